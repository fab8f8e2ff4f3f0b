"""Measures of the page: card and text sizes, clicks, stories, weight, frames, memory.

PYTHONPATH=src .venv/bin/python bench/page.py [--json FILE] [measure ...]
"""

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from browser import DRAWN, Size, chromium, context_of, guest
from clicking import Clicker
from playwright.sync_api import Browser, BrowserContext, Page
from scenes import FULL_TACTICS, FULL_X, fight_with, record, turn_with
from serve_process import Served, Visitor

SCREENS: Final[tuple[Size, ...]] = ((1440, 900), (1024, 768), (820, 1180), (390, 844), (360, 640))
DESKTOP: Final = SCREENS[0]
THROTTLE: Final = 4  # so many times slower
LONG_TASK: Final = 50  # milliseconds
SMOOTH: Final = 8  # milliseconds of a frame
FRAME: Final = 1_000_000 / 60  # microseconds
FLOWN: Final = 4  # choices of a game whose frames are measured
TOLD: Final = 12  # choices of a game whose stories are measured
GAMES_OF_MEMORY: Final = 10
COUNTED: Final = (2, 4, 6, 8, 10)  # after as many games of each kind
MEGABYTE: Final = 1_000_000
Row = dict[str, Any]

SIZES = """() => {
    const isSeen = (one) => {
        const { width, height } = one.getBoundingClientRect();
        const how = { visibilityProperty: true, opacityProperty: true };
        return width > 1 && height > 1 && one.checkVisibility(how);
    };
    const cards = [...document.querySelectorAll("main .board [data-card]")].filter(isSeen).map((card) => ({
        zone: card.closest("[data-zone]")?.dataset.zone ?? "", width: card.getBoundingClientRect().width,
    }));
    const texts = [];
    const walker = document.createTreeWalker(document.querySelector(".room"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim(), parent = walker.currentNode.parentElement;
        // A lone mark is a drawing.
        if (!/[\\p{L}\\p{N}]/u.test(text) || parent.closest(".hidden-text, style, title")) continue;
        if (!isSeen(parent)) continue;
        const size = parseFloat(getComputedStyle(parent).fontSize);
        if (!size) continue;
        const scale = parent instanceof SVGElement ? parent.getScreenCTM().a : 1;
        texts.push({ text, size: size * scale, isOnCard: !!parent.closest("[data-card]") });
    }
    return { cards, texts, wide: document.documentElement.scrollWidth - screen.width };
}"""
# As a link within the page goes.
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
# When which message came, and when a story began and ended.
WATCH = """() => {
    window.heard = []; window.told = [];
    const Native = WebSocket;
    window.WebSocket = class extends Native {
        constructor(...where) {
            super(...where);
            this.addEventListener("message", ({ data }) => {
                const message = JSON.parse(data);
                if (message.type !== "state") return;
                heard.push([performance.now(), message.seq, message.events.length]);
            });
        }
    };
    let before = false;
    const look = () => {
        const now = document.querySelector(".room[data-telling]") !== null;
        if (now === before) return;
        before = now;
        told.push([performance.now(), now]);
        performance.mark(now ? "telling" : "told");
    };
    const changes = { subtree: true, attributes: true, attributeFilter: ["data-telling"] };
    addEventListener("DOMContentLoaded", () => new MutationObserver(look).observe(document.body, changes));
}"""


