"""How hard Way of the Samurai is: what random choices and the swordsman win, by enemy and weapon.

python bench/balance_samurai.py [--fights 400] [--random 2000] [--seed balance] [--only ishida/katana]
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from time import perf_counter

from honjin.ai.bot import make_bot
from honjin.core.cards import CardSet
from honjin.core.machine import ENDED, FACT, WINNERS
from honjin.core.origin import Origin
from honjin.core.refusal import rule_id
from honjin.games.way_of_the_samurai import facts, layout
from honjin.games.way_of_the_samurai.card import SYMBOLS
from honjin.games.way_of_the_samurai.game import GAME
from honjin.lab.simulate import CAP

OTHER = 6  # where a fact says how much, or which symbol


@dataclass
class Count:
    """Fights of one kind, summed up."""

    fights: int = 0
    wins: int = 0
    rounds: int = 0
    beaten: Counter[int] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)
    combos: Counter[str] = field(default_factory=Counter)
    facts: Counter[str] = field(default_factory=Counter)
    levels: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0


def measure(
    level: str, fights: int, seed: str, options: Mapping[str, object], cards: CardSet | None = None
) -> Count:
    """The same fights for every level: fight i has the seed `SEED i`."""
    count, given = Count(), GAME.check_options(options)
    own = GAME.card_set(None) if cards is None else cards
    start = perf_counter()
    for number in range(fights):
        word = blake2b(f"{seed} {number}".encode(), digest_size=8).digest()
        bot = make_bot(GAME, level, int.from_bytes(word, "big"))
        s = GAME.begin(own, 1, Origin(f"{seed} {number}", given))
        made = 0
        while not s.is_over and made < CAP:
            s.apply(bot.pick(s.observe(0), None))
            made += 1
        count.fights += 1
        count.wins += int(s.cells[WINNERS] != 0)
        count.rounds += int(s.cells[layout.ROUNDS])
        count.beaten[int(s.cells[layout.BEATEN])] += 1
        count.ends[rule_id(GAME.prefix, s.cells[ENDED]) + (" won" if s.cells[WINNERS] else "")] += 1
        tell(count, [int(cell) for cell in s.facts])
    count.seconds = perf_counter() - start
    return count


def tell(count: Count, told: list[int]) -> None:
    for at in range(0, len(told), FACT):
        kind, other = told[at], told[at + OTHER]
        count.facts[facts.KINDS[kind][0]] += 1
        if kind == facts.MADE_COMBO:
            count.combos[SYMBOLS[other]] += 1
        elif kind in (facts.MOVED_FORCE, facts.MOVED_TECHNIQUE, facts.MOVED_GUARD):
            count.levels[f"{facts.KINDS[kind][0][6:]} {other}"] += 1
