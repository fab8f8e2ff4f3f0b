"""What the lab knows of Way of the Samurai: its checks, what a study varies, how it learns."""

import re
from typing import Final

from honjin.engine.chance import Stream
from honjin.engine.evaluation import Evaluation
from honjin.engine.machine import State
from honjin.games.way_of_the_samurai.cardset import SamuraiCards
from honjin.games.way_of_the_samurai.engine.rehearsal import Rehearsal
from honjin.games.way_of_the_samurai.engine.state import SamuraiState
from honjin.games.way_of_the_samurai.study.checks import CHECKS
from honjin.games.way_of_the_samurai.study.setups import FACTORS, setups
from honjin.lab.balance.game_facts import GameFacts
from honjin.lab.checks.game_checks import GameCoverage
from honjin.lab.game_study import GameStudy
from honjin.table.card_set import CardSet
from honjin.table.record import DIVIDER
from honjin.table.table import Table


def rehearse(observed: State, evaluation: Evaluation, simulations: int, stream: Stream) -> int:
    """Worths alone are learnt from it; its priors are the swordsman's."""
    assert isinstance(observed, SamuraiState)
    rehearsal = Rehearsal(evaluation, observed, int(stream.word()), simulations)
    rehearsal.run(simulations)
    return int(rehearsal.options[rehearsal.best()])


PLACED: Final = ("placed", "revealed-defence", "revealed-counter", "revealed-wound")
TAKEN: Final = re.compile(r"\bweapon ([a-z0-9-]+)")  # during a campaign, in a record


def weapons_and_enemies(cards: CardSet) -> list[str]:
    assert isinstance(cards, SamuraiCards)
    return [f"weapon-{each.id}" for each in cards.box.weapons] + [
        f"enemy-{each.id}" for each in cards.box.enemies
    ]


def fought_with(t: Table) -> set[str]:
    options = t.origin.options
    weapons = {*options["weapon"].split(), *TAKEN.findall(t.record().partition(DIVIDER)[2])}
    enemies = {f"enemy-{options['enemy']}"} if options["mode"] == "fight" else set()
    return {f"weapon-{id}" for id in weapons} | enemies


STUDY: Final = GameStudy(
    CHECKS,
    # An Adversary or a wound is met, not chosen: its Defence is pierced or holds, its blow hits or does not.
    GameFacts(
        played=PLACED,
        resolved=("pierced", "hit"),
        idle=("held", "parried", "cancelled"),
        setups=setups,
        factors=FACTORS,
        maps=(("weapon", "enemy"), ("location", "climate")),
    ),
    GameCoverage(fired=lambda event: event["kind"] in PLACED, items=weapons_and_enemies, met=fought_with),
    choosing=rehearse,
    opponent="enemy",
)
