"""The gate: origin, sizes, rates and headers; problems in one form."""

import json
import os
import socket
import subprocess
import sys
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


@pytest.mark.parametrize(
    ("path", "most"), [("/api/me/carry", 8192), ("/api/tables", 524288), ("/api/replays", 524288)]
)
def test_what_is_too_long_is_told_the_limit_of_its_address(alice: Visitor, path: str, most: int) -> None:
    refused = alice.post(path, {"record": "x" * 600_000}, status=413)
    assert (refused["error"], refused["detail"]) == (
        "too-long",
        f"A message may be {most:,} bytes long at most.",
    )


NESTED = {
    "lists in an option": ('{"game": "gosu-x", "seats": [], "options": {"a": ', "[", 80_000, "too-deep"),
    "objects in an option": (
        '{"game": "gosu-x", "seats": [], "options": {"a": ',
        '{"a":',
        80_000,
        "too-deep",
    ),
    "nothing but lists": ("", "[", 80_000, "too-deep"),
    "lists after a text": ('{"game": "\\"", "options": ', "[", 1_000, "too-deep"),
    "short lists": ("[", "[],", 20_000, "too-long"),
    "many keys": ("{", '"":"",', 50_000, "too-long"),
    "a number without end": ('{"options": {"a": ', "9", 6_000, "form"),
}


