"""Accounts without passwords: keys, a second browser, recovery codes, what goes along, and the end."""

import sqlite3
from pathlib import Path

import pytest
from serve_process import Served
from server.authenticator import Browser, browser

from honjin.server.guests.accounts import KEYS_MAX
from honjin.server.guests.codes import COUNT


@pytest.fixture
def tomoe(served: Served) -> Browser:
    made = browser(served)
    made.http.put("/api/me", json={"name": "Tomoe"}).raise_for_status()
    return made


def test_with_a_key_a_guest_is_an_account_and_comes_back_in_another_browser(
    served: Served, tomoe: Browser
) -> None:
    table = tomoe.make("gosu-x", "me", "random")["id"]
    assert tomoe.account() == {
        "name": "Tomoe",
        "account": False,
        "created": None,
        "keys": [],
        "codes": 0,
        "fresh": True,
        "games": 1,
    }
    key = tomoe.make_key(label="At home")
    (told,) = tomoe.account()["keys"]
    assert (told["label"], told["host"], told["doubted"]) == ("At home", "localhost", False)
    assert tomoe.get("/api/me")["account"]

    phone = browser(served)
    before = phone.http.cookies["honjin"]
    me = phone.sign_in(key)
    assert (me["name"], me["account"]) == ("Tomoe", True)
    assert phone.state(table)["you"] == tomoe.state(table)["you"] == [0]
    assert phone.http.cookies["honjin"] != before
    phone.http.cookies.set("honjin", before, domain="127.0.0.1")
    assert phone.get("/api/tables", status=401)["error"] == "no-session"  # the old one has ended
    assert len(tomoe.get("/api/me/sessions")) == 2


def test_keys_are_added_renamed_and_removed_but_never_the_last_without_codes(
    served: Served, tomoe: Browser
) -> None:
    first = tomoe.make_key(label="Old phone")
    second = tomoe.make_key(label="New phone")
    old, new = tomoe.account()["keys"]
    assert tomoe.http.put(f"/api/account/keys/{new['id']}", json={"label": "Phone"}).status_code == 204
    assert [key["label"] for key in tomoe.account()["keys"]] == ["Old phone", "Phone"]

    assert tomoe.http.delete(f"/api/account/keys/{old['id']}").status_code == 204
    lost = browser(served)
    assert lost.sign_in(first, status=403)["error"] == "key-unknown"
    assert tomoe.http.delete(f"/api/account/keys/{new['id']}").json()["error"] == "last-key"
    tomoe.post("/api/account/codes")
    assert tomoe.http.delete(f"/api/account/keys/{new['id']}").status_code == 204
    assert tomoe.http.delete(f"/api/account/keys/{new['id']}").json()["error"] == "no-key"
    assert browser(served).sign_in(second, status=403)["error"] == "key-unknown"
    assert tomoe.account()["account"]  # by its codes


def test_a_key_is_kept_once_and_so_many_of_an_account(served: Served, tomoe: Browser) -> None:
    key = tomoe.make_key()
    assert browser(served).make_key(key, status=409)
    for _ in range(KEYS_MAX - 1):
        tomoe.make_key()
    assert tomoe.post("/api/account/keys/ask", status=409)["error"] == "too-many-keys"


def test_a_code_opens_the_account_once(served: Served, tomoe: Browser) -> None:
    assert tomoe.post("/api/account/codes", status=409)["error"] == "no-account"
    tomoe.make_key()
    codes = tomoe.post("/api/account/codes")["codes"]
    assert len(set(codes)) == COUNT == tomoe.account()["codes"]
    for path in served.folder.iterdir():
        found = path.read_bytes()
        assert not any(code.encode() in found for code in codes)

    stranger = browser(served)
    me = stranger.post("/api/account/recover", {"code": f"  {codes[0].lower().replace('-', ' ')} "})
    assert me["name"] == "Tomoe"
    assert stranger.account()["codes"] == COUNT - 1
    assert stranger.account()["fresh"]  # so a new key can be made at once
    stranger.make_key(label="New")
    again = browser(served)
    assert again.post("/api/account/recover", {"code": codes[0]}, status=403)["error"] == "code"
    stranger.post("/api/account/codes")
    assert again.post("/api/account/recover", {"code": codes[1]}, status=403)["error"] == "code"


