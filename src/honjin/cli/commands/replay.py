"""honjin replay: a recorded game told as a story, and the table it leads to."""

from pathlib import Path

import click

import honjin
from honjin.cli.command import Command, Terminal, UserError
from honjin.cli.files import FILE, plain_words, read_cards, read_text
from honjin.cli.players import called_in
from honjin.cli.screen.table_text import check_seat, question_lines, story, table_lines
from honjin.table.record import ASIDE, DIVIDER


@click.command(cls=Command)
@click.argument("file", type=FILE)
@click.option("--to", type=click.IntRange(0), default=None)
@click.option("--seat", type=click.IntRange(0), default=None)
@click.option("--cards", type=FILE, default=None)
@click.pass_obj
def replay(terminal: Terminal, file: Path, to: int | None, seat: int | None, cards: Path | None) -> None:
    """The help text is [replay]."""
    text = read_text(file, terminal)
    if to is not None:
        text = first_choices(text, to, terminal)
    with plain_words(terminal):
        t = honjin.replay(text, read_cards(cards, terminal))
    check_seat(t, seat, terminal)
    names = called_in(text, t.players, terminal)
    for line in [*story(t, seat, terminal, names), "", *table_lines(t, seat, terminal, names)]:
        click.echo(line)
    for line in question_lines(t, seat, terminal, names):
        click.echo(line)


def first_choices(text: str, count: int, terminal: Terminal) -> str:
    """The record up to its `count`-th choice."""
    head, divider, body = text.partition(f"\n{DIVIDER}\n")
    kept: list[str] = []
    made = 0
    for line in body.splitlines():
        if line.strip() and not line.lstrip().startswith((*ASIDE, "=")):
            if made == count:
                return head + divider + "\n".join([*kept, ""])
            made += 1
        kept.append(line)
    if made < count:
        raise UserError(terminal.say("replay-too-far", found=made, wanted=count))
    return text
