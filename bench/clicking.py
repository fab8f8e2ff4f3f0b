"""A player at the page who knows what to choose, finds where to click for it, and counts the clicks."""

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Locator, Page
from serve_process import Data, Visitor

# The page says by itself that a story is being told or that cards are on their way.
TELLING: Final = ".room[data-telling], .layer .sprite"
DULL: Final = ("done", "no", "pass", "mulligan", "draw 1", "draw 3", "redraw")
POLL: Final = 50  # milliseconds: a look in every frame would be measured with it
MOST_CLICKS: Final = 5  # for one choice
MOST_CHOICES: Final = 600
# After a click on a card: the choice is on its way, or the card is selected and the answer can be seen.
WENT = """([seq, choice]) => {
    const room = document.querySelector(".room");
    if (room.dataset.seq !== seq || room.dataset.busy !== undefined) return "gone";
    return document.querySelector(`[data-choice="${choice}"], .card.chosen`) && "selected";
}"""
DONE = '(seq) => Number(document.querySelector(".room").dataset.seq) > Number(seq)'
# The page waits for an answer, or it has given one by itself.
MET = """([seq, telling]) => {
    const room = document.querySelector(".room"), shown = Number(room.dataset.seq);
    if (shown > Number(seq)) return "gone";
    return shown === Number(seq) && !("busy" in room.dataset) && !document.querySelector(telling) && "asked";
}"""


def eager(options: list[Data]) -> Data:
    """The first option that does something."""
    return min(
        options, key=lambda option: DULL.index(option["notation"]) + 1 if option["notation"] in DULL else 0
    )


def hasty(options: list[Data]) -> Data:
    """What ends the game soonest."""
    return next((option for option in options if option["notation"] == "pass"), eager(options))


@dataclass
class Clicker:
    """Sits at seat 0 of a table against bots."""

    visitor: Visitor
    page: Page
    table: str
    clicks: int = 0
    choices: int = 0

    def play(self, most: int = MOST_CHOICES, late: int = 60) -> bool:
        """Until the game is over or so many choices are made; whether it is over."""
        while (state := self.asked()) is not None:
            if self.choices >= most:
                return False
            self.choose(state, (eager if self.choices < late else hasty)(state["decision"]["options"]))
        return True

    def asked(self) -> Data | None:
        """What is asked next, when the page shows it and has told all before it; None: the game is over."""
        while (state := self.visitor.asked(self.table))["outcome"] is None:
            met = self.page.wait_for_function(MET, arg=[str(state["seq"]), TELLING], polling=POLL)
            if met.json_value() == "asked":
                return state
        return None

    def choose(self, state: Data, option: Data) -> None:
        seq, notation = str(state["seq"]), option["notation"]
        answer = self.page.locator(f'[data-choice="{notation}"]:enabled').first
        for _ in range(MOST_CLICKS):
            self.clicks += 1
            if answer.count():
                answer.click()
                break
            # Where a card of a fan can be seen.
            self.way_to(option).click(position={"x": 8, "y": 24})
            if self.page.wait_for_function(WENT, arg=[seq, notation], polling=POLL).json_value() == "gone":
                break
        self.page.wait_for_function(DONE, arg=seq, polling=POLL)
        self.choices += 1

    def way_to(self, option: Data) -> Locator:
        """The card or the place that leads to an answer."""
        if option["card"] is not None:
            able = f':is(.card.chosen, .card.lit)[data-card="{option["card"]}"]'
            near = self.page.locator(f":is(.hand, .tray) {able}")  # the same card may stand in an army
            return (near if near.count() else self.page.locator(able)).first
        return self.page.locator(f'[data-zone="slot:{option["slot"]}"] button').first
