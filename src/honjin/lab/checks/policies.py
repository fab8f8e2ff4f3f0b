"""How the checks play: at random, whatever has been done least, or without passing."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from honjin.engine.chance import Stream
from honjin.lab.checks.game_checks import Policy
from honjin.lab.game_study import checks_of
from honjin.table.game import Game
from honjin.table.table import Option, Question


def random_option(question: Question, chosen: Counter[str], stream: Stream) -> Option:
    return question.options[stream.below(len(question.codes))]


def rare_option(question: Question, chosen: Counter[str], stream: Stream) -> Option:
    """What has been done least in this game: first by kind, then by the choice itself."""
    rarity = [(chosen[o.kind], chosen[o.notation], stream.word(), o.notation) for o in question.options]
    return question.options[rarity.index(min(rarity))]


def lively_option(question: Question, chosen: Counter[str], stream: Stream) -> Option:
    """At random, but hardly ever a pass: long games with large armies."""
    lively = [option for option in question.options if option.kind != "pass"]
    if not lively or stream.below(PASS_SHARE) == 0:
        return random_option(question, chosen, stream)
    return lively[stream.below(len(lively))]


PASS_SHARE: Final = 16
POLICIES: Final[tuple[Policy, ...]] = (random_option, rare_option, lively_option)


def policies(game: Game) -> tuple[Policy, ...]:
    """All ways to play this game, in turn."""
    return (*POLICIES, *checks_of(game).policies)


def drawn_options(game: Game, stream: Stream) -> dict[str, object]:
    """A value for each setting of the game, those that it does not list included; all of them go together."""
    drawn: dict[str, object] = {}
    for name, setting in game.settings.items():
        others = checks_of(game).values.get(name)
        which = int(stream.below(len(setting.values) + (0 if others is None else 1)))
        if which < len(setting.values):
            drawn[name] = setting.values[which]
        elif others is not None:
            drawn[name] = others(stream)
    return checks_of(game).agree(drawn, stream)


def players_among(game: Game, options: Mapping[str, object], number: int) -> int:
    """One of the numbers of players that these options allow, all in turn."""
    low, high = game.players_for(game.check_options(options))
    return low + number % (high - low + 1)
