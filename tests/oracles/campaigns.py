"""Campaigns of Way of the Samurai fought to their end with some care, and what they have seen."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from honjin.engine.chance import Stream
from honjin.engine.machine import ENDED, FACT, WINNERS
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.cardset import STANDARD
from honjin.games.way_of_the_samurai.engine import facts, layout
from honjin.games.way_of_the_samurai.engine import ids as numbered
from honjin.games.way_of_the_samurai.engine.state import SamuraiState
from honjin.games.way_of_the_samurai.game import EVENT_CARDS, GAME, NO_ITEM, PREFIX, ids
from honjin.games.way_of_the_samurai.study.checks import careful_index, several_ways_to_make_it_easy
from honjin.games.way_of_the_samurai.view import MODES
from honjin.table.opening import Origin
from honjin.table.refusal import rule_id

CAMPAIGNS: Final = ("dojo", "village")
EVENT_ROLL: Final = (facts.ROLLED, numbered.G4)
OTHER: Final = 6  # where a fact has its second detail


@dataclass
class Campaigns:
    """Campaigns fought to their end, and what they have seen; counted under the campaign's name."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    beaten: Counter[str] = field(default_factory=Counter)  # `dojo 3`: lost after three enemies
    won: Counter[str] = field(default_factory=Counter)
    events: Counter[str] = field(default_factory=Counter)  # `hard 6`: the face of a random event
    broken: Counter[str] = field(default_factory=Counter)  # weapons broken in one campaign

    def add(self, other: "Campaigns") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.endings += other.endings
        self.beaten += other.beaten
        self.won += other.won
        self.events += other.events
        self.broken += other.broken


def fight_campaigns(seed: str, first: int, count: int, cap: int = 5000) -> Campaigns:
    """Both campaigns in turn, with every weapon and both event cards, on the bare state."""
    total = Campaigns()
    for number in range(first, first + count):
        stream = Stream(number)
        mode = CAMPAIGNS[number % len(CAMPAIGNS)]
        options = GAME.check_options(drawn_options_of(stream) | {"mode": mode})
        s = GAME.begin(STANDARD, 1, Origin(f"{seed} {number}", options))
        made = 0
        while not s.is_over:
            seen = s.observe(0)
            codes = [int(seen.option(index)) for index in range(seen.offer())]
            s.apply(codes[careful_index(seen, codes, stream)])
            made += 1
            if made > cap:
                raise RuntimeError(f"campaign {number} of seed {seed!r} has more than {cap} decisions")
        total.add(campaign_fought(s, made))
    return total


def drawn_options_of(stream: Stream) -> dict[str, object]:
    """A weapon, an event card and how easy or hard it is."""
    weapons = ids(BOX.weapons)
    return {
        "weapon": weapons[stream.below(len(weapons))],
        "easy": several_ways_to_make_it_easy(stream) if stream.below(2) == 0 else NO_ITEM,
        "hard": ("no", "yes")[stream.below(2)],
        "events": EVENT_CARDS[stream.below(2)],
    }


def campaign_fought(s: SamuraiState, made: int) -> Campaigns:
    mode = MODES[s.cells[layout.MODE]]
    found = Campaigns(1, made, made)
    found.endings[rule_id(PREFIX, s.cells[ENDED])] = 1
    if s.cells[WINNERS]:
        found.won[mode] = 1
    else:
        found.beaten[f"{mode} {s.cells[layout.BEATEN]}"] = 1
    told = [int(number) for number in s.facts]
    kinds_and_rules = [(told[at], told[at + 1]) for at in range(0, len(told), FACT)]
    for index, what in enumerate(kinds_and_rules):
        # An event can ask for a second roll: how much it gives.
        if what == EVENT_ROLL and kinds_and_rules[index - 1] != EVENT_ROLL:
            face = told[index * FACT + OTHER]
            found.events[f"{EVENT_CARDS[s.cells[layout.EVENTS]]} {face}"] += 1
    found.broken[str(int(s.cells[layout.BROKEN]).bit_count())] = 1
    return found
