"""Manners: small things that a stranger must not be able to do, each asked once or a few times."""

from concurrent.futures import ThreadPoolExecutor
from typing import Final

from attacks.attempt import attempt
from attacks.stranger import Answer, Stranger
from attacks.texts import record

BAD_WORDS: Final = (
    "\u202eabc",
    "a\u2066b",
    "a\x00b",
    "a\x1b[31mb",
    "e" + "\u0301" * 150,
    "\u200f\u200e\u061c",
)
RACES: Final = 10
POSITION: Final = """game = "gosu-x"
seed = "x"
[[seats]]
clans = ["justice", "galmi", "xi-an"]
[[seats]]
clans = ["phoenix", "tomorrow", "narashima"]
"""


def refused(stranger: Stranger, answer: Answer, what: str, *statuses: int) -> None:
    """It must have been refused, with one of these statuses if any are given."""
    if answer.status < 400 or (statuses and answer.status not in statuses):
        stranger.report.wrong.append(f"{what}: {answer.status} {answer.word}".strip())


@attempt("manners", "a deal that the host knows")
def known_deal(stranger: Stranger) -> None:
    """A seed, a record or a position with seats for others, and nobody told."""
    for number, seat in enumerate(("link", "open")):
        guest = stranger.at(f"127.0.8.{number + 1}").be_guest()
        for wish in ({"seed": "x"}, {"record": record(), "at": 3}, {"position": POSITION}):
            seats = [{"kind": "me"}, {"kind": seat}]
            body = {"game": "gosu-x", "seats": seats, "lobby": seat == "open", **wish}
            refused(stranger, guest.post("/api/tables", body), f"{next(iter(wish))} with a seat by {seat}")


@attempt("manners", "advice between people")
def advice(stranger: Stranger) -> None:
    """Advice in a game against somebody else who was not told of it."""
    host, other = stranger.at("127.0.8.3").be_guest(), stranger.at("127.0.8.4").be_guest()
    info = host.make("gosu-x", "me", "link")
    invite = info["seats"][1]["invite"].partition("invite=")[2]
    other.post(f"/api/tables/{info['id']}/join", {"invite": invite})
    for guest in (host, other):
        refused(stranger, guest.post("/api/advise", {"table": info["id"]}), "advice", 403, 409)


@attempt("manners", "chat that is no text")
def chat(stranger: Stranger) -> None:
    """Direction marks, NUL, escapes and towers of marks; what others are told is looked at."""
    guest = stranger.be_guest()
    id = guest.make("gosu-x", "me", "me")["id"]
    for text in BAD_WORDS:
        guest.post(f"/api/tables/{id}/chat", {"text": text})
    told = "".join(line["text"] for line in guest.get(f"/api/tables/{id}/state").data["chat"])
    bad = [mark for mark in "\u202e\u2066\x00\x1b\u200f\u061c" if mark in told]
    if bad or "\u0301" * 10 in told:
        stranger.report.wrong.append(f"told as it came: {told[:60]!r}")


@attempt("manners", "why, before the game")
def why(stranger: Stranger) -> None:
    """What a choice fails by, at a table that waits."""
    guest = stranger.be_guest()
    id = guest.make("gosu-x", "me", "link")["id"]
    refused(stranger, guest.get(f"/api/tables/{id}/why?choice=play%20sati"), "why", 409)


@attempt("manners", "mute where one may not look")
def mute(stranger: Stranger) -> None:
    """A guest who does not sit there, at a table without spectators."""
    host, other = stranger.at("127.0.8.5").be_guest(), stranger.at("127.0.8.6").be_guest()
    id = host.make("gosu-x", "me", "me", spectators="none")["id"]
    refused(stranger, other.post(f"/api/tables/{id}/mute", {"seat": 0}), "mute", 403)


