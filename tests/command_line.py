"""Run the command line in this process, with typed lines, and see what it says and how it ends."""

from dataclasses import dataclass

from click.testing import CliRunner

from honjin.cli import program
from honjin.cli.command import Terminal, language_of, report


@dataclass(frozen=True)
class Ran:
    """An exit code and what was printed."""

    code: int
    out: str
    err: str


def run(*arguments: str, lines: str = "", **environment: str) -> Ran:
    """As if `honjin ARGUMENTS` had been typed with this environment (English unless LANG says otherwise)."""
    env = {"LC_ALL": None, "LC_MESSAGES": None, "LANG": "en_US.UTF-8", "NO_COLOR": "1", **environment}
    lang = language_of(arguments, {name: value for name, value in env.items() if value is not None})
    terminal = Terminal(lang, debug="--debug" in arguments)
    with CliRunner(env=env).isolation(lines) as streams:
        code = report(program(lang), arguments, terminal)
        return Ran(code, streams[0].getvalue().decode(), streams[1].getvalue().decode())
