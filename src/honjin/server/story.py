"""Story: what each move brought, stored beside it: a game can be told without the rules it was played by."""

from collections.abc import Iterable
from typing import Final

import msgspec

from honjin.core.facts import ALL, FactData, may_know
from honjin.core.table import Table


class Result(msgspec.Struct):
    """How the game ended."""

    winners: list[int]
    rule: str
    scores: list[int]


class Chapter(msgspec.Struct, omit_defaults=True):
    """What one move brought: from fact `since` on this is the story; a secret choice is its seat's alone."""

    since: int
    facts: list[FactData]
    secret: bool = False
    result: Result | None = None


class Told(msgspec.Struct):
    """What the line before one moment of a replay brought."""

    turn: int
    facts: list[FactData]


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
    return Result(list(outcome.winners), outcome.rule, list(outcome.scores))


def read_chapter(stored: str | None) -> Chapter | None:
    """What is stored, unless it is damaged."""
    try:
        return None if stored is None else READ.decode(stored)
    except msgspec.MsgspecError:
        return None


def is_sound(fact: FactData) -> bool:
    """Whether a stored fact has what every fact has."""
    words = isinstance(fact.get("kind"), str) and isinstance(fact.get("rule"), str)
    return words and isinstance(fact.get("turn"), int) and isinstance(fact.get("known"), str | list)


def seen_from(told: Iterable[FactData], seat: int | None) -> list[FactData]:
    """What a seat could know, or None, somebody who knows every card, as it is told to anybody."""
    return [{**fact, "known": ALL if seat is None or may_know(fact, seat) else []} for fact in told]


def read_replay(stored: str | None) -> ReplayStory:
    """What is stored of a replay, unless it is damaged."""
    try:
        return ReplayStory([]) if stored is None else READ_REPLAY.decode(stored)
    except msgspec.MsgspecError:
        return ReplayStory([])


def all_facts(chapters: Iterable[Chapter]) -> list[FactData]:
    """The whole story: what was taken back is forgotten."""
    told: list[FactData] = []
    for each in chapters:
        continue_story(told, each)
    return told


def continue_story(told: list[FactData], chapter: Chapter) -> None:
    del told[chapter.since :]
    told += filter(is_sound, chapter.facts)
