"""Whether the bots of a record chose from their observations alone: everything is thought again."""

from collections.abc import Iterator
from dataclasses import dataclass

from honjin.bots.bot import Bot, Budget, observation_hash
from honjin.bots.external import PATIENCE, Forfeit
from honjin.bots.players import Players
from honjin.engine.chance import Stream
from honjin.games import GAMES
from honjin.table.bot_notes import BotNotes, BotSeat, Noted
from honjin.table.choice import Rewind
from honjin.table.record import DIVIDER, read_bot_notes, replay
from honjin.table.table import Table


@dataclass(frozen=True)
class Difference:
    """A choice that comes out otherwise."""

    choice: int  # which line of the record that does something, from 1
    why: str  # `observation` if it was another one, else `chosen` or the word of a Forfeit
    recorded: str
    found: str


@dataclass
class Verdict:
    """The choices of one bot that were thought again, and the first ones that differ."""

    seat: int
    bot: BotSeat
    checked: int
    differences: list[Difference]

    @property
    def equal(self) -> int:
        return self.checked - len(self.differences)


class Verification:
    """A record played again beside bots that see only their observations, with all else dealt anew."""

    def __init__(self, text: str, cards: str | None = None, patience: float = PATIENCE) -> None:
        self.done = replay(text, GAMES, cards).done
        self.table: Table = replay(text.partition(f"\n{DIVIDER}\n")[0] + f"\n{DIVIDER}\n", GAMES, cards)
        self.bot_notes: BotNotes = read_bot_notes(text)
        self.players = Players(self.table.game, cards, patience)
        self.bots: dict[int, Bot] = {}
        self.stream = Stream(len(self.done))
        self.verdicts = {seat: Verdict(seat, bot, 0, []) for seat, bot in self.bot_notes.bots.items()}

    def run(self) -> Iterator[int]:
        """Line after line; the verdicts are complete at the end.

        Where somebody went back, bots that remember nothing of it sit down.
        """
        with self.players:
            self.sit_down(list(self.bot_notes.bots))
            for line, each in enumerate(self.done, start=1):
                self.sit_down(self.bot_notes.made_anew(line - 1))
                if isinstance(each, Rewind):
                    self.table.rewind(each.made)
                    self.sit_down(list(self.bot_notes.bots))
                else:
                    noted = self.bot_notes.noted(line)
                    if noted is not None and noted.seat == each.seat and each.seat in self.bots:
                        self.think_again(line, noted, each.notation)
                    self.table.play(each.notation)
                yield line

    def sit_down(self, seats: list[int]) -> None:
        bots = {seat: self.bot_notes.bots[seat] for seat in seats if seat in self.bot_notes.bots}
        levels = {seat: bot.level for seat, bot in bots.items()}
        self.bots.update(self.players.seated(levels, {seat: bot.seed for seat, bot in bots.items()}))

    def think_again(self, line: int, noted: Noted, recorded: str) -> None:
        """The hidden cards are dealt anew, so whoever looked at them would choose otherwise."""
        seat, seen = noted.seat, self.table.state.observe(noted.seat)
        verdict, found = self.verdicts[seat], observation_hash(seen)
        verdict.checked += 1
        try:
            option = self.bots[seat].pick(seen.sample(self.stream).observe(seat), budget_of(noted))
        except Forfeit as forfeit:
            verdict.differences.append(Difference(line, forfeit.why, recorded, forfeit.detail))
            self.sit_down([seat])
            return
        chosen = self.table.notation.write(option, seat)
        if noted.observation != found:
            verdict.differences.append(Difference(line, "observation", noted.observation, found))
        elif chosen != recorded:
            verdict.differences.append(Difference(line, "chosen", recorded, chosen))


def budget_of(noted: Noted) -> Budget | None:
    """As many simulations as were done then; a bot that did none needs no budget."""
    return Budget(simulations=noted.simulations) if noted.simulations else None
