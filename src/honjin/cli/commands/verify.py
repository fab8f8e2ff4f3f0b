"""honjin verify-bot: whether the bots of a recorded game chose from what their seats saw alone."""

from pathlib import Path

import click

from honjin.cli.command import NO, Command, Terminal, UserError
from honjin.cli.files import FILE, plain_words, read_cards, read_text
from honjin.cli.players import PATIENCE, check_players
from honjin.cli.progress import progress
from honjin.lab.checks.verify import Difference, Verdict, Verification

SHOWN = 5  # differences of one seat


@click.command(cls=Command)
@click.argument("record", type=FILE)
@click.option("--cards", type=FILE, default=None)
@click.option("--patience", type=PATIENCE, default=30.0)
@click.pass_obj
def verify_bot(terminal: Terminal, record: Path, cards: Path | None, patience: float) -> int:
    """The help text is [verify-bot]."""
    with plain_words(terminal):
        verification = Verification(read_text(record, terminal), read_cards(cards, terminal), patience)
    bots = verification.bot_notes.bots
    if not bots:
        raise UserError(terminal.say("verify-no-bots", file=str(record)))
    check_players(verification.table.game, [bot.level for bot in bots.values()], terminal)
    with progress(terminal.say("verify-progress"), len(verification.done)) as advance:
        for _ in verification.run():
            advance(1)
    for verdict in verification.verdicts.values():
        click.echo("\n".join(verdict_lines(verdict, terminal)))
    return NO if any(verdict.differences for verdict in verification.verdicts.values()) else 0


def verdict_lines(verdict: Verdict, terminal: Terminal) -> list[str]:
    heading = terminal.say(
        "verify-seat",
        seat=verdict.seat,
        bot=verdict.bot.level,
        equal=verdict.equal,
        checked=verdict.checked,
    )
    return [heading, *(f"  {difference_line(each, terminal)}" for each in verdict.differences[:SHOWN])]


def difference_line(difference: Difference, terminal: Terminal) -> str:
    key = difference.why if difference.why in ("observation", "chosen") else "failed"
    return terminal.say(
        f"verify-{key}",
        choice=difference.choice,
        recorded=difference.recorded,
        found=difference.found,
    )
