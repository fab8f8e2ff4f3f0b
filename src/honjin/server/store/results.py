"""Results: what became of everybody in a finished game, stored with the move that ends it, and their sums."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, func, select, update
from sqlalchemy.dialects.sqlite import insert

from honjin.games import GAMES
from honjin.server import wire
from honjin.server.store.schema import moves, results, tables, tallies
from honjin.server.tables.seating import Seat, TableTerms
from honjin.table.facts import FactData
from honjin.table.result import Way, way_of
from honjin.table.table import Outcome
from honjin.table.tags import Tag, tags_of

Job = Callable[[Connection], None]
COUNTED: Final = ("play", "daily")  # purposes that statistics are about
ALL, RIVAL, PLAYERS = "all", "rival", "players"  # kinds of sums that every game has, beside its own tags
BAR: Final = "|"
RULES_MAX: Final = 1 << 31


class Opponent(msgspec.Struct, omit_defaults=True):
    """Somebody else at the table: a bot of a level, or a guest as they were called then."""

    seat: int
    won: bool
    level: str | None = None
    guest: str | None = None
    name: str = ""

    @property
    def key(self) -> str:
        """How lists and sums tell opponents apart."""
        return f"guest:{self.guest}" if self.guest is not None else f"bot:{self.level}"


@dataclass(frozen=True)
class Finish:
    """A game that is over, as its table or what is stored of it tells it."""

    options: dict[str, str]
    rules: int | None
    told: Sequence[FactData]
    outcome: Outcome | None  # None: it is over, and nothing says how
    choices: int
    undone: bool


# --- one result


def fate_of(outcome: Outcome | None, players: int, own: Sequence[int]) -> wire.Fate:
    """What became of a guest with these seats."""
    if outcome is None:
        return "unknown"
    if len(own) > 1:
        return "shared"
    if players > 1 and len(outcome.winners) in (0, players):
        return "drawn"
    return "won" if own[0] in outcome.winners else "lost"


def unrated_for(terms: TableTerms, places: Sequence[Seat], finish: Finish) -> wire.Unrated | None:
    """Why this game says nothing about anybody's strength: the first reason that holds."""
    people = [place.guest_id for place in places if place.guest_id is not None]
    reasons: dict[wire.Unrated, bool] = {
        "lesson": terms.purpose == "lesson",
        "daily": terms.purpose == "daily",
        "known-deal": terms.purpose == "study" or terms.deal == "known",
        "self": terms.hot_seat or len(set(people)) < len(people),
        "hints": terms.hinted,
        "undo": finish.undone,
        "unknown": finish.outcome is None,
    }
    return next((reason for reason, is_so in reasons.items() if is_so), None)


def result_rows(
    terms: TableTerms, places: Sequence[Seat], finish: Finish, ended: int
) -> list[dict[str, Any]]:
    """A row for every guest who sat there; of who had several seats, for the first of them."""
    rows, outcome = [], finish.outcome
    winners = () if outcome is None else outcome.winners
    way = Way("") if outcome is None else way_of(outcome, finish.told, len(places))
    for guest in dict.fromkeys(place.guest_id for place in places if place.guest_id is not None):
        own = [seat for seat, place in enumerate(places) if place.guest_id == guest]
        others = [
            Opponent(
                seat,
                seat in winners,
                place.level,
                place.guest_id,
                "" if place.guest is None else place.guest.name,
            )
            for seat, place in enumerate(places)
            if seat not in own and place.kind in ("human", "bot")
        ]
        tags = tags_for(terms.game, finish, own[0])
        rows.append(
            {
                "table": terms.id,
                "seat": own[0],
                "guest": guest,
                "game": terms.game,
                "rules": finish.rules,
                "players": len(places),
                "opponents": written(others),
                "rivals": barred(other.key for other in others),
                "words": barred(f"{tag.kind}:{tag.value}" for tag in tags),
                "outcome": fate_of(outcome, len(places), own),
                "scores": written([] if outcome is None else outcome.scores),
                "way": written(way),
                "tags": written(tags),
                "choices": finish.choices,
                "began": terms.created,
                "ended": ended,
                "purpose": terms.purpose,
                "unrated": unrated_for(terms, places, finish),
            }
        )
    return rows


