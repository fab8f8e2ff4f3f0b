"""Comparisons of two card sets: what a change does to whoever is dealt the changed card, deal by deal."""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from honjin.bots.external import PATIENCE
from honjin.bots.players import Players
from honjin.engine.chance import Stream
from honjin.engine.machine import FACT
from honjin.games import GAMES
from honjin.lab.balance.account import Account, account_of
from honjin.lab.balance.changes import Change
from honjin.lab.balance.game_facts import Setup, Watch, faces_of
from honjin.lab.game_study import facts_of
from honjin.lab.play.executor import Executor
from honjin.lab.play.match import Match, card_set, play_match
from honjin.lab.play.simulate import bot_seed
from honjin.lab.stats.estimate import Z95, AnyTime, Interval
from honjin.table.card_set import CardSet
from honjin.table.opening import Origin

LEAST: Final = 20  # pairs before a comparison may stop
TRIES: Final = 1000  # deals looked at for one in which the card goes to one seat

Found = dict[str, Any]


class NoDeal(ValueError):
    """No deal gives the card to exactly one seat."""

    def __init__(self, card: str) -> None:
        super().__init__(
            f"no deal of {TRIES} gives {card!r} to exactly one seat; is it in a clan that is drafted?"
        )
        self.card = card


@dataclass(frozen=True)
class Terms:
    """What is compared: pair number i has the same deal and bots with either set."""

    game: str
    sets: tuple[str | None, str | None]  # texts of users' card sets, None for the official one
    seats: tuple[str, ...]
    pairs: int
    seed: str
    watched: tuple[str, ...]  # cards whose holders are watched, in turn
    changed: tuple[Change, ...] = ()
    options: Mapping[str, str] = field(default_factory=dict)
    paired: bool = True  # else each set has deals of its own
    stops: bool = True
    patience: float = PATIENCE


@dataclass(frozen=True)
class Deal:
    """How a game of a pair begins, and whose win is counted; -1 for whoever starts."""

    seed: str
    options: Mapping[str, str]
    seat: int


@dataclass(frozen=True)
class Side:
    """A game of a pair, with one of the sets."""

    score: float  # what the watched seat won
    starting: float  # what the first player won
    turns: int
    plays: int  # of the watched cards, by anybody
    plays_won: float


@dataclass(frozen=True)
class Pair:
    number: int
    card: str
    sides: tuple[Side, Side] | None  # None: a bot broke a game off

    @property
    def difference(self) -> float:
        assert self.sides is not None
        return self.sides[1].score - self.sides[0].score


# --- deals


def deal_of(terms: Terms, texts: Sequence[str | None], word: str, number: int) -> tuple[Deal, str]:
    """The first deal of this number that gives the card to one seat, the same with each of these sets."""
    card = terms.watched[number % len(terms.watched)] if terms.watched else ""
    sets = [card_set(terms.game, text) for text in texts]
    having = [cards for cards in sets if card in cards.numbers]
    if not having or len(terms.seats) == 1:
        options = {**terms.options, **varied(terms, number)}
        return Deal(f"{word} {number}", options, 0 if len(terms.seats) == 1 else -1), card
    for attempt in range(TRIES):
        seed = f"{word} {number} {attempt}"
        options = {**dealing(terms, having[0], card, number, seed), **terms.options}
        seats = {holder(terms, cards, seed, options, card) for cards in having}
        if len(seats) == 1 and -1 not in seats:
            return Deal(seed, options, seats.pop()), card
    raise NoDeal(card)


def holder(terms: Terms, cards: CardSet, seed: str, options: Mapping[str, str], card: str) -> int:
    """The only seat that is dealt the card, or -1."""
    game = GAMES[terms.game]
    s = game.begin(cards, len(terms.seats), Origin(seed, game.check_options(options)))
    told = [int(fact) for fact in s.facts]
    found = {
        told[at + 3]
        for at in range(0, len(told), FACT)
        if game.fact_kinds[told[at]].word == "drew" and told[at + 4] == cards.numbers[card]
    }
    return found.pop() if len(found) == 1 else -1


def dealing(terms: Terms, cards: CardSet, card: str, number: int, seed: str) -> Setup:
    """Options that make it likely, where the game has such."""
    game = GAMES[terms.game]
    clan_of = {face.id: face.clan for face in faces_of(game, cards)}
    watch = Watch(card, clan_of, terms.watched, number)
    return facts_of(game).dealing(watch, Stream(bot_seed(seed, 0, -1)))


def varied(terms: Terms, number: int) -> Setup:
    """Where things that one meets were changed, games in turn with each of them."""
    found = {}
    for factor, things in facts_of(GAMES[terms.game]).factors.items():
        met = [change.id for change in terms.changed if change.of == things]
        if met:
            found[factor] = met[number % len(met)]
    return found


# --- pairs


