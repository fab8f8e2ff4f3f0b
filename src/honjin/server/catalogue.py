"""Catalogue: games, cards, rules, phrases, lessons and examples; the same for everybody."""

import dataclasses
import tomllib
from functools import cache
from typing import Final

from honjin.bots.characters import Character, characters
from honjin.bots.levels import levels_of
from honjin.games import GAMES
from honjin.server import wire
from honjin.server.errors import TEXTS, ApiError
from honjin.table import about, example, lesson
from honjin.table.card_set import CardSet, slug
from honjin.table.game import TILE, CardFace, Game, Setting
from honjin.table.text import CORE, Rule, rules

PHRASES: Final = (
    "hello",
    "good-luck",
    "your-turn",
    "thinking",
    "well-played",
    "ouch",
    "lucky",
    "oops",
    "thanks",
    "sorry",
    "back-soon",
    "good-game",
    "again",
)


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise ApiError(404, "no-game", game=name[:40], games=", ".join(GAMES))
    return GAMES[name]


# --- games


@cache
def games(lang: str) -> list[wire.GameInfo]:
    return [game_info(game, lang) for game in GAMES.values()]


def game_info(game: Game, lang: str) -> wire.GameInfo:
    levels = [level_info(level, lang) for level in levels_of(game)]
    settings = [setting_info(game, name, setting, lang) for name, setting in game.settings.items()]
    return wire.GameInfo(
        game.name,
        about.title(game, lang),
        about.tagline(game, lang),
        (game.fewest, game.most),
        game.minutes,
        levels,
        settings,
        len(lesson.lessons(game.package)),
        about.field_names(game, lang),
    )


def level_info(level: str, lang: str) -> wire.LevelInfo:
    who = characters()[level]
    return wire.LevelInfo(level, who.name(lang), who.label(lang), who.words[lang], portrait_info(who))


def portrait_info(who: Character) -> wire.PortraitInfo:
    return wire.PortraitInfo(**dataclasses.asdict(who.portrait))


def setting_info(game: Game, name: str, setting: Setting, lang: str) -> wire.SettingInfo:
    label, help = about.setting_title(game, name, lang), about.setting_help(game, name, lang)
    names = about.value_names(game, setting, lang)
    needs = {other: list(wanted) for other, wanted in setting.needs.items()}
    return wire.SettingInfo(name, list(names), setting.values[0], label, help, setting.rule, names, needs)


# --- cards


@cache
def cards(name: str, lang: str) -> list[wire.CardInfo]:
    """All cards, and what lies beside them."""
    game = find_game(name)
    own = game.card_set(None)
    data = card_data(own)
    found = [card_info(game, game.card_face(id, lang), "card", data.get(id, {}), lang) for id in own.ids]
    for face in game.items(own, lang):
        kind = "tile" if face.id.startswith(TILE) else "item"
        found.append(card_info(game, face, kind, data.get(face.id, {}), lang))
    return found


def card_info(game: Game, face: CardFace, kind: str, data: wire.Data, lang: str) -> wire.CardInfo:
    fields = dataclasses.asdict(face)
    certain = about.said(game, f"certainty-{face.certainty}", lang) or face.certainty
    return wire.CardInfo(kind=kind, certainty_text=certain, data=data, **fields)


def card_data(own: CardSet) -> dict[str, wire.Data]:
    """The fields of the card file, by id; of what is no card, with its kind before."""
    try:
        data = tomllib.loads(own.write())
    except NotImplementedError:  # a game whose cards are in no file
        return {}
    found: dict[str, wire.Data] = {}
    ids = iter(own.ids)
    for group, entries in data.items():
        for entry in entries if isinstance(entries, list) else ():
            if group in own.item_groups:
                word = slug(entry["name"]) if "name" in entry else entry["clan"]
                found[f"{own.item_groups[group]}-{word}"] = entry
            elif isinstance(entry, dict):
                found[next(ids)] = entry
    return found


# --- rules and phrases


@cache
def rulebook(name: str, lang: str) -> list[wire.RuleInfo]:
    """The rules of a game, then those of every table."""
    game = find_game(name)
    return [rule_info(rule, lang) for rule in (*rules(game.package).values(), *rules(CORE).values())]


def rule_info(rule: Rule, lang: str) -> wire.RuleInfo:
    ruling = rule.ruling.get(lang)
    return wire.RuleInfo(rule.id, rule.part(lang), rule.title[lang], rule.text[lang], ruling)


def one_rule(id: str, lang: str) -> wire.RuleInfo:
    for package in (CORE, *(game.package for game in GAMES.values())):
        if id in rules(package):
            return rule_info(rules(package)[id], lang)
    raise ApiError(404, "no-rule", rule=id[:20])


@cache
def phrases(lang: str) -> list[wire.PhraseInfo]:
    return [wire.PhraseInfo(id, TEXTS(lang, f"phrase-{id}")) for id in PHRASES]


# --- lessons


def course(name: str, lang: str) -> list[wire.LessonInfo]:
    """The lessons of a game, in their order."""
    game = find_game(name)
    return [lesson_info(game, one, lang) for one in lesson.lessons(game.package)]


def lesson_info(game: Game, one: lesson.Lesson, lang: str) -> wire.LessonInfo:
    return wire.LessonInfo(
        one.name,
        one.title(lang),
        one.idea(lang),
        one.end(lang),
        one.rules,
        one.begin(game).players,
        one.start,
        one.seed,
        one.options,
        one.answers,
        one.bot,
        [wire.GoalInfo(goal(lang), goal.event, goal.times) for goal in one.goals],
        [step_info(step, lang) for step in one.steps],
        [wire.TipInfo(tip(lang), tip.event, tip.prompt) for tip in one.tips],
    )


def step_info(step: lesson.Step, lang: str) -> wire.StepInfo:
    wrong = [wire.WrongInfo(each.tried, each(lang)) for each in step.wrong]
    return wire.StepInfo(step(lang), step.hint(lang), step.do, wrong)


# --- examples


def examples(name: str, lang: str) -> list[wire.ExampleInfo]:
    """The examples of a game's rules."""
    game = find_game(name)
    return [example_info(game, one, lang) for one in example.examples(game.package)]


def example_info(game: Game, one: example.Example, lang: str) -> wire.ExampleInfo:
    before, table = one.begin(game), one.play(game)
    question = table.decision
    offered = question.options if question is not None else ()
    return wire.ExampleInfo(
        one.name,
        one.title(lang),
        one.say(lang),
        one.rules,
        before.view(0),
        table.view(0) if one.choices else None,
        [line.text for line in table.log(0, lang, before.fact_count)],
        [option.slot for option in offered if option.slot is not None and option.notation in one.offers],
        [refusal.text(lang) for choice in one.refuses for refusal in table.why_not(0, choice)],
    )
