"""Many games between bots, and what they show: lengths, ways to win, wins by seat, shares of the clans."""

import signal
from collections import Counter
from collections.abc import Generator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from fractions import Fraction
from hashlib import blake2b
from itertools import repeat
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from honjin.ai.own import Players
from honjin.ai.program import PATIENCE
from honjin.games import GAMES
from honjin.lab.match import FORFEIT, Match, Played, card_set, play_match

CHUNK: Final = 10  # games that one process plays at a time
Z95: Final = 1.959964  # the normal quantile of a 95 % interval


@dataclass(frozen=True)
class Plan:
    """What is to be played; game number i has the seed `SEED i`, whoever plays it."""

    game: str
    seats: tuple[str, ...]  # a level or a user's bot each
    games: int
    seed: str
    cards: str | None = None  # the text of a user's card set
    options: Mapping[str, object] = field(default_factory=dict)
    patience: float = PATIENCE  # with users' bots
    records: Path | None = None  # a folder for the records of all games


@dataclass
class Range:
    """Mean, least and most of a number that every game has."""

    total: int = 0
    least: int | None = None
    most: int | None = None

    def add(self, other: "Range") -> None:
        self.total += other.total
        self.least = min((n for n in (self.least, other.least) if n is not None), default=None)
        self.most = max((n for n in (self.most, other.most) if n is not None), default=None)


@dataclass
class Tally:
    """The games played so far, summed up; the sum does not depend on the order."""

    games: int = 0
    decisions: Range = field(default_factory=Range)
    turns: Range = field(default_factory=Range)
    rounds: Range = field(default_factory=Range)
    rules: Counter[str] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)  # by seat; a shared win is a fraction
    shared: Counter[int] = field(default_factory=Counter)  # by seat: wins that were shared
    first_wins: Fraction = Fraction(0)  # by whoever started
    played: Counter[str] = field(default_factory=Counter)
    won_with: Counter[str] = field(default_factory=Counter)
    forfeits: Counter[str] = field(default_factory=Counter)  # by seat and reason

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions.add(other.decisions)
        self.turns.add(other.turns)
        self.rounds.add(other.rounds)
        self.rules += other.rules
        self.ways += other.ways
        self.wins += other.wins
        self.shared += other.shared
        self.first_wins += other.first_wins
        self.played += other.played
        self.won_with += other.won_with
        self.forfeits += other.forfeits


# --- playing


def bot_seed(seed: str, number: int, seat: int) -> int:
    text = f"{seed} {number} {seat}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8, person=b"bot").digest(), "big")


def match_of(plan: Plan, number: int) -> Match:
    seeds = tuple(bot_seed(plan.seed, number, seat) for seat in range(len(plan.seats)))
    return Match(plan.game, plan.seats, f"{plan.seed} {number}", seeds, plan.options, plan.cards)


def play_game(plan: Plan, number: int, players: Players) -> Tally:
    played = play_match(match_of(plan, number), players, noting=plan.records is not None)
    if plan.records is not None:
        (plan.records / f"{plan.game}-{number}.game").write_text(played.record(), "utf-8")
    return tally_of(played)


def tally_of(played: Played) -> Tally:
    """One game; one that a bot broke off tells who won, nothing else."""
    tally, winners = Tally(1), played.winners
    tally.rules[played.rule] = 1
    share = Fraction(1, max(len(winners), 1))
    for seat in winners:
        tally.wins[seat] = share  # type: ignore[assignment]  # a Counter adds fractions as well
        tally.shared[seat] = int(len(winners) > 1)
    if played.forfeit is not None:
        tally.ways[FORFEIT] = 1
        tally.forfeits[f"{played.forfeiter} {played.forfeit}"] = 1
        return tally
    game, cards = GAMES[played.match.game], card_set(played.match.game, played.match.cards)
    measured = game.measure(played.state, cards)
    numbers = (len(played.choices), int(played.state.turn), measured.rounds)
    tally.decisions, tally.turns, tally.rounds = [Range(n, n, n) for n in numbers]
    tally.ways[measured.way] = 1
    tally.first_wins = share if measured.first in winners else Fraction(0)
    tally.played.update(measured.played)
    tally.won_with.update(measured.won_with)
    return tally


def play_chunk(plan: Plan, first: int) -> Tally:
    tally = Tally()
    with Players(GAMES[plan.game], plan.cards, plan.patience) as players:
        for number in range(first, min(first + CHUNK, plan.games)):
            tally.add(play_game(plan, number, players))
    return tally


def tallies(plan: Plan, jobs: int = 1) -> Generator[Tally, None, None]:
    """The tallies of chunk after chunk, always in this order, so that a part of it is the first games."""
    chunks = range(0, plan.games, CHUNK)
    if jobs == 1:
        yield from map(play_chunk, repeat(plan), chunks)
        return
    with workers(jobs) as pool:
        try:
            yield from pool.map(play_chunk, repeat(plan), chunks)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def workers(jobs: int) -> ProcessPoolExecutor:
    """Fresh processes: a progress bar has threads, which a fork would break."""
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=leave_interrupts)


def leave_interrupts() -> None:
    """Ctrl-C reaches every process; the first one decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# --- the summary


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, Z95 * Z95
    centre = rate + square / (2 * games)
    spread = Z95 * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    scale = 1 + square / games
    return max((centre - spread) / scale, 0.0), min((centre + spread) / scale, 1.0)


def rate_of(wins: Fraction | int, games: int) -> dict[str, object]:
    low, high = wilson(float(wins), games)
    rate = float(wins) / games if games else 0.0
    return {
        "wins": round(float(wins), 4),
        "rate": round(rate, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def spread_of(numbers: Range, games: int) -> dict[str, object]:
    mean = round(numbers.total / games, 2) if games else None
    return {"mean": mean, "min": numbers.least, "max": numbers.most}


def summary(plan: Plan, tally: Tally) -> dict[str, object]:
    """All of it as JSON-able data, always in the same order."""
    played, won = sum(tally.played.values()), sum(tally.won_with.values())
    whole = tally.games - sum(tally.forfeits.values())
    clans: dict[str, object] = {}
    for clan in sorted(tally.played):
        of_all, of_winners = tally.played[clan] / played, tally.won_with[clan] / max(won, 1)
        ratio = round(of_winners / of_all, 4) if of_all else None
        clans[clan] = {"played": round(of_all, 4), "winning": round(of_winners, 4), "ratio": ratio}
    return {
        "game": plan.game,
        "cards": card_set(plan.game, plan.cards).digest,
        "seed": plan.seed,
        "games": tally.games,
        "of": plan.games,
        "decisions": spread_of(tally.decisions, whole),
        "turns": spread_of(tally.turns, whole),
        "rounds": spread_of(tally.rounds, whole),
        "rules": dict(sorted(tally.rules.items())),
        "ways": dict(sorted(tally.ways.items())),
        "seats": [
            {"bot": bot, **rate_of(tally.wins[seat], tally.games), "shared": tally.shared[seat]}
            for seat, bot in enumerate(plan.seats)
        ],
        "starting": rate_of(tally.first_wins, tally.games),
        "cards_played": played,
        "cards_in_winning_armies": won,
        "clans": clans,
        "forfeits": dict(sorted(tally.forfeits.items())),
    }
