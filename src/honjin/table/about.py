"""About: what people read of a game before they play it: its title, its options and their values."""

from honjin.table.card_set import CardSet
from honjin.table.game import Game, Setting


def title(game: Game, lang: str) -> str:
    return said(game, "title", lang) or game.name.replace("-", " ").capitalize()


def tagline(game: Game, lang: str) -> str:
    return said(game, "tagline", lang)


def clan_title(game: Game, clan: str, lang: str) -> str:
    """As people write it, where the game knows how; a deck where there are no clans."""
    return said(game, f"kind-{clan}", lang) or said(game, f"word-{clan}", lang) or clan.capitalize()


def setting_title(game: Game, name: str, lang: str) -> str:
    return said(game, f"setting-{name.replace('_', '-')}", lang) or name.replace("_", " ")


def setting_help(game: Game, name: str, lang: str) -> str:
    return said(game, f"setting-{name.replace('_', '-')}-help", lang)


def allowed(setting: Setting) -> tuple[str, ...]:
    """The values that a setting names, also where several can be combined."""
    return (*setting.values, *getattr(setting, "words", ()))


def value_names(game: Game, setting: Setting, lang: str) -> dict[str, str]:
    """The values as people read them: things of the box by their names."""
    named = item_names(game.card_set(None), lang)
    return {word: named.get(word) or said(game, f"value-{word}", lang) or word for word in allowed(setting)}


def item_names(cards: CardSet, lang: str) -> dict[str, str]:
    """Weapons, enemies and the like as people name them, by their ids."""
    box = getattr(cards, "box", None)
    groups = () if box is None else (box.weapons, box.enemies, box.places, box.climates)
    return {item.id: item.label(lang) for group in groups for item in group}


def field_names(game: Game, lang: str) -> dict[str, str]:
    """What the game calls the fields of its view: those for which it has words of its own."""
    fields = [cell.called for cell in (*game.lists.cells.table, *game.lists.cells.seat)]
    told = {field: said(game, f"view-{field.replace('_', '-')}", lang) for field in fields}
    return {field: name for field, name in told.items() if name}


def said(game: Game, key: str, lang: str) -> str:
    """The game's message, or nothing where it has none."""
    return game.texts(lang, key) if game.texts.has(lang, key) else ""
