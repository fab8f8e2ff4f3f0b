"""Texts of cards, weapons, enemies, places, climates and campaigns, rendered from their data."""

from collections.abc import Sequence
from typing import Final

from honjin.games.way_of_the_samurai.card import (
    CHANGES,
    CLIMATE_TRAITS,
    COST_TIMES,
    ENEMY_TRAITS,
    GAUGES,
    SYMBOLS,
    WEAPON_TRAITS,
    Action,
    Adversary,
    Box,
    Campaign,
    Card,
    Change,
    Climate,
    Cost,
    Enemy,
    Item,
    Opponent,
    Table,
    Weapon,
    Wound,
)
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.engine import book
from honjin.table.card_set import HOLE
from honjin.table.fields import word_of, write_words
from honjin.table.text import MINUS, Argument, Texts

TEXTS = Texts(__package__.removesuffix(".text"))

SHAPES: Final = "▲●■◆"  # of the symbols, in their order
INITIALS: Final = "FTG"  # of the gauges, the same in both languages
PLAIN: Final = Weapon("Plain")  # a weapon says how it differs


def around(lang: str, key: str, inner: str, **args: Argument) -> str:
    """A message around a text that may be longer than an argument can be."""
    return TEXTS(lang, key, {"inner": HOLE, **args}).replace(HOLE, inner)


def list_of(lang: str, words: Sequence[str]) -> str:
    *most, last = words
    return around(lang, "said-and", ", ".join(most), last=last) if most else last


# --- cards


def card_headline(card: Card, lang: str) -> str:
    """Name, deck, symbol, copies, and how certain we are of it."""
    args: dict[str, Argument] = {
        "name": card.label(lang),
        "kind": TEXTS(lang, f"kind-{kind_of(card)}"),
        "copies": card.copies,
        "certainty": TEXTS(lang, f"certainty-{card.certainty}"),
    }
    if not isinstance(card, Action):
        return TEXTS(lang, "card-headline", args)
    symbol = TEXTS(lang, "any-symbol" if is_joker(card) else f"symbol-{SYMBOLS[card.symbol or 0]}")
    return TEXTS(lang, "action-headline", {**args, "symbol": symbol})


def kind_of(card: Card) -> str:
    if isinstance(card, Action):
        return "special" if card.special else "action"
    if isinstance(card, Adversary):
        return "hard" if card.hard else "adversary"
    return "wound"


def is_joker(card: Action) -> bool:
    """WS-C4."""
    return card.symbol is None or card.symbol < 0


def card_text(card: Card, lang: str) -> str:
    """What the card does, one sentence after the other."""
    if isinstance(card, Action):
        return action_text(card, lang)
    if isinstance(card, Adversary):
        return adversary_text(card, lang)
    assert isinstance(card, Wound)
    if card.fatal:
        return TEXTS(lang, "wound-fatal")
    light, grave = losses(lang, *card.light), losses(lang, *card.grave)
    return TEXTS(lang, "wound", {"light": light, "grave": grave})


def brief(card: Item) -> str:
    """▲ F+2 G−1, in any language: for the labels of options."""
    if not isinstance(card, Action):
        return ""
    lines = [f"{INITIALS[gauge]}{signed(by)}" for gauge, by in card.lines]
    if is_joker(card):
        return " ".join([SHAPES, *lines, "+1"])
    return " ".join([SHAPES[card.symbol or 0], *lines])


def action_text(card: Action, lang: str) -> str:
    said = [f"{changes(card.lines, lang)}."] if card.lines else []
    if is_joker(card):
        said.append(TEXTS(lang, "joker"))
    return " ".join(said or [TEXTS(lang, "no-effect")])


def changes(result: Sequence[Change], lang: str) -> str:
    """Force +2, Guard −1."""
    said = [TEXTS(lang, f"change-{word_of(CHANGES, what)}", {"by": signed(by)}) for what, by in result]
    return ", ".join(said) if said else TEXTS(lang, "nothing")


def signed(by: int) -> str:
    return f"{by:+d}".replace("-", MINUS)


def losses(lang: str, life: int, ki: int, either: bool = False) -> str:
    """1 Life and 1 Ki, or the word none."""
    lost: list[str] = []
    if life or either:
        lost.append(TEXTS(lang, "some-life", {"number": life}))
    if ki or either:
        lost.append(TEXTS(lang, "some-ki", {"number": ki}))
    if either:
        return TEXTS(lang, "said-or", {"one": lost[0], "other": lost[1]})
    return list_of(lang, lost) if lost else "none"


def adversary_text(card: Adversary, lang: str) -> str:
    """WS-C5, WS-D2: the Defence and the Counter-attack."""
    if card.hard:
        return TEXTS(lang, "hard")
    return f"{defence_text(card, lang)} {counter_text(card, lang)}"


def defence_text(card: Adversary, lang: str) -> str:
    asked = [
        TEXTS(lang, "level-or-more", {"gauge": TEXTS(lang, f"gauge-{gauge}"), "level": level})
        for gauge, level in (("force", card.force), ("technique", card.technique))
        if level is not None and level >= book.LOWEST
    ]
    lost = losses(lang, card.life, card.ki, card.either)
    if not asked:
        return TEXTS(lang, "defence-open", {"losses": lost})
    return TEXTS(lang, "defence", {"asked": list_of(lang, asked), "losses": lost})


def counter_text(card: Adversary, lang: str) -> str:
    """WS-R5: no Guard is below the lowest level, and none reaches what is above the highest."""
    if card.guard <= book.LOWEST:
        return TEXTS(lang, "counter-never")
    lost = losses(lang, card.hit_life, card.hit_ki)
    below = TEXTS(lang, "guard-any" if card.guard > book.HIGHEST else "guard-below", {"guard": card.guard})
    return TEXTS(lang, "counter", {"below": below, "losses": lost, "wound": card.wound})


