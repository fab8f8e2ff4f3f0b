"""Parcels: a state as bytes and back, between processes that run the same version."""

from array import array

from honjin.core.machine import State


def pack(state: State) -> bytes:
    return bytes(memoryview(state.cells))


def unpack(blank: State, parcel: bytes) -> State:
    """The blank state, filled with what was packed; it must be of the same game, cards and players."""
    for at, number in enumerate(array("q", parcel)):
        blank.cells[at] = number
    return blank
