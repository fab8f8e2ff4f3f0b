"""honjin position: whether a position can be, what it looks like and what can be done there."""

from pathlib import Path

import click

from honjin.cli.command import HUMAN, Command, Terminal
from honjin.cli.files import FILE, game_of, plain_words, read_cards, read_text
from honjin.cli.players import called
from honjin.cli.screen.table_text import check_seat, question_lines, table_lines


@click.command(cls=Command)
@click.argument("file", type=FILE)
@click.option("--seat", type=click.IntRange(0), default=None)
@click.option("--cards", type=FILE, default=None)
@click.pass_obj
def position(terminal: Terminal, file: Path, seat: int | None, cards: Path | None) -> None:
    """The help text is [position]."""
    text = read_text(file, terminal)
    with plain_words(terminal):
        t = game_of(text, "position", terminal).position(text, read_cards(cards, terminal))
    check_seat(t, seat, terminal)
    names = called([HUMAN] * t.players, terminal)
    for line in [*table_lines(t, seat, terminal, names), *question_lines(t, seat, terminal, names)]:
        click.echo(line)
