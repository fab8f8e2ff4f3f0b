"""Tournaments: bots meet on the same deals with seats swapped, until it is clear who is stronger."""

from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import convert
from msgspec.json import decode, encode

from honjin.bots.external import PATIENCE
from honjin.bots.players import Players
from honjin.games import GAMES
from honjin.lab.play.checkpoint import (
    BadLine,
    append_lines,
    check_terms,
    drop_unfinished_line,
    read_lines,
    unfinished_line,
)
from honjin.lab.play.executor import Executor
from honjin.lab.play.match import Match, Played, card_set, play_match
from honjin.lab.play.simulate import bot_seed
from honjin.lab.stats.estimate import AnyTime, Scores

LEAST: Final = 10  # deals before a meeting may stop
BEGINNING: Final = b'{"game":'  # of a line in a file of results

T = TypeVar("T")


@dataclass(frozen=True)
class Rules:
    """What is played and how long: up to so many deals, or until the rate is clearly not `against`."""

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
class Deal:
    """A deal that was played in all seatings: each bot's share of the wins."""

    bots: tuple[str, ...]
    number: int
    games: int
    shares: tuple[float, ...]
    forfeits: tuple[tuple[str, str], ...] = ()  # the bot, and why

    def score(self, one: str, other: str) -> float:
        """What one wins against another; a game that neither wins counts half."""
        own, others = [self.shares[self.bots.index(bot)] for bot in (one, other)]
        return 0.5 + (own - others) / 2