class Bench:
    """One server and one browser for all measures."""

    def __init__(self, served: Served, browser: Browser) -> None:
        self.served = served
        self.browser = browser

    def come(self, size: Size = DESKTOP, speed: str = "off") -> tuple[Visitor, BrowserContext]:
        visitor = guest(self.served)
        return visitor, context_of(self.browser, visitor, size, speed=speed)

    def sit(self, page: Page, path: str) -> None:
        page.goto(self.served.url + path)
        page.locator(".room").wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")

    # --- sizes

    def sizes(self) -> list[Row]:
        """The width of cards and the smallest text, with armies as large as they can be."""
        tables: dict[str, Callable[[Visitor], Row]] = {
            "GOSU X, two armies of 15": lambda v: v.make("gosu-x", "me", "greedy", position=FULL_X),
            "Tactics, four armies of 12": lambda v: v.make(
                "gosu-tactics", "me", *["greedy"] * 3, position=FULL_TACTICS
            ),
            "Samurai, a fight": lambda v: v.make(
                "way-of-the-samurai", "me", record=record("way-of-the-samurai", "blade", fight_with(2), 1)
            ),
        }
        return [self._size(scene, make, size) for scene, make in tables.items() for size in SCREENS]

    def _size(self, scene: str, make: Callable[[Visitor], Row], size: Size) -> Row:
        visitor, context = self.come(size)
        page = context.new_page()
        self.sit(page, f"/t/{make(visitor)['id']}")
        page.locator("main [data-card]").first.wait_for(state="attached")
        page.wait_for_function(DRAWN)
        found = page.evaluate(SIZES)
        context.close()
        own = [
            card["width"]
            for card in found["cards"]
            if not card["zone"].startswith("slot:") or ":0:" in card["zone"]
        ]
        others = [
            card["width"]
            for card in found["cards"]
            if card["zone"].startswith("slot:") and ":0:" not in card["zone"]
        ]
        smallest = {
            where: min(
                (text for text in found["texts"] if text["isOnCard"] == on_card),
                key=lambda text: text["size"],
            )
            for where, on_card in (("card", True), ("page", False))
        }
        return {
            "scene": scene,
            "screen": "x".join(map(str, size)),
            "own card": round(min(own)),
            "other card": round(min(others)) if others else None,
            "text on cards": round(smallest["card"]["size"], 1),
            "text elsewhere": round(smallest["page"]["size"], 1),
            "smallest": f"{smallest['card']['text']!r}, {smallest['page']['text']!r}"[:60],
            "sideways": found["wide"],
        }

    # --- clicks

    def clicks(self) -> list[Row]:
        """For whole games against a bot by one policy; a choice with one answer costs none."""
        rows = []
        for scene, game, seats in (
            ("Samurai, a whole fight", "way-of-the-samurai", ("me",)),
            ("GOSU X, a whole game", "gosu-x", ("me", "greedy")),
            ("Tactics, a whole game", "gosu-tactics", ("me", "greedy")),
        ):
            visitor, context = self.come()
            player = Clicker(visitor, context.new_page(), visitor.make(game, *seats, seed="clicks")["id"])
            self.sit(player.page, f"/t/{player.table}")
            player.play()
            context.close()
            each = round(player.clicks / player.choices, 2)
            rows.append(
                {"scene": scene, "choices": player.choices, "clicks": player.clicks, "a choice": each}
            )
        return rows

    # --- stories

    def stories(self) -> list[Row]:
        """From a bot's choice to the end of its story, at normal speed."""
        rows = []
        for scene, game, bots in (("GOSU X", "gosu-x", 1), ("Tactics with four", "gosu-tactics", 3)):
            visitor, context = self.come(speed="normal")
            page = context.new_page()
            page.add_init_script(f"({WATCH})()")
            table = visitor.make(game, "me", *["greedy"] * bots, seed="stories")["id"]
            player = Clicker(visitor, page, table)
            self.sit(page, f"/t/{table}")
            turns = []
            while player.choices < TOLD:
                start = page.evaluate("performance.now()")
                if player.play(player.choices + 1):
                    break
                turns.append(self._turn(page, start))
            context.close()
            spent = [turn for turn in turns if turn is not None]
            rows.append(
                {
                    "scene": scene,
                    "turns": len(spent),
                    "events": round(statistics.mean(events for _, events in spent), 1),
                    "median s": round(statistics.median(time for time, _ in spent) / 1000, 2),
                    "longest s": round(max(time for time, _ in spent) / 1000, 2),
                    "ms an event": round(sum(t for t, _ in spent) / sum(events for _, events in spent)),
                }
            )
        return rows

    @staticmethod
    def _turn(page: Page, start: float) -> tuple[float, int] | None:
        """How long the bots' messages after one's own were told, and how many events they had."""
        heard = [one for one in page.evaluate("heard") if one[0] > start][1:]
        ends = [when for when, is_telling in page.evaluate("told") if when > start and not is_telling]
        if not heard or not sum(events for _, _, events in heard):
            return None
        return max(0.0, (ends[-1] if ends else heard[-1][0]) - heard[0][0]), sum(e for _, _, e in heard)

    # --- weight

    def weight(self) -> list[Row]:
        """What comes over the line on a first visit, packed as it is served."""
        rows = []
        for scene, path in (
            ("home", None),
            ("GOSU X table", "gosu-x"),
            ("Samurai table", "way-of-the-samurai"),
        ):
            visitor, context = self.come()
            page = context.new_page()
            line = context.new_cdp_session(page)
            line.send("Network.enable")
            kinds: dict[str, str] = {}
            bytes_of: dict[str, float] = {}
            line.on(
                "Network.responseReceived",
                lambda said, kinds=kinds: kinds.update({said["requestId"]: said["type"]}),
            )
            line.on(
                "Network.loadingFinished",
                lambda said, got=bytes_of: got.update({said["requestId"]: said["encodedDataLength"]}),
            )
            if path is None:
                page.goto(self.served.url)
                page.locator(".game .play").first.wait_for()
            else:
                seats = ("me",) if path == "way-of-the-samurai" else ("me", "greedy")
                self.sit(page, f"/t/{visitor.make(path, *seats, seed='weight')['id']}")
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(500)  # what is fetched ahead
            sums = {
                kind: sum(b for id, b in bytes_of.items() if kinds.get(id) == kind) / 1000
                for kind in kinds.values()
            }
            rows.append(
                {"scene": scene, "kB": round(sum(sums.values()), 1)}
                | {k.lower(): round(s, 1) for k, s in sorted(sums.items())}
            )
            context.close()
        return rows

    # --- frames

    def frames(self) -> list[Row]:
        """Script and layout in each frame while a story is told, on a processor four times slower."""
        return [
            self._frames("GOSU X", record("gosu-x", "drum", turn_with(8, 4), 2), "gosu-x", 2),
            self._frames(
                "Tactics with four", record("gosu-tactics", "banner", turn_with(6, 4), 4), "gosu-tactics", 4
            ),
            self._frames(
                "Samurai", record("way-of-the-samurai", "blade", fight_with(2), 1), "way-of-the-samurai", 1
            ),
        ]

    def _frames(self, scene: str, told_so_far: str, game: str, players: int) -> Row:
        visitor, context = self.come(speed="normal")
        page = context.new_page()
        page.add_init_script(f"({WATCH})()")
        table = visitor.make(game, "me", *["greedy"] * (players - 1), record=told_so_far)["id"]
        player = Clicker(visitor, page, table)
        self.sit(page, f"/t/{table}")
        page.wait_for_function(DRAWN)
        categories = ["devtools.timeline", "blink.user_timing", "disabled-by-default-devtools.timeline"]
        self.browser.start_tracing(page=page, categories=categories)
        player.play(FLOWN)
        trace = json.loads(self.browser.stop_tracing())["traceEvents"]
        context.close()
        costs, tasks = frame_costs(trace)
        return {
            "scene": scene,
            "frames": len(costs),
            "p95 ms": round(sorted(costs)[int(len(costs) * 0.95)], 1),
            f"over {SMOOTH} ms": f"{sum(cost > SMOOTH for cost in costs) / len(costs):.1%}",
            "worst ms": round(max(costs), 1),
            f"tasks over {LONG_TASK} ms": sum(task > LONG_TASK for task in tasks),
            "longest task ms": round(max(tasks), 1),
        }

    # --- memory

    def memory(self) -> list[Row]:
        """What the page holds after games in one window, without loading anything again."""
        visitor, context = self.come()
        page = context.new_page()
        line = context.new_cdp_session(page)
        rows = []
        for number in range(GAMES_OF_MEMORY):
            game, seats = (("gosu-tactics", ("me", "random")), ("way-of-the-samurai", ("me",)))[number % 2]
            table = visitor.make(game, *seats, seed=f"memory {number}")["id"]
            if number:
                page.evaluate(GO, "/")
                page.locator(".play").first.wait_for()
                page.evaluate(GO, f"/t/{table}")
                page.locator(".room").wait_for()
            else:
                self.sit(page, f"/t/{table}")
            Clicker(visitor, page, table).play(late=3)
            if number + 1 in COUNTED:
                rows.append({"games": number + 1} | heap(line))
        context.close()
        return rows


