"""The whole rulebook of a game: its rules by section, the rulings, and the options with their values."""

from dataclasses import dataclass
from itertools import groupby

import click

from honjin.cli.columns import wrapped
from honjin.cli.command import Terminal
from honjin.table import about
from honjin.table.game import Game, Setting
from honjin.table.text import CORE, Rule, Texts
from honjin.table.text import rules as rules_of

INDENT = "  "


@dataclass(frozen=True)
class Option:
    """An option of a game for people to read: its name, title, rule and meaning, and what each value is."""

    name: str
    title: str
    rule: str
    meaning: str
    values: tuple[tuple[str, str], ...]  # the word to write and what it says; the first is the default


def all_rules(game: Game) -> dict[str, Rule]:
    """Those of the game, then those of every table."""
    return {**rules_of(game.package), **rules_of(CORE)}


def title_of(game: Game, terminal: Terminal) -> str:
    return terminal.say("rulebook-title", game=about.title(game, terminal.lang))


def options_of(game: Game, terminal: Terminal) -> list[Option]:
    return [option(game, name, setting, terminal.lang) for name, setting in game.settings.items()]


def option(game: Game, name: str, setting: Setting, lang: str) -> Option:
    values = tuple(about.value_names(game, setting, lang).items())
    said = about.setting_title(game, name, lang), setting.rule, about.setting_help(game, name, lang)
    return Option(name, *said, values)


def said_value(word: str, meaning: str, is_default: bool, terminal: Terminal) -> str:
    said = word if meaning == word else terminal.say("rulebook-value", word=word, meaning=meaning)
    return terminal.say("rulebook-default", value=said) if is_default else said


def ruling(rule: Rule, lang: str) -> list[str]:
    return [Texts(CORE)(lang, "ruling", {"text": rule.ruling[lang]})] if rule.ruling else []


# --- for a terminal


def plain(game: Game, terminal: Terminal) -> list[str]:
    lang = terminal.lang
    lines = [heading(title_of(game, terminal)), *wrapped(terminal.say("rulebook-about"))]
    for part, members in groupby(all_rules(game).values(), lambda rule: rule.part(lang)):
        lines += ["", *underlined(part)]
        for rule in members:
            lines += ["", f"{heading(rule.id)}  {rule.title[lang]}", *wrapped(rule.text[lang], INDENT)]
            for said in ruling(rule, lang):
                lines += wrapped(said, INDENT)
    if game.settings:
        lines += ["", *underlined(terminal.say("rulebook-options")), *wrapped(about_options(game, terminal))]
    for one in options_of(game, terminal):
        lines += ["", f"{heading(one.name)}  {one.title} ({one.rule})", *wrapped(one.meaning, INDENT)]
        for index, (word, meaning) in enumerate(one.values):
            lines += hanging(said_value(word, meaning, index == 0, terminal))
    return lines


def about_options(game: Game, terminal: Terminal) -> str:
    name, setting = next(iter(game.settings.items()))
    return terminal.say("rulebook-about-options", game=game.name, name=name, value=setting.values[-1])


def heading(text: str) -> str:
    return click.style(text, bold=True)


def underlined(text: str) -> list[str]:
    return [heading(text), "=" * len(text)]


def hanging(text: str) -> list[str]:
    """A point of a list, inside a section."""
    first, *more = wrapped(text, INDENT * 2)
    return [f"{INDENT}- {first.lstrip()}", *more]


# --- for a page


def markdown(game: Game, terminal: Terminal) -> list[str]:
    lang = terminal.lang
    lines = [f"# {title_of(game, terminal)}", "", terminal.say("rulebook-about")]
    for part, members in groupby(all_rules(game).values(), lambda rule: rule.part(lang)):
        lines += ["", f"## {part}"]
        for rule in members:
            lines += ["", f"### {rule.id} {rule.title[lang]}", "", rule.text[lang]]
            for said in ruling(rule, lang):
                lines += ["", f"> {said}"]
    if game.settings:
        lines += ["", f"## {terminal.say('rulebook-options')}", "", about_options(game, terminal)]
    for one in options_of(game, terminal):
        lines += ["", f"### `{one.name}`: {one.title} ({one.rule})", "", one.meaning, ""]
        for index, (word, meaning) in enumerate(one.values):
            lines.append(f"- {said_value(f'`{word}`', meaning, index == 0, terminal)}")
    return lines
