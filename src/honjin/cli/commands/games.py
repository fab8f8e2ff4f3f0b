"""honjin games: what can be played here."""

import click

import honjin
from honjin.cli.columns import columns
from honjin.cli.command import Command, Terminal, counted_players


@click.command(cls=Command)
@click.pass_obj
def games(terminal: Terminal) -> None:
    """The help text is [games]."""
    head = [terminal.say(f"games-{word}") for word in ("game", "players", "cards", "rules")]
    rows = []
    for game in map(honjin.game, honjin.games()):
        players = counted_players(game.fewest, game.most)
        rows.append([game.name, players, str(sum(game.card_set(None).copies)), str(game.rules_version)])
    click.echo("\n".join(columns(head, rows)))
