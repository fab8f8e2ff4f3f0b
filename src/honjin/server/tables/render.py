"""Render: what one reader may know of a table, in the words of the wire and in one language."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

from honjin.bots.characters import characters
from honjin.server import wire
from honjin.server.catalogue import portrait_info
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest, Seal
from honjin.server.log_entries import log_entries
from honjin.server.replays.archive import ArchivedTimeline, ending_of
from honjin.server.store.moment import now
from honjin.server.tables.seating import Seat, TableTerms, names_of, seats_of
from honjin.server.tables.timeline import Timeline
from honjin.table.people import Names, People
from honjin.table.table import RewindPoint, Table

if TYPE_CHECKING:
    from honjin.server.tables.table import LiveTable


# What is offered to go back to: so many choices of one's own, those of a long turn, and turns before.
CHOICES: Final = 6
CHOICES_MAX: Final = 40
TURNS_MAX: Final = 12

# --- the state of a table


def state(
    live: LiveTable,
    guest: Guest | None,
    wanted: int | None,
    lang: str,
    since: int = 0,
    chat_since: int = 0,
) -> wire.TableState:
    """All that this guest may know of the table, from one of their seats or as a spectator."""
    timeline, game, names = live.timeline, live.audience.rendered, live.names(lang)
    seat, own, since = live.looking_seat(guest, wanted), live.seats_of(guest), min(since, timeline.fact_count)
    if not timeline.started:
        seat = None  # whoever tries a seat and leaves it again has seen no cards
    opens = seat is None and not own and live.terms.spectators == "open-after"
    depth = 0 if live.terms.daily is not None else game.undo_depth(seat)
    is_free = live.takeback.is_free(guest)
    return wire.TableState(
        live.terms.id,
        timeline.seq,
        timeline.epoch,
        seat,
        own,
        game.view(seat, opens),
        game.decision(seat, lang, names, live.plays_alone(guest)) if live.terms.status == "playing" else None,
        since,
        game.log(seat, lang, since, names),
        game.events(seat, since),
        depth if is_free else 0,
        0 if is_free else depth,
        live.takeback.wish,
        rewind(live, guest, seat, lang, names),
        timeline.rewound,
        live.standing.passing(seat),
        game.outcome(live.reader(guest, seat), lang, names),
        timeline.clock.told(now()),
        live.chat.entries(guest, lang, chat_since),
        sorted(live.chat.muted(guest)),
        info(live, guest, lang),
        game.archive(seat, live.terms.status == "over" and live.shows_all(guest), lang),
    )


def rewind(
    live: LiveTable, guest: Guest | None, seat: int | None, lang: str, names: Names
) -> wire.RewindState:
    """The choices of this seat that the guest can go back to, or why there is none."""
    refused, points = live.takeback.refusal(guest), list[wire.RewindInfo]()
    if refused is None and seat is not None:
        points = live.audience.rendered.rewind_points(seat, lang, names)
    if refused is None and not points:
        refused = ApiError(409, "rewind-nothing")
    if refused is None:
        return wire.RewindState(points, None, None)
    return wire.RewindState([], refused.word, refused.detail(lang))


class Rendered:
    """What is told of one game, put in words once for each seat and language, however many look on."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self._epoch = timeline.epoch
        self._table: Table | None = None
        self._names: dict[str, Names] = {}
        self._logs: dict[tuple[int | None, str], list[wire.LogEntry]] = {}
        self._views: dict[tuple[int | None, bool], wire.Data] = {}
        self._decisions: dict[tuple[int | None, str, bool], wire.DecisionInfo | None] = {}
        self._chosen: dict[tuple[int, str], tuple[str, str]] = {}  # what was asked and chosen, by number

    def view(self, seat: int | None, opens: bool) -> wire.Data:
        """What the seat sees, or where all is opened at the end the whole truth; not what is asked."""
        table = self._follow()
        if not self.timeline.is_dealt:
            return {}
        if (seat, opens) not in self._views:
            is_whole = opens and table.outcome is not None
            seen = table.state if is_whole else table.observe(seat).state
            self._views[seat, opens] = {"game": table.game.name, **table.game.view(seen, table.cards)}
        return self._views[seat, opens]

    def decision(self, seat: int | None, lang: str, names: Names, is_alone: bool) -> wire.DecisionInfo | None:
        """What is asked; what can be answered only if this seat decides."""
        question, key = self._follow(lang, names).decision, (seat, lang, is_alone)
        if question is not None and key not in self._decisions:
            is_asked = question.seat == seat
            options = [
                wire.OptionInfo(each.notation, each.kind, each.card, each.slot, each.label(lang, names))
                for each in (question.options if is_asked else ())
            ]
            self._decisions[key] = wire.DecisionInfo(
                question.seat,
                question.prompt,
                question.label(lang, names, is_asked=is_asked),
                options,
                question.card,
                question.cause,
                question.threat,
                question.reaction is not None,
                question.decline if is_asked else None,
                is_asked and question.pause,
                question.risk if is_asked else None,
                question.idle if is_asked and is_alone else None,
            )
        return self._decisions.get(key)

    def log(self, seat: int | None, lang: str, since: int, names: Names) -> list[wire.LogEntry]:
        table = self._follow(lang, names)
        known = self._logs.setdefault((seat, lang), [])
        known += log_entries(table.log(seat, lang, len(known), names), len(known))
        return known[since:]

    def events(self, seat: int | None, since: int) -> list[wire.Data]:
        return [{"n": n, **event} for n, event in enumerate(self.timeline.table.events(seat, since), since)]

    def undo_depth(self, seat: int | None) -> int:
        return 0 if seat is None else self.timeline.table.undo_depth(seat)

    def rewind_points(self, seat: int, lang: str, names: Names) -> list[wire.RewindInfo]:
        """Some choices of the seat, in its own words; none where there was nothing to choose."""
        table = self._follow(lang, names)
        points = some_points([point for point in table.rewind_points(seat) if not point.forced])
        for made in (point.made for point in points if (point.made, lang) not in self._chosen):
            asked, chosen = table.question_at(made), table.option_at(made)
            self._chosen[made, lang] = asked.label(lang, names), chosen.label(lang, names)
        return [wire.RewindInfo(point.made, point.turn, *self._chosen[point.made, lang]) for point in points]

    def outcome(self, reader: int | None, lang: str, names: Names) -> wire.OutcomeInfo | None:
        return outcome(self.timeline.table, reader, lang, names)

    def archive(self, seat: int | None, opens: bool, lang: str) -> None:
        """It can be continued."""

    def _follow(self, lang: str | None = None, names: Names = ()) -> Table:
        """The table now: facts stay what they were unless a choice was taken back, all else is new.

        Where somebody has taken another name, what was put in words before tells of the old one.
        """
        timeline, table = self.timeline, self.timeline.table
        if table is not self._table:
            self._table = table
            self._views.clear()
            self._decisions.clear()
        if timeline.epoch != self._epoch:
            self._epoch = timeline.epoch
            self._logs.clear()
            self._chosen.clear()
        if lang is not None and self._names.get(lang) != names:
            self._names[lang] = names
            self._logs = {key: told for key, told in self._logs.items() if key[1] != lang}
            self._decisions = {key: told for key, told in self._decisions.items() if key[1] != lang}
            self._chosen = {key: told for key, told in self._chosen.items() if key[1] != lang}
        return table


