"""Pictures of the page, from a real server and games with fixed seeds: those of docs, and every moment.

PYTHONPATH=src .venv/bin/python bench/screenshots.py --docs [name ...]
PYTHONPATH=src .venv/bin/python bench/screenshots.py [--folder .deep/pictures] [name ...]
"""

import argparse
import struct
import tempfile
import zlib
from base64 import b64encode
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from browser import DRAWN, Size, chromium, context_of, guest
from playwright.sync_api import Browser, Error, Page
from scenes import (
    FULL_TACTICS,
    FULL_X,
    Happens,
    Until,
    asked,
    eve,
    fight_with,
    never,
    record,
    tells,
    turn_with,
)
from serve_process import Served, Visitor

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs" / "images"
GALLERY: Final = ROOT / ".deep" / "pictures"
PNG_HEADER: Final = 8
SECONDS: Final = 40  # for what has to happen before a picture
DESKTOP: Final = (1440, 900)
PHONE: Final = (390, 844)


# --- scenes


@dataclass(frozen=True)
class Visit:
    """A guest at a page, before the picture is taken."""

    page: Page
    visitor: Visitor
    lang: str

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def button(self, en: str, fr: str) -> None:
        self.page.get_by_role("button", name=fr if self.lang == "fr" else en).first.click()


Act = Callable[[Visit], None]
Where = Callable[[Visitor], str]


def nothing(visit: Visit) -> None:
    """The page as it comes."""


@dataclass(frozen=True)
class Scene:
    """What a picture shows: where, what is done first, and how fast the page tells it."""

    name: str
    where: Where
    ready: str
    act: Act = nothing
    speed: str = "off"


def at(path: str) -> Where:
    return lambda visitor: path


def sits(visitor: Visitor, game: str, players: int, **wish: object) -> str:
    return f"/t/{visitor.make(game, 'me', *['greedy'] * (players - 1), **wish)['id']}"


def table_of(game: str, until: Until, players: int = 1, seed: str = "camp", **options: object) -> Where:
    """A live table in the middle of a game."""
    return lambda visitor: sits(visitor, game, players, record=record(game, seed, until, players, **options))


def replay_of(game: str, players: int, moment: int) -> Where:
    """A moment of a game that was played to its end."""

    def where(visitor: Visitor) -> str:
        told = record(game, "camp", never, players)
        return f"/replay/{visitor.post('/api/replays', {'record': told})['id']}?at={moment}&view=open"

    return where


def touch(*selectors: str) -> Act:
    """Clicks one thing after the other."""

    def act(visit: Visit) -> None:
        for selector in selectors:
            visit.page.locator(selector).first.click()
        visit.page.mouse.move(1, 1)

    return act


def odds(visit: Visit) -> None:
    visit.button("Odds", "Risque")
    visit.page.locator(".odds").wait_for()


def log(visit: Visit) -> None:
    visit.page.keyboard.press("l")
    visit.page.locator(".log").wait_for()


def chat(visit: Visit) -> None:
    log(visit)
    visit.page.get_by_role("tab").nth(1).click()


def hint(visit: Visit) -> None:
    visit.button("Hint", "Conseil")
    visit.page.locator(".advice .primary").wait_for()


def happening(
    name: str,
    game: str,
    kind: str,
    players: int = 1,
    wait: int = 2000,
    tell: Happens | None = None,
    **options: object,
) -> Scene:
    """A moment while it is told: a choice of seat 0 brings about an event of this kind."""
    happens = tell or tells(kind)

    def where(visitor: Visitor) -> str:
        return sits(visitor, game, players, record=eve(game, name, happens, players, **options).record)

    def act(visit: Visit) -> None:
        choose(visit, eve(game, name, happens, players, **options).choice)
        visit.page.locator(f'.room[data-telling="{kind}"]').wait_for()
        visit.page.wait_for_timeout(wait)

    return Scene(name, where, ROOM, act, speed="slow")


def ended(name: str, game: str, players: int, wait: int = 2500, **won: object) -> Scene:
    """The end of a game, when all has been told."""
    kind = str(won.pop("kind", "won"))
    happens = tells(kind, **won)

    def where(visitor: Visitor) -> str:
        return sits(visitor, game, players, record=eve(game, name, happens, players).record)

    def act(visit: Visit) -> None:
        choose(visit, eve(game, name, happens, players).choice)
        visit.page.locator(".outcome").wait_for()
        visit.page.wait_for_timeout(wait)

    return Scene(name, where, ROOM, act)


def choose(visit: Visit, choice: str) -> None:
    state = visit.visitor.asked(visit.table)
    visit.visitor.play(visit.table, state, choice, f"picture {state['seq']}")


