"""The pool: turns, bounds, and processes that are lost, hang or are given up; what is made once and kept."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from honjin.server.errors import ApiError
from honjin.server.processes.cache import OVERHEAD, Kept
from honjin.server.processes.pool import Lost, Pool
from honjin.server.processes.queue import Job, Line, Room, Turn
from honjin.server.routes.dependencies import while_there

TESTS = Path(__file__).parents[1]
ROOMS = (Room(1000, 1000, 1000), Room(20, 15, 10))
A, B, FLOOD = Turn("here", "a"), Turn("there", "b"), Turn("here", "flood")


# --- the line alone; "here anna" is a guest and where she is


def lined(*jobs: tuple[str, int]) -> Line:
    line = Line(ROOMS)
    for name, rank in jobs:
        line.add(job_of(name, rank))
    return line


def job_of(name: str, rank: int = 0) -> Job:
    where, _, who = name.partition(" ")
    return Job(None, b"", Turn(where, who), rank, None)  # type: ignore[arg-type]  # nothing is asked here


def name_of(job: Job | None) -> str:
    assert job is not None
    return " ".join(job.turn)


def taken(line: Line, idle: int = 2) -> list[str]:
    """One after the other."""
    found = []
    while (job := line.take(idle)) is not None:
        found.append(name_of(job))
        line.done(job)
    return found


def test_three_hundred_questions_of_one_do_not_delay_the_next_person() -> None:
    order = taken(lined(*[("here flood", 0)] * 300, ("here anna", 0), ("here anna", 0), ("there bert", 0)))
    assert order[:4] == ["here flood", "there bert", "here anna", "here flood"]
    assert len(order) == 303


def test_many_guests_of_one_address_share_its_turns() -> None:
    crowd = [(f"here {n}", 0) for n in range(20)]
    assert taken(lined(*crowd, ("there a", 0), ("there a", 0)))[:4] == [
        "here 0",
        "there a",
        "here 1",
        "there a",
    ]


def test_a_rank_comes_before_the_next_whoever_asks() -> None:
    jobs = (("a a", 1), ("b b", 1), ("a a", 0), ("a a", 0))
    assert taken(lined(*jobs)) == ["a a", "a a", "a a", "b b"]
    assert taken(lined(*jobs), idle=1) == ["a a", "a a"]  # the last process is for the first rank


def test_the_last_process_is_for_another_address() -> None:
    line = lined(("here a", 0), ("here b", 0), ("there c", 0))
    first = line.take(2)
    assert [name_of(first), name_of(line.take(1))] == ["here a", "there c"]
    assert line.take(1) is None
    assert first is not None
    line.done(first)
    assert name_of(line.take(1)) == "here b"


def test_after_the_first_rank_a_guest_has_one_under_way() -> None:
    line = lined(("a a", 1), ("a a", 1), ("b b", 1))
    first, second = line.take(3), line.take(3)
    assert (name_of(first), name_of(second), line.take(3)) == ("a a", "b b", None)
    assert first is not None
    line.done(first)
    assert taken(line) == ["a a"]


def refused_by(line: Line, job: Job) -> tuple[int, str]:
    with pytest.raises(ApiError) as refused:
        line.add(job)
    return refused.value.status, refused.value.word


def test_a_line_has_room_for_so_many_of_a_guest_an_address_and_all() -> None:
    line = lined(*[("here a", 1)] * 10)
    assert refused_by(line, job_of("here a", 1)) == (503, "busy")
    for n in range(5):
        line.add(job_of(f"here {n}", 1))
    assert refused_by(line, job_of("here z", 1)) == (503, "busy")
    for n in range(5):
        line.add(job_of(f"there{n} a", 1))
    assert refused_by(line, job_of("elsewhere a", 1)) == (503, "busy")
    line.add(job_of("here a", 0))  # another rank has its own room
    running = line.take(2)
    assert running is not None
    line.done(running)
    assert len(line) == 20


def test_who_leaves_the_line_makes_room() -> None:
    line = Line((Room(1, 1, 1),))
    job = job_of("a a")
    line.add(job)
    assert line.drop(job)
    assert not line.drop(job)
    line.add(job_of("a a"))
    assert len(line) == 1
    running = line.take(2)
    assert running is not None
    assert not line.drop(running)
    line.done(running)
    line.add(job_of("a a"))


# --- with processes


def pooled(work: Callable[[Pool], Awaitable[None]], patience: float = 60.0) -> None:
    async def run() -> None:
        pool = Pool("toy_worker", 2, patience, ROOMS)
        try:
            await work(pool)
        finally:
            await pool.close()

    asyncio.run(run())


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(TESTS), prepend=":")


def test_a_process_that_dies_is_replaced() -> None:
    async def work(pool: Pool) -> None:
        await pool.ask(b"pid", A)
        with pytest.raises(Lost) as died:
            await pool.ask(b"die", A)
        assert not died.value.is_late
        assert await pool.ask(b"hello", A) == b"hello"
        assert pool.started == 2

    pooled(work)


def test_a_process_that_hangs_is_replaced(tmp_path: Path) -> None:
    async def work(pool: Pool) -> None:
        with pytest.raises(Lost) as hung:
            await pool.ask(f"until {tmp_path / 'never'}".encode(), A)
        assert hung.value.is_late
        pool.patience = 60.0
        assert await pool.ask(b"hello", A) == b"hello"

    pooled(work, patience=1.0)


def test_a_process_keeps_to_its_memory_and_time_and_goes_on() -> None:
    async def work(pool: Pool) -> None:
        said = [await pool.ask(question, A) for question in (b"eat 500", b"toil", b"eat 1")]
        assert said == [b"no memory", b"no time", b"1048576"]
        assert pool.started == 1

    pooled(work)


def test_who_hangs_up_while_waiting_is_never_asked_about(tmp_path: Path) -> None:
    async def work(pool: Pool) -> None:
        gate = tmp_path / "gate"
        held = [asyncio.create_task(pool.ask(f"until {gate}".encode(), turn)) for turn in (A, B)]
        waiting = [asyncio.create_task(pool.ask(b"x", FLOOD)) for _ in range(300)]
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        last = asyncio.create_task(pool.ask(b"count", B))
        gate.touch()
        await asyncio.gather(*held)
        assert int(await last) <= 2  # its process has heard one question before

    pooled(work)


def test_a_process_is_kept_for_the_first_rank(tmp_path: Path) -> None:
    """However many wait for advice, and however long it takes, a bot is asked at once."""

    async def work(pool: Pool) -> None:
        gate = tmp_path / "gate"
        advice = [
            asyncio.create_task(pool.ask(f"until {gate}".encode(), Turn("here", f"{n}"), 1))
            for n in range(10)
        ]
        await asyncio.sleep(0)
        assert await pool.ask(b"bot", B, 0) == b"bot"
        assert not any(task.done() for task in advice)
        gate.touch()
        await asyncio.gather(*advice)

    pooled(work)


# --- who asked


class Caller:
    """A request whose body was read, and whose sender hangs up when told to."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()
        self.heard = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive(self) -> dict[str, object]:
        if self.heard:
            return self.heard.pop()
        await self.gone.wait()
        return {"type": "http.disconnect"}


