"""honjin play: a game at the terminal, on a screen or as lines of text."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import click

import honjin
from honjin.cli.command import (
    HUMAN,
    Command,
    Terminal,
    UserError,
    counted_players,
    find_game,
    is_terminal,
)
from honjin.cli.commands.completion import game_names, level_names, option_names
from honjin.cli.help import examples
from honjin.cli.players import check_players

if TYPE_CHECKING:
    from honjin.table.bot_notes import BotNotes


@click.command(cls=Command)
@click.argument("game", required=False, shell_complete=game_names)
@click.option("--seats", default=None, shell_complete=level_names)
@click.option("--seed", default=None)
@click.option("--option", multiple=True, metavar="NAME=VALUE", shell_complete=option_names)
@click.option("--cards", type=click.Path(exists=True, dir_okay=False, path_type=Path), default=None)
@click.option("--load", type=click.Path(exists=True, dir_okay=False, path_type=Path), default=None)
@click.option("--plain", is_flag=True)
@click.pass_obj
def play(
    terminal: Terminal,
    game: str | None,
    seats: str | None,
    seed: str | None,
    option: Sequence[str],
    cards: Path | None,
    load: Path | None,
    plain: bool,
) -> int:
    """The help text is [play]."""
    from honjin.cli.screen.session import Session  # help needs no game
    from honjin.table.record import read_bot_notes

    bot_notes = None if load is None else read_bot_notes(load.read_text("utf-8"))
    table, names = open_table(terminal, game, seats, seed, option, cards, load, bot_notes)
    check_players(table.game, [name for name in names if name != HUMAN], terminal)
    with closing(Session(table, names, terminal, cards, bot_notes)) as session:
        if plain or not is_terminal():
            from honjin.cli.screen.plain import PlainFront

            return PlainFront(session).run()
        from honjin.cli.screen.screen import run_screen

        return run_screen(session)


def open_table(
    terminal: Terminal,
    game: str | None,
    seats: str | None,
    seed: str | None,
    options: Sequence[str],
    cards: Path | None,
    load: Path | None,
    bot_notes: BotNotes | None = None,
) -> tuple[honjin.Table, list[str]]:
    """The table asked for, and who sits there."""
    if load is not None:
        table = honjin.replay(load.read_text("utf-8"), cards)
        names = seats.split(",") if seats else seats_of(table.players, bot_notes)
    elif game is None:
        raise UserError(
            terminal.say("play-which-game", games=", ".join(honjin.games()), example=examples()[0]["game"])
        )
    else:
        found = find_game(game, terminal)
        given = read_options(options, found, terminal)
        fewest, most = found.players_for(found.check_options(given))
        names = seats.split(",") if seats else default_seats(fewest)
        if not fewest <= len(names) <= most:
            players = counted_players(fewest, most)
            raise UserError(terminal.say("play-seat-count", found=len(names), players=players))
        table = found.new(seed=seed, players=len(names), options=given, cards=cards)
    if len(names) != table.players:
        raise UserError(terminal.say("play-seat-count", found=len(names), players=table.players))
    return table, names


def read_options(options: Sequence[str], game: honjin.Game, terminal: Terminal) -> dict[str, str]:
    """NAME=VALUE each, several values with commas; what the game does not know, it refuses itself."""
    for option in options:
        if "=" not in option:
            raise UserError(terminal.say("play-option", option=option, names=", ".join(game.settings)))
    pairs = [option.partition("=") for option in options]
    return {name: value.replace(",", " ") for name, _, value in pairs}


def seats_of(players: int, bot_notes: BotNotes | None) -> list[str]:
    """Who sat there when the game was saved, as far as the record says so."""
    if bot_notes is None or not bot_notes.bots:
        return default_seats(players)
    return [bot_notes.bots[seat].level if seat in bot_notes.bots else HUMAN for seat in range(players)]


def default_seats(players: int) -> list[str]:
    return [HUMAN, *["random"] * (players - 1)]
