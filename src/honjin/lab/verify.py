"""Whether the bots of a record chose from their observations alone: everything is thought again."""

from collections.abc import Iterator
from dataclasses import dataclass

from honjin.ai.bot import Bot, Budget, observation_hash
from honjin.ai.own import Players
from honjin.ai.program import PATIENCE, Forfeit
from honjin.core.record import DIVIDER, read_witness, replay
from honjin.core.rng import Stream
from honjin.core.table import Table
from honjin.core.witness import BotSeat, Noted, Witness
from honjin.games import GAMES


@dataclass(frozen=True)
class Difference:
    """A choice that comes out otherwise."""

    choice: int  # which of the record, from 1
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
        self.choices = replay(text, GAMES, cards).choices
        self.table: Table = replay(text.partition(f"\n{DIVIDER}\n")[0] + f"\n{DIVIDER}\n", GAMES, cards)
        self.witness: Witness = read_witness(text)
        self.players = Players(self.table.game, cards, patience)
        self.bots: dict[int, Bot] = {}
        self.stream = Stream(len(self.choices))
        self.verdicts = {seat: Verdict(seat, bot, 0, []) for seat, bot in self.witness.bots.items()}

    def run(self) -> Iterator[int]:
        """Choice after choice; the verdicts are complete at the end."""
        with self.players:
            self.sit_down(list(self.witness.bots))
            for made, choice in enumerate(self.choices, start=1):
                self.sit_down(self.witness.made_anew(made - 1))
                noted = self.witness.noted(made)
                if noted is not None and noted.seat == choice.seat and choice.seat in self.bots:
                    self.think_again(made, noted, choice.notation)
                self.table.play(choice.notation)
                yield made

    def sit_down(self, seats: list[int]) -> None:
        bots = {seat: self.witness.bots[seat] for seat in seats if seat in self.witness.bots}
        levels = {seat: bot.level for seat, bot in bots.items()}
        self.bots.update(self.players.seated(levels, {seat: bot.seed for seat, bot in bots.items()}))

    def think_again(self, made: int, noted: Noted, recorded: str) -> None:
        """The hidden cards are dealt anew, so whoever looked at them would choose otherwise."""
        seat, seen = noted.seat, self.table.state.observe(noted.seat)
        verdict, found = self.verdicts[seat], observation_hash(seen)
        verdict.checked += 1
        try:
            option = self.bots[seat].pick(seen.sample(self.stream).observe(seat), budget_of(noted))
        except Forfeit as forfeit:
            verdict.differences.append(Difference(made, forfeit.why, recorded, forfeit.detail))
            self.sit_down([seat])
            return
        chosen = self.table.notation.write(option, seat)
        if noted.observation != found:
            verdict.differences.append(Difference(made, "observation", noted.observation, found))
        elif chosen != recorded:
            verdict.differences.append(Difference(made, "chosen", recorded, chosen))


def budget_of(noted: Noted) -> Budget | None:
    """As many simulations as were done then; a bot that did none needs no budget."""
    return Budget(simulations=noted.simulations) if noted.simulations else None
