"""GX-E20: effects inside effects, as far as there is room, and no further."""

import json
import tomllib
from typing import Any

import pytest
from gosu_x import GAME, asked, hand, options, play, rules_told, table, told

from honjin import FormError
from honjin.armies.engine.places import place_at
from honjin.engine.machine import CHAIN_CAP, STACK_MAX, STEP_CAP
from honjin.games.gosu_x.cards import CARDS
from honjin.games.gosu_x.cardset import BELOW_ENTRY, BELOW_TRIGGERED, STANDARD
from honjin.games.gosu_x.engine import book
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.engine.triggers import fire
from honjin.games.gosu_x.vocabulary import copies_in
from honjin.table.card_set import LENGTH_MAX
from honjin.table.forms import write_toml
from honjin.table.table import Table

COPY = {"do": "choose", "deeds": ["copy"]}


def everybody(**fields: Any) -> str:
    """The official set, where every card does the same."""
    document = tomllib.loads(STANDARD.write())
    for card in document["cards"]:
        for key in ("entry", "icons", "when", "triggered", "abilities", "keywords", "reaction"):
            card.pop(key, None)
        card |= fields
    return write_toml(document)


def one(card_name: str, /, **fields: Any) -> str:
    document = tomllib.loads(STANDARD.write())
    next(card for card in document["cards"] if card["name"] == card_name).update(fields)
    return write_toml(document)


def nested(verb: str, times: int, inner: object = "draw") -> object:
    for _ in range(times):
        inner = {"do": verb, "steps": [inner]}
    return inner


def refusals(text: str) -> dict[str, list[str]]:
    with pytest.raises(FormError) as error:
        GAME.new(cards=text)
    return {lang: error.value.lines(lang) for lang in ("en", "fr")}


# --- what waits below


def test_gx_e20_four_effects_wait_below_an_entry_effect() -> None:
    t = play(table(army={0: [["volantis"]]}, hand={0: ["elle"]}), "play elle")
    assert stack(t)[: BELOW_ENTRY + 1] == ["rounds", "round", "turn", "resolution", "cards.elle.entry"]


def test_gx_e20_six_effects_wait_below_one_that_the_end_of_a_turn_triggers() -> None:
    cards = one("Nezha", triggered=["search"])
    t = play(table(army={0: [["volantis"], ["nezha"]]}, cards=cards), "draw 1")
    below = ["rounds", "round", "turn", "end-of-turn", "end-effects", "triggered"]
    assert stack(t)[: BELOW_TRIGGERED + 1] == [*below, "cards.nezha.triggered"]


def stack(t: Table) -> list[str]:
    """The effects that wait, from the bottom."""
    return [frame[0] for frame in json.loads(t.dump())["state"]["stack"]]


# --- the official cards


def test_gx_e20_no_official_card_needs_more_than_12_of_40_places() -> None:
    deep = {id for id, depth in zip(STANDARD.ids, STANDARD.depths, strict=True) if depth > 10}
    assert (max(STANDARD.depths), deep) == (12, {"unites-de-bombardement", "byun-hyung-ja-phoenix"})


def test_gx_e20_the_longest_chain_of_official_copies_fits() -> None:
    """Each copying card once, the mirrors too, two frames each; then the deepest card, and a trigger."""
    copying = sum(card.count for card in CARDS if copies_in(card.entry) or card.abilities & book.MIRROR)
    assert copying == 11
    assert all(copies_in((*card.entry, *card.triggered)) <= 1 for card in CARDS)
    captured = [number for number, card in enumerate(CARDS) if card.trigger == book.WAS_CAPTURED]
    triggered = 2 + max(STANDARD.x_book.triggered_room[number] for number in captured)  # and a Bounty
    assert BELOW_ENTRY + 2 * copying + max(STANDARD.x_book.entry_room) + triggered <= STACK_MAX


# --- chains that find no room


def test_gx_e20_a_chain_of_copies_goes_on_until_there_is_no_room_and_then_back() -> None:
    rows = [["muraena", "arpia", "timer", "sqeezs", "arpia"], ["kaez", "genious", "fenghuang"], ["phoenix"]]
    others = [["3-voeux", "1000-visages", "nakshatra", "navaj", "nitish"], ["nio", "valeen", "pangu"]]
    t = table(army={0: rows, 1: others}, hand={0: ["phoenix-eliana"]}, cards=everybody(entry=[COPY]))
    play(t, "play phoenix-eliana")
    copies = 0
    while asked(t) == (0, "choose"):
        play(t, options(t)[0])
        copies += 1
    assert t.state.depth() <= STACK_MAX
    assert rules_told(t, "did-nothing") == ["GX-E20"]
    assert (copies, len(told(t, "copied"))) == (17, 17)
    assert asked(t) == (1, "turn")


def test_gx_e20_no_effect_is_triggered_inside_three_others() -> None:
    """Every shuffled discard draws, and every draw shuffles the discard again."""
    cards = everybody(
        when="shuffled-discard", triggered=[{"do": "mill", "count": 60}, {"do": "draw", "count": 1}]
    )
    t = table(army={0: [["muraena", "arpia"]]}, cards=cards, clans={0: ["phoenix", "xi-an", "justice"]})
    t = play(empty_deck(t, cards), "draw 1")
    assert set(rules_told(t, "did-nothing")) == {"GX-E20"}
    # Two cards at each of three levels: 2 + 4 + 8, as long as there is a card to draw.
    assert len(told(t, "resolved")) == 14
    assert asked(t) == (0, "hand-limit")


