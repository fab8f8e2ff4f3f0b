"""The gate: origin, sizes, rates and headers; problems in one form."""

from pathlib import Path

import httpx
import pytest
from serve_process import Served, Visitor, Wire
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin


def test_a_change_needs_our_header_and_our_origin(alice: Visitor) -> None:
    body = {"game": "gosu-x", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    bare = httpx.Client(base_url=alice.served.url, cookies=dict(alice.http.cookies))
    with bare:
        assert bare.post("/api/tables", json=body).json()["error"] == "origin"
        foreign = {"X-Honjin": "1", "Origin": "https://elsewhere.example"}
        assert bare.post("/api/tables", json=body, headers=foreign).status_code == 403
        same = {"X-Honjin": "1", "Origin": alice.served.url}
        assert bare.post("/api/tables", json=body, headers=same).status_code == 201


def test_a_socket_from_another_origin_is_refused(alice: Visitor) -> None:
    table = alice.make("gosu-x", "me", "random")["id"]
    url = f"ws://127.0.0.1:{alice.served.port}/api/tables/{table}/socket"
    headers = {"Cookie": alice.cookie}
    with (
        pytest.raises(InvalidStatus),
        connect(url, additional_headers=headers, origin=Origin("https://elsewhere.example"), proxy=None),
    ):
        pass


def test_what_is_too_long_is_refused_or_ends_the_socket(alice: Visitor) -> None:
    table = alice.make("gosu-x", "me", "random")["id"]
    long = {"text": "x" * 20_000}
    assert alice.post(f"/api/tables/{table}/chat", long, status=413)["error"] == "too-long"
    with alice.socket(table) as wire:
        wire.say(type="chat", text="x" * 20_000)
        with pytest.raises(ConnectionClosed):
            wire.hear_until("never")
    assert alice.state(table)["chat"] == []


@pytest.mark.parametrize("path", ["/api/games", "/health", "/api/nowhere", "/"])
def test_every_answer_keeps_the_page_to_itself(served: Served, path: str) -> None:
    headers = httpx.get(f"{served.url}{path}").headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("GET", "/api/nowhere", 404, "no-page"),
        ("DELETE", "/api/games", 405, "method"),
        ("GET", "/api/tables/nowhere", 404, "no-table"),
        ("GET", "/api/replays/nowhere", 404, "no-replay"),
        ("GET", "/api/games/chess/cards", 404, "no-game"),
        ("GET", "/api/rules/XX-Z9", 404, "no-rule"),
        ("GET", "/api/games?lang=de", 400, "form"),
        ("GET", "/api/tables/x/state?seat=9", 400, "form"),
        ("GET", "/api/tables/x/state?since=-1", 400, "form"),
        ("POST", "/api/tables", 400, "form"),
    ],
)
def test_problems_have_one_form(alice: Visitor, method: str, path: str, status: int, error: str) -> None:
    answer = alice.http.request(method, path)
    assert (answer.status_code, answer.json()["error"]) == (status, error)
    assert answer.json()["detail"]


def test_problems_speak_the_callers_language(served: Served) -> None:
    said = [
        httpx.get(f"{served.url}/api/tables/x", headers={"Accept-Language": lang}).json()["detail"]
        for lang in ("fr-CA,fr;q=0.9", "en", "de")
    ]
    assert said == ["Cette table n'existe pas.", "There is no such table.", "There is no such table."]


def test_who_asks_too_much_has_to_wait(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=0.01) as slow:
        answers = [httpx.get(f"{slow.url}/api/phrases") for _ in range(12)]
        assert answers[0].status_code == 200
        assert answers[-1].status_code == 429
        assert answers[-1].headers["retry-after"]
        assert answers[-1].json()["error"] == "too-fast"


def flood(wire: Wire) -> None:
    for _ in range(2000):
        wire.say(type="ping")
    wire.hear_until("never")


def test_a_socket_that_floods_is_slowed_then_closed(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as server:
        guest = server.guest()
        table = guest.make("gosu-x", "me", "random")["id"]
        server.stop()
        server.environment["HONJIN_RATE"] = "1"
        server.start()
        with guest.socket(table) as wire, pytest.raises(ConnectionClosed):
            flood(wire)
        assert guest.state(table)["seq"] >= 0


def test_health_proves_a_write_and_metrics_count(alice: Visitor) -> None:
    health = alice.get("/health")
    assert health["ok"]
    assert health["seconds"] < 1
    table = alice.make("way-of-the-samurai", "me")["id"]
    alice.play_first(table)
    metrics = alice.get("/metrics")
    assert 'honjin_moves_total{by="human",game="way-of-the-samurai"}' in metrics
    assert "honjin_move_seconds_bucket" in metrics


def test_knowledge_is_kept_by_the_browser(served: Served) -> None:
    for path in ("games", "games/gosu-x/cards", "games/gosu-tactics/rules", "phrases", "rules/GX-P3"):
        first = httpx.get(f"{served.url}/api/{path}?lang=fr")
        assert first.headers["content-encoding"] == "gzip"
        again = httpx.get(
            f"{served.url}/api/{path}?lang=fr", headers={"If-None-Match": first.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")


def test_logs_hold_no_secrets(alice: Visitor, bob: Visitor) -> None:
    info = alice.make("gosu-x", "me", "link", seed="very secret seed")
    bob.join(info, 1)
    log = alice.served.log_path.read_text()
    invite = info["seats"][1]["invite"].partition("invite=")[2]
    for secret in (alice.http.cookies["honjin"], invite, "very secret seed"):
        assert secret not in log
