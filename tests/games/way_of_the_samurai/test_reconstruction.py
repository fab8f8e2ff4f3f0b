"""What is known of the printed cards, and what our own values must keep to."""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations, permutations

import pytest

from honjin.games.way_of_the_samurai.card import SYMBOLS, Action, Adversary, Change, Table, Wound
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.cards.places import PLACES
from honjin.games.way_of_the_samurai.engine.book import DIE, FORCE, GUARD, HIGHEST, LOWEST, TECHNIQUE
from honjin.games.way_of_the_samurai.game import GAME
from honjin.games.way_of_the_samurai.text import card_text

RED = SYMBOLS.index("blood")
ACTIONS = [card for card in BOX.cards if isinstance(card, Action) and not card.special]
SPECIALS = [card for card in BOX.cards if isinstance(card, Action) and card.special]
ADVERSARIES = [card for card in BOX.cards if isinstance(card, Adversary) and not card.hard]
WOUNDS = [card for card in BOX.cards if isinstance(card, Wound) and not card.fatal]


def copies(cards: Iterable[Action | Adversary | Wound]) -> int:
    return sum(card.copies for card in cards)


def reach(gauge: int, wanted: int) -> bool:
    """Whether three Actions, without Joker or Special, bring the gauge there from 0."""
    for three in permutations(ACTIONS, 3):
        level = 0
        for card in three:
            for moved, by in card.lines:
                if moved == gauge:
                    level = min(max(level + by, LOWEST), HIGHEST)
        if level == wanted:
            return True
    return False


# --- 1: sixty cards


def test_the_box_has_sixty_cards() -> None:
    hard = [card for card in BOX.cards if isinstance(card, Adversary) and card.hard]
    wounds = [card for card in BOX.cards if isinstance(card, Wound)]
    singles = len(BOX.weapons) + len(BOX.enemies) + 1 + len(BOX.places) + 1 + copies(hard)
    assert (copies(ACTIONS), copies(SPECIALS), copies(ADVERSARIES)) == (18, 7, 12)
    assert copies(wounds) + singles + 37 == 60
    assert [card.name for card in ACTIONS if card.symbol is None] == ["Joker"]


# --- 2: Actions


def test_three_of_each_symbol_and_red_rarer_than_each_black() -> None:
    count = Counter(card.symbol for card in ACTIONS for _ in range(card.copies) if card.symbol is not None)
    assert min(count.values()) >= 3
    assert sorted(count) == [0, 1, 2, 3]
    assert all(count[RED] < count[symbol] for symbol in count if symbol != RED)


@pytest.mark.parametrize(
    ("gauge", "level"),
    [(FORCE, HIGHEST), (TECHNIQUE, HIGHEST), (GUARD, HIGHEST), (GUARD, LOWEST)],
)
def test_one_attack_can_reach_the_ends_of_the_gauges(gauge: int, level: int) -> None:
    assert reach(gauge, level)


def test_no_line_is_pointless() -> None:
    for card in [*ACTIONS, *SPECIALS]:
        gauges = [gauge for gauge, _ in card.lines]
        assert len(set(gauges)) == len(gauges), card.name  # two lines of one gauge would be one
        assert all(by != 0 for _, by in card.lines), card.name
        assert card.symbol is None or any(by > 0 for _, by in card.lines), card.name


def test_every_gauge_is_raised_and_lowered_by_some_action() -> None:
    lines = [line for card in ACTIONS for line in card.lines]
    for gauge in (FORCE, TECHNIQUE, GUARD):
        assert {by > 0 for moved, by in lines if moved == gauge} == {True, False}


# --- 3: Specials


def strength(card: Action) -> tuple[int, int]:
    """What its lines add up to, and the most that one of them adds."""
    return sum(by for _, by in card.lines), max(by for _, by in card.lines)


def test_a_special_is_stronger_than_any_action_of_its_symbol() -> None:
    assert {card.symbol for card in SPECIALS} == set(range(len(SYMBOLS)))
    for special in SPECIALS:
        for action in (card for card in ACTIONS if card.symbol == special.symbol):
            (total, most), (action_total, action_most) = strength(special), strength(action)
            assert total > action_total, (special.name, action.name)
            assert most >= action_most, (special.name, action.name)


def test_a_special_takes_nothing_away() -> None:
    assert all(by > 0 for card in SPECIALS for _, by in card.lines)


# --- 4: Adversaries


def test_the_three_printed_examples() -> None:
    assert any((c.force, c.technique, c.life, c.ki) == (None, 3, 0, 1) for c in ADVERSARIES)
    both = [c for c in ADVERSARIES if (c.force, c.technique, c.life, c.ki) == (2, 2, 1, 1)]
    assert any(card.either for card in both)
    assert any((c.guard, c.wound, c.hit_life, c.hit_ki) == (2, 1, 0, 0) for c in ADVERSARIES)


