"""How hard Way of the Samurai is: what random choices and the swordsman win, by enemy and weapon.

python bench/balance_samurai.py [--fights 400] [--random 2000] [--seed balance] [--level swordsman]
    [--only ishida/katana] [--cards FILE]
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from time import perf_counter

from honjin.bots.levels import make_bot
from honjin.engine.machine import ENDED, FACT, WINNERS
from honjin.games.way_of_the_samurai.card import SYMBOLS
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.cardset import SamuraiCards
from honjin.games.way_of_the_samurai.engine import facts, layout
from honjin.games.way_of_the_samurai.game import GAME
from honjin.lab.play.match import CAP
from honjin.lab.stats.estimate import wilson
from honjin.table.opening import Origin
from honjin.table.refusal import rule_id

OTHER = 6  # where a fact says how much, or which symbol
REFERENCE = "ishida/katana"
ENDS = {"WS-R8": "Life", "WS-W2": "beheaded", "WS-E2": "no Ki", "WS-R12": "200 rounds"}


@dataclass
class Count:
    """Fights of one kind, summed up."""

    fights: int = 0
    wins: int = 0
    rounds: int = 0
    ends: Counter[str] = field(default_factory=Counter)  # of lost fights, by rule
    combos: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.fights


def measure(
    level: str, fights: int, seed: str, options: Mapping[str, object], cards: SamuraiCards | None = None
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
        while not s.is_over:
            s.apply(bot.pick(s.observe(0), None))
            made += 1
            if made > CAP:
                raise RuntimeError(f"fight {number} of seed {seed!r} has more than {CAP} decisions")
        count.fights += 1
        count.rounds += int(s.cells[layout.ROUNDS])
        if s.cells[WINNERS]:
            count.wins += 1
        else:
            count.ends[rule_id(GAME.prefix, s.cells[ENDED])] += 1
        count.combos.update(combos_in([int(cell) for cell in s.facts]))
    count.seconds = perf_counter() - start
    return count


def combos_in(told: Sequence[int]) -> Iterator[str]:
    for at in range(0, len(told), FACT):
        if told[at] == facts.MADE_COMBO:
            yield SYMBOLS[told[at + OTHER]]


# --- what is measured


def pairings(only: str | None) -> list[str]:
    """Every weapon against Ishida and every enemy with the Katana, or those asked for."""
    if only:
        return only.split(",")
    weapons = [f"ishida/{weapon.id}" for weapon in BOX.weapons]
    return weapons + [f"{enemy.id}/katana" for enemy in BOX.enemies if enemy.id != "ishida"]


def options_of(pairing: str) -> dict[str, object]:
    enemy, _, weapon = pairing.partition("/")
    return {"enemy": enemy, "weapon": weapon or "katana"}


# --- as Markdown


def percents(count: Count) -> str:
    low, high = wilson(count.wins, count.fights)
    return f"{100 * count.rate:.1f} | {100 * low:.1f} to {100 * high:.1f}"


def row(level: str, pairing: str, count: Count, reference: Count | None) -> str:
    enemy, weapon = options_of(pairing).values()
    apart = "-" if reference is None else f"{100 * (count.rate - reference.rate):+.1f}"
    ends = ", ".join(f"{ENDS.get(rule, rule)} {number}" for rule, number in sorted(count.ends.items()))
    combos = " | ".join(f"{count.combos[symbol] / count.fights:.2f}" for symbol in SYMBOLS)
    return (
        f"| {level} | {enemy} | {weapon} | {count.fights} | {percents(count)} | {apart} |"
        f" {count.rounds / count.fights:.1f} | {combos} | {ends or '-'} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--fights", type=int, default=400, help="of each pairing (default 400)")
    parser.add_argument("--random", type=int, default=2000, help="of random choices (default 2000; 0: none)")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--level", default="swordsman", help="or a budget, such as search:100")
    parser.add_argument("--only", help="pairings, as ENEMY/WEAPON,...")
    parser.add_argument("--cards", type=Path, help="a card set to be tried, in the place of ours")
    asked = parser.parse_args()
    cards = GAME.card_set(None if asked.cards is None else asked.cards.read_text("utf-8"))
    print(f"Card set `{cards.digest}`, seed `{asked.seed}`.\n")
    headings = ["Player", "Enemy", "Weapon", "Fights", "Won, %", "95 %", "Against Katana", "Rounds"]
    headings += [f"{symbol.capitalize()} combos" for symbol in SYMBOLS] + ["Lost by"]
    print(f"| {' | '.join(headings)} |\n|{' --- |' * len(headings)}", flush=True)
    if asked.random:
        count = measure("random", asked.random, asked.seed, options_of(REFERENCE), cards)
        print(row("random", REFERENCE, count, None), flush=True)
    reference: Count | None = None
    for pairing in pairings(asked.only):
        count = measure(asked.level, asked.fights, asked.seed, options_of(pairing), cards)
        print(row(asked.level, pairing, count, reference), flush=True)
        reference = count if pairing == REFERENCE else reference


if __name__ == "__main__":
    main()
