"""GX-C: the printed data of the 88 cards and the 8 tiles, typed from the facts about the published game."""

from collections import Counter

import pytest

from honjin.games.gosu_x.card import ABILITIES, CLAN_NAMES, KEYWORDS
from honjin.games.gosu_x.cardset import STANDARD
from honjin.table.fields import word_of, write_words

CERTAINTY = {"A": "confirmed", "B": "transcribed", "C": "reconstructed"}

# A clan, then its cards: level, shift cost, keywords, icons, whether there is an entry effect, certainty.
FACTS = """
Justice
Atalante à grand bouclier      | I   | 1 | recruiter force-of-will    | 0 | none  | B
Les flèches de Justice         | I   | 1 |                            | 0 | entry | B
Les fées pétales               | I   | 3 |                            | 0 | entry | A
Volantis                       | I   | 2 |                            | 0 | entry | B
Elle                           | II  | 2 |                            | 0 | entry | B
Nezha                          | II  | - |                            | 0 | none  | B
Quae                           | II  | 2 |                            | 0 | entry | A
Sati                           | II  | 3 |                            | 0 | entry | A
Tourach                        | II  | 3 |                            | 0 | entry | A
Justice                        | III | - |                            | 0 | entry | A
Byun Hyung Ja (Justice)        | III | - | bounty                     | 0 | none  | B

Abhilasha
Le Cercle Rouge                | I   | 1 | secret-shift force-of-will | 0 | none  | B
Les apôtres de la nuit         | I   | 2 | secret-shift               | 1 | entry | B
Les gardiens de la nuit        | I   | 2 | secret-shift recruiter     | 0 | none  | B
Les sombres cultistes          | I   | 2 | secret-shift bounty        | 0 | entry | B
Alpha (mort)                   | II  | 0 | secret-shift               | 0 | entry | C
Ashes                          | II  | 0 | secret-shift               | 0 | entry | C
Cylak                          | II  | 0 | secret-shift               | 0 | entry | C
Ecnalab                        | II  | 0 | secret-shift               | 0 | entry | C
Solok                          | II  | 2 | secret-shift               | 0 | entry | B
Abhilasha                      | III | - |                            | 0 | entry | B
Byun Hyung Ja (Abhilasha)      | III | - | bounty                     | 0 | none  | B

Tomorrow
Aat                            | I   | 1 |                            | 0 | none  | B
Chercheurs de dépouilles       | I   | 2 | bounty                     | 1 | entry | B
Obeezs                         | I   | 2 | echo                       | 0 | entry | B
Wiindz                         | I   | 2 | echo                       | 1 | entry | B
EZ                             | II  | 2 | echo bounty                | 1 | entry | B
Fre'e                          | II  | 2 |                            | 0 | entry | B
Ne'o                           | II  | 2 | echo                       | 0 | entry | B
Ne'ye                          | II  | 2 |                            | 0 | none  | B
Sha'dow                        | II  | 1 | ethereal                   | 0 | none  | B
Tomorrow                       | III | - |                            | 0 | entry | B
Byun Hyung Ja (Tomorrow)       | III | - | bounty                     | 0 | none  | B

Narashima
Nakshatra                      | I   | 2 |                            | 1 | entry | B
Navaj                          | I   | 2 |                            | 0 | entry | B
Nikhilesh                      | I   | 2 | bounty                     | 1 | entry | B
Nitish                         | I   | 1 |                            | 1 | entry | B
Nachiketa                      | II  | 2 |                            | 1 | entry | B
Nalin                          | II  | 3 | wondrous                   | 1 | entry | B
Narashima (Lion)               | II  | 2 |                            | 1 | entry | B
Niranjan                       | II  | 2 |                            | 1 | entry | B
Nityananda                     | II  | 4 |                            | 0 | entry | B
Narashima                      | III | - |                            | 0 | entry | A
Byun Hyung Ja (Narashima)      | III | - | bounty                     | 0 | none  | B

Galmi
Boul Go                        | I   | 1 | wondrous recruiter         | 0 | none  | A
Bun To                         | I   | 2 | wondrous                   | 1 | entry | B
Kno'Bo                         | I   | 2 | wondrous                   | 1 | entry | B
Un'Go                          | I   | 2 | wondrous                   | 1 | entry | B
Galmi (Avatar)                 | II  | - | wondrous ethereal          | 0 | none  | A
Kan Te                         | II  | 3 | wondrous                   | 1 | entry | B
Ree Ab                         | II  | 2 | wondrous                   | 1 | entry | B
Shard                          | II  | 2 | wondrous                   | 1 | entry | B
She Rift                       | II  | 2 | wondrous                   | 1 | entry | A
Galmi                          | III | - | wondrous                   | 0 | entry | A
Byun Hyung Ja (Galmi)          | III | - | wondrous bounty            | 0 | none  | B

Phoenix
Arpia                          | I   | 2 |                            | 1 | entry | B
Muraena                        | I   | 3 | bounty                     | 1 | entry | B
Sqeezs                         | I   | 2 |                            | 1 | entry | B
Timer                          | I   | 2 |                            | 1 | entry | B
Fenghuang                      | II  | 1 |                            | 0 | entry | B
Genious                        | II  | 2 |                            | 0 | entry | B
Kaez                           | II  | 2 |                            | 0 | entry | B
Phoenix (Eliana)               | II  | - |                            | 0 | none  | B
Phoenix (Immortal)             | II  | 1 | ethereal                   | 0 | none  | C
Phoenix                        | III | - |                            | 0 | entry | A
Byun Hyung Ja (Phoenix)        | III | - | bounty                     | 0 | none  | A

Goan Sul
Déesses de lave                | I   | 1 | veteran                    | 0 | entry | B
Esprits de Smook               | I   | 2 | veteran                    | 1 | entry | B
Les gardiens démons            | I   | 2 | veteran                    | 1 | entry | B
Unités de bombardement         | I   | 2 | veteran                    | 1 | entry | A
Alpha                          | II  | 2 | veteran                    | 0 | entry | C
Hempo                          | II  | 3 | veteran                    | 1 | entry | B
Hemro, le chasseur de primes   | II  | - | veteran                    | 0 | none  | A
Orgah                          | II  | 1 | veteran bounty             | 1 | entry | B
Smook                          | II  | 3 | veteran                    | 1 | entry | B
Goan Sul                       | III | - | veteran                    | 0 | entry | A
Byun Hyung Ja (Goan Sul)       | III | - | veteran bounty             | 0 | none  | B

Xi'an
3 voeux                        | I   | 1 |                            | 2 | entry | B
1000 visages                   | I   | 2 |                            | 2 | entry | B
All in one                     | I   | - | bounty                     | 0 | none  | B
Dragon dansant                 | I   | 2 |                            | 0 | entry | B
Dalisteer                      | II  | 2 | secret-shift               | 2 | entry | B
Nio                            | II  | 3 | echo                       | 0 | entry | B
Pangu                          | II  | 3 | veteran                    | 0 | entry | B
Shennong                       | II  | - | bounty                     | 0 | none  | B
Valeen                         | II  | 2 | wondrous                   | 0 | entry | B
Xi'an                          | III | - |                            | 0 | entry | B
Byun Hyung Ja (Xi'an)          | III | - | bounty                     | 0 | none  | B
"""

