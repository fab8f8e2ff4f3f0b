"""Your turn: in the title, the icon, by sound, by a notice, by push; what is kept without a line."""

import json
import re
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import httpx
import pytest
from browser import chromium as browser_of_debian
from playwright.sync_api import Browser, expect
from push_service import PushService
from serve_process import Served
from web.browsing import PHONE, Person

from honjin.server.notices.keys import fresh_key

pytestmark = pytest.mark.slow

NAMED = "honjin.test"  # a name in the home network, without a certificate
NOTICES = """navigator.serviceWorker.ready.then(r => r.getNotifications())
    .then(l => l.map(n => [n.title, n.body, n.tag]))"""
LOOK_AWAY = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"
# How many strings were plucked: the browser has no loudspeaker.
LISTEN = """window.plucked = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) { window.plucked++; return start.apply(this, at); };"""
CACHED = """(async () => {
    const found = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) found.push(new URL(request.url).pathname);
    }
    return found;
})()"""


@pytest.fixture(scope="module")
def push() -> Iterator[PushService]:
    with PushService() as service:
        yield service


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, push: PushService) -> Iterator[Served]:
    settings: dict[str, Any] = {
        "HONJIN_PUSH_KEY": fresh_key(),
        "HONJIN_PUSH_CONTACT": "mailto:owner@honjin.example",
        "HONJIN_PUSH_ALSO": push.origin,
        "HONJIN_HOSTS": NAMED,
    }
    with Served(tmp_path_factory.mktemp("data"), **settings) as server:
        yield server


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser_of_debian(f"--host-resolver-rules=MAP {NAMED} 127.0.0.1") as browser:
        yield browser


def come(chromium: Browser, served: Served, host: str = "localhost", **how: Any) -> Person:
    person = Person.come(chromium, served, **how)
    person.base = f"http://{host}:{served.port}"
    return person


def ask(person: Person, method: str, path: str, **body: object) -> Any:
    answer = person.context.request.fetch(
        person.base + path, method=method, headers={"X-Honjin": "1"}, data=body or None
    )
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def begin(first: Person, second: Person, game: str = "gosu-tactics", **wish: object) -> str:
    """A table of both that runs; nobody looks at it."""
    path = first.make(game, "me", "link", **wish)
    ask(second, "GET", "/api/me")
    invite = ask(first, "GET", f"/api{path.replace('/t/', '/tables/')}")["seats"][1]["invite"]
    ask(second, "POST", f"/api{path.replace('/t/', '/tables/')}/join", invite=invite.partition("invite=")[2])
    return path


def seat_asked(person: Person, path: str) -> int:
    return int(ask(person, "GET", f"/api{path.replace('/t/', '/tables/')}/state")["decision"]["seat"])


def play_on(person: Person, path: str) -> None:
    """All that this person is asked, by a program."""
    table = f"/api{path.replace('/t/', '/tables/')}"
    while (state := ask(person, "GET", f"{table}/state"))["decision"]["options"]:
        choices = [option["notation"] for option in state["decision"]["options"]]
        choice = "pass" if "pass" in choices else choices[0]
        ask(
            person,
            "POST",
            f"{table}/play",
            seq=state["seq"],
            epoch=state["epoch"],
            choice=choice,
            id=f"n{state['seq']}",
        )


def in_order(path: str, first: Person, second: Person) -> tuple[Person, Person]:
    """Who is asked, and who waits."""
    people = (first, second)
    seat = seat_asked(first, path)
    return people[seat], people[1 - seat]


def icon(person: Person) -> str:
    return str(person.page.evaluate("document.querySelector('link[rel=icon]').getAttribute('href')"))


