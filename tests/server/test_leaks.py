"""What leaves the server for a seat depends on what the seat may know alone, on every channel."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from honjin.games import GAMES
from honjin.lab.checks.game_checks import Seat as Looker
from honjin.lab.checks.leaks import find_leaks, probes
from honjin.server import wire
from honjin.server.bots.advice import BotChoice
from honjin.server.bots.worker import Question, think
from honjin.server.errors import illegal, refusal_texts
from honjin.server.guests.blocks import Blocks
from honjin.server.guests.manners import Manners
from honjin.server.guests.sessions import Guest, Seal
from honjin.server.http.limits import Limits
from honjin.server.notices.notices import Notices
from honjin.server.replays.replay import open_view
from honjin.server.routes.socket import Watcher
from honjin.server.tables import render
from honjin.server.tables.audience import Audience
from honjin.server.tables.context import TableContext
from honjin.server.tables.seating import Seat, TableTerms
from honjin.server.tables.table import LiveTable
from honjin.server.tables.timeline import Timeline
from honjin.table.record import write_header
from honjin.table.refusal import IllegalChoice
from honjin.table.table import Table

GUESTS = [Guest(f"guest {seat}", f"Name {seat}") for seat in range(4)]
NAMES = tuple(guest.name for guest in GUESTS)
PAIRS = {"gosu-x": 25, "gosu-tactics": 25, "way-of-the-samurai": 25}


@cache
def made(header: str, players: int) -> LiveTable:
    terms = TableTerms("t", "", GUESTS[0].id, wire.ClockWish(), "public", False, False, 0, "playing")
    places = [Seat("human", guest) for guest in GUESTS[:players]]
    none: Any = None  # nothing is stored or thought here
    context = TableContext(none, none, Seal(b"key"), Notices(none, Limits()), Blocks(none), Manners(none))
    return LiveTable(terms, places, Timeline(header, terms.clock, ()), context)


def live(t: Table) -> LiveTable:
    """A live table around the engine's."""
    found = made(write_header(t), t.players)
    assert isinstance(found.timeline, Timeline)
    found.timeline.table = t
    found.timeline.started = True
    found.terms.status = "playing" if t.outcome is None else "over"
    found.audience = Audience(found)  # what was told of another game is not to be told again
    return found


def guest(seat: Looker) -> Guest | None:
    return None if seat is None else GUESTS[seat]


def told(state: wire.TableState) -> str:
    """As it goes over the wire, without the time of day."""
    state.clock.at = 0
    return msgspec.json.encode(state).decode()


def sent(state: bytes) -> str:
    return told(msgspec.json.decode(state, type=wire.TableState))


def state_channel(t: Table, seat: Looker) -> object:
    return [told(render.state(live(t), guest(seat), seat, lang)) for lang in ("en", "fr")]


def socket_channel(t: Table, seat: Looker) -> object:
    """A browser that connects, and one that comes back after some facts."""
    watcher = Watcher(live(t), guest(seat), seat, "en")
    first = watcher.due(0)
    watcher.forget(t.fact_count // 2, 0)
    return [sent(each or b"") for each in (first, watcher.due(1))]


def presence_channel(t: Table, seat: Looker) -> object:
    return live(t).audience.presence().decode()


def record_channel(t: Table, seat: Looker) -> object:
    return None if seat is None else t.record(seat)


def position_channel(t: Table, seat: Looker) -> object:
    return t.position(seat) if seat is not None and t.game.starts_turn(t.state) else None


def why_channel(t: Table, seat: Looker) -> object:
    if seat is None:
        return None
    asked = list(probes(t))[::40]
    return [msgspec.to_builtins(refusal_texts(t.why_not(seat, choice), "fr", NAMES)) for choice in asked]


def errors_channel(t: Table, seat: Looker) -> object:
    """What playing a wrong choice answers."""
    question = t.decision
    if question is None or question.seat != seat:
        return None
    legal = {option.notation for option in question.options}
    answers = []
    for choice in list(probes(t))[::60]:
        if choice not in legal:
            try:
                live(t).timeline.table.clone().play(choice)
            except IllegalChoice as error:
                answers.append(msgspec.to_builtins(illegal(error, lambda lang: NAMES).problem("en")))
    return answers


def advice_channel(t: Table, seat: Looker) -> object:
    """What a bot says about the seat that decides, from its observation."""
    question = t.decision
    if question is None or seat is None or question.seat != seat:
        return None
    cells = memoryview(t.observe(seat).state.cells).tobytes()
    answer = think(Question(t.game.name, "random", 7, t.players, cells))
    return msgspec.to_builtins(BotChoice(t, seat, answer).told("en", NAMES))


Channels = dict[str, Callable[[Table, Looker], object]]
CHANNELS: Channels = {
    "state": state_channel,
    "socket": socket_channel,
    "presence": presence_channel,
    "record": record_channel,
    "position": position_channel,
    "why": why_channel,
    "errors": errors_channel,
    "advice": advice_channel,
}


@pytest.mark.parametrize("game", GAMES)
def test_no_channel_of_the_server_tells_what_a_seat_may_not_know(game: str) -> None:
    report = find_leaks(GAMES[game], PAIRS[game], "server", CHANNELS)
    assert report.pairs == PAIRS[game]
    assert report.leaks == []


def _open_state(t: Table, seat: Looker) -> object:
    return open_view(t)


def _anothers_state(t: Table, seat: Looker) -> object:
    return told(render.state(live(t), GUESTS[0], 0, "en"))


def _whole_record(t: Table, seat: Looker) -> object:
    return t.record()


@pytest.mark.parametrize("leak", [_open_state, _anothers_state, _whole_record])
def test_a_leak_planted_in_a_channel_is_found(leak: Callable[[Table, Looker], object]) -> None:
    report = find_leaks(GAMES["gosu-x"], 60, "planted", {"planted": leak}, most=1)
    assert report.leaks
