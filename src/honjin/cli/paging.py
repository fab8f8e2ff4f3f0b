"""Long texts: a page at a time where somebody looks, as they are in files and pipes."""

import sys
from collections.abc import Sequence
from shutil import get_terminal_size

import click


def show(lines: Sequence[str]) -> None:
    if sys.stdout.isatty() and len(lines) >= get_terminal_size().lines:
        click.echo_via_pager("\n".join(lines) + "\n")
    else:
        click.echo("\n".join(lines))
