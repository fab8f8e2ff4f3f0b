"""Actions and Specials: what the samurai can do with a sword."""

from typing import Final

from honjin.games.way_of_the_samurai.card import Action, Change
from honjin.games.way_of_the_samurai.engine.book import FORCE, GUARD, TECHNIQUE

MOUNTAIN: Final = 0
MOON: Final = 1
GATE: Final = 2
BLOOD: Final = 3


def action(name: str, symbol: int, *lines: Change) -> Action:
    return Action(name, symbol=symbol, lines=lines)


def special(name: str, symbol: int, *lines: Change) -> Action:
    return Action(name, symbol=symbol, lines=lines, special=True)


ACTION_CARDS: Final = (
    action("Kesa-giri", MOUNTAIN, (FORCE, 2), (GUARD, -1)),
    action("Men-uchi", MOUNTAIN, (FORCE, 1)),
    action("Kabuto-wari", MOUNTAIN, (FORCE, 2), (TECHNIQUE, -1)),
    action("Tsuka-ate", MOUNTAIN, (FORCE, 1), (GUARD, 1)),
    action("Do-giri", MOUNTAIN, (FORCE, 3), (TECHNIQUE, -2)),
    action("Tsuki", MOON, (TECHNIQUE, 2), (GUARD, -2)),
    action("Nuki", MOON, (TECHNIQUE, 1)),
    action("Kirikaeshi", MOON, (TECHNIQUE, 1), (FORCE, 1)),
    action("Suriage", MOON, (GUARD, 2), (FORCE, -1)),
    action("Kote", MOON, (FORCE, 2), (TECHNIQUE, -1)),
    action("Uke-nagashi", GATE, (GUARD, 1), (FORCE, 1)),
    action("Kamae", GATE, (GUARD, 1)),
    action("Sabaki", GATE, (GUARD, 2), (TECHNIQUE, -1)),
    action("Tai-sabaki", GATE, (GUARD, 3), (TECHNIQUE, -2)),
    action("Sutemi", BLOOD, (FORCE, 3), (GUARD, -2)),
    action("Gyaku-kesa", BLOOD, (FORCE, 2), (TECHNIQUE, -1)),
    action("Ippon", BLOOD, (FORCE, 2), (GUARD, -2)),
    Action("Joker", certainty="confirmed"),  # WS-C4
)

SPECIAL_CARDS: Final = (
    special("Ryu-giri", MOUNTAIN, (FORCE, 4)),
    special("Oni-kudaki", MOUNTAIN, (FORCE, 3), (GUARD, 1)),
    special("Tsubame-gaeshi", MOON, (TECHNIQUE, 2), (FORCE, 1)),
    special("Hayabusa", MOON, (TECHNIQUE, 2), (GUARD, 1)),
    special("Fudo", GATE, (GUARD, 3), (FORCE, 1)),
    special("Ikken-hissatsu", BLOOD, (FORCE, 4)),
    special("Shi no kaze", BLOOD, (FORCE, 3), (GUARD, 1)),
)
