"""Opening: how a table begins, from a seed, a position or a record; what was written is read elsewhere."""

import asyncio

from honjin.server import wire
from honjin.server.errors import BadForm
from honjin.server.processes.queue import Turn
from honjin.server.processes.reader import Begun, ReadOpening
from honjin.server.processes.reading import Reading
from honjin.table.game import Game
from honjin.table.record import write_header


async def opening(reading: Reading, game: Game, wish: wire.TableWish, turn: Turn) -> Begun:
    """The header of the record, the choices that were made already, and how many play."""
    if wish.position is None and wish.record is None:
        return await asyncio.to_thread(anew, game, wish)
    return await reading.opening(ReadOpening(game.name, wish.position, wish.record, wish.at), turn)


def anew(game: Game, wish: wire.TableWish) -> Begun:
    try:
        table = game.new(seed=wish.seed, players=wish.players or len(wish.seats), options=wish.options)
    except ValueError as error:
        raise BadForm(error) from None
    return Begun(write_header(table), [], table.players)
