"""A share of what `bench/serve_attack.py` tries: what is answered, counted and kept."""

import asyncio
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest
from attacks import loops, sockets, texts
from attacks.attempt import ATTEMPTS
from attacks.memory import MEGABYTE, Watch
from attacks.stranger import Answer, Stranger, listen
from serve_attack import MEMORY_MAX, MEMORY_MORE, warm_up
from serve_process import Served
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve

MANNERS = [name for name, attempt in ATTEMPTS.items() if attempt.group == "manners"]


@pytest.fixture(scope="module")
def gate(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server at its usual limits."""
    with Served(tmp_path_factory.mktemp("data"), rate=1) as server:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_AS, (MEMORY_MAX, MEMORY_MAX))
        warm_up(server.guest())
        yield server


def strange(gate: Served, name: str) -> Stranger:
    """The attempt was made; nothing came of it."""
    with Stranger(gate.port) as stranger:
        ATTEMPTS[name].attack(stranger)
    assert stranger.report.wrong == []
    return stranger


@pytest.mark.parametrize("name", MANNERS)
def test_strangers_get_nothing_by_bad_manners(gate: Served, name: str) -> None:
    strange(gate, name)


@pytest.mark.parametrize("name", ["deep messages", "no HTTP at all"])
def test_what_cannot_be_read_is_refused(gate: Served, name: str) -> None:
    answers = strange(gate, name).report.answers
    assert not {word for word in answers if word.startswith("5") and not word.startswith("503 ")}


@pytest.mark.parametrize("kinds", ["DOTTED", "NESTED", "MANY", "BIG"])
def test_hostile_texts_take_no_memory(gate: Served, kinds: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "SIZES", (199_000,))
    assert gate.process is not None
    watch = Watch(gate.process.pid)
    before = watch.most
    with Stranger(gate.port) as stranger:
        texts.tell(stranger, getattr(texts, kinds))
    assert watch.end() - before < MEMORY_MORE * MEGABYTE
    assert stranger.report.wrong == []
    assert not {word for word in stranger.report.answers if word.startswith("5")}


def test_resign_and_rematch_has_an_end(gate: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "SECONDS", 3.0)
    report = strange(gate, "resign and rematch").report
    assert report.figures["tables"] < 70
    assert report.answers["429 too-fast"] or report.answers["429 too-many-tables"]


def test_comments_are_not_kept(gate: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loops, "SECONDS", 1.0)
    strange(gate, "records of comments")


def test_who_sends_control_frames_stops_when_the_socket_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine the attacker's listener hears of it when the socket can no longer be written to."""

    async def late(stranger: Stranger, connection: ClientConnection) -> None:
        await listen(stranger, connection)
        await asyncio.sleep(0.3)

    async def close(connection: ServerConnection) -> None:
        await asyncio.sleep(0.1)
        await connection.close(1008)

    async def attacked() -> Stranger:
        async with serve(close, "127.0.0.1", 0) as server:
            with Stranger(next(iter(server.sockets)).getsockname()[1]) as stranger:
                await asyncio.wait_for(sockets.ping(stranger, "table"), sockets.SECONDS)
        return stranger

    monkeypatch.setattr(sockets, "listen", late)
    report = asyncio.run(attacked()).report
    assert report.answers == {"closed 1008": 1}
    assert report.figures["sent"] >= 50


def test_the_bench_sees_what_it_looks_for(tmp_path: Path) -> None:
    """A word that is answered as it came, and a 500, are noted."""
    stranger = Stranger(1)
    stranger.note(Answer(500, {}, b'{"error":"internal","detail":"x"}', 0.1))
    stranger.note(Answer(503, {}, b'{"error":"busy"}', 0.1))
    stranger.note(Answer(503, {}, b'{"error":"busy","detail":"Come back later."}', 0.1))
    assert len(stranger.report.wrong) == 2
    assert stranger.report.answers == {"500 internal": 1, "503 busy": 2}
