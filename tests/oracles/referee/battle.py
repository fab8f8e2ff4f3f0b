"""The Great Battle (GX-B1 to GX-B5)."""

from oracles.referee.army import active_tiles, in_force, keywords, stands
from oracles.referee.facts import FACTS
from oracles.referee.picture import Picture


def strength(picture: Picture, seat: int) -> int:
    """GX-B1."""
    total = sum(value(picture, seat, row, col) for row, col in picture.places(seat))
    hand = len(picture.sides[seat].hand)
    if stands(picture, seat, "phoenix"):
        total += hand
    if "phoenix" in active_tiles(picture):
        total += hand  # GX-E18: both add up
    return total


def value(picture: Picture, seat: int, row: int, col: int) -> int:
    """GX-C3 by the card and not by its row, 0 if captured (GX-A3)."""
    card = picture.sides[seat].army[row][col]
    if card.captured:
        return 0
    doubled = card.turned  # GX-K6: once
    if picture.options.veteran == "at-battle":
        doubled = card.tokens > 0 and "veteran" in keywords(picture, seat, row, col)
    if card.card == "galmi-avatar":
        doubled = doubled or controls_bounty(picture, 1 - seat)
    return FACTS[card.card].value * (2 if doubled else 1)


def controls_bounty(picture: Picture, seat: int) -> bool:
    return any("bounty" in keywords(picture, seat, row, col) for row, col in picture.places(seat))


def battle(picture: Picture) -> tuple[int | None, tuple[int, ...] | None]:
    """Who wins the battle and takes a Supremacy token (None: both take one), and who wins the game by it.

    Two winners of the game are a draw, None means that it goes on.
    """
    mine, theirs = strength(picture, 0), strength(picture, 1)
    if mine != theirs:
        winner = 0 if mine > theirs else 1
    elif picture.wonder is not None:
        winner = picture.wonder  # GX-B2
    else:
        tied = tuple(seat for seat in (0, 1) if picture.sides[seat].supremacy + 1 >= 2)
        return None, tied or None  # GX-B3
    by_goan_sul = abs(mine - theirs) >= 10 and in_force(picture, winner, "goan-sul")  # GX-B5
    if picture.sides[winner].supremacy + 1 >= 2 or by_goan_sul:
        return winner, (winner,)
    return winner, None
