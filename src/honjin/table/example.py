"""Example: a position that shows a rule; the folder `examples` beside a game's rules."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from msgspec import Struct, convert

from honjin.table.forms import write_toml
from honjin.table.lesson import Words

if TYPE_CHECKING:
    from honjin.table.game import Game
    from honjin.table.table import Table


class Example(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the text claims is written beside it for a test, and drawn from the game itself.

    After the `choices` the first seat may choose exactly what `offers` says, among choices of that kind; what
    is in `refuses` it may not, by these rules; and the `events` have happened.
    """

    name: str
    title: Words
    say: Words
    rules: list[str]
    position: dict[str, Any]
    choices: list[str] = []
    offers: list[str] = []
    refuses: dict[str, str] = {}
    events: list[dict[str, str | int]] = []

    def begin(self, game: "Game") -> "Table":
        return game.position(write_toml(self.position))

    def play(self, game: "Game") -> "Table":
        """The table after the choices."""
        table = self.begin(game)
        for choice in self.choices:
            table.play(choice)
        return table


@cache
def examples(package: str) -> list[Example]:
    """Those of the game in this package; empty if it has none."""
    return list(read_examples(package))


def read_examples(package: str) -> Iterator[Example]:
    folder = files(package) / "examples"
    if folder.is_dir():
        for path in sorted(folder.iterdir(), key=lambda path: path.name):
            name = path.name.removesuffix(".toml")
            yield convert({"name": name, **tomllib.loads(path.read_text("utf-8"))}, Example)
