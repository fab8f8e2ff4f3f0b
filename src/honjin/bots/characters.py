"""Characters: who the bots of each level are, and what everybody at a table is called."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import count

from honjin.games import GAMES
from honjin.table.people import People


@dataclass(frozen=True)
class Portrait:
    """The parts of a face, as the page names what it draws."""

    headgear: str
    body: str
    weapon: str
    look: int


@dataclass(frozen=True)
class Character:
    """A level as a person: without a name of its own it goes by what it is."""

    strength: Mapping[str, str]
    words: Mapping[str, str]
    portrait: Portrait
    given: str = ""

    def name(self, lang: str) -> str:
        return self.given or self.strength[lang]

    def label(self, lang: str, called: str = "") -> str:
        """As it stands on a plate: Tomoe (expert)."""
        called = called or self.name(lang)
        return f"{called} ({self.strength[lang]})" if self.given else called


@cache
def characters() -> dict[str, Character]:
    """Of all levels, by level: those that every game has, then a game's own."""
    packages = ["honjin.bots", *(game.package for game in GAMES.values())]
    paths = [files(package) / "characters.toml" for package in packages]
    found = [tomllib.loads(path.read_text("utf-8")) for path in paths if path.is_file()]
    data = {level: entry for each in found for level, entry in each.items()}
    return {
        level: Character(entry["label"], entry["words"], Portrait(**entry["portrait"]), entry.get("name", ""))
        for level, entry in data.items()
    }


def bot_name(level: str, lang: str) -> str:
    """Of a level or of a bot of one's own, such as bots/mine.py:MyBot."""
    found = characters().get(level)
    if found is not None:
        return found.name(lang)
    file, _, own = level.rpartition(":")
    return own if file.endswith(".py") else level


def seat_names(given: Sequence[str], bots: Mapping[int, str], lang: str) -> tuple[str, ...]:
    """What each seat is called: people as they call themselves, or else by number; bots by their level.

    No two are called the same: the second Alice is Alice (2), a second Tomoe, or one beside a guest of that
    name, Tomoe 2.
    """
    people = People(len(given), None, given)
    wished = [bot_name(bots[p], lang) if p in bots else people.name(p, lang) for p in range(len(given))]
    own = {name.casefold() for p, name in enumerate(wished) if p not in bots}
    called: list[str] = []
    for seat, name in enumerate(wished):
        before, is_bot = {other.casefold() for other in called}, seat in bots
        if name.casefold() in (before | own if is_bot else before):
            form = "{} {}" if is_bot else "{} ({})"
            tries = (form.format(name, number) for number in count(2))
            name = next(tried for tried in tries if tried.casefold() not in before | own)
        called.append(name)
    return tuple(called)