def test_title_icon_sound_notice_and_list(chromium: Browser, served: Served) -> None:
    first, second = (come(chromium, served) for _ in range(2))
    path = begin(first, second)
    asked, waiting = in_order(path, first, second)
    waiting.context.add_init_script(LISTEN)
    waiting.context.grant_permissions(["notifications"], origin=waiting.base)
    waiting.open("/")
    waiting.page.evaluate(
        "localStorage.setItem('honjin-settings', JSON.stringify({ lang: 'en', sound: true, speed: 'off' }))"
    )
    waiting.sit(path)
    waiting.page.locator(".bar").click()  # a page may sound only after it was touched
    waiting.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    assert (waiting.page.title(), icon(waiting)) == ("Honjin · Table", "/icon.svg")
    waiting.page.evaluate(LOOK_AWAY)
    play_on(asked, path)
    waiting.page.locator(".prompt.mine").wait_for()
    expect(waiting.page).to_have_title("● Your turn · Honjin · Table")
    assert icon(waiting) == "/icon-turn.svg"
    assert waiting.context.request.get(f"{waiting.base}/icon-turn.svg").ok
    waiting.page.wait_for_function("window.plucked > 0")
    name = ask(asked, "GET", "/api/me")["name"]
    told = ["Your turn", f"GOSU Tactics, with {name}", path]
    waiting.page.wait_for_function(f"{NOTICES}.then(l => l.length)")
    assert waiting.page.evaluate(NOTICES) == [told]

    waiting.open("/lobby")
    bell = waiting.page.get_by_role("button", name="You are awaited at 1 table")
    bell.wait_for()
    expect(waiting.page).to_have_title("(1) Honjin · Lobby")
    assert waiting.wide_when_narrow() <= 0
    bell.click()
    assert waiting.violations() == []
    waiting.page.get_by_role("link", name=f"GOSU Tactics, with {name}").click()
    waiting.page.locator(".prompt.mine").wait_for()
    waiting.page.wait_for_function(f"{NOTICES}.then(l => !l.length)")  # seen, so it is taken away
    play_on(waiting, path)
    expect(waiting.page).to_have_title("Honjin · Table")
    for person in (first, second):
        person.leave()


def test_asked_once_then_told_by_push(chromium: Browser, served: Served, push: PushService) -> None:
    first, second = come(chromium, served), come(chromium, served, lang="fr", size=PHONE, touch=True)
    path = begin(first, second, "gosu-x")
    person, other = second, first
    where = json.dumps(push.subscription)
    person.context.add_init_script(
        f"""const {{ endpoint, ...keys }} = {where};
        PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({{ endpoint, keys }}) }});"""
    )
    person.sit(path)
    person.page.locator("a.home").click()
    question = person.page.get_by_role("complementary", name="Avis et installation")
    expect(question).to_contain_text("jamais une carte")
    assert person.violations() == []
    assert person.wide_when_narrow() <= 0
    person.context.grant_permissions(["notifications"], origin=person.base)
    with person.page.expect_response(
        lambda answer: answer.url.partition("?")[0].endswith("/api/push") and answer.request.method == "PUT"
    ):
        question.get_by_role("button", name="Me prévenir").click()
    expect(question).to_have_count(0)

    if in_order(path, first, second)[0] is person:
        play_on(person, path)
        while not push.heard.empty():
            push.heard.get()
    play_on(other, path)
    told = push.next()
    name = ask(other, "GET", "/api/me")["name"]
    assert told == {"title": "À vous de jouer", "body": f"GOSU X, avec {name}", "url": path}
    deliver(person, told)
    person.page.wait_for_function(f"{NOTICES}.then(l => l.length)")
    assert person.page.evaluate(NOTICES) == [[told["title"], told["body"], path]]

    person.sit(path)
    person.page.locator("a.home").click()
    person.page.locator("main.home").wait_for()
    assert question.count() == 0, "nobody is asked twice"
    for one in (first, second):
        one.leave()


