"""Commands that speak the user's language, each imported when it is called."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

import click

import honjin
from honjin.cli.help import help_texts
from honjin.table.text import LANGUAGES, Speaker

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

ROOT = "honjin"
HUMAN = "human"  # the word for a person among the names of bots
NO = 1  # the answer is no: a check failed
WRONG = 2  # wrong use, or an input of bad form
INTERNAL = 3
INTERRUPTED = 130


@dataclass(frozen=True)
class Terminal(Speaker):
    """Whom we speak to: the language, and whether errors come with a traceback."""

    packages: tuple[str, ...] = ("honjin.cli", "honjin.lab")
    debug: bool = False

    def help(self, key: str) -> str:
        return help_texts()[key][self.lang]


class UserError(click.ClickException):
    """An error in plain words with a next step, already in the user's language."""

    exit_code = WRONG


def language_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """--lang, else the locale's language, else English; known before parsing, since help needs it too."""
    for index, argument in enumerate(arguments):
        given = argument.removeprefix("--lang=") if argument.startswith("--lang=") else None
        if argument == "--lang" and index + 1 < len(arguments):
            given = arguments[index + 1]
        if given in LANGUAGES:
            return given
    locale = next(
        (environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), ""
    )
    return next((lang for lang in LANGUAGES if locale.lower().startswith(lang)), LANGUAGES[0])


def common_options() -> list[click.Parameter]:
    return [
        click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False),
        click.Option(["--debug"], is_flag=True, expose_value=False),
    ]


class Localised(click.Command):
    """Help from the texts [COMMAND] and [COMMAND-PARAMETER] (or [any-PARAMETER])."""

    def localise(self, path: str, terminal: Terminal) -> None:
        self.terminal = terminal
        self.help = terminal.help(path)
        for parameter in self.params:
            if isinstance(parameter, click.Option) and parameter.name is not None:
                name = parameter.name.replace("_", "-")
                shared = name in (
                    "lang",
                    "debug",
                    "help",
                    "version",
                    "seed",
                    "seat",
                    "jobs",
                    "json",
                    "on",
                    "patience",
                )
                parameter.help = terminal.help(f"any-{name}" if shared else f"{path}-{name}")

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = self.terminal.help("any-help")
        return option

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        usage = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, usage, prefix=self.terminal.help("heading-usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        options = [p for p in self.get_params(ctx) if isinstance(p, click.Option)]
        records = [record for p in options if (record := p.get_help_record(ctx)) is not None]
        with formatter.section(self.terminal.help("heading-options")):
            formatter.write_dl(records)


class Command(Localised):
    """A command of its own."""

    def __init__(self, *args: object, **kwargs: object) -> None:
        super().__init__(*args, **kwargs)  # type: ignore[arg-type]  # what click's decorator hands over
        self.params += common_options()


class Group(Localised, click.Group):
    """Commands by name, each imported when it is called; `default` is the one meant when none is named."""

    def __init__(
        self, name: str, commands: Mapping[str, str], terminal: Terminal, default: str | None = None
    ) -> None:
        super().__init__(name, params=common_options())
        self.places = commands
        self.default = default
        self.path = "" if name == ROOT else f"{name}-"
        if name == ROOT:
            version_option = click.Option(["--version"], is_flag=True, is_eager=True, callback=show_version)
            self.params.insert(0, version_option)
        self.localise(name, terminal)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.places)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        place = self.places.get(cmd_name)
        if place is None:
            return None
        module, _, name = place.partition(":")
        found: object = getattr(import_module(module), name)
        command = found(self.terminal) if callable(found) and not isinstance(found, click.Command) else found
        assert isinstance(command, Localised)
        if isinstance(command, Command):
            command.localise(self.path + cmd_name, self.terminal)
        return command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if self.default is not None and args and args[0] not in (*self.places, "--help"):
            args = [self.default, *args]
        return super().parse_args(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(name, self.help_of(name).partition("\n")[0]) for name in self.places]
        with formatter.section(self.terminal.help("heading-commands")):
            formatter.write_dl(rows)
        Localised.format_options(self, ctx, formatter)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """As click does it, but no command is imported for its help."""
        from click.shell_completion import CompletionItem

        names = [name for name in self.places if name.startswith(incomplete)]
        commands = [click.Command(name, help=self.help_of(name)) for name in names]
        items = [CompletionItem(command.name, help=command.get_short_help_str()) for command in commands]
        return items + click.Command.shell_complete(self, ctx, incomplete)

    def help_of(self, name: str) -> str:
        return self.terminal.help(self.path + name)


