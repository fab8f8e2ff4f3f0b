"""WS-C: the box, what cards say, the Joker and the gauges."""

from collections import Counter

import pytest
from samurai import (
    DRILL,
    GAME,
    SIX,
    attack,
    drill,
    enemy,
    gauges,
    options,
    play,
    prompt,
    refused,
    rules_told,
    samurai,
    seat,
    small_set,
    told,
    until,
    why_not,
)

import honjin
from honjin.games.way_of_the_samurai.card import SYMBOLS, Action, Adversary, Wound
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.cards.adversaries import UNPARRIED
from honjin.games.way_of_the_samurai.cardset import read_box
from honjin.table.forms import FormError

JOKER = ("joker", "force-1", "force-2", "technique-1", "guard-1", "guard-2")
ACTIONS = [card for card in BOX.cards if isinstance(card, Action)]
ADVERSARIES = [card for card in BOX.cards if isinstance(card, Adversary)]
WOUNDS = [card for card in BOX.cards if isinstance(card, Wound)]


# --- WS-C1


def test_ws_c1_one_player_against_the_deck() -> None:
    assert GAME.new(seed="c1").players == 1
    with pytest.raises(ValueError, match="found 2, expected 1 to 1"):
        GAME.new(seed="c1", players=2)


def test_ws_c1_the_rulebook_names_what_is_in_the_box() -> None:
    for part in ("60 cards", "25", "16 Life gems", "10 Ki gems", "2 dice", "6 markers", "2 boards"):
        assert part in honjin.rule("WS-C1")
    for part in ("60 cartes", "16 gemmes de Vie", "10 gemmes de Ki", "2 dés", "6 marqueurs", "2 plateaux"):
        assert part in honjin.rule("WS-C1", "fr")


def test_ws_c1_the_gems_are_no_limit_to_life() -> None:
    t = drill(location="life-place", life=15, ki=5)
    play(t, "location", "location")
    assert samurai(t) == (21, 3)


# --- WS-C2


def test_ws_c2_the_single_cards() -> None:
    assert [weapon.name for weapon in BOX.weapons] == [
        *("Katana", "Katana & Kodachi", "Naginata", "Nodachi", "Tanto", "Kusarigama", "Bokken"),
    ]
    assert [who.name for who in BOX.enemies] == ["Ishida", "Takeshi", "Oda", "Kempo"]
    assert len(BOX.clan) == 6
    assert [place.name for place in BOX.places] == ["Bridge", "Forest", "Rice field", "Mountains"]
    assert sum(card.copies for card in ADVERSARIES if card.hard) == 1
    assert len(BOX.events) == 2


def test_ws_c2_five_wounds_one_of_them_special() -> None:
    assert sum(card.copies for card in WOUNDS) == 5
    assert sum(card.copies for card in WOUNDS if card.fatal) == 1


def test_ws_c2_four_decks_and_their_discards() -> None:
    box = read_box(DRILL.read_text("utf-8"))
    copies: Counter[str] = Counter()
    for card in box.cards:
        kind = "special" if isinstance(card, Action) and card.special else type(card).__name__
        copies[kind] += card.copies
    seen = GAME.new(seed="c2", cards=DRILL).view(0)
    assert seen["actions"]["deck"] == copies["Action"] - 6  # type: ignore[index]
    assert seen["specials"]["deck"] == copies["special"]  # type: ignore[index]
    assert seen["adversaries"]["deck"] == copies["Adversary"] - 1  # type: ignore[index]  # the Hard card
    assert sum(seen["wounds"].values()) == copies["Wound"]  # type: ignore[attr-defined]
    assert seen["actions"]["discard"] == seen["adversaries"]["discard"] == []  # type: ignore[index]


def test_ws_c2_an_owners_set_has_cards_enough() -> None:
    with pytest.raises(FormError, match=r"actions: found 5 .*expected 6 to 40"):
        GAME.new(
            cards=small_set(
                actions=[{"name": "Cut", "symbol": "moon", "lines": {"force": 1}, "copies": 5}],
            )
        )


# --- WS-C3


def test_ws_c3_one_symbol_and_one_or_two_lines_each_of_one_gauge() -> None:
    for card in ACTIONS:
        if card.name != "Joker":
            assert card.symbol in range(len(SYMBOLS))
            assert 1 <= len(card.lines) <= 2
            assert len({gauge for gauge, _ in card.lines}) == len(card.lines)
            assert all(by != 0 for _, by in card.lines)