def heap(line: Any) -> Row:
    line.send("HeapProfiler.collectGarbage")
    line.send("Performance.enable")
    found = {one["name"]: one["value"] for one in line.send("Performance.getMetrics")["metrics"]}
    return {
        "heap MB": round(found["JSHeapUsedSize"] / MEGABYTE, 2),
        "nodes": int(found["Nodes"]),
        "listeners": int(found["JSEventListeners"]),
    }


WORK: Final = (
    "FunctionCall", "EvaluateScript", "RunMicrotasks", "FireAnimationFrame", "TimerFire", "EventDispatch",
    "UpdateLayoutTree", "Layout", "PrePaint", "Layerize",
)  # fmt: skip


def frame_costs(trace: list[Row]) -> tuple[list[float], list[float]]:
    """While stories are told: milliseconds of script and layout in each frame, and of each task.

    The cards fly without the page's own thread: frames in which it has nothing to do count too.
    """
    marks = sorted(
        (e["ts"], e["name"], e["pid"], e["tid"]) for e in trace if e["name"] in ("telling", "told")
    )
    ours = [e for e in trace if e["ph"] == "X" and (e["pid"], e["tid"]) == marks[0][2:]]
    costs: list[float] = []
    tasks: list[float] = []
    for (start, name, *_), (end, *_) in pairwise(marks):
        if name != "telling":
            continue
        told = [e for e in ours if start <= e["ts"] < end]
        frames = [0.0] * (int((end - start) / FRAME) + 1)
        done = 0.0
        for event in sorted((e for e in told if e["name"] in WORK), key=lambda e: (e["ts"], -e["dur"])):
            if event["ts"] >= done:  # not within another one
                done = event["ts"] + event["dur"]
                frames[int((event["ts"] - start) / FRAME)] += spent(event)
        costs += frames
        tasks += [spent(event) for event in told if event["name"] == "RunTask"]
    return costs, tasks


