"""honjin advise: what a bot would consider in a position or at a moment of a recorded game."""

from pathlib import Path

import click

import honjin
from honjin.cli.command import HUMAN, Command, Terminal, UserError
from honjin.cli.commands.completion import bot_names
from honjin.cli.commands.replay import first_choices
from honjin.cli.explanation import advice_lines
from honjin.cli.files import FILE, game_of, plain_words, read_cards, read_text
from honjin.cli.players import called, called_in
from honjin.cli.screen.table_text import check_seat, question_lines, table_lines
from honjin.table.record import DIVIDER


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
    t, names = table_of(file, to, cards, terminal)
    check_seat(t, seat, terminal)
    if t.decision is None:
        raise UserError(terminal.say("advise-over"))
    if seat is not None and seat != t.decision.seat:
        asked = t.decision.seat
        raise UserError(terminal.say("advise-other-seat", name=names[seat], asked=names[asked], seat=asked))
    limit = None if budget is None else honjin.Budget.read(budget)
    for line in [
        *table_lines(t, t.decision.seat, terminal, names),
        *question_lines(t, t.decision.seat, terminal, names),
        "",
        *advice_lines(t, level, limit, seed, terminal),
    ]:
        click.echo(line)


def table_of(
    file: Path, to: int | None, cards: Path | None, terminal: Terminal
) -> tuple[honjin.Table, tuple[str, ...]]:
    """Of a record, or of a position, which has no choices; and what its players are called."""
    text, card_text = read_text(file, terminal), read_cards(cards, terminal)
    with plain_words(terminal):
        if f"\n{DIVIDER}\n" in text:
            t = honjin.replay(text if to is None else first_choices(text, to, terminal), card_text)
            return t, called_in(text, t.players, terminal)
        if to is not None:
            raise UserError(terminal.say("advise-no-choices", file=str(file)))
        t = game_of(text, "position", terminal).position(text, card_text)
        return t, called([HUMAN] * t.players, terminal)
