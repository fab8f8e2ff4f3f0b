"""A person at the page: opens it, touches what is lit, and is strict about what the page does."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Position, WebSocket
from serve_process import Served

AXE: Final = Path(__file__).parents[2] / "src/honjin/web/node_modules/axe-core/axe.min.js"
DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (360, 640)
SEEN: Final[Position] = {"x": 14, "y": 22}  # of a card that others cover
NARROWEST: Final = 320  # pixels
PATIENCE: Final = 60_000  # milliseconds; other programs may be busy
BUSY: Final = 20  # times that a server is asked again that has no time now

LIT: Final = ".foot .card.lit, .board .card.lit, .ghost"
ANSWERS: Final = ".answers .button:not(.quiet):enabled"
OVER: Final = ".outcome"
QUIET: Final = ".room:not([data-busy])"


@dataclass
class Person:
    """One browser with its own cookie; `received` is all that came over its sockets."""

    context: BrowserContext
    page: Page
    base: str
    troubles: list[str] = field(default_factory=list)
    received: list[str] = field(default_factory=list)

    @classmethod
    def come(
        cls,
        browser: Browser,
        served: Served,
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        theme: str = "auto",
        touch: bool = False,
        calm: bool = False,
        speed: str = "off",
    ) -> Person:
        """Who is calm wants no motion: every colour is at once what it will be."""
        width, height = size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            has_touch=touch,
            is_mobile=touch,
            reduced_motion="reduce" if calm else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        kept = json.dumps({"lang": lang, "theme": theme, "speed": speed, "sound": False})
        context.add_init_script(
            f"localStorage.getItem('honjin-settings') ?? localStorage.setItem('honjin-settings', {kept!r})"
        )
        person = cls(context, context.new_page(), served.url)
        person._watch()
        return person

    def _watch(self) -> None:
        def heard(socket: WebSocket) -> None:
            socket.on("framereceived", lambda frame: self.received.append(str(frame)))

        def asked(url: str) -> None:
            if not url.startswith((self.base, "data:", "blob:", self.base.replace("http", "ws"))):
                self.troubles.append(f"a request to {url}")

        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on(
            "console",
            lambda line: self.troubles.append(f"{line.text}") if "Content Security" in line.text else None,
        )
        self.page.on("request", lambda request: asked(request.url))
        self.page.on("websocket", heard)

    def open(self, path: str) -> None:
        self.page.goto(self.base + path)

    def leave(self) -> None:
        self.context.close()
        assert not self.troubles, self.troubles

    # --- at a table

    def make(self, game: str, *seats: str, **wish: object) -> str:
        """The path of a new table; a seat is me, link, open or the level of a bot."""
        self.context.request.get(f"{self.base}/api/me")
        wishes = [{"kind": s} if s in ("me", "link", "open") else {"kind": "bot", "level": s} for s in seats]
        for _ in range(BUSY):
            answer = self.context.request.post(
                f"{self.base}/api/tables",
                data={"game": game, "seats": wishes, **wish},
                headers={"X-Honjin": "1"},
            )
            if answer.status != HTTPStatus.SERVICE_UNAVAILABLE:
                break
            self.page.wait_for_timeout(1000)
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['id']}"

    @property
    def room(self) -> Locator:
        return self.page.locator(".room")

    def accept(self, link: str) -> None:
        """Come by a link to a seat, and agree to the terms of its table."""
        self.open(link)
        self.page.locator(".ask .button.primary").click()

    def sit(self, path: str) -> None:
        """To a table; whoever comes by a link reads its terms first."""
        self.accept(path) if "invite=" in path else self.open(path)
        self.room.wait_for()
        self.page.locator("h1", has_text=re.compile(".")).wait_for(state="attached")  # the books have come

    def seq(self) -> int:
        return int(self.room.get_attribute("data-seq") or 0)

    def is_over(self) -> bool:
        return self.page.locator(OVER).count() > 0

    def waits(self) -> None:
        """Until no answer is on its way and something can be chosen, or the game is over."""
        self.page.locator(f"{QUIET} :is({LIT}, {ANSWERS}, {OVER}), .cover").first.wait_for()

    def play(self, act: Callable[[Person, int], None], most: int = 400) -> int:
        """To the end of the game; how many times something was touched."""
        for touches in range(most):
            self.waits()
            if self.is_over():
                return touches
            act(self, touches)
        raise AssertionError(f"not over after {most} touches: {self.page.locator('.prompt').inner_text()}")

    def wide(self) -> int:
        """How far the page can be pushed sideways."""
        # A phone widens its `innerWidth` to what does not fit.
        size = self.page.viewport_size
        assert size is not None
        return int(self.page.evaluate("document.documentElement.scrollWidth")) - size["width"]

    def cut(self) -> int:
        """How far what lies on the table reaches out of it."""
        return int(self.page.locator("main").evaluate("one => one.scrollWidth - one.clientWidth"))

    def wide_when_narrow(self) -> int:
        """The same on the narrowest screen there is."""
        before = self.page.viewport_size
        assert before is not None
        self.page.set_viewport_size({"width": NARROWEST, "height": before["height"]})
        found = self.wide()
        self.page.set_viewport_size(before)
        return found

    def violations(self) -> list[str]:
        """What axe finds wrong."""
        # As a library, not as a script element: the page's own policy stays in force.
        self.page.evaluate(AXE.read_text())
        found: dict[str, Any] = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:240]}"
            for one in found["violations"]
            for node in one["nodes"][:3]
        ]


def settle(*people: Person) -> None:
    """Until all of them see the same moment, and no answer is on its way."""
    while True:
        for person in people:
            person.page.locator(QUIET).wait_for()
        if len({person.seq() for person in people}) == 1:
            return
        people[0].page.wait_for_timeout(20)


def mouse(seed: int, cards: int = 14) -> Callable[[Person, int], None]:
    """Plays cards by clicking lit things, then only what ends the game soon."""
    rng = Random(seed)

    def act(person: Person, touches: int) -> None:
        page = person.page
        passing = page.locator('.answers [data-choice="pass"]')
        if touches > cards and passing.count():
            tap(passing)
            return
        lit, answers = page.locator(LIT), page.locator(ANSWERS)
        chosen = page.locator(".answers.selected .button:not(.quiet):enabled")
        if some := chosen.count():
            tap(chosen.nth(rng.randrange(some)))
        elif (some := lit.count()) and (touches <= cards or not answers.count()):
            tap(lit.nth(rng.randrange(some)))
        elif answers.count():
            tap(answers.nth(rng.randrange(answers.count())))

    return act


def tap(target: Locator) -> None:
    """Clicks it; it may be gone by then, for a forced choice answers itself."""
    from playwright.sync_api import Error

    try:
        target.click(timeout=3_000, position=SEEN)
    except Error:
        if target.count():
            raise


def keyboard(seed: int, cards: int = 12) -> Callable[[Person, int], None]:
    """Arrows to something lit, Enter; in the end the choice in writing."""
    rng = Random(seed)

    def act(person: Person, touches: int) -> None:
        page = person.page
        if touches > cards and page.locator('.answers [data-choice="pass"]').count():
            page.keyboard.press("/")
            page.keyboard.type("pass")
            page.keyboard.press("Enter")
        else:
            for _ in range(1 + rng.randrange(3)):
                page.keyboard.press(rng.choice(("ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft")))
            page.keyboard.press("Enter")
        page.wait_for_timeout(80)

    return act


def roles(person: Person, touches: int) -> None:
    """Knows the page by roles and names alone, as a screen reader tells them."""
    page = person.page
    asked = page.get_by_role("region", name="What is asked")
    answers = asked.get_by_role("group", name="Answers").get_by_role("button", disabled=False)
    names = answers.all_inner_texts()
    passing = [index for index, name in enumerate(names) if name.startswith("Pass")]
    if touches > 16 and passing:
        tap(answers.nth(passing[0]))
        return
    open_cards = page.get_by_role("button", name="can be chosen")
    others = [index for index, name in enumerate(names) if name not in ("✕", "Cancel")]
    placed = page.get_by_role("button", name="selected").count()
    if placed and others:
        tap(answers.nth(others[0]))
    elif open_cards.count():
        tap(open_cards.nth(touches % open_cards.count()))
    elif others:
        tap(answers.nth(others[touches % len(others)]))