def spent(event: Row) -> float:
    """Milliseconds that it would take a processor so many times slower.

    What the browser slows down it measures by the clock, with other programs; a thread's time is its own.
    """
    return float(event.get("tdur", event["dur"])) * THROTTLE / 1000


def told(name: str, rows: list[Row]) -> None:
    heads = list(dict.fromkeys(head for row in rows for head in row))
    texts = [[str("" if row.get(head) is None else row[head]) for head in heads] for row in rows]
    wide = [max(map(len, column)) for column in zip(heads, *texts, strict=True)]
    print(f"\n{name}")
    for line in (heads, *texts):
        print(
            "  ".join(word.ljust(width) for word, width in zip(line, wide, strict=True)).rstrip(), flush=True
        )


MEASURES: Final = ("sizes", "clicks", "stories", "weight", "frames", "memory")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("measures", nargs="*", default=MEASURES)
    parser.add_argument("--json", type=Path)
    wish = parser.parse_args()
    found: dict[str, list[Row]] = {}
    with tempfile.TemporaryDirectory() as data, Served(Path(data)) as served, chromium() as browser:
        bench = Bench(served, browser)
        for name in wish.measures:
            start = time.monotonic()
            found[name] = getattr(bench, name)()
            told(f"{name} ({getattr(Bench, name).__doc__}) {time.monotonic() - start:.0f} s", found[name])
            if wish.json:
                wish.json.write_text(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