def test_work_for_somebody_who_hangs_up_is_given_up(tmp_path: Path) -> None:
    async def work(pool: Pool) -> None:
        gate, caller = tmp_path / "gate", Caller()
        held = [asyncio.create_task(pool.ask(f"until {gate}".encode(), turn)) for turn in (A, B)]
        await asyncio.sleep(0)
        asking = asyncio.create_task(while_there(caller, pool.ask(b"x", B)))  # type: ignore[arg-type]
        while not len(pool._line):
            await asyncio.sleep(0)
        caller.gone.set()
        with pytest.raises(ApiError) as refused:
            await asking
        assert refused.value.status == 499
        await asyncio.sleep(0)
        assert len(pool._line) == 0
        gate.touch()
        await asyncio.gather(*held)

    pooled(work)


def test_work_for_somebody_who_stays_is_done() -> None:
    async def work(pool: Pool) -> None:
        assert await while_there(Caller(), pool.ask(b"x", B)) == b"x"  # type: ignore[arg-type]
        with pytest.raises(Lost):
            await while_there(Caller(), pool.ask(b"die", B))  # type: ignore[arg-type]

    pooled(work)


# --- what is kept


def test_forty_who_want_the_same_have_it_made_once() -> None:
    async def work(pool: Pool) -> None:
        kept = Kept(10_000)
        answers = [kept.find("key", lambda: pool.submit(b"count", A)) for _ in range(40)]
        assert set(await asyncio.gather(*answers)) == {b"1"}
        assert await kept.find("key", lambda: pool.submit(b"count", A)) == b"1"
        assert await kept.find("other", lambda: pool.submit(b"count", A)) == b"2"

    pooled(work)


def test_what_everybody_hung_up_on_is_finished_and_kept(tmp_path: Path) -> None:
    async def work(pool: Pool) -> None:
        kept, gate = Kept(10_000), tmp_path / "gate"
        question = f"until {gate}".encode()
        asking = [asyncio.create_task(kept.find("key", lambda: pool.submit(question, A))) for _ in range(40)]
        while not pool.started:
            await asyncio.sleep(0)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        again = asyncio.create_task(kept.find("key", lambda: pool.submit(b"never asked", A)))
        await asyncio.sleep(0)
        gate.touch()
        assert await again == question

    pooled(work)


def test_what_was_given_up_in_the_line_is_begun_anew(tmp_path: Path) -> None:
    async def work(pool: Pool) -> None:
        kept, gate = Kept(10_000), tmp_path / "gate"
        held = [asyncio.create_task(pool.ask(f"until {gate}".encode(), turn)) for turn in (A, B)]
        await asyncio.sleep(0)
        gone = asyncio.create_task(kept.find("key", lambda: pool.submit(b"first", B)))
        await asyncio.sleep(0)
        gone.cancel()
        again = asyncio.create_task(kept.find("key", lambda: pool.submit(b"second", B)))
        await asyncio.gather(gone, return_exceptions=True)
        gate.touch()
        assert await again in (b"first", b"second")
        await asyncio.gather(*held)

    pooled(work)


def test_a_failure_is_not_kept() -> None:
    async def work(pool: Pool) -> None:
        kept = Kept(10_000)
        with pytest.raises(Lost):
            await kept.find("key", lambda: pool.submit(b"die", A))
        assert await kept.find("key", lambda: pool.submit(b"better", A)) == b"better"

    pooled(work)


def test_the_longest_unused_is_forgotten_first() -> None:
    async def work(pool: Pool) -> None:
        kept = Kept(2 * OVERHEAD + 10)

        async def count(key: str) -> bytes:
            return await kept.find(key, lambda: pool.submit(b"count", A))

        assert [await count(key) for key in ("a", "b", "a", "c", "a", "b")] == [
            b"1",
            b"2",
            b"1",
            b"3",
            b"1",
            b"4",
        ]

    pooled(work)
