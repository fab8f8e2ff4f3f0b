"""Set-ups: what a study varies from fight to fight, so that everything in the box is met as often."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Final

from honjin.engine.chance import Stream
from honjin.games.way_of_the_samurai.card import Box, Item
from honjin.games.way_of_the_samurai.cardset import SamuraiCards
from honjin.games.way_of_the_samurai.game import NO_ITEM
from honjin.lab.balance.game_facts import Setup
from honjin.table.card_set import CardSet

# The options, and the lists of the box that their values are from.
FACTORS: Final = {"weapon": "weapons", "enemy": "enemies", "location": "places", "climate": "climates"}


def items_of(box: Box, factor: str) -> Sequence[Item]:
    lists = {"weapon": box.weapons, "enemy": box.enemies, "location": box.places, "climate": box.climates}
    return lists[factor]


def values_of(box: Box, factor: str, options: Mapping[str, str]) -> list[str]:
    """All that the box has, or what was asked for; a fight needs neither a place nor a climate."""
    if factor in options:
        return [options[factor]]
    none = [NO_ITEM] if factor in ("location", "climate") else []
    return none + [item.id for item in items_of(box, factor)]


def setups(cards: CardSet, options: Mapping[str, str], seed: int) -> list[Setup]:
    """Every combination that may be fought, in an order drawn by chance."""
    assert isinstance(cards, SamuraiCards)
    if options.get("mode", "fight") != "fight":
        return [{}]
    excludes = {enemy.id: enemy.excludes for enemy in cards.box.enemies}
    combined = product(*(values_of(cards.box, factor, options) for factor in FACTORS))
    found = [
        dict(zip(FACTORS, values, strict=True))
        for values in combined
        if values[3] == NO_ITEM or (values[2] != NO_ITEM and values[3] not in excludes.get(values[1], ()))
    ]
    stream = Stream(seed)
    for index in range(len(found) - 1, 0, -1):
        other = stream.below(index + 1)
        found[index], found[other] = found[other], found[index]
    return found
