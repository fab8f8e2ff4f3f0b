"""Tournaments: bots meet on the same deals with seats swapped, until it is clear who is stronger."""

import json
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import asdict, dataclass, field
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, Final

from honjin.ai.own import Players
from honjin.ai.program import PATIENCE
from honjin.games import GAMES
from honjin.lab.estimate import AnyTime, pair_interval
from honjin.lab.match import Match, Played, card_set, play_match
from honjin.lab.simulate import bot_seed, workers

LEAST: Final = 10  # pairs before a pairing may stop
AHEAD: Final = 2  # pairs that wait for each process


@dataclass(frozen=True)
class Rules:
    """What is played and how long: up to so many pairs, or until the rate is clearly not `against`."""

    game: str
    seed: str
    pairs: int
    players: int = 2
    least: int = LEAST
    against: float = 0.5
    stops: bool = True
    options: Mapping[str, str] = field(default_factory=dict)
    cards: str | None = None  # the text of a user's card set
    patience: float = PATIENCE


@dataclass(frozen=True)
class Pair:
    """A deal that was played in all arrangements: the share of the wins of the first bot."""

    bots: tuple[str, str]
    number: int
    games: int
    score: float
    forfeits: tuple[tuple[str, str], ...] = ()  # the bot, and why


def arrangements(bots: tuple[str, str], players: int) -> list[tuple[str, ...]]:
    """All ways to seat the two, each on as many seats as the other, or one more where that cannot be."""
    halves = {players // 2, players - players // 2}
    found: list[tuple[str, ...]] = []
    for first in sorted(halves):
        seats = [0] * first + [1] * (players - first)
        found += [tuple(bots[which] for which in order) for order in dict.fromkeys(permutations(seats))]
    return found


def play_pair(rules: Rules, bots: tuple[str, str], number: int) -> Pair:
    """Deal `SEED NUMBER` in all arrangements, whoever plays it."""
    score, forfeits = 0.0, []
    seats = arrangements((FIRST, SECOND), rules.players)
    with Players(GAMES[rules.game], rules.cards, rules.patience) as players:
        for index, arranged in enumerate(seats):
            names = tuple(bots[SIDES.index(side)] for side in arranged)
            seeds = tuple(bot_seed(f"{rules.seed} {index}", number, seat) for seat in range(rules.players))
            match = Match(rules.game, names, f"{rules.seed} {number}", seeds, rules.options, rules.cards)
            played = play_match(match, players)
            score += share(played, [seat for seat, side in enumerate(arranged) if side == FIRST])
            if played.forfeit is not None:
                forfeits.append((names[played.forfeiter], str(played.forfeit)))
    return Pair(bots, number, len(seats), score / len(seats), tuple(forfeits))


FIRST, SECOND = SIDES = ("first", "second")


def share(played: Played, own: Sequence[int]) -> float:
    """What the bot on these seats won; one that gives up a seat has lost with all."""
    if played.forfeit is not None:
        return 0.0 if played.forfeiter in own else 1.0
    return len(set(played.winners) & set(own)) / max(len(played.winners), 1)


# --- a pairing


@dataclass
class Standing:
    """How a pairing stands after some pairs."""

    bots: tuple[str, str]
    pairs: list[Pair] = field(default_factory=list)
    any_time: AnyTime = field(default_factory=AnyTime)

    def add(self, pair: Pair) -> None:
        self.pairs.append(pair)
        self.any_time.add(pair.score)

    @property
    def rate(self) -> float:
        return sum(pair.score for pair in self.pairs) / max(len(self.pairs), 1)

    def is_decided(self, rules: Rules) -> bool:
        enough = len(self.pairs) >= rules.least
        return rules.stops and enough and self.any_time.interval.excludes(rules.against)

    def is_over(self, rules: Rules) -> bool:
        return len(self.pairs) >= rules.pairs or self.is_decided(rules)

    def summary(self, rules: Rules) -> dict[str, Any]:
        games = sum(pair.games for pair in self.pairs)
        fixed, always = pair_interval([pair.score for pair in self.pairs], games), self.any_time.interval
        return {
            "bots": list(self.bots),
            "pairs": len(self.pairs),
            "games": games,
            "rate": round(self.rate, 4),
            "interval": [round(fixed.low, 4), round(fixed.high, 4)],
            "at_any_time": [round(always.low, 4), round(always.high, 4)],
            "against": rules.against,
            "decided": self.any_time.interval.excludes(rules.against),
            "forfeits": forfeits_of(self.pairs),
        }


def forfeits_of(pairs: Sequence[Pair]) -> list[dict[str, object]]:
    """Who gave up how often, and why."""
    found: dict[tuple[str, str], int] = {}
    for bot, why in (forfeit for pair in pairs for forfeit in pair.forfeits):
        found[bot, why] = found.get((bot, why), 0) + 1
    return [{"bot": bot, "why": why, "games": times} for (bot, why), times in found.items()]


def pairings(bots: Sequence[str], against_first: bool) -> list[tuple[str, str]]:
    """Everybody meets everybody, or everybody the first one."""
    return [pair for pair in combinations(bots, 2) if not against_first or pair[0] == bots[0]]


def play_pairing(
    rules: Rules, bots: tuple[str, str], jobs: int, file: "Results | None" = None
) -> Generator[Standing, None, None]:
    """The standing after each pair, always in the order of the deals: it does not depend on the jobs."""
    standing = Standing(bots)
    finished = {} if file is None else file.pairs_of(bots)
    waiting = (number for number in range(rules.pairs) if number not in finished)
    found = in_order(play_pair, ((rules, bots, number) for number in waiting), jobs)
    try:
        for number in range(rules.pairs):
            pair = finished.get(number)
            if pair is None:
                pair = next(found)
                if file is not None:
                    file.add(pair)
            standing.add(pair)
            yield standing
            if standing.is_over(rules):
                return
    finally:
        found.close()


def in_order(
    work: Callable[..., Any], asked: Iterator[tuple[Any, ...]], jobs: int
) -> Generator[Any, None, None]:
    """What the work gives for each, in the order in which it was asked; a little is done ahead of time."""
    if jobs == 1:
        for arguments in asked:
            yield work(*arguments)
        return
    with workers(jobs) as pool:
        try:
            ahead: list[Future[Any]] = []
            for arguments in asked:
                ahead.append(pool.submit(work, *arguments))
                if len(ahead) > AHEAD * jobs:
                    yield ahead.pop(0).result()
            for future in ahead:
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


# --- what is finished, in a file


class Results:
    """Finished pairs as lines of JSON, each with what it was played under; a broken last line is ignored."""

    def __init__(self, path: Path, terms: Mapping[str, object]) -> None:
        self.path = path
        self.terms = dict(terms)
        lines = path.read_text("utf-8").splitlines() if path.is_file() else []
        self.found = [data for line in lines if (data := parsed(line)) is not None and self.fits(data)]
        if lines and parsed(lines[-1]) is None:
            path.write_text("".join(f"{line}\n" for line in lines[:-1]), "utf-8")

    def fits(self, data: Mapping[str, object]) -> bool:
        return all(data.get(key) == value for key, value in self.terms.items())

    def pairs_of(self, bots: tuple[str, str]) -> dict[int, Pair]:
        own = [data for data in self.found if data.get("bots") == list(bots)]
        return {
            data["number"]: Pair(
                bots, data["number"], data["games"], data["score"], tuple(map(tuple, data["forfeits"]))
            )
            for data in own
        }

    def add(self, finished: Any) -> None:
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({**self.terms, **asdict(finished)}, ensure_ascii=False) + "\n")


def parsed(line: str) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except json.JSONDecodeError:
        return None
    return data if isinstance(data, dict) else None


def terms_of(rules: Rules) -> dict[str, object]:
    """What must be the same for a finished game to count again."""
    return {
        "game": rules.game,
        "cards": card_set(rules.game, rules.cards).digest,
        "rules": GAMES[rules.game].rules_version,
        "options": dict(rules.options),
        "players": rules.players,
        "seed": rules.seed,
    }