def test_defences_ask_for_force_technique_or_both_and_cost_life_ki_or_a_choice() -> None:
    asks = {(card.force is not None, card.technique is not None) for card in ADVERSARIES}
    assert asks == {(True, False), (False, True), (True, True)}
    costs = {(card.life > 0, card.ki > 0, card.either) for card in ADVERSARIES}
    assert costs == {(True, False, False), (False, True, False), (True, True, True)}


def test_every_defence_can_be_pierced_by_six_actions() -> None:
    for card in ADVERSARIES:
        force, technique = card.force or LOWEST, card.technique or LOWEST
        hands = ([line for c in six for line in c.lines] for six in combinations(ACTIONS, 6))
        assert any(total(FORCE, lines) >= force and total(TECHNIQUE, lines) >= technique for lines in hands)


def total(gauge: int, lines: list[Change]) -> int:
    return min(sum(by for moved, by in lines if moved == gauge), HIGHEST)


def test_most_counter_attacks_wound_and_a_few_cost_life_or_ki() -> None:
    plain = [card for card in ADVERSARIES if card.wound == 0]
    assert all(card.hit_life + card.hit_ki > 0 for card in plain)
    assert all(card.hit_life == card.hit_ki == 0 for card in ADVERSARIES if card.wound)
    assert 2 <= len(plain) <= 4
    assert {card.wound for card in ADVERSARIES} == {0, 1, 2}


def test_some_counter_attacks_ask_for_guard_3_and_some_wound_lightly() -> None:
    assert sum(card.guard >= 3 for card in ADVERSARIES) >= 2
    assert sum(card.wound == 1 for card in ADVERSARIES) >= 2


def test_at_most_two_counter_attacks_come_through_any_guard() -> None:
    """And they say so in both languages."""
    sure = [card for card in ADVERSARIES if card.guard > HIGHEST]
    assert 1 <= len(sure) <= 2
    for card in sure:
        assert "whatever your Guard" in card_text(card, "en")
        assert "quelle que soit votre Garde" in card_text(card, "fr")


# --- 5: Wounds


def test_a_grave_wound_is_worse_than_a_light_one() -> None:
    assert copies(WOUNDS) == 4
    for card in WOUNDS:
        assert sum(card.light) > 0, card.name
        assert card.grave != card.light, card.name
        assert all(grave >= light for grave, light in zip(card.grave, card.light, strict=True)), card.name


# --- 6: locations


def test_each_location_has_six_results_with_gains_and_penalties() -> None:
    assert [place.name for place in PLACES] == ["Bridge", "Forest", "Rice field", "Mountains"]
    for place in PLACES:
        assert len(place.results) == 6
        signs = [{by > 0 for _, by in result} for result in place.results]
        assert {True} in signs, place.name
        assert {False} in signs, place.name


def test_ws_l1_a_location_gives_gauges_or_the_wound_die_only() -> None:
    for place in PLACES:
        gains = {what for result in place.results for what, by in result if by > 0}
        assert gains <= {FORCE, TECHNIQUE, GUARD, DIE}, place.name


def test_each_location_has_a_character_of_its_own() -> None:
    favourites = [favourite(place) for place in PLACES]
    assert len(set(favourites)) == len(PLACES)


def favourite(place: Table) -> int:
    """What the location gives most of."""
    given: Counter[int] = Counter()
    for result in place.results:
        for what, by in result:
            given[what] += max(by, 0)
    (most, _), *_ = given.most_common()
    return most


# --- 7: the Clan and the campaigns


def test_the_clan_has_six_rows_below_8_life_and_5_ki() -> None:
    assert len(BOX.clan) == 6
    assert all(0 < life < 8 and 0 < ki < 5 for life, ki in BOX.clan)


def test_the_dojo_has_four_students_and_a_master() -> None:
    dojo = BOX.campaigns[0]
    assert (len(dojo.opponents), dojo.master) == (5, True)
    assert all(who.life and who.ki for who in dojo.opponents)


def test_the_village_has_eight_enemies_with_2_ki_and_life_by_the_die() -> None:
    village = BOX.campaigns[1]
    assert len(village.opponents) >= 8
    assert all((who.life, who.ki) == (None, 2) for who in village.opponents)
    assert not village.master


# --- 8: events


def test_the_normal_event_card_is_kinder_than_the_hard_one() -> None:
    normal, hard = BOX.events
    losses = [sum(by < 0 for result in card.results for _, by in result) for card in (normal, hard)]
    assert (len(normal.results), len(hard.results)) == (6, 6)
    assert losses[0] < losses[1]


# --- what is ours says so


def test_reconstructed_items_are_marked() -> None:
    ours = [*ACTIONS, *SPECIALS, *ADVERSARIES, *WOUNDS, *PLACES, *BOX.climates, *BOX.campaigns, BOX.events[0]]
    assert {item.certainty for item in ours if item.id != "joker"} == {"reconstructed"}


def test_ws_c4_the_jokers_effect_is_confirmed() -> None:
    assert GAME.card_face("joker").certainty == "confirmed"


def test_ws_g8_the_hard_event_card_is_the_printed_one() -> None:
    assert {item.certainty for item in [*BOX.weapons, *BOX.enemies, BOX.events[1]]} == {"confirmed"}