def test_codes_are_not_guessed(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=1) as served:
        guest = browser(served)
        tries = [
            guest.http.post("/api/account/recover", json={"code": f"AAAA-AAAA-AAAA-{n:04}"})
            for n in range(12)
        ]
        assert [tried.json()["error"] for tried in tries[:10]] == ["code"] * 10
        assert tries[-1].status_code == 429
        other = browser(served)  # another guest of the same address
        assert other.post("/api/account/recover", {"code": "X"}, status=429)


def test_what_a_guest_has_goes_along_or_stays(served: Served, tomoe: Browser) -> None:
    key = tomoe.make_key()
    guest = browser(served)
    over, running = (guest.make("gosu-x", "me", "random")["id"] for _ in range(2))
    guest.post(f"/api/tables/{over}/resign", status=204)
    info = tomoe.make("gosu-tactics", "me", "link")
    guest.join(info, 1)
    other_device = browser(served)
    token = guest.post("/api/me/link")["link"].partition("carry=")[2]
    other_device.post("/api/me/carry", {"token": token})
    assert guest.account()["games"] == 3

    guest.sign_in(key, bring=True)
    mine = {table["id"] for table in tomoe.get("/api/tables")}
    assert {over, running} <= mine
    assert guest.state(running)["you"] == [0]
    assert guest.state(info["id"])["you"] == [0]  # where both sat, each seat stays whose it was
    assert guest.play_first(running)
    assert other_device.get("/api/tables", status=401)  # nobody is that guest any more

    stays = browser(served)
    left = stays.make("gosu-x", "me", "random")["id"]
    stays.sign_in(key)
    assert stays.state(left)["you"] == []


def test_nothing_is_brought_from_one_account_to_another(served: Served, tomoe: Browser) -> None:
    key = tomoe.make_key()
    other = browser(served)
    other.make_key()
    assert other.sign_in(key, status=409, bring=True)["error"] == "is-account"
    assert other.sign_in(key)["name"] == "Tomoe"


def test_a_deleted_account_leaves_nothing_but_the_games_of_others(served: Served, tomoe: Browser) -> None:
    key = tomoe.make_key()
    codes = tomoe.post("/api/account/codes")["codes"]
    yoshi = browser(served, "fr")
    info = tomoe.make("gosu-x", "me", "link")
    table = info["id"]
    yoshi.join(info, 1)
    alone = tomoe.make("gosu-x", "me", "random")["id"]
    phone = browser(served)
    phone.sign_in(key)
    with sqlite3.connect(served.folder / "honjin.sqlite") as data:
        ((guest,),) = data.execute(
            "SELECT guest FROM accounts JOIN guests ON guest = guests.id WHERE name = 'Tomoe'"
            " ORDER BY accounts.created DESC LIMIT 1"
        )

    assert phone.http.delete("/api/account").status_code == 204
    assert tomoe.get("/api/tables", status=401)
    assert phone.get("/api/tables", status=401)
    state = yoshi.state(table)
    assert state["outcome"]["winners"] == [1]
    assert yoshi.get(f"/api/tables/{table}")["seats"][0]["name"] == "Joueur 1"
    assert yoshi.get(f"/api/tables/{alone}")["status"] == "closed"
    assert browser(served).sign_in(key, status=403)["error"] == "key-unknown"
    assert browser(served).post("/api/account/recover", {"code": codes[0]}, status=403)
    with sqlite3.connect(served.folder / "honjin.sqlite") as data:
        own = {
            "passkeys": "guest",
            "codes": "guest",
            "accounts": "guest",
            "sessions": "guest",
            "carries": "guest",
            "mutes": "guest",
            "ratings": "who",
            "rating_steps": "who",
        }
        for rows, column in own.items():
            assert data.execute(f"SELECT count(*) FROM {rows} WHERE {column} = ?", (guest,)).fetchone() == (
                0,
            ), rows
        assert data.execute("SELECT name FROM guests WHERE id = ?", (guest,)).fetchone() == ("",)


def test_a_guest_without_an_account_can_go_too(served: Served, alice: Browser) -> None:
    assert alice.http.delete("/api/account").status_code == 204
    assert alice.get("/api/tables", status=401)


def test_all_other_devices_are_logged_out(served: Served, tomoe: Browser) -> None:
    key = tomoe.make_key()
    phone = browser(served)
    phone.sign_in(key)
    tomoe.post("/api/account/end-others", status=204)
    assert phone.get("/api/tables", status=401)
    assert len(tomoe.get("/api/me/sessions")) == 1
