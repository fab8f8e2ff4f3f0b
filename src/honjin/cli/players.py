"""Who sits at a table, as the command line names them: levels, and bots of one's own."""

from __future__ import annotations

from collections.abc import Sequence

import click

import honjin
from honjin.cli.command import HUMAN, Terminal, UserError

PATIENCE = click.FloatRange(0, min_open=True)


def called(seats: Sequence[str], terminal: Terminal) -> tuple[str, ...]:
    """What everybody is called: bots by their characters, people by number."""
    from honjin.bots.characters import seat_names

    bots = {seat: level for seat, level in enumerate(seats) if level != HUMAN}
    return seat_names([""] * len(seats), bots, terminal.lang)


def called_in(record: str, players: int, terminal: Terminal) -> tuple[str, ...]:
    """The same in a record, as far as it names its bots."""
    from honjin.table.record import read_bot_notes

    bots = read_bot_notes(record).bots
    return called([bots[p].level if p in bots else HUMAN for p in range(players)], terminal)


def introductions(seats: Sequence[str], terminal: Terminal) -> list[str]:
    """Who the bots are that one meets, each once."""
    from honjin.bots.characters import characters

    known = [characters()[level] for level in dict.fromkeys(seats) if level in characters()]
    return [
        terminal.say("play-bot", label=who.label(terminal.lang), words=who.words[terminal.lang])
        for who in known
    ]


def check_players(game: honjin.Game, names: Sequence[str], terminal: Terminal) -> None:
    """Refuse at once a bot that cannot play."""
    from honjin.bots.external import Forfeit
    from honjin.bots.players import check_player
    from honjin.lab.report.words import forfeit_text

    for name in dict.fromkeys(names):
        try:
            check_player(game, name)
        except Forfeit as forfeit:
            raise UserError(f"{name}: {forfeit_text(str(forfeit), terminal)}") from None