TILES = {
    "Abhilasha": ("secret-shifts", "C"),
    "Galmi": ("short-pass", "A"),
    "Goan Sul": ("battle-of-ten", "A"),  # A for the win; the sacrifice is an option of the game
    "Justice": ("ethereal-top", "A"),
    "Narashima": ("hand-of-five", "A"),
    "Phoenix": ("hand-in-battle", "A"),
    "Tomorrow": ("echo-immortals", "C"),
    "Xi'an": ("wild-immortals", "C"),
}


def facts() -> list[tuple[str, list[str]]]:
    """Each clan's lines: the clan's name, and the fields of a card."""
    found = []
    for block in FACTS.strip().split("\n\n"):
        clan, *lines = block.splitlines()
        found += [(clan, [field.strip() for field in line.split("|")]) for line in lines]
    return found


@pytest.mark.parametrize(("clan", "fields"), facts(), ids=lambda it: it if isinstance(it, str) else it[0])
def test_card_data(clan: str, fields: list[str]) -> None:
    name, level, shift, keywords, icons, entry, certainty = fields
    (card,) = (card for card in STANDARD.cards if card.name == name)
    assert CLAN_NAMES[card.clan] == clan
    assert "I" * card.level == level
    assert ("-" if card.shift is None else str(card.shift)) == shift
    assert sorted(write_words(KEYWORDS, card.keywords)) == sorted(keywords.split())
    assert card.icons == int(icons)
    assert bool(card.entry) == (entry == "entry")
    assert card.certainty == CERTAINTY[certainty]
    assert card.value == {"I": 2, "II": 3, "III": 5}[level]  # GX-C3
    assert card.count == (2 if level == "I" else 1)  # GX-C1


def test_card_data_names_every_card_of_the_set_in_its_order() -> None:
    assert [card.name for card in STANDARD.cards] == [fields[0] for _, fields in facts()]
    assert len(STANDARD.cards) == len({card.name for card in STANDARD.cards}) == 88


@pytest.mark.parametrize("clan", TILES)
def test_card_data_of_the_tile(clan: str) -> None:
    (tile,) = (tile for tile in STANDARD.tiles if CLAN_NAMES[tile.clan] == clan)
    ability, certainty = TILES[clan]
    assert word_of(ABILITIES, tile.ability) == ability
    assert tile.certainty == CERTAINTY[certainty]


def test_card_data_has_one_tile_for_each_clan() -> None:
    assert Counter(tile.clan for tile in STANDARD.tiles) == dict.fromkeys(range(8), 1)


def test_card_data_four_troops_five_heroes_two_immortals_a_clan() -> None:
    count = Counter((card.clan, card.level) for card in STANDARD.cards)
    for clan in range(8):
        assert [count[clan, level] for level in (1, 2, 3)] == [4, 5, 2]
    assert sum(STANDARD.copies) == 8 * 15
