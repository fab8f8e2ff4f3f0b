"""Knowledge: games, cards, rules and phrases as the page shows them; the same for everybody."""

import dataclasses
import tomllib
from functools import cache
from typing import Final

from honjin.ai.characters import Character, characters
from honjin.ai.levels import levels_of
from honjin.core.cards import CardSet, slug
from honjin.core.game import CardFace, Game, Setting
from honjin.core.text import CORE, Rule, rules
from honjin.games import GAMES
from honjin.games.beside import TILE, beside_faces
from honjin.server import wire
from honjin.server.refused import TEXTS, Refused

MINUTES: Final = {"gosu-x": 40, "gosu-tactics": 45, "way-of-the-samurai": 15}
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
        raise Refused(404, "no-game", game=name[:40], games=", ".join(GAMES))
    return GAMES[name]


# --- games


@cache
def games(lang: str) -> list[wire.GameInfo]:
    return [game_info(game, lang) for game in GAMES.values()]


def game_info(game: Game, lang: str) -> wire.GameInfo:
    levels = [level_info(level, lang) for level in levels_of(game.name)]
    settings = [setting_info(game, name, setting, lang) for name, setting in game.settings.items()]
    say = f"game-{game.name}"
    return wire.GameInfo(
        game.name,
        TEXTS(lang, f"{say}-title"),
        TEXTS(lang, f"{say}-tagline"),
        (game.fewest, game.most),
        MINUTES[game.name],
        levels,
        settings,
    )


def level_info(level: str, lang: str) -> wire.LevelInfo:
    who = characters()[level]
    return wire.LevelInfo(level, who.name(lang), who.label(lang), who.words[lang], portrait_info(who))


def portrait_info(who: Character) -> wire.PortraitInfo:
    return wire.PortraitInfo(**dataclasses.asdict(who.portrait))


def setting_info(game: Game, name: str, setting: Setting, lang: str) -> wire.SettingInfo:
    key = f"setting-{game.name}-{name.replace('_', '-')}"
    values = list(allowed(setting))
    named = item_names(game, lang)
    names = {value: named.get(value) or TEXTS(lang, f"value-{value}") for value in values}
    label, help = TEXTS(lang, key), TEXTS(lang, f"{key}-help")
    needs = {other: list(wanted) for other, wanted in setting.needs.items()}
    return wire.SettingInfo(name, values, setting.values[0], label, help, setting.rule, names, needs)


def allowed(setting: Setting) -> tuple[str, ...]:
    """The values that a setting names, also where several can be combined."""
    return (*setting.values, *getattr(setting, "words", ()))


def item_names(game: Game, lang: str) -> dict[str, str]:
    """Weapons, enemies and the like as people name them, by their ids."""
    box = getattr(game.card_set(None), "box", None)
    groups = () if box is None else (box.weapons, box.enemies, box.places, box.climates)
    return {item.id: item.label(lang) for group in groups for item in group}


# --- cards


@cache
def cards(name: str, lang: str) -> list[wire.CardInfo]:
    """All cards, and what lies beside them: tiles, weapons, enemies, places."""
    game = find_game(name)
    own = game.card_set(None)
    data = card_data(game, own)
    found = [card_info(game, game.card_face(id, lang), "card", data.get(id, {}), lang) for id in own.ids]
    for face in beside_faces(own, lang):
        kind = "tile" if face.id.startswith(TILE) else "item"
        found.append(card_info(game, face, kind, data.get(face.id, {}), lang))
    return found


def card_info(game: Game, face: CardFace, kind: str, data: wire.Data, lang: str) -> wire.CardInfo:
    fields = dataclasses.asdict(face)
    certain = game.texts(lang, f"certainty-{face.certainty}")
    return wire.CardInfo(kind=kind, certainty_text=certain, data=data, **fields)


def card_data(game: Game, own: CardSet) -> dict[str, wire.Data]:
    """The fields of the card file, by id; of what is no card, with its kind before."""
    data = tomllib.loads(own.write())
    found: dict[str, wire.Data] = {}
    kinds = {"weapons": "weapon", "enemies": "enemy", "places": "location", "climates": "climate"}
    kinds |= {"campaigns": "campaign", "events": "events", "tiles": "tile"}
    ids = iter(own.ids)
    for group, entries in data.items():
        if not isinstance(entries, list) or group == "clan":
            continue
        for entry in entries:
            if group in kinds:
                word = entry.get("clan") if group == "tiles" else slug(entry["name"])
                found[f"{kinds[group]}-{word}"] = entry
            else:
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
    raise Refused(404, "no-rule", rule=id[:20])


@cache
def phrases(lang: str) -> list[wire.Phrase]:
    return [wire.Phrase(id, TEXTS(lang, f"phrase-{id}")) for id in PHRASES]