def seatings(bots: int, players: int) -> list[tuple[int, ...]]:
    """Who sits where, by number.

    Two share the seats in all ways, each on as many as the other, or one more where that cannot be; more bots
    have one seat each, and change places until each has sat everywhere.
    """
    if bots > 2:
        return [tuple((seat + turn) % bots for seat in range(bots)) for turn in range(bots)]
    found: list[tuple[int, ...]] = []
    for first in sorted({players // 2, players - players // 2}):
        seats = [0] * first + [1] * (players - first)
        found += dict.fromkeys(permutations(seats))
    return found


def play_deal(rules: Rules, bots: tuple[str, ...], number: int) -> Deal:
    """Deal `SEED NUMBER` in all seatings, whoever plays it."""
    seated = seatings(len(bots), rules.players)
    shares, forfeits = [0.0] * len(bots), []
    with Players(GAMES[rules.game], rules.cards, rules.patience) as players:
        for index, seats in enumerate(seated):
            names = tuple(bots[bot] for bot in seats)
            seeds = tuple(bot_seed(f"{rules.seed} {index}", number, seat) for seat in range(rules.players))
            match = Match(rules.game, names, f"{rules.seed} {number}", seeds, rules.options, rules.cards)
            played = play_match(match, players)
            winners = winning_bots(played, seats)
            for bot in winners:
                shares[bot] += 1 / (len(winners) * len(seated))
            if played.forfeit is not None:
                forfeits.append((names[played.forfeiter], str(played.forfeit)))
    return Deal(bots, number, len(seated), tuple(round(share, 9) for share in shares), tuple(forfeits))


def winning_bots(played: Played, seats: Sequence[int]) -> list[int]:
    """The bot of each winning seat; one that gives up a seat has lost with all."""
    gave_up = None if played.forfeit is None else seats[played.forfeiter]
    return [seats[seat] for seat in played.winners if seats[seat] != gave_up]


# --- a meeting


class Standing:
    """How two bots of a meeting stand after some deals."""

    def __init__(self, bots: tuple[str, str]) -> None:
        self.bots = bots
        self.scores = Scores()
        self.any_time = AnyTime()
        self.games = 0

    def add(self, deal: Deal) -> None:
        score = deal.score(*self.bots)
        self.scores.add(score)
        self.any_time.add(score)
        self.games += deal.games

    def is_decided(self, rules: Rules) -> bool:
        return self.any_time.interval.excludes(rules.against)

    def summary(self, rules: Rules) -> dict[str, Any]:
        fixed, always = self.scores.interval(self.games), self.any_time.interval
        return {
            "bots": list(self.bots),
            "pairs": self.scores.count,
            "games": self.games,
            "rate": round(self.scores.mean, 4),
            "interval": [round(fixed.low, 4), round(fixed.high, 4)],
            "at_any_time": [round(always.low, 4), round(always.high, 4)],
            "against": rules.against,
            "decided": self.is_decided(rules),
        }


class Meeting:
    """Two bots or a full table of them, and how every two of them stand."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.bots = bots
        self.deals: list[Deal] = []
        self.standings = [Standing(pair) for pair in combinations(bots, 2)]

    def add(self, deal: Deal) -> None:
        self.deals.append(deal)
        for standing in self.standings:
            standing.add(deal)

    def is_decided(self, rules: Rules) -> bool:
        enough = len(self.deals) >= rules.least
        return rules.stops and enough and all(standing.is_decided(rules) for standing in self.standings)

    def is_over(self, rules: Rules) -> bool:
        return len(self.deals) >= rules.pairs or self.is_decided(rules)

    def summaries(self, rules: Rules) -> list[dict[str, Any]]:
        """Of every two bots; where more sit at the table, with all of them."""
        table = {} if len(self.bots) == 2 else {"table": list(self.bots)}
        forfeits = forfeits_of(self.deals)
        return [
            {
                **standing.summary(rules),
                **table,
                "forfeits": [each for each in forfeits if each["bot"] in standing.bots],
            }
            for standing in self.standings
        ]


def forfeits_of(deals: Sequence[Deal]) -> list[dict[str, object]]:
    """Who gave up how often, and why."""
    found: dict[tuple[str, str], int] = {}
    for bot, why in (forfeit for deal in deals for forfeit in deal.forfeits):
        found[bot, why] = found.get((bot, why), 0) + 1
    return [{"bot": bot, "why": why, "games": times} for (bot, why), times in found.items()]


def meetings(bots: Sequence[str], seats: int = 2, against_first: bool = False) -> list[tuple[str, ...]]:
    """Everybody meets everybody, so many at a table, or everybody the first one."""
    return [table for table in combinations(bots, seats) if not against_first or table[0] == bots[0]]


def play_meeting(
    rules: Rules, bots: tuple[str, ...], executor: Executor, file: "Results | None" = None
) -> Generator[Meeting, None, None]:
    """How it stands after each deal, always in their order: it does not depend on who plays."""
    meeting = Meeting(bots)
    finished = {} if file is None else {deal.number: deal for deal in file.read(Deal) if deal.bots == bots}
    numbers = range(rules.pairs)
    with closing(executor.go_on(play_deal, numbers, finished, lambda number: (rules, bots, number))) as found:
        for deal, is_new in found:
            if is_new and file is not None:
                file.add(deal)
            meeting.add(deal)
            yield meeting
            if meeting.is_over(rules):
                return


def result_hash(terms: Mapping[str, object], finished: Iterable[object]) -> str:
    """Of all that counted, in its order, with what it was played under."""
    digest = blake2b(digest_size=16)
    for each in finished:
        digest.update(line_of(terms, each))
    return digest.hexdigest()


# --- what is finished, in a file


class Results:
    """Finished work as lines of JSON, each with the terms it was done under; those under other terms wait."""

    def __init__(self, path: Path, terms: Mapping[str, object]) -> None:
        self.path = path
        self.terms = dict(terms)
        self.lines = read_lines(path, object_of_line)
        self.found = [
            (number, data)
            for number, data in enumerate(self.lines, start=1)
            if {**data, **self.terms} == data
        ]
        rest = unfinished_line(path)
        if not rest.startswith(BEGINNING) and not BEGINNING.startswith(rest):
            raise BadLine(path, len(self.lines) + 1, f"expected a line that begins {BEGINNING.decode()}")
        drop_unfinished_line(path)

    def check(self) -> None:
        """Refuse a file that has nothing for these terms, but something for others."""
        if self.lines and not self.found:
            check_terms(self.path, 1, self.lines[0], self.terms)

    def read(self, kind: type[T]) -> list[T]:
        """What was finished under these terms."""
        found = []
        for number, data in self.found:
            try:
                found.append(convert(data, kind))
            except ValueError as error:
                raise BadLine(self.path, number, str(error)) from None
        return found

    def add(self, finished: object) -> None:
        append_lines(self.path, [line_of(self.terms, finished)])


def object_of_line(line: bytes) -> dict[str, Any]:
    """A line of an older file has the score of the first of two bots alone."""
    data = decode(line, type=dict[str, Any])
    return {**data, "shares": [data["score"], 1 - data["score"]]} if "score" in data else data


def line_of(terms: Mapping[str, object], finished: Any) -> bytes:
    return encode({**terms, **asdict(finished)}) + b"\n"


def terms_of(rules: Rules) -> dict[str, object]:
    """What must be the same for finished work to count again."""
    return {
        "game": rules.game,
        "cards": card_set(rules.game, rules.cards).digest,
        "rules": GAMES[rules.game].rules_version,
        "options": dict(rules.options),
        "players": rules.players,
        "seed": rules.seed,
    }
