"""What the lab knows of GOSU Tactics: which facts tell of a card, and its powers."""

from collections.abc import Iterator
from typing import Final

from honjin.games.gosu_tactics.engine.verbs import Powers
from honjin.lab.balance.game_facts import GameFacts
from honjin.lab.checks.game_checks import GameCoverage
from honjin.lab.game_study import GameStudy
from honjin.table.game import Game
from honjin.table.refusal import rule_id


def powers(game: Game) -> Iterator[tuple[str, str]]:
    """Each power of the set with each trigger it has; tests try them one by one."""
    for effect in game.card_set(None).book.effects:
        if isinstance(effect, Powers):
            rule = rule_id(game.prefix, effect.rule)
            yield from ((game.fact_words[power.code()], rule) for power in effect.powers)


STUDY: Final = GameStudy(
    facts=GameFacts(played=("placed", "mutated")),
    coverage=GameCoverage(fired=lambda event: "word" in event, powers=powers),
)
