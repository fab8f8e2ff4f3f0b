"""honjin advise: what a bot would consider in a position or at a moment of a recorded game."""

from pathlib import Path

import click

import honjin
from honjin.cli.command import Answer, Command, Terminal
from honjin.cli.completion import bot_names
from honjin.cli.explanation import advice_lines
from honjin.cli.replay import first_choices
from honjin.cli.sight import check_seat, question_lines, table_lines
from honjin.cli.source import FILE, game_of, plain_words, read_cards, read_text
from honjin.core.record import DIVIDER


@click.command(cls=Command)
@click.argument("file", type=FILE)
@click.option("--to", type=click.IntRange(0), default=None)
@click.option("--seat", type=click.IntRange(0), default=None)
@click.option("--level", default="expert", shell_complete=bot_names)
@click.option("--budget", default=None)
@click.option("--seed", type=click.IntRange(0), default=0)
@click.option("--cards", type=FILE, default=None)
@click.pass_obj
def advise(
    terminal: Terminal,
    file: Path,
    to: int | None,
    seat: int | None,
    level: str,
    budget: str | None,
    seed: int,
    cards: Path | None,
) -> None:
    """The help text is [advise]."""
    t = table_of(file, to, cards, terminal)
    check_seat(t, seat, terminal)
    if t.decision is None:
        raise Answer(terminal.say("advise-over"))
    if seat is not None and seat != t.decision.seat:
        raise Answer(terminal.say("advise-other-seat", seat=seat, asked=t.decision.seat))
    asked = None if budget is None else honjin.Budget.read(budget)
    for line in [
        *table_lines(t, t.decision.seat, terminal),
        *question_lines(t, t.decision.seat, terminal),
        "",
        *advice_lines(t, level, asked, seed, terminal),
    ]:
        click.echo(line)


def table_of(file: Path, to: int | None, cards: Path | None, terminal: Terminal) -> honjin.Table:
    """Of a record, or of a position, which has no choices."""
    text, card_text = read_text(file, terminal), read_cards(cards, terminal)
    with plain_words(terminal):
        if f"\n{DIVIDER}\n" in text:
            return honjin.replay(text if to is None else first_choices(text, to, terminal), card_text)
        if to is not None:
            raise Answer(terminal.say("advise-no-choices", file=str(file)))
        return game_of(text, "position", terminal).position(text, card_text)
