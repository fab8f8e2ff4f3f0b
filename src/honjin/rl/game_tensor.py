"""GameTensor: what differs in a game's numbers from its declared cells, its facet `tensor.py`."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from honjin.armies import cells
from honjin.rl.engine.encoder import NUMBER_MOST
from honjin.rl.engine.reward import ONLY_THE_END
from honjin.rl.fields import Army, Field, Fields, Marked, Number, OneCard, Pile, Question
from honjin.table.card_set import CardSet
from honjin.table.facets import facet
from honjin.table.game import Game
from honjin.table.layout import Area, Block, Layout

NOBODY: Final = -1  # the least that a cell says: nobody, nothing, nowhere


def nothing_counted(options: Mapping[str, str]) -> int:
    return ONLY_THE_END


@dataclass(frozen=True)
class GameTensor:
    """What a tensor holds with these cards, and the cell that counts rewards with these options; or these."""

    fields: Callable[[CardSet], Fields] | None = None
    counter: Callable[[Mapping[str, str]], int] = nothing_counted


GENERAL: Final = GameTensor()


def tensor_of(game: Game) -> GameTensor:
    return facet(game, "tensor", GENERAL)


def fields_of(game: Game, cards: CardSet) -> Fields:
    own = tensor_of(game).fields
    return general_fields(game.layout) if own is None else own(cards)


def general_fields(layout: Layout) -> Fields:
    """Every cell that is declared: numbers, single cards, zones, armies."""
    armies = [
        field for name, (at, area) in layout.seat.areas.items() for field in area_fields(name, at, area)
    ]
    question = Question("question", picks_places=bool(armies))
    return Fields((question, *block_fields(layout.table)), (*block_fields(layout.seat), *armies))


def block_fields(block: Block) -> Iterator[Field]:
    yield from (Number(name, at, NUMBER_MOST, NOBODY) for name, at in block.numbers.items())
    yield from (OneCard(name, at) for name, at in {**block.cards, **block.names}.items())
    yield from (Pile(name, at) for name, (at, _) in block.zones.items())


def area_fields(name: str, at: int, area: Area) -> Iterator[Field]:
    """Of an army what stands where, with its marks; of an area that is none nothing is known here."""
    if isinstance(area, cells.Army):
        token = next((unit for unit, _ in area.counts.values()), 0)
        yield Army(name, at, 0, "held", token)
        yield from (Marked(word, at, bits, f"it is {word}") for word, bits in area.marks.items())