def tags_for(game: str, finish: Finish, seat: int) -> list[Tag]:
    if game not in GAMES or finish.outcome is None:
        return []
    return tags_of(GAMES[game]).tags(finish.options, finish.told, finish.outcome, seat)


def barred(keys: Iterable[str]) -> str:
    """Each key once, between two bars: so that a part of one is never taken for another."""
    return BAR.join(("", *dict.fromkeys(keys), ""))


def written(value: object) -> str:
    return msgspec.json.encode(value).decode()


READ_OPPONENTS: Final = msgspec.json.Decoder(list[Opponent]).decode
READ_SCORES: Final = msgspec.json.Decoder(list[int]).decode
READ_TAGS: Final = msgspec.json.Decoder(list[Tag]).decode
READ_WAY: Final = msgspec.json.Decoder(Way).decode


# --- storing

ADD: Final = insert(results).on_conflict_do_nothing().returning(results.c.seat)
COUNT: Final = update(tables).where(tables.c.id == bindparam("of")).values(counted=1)
BEGAN: Final = select(func.min(moves.c.at)).where(moves.c.table == bindparam("of"), moves.c.kind == "choice")
_SUM: Final = insert(tallies)
ADD_UP: Final = _SUM.on_conflict_do_update(
    index_elements=["guest", "game", "kind", "value"],
    set_={
        "played": tallies.c.played + _SUM.excluded.played,
        "won": tallies.c.won + _SUM.excluded.won,
        "drawn": tallies.c.drawn + _SUM.excluded.drawn,
        "least": func.min(
            func.coalesce(tallies.c.least, _SUM.excluded.least),
            func.coalesce(_SUM.excluded.least, tallies.c.least),
        ),
        "most": func.max(
            func.coalesce(tallies.c.most, _SUM.excluded.most),
            func.coalesce(_SUM.excluded.most, tallies.c.most),
        ),
    },
)


def add_results(
    terms: TableTerms,
    places: Sequence[Seat],
    finish: Finish,
    ended: int,
    otherwise: wire.Unrated | None = None,
) -> Job:
    """The results of a table that is over, each once, and what they add to the sums.

    `otherwise` is why it moves nobody's points if nothing of its own says so.
    """
    rows = result_rows(terms, places, finish, ended)
    for row in rows:
        row["unrated"] = row["unrated"] or otherwise

    def job(connection: Connection) -> None:
        began = connection.execute(BEGAN, {"of": terms.id}).scalar()
        for row in rows:
            stored = {**row, "began": row["began"] if began is None else min(began, ended)}
            if connection.execute(ADD, stored).first() is not None:
                add_up(connection, row)
        connection.execute(COUNT, {"of": terms.id})

    return job


def add_up(connection: Connection, row: dict[str, Any], sign: int = 1) -> None:
    """Into the sums of the guest, or out of them again; records stay."""
    if row["purpose"] in COUNTED and row["outcome"] in ("won", "lost", "drawn"):
        connection.execute(ADD_UP, list(sums_of(row, sign)))


def sums_of(row: dict[str, Any], sign: int) -> Iterable[dict[str, Any]]:
    rivals = [Tag(RIVAL, key) for key in row["rivals"].split(BAR) if key]
    for tag in (Tag(ALL, ""), Tag(PLAYERS, str(row["players"])), *rivals, *READ_TAGS(row["tags"])):
        yield {
            "guest": row["guest"],
            "game": row["game"],
            "kind": tag.kind,
            "value": tag.value,
            "played": sign,
            "won": sign * (row["outcome"] == "won"),
            "drawn": sign * (row["outcome"] == "drawn"),
            "least": tag.number,
            "most": tag.number,
        }
