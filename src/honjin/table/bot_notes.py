"""Bot notes: what is kept of the bots at a table, so that each of their choices can be thought again."""

import re
from dataclasses import dataclass, field
from typing import Final

NOTE: Final = "~"
ANEW: Final = "anew"
PROPER: Final = re.compile(rf"{NOTE} \d (?:[0-9a-f]{{8,64}} \d{{1,12}}|{ANEW})")
LEVEL_MAX: Final = 60  # characters


@dataclass(frozen=True)
class BotSeat:
    """Who the bot is: the same level and seed give the same bot."""

    level: str
    seed: int


@dataclass(frozen=True)
class Noted:
    """What a choice was thought from: the hash of the observation, and how many simulations."""

    seat: int
    observation: str
    simulations: int


@dataclass
class BotNotes:
    """The bots by seat, and lines of a record by how many choices and ways back stand before them."""

    bots: dict[int, BotSeat]
    notes: dict[int, list[str]] = field(default_factory=dict)

    def note(self, made: int, noted: Noted) -> None:
        """After so many lines, of which this choice is the last."""
        line = f"{NOTE} {noted.seat} {noted.observation} {noted.simulations}"
        self.notes.setdefault(made, []).append(line)

    def begin_anew(self, made: int) -> None:
        """From here on the bots know nothing of what they thought before."""
        self.notes.setdefault(made, []).extend(f"{NOTE} {seat} {ANEW}" for seat in self.bots)

    def forget(self, made: int) -> None:
        """What was noted after so many lines has been taken back."""
        self.notes = {at: lines for at, lines in self.notes.items() if at <= made}

    def proper(self) -> "BotNotes | None":
        """Only what a table writes itself; nothing of a record that says nothing of bots."""
        bots = {seat: bot for seat, bot in self.bots.items() if len(bot.level) <= LEVEL_MAX}
        notes = {}
        for made, lines in self.notes.items():
            kept = [line for line in lines if PROPER.fullmatch(line)]
            if kept:
                notes[made] = kept
        return BotNotes(bots, notes) if bots or notes else None

    def noted(self, made: int) -> Noted | None:
        """What is said of the last of so many lines."""
        for line in self.notes.get(made, ()):
            words = line.split()[1:]
            if len(words) == 3 and words[0].isdecimal() and words[2].isdecimal():
                return Noted(int(words[0]), words[1], int(words[2]))
        return None

    def made_anew(self, made: int) -> list[int]:
        """The seats whose bots begin anew after so many lines."""
        words = [line.split()[1:] for line in self.notes.get(made, ())]
        return [int(seat) for seat, *rest in words if rest == [ANEW] and seat.isdecimal()]
