"""Bots are somebody: one list of names, words and faces; and nobody at a table is called as another."""

import re
from pathlib import Path

import pytest

from honjin.bots.characters import bot_name, characters, seat_names
from honjin.bots.levels import levels_of
from honjin.games import GAMES
from honjin.server.guests.sessions import NAMES
from honjin.table.text import LANGUAGES

MOTIFS = Path(__file__).parents[1] / "src/honjin/web/src/art/motifs"
PARTS = {"headgear": ("figures.ts", "HEADGEAR"), "body": ("figures.ts", "BODIES")}
PARTS |= {"weapon": ("weapons.ts", "WEAPONS")}


def test_every_level_is_in_the_list_and_nobody_else() -> None:
    assert set(characters()) == {level for game in GAMES.values() for level in levels_of(game)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_has_its_own_name_words_and_face(lang: str) -> None:
    everybody = characters().values()
    assert len({who.name(lang) for who in everybody}) == len(everybody)
    assert len({who.words[lang] for who in everybody}) == len(everybody)
    assert len({who.portrait for who in everybody}) == len(everybody)
    assert not {who.name(lang) for who in everybody} & set(NAMES)  # which guests get


def test_a_plate_says_how_strong_a_bot_is() -> None:
    assert characters()["expert"].label("en") == "Tomoe (expert)"
    assert characters()["easy"].label("fr", "Kenji 2") == "Kenji 2 (facile)"
    assert (characters()["random"].label("en"), characters()["random"].label("fr")) == ("Random", "Aléatoire")


@pytest.mark.parametrize("part", PARTS)
def test_the_page_draws_every_part_of_a_face(part: str) -> None:
    file, name = PARTS[part]
    drawn = re.search(
        rf"export const {name} = \{{\n(.*?)\n\}}", (MOTIFS / file).read_text("utf-8"), re.DOTALL
    )
    assert drawn is not None
    known = set(re.findall(r"^  (\w+):", drawn[1], re.MULTILINE))
    assert {getattr(who.portrait, part) for who in characters().values()} <= known


@pytest.mark.parametrize(
    ("given", "bots", "called"),
    [
        (["Alice", "Bob"], {}, ("Alice", "Bob")),
        (["", ""], {}, ("Player 1", "Player 2")),
        (["Alice", "Alice"], {}, ("Alice", "Alice (2)")),
        (["Alice", "alice", "ALICE"], {}, ("Alice", "alice (2)", "ALICE (3)")),
        (["Alice (2)", "Alice", "Alice"], {}, ("Alice (2)", "Alice", "Alice (3)")),
        (["Alice", ""], {1: "expert"}, ("Alice", "Tomoe")),
        (["Alice", "", ""], {1: "expert", 2: "expert"}, ("Alice", "Tomoe", "Tomoe 2")),
        (["", "Tomoe"], {0: "expert"}, ("Tomoe 2", "Tomoe")),
        (["", "Tomoe 2", ""], {0: "expert", 2: "expert"}, ("Tomoe", "Tomoe 2", "Tomoe 3")),
        (["Player 2", ""], {}, ("Player 2", "Player 2 (2)")),
    ],
)
def test_nobody_is_called_as_another(given: list[str], bots: dict[int, str], called: tuple[str, ...]) -> None:
    assert seat_names(given, bots, "en") == called


def test_a_bot_of_ones_own_goes_by_its_class() -> None:
    assert bot_name("bots/mine.py:MyBot", "en") == "MyBot"
    assert bot_name("search:2000", "fr") == "search:2000"
