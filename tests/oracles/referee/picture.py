"""A plain picture of the whole truth: every card and token of both players."""

from collections import Counter
from dataclasses import dataclass, field

from oracles.referee.facts import FACTS, ROMAN

Place = tuple[int, int]  # row (0 is I, the bottom one) and column, both from 0


def place_name(row: int, col: int) -> str:
    return f"{ROMAN[row]}.{col + 1}"


@dataclass(frozen=True)
class Standing:
    card: str
    captured: bool = False
    tokens: int = 0
    turned: bool = False  # a token on it was turned to x2
    recruited: bool = False  # a card was placed beside it since it came


@dataclass(frozen=True)
class Side:
    clans: tuple[str, ...]
    army: tuple[tuple[Standing, ...], ...] = ((), (), ())
    hand: tuple[str, ...] = ()
    deck_size: int = 0
    discard: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    tokens_hand: int = 0
    tokens_spent: int = 0
    tokens_locked: int = 0
    supremacy: int = 0
    passed: bool = False
    turns_left: int | None = None
    banned: tuple[str, ...] = ()
    flipped: tuple[str, ...] = ()


@dataclass(frozen=True)
class Options:
    goan_sul_tile_extra_sacrifice: str = "no"
    tie_start: str = "last"
    veteran: str = "when-placed"


@dataclass(frozen=True)
class Picture:
    """Tiles go by clan; `from_discard` is the turn that Nityananda gives."""

    sides: tuple[Side, Side]
    tiles: tuple[str, ...] = ()
    wonder: int | None = None
    bounty: tuple[int, int, int] | None = None
    to_move: int = 0
    additional: bool = False
    from_discard: bool = False
    round: int = 1
    options: Options = field(default_factory=Options)

    def at(self, seat: int, row: int, col: int) -> Standing | None:
        line = self.sides[seat].army[row]
        return line[col] if 0 <= col < len(line) else None

    def places(self, seat: int) -> list[Place]:
        return [(row, col) for row, line in enumerate(self.sides[seat].army) for col in range(len(line))]


def problems(picture: Picture) -> list[str]:
    """What no picture taken at the start of a turn can show."""
    found = [f"seat {seat}: {what}" for seat in (0, 1) for what in side_problems(picture.sides[seat])]
    if picture.from_discard and not picture.additional:
        found.append("Nityananda's turn is an additional one (GX-E7)")
    if not 1 <= picture.round <= 3:
        found.append("more than three rounds (GX-D5)")
    if picture.bounty is not None and picture.at(*picture.bounty) is None:
        found.append("the Bounty token lies on no card (GX-E4)")
    return found


def side_problems(side: Side) -> list[str]:
    found = []
    standing = [card for row in side.army for card in row]
    if not 5 >= len(side.army[0]) >= len(side.army[1]) >= len(side.army[2]):
        found.append("an army with gaps (GX-A1)")
    if any(card.captured and card.tokens for card in standing):
        found.append("a token on a captured card (GX-A5)")
    for card in standing:
        if card.card != "aat" and card.turned != (card.tokens > 0 and "veteran" in FACTS[card.card].keywords):
            found.append(f"a token of {card.card} on its wrong side (GX-K6)")
        if card.recruited and card.card != "aat" and "recruiter" not in FACTS[card.card].keywords:
            found.append(f"{card.card} has recruited (GX-P5)")
    tokens = side.tokens_hand + side.tokens_spent + side.tokens_locked + sum(card.tokens for card in standing)
    if tokens != 4:
        found.append(f"{tokens} Activation tokens (GX-C2)")
    ids = [*(card.card for card in standing), *side.hand, *side.discard, *side.removed]
    if len(ids) + side.deck_size != 45:
        found.append(f"{len(ids) + side.deck_size} cards (GX-S3)")
    for name, count in Counter(ids).items():
        if FACTS[name].clan not in side.clans or count > FACTS[name].copies:
            found.append(f"{count} {name} (GX-C1)")
    for row, line in enumerate(side.army, start=1):
        for card in line:
            if FACTS[card.card].level != row and card.card != "phoenix-immortal":
                found.append(f"{card.card} in row {ROMAN[row - 1]} (GX-A13)")
    if side.supremacy > 1:
        found.append("two Supremacy tokens and the game goes on (GX-B3)")
    if len(standing) == 15 and not any(card.captured for card in standing):
        found.append("15 face-up cards and the game goes on (GX-B4)")
    if side.turns_left is not None and not 0 <= side.turns_left <= 3:
        found.append("more than 3 turns after a pass (GX-Q2)")
    return found
