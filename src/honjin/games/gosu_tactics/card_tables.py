"""The cards of GOSU Tactics as tables, one a clan."""

from typing import Final

from honjin.cli.card_tables import CardTable, Entry, GameTables, heads, number, sentences
from honjin.cli.command import Terminal
from honjin.games.gosu_tactics.card import CLANS, Card
from honjin.games.gosu_tactics.cardset import TacticsCards
from honjin.games.gosu_tactics.engine.state import LEVEL_VALUES
from honjin.games.gosu_tactics.text import trigger_text
from honjin.table.card_set import CardSet
from honjin.table.game import Game


def tables(game: Game, cards: CardSet, terminal: Terminal) -> list[CardTable]:
    assert isinstance(cards, TacticsCards)
    head = heads(terminal, "level", "value", "mutation", "copies")
    found = []
    for clan, word in enumerate(CLANS):
        own = tuple(entry(card, terminal) for card in cards.cards if card.clan == clan)
        found.append(CardTable(word.capitalize(), head, own))
    return found


def entry(card: Card, terminal: Terminal) -> Entry:
    mutation = number(card.mutation)
    if card.zombie:
        mutation = terminal.say("cards-zombie", cost=card.mutation or 0)
    powers = {"arrival": card.on_arrival, "link": card.on_link, "mutation": card.on_mutation}
    said = [line for key, fired in powers.items() for line in trigger_text(key, fired, card, terminal.lang)]
    cells = (str(card.level), str(LEVEL_VALUES[card.level]), mutation, str(card.copies))
    return Entry(card.id, cells, card.label, card.certainty, sentences(said))


CARD_TABLES: Final = GameTables(tables)
