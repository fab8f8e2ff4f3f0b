"""honjin fuzz: odd games, wrong choices and broken texts, until something fails."""

import time
from contextlib import closing
from pathlib import Path

import click

from honjin.cli.command import INTERRUPTED, NO, Command, Terminal, find_game
from honjin.cli.commands.completion import game_names
from honjin.cli.progress import progress
from honjin.lab.checks.fuzz import FuzzTally, fuzzed_games
from honjin.lab.checks.fuzz import reproduce as try_trial


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.option("--seconds", type=click.FloatRange(0, min_open=True), default=60.0)
@click.option("--seed", default="fuzz")
@click.option("--jobs", type=click.IntRange(1), default=1)
@click.option("--plant", is_flag=True)
@click.option("--reproduce", type=click.Path(exists=True, dir_okay=False, path_type=Path), default=None)
@click.pass_obj
def fuzz(
    terminal: Terminal,
    game: str,
    seconds: float,
    seed: str,
    jobs: int,
    plant: bool,
    reproduce: Path | None,
) -> int:
    """The help text is [fuzz]."""
    find_game(game, terminal)
    if reproduce is not None:
        return try_again(terminal, reproduce)
    tally, interrupted = FuzzTally(), False
    games = fuzzed_games(game, seed, seconds, jobs, plant)
    try:
        with closing(games), progress(terminal.say("fuzz-progress"), seconds) as advance:
            last = time.monotonic()
            for played in games:
                tally.add(played)
                now = time.monotonic()
                advance(now - last)
                last = now
    except KeyboardInterrupt:
        interrupted = True
    trials = ", ".join(f"{kind} {count}" for kind, count in sorted(tally.trials.items()))
    click.echo(
        terminal.say("fuzz-summary", games=tally.games, trials=trials or "-"), err=tally.failure is not None
    )
    if tally.failure is not None:
        # The record alone on the output, so that it can be sent to a file.
        failure = tally.failure
        click.echo(terminal.say("fuzz-failed", kind=failure.kind, error=failure.error[:900]), err=True)
        click.echo(terminal.say("fuzz-next", game=game), err=True)
        click.echo(failure.record, nl=False)
        return NO
    return INTERRUPTED if interrupted else 0


def try_again(terminal: Terminal, file: Path) -> int:
    failure = try_trial(file.read_text("utf-8"))
    if failure is None:
        click.echo(terminal.say("fuzz-passes"))
        return 0
    click.echo(terminal.say("fuzz-failed", kind=failure.kind, error=failure.error[:900]))
    return NO
