"""Tournaments of a game for one: all bots fight the same fights, and the differences are counted by fight."""

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from typing import Any

from honjin.bots.players import Players
from honjin.games import GAMES
from honjin.lab.play.executor import Executor
from honjin.lab.play.match import Match, play_match
from honjin.lab.play.simulate import bot_seed
from honjin.lab.play.tournament import Results, Rules
from honjin.lab.stats.estimate import paired_difference
from honjin.lab.stats.tally import rate_of

CHUNK = 5  # fights that one process does at a time


@dataclass(frozen=True)
class Fights:
    """Some fights of one bot against one enemy, from a number on: which were won."""

    bot: str
    enemy: str
    first: int
    won: tuple[bool, ...]
    forfeits: tuple[str, ...] = ()


def fight(rules: Rules, setting: str, bot: str, enemy: str, first: int, size: int) -> Fights:
    """Fight `SEED NUMBER` is the same for every bot."""
    won, forfeits = [], []
    options = {**rules.options, **({setting: enemy} if setting else {})}
    with Players(GAMES[rules.game], rules.cards, rules.patience) as players:
        for number in range(first, first + size):
            seeds = (bot_seed(rules.seed, number, 0),)
            seed = f"{rules.seed} {number}"
            played = play_match(Match(rules.game, (bot,), seed, seeds, options, rules.cards), players)
            won.append(bool(played.winners))
            forfeits += [] if played.forfeit is None else [str(played.forfeit)]
    return Fights(bot, enemy, first, tuple(won), tuple(forfeits))


@dataclass
class Book:
    """All fights so far, by bot and enemy."""

    bots: Sequence[str]
    counts: Mapping[str, int]  # how many fights there are to be against each enemy
    won: dict[tuple[str, str], list[bool]] = field(default_factory=dict)
    forfeits: list[tuple[str, str]] = field(default_factory=list)
    fights: list[Fights] = field(default_factory=list)

    def add(self, fights: Fights) -> None:
        self.fights.append(fights)
        self.won.setdefault((fights.bot, fights.enemy), []).extend(fights.won)
        self.forfeits += [(fights.bot, why) for why in fights.forfeits]

    @property
    def fought(self) -> int:
        return sum(map(len, self.won.values()))

    def compared(self, better: str, worse: str, enemies: Sequence[str]) -> dict[str, Any]:
        """The mean of what one bot won more than the other in the same fight, in shares of fights."""
        more = less = pairs = 0
        for enemy in enemies:
            both = zip(self.won.get((better, enemy), ()), self.won.get((worse, enemy), ()), strict=False)
            for one, other in both:
                pairs += 1
                more += one and not other
                less += other and not one
        difference, interval = paired_difference(more, less, pairs)
        return {
            "bots": [better, worse],
            "fights": pairs,
            "difference": round(difference, 4),
            "interval": [round(interval.low, 4), round(interval.high, 4)],
        }

    def summary(self) -> dict[str, Any]:
        """Rates by enemy and bot, and each bot compared with the one named before it, by enemy and in all."""
        enemies = list(self.counts)
        named = list(pairwise(self.bots)) if len(self.bots) > 2 else list(combinations(self.bots, 2))
        return {
            "rates": [
                {"enemy": enemy, "bot": bot, "fights": len(won), **rate_of(sum(won), len(won))}
                for enemy in enemies
                for bot in self.bots
                for won in [self.won.get((bot, enemy), [])]
            ],
            "differences": [
                {"enemy": enemy, **self.compared(later, former, [enemy])}
                for enemy in enemies
                for former, later in named
            ],
            "overall": [self.compared(later, former, enemies) for former, later in named],
            "forfeits": [{"bot": bot, "why": why} for bot, why in self.forfeits],
        }


def play_fights(
    rules: Rules,
    setting: str,
    bots: Sequence[str],
    counts: Mapping[str, int],
    executor: Executor,
    file: Results | None = None,
) -> Generator[Book, None, None]:
    """The book after each few fights, always in the same order."""
    book = Book(bots, counts)
    asked = [
        (bot, enemy, first, min(CHUNK, fights - first))
        for enemy, fights in counts.items()
        for first in range(0, fights, CHUNK)
        for bot in bots
    ]
    finished = {} if file is None else fights_of(file)
    with closing(executor.go_on(fight, asked, finished, lambda chunk: (rules, setting, *chunk))) as found:
        for fights, is_new in found:
            if is_new and file is not None:
                file.add(fights)
            book.add(fights)
            yield book


def fights_of(file: Results) -> dict[tuple[str, str, int, int], Fights]:
    return {(each.bot, each.enemy, each.first, len(each.won)): each for each in file.read(Fights)}
