"""The official set respects what is known of the printed one; a user's set replaces it, checked."""

from collections import Counter
from pathlib import Path

import pytest
from tactics import DRILL, GAME

import honjin
from honjin import FormError
from honjin.games.gosu_tactics.card import CLANS, DARKS, Card
from honjin.games.gosu_tactics.cardset import STANDARD, TacticsCards, card_data, read_cards, write_cards
from honjin.games.gosu_tactics.engine.verbs import Power

CARDS = STANDARD.cards


def powers(card: Card) -> tuple[Power, ...]:
    return card.on_arrival + card.on_link + card.on_mutation


def test_every_official_card_goes_through_toml_and_back() -> None:
    """No card hides code."""
    again = read_cards(write_cards(CARDS))
    assert [card_data(card) for card in again] == [card_data(card) for card in CARDS]
    assert TacticsCards(again).digest == STANDARD.digest


def test_the_set_has_the_printed_structure() -> None:
    assert sum(card.copies for card in CARDS) == 75
    assert len(CARDS) == 60
    for clan in range(len(CLANS)):
        levels = Counter({1: 0, 2: 0, 3: 0})
        for card in CARDS:
            if card.clan == clan:
                levels[card.level] += card.copies
        assert levels == {1: 9, 2: 4, 3: 2}


def test_an_x_is_its_plain_card_and_a_link() -> None:
    plain = {card.name: card for card in CARDS if card.level == 1 and not card.is_x}
    for x in (card for card in CARDS if card.is_x):
        base = plain[x.name]
        assert (base.copies, x.copies) == (2, 1)
        assert (base.clan, base.mutation, base.zombie) == (x.clan, x.mutation, x.zombie)
        assert x.on_link
        have, need = [Counter(p.code() for p in powers(card)) for card in (x, base)]
        assert all(have[code] >= count for code, count in need.items())


def test_each_power_is_on_a_card_and_each_trigger_is_used() -> None:
    assert {power.code() for card in CARDS for power in powers(card)} == set(range(14))
    assert any(card.on_mutation for card in CARDS)
    assert any(card.mutation == 3 for card in CARDS)
    assert any(card.mutation is None for card in CARDS)


def test_zombies_are_darks_of_several_levels() -> None:
    zombies = [card for card in CARDS if card.zombie]
    assert {card.clan for card in zombies} == {DARKS}
    assert len({card.level for card in zombies}) > 1


def test_every_card_says_how_certain_it_is() -> None:
    assert {card.certainty for card in CARDS} == {"reconstructed"}


@pytest.mark.parametrize("lang", honjin.LANGUAGES)
def test_every_card_has_a_text_of_its_powers(lang: str) -> None:
    for card in CARDS:
        face = GAME.card_face(card.id, lang)
        assert card.name in face.headline
        assert face.text.count(".") >= 1 + len(powers(card))


def test_a_card_text_says_what_runs() -> None:
    drill = GAME.card_set(DRILL.read_text("utf-8"))
    face = GAME.card_face("meka-linker", "en", drill)
    assert face.text == "Cannot mutate. Link (right, below): Imprison a card of level 1 or 2."
    assert face.headline == "Meka Linker: Meka, fighter (level 2), value 3, 1 copy, our reconstruction"


def test_a_users_set_is_given_as_text_path_or_file_name(tmp_path: Path) -> None:
    text = DRILL.read_text("utf-8")
    hashes = {GAME.new(seed="set", cards=cards).hash for cards in (text, DRILL, str(DRILL))}
    assert len(hashes) == 1
    assert GAME.new(seed="set").hash not in hashes


def test_two_sets_live_in_one_process() -> None:
    text = DRILL.read_text("utf-8")
    first, second = [GAME.new(seed="two", cards=cards) for cards in (text, f"{text}# the same again\n")]
    assert first.hash == second.hash
    assert first.cards is not second.cards


ONE = '[[cards]]\nname = "Goban Recruit"\nclan = "gobans"\nlevel = 1\ncopies = 2\n'


@pytest.mark.parametrize(
    ("new", "problem"),
    [
        (
            ONE.replace('"gobans"', '"goban"'),
            'cards[0] (Goban Recruit).clan: found "goban", expected one of gobans',
        ),
        (
            ONE.replace("level = 1", "level = 4"),
            "cards[0] (Goban Recruit).level: found 4, expected a whole number from 1",
        ),
        (
            ONE.replace("copies = 2", "copies = 0"),
            "cards[0] (Goban Recruit).copies: found 0, expected a whole number",
        ),
        (ONE.replace('name = "Goban Recruit"\n', ""), "cards[0]: name is missing, expected the printed name"),
        (
            ONE.replace("Goban Recruit", "!!"),
            'cards[0] (!!).name: found "!!", expected a name with letters or digits',
        ),
        (
            ONE + "colour = 1\n",
            'cards[0] (Goban Recruit): unknown key "colour", expected arrival, certainty, clan',
        ),
        (
            ONE + 'arrival = ["drow"]\n',
            'cards[0] (Goban Recruit).arrival[0]: found "drow", expected one of destroy',
        ),
        (
            ONE + "arrival = [{ max = true }]\n",
            "cards[0] (Goban Recruit).arrival[0]: power is missing, expected one of",
        ),
        (
            ONE + 'arrival = [{ power = "draw", max = 1 }]\n',
            "arrival[0].max: found 1, expected true or false",
        ),
        (
            ONE + 'link = ["draw"]\n',
            "cards[0] (Goban Recruit): sides is missing, expected it beside link (GT-T2)",
        ),
        (
            ONE + 'link = ["draw"]\nsides = ["up"]\n',
            'sides[0]: found "up", expected one of right, above, left, below',
        ),
        (ONE + "zombie = true\n", "zombie: found true without a mutation cost, expected a cost (GT-C5)"),
        (
            ONE.replace("level = 1", "level = 2") + "x = true\n",
            "x: found true at level 2, expected it at level 1 only",
        ),
        (
            ONE + 'certainty = "sure"\n',
            'certainty: found "sure", expected one of confirmed, transcribed, reconstructed',
        ),
        (ONE + ONE, "cards[1] (Goban Recruit): found the id goban-recruit of cards[0] again"),
    ],
)
def test_a_card_set_of_bad_form(new: str, problem: str) -> None:
    text = DRILL.read_text("utf-8")
    assert ONE in text
    read_cards(text)
    with pytest.raises(FormError) as error:
        GAME.new(cards=text.replace(ONE, new))
    assert problem in str(error.value)


def test_a_set_needs_enough_cards_and_not_too_many() -> None:
    text = DRILL.read_text("utf-8")
    with pytest.raises(FormError, match="cards: found 2 cards with copies, expected 40 to 100"):
        GAME.new(cards=f'game = "gosu-tactics"\n{ONE}')
    with pytest.raises(FormError, match=r"cards: found 1\d\d cards with copies, expected 40 to 100"):
        GAME.new(cards=text.replace("copies = 2", "copies = 9"))


def test_a_set_without_troopers_is_refused() -> None:
    cards = "".join(f'[[cards]]\nname = "Chief {n}"\nclan = "fires"\nlevel = 3\n' for n in range(40))
    with pytest.raises(
        FormError, match=r"found no card of level 1, expected troopers to begin armies with \(GT-L1\)"
    ):
        GAME.new(cards=f'game = "gosu-tactics"\n{cards}')
