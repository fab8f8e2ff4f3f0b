"""The cards and tiles of GOSU X, clan by clan."""

from typing import Final

from honjin.games.gosu_x.card import (
    ABHILASHA,
    GALMI,
    GOAN_SUL,
    JUSTICE,
    NARASHIMA,
    PHOENIX,
    TOMORROW,
    XI_AN,
    Card,
    Tile,
)
from honjin.games.gosu_x.cards import (
    abhilasha,
    galmi,
    goan_sul,
    justice,
    narashima,
    phoenix,
    tomorrow,
    xi_an,
)
from honjin.games.gosu_x.engine import book

CARDS: Final[tuple[Card, ...]] = (
    *justice.CARDS,
    *abhilasha.CARDS,
    *tomorrow.CARDS,
    *narashima.CARDS,
    *galmi.CARDS,
    *phoenix.CARDS,
    *goan_sul.CARDS,
    *xi_an.CARDS,
)

TILES: Final[tuple[Tile, ...]] = (
    Tile(JUSTICE, book.ETHEREAL_TOP, "confirmed"),
    Tile(ABHILASHA, book.SECRET_SHIFTS, "reconstructed"),
    Tile(TOMORROW, book.ECHO_IMMORTALS, "reconstructed"),
    Tile(NARASHIMA, book.HAND_OF_FIVE, "confirmed"),
    Tile(GALMI, book.SHORT_PASS, "confirmed"),
    Tile(PHOENIX, book.HAND_IN_BATTLE, "confirmed"),
    Tile(GOAN_SUL, book.BATTLE_OF_TEN, "confirmed"),
    Tile(XI_AN, book.WILD_IMMORTALS, "reconstructed"),
)