class ArchivedRendered:
    """The same of a game of another version: there is neither a view nor a decision."""

    def __init__(self, timeline: ArchivedTimeline) -> None:
        self.timeline = timeline
        self.log, self.events, self.archive = timeline.lines, timeline.events, timeline.told

    def view(self, seat: int | None, opens: bool) -> wire.Data:
        return {}

    def decision(self, seat: int | None, lang: str, names: Names, is_alone: bool) -> None:
        """Nothing is asked."""

    def undo_depth(self, seat: int | None) -> int:
        return 0

    def rewind_points(self, seat: int, lang: str, names: Names) -> list[wire.RewindInfo]:
        return []

    def outcome(self, reader: int | None, lang: str, names: Names) -> wire.OutcomeInfo | None:
        timeline, people = self.timeline, People(self.timeline.players, reader, names)
        return ending_of(timeline.archive.heading.game, timeline.outcome, timeline.facts, people, lang)


def rendered(timeline: Timeline | ArchivedTimeline) -> Rendered | ArchivedRendered:
    return ArchivedRendered(timeline) if isinstance(timeline, ArchivedTimeline) else Rendered(timeline)


def outcome(table: Table, reader: int | None, lang: str, names: Names) -> wire.OutcomeInfo | None:
    """How the game ended, as this reader is told."""
    found, text = table.outcome, table.result(reader, lang, names)
    if found is None or text is None:
        return None
    return wire.OutcomeInfo(list(found.winners), found.rule, text, list(found.scores), found.rewound)


