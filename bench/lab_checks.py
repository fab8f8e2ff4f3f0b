"""Does the lab find what was planted, and nothing where there is nothing?

python bench/lab_checks.py [--jobs 2] [--games 600] [--pairs 1500] [--same 40]

A card far too strong is planted in a set of each GOSU game: `balance` must name it first, `compare-cards`
must say that its holder wins more, and less the other way round. An enemy of Way of the Samurai is made easy:
more fights must be won. Then the same set is compared with itself, each time on deals of its own: of 40 such
comparisons at most 5 may be called significant at 95 %.
"""

import argparse
import sys
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from honjin.games import GAMES
from honjin.lab.balance.changes import changes
from honjin.lab.balance.compare import Comparison, Terms, play_pairs
from honjin.lab.balance.results import findings
from honjin.lab.balance.study import Study, chunks
from honjin.lab.play.executor import Executor, make_executor
from honjin.table.forms import write_toml

Found = dict[str, Any]
WORDS = ("entry", "arrival", "link", "sides", "on_mutation")  # what a card does, before it is changed


@dataclass(frozen=True)
class Plant:
    """A change to one entry of a set, and the bots who are to notice it."""

    of: str
    id: str
    fields: Mapping[str, Any]
    bots: tuple[str, ...]


PLANTS = {
    "gosu-x": Plant(
        "cards",
        "volantis",
        {
            "entry": [
                {"do": "draw", "count": 5},
                {"do": "opponent", "steps": [{"do": "sacrifice", "count": 5}, {"do": "discard", "count": 5}]},
            ]
        },
        ("random", "random"),
    ),
    "gosu-tactics": Plant(
        "cards",
        "lorgnik-x",
        {"arrival": ["discard"] * 6 + ["draw"] * 6},
        ("easy", "easy"),  # greedy ones set troopers aside
    ),
    "way-of-the-samurai": Plant("enemies", "ishida", {"life": 3}, ("medium",)),
}
AT_MOST = 5  # of 40 comparisons of a set with itself
SAME_PAIRS = 150  # of each of these


def planted(game: str) -> str:
    """The official set with this one change."""
    plant, own = PLANTS[game], GAMES[game].card_set(None)
    data = tomllib.loads(own.write())
    ids = own.ids if plant.of == "cards" else [item["name"].lower() for item in data[plant.of]]
    entry = data[plant.of][ids.index(plant.id)]
    for word in WORDS:
        entry.pop(word, None)
    entry |= plant.fields
    return write_toml(data)


def studied(game: str, games: int, executor: Executor, seed: str = "planted") -> Found:
    study = Study(game, PLANTS[game].bots, games, seed, planted(game))
    return findings(study, [chunk for chunk, _ in chunks(study, executor, {})])


def compared(game: str, pairs: int, executor: Executor, back: bool = False, seed: str = "planted") -> Found:
    """From the official set to the planted one, or back."""
    sets = (planted(game), None) if back else (None, planted(game))
    changed = tuple(changes(*(GAMES[game].card_set(text) for text in sets)))
    watched = tuple(change.id for change in changed if change.of == "cards")
    return last(Terms(game, sets, PLANTS[game].bots, pairs, seed, watched, changed), executor).summary()


def same(number: int, pairs: int, executor: Executor) -> Found:
    """The official set beside itself, on deals of its own, watching one card after the other."""
    game = ("gosu-x", "gosu-tactics")[number % 2]
    card = GAMES[game].card_set(None).ids[number]
    terms = Terms(game, (None, None), ("random", "random"), pairs, f"same {number}", (card,), paired=False)
    return last(terms, executor).summary()


def last(terms: Terms, executor: Executor) -> Comparison:
    *_, comparison = play_pairs(terms, executor)
    return comparison


def excludes_zero(interval: list[float]) -> bool:
    return interval[0] > 0 or interval[1] < 0


def checks(games: int, pairs: int, number: int, executor: Executor) -> Iterator[tuple[bool, str]]:
    for game, plant in PLANTS.items():
        if plant.of == "cards":
            found = studied(game, games, executor)
            named = found["outliers"][:3]
            yield (
                named[:1] == [plant.id],
                f"{game}: balance of {games} games names {named}, planted {plant.id}",
            )
        for back in (False, True):
            shown = compared(game, pairs, executor, back)
            score = shown["score"]
            right = score["difference"] < 0 if back else score["difference"] > 0
            yield (
                shown["decided"] and right and excludes_zero(score["at_any_time"]),
                f"{game}: compare-cards {'back' if back else 'to planted'}: {score['difference']:+.3f},"
                f" at any time {score['at_any_time']}, decided after {shown['pairs']} pairs",
            )
    results = [same(index, SAME_PAIRS, executor) for index in range(number)]
    early = sum(result["decided"] for result in results)
    fixed = sum(excludes_zero(result["score"]["interval"]) for result in results)
    limit = AT_MOST * number // 40
    yield early <= limit, f"of {number} comparisons of a set with itself {early} were called significant"
    yield fixed <= limit, f"of their fixed-number intervals {fixed} exclude 0"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--games", type=int, default=600, help="of each study (default 600)")
    parser.add_argument("--pairs", type=int, default=1500, help="of each comparison at most (default 1500)")
    parser.add_argument("--same", type=int, default=40, help="comparisons of a set with itself (default 40)")
    asked = parser.parse_args()
    failed = 0
    with make_executor(asked.jobs) as executor:
        for passed, line in checks(asked.games, asked.pairs, asked.same, executor):
            failed += not passed
            print("ok  " if passed else "FAIL", line, flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
