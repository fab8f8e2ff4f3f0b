"""Account: what one finished game tells a study of its balance, read from its facts."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from honjin.engine.machine import FACT, NO_CARD
from honjin.games import GAMES
from honjin.lab.game_study import facts_of
from honjin.lab.play.match import Played, card_set


@dataclass(frozen=True)
class Account:
    """One game; cards, clans and items by their ids."""

    number: int
    winners: tuple[int, ...]
    way: str
    first: int  # the seat that started, -1 if nobody knows
    turns: int
    rounds: int
    decisions: int
    clans: tuple[tuple[str, ...], ...]  # of each seat's deck; empty where all draw from one
    played: tuple[Mapping[str, int], ...]  # by seat: how often each card
    resolved: Mapping[str, int]
    idle: Mapping[str, int]
    draft: tuple[str, ...] = ()  # the clans in the order in which they were picked
    left_over: tuple[str, ...] = ()
    setting: Mapping[str, str] = field(default_factory=dict)  # what was varied from game to game

    def share(self, seat: int) -> float:
        """What the seat has won; a win is shared evenly."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def account_of(number: int, played: Played, setting: Mapping[str, str]) -> Account | None:
    """Nothing of a game that a bot broke off: it tells of the bot, not of the cards."""
    if played.forfeit is not None:
        return None
    match, s = played.match, played.state
    game, cards = GAMES[match.game], card_set(match.game, match.cards)
    facts = facts_of(game)
    words = [kind.word for kind in game.fact_kinds]
    seats: list[Counter[str]] = [Counter() for _ in match.seats]
    resolved: Counter[str] = Counter()
    idle: Counter[str] = Counter()
    draft, left_over = [], []
    told = [int(fact) for fact in s.facts]
    for at in range(0, len(told), FACT):
        kind, _, _, player, card, _, other, _ = told[at : at + FACT]
        word = words[kind]
        if word == "drafted":
            draft.append(game.fact_words[other])
        elif word == "left-over":
            left_over.append(game.fact_words[other])
        elif card == NO_CARD:
            continue
        elif word in facts.played:
            seats[max(player, 0)][cards.ids[card]] += 1
        elif word in facts.resolved:
            resolved[cards.ids[card]] += 1
        elif word in facts.idle:
            idle[cards.ids[card]] += 1
    measured = game.measure(s, cards)
    return Account(
        number,
        played.winners,
        measured.way,
        measured.first,
        int(s.turn),
        measured.rounds,
        len(played.choices),
        tuple(facts.clans(s, seat) for seat in range(len(seats))),
        tuple(dict(sorted(seat.items())) for seat in seats),
        dict(sorted(resolved.items())),
        dict(sorted(idle.items())),
        tuple(draft),
        tuple(left_over),
        dict(setting),
    )
