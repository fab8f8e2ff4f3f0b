"""Loops: what is cheap to ask for, again and again, and is made, stored or computed each time."""

import asyncio
import contextlib
import secrets
import threading
import time
from collections.abc import Callable
from typing import Final

from attacks.attempt import attempt
from attacks.sockets import long_game
from attacks.stranger import Answer, Stranger, listen, pace
from attacks.texts import record

SECONDS: Final = 6.0
TABLES_MAX: Final = 70  # that one guest makes in those seconds, the first allowance included


def again(stranger: Stranger, ask: Callable[[int], Answer], rate: float = 200) -> None:
    """Ask as fast as this for some seconds."""
    for number in pace(rate, SECONDS):
        ask(number)


@attempt("loops", "resign and rematch")
def rematches(stranger: Stranger) -> None:
    """A game given up and asked for again, as fast as the server answers."""
    guest = stranger.be_guest()
    table = str(guest.make("way-of-the-samurai", "me")["id"])
    made = 0

    def round(_: int) -> Answer:
        nonlocal table, made
        guest.post(f"/api/tables/{table}/resign")
        answer = guest.post(f"/api/tables/{table}/rematch")
        if answer.status == 200 and answer.data["id"] != table:
            table = answer.data["id"]
            made += 1
        return answer

    again(guest, round)
    guest.count("tables", made)
    if made > TABLES_MAX:
        stranger.report.wrong.append(f"{made} tables in {SECONDS:.0f} s")


@attempt("loops", "records of comments")
def comments(stranger: Stranger) -> None:
    """A short game in 195 kB of comments, again and again; what comes back of it is counted."""
    guest = stranger.be_guest()
    head, _, body = record("way-of-the-samurai").partition("\n---\n")
    kept = 0

    def bring(number: int) -> Answer:
        nonlocal kept
        stuffing = f"# {secrets.token_hex(40)} {number}\n" * 1950
        answer = guest.post("/api/replays", {"record": f"{head}\n---\n{stuffing}{body}"[:199_000]})
        if answer.status == 201:
            stored = guest.get(f"/api/replays/{answer.data['id']}/record")
            kept += len(stored.body)
        return answer

    again(stranger, bring, 20)
    stranger.count("kept bytes", kept)
    if kept > 500_000:
        stranger.report.wrong.append(f"{kept >> 10} kB of comments were kept")


@attempt("loops", "take-home replays hung up on")
def offline(stranger: Stranger) -> None:
    """40 times a replay in one file, and nobody waits for it."""
    made = stranger.be_guest().post("/api/replays", {"record": record()})
    path = f"/api/replays/{made.data['id']}/offline.html"
    for _ in range(4):
        for number in range(10):
            lang = ("en", "fr")[number % 2]
            with contextlib.suppress(OSError):
                stranger.raw(stranger.head("GET", f"{path}?lang={lang}")).close()
                stranger.count("asked")
        time.sleep(SECONDS / 4)


