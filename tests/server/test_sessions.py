"""Guests: a name, a cookie, their devices, and when a session ends."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from serve_process import Served, Visitor
from sqlalchemy import select, update

from honjin.server.errors import ApiError
from honjin.server.guests import sessions as module
from honjin.server.guests.sessions import (
    CARRIES_MAX,
    CARRY_SECONDS,
    DAY,
    DEVICES_MAX,
    IDLE_DAYS,
    LIFE_DAYS,
    RENEW_DAYS,
    UNUSED_DAYS,
    Guest,
    Session,
    Sessions,
    hashed,
    now,
)
from honjin.server.store.schema import carries, guests, seats, sessions, tables
from honjin.server.store.store import Store


def test_the_first_call_makes_a_guest_with_a_guarded_cookie(served: Served) -> None:
    answer = httpx.get(f"{served.url}/api/me")
    cookie = answer.headers["set-cookie"]
    assert answer.json()["name"]
    assert all(flag in cookie for flag in ("HttpOnly", "SameSite=lax", "Path=/"))
    again = httpx.get(f"{served.url}/api/me", cookies={"honjin": answer.cookies["honjin"]})
    assert again.json() == answer.json()
    assert "set-cookie" not in again.headers


def test_a_wrong_cookie_is_nobody(served: Served) -> None:
    for token in ("wrong", "x" * 5000, '"'):
        answer = httpx.get(f"{served.url}/api/tables", headers={"Cookie": f"honjin={token}"})
        assert (answer.status_code, answer.json()["error"]) == (401, "no-session")


def test_a_new_name_shows_at_the_table(alice: Visitor) -> None:
    table = alice.make("gosu-x", "me", "random")["id"]
    named = alice.http.put("/api/me", json={"name": "  Général   Oda "}).json()
    assert named["name"] == "Général Oda"
    assert alice.get(f"/api/tables/{table}")["seats"][0]["name"] == "Général Oda"
    for bad in ("", "   ", "x" * 25, "a\x00b"):
        assert alice.http.put("/api/me", json={"name": bad}).status_code == 400


def test_a_link_carries_the_session_to_another_device_once(alice: Visitor, served: Served) -> None:
    table = alice.make("gosu-x", "me", "random")["id"]
    token = alice.post("/api/me/link")["link"].partition("carry=")[2]
    phone = served.guest()
    assert phone.state(table)["you"] == []
    phone.post("/api/me/carry", {"token": token})
    assert phone.state(table)["you"] == [0]
    assert alice.state(table)["you"] == [0]
    assert served.guest().post("/api/me/carry", {"token": token}, status=410)["error"] == "carry"


def test_the_token_is_nowhere_in_the_data(alice: Visitor, served: Served) -> None:
    token = alice.http.cookies["honjin"].encode()
    for path in served.folder.iterdir():
        assert token not in path.read_bytes()


# --- devices


def test_devices_are_listed_and_logged_out(alice: Visitor, served: Served) -> None:
    token = alice.post("/api/me/link")["link"].partition("carry=")[2]
    firefox = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Gecko Firefox/140.0"}
    phone = httpx.Client(base_url=served.url, headers={"X-Honjin": "1", **firefox})
    with phone:
        phone.post("/api/me/carry", json={"token": token})
        listed = phone.get("/api/me/sessions").json()
        assert [found["here"] for found in listed] == [True, False]
        assert [found["label"] for found in listed] == ["Firefox, Linux", ""]
        here, there = (found["id"] for found in listed)
        key = hashed(phone.cookies["honjin"]).hex()
        assert here not in key

        stranger = served.guest()
        assert stranger.http.delete(f"/api/me/sessions/{there}").status_code == 404
        assert phone.delete(f"/api/me/sessions/{there}").status_code == 204
        assert alice.get("/api/tables", status=401)["error"] == "no-session"

        answer = phone.post("/api/me/logout")
        assert answer.status_code == 204
        assert any(
            line.startswith("honjin=") and "Max-Age=0" in line
            for line in answer.headers.get_list("set-cookie")
        )
        again = httpx.get(f"{served.url}/api/tables", headers={"Cookie": f"honjin={token}"})
        assert again.status_code == 401


def test_an_address_makes_so_many_guests(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=0.1) as served:
        answers = [httpx.get(f"{served.url}/api/me") for _ in range(8)]
        assert answers[-1].json()["error"] == "too-fast"
        assert answers[0].status_code == 200
        assert httpx.get(f"{served.url}/api/phrases").status_code == 200  # all else is still answered


# --- without a server


def in_store(folder: Path, play: Callable[[Sessions, "Clock"], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(folder)
        try:
            with pytest.MonkeyPatch.context() as patch:
                clock = Clock()
                patch.setattr(module, "now", clock)
                await play(Sessions(store), clock)
        finally:
            store.close()

    asyncio.run(run())


class Clock:
    def __init__(self) -> None:
        self.at = now()

    def __call__(self) -> int:
        return self.at

    def wait(self, days: float) -> None:
        self.at += int(days * DAY)


def test_a_session_ends_when_it_was_long_unused(tmp_path: Path) -> None:
    async def play(known: Sessions, clock: Clock) -> None:
        ended: list[bytes] = []
        known.on_end.append(ended.append)
        _, token = await known.begin()
        for _ in range(2):
            clock.wait(UNUSED_DAYS - 1)
            assert await known.find(token)
        clock.wait(UNUSED_DAYS + 1)
        assert await known.find(token) is None
        assert ended == [hashed(token)]

    in_store(tmp_path, play)


def test_a_session_ends_at_last_unless_its_owner_comes_before(tmp_path: Path) -> None:
    async def play(known: Sessions, clock: Clock) -> None:
        guest, token = await known.begin("Firefox, Linux")
        clock.wait(UNUSED_DAYS - 1)
        assert await known.find(token)
        clock.wait(RENEW_DAYS - UNUSED_DAYS + 2)
        old = await known.session(token)
        assert old is not None
        assert old.is_old(clock())
        fresh = await known.renew(old)
        assert await known.find(fresh) is guest
        assert await known.find(token) is guest  # another page of the same browser asks just now
        clock.wait(2)
        assert await known.find(token) is None
        assert [session.label for session in await known.of_guest(guest)] == ["Firefox, Linux"]
        for _ in range(4):
            clock.wait(LIFE_DAYS / 4)
            await known.find(fresh)
        clock.wait(1)
        assert await known.find(fresh) is None

    in_store(tmp_path, play)


def test_that_a_session_is_used_is_noted_once_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(known: Sessions, clock: Clock) -> None:
        _, token = await known.begin()
        written: list[int] = []

        async def note(session: Session, at: int) -> None:
            session.seen = at
            written.append(at)

        monkeypatch.setattr(known, "_note_seen", note)
        for _ in range(50):
            clock.wait(0.1)
            await known.find(token)
        assert len(written) == 4

    in_store(tmp_path, play)


def test_a_session_of_an_older_folder_goes_on(tmp_path: Path) -> None:
    async def play(known: Sessions, clock: Clock) -> None:
        guest, token = await known.begin()
        await known.store.write(lambda connection: connection.execute(update(sessions).values(seen=0)))
        clock.wait(UNUSED_DAYS + 1)
        again = Sessions(known.store)
        assert (await again.find(token)) == guest
        clock.wait(UNUSED_DAYS + 1)
        assert await again.find(token) is None

    in_store(tmp_path, play)


def test_a_link_to_another_device_is_good_for_a_while(tmp_path: Path) -> None:
    async def play(known: Sessions, clock: Clock) -> None:
        guest, _ = await known.begin()
        soon, late = await known.offer_carry(guest), await known.offer_carry(guest)
        clock.at += CARRY_SECONDS * 1000
        assert (await known.carry(soon))[0] is guest
        clock.at += 1
        with pytest.raises(ApiError):
            await known.carry(late)

    in_store(tmp_path, play)


def test_links_and_devices_of_a_guest_are_bounded(tmp_path: Path) -> None:
    async def play(known: Sessions, clock: Clock) -> None:
        guest, first = await known.begin()
        links = []
        for _ in range(CARRIES_MAX + 2):
            clock.at += 1
            links.append(await known.offer_carry(guest))
        kept = await known.store.read(lambda connection: connection.execute(select(carries)).all())
        assert len(kept) == CARRIES_MAX
        with pytest.raises(ApiError):
            await known.carry(links[0])
        for _ in range(DEVICES_MAX + 3):
            clock.at += 1
            await known.carry(await known.offer_carry(guest))
        assert len(await known.of_guest(guest)) == DEVICES_MAX
        assert await known.find(first) is None  # the longest unused

    in_store(tmp_path, play)


def test_the_sweep_forgets_who_never_did_anything(tmp_path: Path) -> None:
    async def play(known: Sessions, clock: Clock) -> None:
        async def left() -> set[str]:
            rows = await known.store.read(
                lambda connection: connection.execute(select(guests.c.id)).scalars().all()
            )
            return set(rows)

        await known.begin()
        back, token = await known.begin()
        host, _ = await known.begin()
        sitter, _ = await known.begin()
        await known.store.write(lambda connection: sit(connection, host, sitter))
        await known.offer_carry(back)
        clock.wait(IDLE_DAYS - 0.5)
        await known.find(token)
        await known.sweep(clock())
        assert len(await left()) == 4
        clock.wait(1)
        await known.sweep(clock())
        assert await left() == {back.id, host.id, sitter.id}
        clock.wait(LIFE_DAYS)
        await known.sweep(clock())
        assert await left() == {host.id, sitter.id}  # their games stay
        assert await known.store.read(lambda connection: connection.execute(select(sessions)).all()) == []
        assert await known.find(token) is None

    in_store(tmp_path, play)


def sit(connection, host: Guest, sitter: Guest) -> None:  # type: ignore[no-untyped-def]
    """A table at which somebody sits."""
    words = ("header", "clock", "spectators")
    fields = {"id": "t", "game": "gosu-x", "host": host.id, "status": "closed", **dict.fromkeys(words, "")}
    connection.execute(tables.insert().values(**fields, lobby=0, hot_seat=0, created=0, touched=0))
    connection.execute(seats.insert().values(table="t", seat=0, kind="human", guest=sitter.id))
