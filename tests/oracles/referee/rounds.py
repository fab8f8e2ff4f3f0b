"""How turns and rounds end: hand limit, turns after a pass, Song for the Dead, next starter."""

from oracles.referee.army import active_tiles, in_force, stands
from oracles.referee.picture import Picture


def hand_limit(picture: Picture) -> int:
    """GX-T2: Narashima in either army, or its tile, binds both players."""
    return 5 if any(in_force(picture, seat, "narashima") for seat in (0, 1)) else 7


def turns_after_pass(picture: Picture, seat: int) -> int:
    """GX-Q2: the turns that the other player still has when `seat` passes; none if both have passed."""
    if picture.sides[1 - seat].passed:
        return 0
    return 2 if in_force(picture, seat, "galmi") else 3


def song_sacrifices(picture: Picture, seat: int, won: bool) -> int:
    """GX-D2: the number of cards to sacrifice, each OPEN at that moment.

    The picture is that of the battle, before any card is released: Goan Sul must have been face up then.
    """
    cards = len(picture.places(seat))
    number = (cards + 1) // 2
    if won and stands(picture, seat, "goan-sul"):
        number += 1
    if won and "goan-sul" in active_tiles(picture) and picture.options.goan_sul_tile_extra_sacrifice == "yes":
        number += 1
    return min(number, cards)


def next_starter(picture: Picture, winner: int | None, first: int) -> int:
    """GX-D4: the loser of the battle; after a tie without one, by who sacrificed first."""
    if winner is not None:
        return 1 - winner
    return first if picture.options.tie_start == "first" else 1 - first
