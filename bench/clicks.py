"""Clicks for whole games with the same choices: as the page asked before, and as it asks by default.

PYTHONPATH=src .venv/bin/python bench/clicks.py [--most CHOICES] [game ...]
"""

import argparse
import json
import os
import tempfile
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from browser import chromium, context_of, guest
from clicking import POLL, TELLING, Clicker, eager, hasty
from playwright.sync_api import Browser
from serve_process import Data, Served

DESKTOP: Final = (1440, 900)
# A long game of each and who plays it; how the page is set: every question, those of use, by default (no
# other in a turn after one "go on"), one touch a card.
GAMES: Final = {"way-of-the-samurai": ("clicks 1", ("me",)), "gosu-x": ("clicks 2", ("me", "greedy"))}
WAYS: Final[dict[str, Data]] = {
    "every question": {"goesOn": False, "confirms": True},
    "questions of use": {"goesOn": True, "oncePerTurn": False, "confirms": True},
    "by default": {"goesOn": True, "confirms": True},
    "without confirming": {"goesOn": True, "confirms": False},
}
GUARD: Final = 2  # below it a sober fighter spends Ki on Guard
KI_KEPT: Final = 2
LATE: Final = 60  # choices; then what ends the game soonest
# In the server: the same choices bring the same answers of its bots, whatever the table is called.
STEADY: Final = """from honjin.server.guests.sessions import Seal
Seal.bot_seed = lambda self, table, seat, choice: choice
"""
# The page shows this moment and waits, or it has gone on by itself.
MET = """([seq, telling]) => {
    const room = document.querySelector(".room");
    if (Number(room.dataset.seq) > Number(seq)) return "gone";
    if (room.dataset.seq !== seq || "busy" in room.dataset) return false;
    return !document.querySelector(telling) && "asked";
}"""


def turn_of(state: Data) -> int:
    return max((line["turn"] for line in state["log"]), default=0)


def sober(state: Data) -> Data:
    """The first card that can be played; Ki only for a low Guard, and no where one may say no."""
    decision, options = state["decision"], state["decision"]["options"]
    by_notation: dict[str, Data] = {option["notation"]: option for option in options}
    raises = "ki guard" in by_notation and decision["risk"] > -GUARD
    if raises and decision["idle"] is None and state["view"]["seats"][0]["ki"] > KI_KEPT:
        return by_notation["ki guard"]
    if decision["decline"] is not None:
        return by_notation[decision["decline"]]
    plays = [option for option in options if option["kind"] in ("place", "play")]
    plain = [option for option in options if option["kind"] not in ("ki", "use", "turn", "draw", "mulligan")]
    return eager(plays or plain or options)


@dataclass
class Counting(Clicker):
    """Lets the page go on by itself where it does, and counts what was clicked."""

    clicked: Counter[str] = field(default_factory=Counter)
    went_on: Counter[int] = field(default_factory=Counter)  # times, by turn
    declined: set[int] = field(default_factory=set)  # turns in which something of use was not used

    def whole(self, most: int) -> Data:
        """To the end, or so many choices; what stands then."""
        while (state := self.asked()) is not None and self.choices < most:
            option, before = self.wanted(state), self.clicks
            self.choose(state, option)
            self.clicked[option["kind"] if option["card"] is None else "cards"] += self.clicks - before
            if option["notation"] == state["decision"]["decline"] and state["decision"]["pause"]:
                self.went_on[turn_of(state)] += 1
                if state["decision"]["idle"] is None:
                    self.declined.add(turn_of(state))
        return self.visitor.state(self.table)

    def wanted(self, state: Data) -> Data:
        """Who declined something in a turn uses nothing more in it, whether or not the page asks."""
        decision = state["decision"]
        if decision["pause"] and turn_of(state) in self.declined:
            answer: Data = next(
                each for each in decision["options"] if each["notation"] == decision["decline"]
            )
            return answer
        is_late = self.choices >= LATE and not decision["pause"]
        return hasty(decision["options"]) if is_late else sober(state)

    def asked(self) -> Data | None:
        while (state := self.visitor.asked(self.table))["outcome"] is None:
            met = self.page.wait_for_function(MET, arg=[str(state["seq"]), TELLING], polling=POLL)
            if met.json_value() == "asked":
                return state
        return None


def play(browser: Browser, served: Served, game: str, way: Data, most: int, **wish: object) -> Data:
    visitor, (seed, seats) = guest(served), GAMES[game]
    table = visitor.make(game, *seats, seed=seed, **wish)["id"]
    context = context_of(browser, visitor, DESKTOP, speed="off")
    kept = json.dumps({"lang": "en", "theme": "light", "speed": "off", "sound": False, **way})
    context.add_init_script(f"localStorage.setItem('honjin-settings', {kept!r})")
    page = context.new_page()
    page.goto(f"{served.url}/t/{table}")
    page.locator(".room").wait_for()
    counting = Counting(visitor, page, table)
    state = counting.whole(most)
    record: str = visitor.get(f"/api/tables/{table}/record")
    context.close()
    own = [line for line in record.partition("---\n")[2].splitlines() if line.startswith("0 ")]
    return {
        "clicks": counting.clicks,
        "choices": len(own),
        "turns": turn_of(state),
        "go on": counting.clicked["go"],
        "most in a turn": max(counting.went_on.values(), default=0),
        "over": state["outcome"] is not None,
        "own": own,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", choices=[*GAMES, []])
    parser.add_argument("--most", type=int, default=400)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "sitecustomize.py").write_text(STEADY)
        paths = os.pathsep.join((folder, os.environ.get("PYTHONPATH", "")))
        with Served(Path(folder) / "data", PYTHONPATH=paths) as served, chromium() as browser:
            count(served, browser, wanted.games or GAMES, wanted.most)


def count(served: Served, browser: Browser, games: Iterable[str], most: int) -> None:
    for game in games:
        first: list[str] = []
        for name, way in WAYS.items():
            found = play(browser, served, game, way, most)
            own = found.pop("own")
            first = first or own
            print(f"{game}, {name}: {found}{'' if own == first else ', other choices'}", flush=True)


if __name__ == "__main__":
    main()