def some_points(points: Sequence[RewindPoint]) -> list[RewindPoint]:
    """The last turn's, choice by choice, the first of each turn before, and where it all began."""
    if not points:
        return []
    last = sum(point.turn == points[-1].turn for point in points)
    recent = points[-min(max(last, CHOICES), CHOICES_MAX) :]
    earlier = points[: -len(recent)]
    turns = [point for n, point in enumerate(earlier) if n == 0 or point.turn != earlier[n - 1].turn]
    return [*turns[:1], *turns[1:][-TURNS_MAX:], *recent]


# --- a table from outside


def info(live: LiveTable, guest: Guest | None, lang: str = "en") -> wire.TableInfo:
    """A table in memory as a lobby or a waiting room shows it."""
    return table_info(
        live.terms,
        live.places,
        live.timeline.options,
        guest,
        live.context.seal,
        live.dealing.told(guest),
        lang,
        live.audience.online,
        live.timeline.archive is not None,
    )


def table_info(
    terms: TableTerms,
    places: Sequence[Seat],
    options: dict[str, str],
    guest: Guest | None,
    seal: Seal,
    deal: wire.SealInfo | None,
    lang: str,
    online: Collection[str] = (),
    archive: bool = False,
) -> wire.TableInfo:
    """A table as this guest may see it from outside."""
    names = names_of(places, lang)
    own = seats_of(places, guest)
    is_host = guest is not None and guest.id == terms.host
    invites = bool(own) or is_host  # a host who lost the seat can take another
    return wire.TableInfo(
        terms.id,
        terms.game,
        options,
        [
            seat_info(terms, place, seat, names[seat], lang, seat in own, invites, seal, online)
            for seat, place in enumerate(places)
        ],
        terms.status,
        terms.clock,
        terms.spectators,
        terms.lobby,
        terms.hot_seat,
        is_host,
        f"/t/{terms.id}",
        None if terms.spectators == "none" else f"/watch/{terms.id}",
        terms.created,
        terms.rematch if own else None,
        terms.advice,
        terms.deal,
        deal,
        archive=archive,
        purpose=terms.purpose,
    )


def seat_info(
    terms: TableTerms,
    place: Seat,
    seat: int,
    name: str,
    lang: str,
    you: bool,
    invites: bool,
    seal: Seal,
    online: Collection[str],
) -> wire.SeatInfo:
    free, is_bot = place.kind in ("link", "open"), place.kind == "bot"
    name = "" if free else name
    character = characters().get(place.level or "") if is_bot else None
    invite = None
    if place.kind == "link" and invites and terms.status == "waiting":
        invite = f"/t/{terms.id}?invite={seal.invite(terms.id, seat)}"
    return wire.SeatInfo(
        seat,
        "open" if free else "bot" if is_bot else "human",
        name,
        name if character is None else character.label(lang, name),
        you,
        is_bot or place.guest_id in online,
        place.level,
        None if character is None else portrait_info(character),
        invite,
    )