def deliver(person: Person, told: dict[str, str]) -> None:
    """As the browser's own push service would: it cannot be another one than its maker's."""
    session, found = person.context.new_cdp_session(person.page), list[dict[str, Any]]()
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(50)
    message = {"origin": person.base, "registrationId": found[0]["registrationId"], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_the_page_and_the_rules_stay_without_a_line_and_no_state_does(
    chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with Served(tmp_path_factory.mktemp("gone")) as server:
        person = come(chromium, server)
        person.open("/")
        person.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        manifest = person.page.evaluate(
            "fetch(document.querySelector('link[rel=manifest]').href).then(r => r.json())"
        )
        for drawn in manifest["icons"]:
            assert person.context.request.get(person.base + drawn["src"]).ok
        person.sit(person.make("gosu-tactics", "me", "random"))
        person.open("/")
        person.page.wait_for_function(f"{CACHED}.then(l => l.includes('/api/games/gosu-x/rules'))")
        kept = person.page.evaluate(CACHED)
        server.stop()
        person.open("/rules/gosu-x")
        person.page.get_by_role("heading", name="The rules of GOSU X").wait_for()
        person.page.locator("article#GX-P3").wait_for()
        person.open("/t/nowhere")
        person.page.get_by_role("heading", name="This table cannot be shown").wait_for()
        books = ("/cards", "/rules", "/lessons", "/examples")
        stray = [
            path
            for path in kept
            if path.startswith("/api/") and path != "/api/games" and not path.endswith(books)
        ]
        assert stray == []
        person.leave()


class Front:
    """The server as it is with another build: all is the same but the version of its worker."""

    def __init__(self, served: Served) -> None:
        self.version = "first"
        front = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                host = f"localhost:{served.port}"
                answer = httpx.get(f"{served.url}{self.path}", headers={"Host": host}, timeout=60)
                body = answer.content
                if self.path == "/sw.js":
                    body = re.sub(rb'VERSION = "[^"]*"', f'VERSION = "{front.version}"'.encode(), body)
                self.send_response(answer.status_code)
                for name in ("content-type", "cache-control", "content-security-policy"):
                    if name in answer.headers:
                        self.send_header(name, answer.headers[name])
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()


def test_another_build_takes_over_and_the_one_before_is_kept(chromium: Browser, served: Served) -> None:
    front = Front(served)
    person = come(chromium, served)
    person.base = f"http://localhost:{front.server.server_port}"
    builds = "caches.keys().then(l => l.filter(n => n.startsWith('honjin-page-')).join())"
    seen = []
    for front.version in ("first", "second", "third"):
        person.open("/about")
        person.page.wait_for_function(
            f"""{builds}.then(l => l.endsWith('{front.version}')
                && navigator.serviceWorker.ready.then(r => !r.installing && !r.waiting))"""
        )
        person.page.wait_for_function(f"{builds}.then(l => l.split(',').length <= 2)")
        seen.append(person.page.evaluate(builds))
    names = ["honjin-page-first", "honjin-page-second", "honjin-page-third"]
    assert seen == [names[0], ",".join(names[:2]), ",".join(names[1:])]
    person.page.get_by_role("heading", name="About").wait_for()
    person.leave()
    front.server.shutdown()
    front.server.server_close()


def test_an_address_that_cannot_have_notices_says_why(chromium: Browser, served: Served) -> None:
    number = come(chromium, served, host="127.0.0.1")
    number.open("/cards/gosu-x")
    name = ask(number, "GET", "/api/me")["name"]
    number.base = f"http://localhost:{served.port}"
    number.page.get_by_role("button", name="Settings").click()
    number.page.get_by_role("button", name="Notices and installing").click()
    window = number.page.get_by_role("dialog")
    expect(window).to_contain_text("the number of your own machine")
    assert number.violations() == []
    assert window.get_by_role("button", name="Tell me").count() == 0
    window.get_by_role("button", name="Go on at localhost").click()
    number.page.get_by_role("heading", name=name).wait_for()
    number.page.get_by_role("button", name="To the games").or_(
        number.page.locator(".carry .primary")
    ).first.click()
    number.page.wait_for_url(f"{number.base}/cards/gosu-x")
    assert ask(number, "GET", "/api/me")["name"] == name
    number.troubles = [one for one in number.troubles if "127.0.0.1" not in one]

    plain = come(chromium, served, host=NAMED)
    plain.open("/")
    plain.page.get_by_role("button", name="Settings").click()
    plain.page.get_by_role("button", name="Notices and installing").click()
    window = plain.page.get_by_role("dialog")
    expect(window).to_contain_text("only at secure addresses")
    assert window.get_by_role("button").count() == 1, "to close it: nothing is offered that fails"
    plain.page.keyboard.press("Escape")
    plain.open("/play/gosu-tactics")
    plain.page.get_by_label("Opponent 1").select_option("link")
    plain.page.get_by_role("button", name="Start").click()
    plain.page.get_by_role("button", name="QR code").first.click()
    drawn = plain.page.locator("img.qr")
    drawn.wait_for()
    plain.page.wait_for_function("document.querySelector('img.qr').naturalWidth > 0")
    assert plain.page.get_by_text("works on this computer only").count() == 0
    assert plain.violations() == []
    assert plain.wide_when_narrow() <= 0
    for person in (number, plain):
        person.leave()
