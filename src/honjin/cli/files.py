"""The files that a user names."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

import honjin
from honjin.cli.command import Terminal, UserError, find_game
from honjin.table.forms import FormError, parse_toml

FILE = click.Path(path_type=Path)


def read_text(path: Path, terminal: Terminal) -> str:
    """The text of a file, or an answer that says why there is none."""
    if not path.is_file():
        raise UserError(terminal.say("no-file", file=str(path)))
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        raise UserError(terminal.say("no-text", file=str(path))) from None


def read_cards(path: Path | None, terminal: Terminal) -> str | None:
    return None if path is None else read_text(path, terminal)


def game_of(text: str, what: str, terminal: Terminal) -> honjin.Game:
    """The game that a TOML file names."""
    name = parse_toml(what, text).get("game")
    if not isinstance(name, str):
        raise UserError(terminal.say("game-missing", line=f'game = "{honjin.games()[0]}"'))
    return find_game(name, terminal)


@contextmanager
def plain_words(terminal: Terminal) -> Iterator[None]:
    """What is wrong with a file, said in the user's language."""
    try:
        yield
    except FormError as error:
        raise UserError(error.text(terminal.lang)) from None
