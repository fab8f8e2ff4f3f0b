"""What strangers write is read in processes of their own, within bounds, and kept in our own words."""

import asyncio
import gzip
import random
import tomllib
from pathlib import Path

import msgspec
import pytest
from in_process import with_services
from serve_process import Served, Visitor
from serve_seal import KINDS, sealed_game
from server.test_replays import record

import honjin
from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.http.limits import Limits
from honjin.server.processes.pool import Lost, Pool
from honjin.server.processes.queue import Turn
from honjin.server.processes.reader import (
    LINES_MAX,
    REFUSED,
    No,
    ReadOpening,
    ReadRecord,
    ShowMoments,
    ShowOffline,
    answer,
)
from honjin.server.processes.reading import ROOMS, Reading
from honjin.server.replays.library import RECORD_COST, digest_of
from honjin.server.routes.replays import PIECE, unpacked
from honjin.server.services import Services
from honjin.table.record import DIVIDER

GAME = 'game = "gosu-x"\n'
FULL = 199_000  # characters: as much as a document may have


def padded(start: str, part: str, end: str = "") -> str:
    return start + part * ((FULL - len(start) - len(end)) // len(part)) + end


HOSTILE = {
    "a key of many parts": padded("", "a.", "b = 1"),
    "a key of many parts after a heading": padded(GAME, "a.", "b = 1"),
    "headings": padded(GAME, "[a.a.a.a.a.a.a.a]\n"),
    "deep lists": padded(GAME + "hand = ", "["),
    "deep tables": padded(GAME + "options = ", "{a=", "1"),
    "deep, closed": GAME + "x = " + "[" * 90_000 + "]" * 90_000,
    "many lists": padded(GAME + "x = [", "[],", "]"),
    "wrong cards": padded(GAME + "[[seats]]\nhand = [", '"nobody",', "]\n[[seats]]\n"),
    "cards almost right": padded(GAME + "[[seats]]\nhand = [", '"volantiss",', "]\n[[seats]]\n"),
    "seats": padded(GAME, "[[seats]]\n"),
    "unknown keys": GAME + "".join(f"k{n} = 1\n" for n in range(15_000)),
    "a long key": padded(GAME, "k", " = 1"),
    "a long text": padded(GAME + 'seed = "', "x", '"\n[[seats]]\n[[seats]]\n'),
    "a long number": padded(GAME + "round = ", "9"),
    "a long hexadecimal number": padded(GAME + "round = 0x", "f"),
    "quotes": padded(GAME + "x = ", '"'),
    "escapes": padded(GAME + 'x = """', "\\\\n", '"""'),
    "never closed": padded(GAME + 'x = """', 'a"" \\\\'),
    "comments": padded(GAME, "#\n"),
    "one comment": padded(GAME + "#", "x"),
    "carriage returns": padded(GAME, "\r"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_no_text_costs_a_reader_more_than_its_bounds(name: str, reader: "Reader") -> None:
    """Under the process's own limits of memory and time every text is answered, by the same process."""
    text = HOSTILE[name]
    good = record()
    head, body = good.split(f"\n{DIVIDER}\n")
    questions = [
        ReadOpening("gosu-x", text, None, None),
        ReadRecord(text),
        ReadRecord(f"{text}\n{DIVIDER}\n{body}"),
        ReadRecord(f"{head}\n{DIVIDER}\n{text}"),
        ReadOpening("gosu-x", None, f"{head}\n{DIVIDER}\n{text}", 3),
    ]
    for question in questions:
        said = reader.ask(question)
        if said.startswith(REFUSED):
            no = msgspec.json.decode(said[1:], type=No)
            assert (no.status, no.word) in ((400, "form"), (413, "long-record"), (413, "long-header"))
            assert all(0 < len(detail) < 50_000 for detail in no.detail.values())
    assert reader.pool.started == 1


class Reader:
    """A real reading process."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.pool = Pool("honjin.server.processes.reader", 1, 60.0, ROOMS)

    def ask(self, question: msgspec.Struct) -> bytes:
        return self.loop.run_until_complete(self.pool.ask(msgspec.json.encode(question), Turn("a", "a")))

    def close(self) -> None:
        self.loop.run_until_complete(self.pool.close())
        self.loop.close()


@pytest.fixture(scope="module")
def reader() -> "Reader":  # type: ignore[misc]
    made = Reader()
    yield made
    made.close()


def test_a_text_that_takes_too_long_is_refused_and_the_reader_goes_on(reader: Reader) -> None:
    """The longest game that the lines allow, with a hash to be checked after each choice."""
    head, body = record().split(f"\n{DIVIDER}\n")
    lines = [line for line in body.splitlines() if not line.startswith("=")]
    said = reader.ask(ReadRecord("\n".join([head, DIVIDER, *lines, *["# x"] * (LINES_MAX - len(lines) - 1)])))
    assert not said.startswith(REFUSED)
    assert reader.pool.started == 1


# --- our own words


def test_a_record_is_kept_in_our_own_words() -> None:
    text = record()
    head, body = text.split(f"\n{DIVIDER}\n")
    spread = "\n\n# a remark\n".join(body.splitlines())
    told = f"# by hand\n{head}\n# more\n{DIVIDER}\n\r\n   {spread}\r\n# end{'x' * 100_000}"
    assert answer(msgspec.json.encode(ReadRecord(told)))[1:].decode() == text


def test_notes_on_bots_are_kept_and_nothing_else_beside_the_game() -> None:
    head, body = record().split(f"\n{DIVIDER}\n")
    bots = (
        '\n[[bots]]\nseat = 0\nlevel = "easy"\nseed = 5\n[[bots]]\nseat = 1\nlevel = "'
        + "x" * 99
        + '"\nseed = 6'
    )
    note = f"~ 0 {'a' * 32} 60"
    told = f"{head}\n{bots}\n{DIVIDER}\n{note}\n~ 0 anew\n~ {'stowaway' * 99}\n{body}"
    kept = answer(msgspec.json.encode(ReadRecord(told)))[1:].decode()
    assert kept.count("[[bots]]") == 1
    assert f"{DIVIDER}\n{note}\n~ 0 anew\n0 " in kept or f"{DIVIDER}\n{note}\n~ 0 anew\n1 " in kept
    assert "stowaway" not in kept
    assert answer(msgspec.json.encode(ReadRecord(kept)))[1:].decode() == kept


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_a_sealed_record_is_kept_with_its_seal_and_every_use_of_chance(
    name: str, players: int, options: dict[str, str]
) -> None:
    text = sealed_game(random.Random(5), name, players, options).record()
    told = text.replace("\n% ", "\n# chance\n  % ")
    assert answer(msgspec.json.encode(ReadRecord(told)))[1:].decode() == text


def test_lines_are_counted_as_they_are_read() -> None:
    head, body = record().split(f"\n{DIVIDER}\n")
    for separator in ("\n", "\r", "\x0b", "\u2028"):
        told = f"{head}\n{DIVIDER}\n{body}{f'#{separator}' * LINES_MAX}"
        said = answer(msgspec.json.encode(ReadRecord(told)))
        assert msgspec.json.decode(said[1:], type=No).word == "long-record"


def test_the_same_record_is_the_same_replay(alice: Visitor, bob: Visitor) -> None:
    text = record("gosu-tactics")
    ids = {
        guest.post("/api/replays", {"record": told})["id"]
        for guest in (alice, bob)
        for told in (text, text + "# mine\n", "# ours\n" + text)
    }
    assert len(ids) == 1
    assert alice.get(f"/api/replays/{ids.pop()}/record") == text


def test_two_who_bring_it_at_once_get_one(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        ids = await asyncio.gather(*(services.replays.of_record(record(), guest, "here") for _ in range(5)))
        assert len(set(ids)) == 1

    with_services(tmp_path, play)


def test_a_record_is_kept_for_a_guest_only(served: Served) -> None:
    visitor = served.guest()
    visitor.http.cookies.clear()
    refused = visitor.post("/api/replays", {"record": record()}, status=401)
    assert refused["error"] == "no-session"


def test_what_one_guest_or_address_may_have_kept_in_a_day(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        services.replays.limits = Limits(3 * RECORD_COST / 2_000_000)
        other, _ = await services.sessions.begin()

        async def bring(seed: int, who: Guest, address: str) -> str:
            text = honjin.game("gosu-tactics").new(seed=f"quota {seed}").record()
            return await services.replays.of_record(text, who, address)

        async def bring_all(seeds: range, anew: bool) -> int:
            """How many were kept before it was enough."""
            for kept, seed in enumerate(seeds):
                who = (await services.sessions.begin())[0] if anew else guest
                try:
                    await bring(seed, who, "a")
                except ApiError as refused:
                    return kept if refused.word == "too-many-records" else -1
            return len(seeds)

        first = await bring(0, guest, "a")
        assert await bring_all(range(1, 20), anew=False) in (2, 3)
        assert await bring(0, guest, "a") == first  # what is there already costs nothing
        await bring(19, other, "b")
        assert await bring_all(range(20, 60), anew=True) in range(10, 16)  # many guests, one address

    with_services(tmp_path, play)


def test_equal_records_have_equal_digests() -> None:
    assert digest_of(record()) == digest_of(honjin.replay(record()).record())


# --- outside the event loop


def test_nothing_a_stranger_sends_is_parsed_in_the_servers_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parse = tomllib.loads

    def loads(text: str) -> object:
        assert "stranger" not in text
        return parse(text)

    async def play(services: Services, guest: Guest) -> None:
        monkeypatch.setattr("honjin.table.forms.tomllib.loads", loads)
        text = record().replace("honjin = 1", "honjin = 1 # stranger")
        wish = wire.TableWish("gosu-x", [wire.SeatWish("me"), wire.SeatWish("me")], record=text, at=7)
        live = await services.tables.create(guest, wish)
        assert live.timeline.seq == 7
        table = honjin.game("gosu-x").new(seed="turn", options={"draft": "random"})
        assert table.decision is not None
        while not table.game.starts_turn(table.state):
            table.play(table.decision.options[0])
        position = f"# stranger\n{table.position()}"
        wish = wire.TableWish("gosu-x", [wire.SeatWish("me"), wire.SeatWish("me")], position=position)
        assert (await services.tables.create(guest, wish)).timeline.table.hash
        assert "stranger" not in await services.reading.record(text, Turn("here", guest.id))

    with_services(tmp_path, play)


def test_texts_of_bad_form_are_refused_in_both_languages(alice: Visitor, bob: Visitor) -> None:
    said = [
        guest.post(
            "/api/tables", {"game": "gosu-x", "seats": [{"kind": "me"}] * 2, "position": text}, status=400
        )
        for guest in (alice, bob)
        for text in (HOSTILE["a key of many parts"], HOSTILE["deep lists"], 'game = "chess"')
    ]
    assert all(answer["error"] == "form" for answer in said)
    assert "found a key of too many parts" in said[0]["detail"]
    assert "trouvé des listes ou des tables trop imbriquées" in said[4]["detail"]


def test_forty_requests_for_a_file_make_it_once(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        id = await services.replays.of_record(record(), guest, "here")
        asked: list[bytes] = []
        submit = services.reading.pool.submit

        def counted(question: bytes, turn: Turn, rank: int = 0) -> object:
            asked.append(question)
            return submit(question, turn, rank)

        async def file(who: str) -> bytes:
            try:
                return await services.replays.offline(id, "en", Turn("here", who))
            except ApiError as refused:  # where the page is not built that is the answer
                return refused.word.encode()

        services.reading.pool.submit = counted  # type: ignore[method-assign, assignment]
        wanted = [asyncio.create_task(file(f"guest {n}")) for n in range(40)]
        moment = await services.replays.moment(id, 3, "open", "en", Turn("there", "neighbour"))
        assert msgspec.json.decode(moment)["n"] == 3
        for task in wanted[:39]:
            task.cancel()
        await wanted[39]
        assert await file("late") == await wanted[39]
        kinds = [msgspec.json.decode(question)["type"] for question in asked]
        shown = [kind for kind in kinds if kind.startswith("Show")]  # its facts may be asked for meanwhile
        assert sorted(shown) == [ShowMoments.__name__, ShowOffline.__name__]

    with_services(tmp_path, play)


@pytest.mark.parametrize(("is_late", "status"), [(True, 503), (False, 413)])
def test_a_busy_machine_is_not_the_fault_of_a_text(
    is_late: bool, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask(question: bytes, turn: Turn) -> bytes:
        raise Lost("reader", is_late)

    reading = Reading()
    monkeypatch.setattr(reading.pool, "ask", ask)
    with pytest.raises(ApiError) as refused:
        asyncio.run(reading.record(record(), Turn("", "")))
    assert refused.value.status == status


def test_a_file_is_unpacked_piece_by_piece() -> None:
    body = b"honjin " * 100_000

    async def pieces() -> list[bytes]:
        return [piece async for piece in unpacked(gzip.compress(body))]

    found = asyncio.run(pieces())
    assert b"".join(found) == body
    assert max(map(len, found)) <= PIECE