def test_ws_c3_three_black_symbols_and_a_red_one() -> None:
    assert {card.symbol for card in ACTIONS} == {0, 1, 2, 3, None}
    assert SYMBOLS == ("mountain", "moon", "gate", "blood")


def test_ws_c3_each_line_moves_its_gauge() -> None:
    t = drill(hand=["guard-2-force-minus-1", *SIX[1:]])
    play(t, "place guard-2-force-minus-1")
    assert gauges(t) == (-1, 0, 2)
    assert seat(t)["attack"] == [{"card": "guard-2-force-minus-1", "symbol": "gate"}]


@pytest.mark.parametrize("lines", [{}, {"force": 1, "technique": 1, "guard": 1}])
def test_ws_c3_no_line_or_three_are_no_action(lines: dict[str, int]) -> None:
    actions = [{"name": "Cut", "symbol": "moon", "lines": lines, "copies": 6}]
    with pytest.raises(FormError, match=rf"Cut: found {len(lines)} lines, expected one or two \(WS-C3\)"):
        GAME.new(cards=small_set(actions=actions))


# --- WS-C4


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_ws_c4_the_joker_has_the_symbol_chosen_red_too(symbol: str) -> None:
    t = drill(hand=JOKER)
    play(t, "place joker")
    assert prompt(t) == "joker"
    assert [option for option in options(t) if option.startswith("symbol")] == [
        f"symbol {s}" for s in SYMBOLS
    ]
    play(t, f"symbol {symbol}", "gauge force")
    assert seat(t)["attack"] == [{"card": "joker", "symbol": symbol}]
    assert [(event["word"], event["rule"]) for event in told(t, "chose-symbol")] == [(symbol, "WS-C4")]


@pytest.mark.parametrize(
    ("gauge", "levels"), [("force", (1, 0, 0)), ("technique", (0, 1, 0)), ("guard", (0, 0, 1))]
)
def test_ws_c4_the_joker_raises_one_gauge_of_choice_by_1(gauge: str, levels: tuple[int, int, int]) -> None:
    t = drill(hand=JOKER)
    play(t, "place joker", "symbol moon", f"gauge {gauge}")
    assert gauges(t) == levels
    assert rules_told(t, f"moved-{gauge}") == ["WS-C4"]
    assert prompt(t) == "placing"


def test_ws_c4_symbol_and_gauge_are_two_choices_and_only_then_the_next_card() -> None:
    t = drill(hand=JOKER)
    play(t, "place joker")
    assert why_not(t, "gauge force") == [
        (
            "not what is asked now (Joker: choose its symbol): HJ-C1",
            "ce n'est pas la question posée (Joker : choisissez son symbole) : HJ-C1",
        )
    ]
    play(t, "symbol gate")
    assert refused(t, "symbol moon") == ["HJ-C1"]  # fixed as it is placed
    assert refused(t, "place force-1") == ["HJ-C1"]
    assert gauges(t) == (0, 0, 0)


def test_ws_c4_a_joker_completes_a_black_combo_and_a_red_one() -> None:
    t = drill(hand=["force-1", "force-2", "joker", *SIX[3:]])
    attack(t, "force-1", "force-2", "joker")
    play(t, "symbol mountain", "gauge guard")
    assert "combo special" in options(until(t, "collecting"))
    t = drill(hand=["red-force-1", "red-guard-1", "joker", *SIX[3:]])
    attack(t, "red-force-1", "red-guard-1", "joker")
    play(t, "symbol blood", "gauge guard")
    assert "combo die" in options(until(t, "collecting"))


def test_ws_c4_two_jokers_are_chosen_each_for_itself() -> None:
    t = drill(hand=["joker", "joker", *SIX[:4]])
    play(t, "place joker", "symbol moon", "gauge force", "place joker", "symbol blood", "gauge technique")
    attack(t, "force-1")
    symbols = [card["symbol"] for card in seat(t)["attack"]]  # type: ignore[attr-defined]
    assert symbols == ["moon", "blood", "mountain"]
    assert gauges(t)[:2] == (2, 1)


