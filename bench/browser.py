"""Debian's Chromium at the page of a real server, as a guest whose cookie the program shares."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright
from serve_process import Served, Visitor

CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE: Final = 120_000  # milliseconds; other programs may be busy
TOUCHED: Final = 1000  # pixels; narrower screens are phones and tablets
# No card waits for its face.
DRAWN: Final = """() => [...document.querySelectorAll('[data-card] svg.card')].every(
    (card) => card.querySelector('.frame'))"""
Size = tuple[int, int]


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, *flags])
        yield browser
        browser.close()


def context_of(
    browser: Browser,
    visitor: Visitor,
    size: Size,
    lang: str = "en",
    theme: str = "light",
    speed: str = "off",
    goes_on: bool = True,
) -> BrowserContext:
    """A window of this guest with these settings."""
    width, height = size
    is_touched = width < TOUCHED
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=lang, has_touch=is_touched, is_mobile=is_touched
    )
    context.set_default_timeout(PATIENCE)
    context.add_cookies(
        [{"name": "honjin", "value": visitor.http.cookies["honjin"], "url": visitor.served.url}]
    )
    kept = json.dumps({"lang": lang, "theme": theme, "speed": speed, "sound": False, "goesOn": goes_on})
    context.add_init_script(f"localStorage.setItem('honjin-settings', {kept!r})")
    return context


def guest(served: Served, lang: str = "en", name: str = "Hana") -> Visitor:
    visitor = served.guest(lang)
    visitor.http.put("/api/me", json={"name": name}).raise_for_status()
    return visitor
