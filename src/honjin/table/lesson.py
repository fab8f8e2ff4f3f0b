"""Lesson: one idea and one goal at a real table; a game's course is the folder `lessons` beside its rules."""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from msgspec import Struct, convert

from honjin.table.forms import write_toml

if TYPE_CHECKING:
    from honjin.table.game import Game
    from honjin.table.table import Table


class Words(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: str
    fr: str

    def __call__(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Goal(Words, frozen=True):
    """What shall happen: so many events that have these fields; in a whole game, that it is over."""

    event: dict[str, str | int] = {}
    times: int = 1


class Wrong(Words, frozen=True):
    """What is said to a choice that is allowed and misses the point; `tried` may end in *."""

    tried: str


class Step(Words, frozen=True):
    """What the learner is asked to do; any choice of `do` does it, each may end in *."""

    do: list[str]
    hint: Words
    wrong: list[Wrong] = []


class Tip(Words, frozen=True):
    """A word for a whole game, where first something like `event` happens or `prompt` is asked."""

    event: dict[str, str | int] | None = None
    prompt: str | None = None


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table where the first seat learns: from a position, or from the beginning by seed and options.

    With steps it is played as they say, and `answers` are what the others choose, in order. Without it is a
    whole game, against a `bot` if others sit there.
    """

    name: str
    title: Words
    idea: Words
    end: Words
    rules: list[str]
    goals: list[Goal]
    position: dict[str, Any] | None = None
    seed: str | None = None
    options: dict[str, Any] = {}
    answers: list[str] = []
    bot: str | None = None
    steps: list[Step] = []
    tips: list[Tip] = []

    @property
    def start(self) -> str | None:
        """The position as a document."""
        return None if self.position is None else write_toml(self.position)

    def begin(self, game: "Game") -> "Table":
        """The table that it is played at."""
        if self.start is not None:
            return game.position(self.start)
        return game.new(seed=self.seed, options=self.options)


@cache
def lessons(package: str) -> list[Lesson]:
    """The course of the game in this package, in its order; empty if it has none."""
    return list(read_lessons(package))


def read_lessons(package: str) -> Iterator[Lesson]:
    folder = files(package) / "lessons"
    if folder.is_dir():
        for path in sorted(folder.iterdir(), key=lambda path: path.name):
            name = path.name.removesuffix(".toml").partition("-")[2]
            yield convert({"name": name, **tomllib.loads(path.read_text("utf-8"))}, Lesson)
