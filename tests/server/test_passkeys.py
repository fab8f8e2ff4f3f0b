"""What a stolen cookie, a replayed proof, a foreign page and a copied key open: nothing."""

import time

import cbor2
import pytest
from serve_process import Served
from server.authenticator import VERIFIED, Authenticator, Browser, browser, text

from honjin.server.errors import ApiError
from honjin.server.guests.accounts import FRESH_SECONDS
from honjin.server.guests.passkeys import CHALLENGE_SECONDS, CHALLENGES_MAX, Challenges


@pytest.fixture
def tomoe(served: Served) -> Browser:
    return browser(served)


@pytest.fixture
def key(tomoe: Browser) -> Authenticator:
    return tomoe.make_key()


# --- a stolen cookie


def test_a_stolen_cookie_changes_no_keys_and_deletes_nothing(
    served: Served, tomoe: Browser, key: Authenticator
) -> None:
    kept = browser(served)
    kept.sign_in(key)
    thief = tomoe.thief()  # with the session in which the key was made, long ago
    tomoe.post("/api/me/logout", status=204)
    device = browser(served)
    token = kept.post("/api/me/link")["link"].partition("carry=")[2]
    device.post("/api/me/carry", {"token": token})  # a session that never showed a key
    assert thief.get("/api/account", status=401)
    thief = device.thief()
    assert not thief.account()["fresh"]
    (told,) = thief.account()["keys"]
    assert thief.post("/api/account/keys/ask", status=403)["error"] == "not-fresh"
    assert thief.post("/api/account/codes", status=403)["error"] == "not-fresh"
    assert thief.http.delete(f"/api/account/keys/{told['id']}").json()["error"] == "not-fresh"
    assert thief.http.delete("/api/account").json()["error"] == "not-fresh"
    question = thief.post("/api/account/confirm/ask")
    assert thief.post("/api/account/confirm", thief.key().prove(question), 403)["error"] == "key-unknown"
    own = browser(served)
    stolen = own.make_key()  # a key that is true, of another account
    assert thief.confirm(stolen, status=403)["error"] == "key-unknown"
    assert not thief.account()["fresh"]
    device.confirm(key)
    assert device.account()["fresh"]


def test_a_proof_is_fresh_for_a_while_only(monkeypatch: pytest.MonkeyPatch) -> None:
    from honjin.server.guests.accounts import Accounts
    from honjin.server.guests.sessions import Guest, Session, Sessions

    known = Accounts(None, Sessions(None), None, None)  # type: ignore[arg-type]  # nothing is stored here
    session = Session(b"key", Guest("id", "name"), 0, 0)
    at = time.monotonic()
    known._refresh(session.key)
    assert known.is_fresh(session)
    monkeypatch.setattr(time, "monotonic", lambda: at + FRESH_SECONDS + 1)
    assert not known.is_fresh(session)


# --- a replayed proof


def test_a_proof_counts_once(served: Served, key: Authenticator) -> None:
    phone = browser(served)
    proof = key.prove(phone.post("/api/account/sign-in/ask"))
    phone.post("/api/account/sign-in", proof)
    assert phone.post("/api/account/sign-in", proof, 410)["error"] == "challenge"
    assert browser(served).post("/api/account/sign-in", proof, 410)["error"] == "challenge"


def test_a_proof_is_good_for_the_session_that_was_asked(served: Served, key: Authenticator) -> None:
    """What somebody overheard, or got from a page that asked in their own name, opens nothing elsewhere."""
    asked, attacker = browser(served), browser(served)
    proof = key.prove(asked.post("/api/account/sign-in/ask"))
    attacker.post("/api/account/sign-in/ask")
    assert attacker.post("/api/account/sign-in", proof, 403)["error"] == "key-proof"
    assert attacker.post("/api/account/confirm", proof, 410)["error"] == "challenge"


def test_a_challenge_that_failed_is_used_up(served: Served, key: Authenticator) -> None:
    phone = browser(served)
    question = phone.post("/api/account/sign-in/ask")
    wrong = {**key.prove(question), "signature": text(b"no signature")}
    assert phone.post("/api/account/sign-in", wrong, 403)["error"] == "key-proof"
    assert phone.post("/api/account/sign-in", key.prove(question), 410)["error"] == "challenge"


def test_challenges_end_and_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    challenges = Challenges()
    assert challenges.make(b"a", "make") != challenges.make(b"a", "make")  # the second replaces the first
    assert len(challenges) == 1
    for number in range(CHALLENGES_MAX + 50):
        challenges.make(number.to_bytes(4), "sign-in")
    assert len(challenges) == CHALLENGES_MAX
    last = (CHALLENGES_MAX + 49).to_bytes(4)
    with pytest.raises(ApiError):
        challenges.take(last, "confirm")  # asked for another purpose
    at = time.monotonic()
    monkeypatch.setattr(time, "monotonic", lambda: at + CHALLENGE_SECONDS + 1)
    with pytest.raises(ApiError):
        challenges.take(last, "sign-in")


