"""What a card is and has where it stands."""

from oracles.referee.facts import FACTS
from oracles.referee.picture import Picture, Place

EVERY_LEVEL = frozenset({1, 2, 3})
WILD = ("all-in-one", "shennong")


def active_tiles(picture: Picture) -> set[str]:
    """GX-S2, GX-E11: the unplayed clans' tiles and those that Justice flipped, for both players."""
    return {*picture.tiles, *picture.sides[0].flipped, *picture.sides[1].flipped}


def face_up(picture: Picture, seat: int, row: int, col: int) -> bool:
    card = picture.at(seat, row, col)
    return card is not None and not card.captured


def text(picture: Picture, seat: int, row: int, col: int) -> str | None:
    """The card whose keywords, effects and icons count here: no captured one (GX-A3), for Aat its mirror."""
    card = picture.at(seat, row, col)
    if card is None or card.captured:
        return None
    if card.card != "aat":
        return card.card
    mirror = picture.at(1 - seat, row, col)  # GX-A6
    if mirror is None or mirror.captured:
        return None
    return None if mirror.card == "aat" else mirror.card


def stands(picture: Picture, seat: int, card: str) -> bool:
    """GX-E11: the ongoing effect of `card` works in this army."""
    return any(text(picture, seat, row, col) == card for row, col in picture.places(seat))


def in_force(picture: Picture, seat: int, immortal: str) -> bool:
    """GX-E18: the Immortal's ongoing effect works for this player, by the card or by the tile."""
    return immortal in active_tiles(picture) or stands(picture, seat, immortal)


def open_places(picture: Picture, seat: int) -> set[Place]:
    """GX-A2: no card above and none to the right."""
    taken = picture.places(seat)
    return {
        (row, col)
        for row, col in taken
        if not any(r > row and c == col for r, c in taken) and not any(r == row and c > col for r, c in taken)
    }


def highest_open(picture: Picture, seat: int) -> Place | None:
    """GX-A9: the last card of the highest row in use, captured or not."""
    return max(picture.places(seat), default=None)


def icons(picture: Picture, seat: int, row: int, col: int) -> int:
    printed = text(picture, seat, row, col)
    return 0 if printed is None else FACTS[printed].icons


def levels_of(card: str) -> frozenset[int]:
    """The levels of a card outside the armies: Phoenix (Immortal) is of every level in every zone."""
    return EVERY_LEVEL if card == "phoenix-immortal" else frozenset({FACTS[card].level})


def levels(picture: Picture, seat: int, row: int, col: int) -> frozenset[int]:
    """The levels of a card in play; a captured one keeps that of its row (GX-A10)."""
    card = picture.at(seat, row, col)
    if card is None:
        return frozenset()
    if card.captured:
        return frozenset({row + 1})
    return EVERY_LEVEL if text(picture, seat, row, col) == "phoenix-immortal" else levels_of(card.card)


def clans_of(picture: Picture, seat: int, card: str) -> frozenset[str]:
    """The clans of a card in a player's hand or discard."""
    wild = card in WILD or (3 in levels_of(card) and in_force(picture, seat, "xi-an"))
    return frozenset(picture.sides[seat].clans) if wild else frozenset({FACTS[card].clan})


def clans(picture: Picture, seat: int, row: int, col: int) -> frozenset[str]:
    """The clans of a card in play; a captured one has none (GX-A3)."""
    card = picture.at(seat, row, col)
    if card is None or card.captured:
        return frozenset()
    wild = text(picture, seat, row, col) in WILD
    wild = wild or (3 in levels(picture, seat, row, col) and in_force(picture, seat, "xi-an"))
    return frozenset(picture.sides[seat].clans) if wild else frozenset({FACTS[card.card].clan})


def keywords(picture: Picture, seat: int, row: int, col: int) -> set[str]:
    """The keywords of a card in play, printed or given."""
    words: set[str] = set()
    card = picture.at(seat, row, col)
    if card is None:
        return words
    if highest_open(picture, seat) == (row, col) and in_force(picture, seat, "justice"):
        words.add("ethereal")  # GX-A9: even if captured
    if card.captured:
        return words  # GX-A10
    printed = text(picture, seat, row, col)
    if printed is not None:
        words |= FACTS[printed].keywords
    neighbours = ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1))  # GX-A7
    if any(text(picture, seat, r, c) == "sha-dow" for r, c in neighbours if 0 <= r <= 2):
        words.add("echo")
    if 3 in levels(picture, seat, row, col) and in_force(picture, seat, "tomorrow"):
        words.add("echo")
    if FACTS[card.card].shift is not None and in_force(picture, seat, "abhilasha"):
        words.add("secret shift")
    if picture.bounty == (seat, row, col):
        words.add("bounty")  # GX-E4
    return words
