"""Actions: the choices of a game as numbers of a fixed range, and back."""

from collections.abc import Sequence
from dataclasses import dataclass

from honjin.armies.engine.places import ARMY_MAX
from honjin.armies.notation import PlaceHole
from honjin.rl.engine import numbering
from honjin.rl.engine.numbering import Numbering
from honjin.table.card_set import CardSet
from honjin.table.game import Game
from honjin.table.notation import Hole, Notation, SeatHole, WordHole
from honjin.table.refusal import Refusal


@dataclass(frozen=True)
class Kind:
    """Neighbouring actions that are written alike."""

    pattern: str
    first: int
    count: int


class Actions:
    """All choices that a game can ever offer with this card set and so many players, by number.

    Seats and places are counted from the deciding seat: its own army first, then the others clockwise.
    """

    def __init__(self, game: Game, cards: CardSet, players: int) -> None:
        self.players = players
        self.notation = Notation(game.patterns, game.holes(cards, players))
        self.numbering = Numbering(players)
        self.kinds: list[Kind] = []
        for pattern, parts in zip(game.patterns, self.notation.patterns, strict=True):
            holes = [part for part in parts if isinstance(part, Hole)]
            first = int(self.numbering.count)
            self.add_kind(holes)
            self.kinds.append(Kind(pattern, first, self.count - first))

    def add_kind(self, holes: Sequence[Hole]) -> None:
        # A card goes to a place of one's own; of a choice with one hole the place can be anybody's.
        ways = [self.way(hole, own=len(holes) == 2) for hole in holes]
        while len(ways) < 2:
            ways.insert(0, (numbering.NOTHING, 1))
        (form, width), (second_form, second_width) = ways
        self.numbering.add_kind(form, width, second_form, second_width)

    def way(self, hole: Hole, own: bool) -> tuple[int, int]:
        """How a detail of an option is numbered, and how many there are."""
        if isinstance(hole, PlaceHole):
            return (numbering.OWN_PLACE, ARMY_MAX) if own else (numbering.PLACE, ARMY_MAX * self.players)
        if isinstance(hole, SeatHole):
            return numbering.SEAT, self.players
        assert isinstance(hole, WordHole)
        return numbering.WORD, len(hole.words)

    @property
    def count(self) -> int:
        return int(self.numbering.count)

    def write(self, action: int, seat: int) -> str:
        """The notation of an action of this seat."""
        self.check(action)
        return self.notation.write(int(self.numbering.option(action, seat)), seat)

    def read(self, choice: str, seat: int) -> int:
        """The action that a notation stands for, legal or not."""
        option = self.notation.read(choice, seat)
        if isinstance(option, Refusal):
            raise ValueError(f"choice: found {choice!r}: {option.text('en')}")
        try:
            return int(self.numbering.action(option, seat))
        except ValueError:
            raise ValueError(
                f"choice: found {choice!r}, expected a place of seat {seat}'s own army"
            ) from None

    def check(self, action: int) -> None:
        if not 0 <= action < self.count:
            raise ValueError(f"action: found {action}, expected 0 to {self.count - 1}")
