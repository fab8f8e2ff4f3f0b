"""honjin completion: what the shell offers when the user presses Tab."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem, get_completion_class

import honjin
from honjin.cli.command import HUMAN, Command, Group
from honjin.table.text import CORE, rules

if TYPE_CHECKING:
    from honjin.table.game import CardFace, Setting

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_HONJIN_COMPLETE"


@click.command(cls=Command)
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion(ctx: click.Context, shell: str) -> None:
    """The help text is [completion]."""
    found = get_completion_class(shell)
    assert found is not None
    script = found(ctx.find_root().command, {}, "honjin", VARIABLE)
    click.echo(script.source_template % script.source_vars())


class AskingGroup(Group):
    """A group whose default command is completed as if its name had been typed."""

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        items = super().shell_complete(ctx, incomplete)
        command = None if self.default is None else self.get_command(ctx, self.default)
        if command is not None:
            with command.make_context(self.default, [], parent=ctx, resilient_parsing=True) as inner:
                items += command.params[0].shell_complete(inner, incomplete)
        return items


# --- the words that arguments can be


def game_names(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    return [name for name in honjin.games() if name.startswith(incomplete)]


def card_names(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The official cards of the game that was typed before."""
    game = typed_game(ctx)
    return [] if game is None else [id for id in game.card_set(None).ids if id.startswith(incomplete.lower())]


def clan_names(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    clans = dict.fromkeys(face.clan for face in typed_faces(ctx))
    return [clan for clan in clans if clan.startswith(incomplete.lower())]


def card_levels(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    levels = sorted({str(face.level) for face in typed_faces(ctx)})
    return [level for level in levels if level.startswith(incomplete)]


def level_names(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """Who can sit on the seat that is being typed, after the commas."""
    return seat_names(ctx, (HUMAN,), incomplete)


def bot_names(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    """The same where no person can sit."""
    return seat_names(ctx, (), incomplete)


def seat_names(ctx: click.Context, people: tuple[str, ...], incomplete: str) -> list[str]:
    from honjin.bots.levels import LEVELS, SIMPLE, levels_of  # help needs no bots

    game = typed_game(ctx)
    before, comma, last = incomplete.rpartition(",")
    names = (*people, *((*SIMPLE, *LEVELS) if game is None else levels_of(game)))
    return [before + comma + name for name in names if name.startswith(last)]


def option_names(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    game = typed_game(ctx)
    settings = {} if game is None else game.settings
    words = [f"{name}={value}" for name, setting in settings.items() for value in values_of(setting)]
    return [word for word in words if word.startswith(incomplete)]


def values_of(setting: Setting) -> tuple[str, ...]:
    """The values that a setting lists, and those that can be given together."""
    more: tuple[str, ...] = getattr(setting, "words", ())
    return (*setting.values, *more)


def rule_names(ctx: click.Context, parameter: click.Parameter, incomplete: str) -> list[str]:
    game = typed_game(ctx)
    known = {} if game is None else {**rules(game.package), **rules(CORE)}
    return [id for id in known if id.startswith(incomplete.upper())]


def typed_faces(ctx: click.Context) -> list[CardFace]:
    game = typed_game(ctx)
    return [] if game is None else [game.card_face(id) for id in game.card_set(None).ids]


def typed_game(ctx: click.Context) -> honjin.Game | None:
    """An option whose value is still missing ends click's parsing; then the game is among the words left."""
    words = [ctx.params.get("game"), *ctx.args]
    return next((honjin.game(word) for word in words if word in honjin.games()), None)
