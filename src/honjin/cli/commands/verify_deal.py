"""honjin verify-deal: whether nobody can have chosen a deal, and chance was the game's own."""

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

import click

import honjin
from honjin.cli.command import NO, Command, Terminal, UserError
from honjin.cli.files import FILE, plain_words, read_cards, read_text
from honjin.table.forms import FormError, parse_toml
from honjin.table.record import DIVIDER, read_lots
from honjin.table.seal import Seal


@click.command(cls=Command)
@click.argument("record", type=FILE)
@click.option("--cards", type=FILE, default=None)
@click.pass_obj
def verify_deal(terminal: Terminal, record: Path, cards: Path | None) -> int:
    """The help text is [verify-deal]."""
    text, card_set = read_text(record, terminal), read_cards(cards, terminal)
    with plain_words(terminal):
        header = parse_toml("record", text.partition(f"\n{DIVIDER}\n")[0])
    if "seal" not in header or "seed" not in header:
        raise UserError(terminal.say("deal-unsealed", file=str(record)))
    try:
        table = honjin.replay(text, card_set)
    except FormError as error:
        return untrue(error.text(terminal.lang), terminal)
    seal = table.origin.seal
    assert seal is not None
    if not any(seal.values):
        return untrue(terminal.say("deal-no-value"), terminal)
    for said, found in zip_longest(read_lots(text), read_lots(table.record())):
        if said != found:
            nothing = terminal.say("deal-nothing")
            shown = [nothing if line is None else line[1] for line in (said, found)]
            return untrue(terminal.say("deal-other", said=shown[0], found=shown[1]), terminal)
    values = len([value for value in seal.values if value is not None])
    click.echo(terminal.say("deal-true", values=values, uses=len(table.lots)))
    for line in remarks(seal, terminal):
        click.echo(line)
    return 0


def untrue(problem: str, terminal: Terminal) -> int:
    click.echo(terminal.say("deal-false", problem=problem))
    return NO


def remarks(seal: Seal, terminal: Terminal) -> Iterator[str]:
    """What is true and yet worth knowing."""
    if seal.without:
        yield terminal.say("deal-without", seats=len(seal.without), list=listed(seal.without))
    for broken in seal.broken:
        seats = listed(broken.seats)
        yield terminal.say("deal-broken", round=broken.round, seats=len(broken.seats), list=seats)


def listed(seats: tuple[int, ...]) -> str:
    return ", ".join(map(str, seats))