def test_ws_c4_the_symbol_of_a_joker_is_forgotten_with_the_attack() -> None:
    t = drill(hand=["joker", "force-1", "force-2", "force-2", "force-1", "guard-1"])
    play(t, "place joker", "symbol blood", "gauge guard")
    attack(t, "force-1", "force-2")
    attack(t, "force-2", "force-1")
    symbols = [card["symbol"] for card in seat(t)["attack"]]  # type: ignore[attr-defined]
    assert symbols == ["mountain", "mountain"]


# --- WS-C5


def test_ws_c5_a_defence_asks_for_force_technique_or_both() -> None:
    for card in ADVERSARIES:
        assert card.hard or card.force is not None or card.technique is not None
    adversaries = [{"name": "Open", "life": 1, "guard": 1, "copies": 4}]
    with pytest.raises(FormError, match=r"Open: found neither force nor technique, .* \(WS-C5\)"):
        GAME.new(cards=small_set(adversaries=adversaries))


def test_ws_c5_a_counter_attack_asks_for_guard() -> None:
    for card in ADVERSARIES:
        assert card.hard or 0 <= card.guard <= UNPARRIED
    # Force and Technique at their highest do not help against it.
    t = drill(
        hand=["force-2-technique-2", "force-2-technique-2", *SIX[:4]], defences=["calm", "always-life-1"]
    )
    attack(t, "force-2-technique-2", "force-2-technique-2", "force-1")
    until(t, "placing")
    assert gauges(t) == (4, 4, 0)
    assert samurai(t) == (7, 5)


def test_ws_c5_guard_does_not_help_against_a_defence() -> None:
    t = drill(hand=["guard-2", "guard-2", "force-1", *SIX[:3]], defences=["ask-force-2-life-1", "calm"])
    attack(t, "guard-2", "guard-2", "force-1")
    until(t, "placing")
    assert gauges(t) == (1, 0, 4)
    assert enemy(t) == (8, 5)


# --- WS-C6


@pytest.mark.parametrize(
    ("card", "gauge", "top"), [("force-2", 0, 4), ("technique-2", 1, 4), ("guard-2", 2, 4)]
)
def test_ws_c6_a_gauge_stops_at_4(card: str, gauge: int, top: int) -> None:
    t = drill(hand=[card, card, card, "red-force-1", "red-guard-1", "red-guard-1"])
    attack(t, card, card, card)
    assert gauges(t)[gauge] == top
    kind = ("force", "technique", "guard")[gauge]
    assert [event["number"] for event in told(t, f"moved-{kind}")] == [2, 4, 4]


@pytest.mark.parametrize(
    ("card", "gauge"), [("force-minus-2", 0), ("technique-minus-2", 1), ("guard-minus-2", 2)]
)
def test_ws_c6_a_gauge_stops_at_minus_2(card: str, gauge: int) -> None:
    t = drill(hand=[card, card, "red-force-1", "red-force-1", "red-guard-1", "red-guard-1"])
    play(t, f"place {card}")
    assert gauges(t)[gauge] == -2
    play(t, f"place {card}")
    assert gauges(t)[gauge] == -2


def test_ws_c6_what_goes_beyond_the_end_is_not_kept_for_later() -> None:
    t = drill(hand=["guard-2", "guard-2", "guard-2", "guard-minus-1", "guard-minus-2", "force-1"])
    attack(t, "guard-2", "guard-2", "guard-2")
    play(until(t, "placing"), "place guard-minus-1")
    assert gauges(t) == (0, 0, 3)


def test_ws_c6_a_joker_may_raise_a_full_gauge_in_vain() -> None:
    t = drill(hand=["joker", "force-2", "force-2", *SIX[3:]])
    attack(t, "force-2", "force-2", "joker")
    play(t, "symbol moon", "gauge force")
    assert gauges(t) == (4, 0, 0)


def test_ws_c6_ki_buys_no_level_above_the_end() -> None:
    t = drill(hand=["guard-2", "guard-2", "guard-2", *SIX[:3]])
    attack(t, "guard-2", "guard-2", "guard-2")
    until(t, "before-counter")
    assert why_not(t, "ki guard") == [
        (
            "the gauge must have room to rise; it is as high as it can be: WS-C6",
            "il faut que la jauge puisse monter ; elle est déjà au plus haut : WS-C6",
        )
    ]
    assert "ki guard" not in options(t)
