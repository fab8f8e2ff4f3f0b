"""The whole rulebook of a game: its rules by section, the rulings, and the options with their values."""

from dataclasses import dataclass
from itertools import groupby

import click

from honjin.cli.columns import wrapped
from honjin.cli.command import Terminal
from honjin.core.game import Game, Setting
from honjin.core.text import CORE, Rule, Texts
from honjin.core.text import rules as rules_of

PAGE = Texts("honjin.server")  # where games and their options have their titles
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
    return terminal.say("rulebook-title", game=PAGE(terminal.lang, f"game-{game.name}-title"))


def options_of(game: Game, terminal: Terminal) -> list[Option]:
    return [option(game, name, setting, terminal.lang) for name, setting in game.settings.items()]


def option(game: Game, name: str, setting: Setting, lang: str) -> Option:
    key = f"setting-{game.name}-{name.replace('_', '-')}"
    box = getattr(game.card_set(None), "box", None)
    groups = () if box is None else (box.weapons, box.enemies, box.places, box.climates)
    items = {item.id: item.label(lang) for group in groups for item in group}
    words = (*setting.values, *getattr(setting, "words", ()))
    values = tuple((word, items.get(word) or PAGE(lang, f"value-{word}")) for word in words)
    return Option(name, PAGE(lang, key), setting.rule, PAGE(lang, f"{key}-help"), values)


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
    lines += ["", f"## {terminal.say('rulebook-options')}", "", about_options(game, terminal)]
    for one in options_of(game, terminal):
        lines += ["", f"### `{one.name}`: {one.title} ({one.rule})", "", one.meaning, ""]
        for index, (word, meaning) in enumerate(one.values):
            lines.append(f"- {said_value(f'`{word}`', meaning, index == 0, terminal)}")
    return lines
