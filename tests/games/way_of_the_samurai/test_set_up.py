"""WS-S: gauges, decks, enemy, weapon, Life, Ki and the wound die at the start."""

import pytest
from samurai import (
    CALM,
    DRILL,
    GAME,
    die,
    drill,
    enemy,
    gauges,
    hand,
    play,
    prompt,
    rules_told,
    samurai,
    seat,
    stored,
    table,
    told,
)

from honjin.table.forms import FormError
from honjin.table.table import Table

WEAPONS = ("katana", "katana-kodachi", "naginata", "nodachi", "tanto", "kusarigama", "bokken")
ENEMIES = {"ishida": (8, 5), "takeshi": (5, 5), "oda": (6, 5), "kempo": (8, 5)}


def new(seed: str = "s", **options: object) -> Table:
    return GAME.new(seed=seed, options=options, cards=DRILL)


# --- WS-S1


def test_ws_s1_the_gauges_are_at_0() -> None:
    assert gauges(new()) == (0, 0, 0)


def test_ws_s1_ishida_and_the_katana_are_what_a_first_fight_has() -> None:
    t = new()
    assert t.view(0)["enemy"] == {"name": "ishida", "life": 8, "ki": 5}
    assert seat(t)["weapon"] == "katana"


@pytest.mark.parametrize("name", list(ENEMIES))
def test_ws_s1_the_enemy_of_choice(name: str) -> None:
    assert new(enemy=name).view(0)["enemy"]["name"] == name  # type: ignore[index]


@pytest.mark.parametrize("weapon", WEAPONS)
def test_ws_s1_the_weapon_of_choice(weapon: str) -> None:
    assert seat(new(weapon=weapon))["weapon"] == weapon


@pytest.mark.parametrize(("option", "first"), [("enemy", "ishida"), ("weapon", "katana")])
def test_ws_s1_nothing_else_can_be_chosen(option: str, first: str) -> None:
    with pytest.raises(ValueError, match=rf"option {option}: found 'shogun', expected .*{first}.*\(WS-S1\)"):
        new(**{option: "shogun"})
    with pytest.raises(FormError, match=rf"option {option}: found 'shogun'.*\(WS-S1\)"):
        drill(**{option: "shogun"})


def test_ws_s1_the_four_decks_are_shuffled() -> None:
    decks = ("action_top", "special_top", "adversary_top", "wound_top")
    positions = [new(seed=str(seed)).position() for seed in range(12)]
    for deck in decks:
        lines = {next(line for line in text.splitlines() if line.startswith(deck)) for text in positions}
        assert len(lines) > 6


def test_ws_s1_the_seed_decides_the_shuffle() -> None:
    assert new(seed="a").hash == new(seed="a").hash
    assert new(seed="a").hash != new(seed="b").hash


def test_ws_s1_nobody_sees_the_decks() -> None:
    text = new().position(0)
    for deck in ("special_top", "adversary_top", "wound_top"):
        (line,) = [line for line in text.splitlines() if line.startswith(deck)]
        assert set(line.split(" = ")[1].strip("[]").split(", ")) == {'"?"'}


def test_ws_s1_the_log_begins_with_the_fight() -> None:
    t = new()
    assert [event["kind"] for event in t.events(0)][:2] == ["started-fight", "started-round"]
    assert rules_told(t, "started-fight") == ["WS-S1"]
    assert t.log(0)[0].text == "Fight 1 starts."
    assert t.log(0, "fr")[0].text == "Le combat 1 commence."


def test_ws_s1_the_first_round_has_begun_and_no_special_is_stored() -> None:
    t = new()
    assert (t.view(0)["round"], prompt(t), len(hand(t)), stored(t)) == (1, "placing", 6, [])
    assert t.view(0)["defence"] is None


# --- WS-S2


def test_ws_s2_the_player_has_8_life_and_5_ki() -> None:
    assert samurai(new()) == (8, 5)
    assert samurai(drill()) == (8, 5)


@pytest.mark.parametrize("weapon", WEAPONS)
def test_ws_s2_unless_the_weapon_says_otherwise(weapon: str) -> None:
    ki = 2 if weapon == "naginata" else 5
    assert samurai(new(weapon=weapon)) == samurai(drill(weapon=weapon)) == (8, ki)


@pytest.mark.parametrize(("name", "gems"), list(ENEMIES.items()))
def test_ws_s2_the_enemy_has_what_its_card_says(name: str, gems: tuple[int, int]) -> None:
    assert enemy(new(enemy=name)) == enemy(drill(enemy=name)) == gems


@pytest.mark.parametrize("weapon", WEAPONS)
def test_ws_s2_the_wound_die_shows_1_unless_the_weapon_says_otherwise(weapon: str) -> None:
    shown = 3 if weapon == "katana-kodachi" else 1
    assert die(new(weapon=weapon)) == die(drill(weapon=weapon)) == shown


def test_ws_s2_the_official_cards_start_alike() -> None:
    t = GAME.new(seed="s2")
    assert (samurai(t), enemy(t), die(t), gauges(t)) == ((8, 5), (8, 5), 1, (0, 0, 0))
    assert samurai(table()) == (8, 5)


def test_ws_s2_no_fight_starts_without_life() -> None:
    with pytest.raises(FormError, match=r"life: found 0, expected"):
        drill(life=0)


def test_ws_s2_what_was_never_won_stands_at_the_start_of_the_next_round_too() -> None:
    t = drill(defences=CALM)
    play(t, "place force-1", "place force-2", "go on", "place technique-1", "go on", "go on", "go on")
    play(t, "place guard-1", "place guard-2", "go on", "place technique-2", "go on", "go on", "go on")
    play(t, "go on")
    assert told(t, "started-round")[0]["number"] == 2
    assert (samurai(t), enemy(t), die(t)) == ((8, 5), (8, 5), 1)