@attempt("manners", "foreign hosts and origins")
def hosts(stranger: Stranger) -> None:
    """Names that are not this server's, and pages from elsewhere."""
    own = f"http://127.0.0.1:{stranger.port}"
    for host in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "evil.example:80", ""):
        refused(stranger, stranger.get("/api/games", Host=host), f"host {host!r}", 400, 403, 421)
    for origin in (
        "https://evil.example",
        f"https://127.0.0.1:{stranger.port}",
        f"{own}.evil.example",
        "null",
        f"http://evil@127.0.0.1:{stranger.port}",
        "http://127.0.0.1",
        "file://",
    ):
        answer = stranger.post("/api/replays", {"record": "x"}, Origin=origin)
        refused(stranger, answer, f"origin {origin}", 403)


@attempt("manners", "a forged address")
def forged(stranger: Stranger) -> None:
    """X-Forwarded-For from loopback itself, another one in each request."""
    near = stranger.at("127.0.0.1")
    passed = 0
    for number in range(150):
        where = f"10.0.{number // 250}.{number % 250}"
        answer = near.get(
            "/api/me",
            X_Forwarded_For=where,
            Forwarded=f"for={where}",
            X_Real_IP=where,
            X_Forwarded_Proto="https",
        )
        passed += answer.status == 200
        if "secure" in answer.headers.get("set-cookie", "").lower():
            stranger.report.wrong.append("a forged scheme was believed")
            break
    stranger.count("passed", passed)
    if passed > 100:
        stranger.report.wrong.append(f"{passed} of 150 new guests from one address")


@attempt("manners", "metrics and health from elsewhere")
def metrics(stranger: Stranger) -> None:
    """What only the owner of the server should read."""
    refused(
        stranger,
        stranger.at("127.0.0.1").get("/metrics", X_Forwarded_For="10.0.0.1"),
        "metrics behind a proxy",
    )
    health = stranger.get("/health")
    if len(health.body) > 30 and health.status == 200:
        stranger.report.wrong.append(f"health tells {health.body[:80]!r}")


@attempt("manners", "headers of answers")
def headers(stranger: Stranger) -> None:
    """What every answer must carry."""
    guest = stranger.be_guest()
    id = guest.make("gosu-x", "me", "me")["id"]
    for path in (f"/api/tables/{id}/state", "/api/me", f"/api/tables/{id}/record", "/api/tables"):
        if "no-store" not in guest.get(path).headers.get("cache-control", ""):
            stranger.report.wrong.append(f"{path.replace(id, 'ID')} may be stored")


@attempt("manners", "closing while somebody joins")
def races(stranger: Stranger) -> None:
    """The host closes a table at the very moment at which somebody sits down."""
    ended = 0
    for number in range(RACES):
        host = stranger.at(f"127.0.9.{2 * number + 1}").be_guest()
        other = stranger.at(f"127.0.9.{2 * number + 2}").be_guest()
        info = host.make("gosu-x", "me", "link")
        invite = info["seats"][1]["invite"].partition("invite=")[2]
        path = f"/api/tables/{info['id']}"
        with ThreadPoolExecutor(2) as both:
            joining = both.submit(other.post, f"{path}/join", {"invite": invite})
            closing = both.submit(host.post, f"{path}/close")
        joined, closed = joining.result(), closing.result()
        status = host.get(path).data.get("status")
        if joined.status == 200 and joined.data["status"] == "playing" and status == "closed":
            ended += 1
        if status == "closed" and closed.status != 200:
            stranger.report.wrong.append("closed, and the host was told otherwise")
    if ended:
        stranger.report.wrong.append(f"{ended} of {RACES} games that had begun were closed")


@attempt("manners", "too long, in words")
def too_long(stranger: Stranger) -> None:
    """A message beyond each limit; the limit that is named is the one that was passed."""
    guest = stranger.be_guest()
    for path, size in (("/api/advise", 10_000), ("/api/replays", 600_000), ("/api/tables", 600_000)):
        answer = guest.post(path, b'{"table":"' + b"x" * size + b'"}')
        refused(stranger, answer, path, 413)
        named = {
            int(word) for word in answer.detail.replace(",", "").replace(".", " ").split() if word.isdigit()
        }
        if answer.status == 413 and not any(4096 <= number <= size for number in named):
            stranger.report.wrong.append(f"{path}: {answer.detail}")
        if answer.status == 413 and path != "/api/advise" and max(named, default=0) < 100_000:
            stranger.report.wrong.append(f"{path}: {answer.detail}")
