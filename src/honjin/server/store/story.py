"""Story: what each move brought, stored beside it: a game can be told without the rules it was played by."""

from collections.abc import Iterable
from contextlib import suppress
from typing import Final

import msgspec

from honjin.table import facts
from honjin.table.facts import FactData
from honjin.table.table import Table

Stored = dict[str, object]  # a fact as it is written


class Result(msgspec.Struct):
    """How the game ended."""

    winners: list[int]
    rule: str
    scores: list[int]
    rewound: int = 0


class Chapter(msgspec.Struct, omit_defaults=True):
    """What one move brought: from fact `since` on this is the story; a secret choice is its seat's alone."""

    since: int
    facts: list[Stored]
    secret: bool = False
    result: Result | None = None


class Told(msgspec.Struct):
    """What the line before one moment of a replay brought."""

    turn: int
    facts: list[Stored]


class ReplayStory(msgspec.Struct):
    """All moments of a replay, from before the first choice on."""

    moments: list[Told]
    result: Result | None = None


READ: Final = msgspec.json.Decoder(Chapter)
READ_REPLAY: Final = msgspec.json.Decoder(ReplayStory)


def chapter(table: Table, told: int, is_choice: bool) -> str:
    """What is new at this table, of which so many facts are stored already."""
    since = min(told, table.fact_count)
    secret = is_choice and table.choices[-1].secret
    return msgspec.json.encode(Chapter(since, table.facts(since), secret, result_of(table))).decode()


def result_of(table: Table) -> Result | None:
    if (outcome := table.outcome) is None:
        return None
    return Result(list(outcome.winners), outcome.rule, list(outcome.scores), outcome.rewound)


def read_chapter(stored: str | None) -> Chapter | None:
    """What is stored, unless it is damaged."""
    try:
        return None if stored is None else READ.decode(stored)
    except msgspec.MsgspecError:
        return None


def read_facts(stored: Iterable[Stored]) -> list[FactData]:
    """The facts that are sound."""
    told = []
    for fact in stored:
        with suppress(msgspec.ValidationError):
            told.append(facts.read(fact))
    return told


def seen_from(told: Iterable[FactData], seat: int | None) -> list[FactData]:
    """What a seat could know, or None, somebody who knows every card, as it is told to anybody."""
    return [facts.as_known(fact, seat is None or facts.may_know(fact, seat)) for fact in told]


def read_replay(stored: str | None) -> ReplayStory:
    """What is stored of a replay, unless it is damaged."""
    try:
        return ReplayStory([]) if stored is None else READ_REPLAY.decode(stored)
    except msgspec.MsgspecError:
        return ReplayStory([])


def all_facts(chapters: Iterable[Chapter]) -> list[FactData]:
    """The whole story of the choices that stand: what was taken back is forgotten."""
    told: list[FactData] = []
    for each in chapters:
        continue_story(told, each)
    return told


def continue_story(told: list[FactData], chapter: Chapter) -> None:
    del told[chapter.since :]
    told += read_facts(chapter.facts)
