"""honjin leakcheck: whether anything tells a seat what it may not know."""

from collections.abc import Generator
from contextlib import closing

import click

from honjin.cli.command import NO, Command, Terminal, UserError, find_game
from honjin.cli.commands.completion import game_names
from honjin.cli.progress import progress
from honjin.games import GAMES
from honjin.lab.checks.leaks import CHANNELS, PLANTED, Leak, LeakReport, find_leaks, planted
from honjin.lab.play.executor import make_executor
from honjin.table.card_set import slug

CHUNK = 100  # pairs; fixed, so that the result does not depend on who does the work
PLANTS = {slug(name): name for name in PLANTED}  # in any game
OF_GAME = {game: {slug(name): name for name in planted(GAMES[game])} for game in GAMES}
EVERY_PLANT = list(dict.fromkeys(plant for plants in OF_GAME.values() for plant in plants))
ALL = "all"
CONTEXT, SHOWN = 60, 240  # how much of two texts is shown, before and after they begin to differ


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.option("--pairs", type=click.IntRange(1), default=1000)
@click.option("--seed", default="leakcheck")
@click.option("--jobs", type=click.IntRange(1), default=1)
@click.option("--plant", type=click.Choice([*EVERY_PLANT, ALL]), default=None)
@click.pass_obj
def leakcheck(terminal: Terminal, game: str, pairs: int, seed: str, jobs: int, plant: str | None) -> int:
    """The help text is [leakcheck]."""
    find_game(game, terminal)
    if plant is None:
        report = check(terminal, game, pairs, seed, jobs, None)
        for leak in report.leaks:
            click.echo("\n".join(leak_lines(leak, terminal)))
        click.echo(summary(report, terminal))
        return NO if report.leaks else 0
    if plant not in (ALL, *OF_GAME[game]):
        raise UserError(
            terminal.say("leakcheck-no-plant", plant=plant, game=game, plants=", ".join(OF_GAME[game]))
        )
    missed = 0
    for each in OF_GAME[game] if plant == ALL else [plant]:
        report = check(terminal, game, pairs, seed, jobs, each)
        found = any(leak.channel == OF_GAME[game][each] for leak in report.leaks)
        missed += not found
        key = "leakcheck-found" if found else "leakcheck-missed"
        click.echo(terminal.say(key, plant=each, summary=summary(report, terminal)))
    return NO if missed else 0


def check(terminal: Terminal, game: str, pairs: int, seed: str, jobs: int, plant: str | None) -> LeakReport:
    """The pairs chunk by chunk, up to the first one that has a leak."""
    whole = LeakReport()
    chunks = reports(game, pairs, seed, jobs, plant)
    with closing(chunks), progress(terminal.say("leakcheck-progress"), pairs) as advance:
        for report in chunks:
            whole.pairs += report.pairs
            whole.moments += report.moments
            whole.leaks += report.leaks
            advance(report.pairs)
            if whole.leaks:
                break
    return whole


def reports(
    game: str, pairs: int, seed: str, jobs: int, plant: str | None
) -> Generator[LeakReport, None, None]:
    """What each chunk showed, always in the same order."""
    chunks = [(game, seed, plant, first, min(CHUNK, pairs - first)) for first in range(0, pairs, CHUNK)]
    with make_executor(jobs) as executor:
        yield from executor.in_order(check_chunk, chunks)


def check_chunk(game: str, seed: str, plant: str | None, first: int, size: int) -> LeakReport:
    """One chunk, given as its first pair and its size: it depends on these and the seed alone."""
    channels = CHANNELS
    if plant is not None:
        name = OF_GAME[game][plant]
        channels = {name: planted(GAMES[game])[name]}
    return find_leaks(GAMES[game], size, f"{seed} {first}", channels, most=1)


def leak_lines(leak: Leak, terminal: Terminal) -> list[str]:
    """Where it is, and the two texts from shortly before they differ."""
    pairs = enumerate(zip(leak.here, leak.there, strict=False))
    same = next((index for index, (a, b) in pairs if a != b), min(len(leak.here), len(leak.there)))
    at = max(same - CONTEXT, 0)
    seat = terminal.say("leakcheck-seat", seat="none" if leak.seat is None else leak.seat)
    heading = terminal.say(
        "leakcheck-leak", channel=leak.channel, seat=seat, seed=leak.seed, choices=leak.choices
    )
    texts = (("leakcheck-here", leak.here), ("leakcheck-there", leak.there))
    return [heading, *(f"  {terminal.say(key)} {cut(text, at)}" for key, text in texts)]


def cut(text: str, at: int) -> str:
    shown = text[at : at + SHOWN]
    return ("..." if at else "") + shown + ("..." if at + SHOWN < len(text) else "")


def summary(report: LeakReport, terminal: Terminal) -> str:
    return terminal.say(
        "leakcheck-summary", pairs=report.pairs, moments=report.moments, leaks=len(report.leaks)
    )
