"""How far bots are from the best choice, where every card that may come can be gone through.

python bench/optimum.py [--positions 200] [--seed optimum] [--ki 1] [--levels swordsman,hard,expert]

A position is the last card of a round's last attack, its Defence known, with little Ki. The round is followed
to its end through all choices and all cards; its end is worth what the evaluation says, a fight that is
over 1 or 0.
"""

import argparse
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from honjin.bots.bot import observation_hash
from honjin.bots.levels import make_bot
from honjin.engine.chance import Stream
from honjin.engine.machine import CARD, COUNTER, NO_CARD
from honjin.games.way_of_the_samurai.engine import book, layout
from honjin.games.way_of_the_samurai.engine.attack import PLACING
from honjin.games.way_of_the_samurai.engine.layout import ACTIONS, ADVERSARIES, DEFENCE, WOUNDS
from honjin.games.way_of_the_samurai.engine.state import SamuraiState
from honjin.games.way_of_the_samurai.engine.swordsman.answers import choose
from honjin.games.way_of_the_samurai.engine.swordsman.plan import is_first_attack
from honjin.games.way_of_the_samurai.game import GAME
from honjin.table.opening import Origin

DEFENCES = 4  # Adversaries left at least: none is shuffled back before the round ends
DECKS = {ADVERSARIES: book.ADVERSARY, ACTIONS: book.ACTION, WOUNDS: book.WOUND}


class Optimum:
    """The exact expectation of every choice up to the end of the round, for one seat alone."""

    def __init__(self, observed: SamuraiState) -> None:
        self.evaluation = GAME.evaluation(observed.book.ids)
        self.turn = int(observed.turn)
        self.known: dict[bytes, float] = {}
        self.observed = observed

    def values(self) -> dict[int, float]:
        """Of each option, by its number."""
        return {option: self.expected(self.observed, option) for option in offered(self.observed)}

    def value(self, seen: SamuraiState) -> float:
        if seen.is_over or seen.turn > self.turn:
            self.evaluation.evaluate(seen)
            return self.evaluation.chance(0)
        moment = bytes(memoryview(seen.cells))
        if moment not in self.known:
            self.known[moment] = max(self.expected(seen, option) for option in offered(seen))
        return self.known[moment]

    def expected(self, seen: SamuraiState, option: int) -> float:
        """Over the cards that lie on top of the decks which the option draws from."""
        return self.spread(seen, seen.sample(Stream(0)), option, dict(DECKS))

    def spread(self, seen: SamuraiState, world: SamuraiState, option: int, decks: Mapping[int, int]) -> float:
        """All cards that may be on top of the first deck drawn from, then of the next."""
        after = world.clone()
        after.apply(option)
        drawn = next((deck for deck in decks if draws_from(deck, world, after, self.turn)), None)
        if drawn is None:
            return self.value(after.observe(0))
        rest = {deck: family for deck, family in decks.items() if deck != drawn}
        cards = unseen(seen, decks[drawn])
        return sum(self.spread(seen, topped(world, drawn, card), option, rest) for card in cards) / len(cards)


def offered(s: SamuraiState) -> list[int]:
    return [int(s.option(index)) for index in range(s.offer())]


def draws_from(deck: int, before: SamuraiState, after: SamuraiState, turn: int) -> bool:
    """Whether what happened turned on the deck's top card; a Wound card goes back in (WS-W1)."""
    if deck == WOUNDS:
        return bool(after.cells[COUNTER] > before.cells[COUNTER])
    if deck == ACTIONS and after.turn > turn:
        return False  # the next hand, of which the evaluation sees nothing
    return bool(after.size(deck) < before.size(deck))


def unseen(seen: SamuraiState, family: int) -> list[int]:
    """Cards of a deck's family that may be on top of it, each as often as there are copies."""
    left = seen.left()
    faces = [card for card in range(int(seen.cards.faces)) if seen.family(card) == family]
    return [card for card in faces for _ in range(int(left[card]))]


def topped(world: SamuraiState, deck: int, card: int) -> SamuraiState:
    """The same world with this card on top of the deck."""
    found = world.clone()
    top = deck + int(found.size(deck))
    at = next(at for at in range(deck + 1, top + 1) if found.cells[at] & CARD == card)
    found.cells[at], found.cells[top] = found.cells[top], found.cells[at]
    return found


# --- positions


def is_reduced(s: SamuraiState, ki: int) -> bool:
    """The last card of the round's last attack, with a choice, the Defence known."""
    if s.decision().number != PLACING.number or s.cells[DEFENCE] == NO_CARD or s.ki(0) > ki:
        return False
    last = s.size(s.attack(0)) == layout.ATTACK_CARDS - 1
    return last and s.size(ADVERSARIES) >= DEFENCES and s.offer() > 1 and not is_first_attack(s)


def positions(count: int, seed: str, ki: int) -> Iterator[SamuraiState]:
    """From fights of the swordsman against Ishida."""
    options, number = GAME.check_options({}), 0
    while count > 0:
        s = GAME.begin(GAME.card_set(None), 1, Origin(f"{seed} {number}", options))
        number += 1
        while not s.is_over and count > 0:
            if is_reduced(s, ki):
                count -= 1
                yield s.observe(0)
            s.apply(choose(s))


# --- how far


@dataclass
class Distance:
    """Of one bot: what its choices lose against the best."""

    losses: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        return sum(self.losses) / len(self.losses)

    @property
    def best(self) -> float:
        """The share of choices that lose nothing."""
        return sum(loss < 1e-9 for loss in self.losses) / len(self.losses)


def measure(levels: list[str], count: int, seed: str, ki: int) -> dict[str, Distance]:
    found = {level: Distance() for level in levels}
    for observed in positions(count, seed, ki):
        values = Optimum(observed).values()
        number = int(observation_hash(observed), 16) % 2**32
        for level in levels:
            chosen = make_bot(GAME, level, number).pick(observed, None)
            found[level].losses.append(max(values.values()) - values[chosen])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", default="optimum")
    parser.add_argument("--ki", type=int, default=1, help="at most (default 1)")
    parser.add_argument("--levels", default="random,swordsman,hard,expert")
    asked = parser.parse_args()
    print(f"Card set `{GAME.card_set(None).digest}`, seed `{asked.seed}`, {asked.positions} positions.\n")
    print("| Player | Chance lost by a choice, % | Worst | Best choices, % |\n| --- | --- | --- | --- |")
    for level, distance in measure(asked.levels.split(","), asked.positions, asked.seed, asked.ki).items():
        worst = max(distance.losses)
        print(f"| {level} | {100 * distance.mean:.3f} | {100 * worst:.2f} | {100 * distance.best:.1f} |")


if __name__ == "__main__":
    main()