@pytest.mark.parametrize("path", ["/api/tables", "/api/replays", "/api/tables/x/play", "/api/advise"])
@pytest.mark.parametrize(("start", "part", "times", "word"), NESTED.values(), ids=NESTED)
def test_a_deep_body_is_refused_in_words(
    alice: Visitor, path: str, start: str, part: str, times: int, word: str
) -> None:
    longest = 8_000 if path.endswith(("play", "advise")) else 500_000
    body = start + part * min(times, longest // len(part))
    answer = alice.http.post(path, content=body, headers={"Content-Type": "application/json"})
    if word == "too-long" and longest == 8_000:
        word = "form"  # such a message is short enough, and no JSON
    assert (answer.status_code, answer.json()["error"]) == ({"too-long": 413}.get(word, 400), word)


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
    with Served(tmp_path / "data", rate=0.001) as slow:
        answers = [httpx.get(f"{slow.url}/api/phrases") for _ in range(12)]
        assert answers[0].status_code == 200
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert refused.headers["retry-after"]
        assert refused.json()["error"] == "too-fast"


def flood(wire: Wire) -> None:
    for _ in range(5000):
        wire.say(type="ping")
    wire.hear_until("never")


def test_a_socket_that_floods_is_slowed_then_closed(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=1) as server:
        guest = server.guest()
        table = guest.make("gosu-x", "me", "random")["id"]
        with guest.socket(table) as wire, pytest.raises(ConnectionClosed):
            flood(wire)


def test_limits_weigh_what_is_asked(tmp_path: Path) -> None:
    """An address that may ask for many phrases may not list tables as often."""
    with Served(tmp_path / "data", rate=0.01) as slow:

        def answered(path: str, where: str) -> int:
            with httpx.Client(base_url=slow.url, transport=httpx.HTTPTransport(local_address=where)) as http:
                return [http.get(path).status_code for _ in range(20)].count(200)

        assert answered("/api/phrases", "127.0.0.8") > 3 * answered("/api/lobby", "127.0.0.9") > 0


def test_health_proves_a_write_and_metrics_count(alice: Visitor) -> None:
    assert alice.get("/health") == {"ok": True}
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


# --- names and proxies


def test_a_name_that_is_not_ours_is_refused(alice: Visitor) -> None:
    table = alice.make("gosu-x", "me", "random")["id"]
    answer = alice.http.get("/api/me", headers={"Host": "elsewhere.example"})
    assert (answer.status_code, answer.json()["error"]) == (421, "hosts")
    assert "elsewhere.example" in answer.json()["detail"]
    url = f"ws://elsewhere.example:{alice.served.port}/api/tables/{table}/socket"
    bound = socket.create_connection(("127.0.0.1", alice.served.port))
    with pytest.raises(InvalidStatus, match="421"), connect(url, proxy=None, sock=bound):
        pass


def test_an_origin_of_another_scheme_is_foreign(alice: Visitor) -> None:
    foreign = {"Origin": alice.served.url.replace("http:", "https:")}
    assert alice.http.post("/api/me/link", headers=foreign).status_code == 403


def test_a_second_address_of_the_machine_plays(tmp_path: Path) -> None:
    """As a telephone in the same network does, over plain HTTP."""
    with Served(tmp_path / "data", host="0.0.0.0") as served:
        there = f"http://127.0.0.2:{served.port}"
        with httpx.Client(base_url=there, headers={"X-Honjin": "1", "Origin": there}) as phone:
            assert "Secure" not in phone.get("/api/me").headers["set-cookie"]
            made = phone.post("/api/tables", json={"game": "way-of-the-samurai", "seats": [{"kind": "me"}]})
            table = made.json()["id"]
            url = f"ws://127.0.0.2:{served.port}/api/tables/{table}/socket"
            cookie = {"Cookie": f"honjin={phone.cookies['honjin']}"}
            with connect(url, additional_headers=cookie, origin=Origin(there), proxy=None) as wire:
                state = json.loads(wire.recv(timeout=60))
                choice = state["decision"]["options"][0]["notation"]
                wire.send(json.dumps({"type": "play", "seq": 0, "choice": choice, "id": "1"}))
                Wire(wire).hear_until("ack", id="1")


def test_a_forged_address_evades_no_limit(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=0.001) as slow:
        forged = [{"X-Forwarded-For": f"1.2.3.{n}"} for n in range(12)]
        answers = [httpx.get(f"{slow.url}/api/phrases", headers=headers).status_code for headers in forged]
        assert 429 in answers
        assert "HONJIN_PROXY" in slow.log_path.read_text()


def test_behind_a_named_proxy_each_client_has_its_budget(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=0.001, HONJIN_PROXY="127.0.0.1") as slow:

        def ask(client: str) -> int:
            return httpx.get(f"{slow.url}/api/phrases", headers={"X-Forwarded-For": client}).status_code

        assert 429 in [ask("1.2.3.4") for _ in range(12)]
        assert 429 in [ask(f"9.9.9.{n}, 1.2.3.4") for n in range(12)]
        assert ask("1.2.3.5") == 200


def test_over_tls_the_cookie_is_bound_to_the_host(tmp_path: Path) -> None:
    with Served(tmp_path / "data", HONJIN_PROXY="127.0.0.1", HONJIN_HOSTS="play.example.org") as served:
        told = {"X-Forwarded-Proto": "https", "Host": "play.example.org", "X-Honjin": "1"}
        plain = httpx.get(f"{served.url}/api/me")
        assert "strict-transport-security" not in plain.headers
        first = httpx.get(f"{served.url}/api/me", headers=told)
        (cookie,) = first.headers.get_list("set-cookie")
        assert cookie.startswith("__Host-honjin=")
        assert all(flag in cookie for flag in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"))
        assert "Domain" not in cookie
        assert first.headers["strict-transport-security"]

        older = {**told, "Cookie": f"honjin={plain.cookies['honjin']}"}  # from before there was TLS
        again = httpx.get(f"{served.url}/api/me", headers=older)
        assert again.json() == plain.json()
        kept, ended = again.headers.get_list("set-cookie")
        assert kept.startswith(f"__Host-honjin={plain.cookies['honjin']};")
        assert ended.startswith("honjin=")
        assert "Max-Age=0" in ended
        both = {**told, "Cookie": kept.partition(";")[0]}
        ours = {**both, "Origin": "https://play.example.org"}
        assert httpx.post(f"{served.url}/api/me/link", headers=ours).status_code == 200
        foreign = {**both, "Origin": "http://play.example.org"}
        assert httpx.post(f"{served.url}/api/me/link", headers=foreign).status_code == 403


def test_only_what_everybody_may_know_is_kept(alice: Visitor) -> None:
    table = alice.make("gosu-x", "me", "random")["id"]
    for path in (
        "/api/me",
        "/api/tables",
        f"/api/tables/{table}/state",
        f"/api/tables/{table}",
        "/api/nowhere",
    ):
        assert alice.http.get(path).headers["cache-control"] == "no-store"
    assert "public" in alice.http.get("/api/games").headers["cache-control"]


def test_metrics_are_for_this_machine_or_with_the_token(tmp_path: Path) -> None:
    with Served(tmp_path / "data", HONJIN_METRICS_TOKEN="a long secret") as served:
        url = f"{served.url}/metrics"
        assert httpx.get(url).status_code == 200
        through = {"X-Forwarded-For": "127.0.0.1"}
        assert httpx.get(url, headers=through).json()["error"] == "metrics"
        for given, status in (("Bearer a long secret", 200), ("Bearer", 403), ("Bearer a long secret2", 403)):
            assert httpx.get(url, headers={**through, "Authorization": given}).status_code == status
    with Served(tmp_path / "data") as served:
        bare = {"X-Forwarded-For": "127.0.0.1", "Authorization": "Bearer"}
        assert httpx.get(f"{served.url}/metrics", headers=bare).status_code == 403


def test_every_line_of_the_log_is_json(tmp_path: Path) -> None:
    """Whoever wrote it: we, a library, Python's warnings."""
    code = (
        "import logging, warnings; from honjin.server.http.serving import set_up_logs; set_up_logs();"
        "logging.getLogger('asyncio').error('slow', exc_info=ValueError('x'));"
        "logging.getLogger('uvicorn.error').error('broken'); warnings.warn('old');"
        "import structlog; structlog.get_logger().warning('ours')"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    told = [json.loads(line) for line in ran.stderr.splitlines()]
    assert [line["level"] for line in told] == ["error", "error", "warning", "warning"]
    assert "ValueError: x" in told[0]["exception"]
    assert all(line["timestamp"] for line in told)


# --- asking too early, and where one may not


def test_before_the_game_begins_nobody_is_told_why(alice: Visitor) -> None:
    info = alice.make("gosu-x", "me", "link")
    for path, query in (("why", {"choice": "pass"}), ("odds", {}), ("record", {})):
        answer = alice.get(f"/api/tables/{info['id']}/{path}", status=409, **query)
        assert answer["error"] == "is-waiting"


def test_only_who_may_look_on_mutes(alice: Visitor, bob: Visitor) -> None:
    closed = alice.make("gosu-x", "me", "random", spectators="none")["id"]
    assert bob.post(f"/api/tables/{closed}/mute", {"seat": 0}, status=403)["error"] == "no-spectators"
    alice.post(f"/api/tables/{closed}/mute", {"seat": 1}, status=204)
    shown = alice.make("gosu-x", "me", "random")["id"]
    bob.post(f"/api/tables/{shown}/mute", {"seat": 0}, status=204)


def test_chat_is_plain_and_has_a_budget_of_its_own(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=1) as served:
        alice = served.guest()
        path = f"/api/tables/{alice.make('gosu-x', 'me', 'random')['id']}"
        for bad in ("a\u202eb", "a\x00b", "\x1b[31m", "a" + "\u0301" * 100):
            assert alice.post(f"{path}/chat", {"text": bad}, status=400)["error"] == "words"
        answers = [alice.http.post(f"{path}/chat", json={"text": f"line {n}"}) for n in range(30)]
        assert answers[0].status_code == 204
        assert answers[-1].json()["error"] == "too-fast"
        assert alice.get(f"{path}/state")["chat"][0]["text"] == "line 0"


@pytest.mark.parametrize(
    ("name", "value"),
    [("HONJIN_PROXY", "proxy.example"), ("HONJIN_HOSTS", "http://play.example.org"), ("HONJIN_RATE", "fast")],
)
def test_a_variable_that_says_nothing_is_told_in_a_sentence(tmp_path: Path, name: str, value: str) -> None:
    command = [sys.executable, "-m", "honjin", "serve", "--no-browser", "--port", "0"]
    environment = {**os.environ, "HONJIN_DATA": str(tmp_path), "LANG": "C.UTF-8", name: value}
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert ran.returncode != 0
    assert name in ran.stderr
    assert value in ran.stderr
    assert "Traceback" not in ran.stderr