def play_pair(terms: Terms, number: int) -> Pair:
    """With the one set, then with the other."""
    if terms.paired:
        deal, card = deal_of(terms, terms.sets, terms.seed, number)
        deals = [deal, deal]
    else:
        deals = []
        for text, word in zip(terms.sets, (terms.seed, f"{terms.seed} other"), strict=True):
            deal, card = deal_of(terms, [text], word, number)
            deals.append(deal)
    sides = [play_side(terms, text, deal, number) for text, deal in zip(terms.sets, deals, strict=True)]
    one, other = sides
    return Pair(number, card, None if one is None or other is None else (one, other))


def play_side(terms: Terms, text: str | None, deal: Deal, number: int) -> Side | None:
    seeds = tuple(bot_seed(deal.seed, number, seat) for seat in range(len(terms.seats)))
    match = Match(terms.game, terms.seats, deal.seed, seeds, deal.options, text)
    with Players(GAMES[terms.game], text, terms.patience) as players:
        account = account_of(number, play_match(match, players), {})
    return None if account is None else side_of(account, deal.seat, terms.watched)


def side_of(account: Account, seat: int, watched: Sequence[str]) -> Side:
    plays = [sum(own.get(card, 0) for card in watched) for own in account.played]
    won = sum(times * account.share(p) for p, times in enumerate(plays))
    watched_seat = account.first if seat < 0 else seat
    return Side(account.share(watched_seat), account.share(account.first), account.turns, sum(plays), won)


@dataclass
class Comparison:
    """How it stands after some pairs."""

    terms: Terms
    pairs: list[Pair] = field(default_factory=list)
    any_time: AnyTime = field(default_factory=AnyTime)

    def add(self, pair: Pair) -> None:
        self.pairs.append(pair)
        if pair.sides is not None:
            self.any_time.add((pair.difference + 1) / 2)

    @property
    def interval(self) -> Interval:
        """Of the difference; it may be looked at after every pair."""
        found = self.any_time.interval
        return Interval(2 * found.low - 1, 2 * found.high - 1)

    @property
    def is_decided(self) -> bool:
        return self.any_time.count >= min(LEAST, self.terms.pairs) and self.interval.excludes(0)

    @property
    def is_over(self) -> bool:
        return len(self.pairs) >= self.terms.pairs or (self.terms.stops and self.is_decided)

    def summary(self) -> Found:
        whole = [pair.sides for pair in self.pairs if pair.sides is not None]
        return {
            "game": self.terms.game,
            "cards": [card_set(self.terms.game, text).digest for text in self.terms.sets],
            "seats": list(self.terms.seats),
            "seed": self.terms.seed,
            "options": dict(self.terms.options),
            "paired": self.terms.paired,
            "watched": list(self.terms.watched),
            "changed": [f"{change.of} {change.id}" for change in self.terms.changed],
            "pairs": len(whole),
            "of": self.terms.pairs,
            "broken_off": len(self.pairs) - len(whole),
            "score": difference_of([(one.score, other.score) for one, other in whole], self.interval),
            "decided": self.is_decided,
            "starting": difference_of([(one.starting, other.starting) for one, other in whole]),
            "turns": difference_of([(one.turns, other.turns) for one, other in whole]),
            "plays": difference_of([(one.plays, other.plays) for one, other in whole]),
            "won_when_played": [played_rate([pair[side] for pair in whole]) for side in (0, 1)],
            "by_card": self.by_card() if len(self.terms.watched) > 1 else [],
        }

    def by_card(self) -> list[Found]:
        found = []
        for card in self.terms.watched:
            own = [pair.sides for pair in self.pairs if pair.card == card and pair.sides is not None]
            found.append(
                {"card": card, "pairs": len(own), **difference_of([(a.score, b.score) for a, b in own])}
            )
        return found


def difference_of(values: Sequence[tuple[float, float]], always: Interval | None = None) -> Found:
    """The means with either set and that of the differences, with its interval for this number of pairs."""
    count = len(values)
    if count == 0:
        return {"means": [0.0, 0.0], "difference": 0.0, "interval": [-1.0, 1.0]}
    apart = [after - before for before, after in values]
    mean = sum(apart) / count
    spread = sqrt(sum((each - mean) ** 2 for each in apart) / max(count - 1, 1) / count)
    found: Found = {
        "means": [round(sum(pair[side] for pair in values) / count, 4) for side in (0, 1)],
        "difference": round(mean, 4),
        "interval": [round(mean - Z95 * spread, 4), round(mean + Z95 * spread, 4)],
    }
    if always is not None:
        found["at_any_time"] = [round(always.low, 4), round(always.high, 4)]
    return found


def played_rate(sides: Sequence[Side]) -> float | None:
    plays = sum(side.plays for side in sides)
    return round(sum(side.plays_won for side in sides) / plays, 4) if plays else None


def play_pairs(terms: Terms, executor: Executor) -> Generator[Comparison, None, None]:
    """The comparison after each pair, always in the order of the deals: it does not depend on the jobs."""
    comparison = Comparison(terms)
    playing = executor.in_order(play_pair, ((terms, number) for number in range(terms.pairs)))
    try:
        for pair in playing:
            comparison.add(pair)
            yield comparison
            if comparison.is_over:
                return
    finally:
        playing.close()
