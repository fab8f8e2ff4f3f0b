"""Who sits at a table, as the command line names them: levels, and bots of one's own."""

from __future__ import annotations

from collections.abc import Sequence

import click

import honjin
from honjin.cli.command import Answer, Terminal

PATIENCE = click.FloatRange(0, min_open=True)


def check_players(game: honjin.Game, names: Sequence[str], terminal: Terminal) -> None:
    """Refuse at once a bot that cannot play."""
    from honjin.ai.own import check_player
    from honjin.ai.program import Forfeit

    for name in dict.fromkeys(names):
        try:
            check_player(game, name)
        except Forfeit as forfeit:
            raise Answer(f"{name}: {forfeit_text(str(forfeit), terminal)}") from None


def forfeit_text(forfeit: str, terminal: Terminal) -> str:
    """Why a bot gave up, written as `WHY: DETAIL`, in words."""
    why, _, detail = forfeit.partition(": ")
    return terminal.say(f"forfeit-{why}", detail=detail)