def empty_deck(t: Table, cards: str) -> Table:
    """The same position with all that is left in seat 0's discard."""
    document = tomllib.loads(t.position())
    seat = document["seats"][0]
    seat["discard"] = [*seat.get("discard", []), *seat.pop("deck_top", [])]
    return GAME.position(write_toml(document), cards=cards)


def test_gx_e20_triggers_that_set_each_other_off_without_a_question_come_to_an_end() -> None:
    each = {"do": "each-player", "steps": ["draw", "draw"]}
    cards = everybody(
        when="shuffled-discard", triggered=[{"do": "mill", "count": 60}, nested("each-player", 3, each)]
    )
    GAME.card_set(cards)
    rows = [
        ["muraena", "arpia", "timer", "sqeezs", "arpia"],
        ["kaez", "genious", "fenghuang", "phoenix-eliana"],
    ]
    t = empty_deck(table(army={0: rows}, cards=cards, clans={0: ["phoenix", "xi-an", "justice"]}), cards)
    play(t, "draw 1")
    assert asked(t) == (0, "hand-limit")


def test_gx_e20_nothing_is_triggered_after_too_many_steps_without_a_decision() -> None:
    s = table(army={0: [["volantis"], ["nezha"]]}).state
    assert isinstance(s, XState)
    nezha = STANDARD.numbers["nezha"]
    before = s.depth()
    s.taken = CHAIN_CAP + 1
    fire(s, place_at(0, 1, 0), nezha, 0)
    assert s.depth() == before
    s.taken = CHAIN_CAP
    fire(s, place_at(0, 1, 0), nezha, 0)
    assert s.depth() == before + 1
    # What then waits, 40 effects at most, comes to an end before the machine gives up.
    assert CHAIN_CAP + STACK_MAX * LENGTH_MAX < STEP_CAP


# --- what is refused


def test_gx_e20_effects_that_do_not_fit_are_refused_with_card_and_field() -> None:
    fits, deep = nested("opponent", 16), nested("opponent", 18)
    GAME.new(cards=one("Timer", entry=[fits]))
    assert refusals(one("Timer", entry=[deep])) == {
        "en": ["cards[58] (Timer).entry: found effects inside each other, 38 deep, expected at most 36"],
        "fr": ["cards[58] (Timer).entry\xa0: trouvé des effets emboîtés sur 38 niveaux, attendu 36 au plus"],
    }
    nezha = one("Nezha", triggered=[nested("may", 17)])
    assert refusals(nezha)["en"] == [
        "cards[5] (Nezha).triggered: found effects inside each other, 36 deep, expected at most 34"
    ]


def test_gx_e20_the_deepest_accepted_effect_resolves() -> None:
    t = table(hand={0: ["timer"]}, cards=one("Timer", entry=[nested("opponent", 17)]))
    play(t, "play timer")
    assert (len(hand(t, 0)), len(hand(t, 1)), asked(t)) == (0, 1, (1, "turn"))


def test_gx_e20_steps_that_wait_one_on_the_other_are_counted() -> None:
    """All steps of a discarded Bounty wait at once (GX-E13)."""
    steps = {"do": "discard-bounty", "steps": ["draw"] * 36}
    assert "37 deep" in refusals(one("Timer", entry=[steps | {"steps": ["draw"] * 36}]))["en"][0]
    cards = one("Timer", entry=[steps | {"steps": ["draw"] * 35}])
    t = table(hand={0: ["timer", "muraena"]}, cards=cards)
    play(t, "play timer", "discard muraena")
    assert asked(t)[1] in ("turn", "hand-limit")


def test_gx_e20_an_effect_of_too_many_steps_is_refused() -> None:
    assert refusals(one("Timer", entry=[nested("each-player", 10)]))["en"][0].endswith(
        "those for each player counted for each, expected at most 1000"
    )
    assert "étapes" in refusals(one("Timer", entry=["draw"] * 2000))["fr"][0]
    GAME.new(cards=one("Timer", entry=["draw"] * 200))


def test_gx_e20_an_effect_copies_two_others_at_most() -> None:
    GAME.new(cards=one("Timer", entry=[COPY, COPY]))
    assert refusals(one("Timer", entry=[COPY, {"do": "each-player", "steps": ["copy-discarded"]}])) == {
        "en": ["cards[58] (Timer).entry: found an effect that copies 3 others, expected at most 2 (GX-E20)"],
        "fr": [
            "cards[58] (Timer).entry\xa0: trouvé un effet qui en copie 3 autres, attendu 2 au plus (GX-E20)"
        ],
    }


@pytest.mark.parametrize(
    "name", ["T" * 61, "Two\nlines", "A hole \N{OBJECT REPLACEMENT CHARACTER}", "A\x1b[1mB"]
)
def test_a_name_that_cannot_stand_on_a_line_is_refused(name: str) -> None:
    found = refusals(one("Elle", name=name))
    assert found["en"][0].endswith("expected a name of at most 60 characters on one line")
    assert found["fr"][0].endswith("attendu un nom de 60 caractères au plus, sur une ligne")