def test_many_questions_are_too_many(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Served(tmp_path_factory.mktemp("data"), rate=1) as served:
        guest = browser(served)
        answers = [guest.http.post("/api/account/sign-in/ask").status_code for _ in range(25)]
        assert answers[:15] == [200] * 15
        assert answers[-1] == 429


# --- a foreign page


@pytest.mark.parametrize(
    "lie",
    [
        {"origin": "https://honjin.evil.example"},
        {"origin": "http://localhost"},  # another port of this machine
        {"host": "evil.example"},
        {"flags": VERIFIED},  # nobody was there
    ],
    ids=str,
)
def test_a_proof_for_another_page_is_refused(
    served: Served, key: Authenticator, lie: dict[str, object]
) -> None:
    for name, value in lie.items():
        setattr(key, name, value)
    assert browser(served).sign_in(key, status=403)["error"] == "key-proof"
    assert browser(served).make_key(Authenticator(key.host, key.origin, flags=key.flags), status=403)


def test_a_foreign_origin_asks_nothing(served: Served, tomoe: Browser) -> None:
    foreign = {"Origin": "https://evil.example"}
    assert tomoe.http.post("/api/account/sign-in/ask", headers=foreign).json()["error"] == "origin"
    elsewhere = {"Host": "evil.example"}
    assert tomoe.http.post("/api/account/sign-in/ask", headers=elsewhere).status_code == 421


def test_there_are_no_keys_where_browsers_give_none(served: Served, tomoe: Browser) -> None:
    by_number = {"Host": f"127.0.0.1:{served.port}"}
    answer = tomoe.http.post("/api/account/keys/ask", headers=by_number)
    assert (answer.status_code, answer.json()["error"]) == (409, "no-passkeys")


def test_a_making_is_no_proof(served: Served, key: Authenticator) -> None:
    phone = browser(served)
    question = phone.post("/api/account/sign-in/ask")
    assert (
        phone.post("/api/account/sign-in", key.prove(question, "webauthn.create"), 403)["error"]
        == "key-proof"
    )


# --- another's key


def test_another_key_does_not_pass_for_it(served: Served, key: Authenticator) -> None:
    attacker = browser(served)
    own = attacker.make_key()
    forged = Authenticator(own.host, own.origin, key.id, secret=own.secret, handle=key.handle)
    assert browser(served).sign_in(forged, status=403)["error"] == "key-proof"
    key.handle = own.handle  # a true proof that names another account
    assert browser(served).sign_in(key, status=403)["error"] == "key-proof"


def test_a_copied_key_is_refused_and_reported(served: Served, tomoe: Browser, key: Authenticator) -> None:
    browser(served).sign_in(key)
    browser(served).sign_in(key)
    key.count = 0  # the copy counts from where it was made
    assert browser(served).sign_in(key, status=403)["error"] == "key-copied"
    (told,) = tomoe.account()["keys"]
    assert told["doubted"]
    key.count = 10
    forged = Authenticator(key.host, key.origin, key.id, count=0, handle=key.handle)
    assert browser(served).sign_in(forged, status=403)["error"] == "key-proof"  # no key, no report


# --- what is no answer at all


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("attestation", "A" * 9000),
        ("attestation", text(b"\x81" * 4000)),  # lists in lists
        ("attestation", text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": b"short"}))),
        ("attestation", text(cbor2.dumps({"fmt": "tpm", "attStmt": {"x5c": [b"x"]}, "authData": bytes(37)}))),
        ("attestation", "not base64!"),
        ("client_data", text(b"[" * 3000)),
        ("client_data", text(b"\xff\xfe")),
        ("id", "A" * 1400),
        ("label", "x" * 41),
        ("label", "\u202eevil"),
    ],
)
def test_whatever_is_sent_for_a_key_is_refused_in_words(served: Served, part: str, value: str) -> None:
    guest = browser(served)
    made = guest.key().make(guest.post("/api/account/keys/ask"))
    answer = guest.http.post("/api/account/keys", json={**made, part: value})
    assert answer.status_code in (400, 403, 413), answer.text
    assert answer.json()["detail"]
    assert not guest.account()["account"]


@pytest.mark.parametrize(
    "public",
    [{}, {1: 2}, {1: 2, 3: -7, -1: 1, -2: b"", -3: b""}, {1: 3, 3: -257, -1: b"", -2: b""}, {1: "x"}, 7],
)
def test_a_key_of_no_form_is_refused(served: Served, public: object) -> None:
    guest = browser(served)
    key = guest.key()
    made = key.make(guest.post("/api/account/keys/ask"))
    data = key._data(key.flags | 64) + bytes(16) + (32).to_bytes(2) + key.id + cbor2.dumps(public)
    made["attestation"] = text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data}))
    assert guest.post("/api/account/keys", made, 403)["error"] == "key-proof"
