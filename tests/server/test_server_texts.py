"""The server has exactly the texts that it can say."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import honjin
from honjin.games import GAMES
from honjin.server import catalogue, wire
from honjin.server.app import WORDS
from honjin.server.store.heading import OBSTACLES
from honjin.server.store.store import TROUBLES
from honjin.table.text import bundle

FOLDER = Path(honjin.__file__).parent / "server"
STATUSES = ("waiting", "over", "closed")


def refused_words() -> Iterator[str]:
    """The words of every refusal in the code."""
    for path in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = getattr(getattr(node, "func", None), "id", "")
            if isinstance(node, ast.Call) and name == "ApiError" and isinstance(node.args[1], ast.Constant):
                yield str(node.args[1].value)


def expected() -> set[str]:
    keys = {f"refused-{word}" for word in (*refused_words(), *WORDS.values(), *TROUBLES.values(), "form")}
    keys |= {f"refused-is-{status}" for status in STATUSES}
    keys |= {"docs", "docs-unbuilt", "archive-line", *(f"refused-archive-{why}" for why in OBSTACLES)}
    keys |= {f"phrase-{id}" for id in catalogue.PHRASES}
    keys |= {"notice-where", *(f"notice-{kind}" for kind in get_args(wire.AwaitedKind))}
    keys |= {"tag-rival", "tag-players", "tag-players-count", "export-readme"}
    return keys


def test_the_server_has_exactly_the_texts_it_needs() -> None:
    text = (FOLDER / "text" / "en.ftl").read_text("utf-8")
    assert set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)) == expected()


def test_every_game_is_described_in_both_languages() -> None:
    english, french = catalogue.games("en"), catalogue.games("fr")
    for one, other in zip(english, french, strict=True):
        assert one.tagline != other.tagline
        assert [s.help for s in one.settings] != [s.help for s in other.settings]
    assert bundle("honjin.server", "fr").has_message("phrase-hello")


def test_ws_g8_the_page_is_told_which_options_mean_something_and_which_event_card_is_ours() -> None:
    for lang, ours in (("en", "our reconstruction"), ("fr", "notre reconstruction")):
        (info,) = [info for info in catalogue.games(lang) if info.name == "way-of-the-samurai"]
        settings = {setting.name: setting for setting in info.settings}
        assert (settings["events"].default, ours in settings["events"].names["normal"]) == ("hard", True)
        assert settings["events"].needs == {"mode": ["dojo", "village"]}
        assert settings["enemy"].needs == {"mode": ["fight"]}
        assert settings["climate"].needs["location"] == ["bridge", "forest", "rice-field", "mountains"]
        assert settings["weapon"].needs == {}


def test_cards_and_what_lies_beside_them_come_with_their_data() -> None:
    for name in GAMES:
        for card in catalogue.cards(name, "fr"):
            assert card.text or card.kind == "card", card.id
            assert card.data or card.id == "enemy-clan", card.id
