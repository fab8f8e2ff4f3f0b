"""The command `honjin`."""

import locale

import click

from honjin.core.text import LANGUAGES


def system_language() -> str:
    """The language of the locale, English where we do not speak it."""
    found = (locale.getlocale()[0] or "")[:2]
    return found if found in LANGUAGES else LANGUAGES[0]


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="honjin")
def main() -> None:
    """Play, study and build three army-and-duel card games."""


@main.command()
@click.argument("game")
@click.option("--players", type=int, default=None, help="How many play; you are player 0.")
@click.option("--seed", default=None, help="Any text: the same text deals the same cards.")
@click.option(
    "--lang", type=click.Choice(LANGUAGES), default=None, help="By default the language of the locale."
)
def play(game: str, players: int | None, seed: str | None, lang: str | None) -> None:
    """Play GAME in the terminal against random opponents.

    For example: honjin play gosu-tactics --seed first
    """
    from honjin.cli.play import Sitting

    try:
        sitting = Sitting(game, players, seed, lang or system_language())
    except ValueError as error:
        raise click.UsageError(str(error)) from None
    sitting.run()