ROOM: Final = ".room .board"
BOARD: Final = ".room .hand .card:visible"
X: Final = table_of("gosu-x", turn_with(8, 4), players=2, seed="drum")
TACTICS: Final = table_of("gosu-tactics", turn_with(6, 4), players=4, seed="banner")
FIGHT: Final = table_of("way-of-the-samurai", fight_with(2), seed="blade")
DOJO: Final = table_of("way-of-the-samurai", fight_with(1, beaten=1), mode="dojo")

SCENES: Final = (
    Scene("home", at("/"), ".game .play"),
    Scene("set-up", at("/play/gosu-tactics"), "main form, main .button"),
    Scene("cards", at("/cards/gosu-x"), "main h1"),
    Scene("cards-tactics", at("/cards/gosu-tactics"), "main h1"),
    Scene("rules", at("/rules/gosu-x"), "main h2"),
    Scene("lesson", at("/learn/gosu-x?lesson=capture"), ".lesson .panel", touch(".lesson .said .button")),
    Scene("lesson-samurai", at("/learn/way-of-the-samurai?lesson=defence"), ".lesson .panel"),
    Scene("example", at("/rules/gosu-x#example-open-cards"), "#example-open-cards .small [data-card]"),
    Scene("draft", table_of("gosu-x", asked("draft"), players=2), ROOM),
    Scene("gosu-x", X, BOARD),
    Scene("gosu-x-full", lambda visitor: sits(visitor, "gosu-x", 2, position=FULL_X), BOARD),
    Scene("gosu-tactics", TACTICS, BOARD, touch(".hand .card.lit")),
    Scene("gosu-tactics-two", table_of("gosu-tactics", turn_with(7, 4), players=2), BOARD),
    Scene(
        "gosu-tactics-full", lambda visitor: sits(visitor, "gosu-tactics", 4, position=FULL_TACTICS), BOARD
    ),
    Scene("selected", X, BOARD, touch(".hand .card.lit")),
    Scene("payment", table_of("gosu-x", asked("payment"), players=2), BOARD),
    Scene("reaction", table_of("gosu-x", asked("react-to-harm", "react-to-activation"), players=2), BOARD),
    Scene("ban", table_of("gosu-x", asked("ban"), players=2), BOARD),
    Scene("target", table_of("gosu-tactics", asked("destroy-free", "imprison-one"), players=2), BOARD),
    Scene("log", X, BOARD, log),
    Scene("chat", X, BOARD, chat),
    Scene("hint", X, BOARD, hint),
    happening("battle", "gosu-x", "fought", players=2, wait=3500),
    happening("battle-tactics", "gosu-tactics", "fought", players=2, wait=3500),
    happening("song", "gosu-x", "started-song", players=2, wait=1600),
    happening("tile", "gosu-x", "flipped", players=2),
    happening("wonder", "gosu-x", "took-wonder", players=2),
    happening("victory", "gosu-x", "won", players=2),
    happening("victory-tactics-told", "gosu-tactics", "won", players=2),
    happening("capture", "gosu-x", "captured", players=2, wait=350),
    happening("mutation", "gosu-tactics", "mutated", players=2, wait=350),
    ended("victory-supremacy", "gosu-x", 2, player=0, word="two-supremacy"),
    ended("victory-battle-of-ten", "gosu-x", 2, player=0, word="battle-of-ten"),
    ended("defeat", "gosu-x", 2, player=1),
    ended("victory-tactics", "gosu-tactics", 2, player=0),
    ended("victory-samurai", "way-of-the-samurai", 1),
    ended("defeat-samurai", "way-of-the-samurai", 1, kind="lost"),
    Scene("samurai", FIGHT, BOARD, odds),
    Scene("samurai-placing", FIGHT, BOARD, touch(".hand .card.lit")),
    Scene("campaign", DOJO, BOARD),
    happening("blow", "way-of-the-samurai", "hit"),
    happening("parry", "way-of-the-samurai", "parried"),
    happening("wound", "way-of-the-samurai", "revealed-wound"),
    happening("combo", "way-of-the-samurai", "made-combo"),
    happening("fall", "way-of-the-samurai", "beat-enemy"),
    happening("road", "way-of-the-samurai", "started-fight", mode="dojo"),
    Scene("replay", replay_of("gosu-x", 2, 90), ".replay .card"),
)


# --- pictures


@dataclass(frozen=True)
class Shot:
    """One picture of a scene: how large, in which light and language."""

    scene: str
    size: Size = DESKTOP
    theme: str = "light"
    lang: str = "en"

    @property
    def name(self) -> str:
        words = [self.scene, "x".join(map(str, self.size))]
        return " ".join(words + [word for word in (self.theme, self.lang) if word not in ("light", "en")])


