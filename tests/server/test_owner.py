"""The owner of the server: known by a token, closes guests, forbids words, reads reports."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from serve_process import Served, Visitor
from sqlalchemy import Connection

from honjin.server.errors import ApiError
from honjin.server.guests.manners import Manners, folded
from honjin.server.guests.owner import owner_page, owner_token
from honjin.server.store.store import Store


def token(served: Served) -> str:
    """As `honjin serve --owner` prints it, read from the data here."""
    with sqlite3.connect(served.folder / "honjin.sqlite") as data:
        ((found,),) = data.execute("SELECT value FROM settings WHERE name = 'owner'")
    return bytes(found).decode()


class Owner(Visitor):
    def __init__(self, served: Served) -> None:
        super().__init__(served)
        self.http.headers["Authorization"] = f"Bearer {token(served)}"

    def put(self, path: str, body: object) -> int:
        return self.http.put(path, json=body).status_code

    def find(self, name: str) -> list[dict[str, object]]:
        found: list[dict[str, object]] = self.get("/api/owner/guests", name=name)
        return found


@pytest.fixture
def owner(served: Served) -> Owner:
    made = Owner(served)
    served.guests.append(made)
    return made


def named(served: Served, name: str) -> Visitor:
    made = served.guest()
    made.http.put("/api/me", json={"name": name}).raise_for_status()
    return made


PATHS = ("/api/owner/reports", "/api/owner/guests", "/api/owner/words")


@pytest.mark.parametrize("path", PATHS)
def test_nobody_else_gets_in(alice: Visitor, owner: Owner, path: str) -> None:
    assert owner.get(path) is not None
    for said in ("", "Bearer", "Bearer x", "Basic x", f"Bearer {'x' * 5000}"):
        answer = alice.http.get(path, headers={"Authorization": said})
        assert (answer.status_code, answer.json()["error"]) == (403, "owner")
    # Over a line that others may read not even the token helps.
    forwarded = {"Authorization": owner.http.headers["Authorization"], "X-Forwarded-For": "10.0.0.9"}
    answer = alice.http.get(path, headers=forwarded)
    assert (answer.status_code, answer.json()["error"]) == (403, "owner-line")


def test_the_token_is_not_guessed(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=1) as served:
        guest = served.guest()
        answers = [
            guest.http.get("/api/owner/words", headers={"Authorization": f"Bearer {n}"}) for n in range(15)
        ]
        assert answers[0].status_code == 403
        assert answers[-1].status_code == 429
        owner = Owner(served)
        served.guests.append(owner)
        assert owner.http.get("/api/owner/words").status_code == 200


def test_a_closed_guest_finishes_games_and_no_more(served: Served, owner: Owner, alice: Visitor) -> None:
    rude = named(served, "Rude Dog")
    table = rude.make("gosu-x", "me", "random")["id"]
    mine = alice.make("gosu-tactics", "me", "link")
    (found,) = owner.find("rude")
    assert (found["name"], found["account"], found["closed"]) == ("Rude Dog", False, None)
    assert owner.put(f"/api/owner/guests/{found['id']}", {"closed": True}) == 204

    assert rude.get("/api/me")["closed"]
    refused = rude.post("/api/tables", {"game": "gosu-x", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 403)
    assert refused["error"] == "guest-closed"
    assert "finish your games" in refused["detail"]
    invite = mine["seats"][1]["invite"].partition("invite=")[2]
    assert rude.post(f"/api/tables/{mine['id']}/join", {"invite": invite}, 403)["error"] == "guest-closed"
    said = {"phrase": "hello"}
    assert rude.post(f"/api/tables/{table}/chat", said, 403)["error"] == "guest-closed"
    assert rude.http.put("/api/me", json={"name": "Nice Dog"}).status_code == 403
    assert rude.play_first(table)
    rude.post(f"/api/tables/{table}/resign", status=204)
    assert rude.post(f"/api/tables/{table}/rematch", status=403)["error"] == "guest-closed"

    (closed,) = [one for one in owner.get("/api/owner/guests") if one["id"] == found["id"]]
    assert closed["closed"]
    assert owner.put(f"/api/owner/guests/{found['id']}", {"closed": False}) == 204
    assert rude.make("gosu-x", "me", "random")
    assert owner.put("/api/owner/guests/nobody", {"closed": True}) == 404


def test_a_guest_stays_closed_after_a_restart(own: Served) -> None:
    rude = named(own, "Rude Dog")
    owner = Owner(own)
    own.guests.append(owner)
    (found,) = owner.find("Rude")
    owner.put(f"/api/owner/guests/{found['id']}", {"closed": True})
    owner.put("/api/owner/words", {"words": ["rascal"]})
    own.kill()
    own.start()
    assert rude.get("/api/me")["closed"]
    assert owner.get("/api/owner/words")["words"] == ["rascal"]


def test_forbidden_words_are_in_no_name_and_no_chat(owner: Owner, served: Served) -> None:
    guest = served.guest("fr")
    table = guest.make("gosu-x", "me", "random")["id"]
    assert owner.put("/api/owner/words", {"words": ["Rascal", "rascal", "crook*"]}) == 200
    assert owner.get("/api/owner/words")["words"] == ["crook*", "rascal"]
    for name in ("RASCAL", "a râscal!", "Crooks", "c r o o k"):
        assert guest.http.put("/api/me", json={"name": name}).json()["error"] == "forbidden", name
        answer = guest.http.post(f"/api/tables/{table}/chat", json={"text": f"you {name}"})
        assert answer.json()["error"] == "forbidden", name
    for name in ("Rascalina", "Croatia"):
        assert guest.http.put("/api/me", json={"name": name}).status_code == 200, name
    assert owner.put("/api/owner/words", {"words": ["***"]}) == 400
    assert owner.put("/api/owner/words", {"words": ["x" * 41]}) == 400
    assert owner.put("/api/owner/words", {"words": [str(n) for n in range(501)]}) == 400
    assert owner.put("/api/owner/words", {"words": []}) == 200
    assert guest.http.put("/api/me", json={"name": "Rascal"}).status_code == 200


def test_reports_are_read_and_done_with(served: Served, owner: Owner, alice: Visitor) -> None:
    rude = named(served, "Rude Dog")
    info = alice.make("gosu-tactics", "me", "link")
    rude.join(info, 1)
    rude.post(f"/api/tables/{info['id']}/chat", {"text": "you fool"}, 204)
    alice.post(f"/api/tables/{info['id']}/report", {"seat": 1, "words": "Calls me names"}, 204)
    (report,) = owner.get("/api/owner/reports")
    assert (report["about"], report["words"], report["closed"]) == ("Rude Dog", "Calls me names", False)
    assert [line["text"] for line in report["lines"]] == ["you fool"]
    assert owner.put(f"/api/owner/guests/{report['guest']}", {"closed": True}) == 204
    assert owner.get("/api/owner/reports")[0]["closed"]
    owner.post(f"/api/owner/reports/{report['id']}/done", status=204)
    assert owner.get("/api/owner/reports") == []
    (done,) = owner.get("/api/owner/reports", done=True)
    assert done["done"]


@pytest.mark.slow
def test_serve_prints_the_address_of_the_owner(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "honjin",
        "serve",
        "--owner",
        "--no-browser",
        "--port",
        "0",
        "--lang",
        "en",
    ]
    process = subprocess.Popen(
        command, env={**os.environ, "HONJIN_DATA": str(tmp_path)}, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        url = process.stdout.readline().partition(" at ")[2].partition(" ")[0]
        told = process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(60)
        process.stdout.close()
    store = Store(tmp_path)
    try:
        kept = asyncio.run(store.write(owner_token))
    finally:
        store.close()
    assert told.endswith(owner_page(url, kept))


def test_words_are_heard_without_capitals_accents_and_signs() -> None:
    assert folded("  Élan—VITAL! ") == "elan vital"
    manners = Manners(None)  # type: ignore[arg-type]  # nothing is stored here
    manners._use(["bad word", "*rascal*"])
    for text in ("BAD, word", "grand-rascals", "r.a.s.c.a.l"):
        with pytest.raises(ApiError):
            manners.said(text, 100)
    assert manners.said("bad sword", 100) == "bad sword"


def test_the_token_is_made_once(tmp_path: Path) -> None:
    async def twice(store: Store) -> tuple[str, str]:
        def job(connection: Connection) -> str:
            return owner_token(connection)

        return await store.write(job), await store.write(job)

    store = Store(tmp_path)
    try:
        first, second = asyncio.run(twice(store))
    finally:
        store.close()
    assert first == second
    assert len(first) >= 40
