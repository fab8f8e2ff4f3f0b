"""honjin train: weights for a game's evaluation, learnt from games of the search against itself."""

from pathlib import Path

import click

from honjin.cli.command import Command, Terminal, UserError, find_game
from honjin.cli.commands.completion import game_names
from honjin.cli.progress import progress
from honjin.lab.report.numbers import number


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.option("--iterations", type=click.IntRange(1), default=4)
@click.option("--games", type=click.IntRange(10), default=1000)
@click.option("--simulations", type=click.IntRange(1), default=200)
@click.option("--trust", type=click.IntRange(1), default=1000)
@click.option("--seed", default="train")
@click.option("--jobs", type=click.IntRange(1), default=1)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), default=None)
@click.pass_obj
def train(
    terminal: Terminal,
    game: str,
    iterations: int,
    games: int,
    simulations: int,
    trust: int,
    seed: str,
    jobs: int,
    out: Path | None,
) -> None:
    """The help text is [train]."""
    found = find_game(game, terminal)
    try:
        from honjin.lab.learn import train as training
    except ModuleNotFoundError as missing:
        if missing.name != "numpy":
            raise
        raise UserError(terminal.say("train-no-numpy", extra='pip install "honjin[lab]"')) from None
    target = out or Path(f"{game}.weights.json")
    sample = {"iterations": iterations, "games": games, "simulations": simulations, "trust": trust}
    asked = " ".join(f"--{name} {value}" for name, value in sample.items())
    made_by: dict[str, object] = {
        "command": f'honjin train {game} {asked} --seed "{seed}"',
        "seed": seed,
        **sample,
    }
    with progress(terminal.say("train-progress"), iterations * games) as advance:
        last = 0

        def played(iteration: int, count: int) -> None:
            nonlocal last
            advance(count - last)
            last = count

        for round, fit in enumerate(
            training.train(found, seed, iterations, games, simulations, trust, jobs, played), start=1
        ):
            target.write_text(training.weights_file(found, fit, made_by), "utf-8")
            losses = [number(loss, 4, terminal) for loss in (fit.value_loss, fit.prior_loss)]
            click.echo(
                terminal.say(
                    "train-fit",
                    iteration=round,
                    situations=fit.situations,
                    decisions=fit.decisions,
                    worths=losses[0],
                    habits=losses[1],
                )
            )
    click.echo(terminal.say("train-written", file=str(target)))