@attempt("loops", "replays looked at")
def moments(stranger: Stranger) -> None:
    """Logs and moments of twenty long replays in turn, in both languages and from all sides."""
    ids = []
    for number in range(20):
        guest = stranger.at(f"127.0.5.{number + 1}").be_guest()
        answer = guest.post("/api/replays", {"record": record(seed=number)})
        if answer.status == 201:
            ids.append(answer.data["id"])

    def look(number: int) -> Answer:
        id, view = ids[number % len(ids)], ("open", "0", "1")[number % 3]
        what = ("log", "moments/9", "record")[number // 3 % 3]
        return stranger.get(f"/api/replays/{id}/{what}?view={view}&lang={('en', 'fr')[number % 2]}")

    again(stranger, look)


@attempt("loops", "61 tables in the lobby")
def lobby(stranger: Stranger) -> None:
    """One guest after another fills the lobby; a table that waited there before is looked for."""
    waiting = stranger.at("127.0.6.1").be_guest()
    first = waiting.make("gosu-x", "me", "open", lobby=True)["id"]
    guest = stranger.be_guest()
    for number in range(61):
        if number % 20 == 19:
            guest = stranger.at(stranger.address).be_guest()
        guest.make("gosu-x", "me", "open", lobby=True)
    shown = [info["id"] for info in waiting.get("/api/lobby").data]
    if first not in shown:
        stranger.report.wrong.append(f"the oldest table is not among the {len(shown)} shown")
    again(waiting.at("127.0.6.2"), lambda _: stranger.get("/api/lobby"))


@attempt("loops", "states by request")
def states(stranger: Stranger) -> None:
    """The whole state of a long game, again and again, in both languages."""
    guest = stranger.be_guest()
    id = long_game(guest)["id"]
    nobody = stranger.at(stranger.address)
    again(nobody, lambda n: nobody.get(f"/api/tables/{id}/state?lang={('en', 'fr')[n % 2]}"))


@attempt("loops", "chat before a crowd")
def chat(stranger: Stranger) -> None:
    """Words, mutes and names that change while 80 sockets watch."""
    guest = stranger.be_guest()
    id = long_game(guest)["id"]
    asks = (
        ("POST", f"/api/tables/{id}/chat", {"text": "x" * 200}),
        ("POST", f"/api/tables/{id}/mute", {"seat": 1}),
        ("PUT", "/api/me", {"name": "Somebody"}),
        ("POST", f"/api/tables/{id}/mute", {"seat": 1, "on": False}),
        ("PUT", "/api/me", {"name": "Somebody else"}),
    )

    async def watch() -> None:
        watchers = stranger.at("127.0.7.1")

        async def one() -> None:
            with contextlib.suppress(Exception):
                async with watchers.socket(id) as socket:
                    await asyncio.wait_for(listen(stranger, socket), SECONDS + 2)

        await asyncio.gather(*(one() for _ in range(80)))

    crowd = threading.Thread(target=lambda: asyncio.run(watch()))
    crowd.start()
    time.sleep(1)
    again(guest, lambda n: guest.ask(*asks[n % len(asks)]))
    crowd.join()


@attempt("loops", "everything else, in turn")
def everything(stranger: Stranger) -> None:
    """All that costs something and has no side effect, asked for as fast as it is answered."""
    guest = stranger.be_guest()
    id = long_game(guest)["id"]
    paths = (
        f"/api/tables/{id}/why?choice=play%20sati",
        f"/api/tables/{id}/record",
        f"/api/tables/{id}/record?seat=0",
        f"/api/tables/{id}/position?seat=0",
        "/api/tables",
        "/api/lobby",
        "/api/schema/openapi.json",
        "/health",
        "/api/games/gosu-x/cards",
        "/",
    )
    again(guest, lambda n: guest.get(paths[n % len(paths)]))


@attempt("loops", "guests without end")
def guests(stranger: Stranger) -> None:
    """A new guest, a new name, a new link, as fast as the server makes them."""

    def one(number: int) -> Answer:
        guest = stranger.at(stranger.address).be_guest()
        guest.ask("PUT", "/api/me", {"name": f"Nobody {number}"})
        answer = guest.post("/api/me/link")
        guest.hang_up()
        return answer

    again(stranger, one)


@attempt("loops", "takebacks asked for")
def takebacks(stranger: Stranger) -> None:
    """A choice played, taken back, played again."""
    guest = stranger.be_guest()
    id = guest.make("gosu-x", "me", "me", options={"draft": "random"})["id"]

    def one(number: int) -> Answer:
        state = guest.get(f"/api/tables/{id}/state?seat={number % 2}").data
        body = {"seq": state.get("seq", 0), "epoch": state.get("epoch", 0)}
        if number % 3 == 0:
            return guest.post(f"/api/tables/{id}/undo", body)
        asked = state.get("decision") or {"options": []}
        if asked["options"]:
            choice = asked["options"][0]["notation"]
            return guest.post(f"/api/tables/{id}/play", {**body, "choice": choice, "id": str(number)})
        return guest.post(f"/api/tables/{id}/takeback", {"action": "ask", "seat": number % 2})

    again(guest, one)
