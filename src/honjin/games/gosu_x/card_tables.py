"""The cards of GOSU X as tables, one a clan, and its tiles."""

from dataclasses import replace
from typing import Final

from honjin.cli.card_tables import LEVELS, CardTable, Entry, GameTables, heads, item_entry, number
from honjin.cli.command import Terminal
from honjin.games.gosu_x.card import CLAN_NAMES, Card
from honjin.games.gosu_x.cardset import XCards
from honjin.games.gosu_x.text import card_text
from honjin.table.card_set import CardSet
from honjin.table.game import Game


def tables(game: Game, cards: CardSet, terminal: Terminal) -> list[CardTable]:
    assert isinstance(cards, XCards)
    head = heads(terminal, "level", "value", "shift", "icons", "copies")
    found = []
    for clan, name in enumerate(CLAN_NAMES):
        own = tuple(entry(card, terminal) for card in cards.cards if card.clan == clan)
        found.append(CardTable(name, head, own))
    tiles = tuple(item_entry(face) for face in game.items(cards, terminal.lang))
    return [*found, CardTable(terminal.say("cards-tiles"), (), tiles)]


def entry(card: Card, terminal: Terminal) -> Entry:
    cells = (
        LEVELS[card.level],
        str(card.value),
        number(card.shift),
        number(card.icons or None),
        str(card.count),
    )
    # What stands in the columns is not said again.
    text = card_text(replace(card, icons=0), terminal.lang)
    return Entry(card.id, cells, card.name, card.certainty, text)


CARD_TABLES: Final = GameTables(tables)
