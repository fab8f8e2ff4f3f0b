"""Card texts of GOSU Tactics, rendered from the powers that run."""

from honjin.games.gosu_tactics.card import CLAN_NAMES, SIDES, Card
from honjin.games.gosu_tactics.engine.state import LEVEL_VALUES
from honjin.games.gosu_tactics.engine.verbs import Power
from honjin.table.text import Argument, Texts

TEXTS = Texts(__package__.removesuffix(".text"))


def power_text(power: Power, card: Card, lang: str) -> str:
    key = f"power-{power.word}" + ("-max" if power.max else "")
    return TEXTS(lang, key, {"clan": CLAN_NAMES[card.clan]})


def trigger_text(trigger: str, powers: tuple[Power, ...], card: Card, lang: str) -> list[str]:
    if not powers:
        return []
    sides = ", ".join(TEXTS(lang, f"side-{side}") for side, bit in SIDES.items() if card.sides & bit)
    said = " ".join(power_text(power, card, lang) for power in powers)
    return [TEXTS(lang, f"trigger-{trigger}", {"powers": said, "sides": sides})]


def card_headline(card: Card, lang: str) -> str:
    """Name, clan, level, value, copies, and how certain we are of it (GT-C5)."""
    args: dict[str, Argument] = {
        "name": card.label,
        "clan": CLAN_NAMES[card.clan],
        "level": card.level,
        "value": LEVEL_VALUES[card.level],
        "copies": card.copies,
        "certainty": TEXTS(lang, f"certainty-{card.certainty}"),
    }
    return TEXTS(lang, "card-headline", args)


def card_text(card: Card, lang: str) -> str:
    """Cost and powers, one sentence after the other."""
    cost = "none" if card.mutation is None else "zombie" if card.zombie else "normal"
    return " ".join(
        [
            TEXTS(lang, f"mutation-{cost}", {"cost": card.mutation or 0}),
            *trigger_text("arrival", card.on_arrival, card, lang),
            *trigger_text("link", card.on_link, card, lang),
            *trigger_text("mutation", card.on_mutation, card, lang),
        ]
    )