# --- everything else in the box


def item_headline(item: Item, lang: str, box: Box = BOX) -> str:
    """Name, kind, and how certain we are of it."""
    if isinstance(item, Card):
        return card_headline(item, lang)
    kind = "event" if item in box.events else type(item).__name__.lower()
    return TEXTS(
        lang,
        "item-headline",
        {
            "name": item.label(lang),
            "kind": TEXTS(lang, f"kind-{kind}"),
            "certainty": TEXTS(lang, f"certainty-{item.certainty}"),
        },
    )


def item_text(item: Item, lang: str, box: Box = BOX) -> str:
    """What the item does; the box names the climates that an enemy excludes."""
    if isinstance(item, Card):
        return card_text(item, lang)
    if isinstance(item, Weapon):
        said = weapon_sentences(item, lang)
    elif isinstance(item, Enemy):
        said = enemy_sentences(item, lang, box)
    elif isinstance(item, Climate):
        said = climate_sentences(item, lang)
    elif isinstance(item, Table):
        said = [by_faces([changes(result, lang) for result in item.results], lang)]
    elif isinstance(item, Opponent):
        said = [f"{strength(item.life, item.ki, lang)}."]
    else:
        assert isinstance(item, Campaign)
        said = campaign_sentences(item, lang)
    return " ".join(said or [TEXTS(lang, "no-effect")])


def weapon_sentences(weapon: Weapon, lang: str) -> list[str]:
    said = [
        TEXTS(lang, f"weapon-{key}", {"level": level})
        for key, level, usual in (
            ("die", weapon.die, PLAIN.die),
            ("ki", weapon.ki, PLAIN.ki),
            ("ki-max", weapon.ki_max, PLAIN.ki_max),
            ("guard-max", weapon.guard_max, PLAIN.guard_max),
        )
        if level != usual
    ]
    return said + [TEXTS(lang, f"trait-{word}") for word in write_words(WEAPON_TRAITS, weapon.traits)]


def enemy_sentences(enemy: Enemy, lang: str, box: Box) -> list[str]:
    said = [f"{strength(enemy.life, enemy.ki, lang)}."]
    args: dict[str, Argument] = {"number": enemy.life}
    said += [TEXTS(lang, f"trait-{word}", args) for word in write_words(ENEMY_TRAITS, enemy.traits)]
    if enemy.excludes:
        names = {climate.id: climate.label(lang) for climate in box.climates}
        excluded = list_of(lang, [names.get(id, id) for id in enemy.excludes])
        said.append(around(lang, "enemy-excludes", excluded, count=len(enemy.excludes)))
    return said


def climate_sentences(climate: Climate, lang: str) -> list[str]:
    """WS-M1 to WS-M5."""
    said = [TEXTS(lang, f"trait-{word}") for word in write_words(CLIMATE_TRAITS, climate.traits)]
    return said + [cost_text(clause, lang) for clause in climate.costs]


def cost_text(clause: Cost, lang: str) -> str:
    """WS-M5: when, with which gauge how low, and what is lost."""
    low = "none"
    if clause.gauge is not None and clause.level is not None:
        gauge = TEXTS(lang, f"gauge-{word_of(GAUGES, clause.gauge)}")
        key = "gauge-at" if clause.level == book.LOWEST else "gauge-at-most"
        low = TEXTS(lang, key, {"gauge": gauge, "level": clause.level})
    lost = TEXTS(lang, "the-fight") if clause.defeat else losses(lang, clause.life, clause.ki, clause.either)
    when = word_of(COST_TIMES, clause.when)
    return TEXTS(lang, "climate-cost", {"when": when, "low": low, "losses": lost})


def by_faces(results: Sequence[str], lang: str) -> str:
    said = [around(lang, "by-face", result, face=face) for face, result in enumerate(results, 1)]
    return f"{''.join(around(lang, 'said-next', one) if at else one for at, one in enumerate(said))}."


def strength(life: int | None, ki: int, lang: str) -> str:
    """8 Life, 5 Ki; without Life the die gives it (WS-G3)."""
    lives = TEXTS(lang, "some-life", {"number": life}) if life else TEXTS(lang, "rolled-life")
    return f"{lives}, {TEXTS(lang, 'some-ki', {'number': ki})}"


def campaign_sentences(campaign: Campaign, lang: str) -> list[str]:
    """WS-G2, WS-G3: whom to beat; the master is the last one."""
    *others, last = campaign.opponents or (None,)
    if last is None:
        return []
    if not campaign.master:
        return [around(lang, "campaign", opponents_text([*others, last], lang))]
    said = [around(lang, "campaign", opponents_text(others, lang))] if others else []
    return [*said, around(lang, "campaign-master", opponents_text([last], lang))]


def opponents_text(opponents: Sequence[Opponent], lang: str) -> str:
    """Their names and strengths; the strength once if it is the same for all."""
    names = [who.label(lang) for who in opponents]
    strengths = [strength(who.life, who.ki, lang) for who in opponents]
    if len(opponents) > 1 and len(set(strengths)) == 1:
        return f"{list_of(lang, names)} ({TEXTS(lang, 'for-each', {'inner': strengths[0]})})"
    return list_of(lang, [f"{name} ({had})" for name, had in zip(names, strengths, strict=True)])


def clan_text(clan: Sequence[tuple[int, int]], lang: str) -> str:
    """WS-E5: the table of the endless fight."""
    return around(lang, "clan", by_faces([strength(life, ki, lang) for life, ki in clan], lang))
