"""docs/cli.md, written from the commands themselves (`python -m tools.document`)."""

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from honjin.cli import program
from honjin.cli.command import INTERNAL, INTERRUPTED, NO, WRONG

CODES = {
    0: "fine; the answer is yes",
    NO: "the answer is no: a check found something",
    WRONG: "wrong use, or a file that cannot be read or is of bad form",
    INTERNAL: "an error of Honjin's own; `--debug` shows where",
    INTERRUPTED: "interrupted with Ctrl-C",
}
HEAD = """# The command line

*Written by `python -m tools.document` from the commands themselves; do not edit.*

`honjin COMMAND --help` says the same in the terminal, in French with `--lang fr` or a French locale. Colours
can be switched off with the environment variable `NO_COLOR`; there are none in files and pipes.
"""


def document() -> str:
    """All commands with their help, in one page."""
    codes = ["## Exit codes\n", "| Code | Meaning |", "| --- | --- |"]
    codes += [f"| {code} | {meaning} |" for code, meaning in CODES.items()]
    root = program("en")
    with root.make_context("honjin", [], resilient_parsing=True) as ctx:
        sections = [section(context, depth) for context, depth in contexts(ctx, 1)]
    return "\n".join([HEAD, *codes, "", "\n".join(sections)])


def contexts(ctx: click.Context, depth: int) -> Iterator[tuple[click.Context, int]]:
    """The command of this context, and those inside it."""
    yield ctx, depth
    if isinstance(ctx.command, click.Group):
        for name in ctx.command.list_commands(ctx):
            command = ctx.command.get_command(ctx, name)
            assert command is not None
            with command.make_context(name, [], parent=ctx, resilient_parsing=True) as inner:
                yield from contexts(inner, depth + 1)


def section(ctx: click.Context, depth: int) -> str:
    ctx.terminal_width = ctx.max_content_width = 100
    return f"{'#' * max(depth, 2)} {ctx.command_path}\n\n```text\n{ctx.command.get_help(ctx)}\n```\n"


if __name__ == "__main__":
    Path(sys.argv[1] if len(sys.argv) > 1 else "docs/cli.md").write_text(document(), "utf-8")