SMALL: Final = (1280, 800)
IN_DOCS: Final = {
    "gosu-x": Shot("gosu-x", SMALL),
    "gosu-tactics": Shot("gosu-tactics", SMALL),
    "gosu-tactics-phone": Shot("gosu-tactics", PHONE, "dark"),
    "samurai-phone": Shot("samurai", PHONE),
    "battle": Shot("battle", SMALL),
    "lesson": Shot("lesson", SMALL),
}
TWELVE: Final = (
    "draft", "gosu-x-full", "gosu-tactics-full", "payment", "reaction", "battle",
    "victory-supremacy", "defeat", "samurai", "blow", "log", "replay",
)  # fmt: skip
SHEETS: Final = {
    "1024x768": [Shot(scene, (1024, 768)) for scene in TWELVE],
    "820x1180": [Shot(scene, (820, 1180)) for scene in TWELVE],
    "360x640": [Shot(scene, (360, 640)) for scene in TWELVE],
    "night": [Shot(scene, DESKTOP, "dark") for scene in TWELVE],
    "night on a phone": [Shot(scene, PHONE, "dark") for scene in TWELVE],
    "French": [Shot(scene, DESKTOP, lang="fr") for scene in TWELVE],
    "French on a phone": [Shot(scene, PHONE, lang="fr") for scene in TWELVE],
}


class Studio:
    """Takes pictures of one server's pages."""

    def __init__(self, served: Served, browser: Browser) -> None:
        self.served = served
        self.browser = browser

    def take(self, shot: Shot, path: Path) -> None:
        scene = next(scene for scene in SCENES if scene.name == shot.scene)
        visitor = guest(self.served, shot.lang)
        # Nothing is chosen but what the scene chooses.
        context = context_of(
            self.browser, visitor, shot.size, shot.lang, shot.theme, scene.speed, goes_on=False
        )
        page = context.new_page()
        page.goto(self.served.url + scene.where(visitor))
        page.locator(scene.ready).first.wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        page.wait_for_function(DRAWN)
        page.set_default_timeout(SECONDS * 1000)
        try:
            scene.act(Visit(page, visitor, shot.lang))
        except Error as error:  # a picture of what is there instead tells more
            print(f"{shot.name}: {error.message.splitlines()[0]}", flush=True)
        is_told = scene.speed != "off"
        if not is_told:
            page.wait_for_timeout(600)
        page.screenshot(path=path, animations="allow" if is_told else "disabled")
        context.close()

    def sheet(self, shots: Iterable[Shot], folder: Path, path: Path) -> None:
        """Pictures side by side, each with its name."""
        page = self.browser.new_page(viewport={"width": SHEET, "height": SHEET})
        figures = [
            f'<figure><img src="data:image/png;base64,{b64encode(one.read_bytes()).decode()}">'
            f"<figcaption>{shot.name}</figcaption></figure>"
            for shot in shots
            if (one := folder / f"{shot.name}.png").exists()
        ]
        page.set_content(f"<style>{SHEET_STYLE}</style>{''.join(figures)}")
        page.screenshot(path=path, full_page=True)
        page.close()


SHEET: Final = 2000
SHEET_STYLE: Final = """
    body { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px;
        align-items: start; align-content: start; font: 16px sans-serif; }
    figure { margin: 0; } img { width: 100%; } figcaption { text-align: center; }
"""


def draw_docs(studio: Studio, names: list[str]) -> None:
    for name, shot in IN_DOCS.items():
        if names and name not in names:
            continue
        path = DOCS / f"{name}.png"
        studio.take(shot, path)
        path.write_bytes(packed(path.read_bytes()))
        print(f"{path.stat().st_size / 1000:7.0f} kB  {path}", flush=True)


def draw_gallery(studio: Studio, folder: Path, names: list[str]) -> None:
    """Every scene on a desktop and on a phone, and sheets of twelve."""
    folder.mkdir(parents=True, exist_ok=True)
    shots = [
        Shot(scene.name, size)
        for scene in SCENES
        for size in (DESKTOP, PHONE)
        if not names or scene.name in names
    ]
    for shot in shots:
        draw(studio, shot, folder)
    for name, sheet in SHEETS.items():
        if not names or name in names:
            for shot in sheet:
                draw(studio, shot, folder / "parts")
            studio.sheet(sheet, folder / "parts", folder / f"sheet {name}.png")


def draw(studio: Studio, shot: Shot, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{shot.name}.png"
    studio.take(shot, path)
    print(path, flush=True)


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "names", nargs="*", help="of scenes, of sheets, or with --docs of pictures; all if none"
    )
    parser.add_argument("--docs", action="store_true", help="those of docs/images")
    parser.add_argument("--folder", type=Path, default=GALLERY)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, Served(Path(data)) as served, chromium() as browser:
        studio = Studio(served, browser)
        if wish.docs:
            draw_docs(studio, wish.names)
        else:
            draw_gallery(studio, wish.folder, wish.names)


if __name__ == "__main__":
    main()
