"""GT-C: the official card set and what cards show."""

from collections import Counter

import pytest
from tactics import GAME, hand, play, table

import honjin
from honjin.games.gosu_tactics.card import CLANS, DARKS, Card
from honjin.games.gosu_tactics.cardset import STANDARD

TROOPERS = [card for card in STANDARD.cards if card.level == 1]


def strength(rows: list[list[str]]) -> object:
    t = table(army={0: rows})
    return t.view(None)["seats"][0]["strength"]  # type: ignore[index]


def test_gt_c1_two_to_four_players() -> None:
    assert [GAME.new(seed="c1", players=players).players for players in (2, 3, 4)] == [2, 3, 4]
    for players in (1, 5):
        with pytest.raises(ValueError, match=f"found {players}, expected 2 to 4"):
            GAME.new(seed="c1", players=players)


def test_gt_c1_75_goblins_are_in_play() -> None:
    assert sum(STANDARD.copies) == 75
    t = GAME.new(seed="c1", players=4)
    assert t.view(None)["deck"] == 75 - 4 * len(hand(t, 0)) == 35


def test_gt_c1_there_is_one_advantage_card() -> None:
    t = table(advantage=1, hand={0: ["alpha-advantage"]})
    assert t.view(None)["advantage"] == 1
    play(t, "play alpha-advantage")
    assert t.view(None)["advantage"] == 0


def test_gt_c1_the_rulebook_names_the_nine_point_cards() -> None:
    assert "9 victory point cards" in honjin.rule("GT-C1")
    assert "9 cartes de point de victoire" in honjin.rule("GT-C1", "fr")


def test_gt_c2_nine_troopers_four_fighters_and_two_generals_in_each_of_five_clans() -> None:
    count: Counter[tuple[str, int]] = Counter()
    for card in STANDARD.cards:
        count[CLANS[card.clan], card.level] += card.copies
    expected = {1: 9, 2: 4, 3: 2}
    clans = ("gobans", "alphas", "darks", "mekas", "fires")
    assert count == {(clan, level): number for clan in clans for level, number in expected.items()}


def test_gt_c3_three_families_a_clan_of_two_plain_troopers_and_one_x() -> None:
    families: dict[str, list[Card]] = {}
    for card in TROOPERS:
        families.setdefault(card.name, []).append(card)
    assert Counter(cards[0].clan for cards in families.values()) == dict.fromkeys(range(5), 3)
    for plain, x in families.values():
        assert (plain.is_x, plain.copies, x.is_x, x.copies) == (False, 2, True, 1)
        assert x.clan == plain.clan
        assert x.id == f"{plain.id}-x"


def test_gt_c3_the_x_has_a_link_and_loses_nothing() -> None:
    plain = {card.name: card for card in TROOPERS if not card.is_x}
    for x in TROOPERS:
        if x.is_x:
            twin = plain[x.name]
            assert x.on_link
            assert not twin.on_link
            assert len(x.on_arrival) >= len(twin.on_arrival)
            assert len(x.on_mutation) >= len(twin.on_mutation)
            assert (x.mutation is None) == (twin.mutation is None)


def test_gt_c3_fighters_and_generals_are_unique() -> None:
    higher = [card for card in STANDARD.cards if card.level > 1]
    assert len({card.name for card in higher}) == len(higher) == 30
    assert all(card.copies == 1 and not card.is_x for card in higher)


def test_gt_c4_levels_count_2_3_and_5() -> None:
    assert strength([["goban-recruit"]]) == 2
    assert strength([["goban-recruit"], ["goban-knight"]]) == 2 + 3
    assert strength([["goban-recruit"], ["goban-knight"], ["goban-lord"]]) == 2 + 3 + 5


def test_gt_c4_a_full_army_counts_50() -> None:
    t = table(
        army={
            0: [
                ["goban-recruit", "alpha-recruit", "dark-recruit", "meka-recruit", "fire-recruit"],
                ["goban-knight", "alpha-knight", "dark-knight", "meka-knight", "fire-knight"],
                ["goban-lord", "alpha-lord", "dark-lord", "meka-lord"],
            ]
        },
        hand={0: ["fire-lord"]},
    )
    play(t, "play fire-lord")
    assert t.view(None)["seats"][0]["strength"] == 50  # type: ignore[index]


def test_gt_c5_only_darks_mutate_as_zombies_and_only_at_a_cost() -> None:
    zombies = [card for card in STANDARD.cards if card.zombie]
    assert {card.clan for card in zombies} == {DARKS}
    assert all(card.mutation is not None for card in zombies)
    assert any(card.mutation is not None and not card.zombie for card in STANDARD.cards)
    assert any(card.mutation is None for card in STANDARD.cards)


def test_gt_c5_links_have_sides_and_every_trigger_occurs() -> None:
    assert all(bool(card.on_link) == bool(card.sides) for card in STANDARD.cards)
    for trigger in ("on_arrival", "on_link", "on_mutation"):
        assert any(getattr(card, trigger) for card in STANDARD.cards)


@pytest.mark.parametrize("card", STANDARD.cards, ids=lambda card: card.id)
def test_gt_c5_a_card_says_its_cost_and_its_triggers_in_both_languages(card: Card) -> None:
    english, french = GAME.card_face(card.id).text, GAME.card_face(card.id, "fr").text
    if card.mutation is None:
        assert english.startswith("Cannot mutate.")
        assert french.startswith("Ne peut pas muter.")
    else:
        zombie = card.zombie
        assert english.startswith(f"{'Zombie mutation' if zombie else 'Mutation'} {card.mutation}.")
        assert french.startswith(f"{'Mutation zombie' if zombie else 'Mutation'} {card.mutation}.")
    assert ("Arrival:" in english) == ("Arrivée :" in french) == bool(card.on_arrival)
    assert ("Link (" in english) == ("Lien (" in french) == bool(card.on_link)
    assert ("When it mutates:" in english) == ("Quand il mute :" in french) == bool(card.on_mutation)
