"""The challenge of the day: the same for all, once for each, told to nobody before they have played it."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from in_process import with_services
from serve_process import Data, Served, Visitor
from sqlalchemy import select, update
from websockets.exceptions import ConnectionClosed

from honjin.games import GAMES
from honjin.server.daily.expert import Expert
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.services import Services
from honjin.server.store.moment import DAY_MS, Moment, Timekeeper, day_at, end_of, now, today
from honjin.server.store.schema import dailies, results, tables, tries
from honjin.server.tables.table import LiveTable
from honjin.table.daily import GENERAL, daily_of
from honjin.table.game import Game

SAMURAI, TACTICS, GOSU = "way-of-the-samurai", "gosu-tactics", "gosu-x"


def begin(visitor: Visitor, game: str) -> str:
    table: str = visitor.post(f"/api/daily/{game}")["id"]
    return table


def challenge(visitor: Visitor, game: str, **query: object) -> Data:
    page = visitor.get("/api/daily", 200, **query)
    found: Data = next(each for each in page["challenges"] if each["game"] == game)
    return found


def finish(visitor: Visitor, table: str) -> None:
    visitor.post(f"/api/tables/{table}/resign", {}, status=204)


def is_shut_out(visitor: Visitor, table: str) -> None:
    """The line is closed before anything is told."""
    with visitor.socket(table) as wire:
        assert wire.hear()["error"] == "no-spectators"
        with pytest.raises(ConnectionClosed):
            wire.hear()


@contextmanager
def later(ms: int) -> Iterator[None]:
    """As if so much time had passed."""
    kept, start = Moment.keeper, now()
    Moment.keeper = Timekeeper(start + ms)
    try:
        yield
    finally:
        Moment.keeper = kept


@pytest.mark.parametrize("game", [SAMURAI, TACTICS, pytest.param(GOSU, marks=pytest.mark.slow)])
def test_everybody_gets_the_same_once(served: Served, game: str) -> None:
    alice, bob = served.guest(), served.guest()
    mine, theirs = begin(alice, game), begin(bob, game)
    assert mine != theirs
    assert begin(alice, game) == mine, "who has begun goes on"
    views = [visitor.asked(table)["view"] for visitor, table in ((alice, mine), (bob, theirs))]
    assert views[0] == views[1]
    info = challenge(alice, game)
    assert (info["table"], info["is_done"]) == (mine, False)
    state = alice.state(mine)
    assert state["you"] == [info["seat"]]
    assert state["decision"]["seat"] == info["seat"]
    assert info["is_position"] == (game != SAMURAI) == (state["seq"] > 0)
    assert served.guest().get("/api/daily")["challenges"][0]["table"] is None


def test_only_the_first_try_counts_and_nothing_is_taken_back(served: Served) -> None:
    visitor = served.guest()
    table = begin(visitor, SAMURAI)
    visitor.play_first(table)
    state = visitor.state(table)
    assert (state["undo"], state["takebacks"]) == (0, 0)
    assert state["rewind"]["why"] == "daily-undo"
    moment = {"seq": state["seq"], "epoch": state["epoch"]}
    for path, body in (
        ("undo", moment),
        ("rewind", {**moment, "made": 0, "id": "back"}),
        ("takeback", {"action": "ask"}),
    ):
        refused = visitor.post(f"/api/tables/{table}/{path}", body, status=409)
        assert refused["error"] == "daily-undo"
    assert visitor.post("/api/advise", {"table": table, "seat": 0}, status=409)["error"] == "daily-hints"
    assert visitor.post(f"/api/tables/{table}/close", {}, status=409)["error"] == "daily-close"
    finish(visitor, table)
    assert begin(visitor, SAMURAI) == table
    [entry] = challenge(visitor, SAMURAI)["entries"]
    assert (entry["you"], entry["outcome"], entry["way"]) == (True, "lost", "you resigned")


def test_who_deletes_a_try_gets_no_other(served: Served) -> None:
    visitor = served.guest()
    table = begin(visitor, SAMURAI)
    finish(visitor, table)
    assert visitor.http.delete(f"/api/me/games/{table}").status_code == 204
    assert visitor.get("/api/me/games")["games"] == []
    assert begin(visitor, SAMURAI) == table
    assert not any(entry["you"] for entry in challenge(visitor, SAMURAI)["entries"])


def test_before_one_has_finished_nothing_is_told(served: Served) -> None:
    """All ways in which a record, a replay, a story or a position can leave the server."""
    done, playing, stranger = served.guest(), served.guest(), served.guest()
    table, running = begin(done, TACTICS), begin(playing, TACTICS)
    record = f"/api/tables/{table}/record"
    assert done.get(record, status=403)["error"] == "daily-secret", "a seat's record of a running challenge"
    assert done.get(f"/api/tables/{table}/position", status=403)["error"] == "daily-secret"
    done.asked(table)
    finish(done, table)
    whole = done.get(record)
    replay = done.post("/api/replays", {"table": table})["id"]
    assert not challenge(playing, TACTICS)["entries"]
    assert challenge(playing, TACTICS)["expert"] is None
    assert challenge(playing, TACTICS)["finished"] >= 1
    for visitor in (playing, stranger):
        for path in ("", "/moments/0", "/log", "/story", "/record", "/offline.html"):
            refused = visitor.get(f"/api/replays/{replay}{path}", status=403)
            assert refused["error"] == "daily-secret", path
        for path in ("record", "story", "state", "explain"):
            visitor.get(f"/api/tables/{table}/{path}", status=403)
        visitor.post("/api/replays", {"table": table}, status=403)
        assert visitor.post("/api/replays", {"record": whole}, status=403)["error"] == "daily-secret"
        wish = {"game": TACTICS, "seats": [{"kind": "me"}, {"kind": "me"}]}
        refused = visitor.post("/api/tables", {**wish, "record": whole, "at": 10}, status=409)
        assert refused["error"] == "daily-practice"
        seed = next(line for line in whole.splitlines() if line.startswith("seed = ")).split('"')[1]
        assert visitor.post("/api/tables", {**wish, "seed": seed}, status=409)["error"] == "daily-practice"
        is_shut_out(visitor, table)
    for path in ("state", "record", "story", "position"):
        stranger.get(f"/api/tables/{running}/{path}", status=403)  # nobody looks on
    is_shut_out(stranger, running)
    stranger.http.cookies.clear()
    assert stranger.get(f"/api/replays/{replay}/record", status=403)["error"] == "daily-secret"
    playing.asked(running)
    finish(playing, running)
    playing.get(f"/api/replays/{replay}/record")
    assert playing.post("/api/replays", {"table": table})["id"] == replay
    assert len(challenge(playing, TACTICS)["entries"]) >= 2


def test_after_its_day_everybody_may_see_it(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await services.dailies.begin(guest, SAMURAI)
        await live.end(0, "resign")
        day, replay = today(), await services.replays.of_table(live, guest, "en")
        stranger, _ = await services.sessions.begin()
        with pytest.raises(ApiError, match="daily-secret"):
            await services.replays.find(replay, stranger.id)
        with later(end_of(day) - now()):
            assert today() != day
            assert (await services.replays.find(replay, stranger.id)).record
            assert await services.replays.of_table(live, stranger, "en") == replay
            page = await services.dailies.page(stranger, day, "en")
            assert page.is_over
            [told] = [each for each in page.challenges if each.game == SAMURAI]
            assert [entry.outcome for entry in told.entries] == ["lost"]
            new = await services.dailies.begin(guest, SAMURAI)
            assert new.terms.id != live.terms.id
            assert (await services.dailies.page(None, None, "en")).before == day

    with_services(tmp_path, play)


def test_who_ends_after_the_day_is_not_counted(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        day = today()
        live = await services.dailies.begin(guest, SAMURAI)
        with later(end_of(day) - now()):
            await live.end(0, "resign")
            [told] = [
                each
                for each in (await services.dailies.page(guest, day, "en")).challenges
                if each.game == SAMURAI
            ]
            assert (told.is_done, told.entries, told.finished) == (True, [], 0)

    with_services(tmp_path, play)


def test_the_deal_of_a_day_hangs_on_the_servers_key(tmp_path: Path) -> None:
    seeds: list[str] = []

    async def play(services: Services, guest: Guest) -> None:
        seeds.append(services.dailies.seed("2026-11-17", GOSU))
        assert services.dailies.seed("2026-11-17", GOSU) == seeds[-1]
        assert services.dailies.seed("2026-11-18", GOSU) != seeds[-1]

    for folder in ("one", "other"):
        with_services(tmp_path / folder, play)
    assert seeds[0] != seeds[1]


def test_two_windows_begin_one_try(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        begun = await asyncio.gather(
            *(services.dailies.begin(guest, SAMURAI) for _ in range(4)), return_exceptions=True
        )
        made = {live.terms.id for live in begun if isinstance(live, LiveTable)}
        refused = {error.word for error in begun if isinstance(error, ApiError)}
        assert len(made) == 1
        assert refused <= {"daily-begun"}
        query = select(tries.c.table)
        stored = await services.store.read(lambda connection: connection.execute(query).scalars().all())
        assert set(stored) == made
        count = await services.store.read(lambda found: found.execute(select(tables.c.id)).scalars().all())
        assert set(count) == made, "a try that was refused leaves no table behind"

    with_services(tmp_path, play)


def test_the_best_come_first(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        lives = []
        for _ in range(4):
            other, _token = await services.sessions.begin()
            lives.append(await services.dailies.begin(other, SAMURAI))
            await lives[-1].end(0, "resign")
        ids = [live.terms.id for live in lives]
        for table, fields in (
            (ids[0], {"outcome": "won", "choices": 40}),
            (ids[1], {"outcome": "won", "choices": 30}),
            (ids[2], {"outcome": "lost", "choices": 10}),
            (ids[3], {"outcome": "lost", "choices": 10, "scores": "[1]"}),
        ):
            change = update(results).where(results.c.table == table).values(**fields)
            await services.store.write(lambda connection, change=change: connection.execute(change))  # type: ignore[misc]
        with later(end_of(today()) - now()):
            page = await services.dailies.page(guest, day_at(now() - DAY_MS), "en")
        [told] = [each for each in page.challenges if each.game == SAMURAI]
        assert [entry.table for entry in told.entries] == [ids[1], ids[0], ids[3], ids[2]]
        assert [entry.rank for entry in told.entries] == [1, 2, 3, 4]

    with_services(tmp_path, play)


@pytest.mark.parametrize("game", [SAMURAI, TACTICS])
def test_a_bot_plays_it_for_comparison(tmp_path: Path, game: str) -> None:
    async def play(services: Services, guest: Guest) -> None:
        services.dailies.expert = Expert(
            services.store, services.bots, services.tables.context, "random" if game == TACTICS else "novice"
        )
        live = await services.dailies.begin(guest, game)
        query = select(dailies.c.expert).where(dailies.c.game == game)
        for _ in range(1200):
            if await services.store.read(lambda connection: connection.execute(query).scalar()):
                break
            await asyncio.sleep(0.1)
        before = await services.dailies.page(guest, None, "en")
        assert all(each.expert is None for each in before.challenges), "not before one has finished"
        await live.end(live.seats_of(guest)[0], "resign")
        after = await services.dailies.page(guest, None, "en")
        [told] = [each for each in after.challenges if each.game == game]
        assert told.expert is not None
        assert told.expert.outcome in ("won", "lost", "drawn")
        assert told.expert.rank is None
        assert told.expert.way

    with_services(tmp_path, play)


def test_days_that_there_were_not(served: Served) -> None:
    visitor = served.guest()
    visitor.get("/api/daily", day="tomorrow", status=400)
    visitor.get("/api/daily", day="2020-01-01", status=404)
    visitor.get("/api/daily", day="2999-01-01", status=404)
    visitor.post("/api/daily/chess", status=404)
    page = visitor.get("/api/daily", day=datetime.now(UTC).strftime("%Y-%m-%d"))
    assert [each["game"] for each in page["challenges"]] == list(GAMES)


def test_the_challenge_pays_as_any_table(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=0.1) as served:
        visitor = served.guest()
        codes = [visitor.http.post(f"/api/daily/{SAMURAI}").status_code for _ in range(12)]
        assert codes[0] == 200
        assert 429 in codes


def test_a_game_without_a_challenge_of_its_own_has_an_ordinary_one() -> None:
    class Nameless(Game):
        package = "in_process"

    game = Nameless()
    assert daily_of(game) is GENERAL
    asked = GENERAL.challenge(game, Random("2026"))
    assert (asked.options, asked.seat, asked.level) == ({}, 0, "medium")
