"""docs/images/*.png: the main states of the page, from a real server and games with fixed seeds.

PYTHONPATH=src .venv/bin/python bench/screenshots.py [folder] [name ...]
"""

import json
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright
from serve_process import Served, Visitor

import honjin

FOLDER: Final = Path(__file__).parents[1] / "docs" / "images"
CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync")
PATIENCE: Final = 120_000  # milliseconds
DESKTOP: Final = (1280, 800)
PHONE: Final = (390, 844)
PNG_HEADER: Final = 8

Act = Callable[[Page], None]
Until = Callable[[honjin.Table], bool]
Where = Callable[[Visitor], str]


def nothing(page: Page) -> None:
    """The page as it comes."""


@dataclass(frozen=True)
class Scene:
    """One picture: where, how large, in which light, and what is touched before it is taken."""

    name: str
    where: Where
    ready: str
    act: Act = nothing
    size: tuple[int, int] = DESKTOP
    theme: str = "light"
    lang: str = "en"


def record(game: str, seed: str, until: Until, players: int, **options: object) -> str:
    """A game between greedy bots up to where seat 0 has to choose and `until` holds."""
    table = honjin.game(game).new(seed=seed, players=players, options=options)
    bots = [honjin.bot(game, "greedy", seed=seat) for seat in range(players)]
    while table.decision is not None and not (table.decision.seat == 0 and until(table)):
        table.play(bots[table.decision.seat].choose(table.observe(table.decision.seat)))
    return table.record()


def turn_with(army: int, hand: int) -> Until:
    """A turn of seat 0 with at least so many cards in its army and in its hand."""

    def holds(table: honjin.Table) -> bool:
        seats = table.view(0)["seats"]
        assert table.decision is not None
        assert isinstance(seats, list)
        is_rich = sum(map(len, seats[0]["army"])) >= army and len(seats[0]["hand"]) >= hand
        return is_rich and table.decision.prompt == "turn"

    return holds


def fight_with(placed: int, beaten: int = 0) -> Until:
    """A card is to be placed, so many are, and so many enemies were beaten."""

    def holds(table: honjin.Table) -> bool:
        view = table.view(0)
        seats = view["seats"]
        assert table.decision is not None
        assert isinstance(seats, list)
        is_far = view["round"] != 1 and view.get("beaten", 0) == beaten
        return is_far and table.decision.prompt == "placing" and len(seats[0]["attack"]) == placed

    return holds


def at(path: str) -> Where:
    return lambda visitor: path


def table_of(game: str, until: Until, players: int = 1, seed: str = "camp", **options: object) -> Where:
    """A live table in the middle of a game."""

    def where(visitor: Visitor) -> str:
        told = record(game, seed, until, players, **options)
        return f"/t/{visitor.make(game, 'me', *['medium'] * (players - 1), record=told)['id']}"

    return where


def replay_of(game: str, players: int, moment: int) -> Where:
    """A moment of a game that was played to its end."""

    def where(visitor: Visitor) -> str:
        told = record(game, "camp", lambda table: False, players)
        return f"/replay/{visitor.post('/api/replays', {'record': told})['id']}?at={moment}&view=open"

    return where


def touch(*selectors: str) -> Act:
    """Clicks one thing after the other."""

    def act(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()
        page.mouse.move(1, 1)

    return act


def odds(page: Page) -> None:
    page.get_by_role("toolbar").get_by_role("button", name="Odds").click()
    page.locator(".odds").wait_for()


X: Final = table_of("gosu-x", turn_with(8, 4), players=2, seed="drum")
TACTICS: Final = table_of("gosu-tactics", turn_with(6, 4), players=4, seed="banner")
FIGHT: Final = table_of("way-of-the-samurai", fight_with(2), seed="blade")
DOJO: Final = table_of("way-of-the-samurai", fight_with(1, beaten=1), mode="dojo")
BOARD: Final = ".room .hand .card"

SCENES: Final = (
    Scene("home", at("/"), ".game .play"),
    Scene("home-phone", at("/"), ".game .play", size=PHONE, lang="fr"),
    Scene("set-up", at("/play/gosu-tactics"), "main form, main .button"),
    Scene("gosu-x", X, BOARD),
    Scene("gosu-x-phone", X, BOARD, size=PHONE, theme="dark"),
    Scene("gosu-tactics", TACTICS, BOARD, touch(".hand .card.lit")),
    Scene("gosu-tactics-phone", TACTICS, BOARD, size=PHONE, theme="dark"),
    Scene("samurai", FIGHT, BOARD, odds, theme="dark"),
    Scene("samurai-phone", FIGHT, BOARD, size=PHONE),
    Scene("campaign-dark", DOJO, BOARD, theme="dark", lang="fr"),
    Scene("cards", at("/cards/gosu-x"), "main h1"),
    Scene("cards-phone", at("/cards/gosu-tactics"), "main h1", size=PHONE, theme="dark"),
    Scene("rules", at("/rules/gosu-x"), "main h2"),
    Scene("replay", replay_of("gosu-x", 2, 90), ".replay .card"),
    Scene("guide", at("/learn/gosu-x"), ".bubble", touch(".bubble .button")),
    Scene("guide-phone", at("/learn/way-of-the-samurai"), ".bubble", size=PHONE),
)


def take(browser: Browser, served: Served, scene: Scene, path: Path) -> None:
    visitor = served.guest(scene.lang)
    visitor.http.put("/api/me", json={"name": "Hana"}).raise_for_status()
    width, height = scene.size
    is_phone = scene.size == PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=scene.lang, has_touch=is_phone, is_mobile=is_phone
    )
    context.set_default_timeout(PATIENCE)
    context.add_cookies([{"name": "honjin", "value": visitor.http.cookies["honjin"], "url": served.url}])
    kept = json.dumps({"lang": scene.lang, "theme": scene.theme, "speed": "off", "sound": False})
    context.add_init_script(f"localStorage.setItem('honjin-settings', {kept!r})")
    page = context.new_page()
    page.goto(served.url + scene.where(visitor))
    page.locator(scene.ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    scene.act(page)
    page.wait_for_timeout(600)
    page.screenshot(path=path, animations="disabled")
    context.close()
    path.write_bytes(packed(path.read_bytes()))


def packed(png: bytes) -> bytes:
    """The same picture, compressed as well as zlib can."""
    out, data, position = [png[:PNG_HEADER]], b"", PNG_HEADER
    while position < len(png):
        (length,) = struct.unpack_from(">I", png, position)
        kind, body = png[position + 4 : position + 8], png[position + 8 : position + 8 + length]
        position += 12 + length
        if kind == b"IDAT":
            data += body
            continue
        if kind == b"IEND":
            out.append(chunk(b"IDAT", zlib.compress(zlib.decompress(data), 9)))
        out.append(chunk(kind, body))
    return b"".join(out)


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def main(folder: Path, names: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [scene for scene in SCENES if not names or scene.name in names]
    with tempfile.TemporaryDirectory() as data, Served(Path(data)) as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for scene in wanted:
            path = folder / f"{scene.name}.png"
            take(browser, served, scene, path)
            print(f"{path.stat().st_size / 1000:7.0f} kB  {path}", flush=True)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, sys.argv[2:])
