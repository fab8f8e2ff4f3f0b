"""Sockets: states that were asked for once a second, changes at once, who is there in a small message."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from serve_process import Served, Visitor
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from honjin.games import GAMES
from honjin.server import wire
from honjin.server.guests.blocks import Blocks
from honjin.server.guests.manners import Manners
from honjin.server.guests.sessions import Guest, Seal
from honjin.server.http.limits import Limits
from honjin.server.notices.notices import Notices
from honjin.server.routes.socket import Watcher
from honjin.server.tables import render
from honjin.server.tables.context import TableContext
from honjin.server.tables.seating import ChatLine, Seat, TableTerms
from honjin.server.tables.table import LiveTable
from honjin.server.tables.timeline import Move, Timeline
from honjin.table.people import Names
from honjin.table.record import write_header
from honjin.table.table import Table

ALICE, BOB, CAROL = (Guest(name.lower(), name) for name in ("Alice", "Bob", "Carol"))


def table(game: str = "gosu-x", has_begun: bool = True) -> LiveTable:
    """A game of Alice and Bob, without a server."""
    terms = TableTerms("t", game, ALICE.id, wire.ClockWish(), "public", False, False, 0, "playing")
    places = [Seat("human", ALICE), Seat("human", BOB)]
    none: Any = None  # nothing is stored or thought here
    context = TableContext(none, none, Seal(b"key"), Notices(none, Limits()), Blocks(none), Manners(none))
    timeline = Timeline(write_header(GAMES[game].new(seed="told")), terms.clock, ())
    if has_begun:
        timeline.accept(timeline.attempt(Move("start", 0)))
    return LiveTable(terms, places, timeline, context)


def choose(live: LiveTable, nth: int = 0) -> None:
    """The first option or another, as a stored choice would change the table."""
    question = live.timeline.table.decision
    assert question is not None
    move = Move("choice", 1, question.seat, question.options[nth % len(question.options)].notation)
    live.timeline.accept(live.timeline.attempt(move))
    live.audience.publish()


def watching(live: LiveTable, guest: Guest | None = None, **given: Any) -> Watcher:
    watcher = Watcher(live, guest, None, "en", **given)
    live.audience.enter(watcher)
    return watcher


def heard(watcher: Watcher, at: float) -> list[Any]:
    """All that it is sent at this moment."""
    return [json.loads(body) for body in iter(lambda: watcher.due(at), None)]


def kinds(messages: list[Any]) -> list[str]:
    return [message["type"] for message in messages]


# --- when


def test_what_was_asked_for_comes_once_a_second_and_the_last_wish_counts() -> None:
    watcher = watching(table())
    assert kinds(heard(watcher, 10)) == ["state", "presence"]
    watcher.lang = "fr"
    watcher.forget(0, 0)
    watcher.lang = "en"
    watcher.forget(0, 0)
    assert heard(watcher, 10.5) == []
    assert watcher._rest(10.5) == 0.5
    (told,) = heard(watcher, 11)
    assert (told["since"], len(told["log"])) == (0, watcher.live.timeline.table.fact_count)
    assert heard(watcher, 99) == []
    assert watcher._rest(99) is None


def test_what_a_choice_changes_comes_at_once_and_answers_who_asked() -> None:
    watcher = watching(table())
    heard(watcher, 10)
    watcher.forget(0, 0)
    for at in (10.1, 10.2, 10.3):
        choose(watcher.live)
        assert kinds(heard(watcher, at)) == ["state"]
    assert heard(watcher, 99) == []


def test_a_seat_may_be_asked_for_right_after_a_choice() -> None:
    """A hot seat is handed over at once."""
    watcher = watching(table(), ALICE)
    heard(watcher, 10)
    choose(watcher.live)
    heard(watcher, 20)
    watcher.forget(0, 0)
    assert kinds(heard(watcher, 20.1)) == ["state"]


def test_in_debt_there_is_one_state_a_second() -> None:
    watcher = watching(table(), pay=lambda cost: False)
    assert kinds(heard(watcher, 10)) == ["state", "presence"]
    choose(watcher.live)
    assert heard(watcher, 10.9) == []
    assert watcher._rest(10.9) == pytest.approx(0.1)
    (told,) = heard(watcher, 11)
    assert told["seq"] == 1


def test_each_state_is_paid_for() -> None:
    paid: list[float] = []

    def pay(cost: float) -> bool:
        paid.append(cost)
        return True

    watcher = watching(table(), pay=pay)
    heard(watcher, 10)
    choose(watcher.live)
    heard(watcher, 10.1)
    assert len(paid) == 2
    assert min(paid) > 0


def test_who_comes_and_goes_is_told_once_a_second_without_a_state() -> None:
    live = table()
    first = watching(live)
    heard(first, 10)
    others = []
    for n in range(300):
        others.append(watching(live, Guest(str(n), "")))
    (told,) = heard(first, 11)
    assert told == {"type": "presence", "online": [], "spectators": 301}
    for other in others:
        live.audience.leave(other)
    watching(live, ALICE)
    assert heard(first, 11.5) == []
    (told,) = heard(first, 12)
    assert told == {"type": "presence", "online": [0], "spectators": 1}
    live.audience.leave(watching(live))
    assert heard(first, 13) == []  # it is as it was


def test_who_changed_nothing_but_a_name_can_wait() -> None:
    watcher = watching(table())
    heard(watcher, 10)
    for _ in range(5):
        watcher.live.audience.publish(soon=True)
    assert heard(watcher, 10.5) == []
    assert kinds(heard(watcher, 11)) == ["state"]


def test_a_wish_wakes_who_waits() -> None:
    async def run() -> list[str]:
        watcher = watching(table())
        found = [json.loads(await watcher.next()) for _ in range(2)]
        waiting = asyncio.ensure_future(watcher.next())
        await asyncio.sleep(0)
        watcher.forget(0, 0)
        return kinds([*found, json.loads(await asyncio.wait_for(waiting, 60))])

    assert asyncio.run(run()) == ["state", "presence", "state"]


# --- put in words once


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[int | None, str, int]]]:
    """Seat, language and first fact of each rendering of the log."""
    found: list[tuple[int | None, str, int]] = []
    log = Table.log

    def counted(self: Table, seat: int | None, lang: str = "en", since: int = 0, names: Names = ()) -> Any:
        found.append((seat, lang, since))
        return log(self, seat, lang, since, names)

    monkeypatch.setattr(Table, "log", counted)
    return iter([found])


def test_many_spectators_cost_one_rendering(rendered: Iterator[list[tuple[int | None, str, int]]]) -> None:
    (calls,) = rendered
    live = table()
    watchers = [watching(live) for _ in range(50)]
    states = {watcher.due(10) for watcher in watchers}
    assert (len(states), len(calls)) == (1, 1)
    facts = live.timeline.table.fact_count
    choose(live)
    assert len({watcher.due(11) for watcher in watchers}) == 1
    assert calls[1:] == [(None, "en", facts)]  # the news alone


def test_the_log_is_put_in_words_once_for_each_seat_and_language(
    rendered: Iterator[list[tuple[int | None, str, int]]],
) -> None:
    (calls,) = rendered
    live = table()
    whole = [render.state(live, guest, None, lang) for guest in (ALICE, BOB, None) for lang in ("en", "fr")]
    assert len(calls) == 6
    again = [render.state(live, guest, None, lang) for guest in (ALICE, BOB, None) for lang in ("en", "fr")]
    assert [state.log for state in again] == [state.log for state in whole]
    assert {since for _, _, since in calls[6:]} == {live.timeline.table.fact_count}


def test_a_choice_taken_back_is_no_longer_told() -> None:
    live = table("gosu-tactics")
    render.state(live, ALICE, 0, "en")
    for _ in range(200):
        choose(live)
        asked = live.timeline.table.choices[-1].seat
        if (
            live.timeline.table.undo_depth(asked)
            and live.timeline.table.log(None, names=live.names("en"))[-1]
        ):
            break
    seen = render.state(live, None, None, "en").log
    undo = Move("undo", 2, asked)
    live.timeline.accept(live.timeline.attempt(undo))
    live.audience.publish()
    choose(live)
    expected = [line.text for line in live.timeline.table.log(None, "en", names=live.names("en"))]
    assert [line.text for line in render.state(live, None, None, "en").log] == expected
    assert seen


def test_only_what_anybody_may_see_is_shared() -> None:
    live = table()
    live.chat.lines.append(ChatLine(0, None, "a word", 1))
    shared = live.audience.state(None, None, "en")
    assert live.audience.state(CAROL, None, "en") is shared
    assert json.loads(live.audience.state(ALICE, None, "en"))["seat"] == 0
    live.chat.mutes[CAROL.id] = {0}
    assert json.loads(live.audience.state(CAROL, None, "en"))["chat"] == []
    live.audience.publish()
    assert live.audience.state(None, None, "en") is not shared
    live.terms.spectators = "none"
    with pytest.raises(Exception, match="no-spectators"):
        live.audience.state(None, None, "en")


# --- over the wire


def test_an_address_has_so_many_sockets_and_handshakes(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=0.1) as served, ExitStack() as held:
        made = served.guest().make("gosu-x", "me", "random")["id"]
        url = f"ws://127.0.0.1:{served.port}/api/tables/{made}/socket"

        def opened(where: str = "127.0.0.8") -> ClientConnection:
            return held.enter_context(connect(url, proxy=None, source_address=(where, 0)))

        for socket in [opened() for _ in range(4)]:
            assert json.loads(socket.recv(timeout=60))["type"] == "state"
        fifth = opened()
        assert json.loads(fifth.recv(timeout=60))["error"] == "too-many-sockets"
        with pytest.raises(ConnectionClosed) as closed:
            fifth.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429
        with pytest.raises(InvalidStatus, match="429"):
            [opened() for _ in range(30)]
        assert json.loads(opened("127.0.0.9").recv(timeout=60))["type"] == "state"


def test_anonymous_sockets_that_ask_and_ask_are_closed_and_harm_nobody(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=1) as served:
        alice = served.guest()
        made = alice.make("way-of-the-samurai", "me")["id"]
        url = f"ws://127.0.0.1:{served.port}/api/tables/{made}/socket"
        with connect(url, proxy=None, source_address=("127.0.0.9", 0), max_size=None) as socket:
            with suppress(ConnectionClosed):
                for _ in range(2000):
                    socket.send('{"type": "sync"}')
            told = []
            with suppress(ConnectionClosed):
                while True:
                    told.append(json.loads(socket.recv(timeout=60))["type"])
        assert socket.close_code in (1006, 1008)
        assert told.count("state") < 20  # not one for each
        alice.play_first(made)


def test_who_logs_out_watches_no_more(alice: Visitor, served: Served) -> None:
    made = alice.make("gosu-x", "me", "random")["id"]
    token = alice.post("/api/me/link")["link"].partition("carry=")[2]
    phone = served.guest()
    phone.post("/api/me/carry", {"token": token})
    with alice.socket(made) as wire, phone.socket(made) as other:
        assert wire.connection.protocol.extensions == []  # nothing is packed, so nothing bursts
        phone.post("/api/me/logout", status=204)
        with pytest.raises(ConnectionClosed) as closed:
            other.hear_until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        wire.say(type="ping")
        wire.hear_until("pong")


def test_the_log_is_told_again_when_the_cards_are_dealt() -> None:
    """Until then whoever sits there is a spectator: the lines so far name none of one's own cards."""
    live = table("gosu-tactics", has_begun=False)
    watcher = watching(live, ALICE)
    (waiting,) = (state for state in heard(watcher, 0.0) if state["type"] == "state")
    assert waiting["seat"] is None
    assert not any("You drew" in line["text"] and "a card" not in line["text"] for line in waiting["log"])
    live.timeline.accept(live.timeline.attempt(Move("start", 0)))
    live.audience.publish()
    (begun,) = (state for state in heard(watcher, 2.0) if state["type"] == "state")
    assert begun["since"] == 0
    assert any("You drew" in line["text"] and "a card" not in line["text"] for line in begun["log"])


@pytest.mark.parametrize("game", ["gosu-x", "gosu-tactics"])
def test_what_a_move_sends_is_small(game: str) -> None:
    """The page makes the views between from the facts, so that a message holds one."""
    longest = 0
    for seed in range(3):
        live, rng = table(game), Random(seed)
        watchers = [watching(live, ALICE), watching(live, BOB), watching(live)]
        for watcher in watchers:
            heard(watcher, 0.0)
        for moment in range(1, 120):
            if live.timeline.table.decision is None:
                break
            choose(live, rng.randrange(100))
            bodies = [body for one in watchers for body in iter(partial(one.due, 2.0 * moment), None)]
            longest = max(longest, *map(len, bodies))
    assert 1_000 < longest < 64 * 1024
