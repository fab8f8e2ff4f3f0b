"""Guests: a name, a cookie, another device."""

import httpx
from serve_process import Served, Visitor


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