def show_version(ctx: click.Context, parameter: click.Parameter, wanted: bool) -> None:
    if wanted:
        click.echo(f"honjin {installed_version()}")
        ctx.exit()


def installed_version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # slow, and help needs none

    try:
        return version("honjin")
    except PackageNotFoundError:  # run from its sources, before `make install`
        return "(sources)"


def report(group: Group, arguments: Sequence[str], terminal: Terminal) -> int:
    """Run it; whatever goes wrong is said in plain words, and the exit code is returned."""
    try:
        outcome = group.main(list(arguments), prog_name="honjin", standalone_mode=False, obj=terminal)
        return outcome if isinstance(outcome, int) else 0
    except click.exceptions.NoArgsIsHelpError as shown:
        click.echo(shown.format_message())
        return WRONG
    except click.UsageError as error:
        path = error.ctx.command_path if error.ctx is not None else "honjin"
        complain(terminal, usage_message(error, terminal), terminal.say("next-help", command=path))
        return WRONG
    except click.ClickException as error:
        complain(terminal, error.format_message())
        return error.exit_code
    except (click.Abort, KeyboardInterrupt, EOFError):
        click.echo("\n" + terminal.say("goodbye"), err=True)
        return INTERRUPTED
    except (ValueError, OSError) as error:
        if terminal.debug:
            raise
        # Not honjin.FormError: what went wrong may be a game that could not be loaded.
        from honjin.table.forms import FormError

        complain(terminal, error.text(terminal.lang) if isinstance(error, FormError) else str(error))
        return WRONG
    except Exception as error:
        if terminal.debug:
            raise
        complain(terminal, f"{type(error).__name__}: {error}", terminal.say("next-report"))
        return INTERNAL


def complain(terminal: Terminal, message: str, hint: str | None = None) -> None:
    click.echo(click.style(terminal.say("heading-error"), fg="red", bold=True) + f" {message}", err=True)
    if hint is not None:
        click.echo(hint, err=True)


def usage_message(error: click.UsageError, terminal: Terminal) -> str:
    """Click's own complaints, in the user's language."""
    if isinstance(error, click.NoSuchOption):
        close = ", ".join(error.possibilities or ()) or "none"
        return terminal.say("usage-no-option", option=error.option_name, close=close)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return terminal.say("usage-missing", parameter=error.param.make_metavar(click.Context(Command(None))))
    if isinstance(error, click.BadParameter) and error.param is not None:
        name = (
            error.param.opts[0] if isinstance(error.param, click.Option) else error.param.human_readable_name
        )
        choices = error.param.type.choices if isinstance(error.param.type, click.Choice) else ()
        allowed = ", ".join(str(choice) for choice in choices) or error.param.type.name
        return terminal.say("usage-bad-value", parameter=name, message=error.message, allowed=allowed)
    return error.format_message()


def find_game(name: str, terminal: Terminal) -> honjin.Game:
    if name not in honjin.games():
        raise UserError(terminal.say("no-game", game=name, games=", ".join(honjin.games())))
    return honjin.game(name)


def counted_players(fewest: int, most: int) -> str:
    return str(fewest) if fewest == most else f"{fewest}-{most}"


def is_terminal() -> bool:
    """Whether somebody looks: no screens for files and pipes (the screen is drawn on stderr)."""
    return sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty()
