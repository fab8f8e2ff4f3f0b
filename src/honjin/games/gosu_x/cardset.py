"""A card set: official or a user's, read from and written to TOML, and the Book made of it."""

from functools import lru_cache, partial
from typing import ClassVar, Final

from honjin.engine.effect import Seq
from honjin.engine.machine import NO_CARD
from honjin.games.gosu_x.card import (
    ABILITIES,
    CERTAINTIES,
    CLANS,
    KEYWORDS,
    REACTIONS,
    TRIGGERS,
    Card,
    Tile,
)
from honjin.games.gosu_x.cards import CARDS, TILES
from honjin.games.gosu_x.engine import book, layout
from honjin.games.gosu_x.engine.book import XBook
from honjin.games.gosu_x.engine.flow import STRUCTURE
from honjin.games.gosu_x.engine.layout import CLAN_MAX
from honjin.games.gosu_x.text import card_headline, card_text, tile_text
from honjin.games.gosu_x.vocabulary import copies_in, fresh, names_in, read_effects, say, write_effects
from honjin.table.card_set import CardSet, effect_problems, name_problems, text_problems
from honjin.table.fields import read_words, word_of, write_words
from honjin.table.forms import FormError, Node, Phrase, one_of, parse_toml, shown, write_toml

CLAN_MIN: Final = 10  # so that three clans fill a hand and leave a deck
COPIES_MAX: Final = 2  # of other effects by one: each can copy again (GX-E8)

# What waits below the effects of a card when they begin.
BELOW_ENTRY: Final = 4  # the rounds, the round, the turn, and what resolves the card
BELOW_TRIGGERED: Final = (
    6  # the rounds, the round, the turn, its end, the effects there, and the one triggered
)

# --- cards and tiles as data


def card_data(card: Card) -> dict[str, object]:
    data: dict[str, object] = {"name": card.name, "clan": CLANS[card.clan], "level": card.level}
    if card.copies is not None:
        data["copies"] = card.copies
    if card.shift is not None:
        data["shift"] = card.shift
    if card.keywords:
        data["keywords"] = write_words(KEYWORDS, card.keywords)
    if card.icons:
        data["icons"] = card.icons
    if card.entry:
        data["entry"] = write_effects(card.entry)
    if card.abilities:
        data["abilities"] = write_words(ABILITIES, card.abilities)
    if card.reaction:
        data["reaction"] = word_of(REACTIONS, card.reaction)
    if card.trigger:
        data["when"] = word_of(TRIGGERS, card.trigger)
        data["triggered"] = write_effects(card.triggered)
    if card.also:
        data["also"] = list(card.also)
    data["certainty"] = card.certainty
    return data


def tile_data(tile: Tile) -> dict[str, object]:
    ability = word_of(ABILITIES, tile.ability)
    return {"clan": CLANS[tile.clan], "ability": ability, "certainty": tile.certainty}


def read_card(node: Node) -> Card:
    name = node.need("name", say("expected-name")).text()
    clan = node.need("clan", one_of(CLANS)).text(CLANS)
    level = node.need("level", say("expected-level")).integer(1, 3)
    shift, icons, copies = node.get("shift"), node.get("icons"), node.get("copies")
    keywords, abilities = node.get("keywords"), node.get("abilities")
    reaction, when, also = node.get("reaction"), node.get("when"), node.get("also")
    entry, triggered, certainty = node.get("entry"), node.get("triggered"), node.get("certainty")
    card = Card(
        name,
        CLANS.index(clan) if clan in CLANS else 0,
        level if 1 <= level <= 3 else 1,
        shift.integer(0, 9) if shift is not None else None,
        read_words(keywords, KEYWORDS) if keywords is not None else 0,
        icons.integer(0, layout.TOKENS_MAX) if icons is not None else 0,
        tuple(read_effects(entry)) if entry is not None else (),
        read_words(abilities, ABILITIES) if abilities is not None else 0,
        REACTIONS.get(reaction.text(REACTIONS), 0) if reaction is not None else 0,
        TRIGGERS.get(when.text(TRIGGERS), 0) if when is not None else 0,
        tuple(read_effects(triggered)) if triggered is not None else (),
        tuple(item.text() for item in also.items()) if also is not None else (),
        copies.integer(1, CLAN_MAX) if copies is not None else None,
        certainty.text(CERTAINTIES) if certainty is not None else "reconstructed",
    )
    node.only_these()
    check_card(node, card, triggered is not None)
    return card


def check_card(node: Node, card: Card, triggered: bool) -> None:
    """What GX-C3, GX-E6 and GX-K2 ask of a single card."""
    problems = node.problems
    problems += name_problems(f"{node.path}.name", card.name)
    if card.name and not card.id:
        found, expected = shown(card.name), say("expected-letters")
        problems.append(Phrase("form-wrong", path=f"{node.path}.name", found=found, expected=expected))
    if bool(card.trigger) != triggered:
        missing, there = ("triggered", "when") if card.trigger else ("when", "triggered")
        problems.append(say("form-beside", path=node.path, missing=missing, there=there, rule="GX-E11"))
    if bool(card.reaction) != bool(card.keywords & book.FORCE_OF_WILL):
        missing, there = ("force-of-will", "reaction") if card.reaction else ("reaction", "force-of-will")
        problems.append(say("form-beside", path=node.path, missing=missing, there=there, rule="GX-E6"))
    entry = node.get("entry")
    if card.icons and (entry is None or entry.value == []):
        problems.append(say("form-beside", path=node.path, missing="entry", there="icons", rule="GX-K2"))


def read_tile(node: Node) -> Tile:
    clan = node.need("clan", one_of(CLANS)).text(CLANS)
    for_all = {word: bit for word, bit in ABILITIES.items() if bit & book.TILE_ABILITIES}
    ability = node.need("ability", one_of(for_all)).text(for_all)
    certainty = node.get("certainty")
    tile = Tile(
        CLANS.index(clan) if clan in CLANS else 0,
        for_all.get(ability, 0),
        certainty.text(CERTAINTIES) if certainty is not None else "reconstructed",
    )
    node.only_these()
    return tile


# --- whole sets


def write_cards(cards: tuple[Card, ...], tiles: tuple[Tile, ...]) -> str:
    return write_toml(
        {
            "game": "gosu-x",
            "cards": [card_data(card) for card in cards],
            "tiles": [tile_data(tile) for tile in tiles],
        }
    )


def read_cards(text: str) -> tuple[tuple[Card, ...], tuple[Tile, ...]]:
    """A user's card set; a FormError lists everything that is wrong with it."""
    problems: list[str] = []
    document = Node(parse_toml("card-set", text), "", problems)
    document.need("game", '"gosu-x"').text(["gosu-x"])
    nodes = document.need("cards", say("expected-cards")).items()
    own_tiles = document.get("tiles")
    tile_nodes = own_tiles.items() if own_tiles is not None else []
    document.only_these()
    cards = tuple(read_card(Node(n.value, named_path(n), problems)) for n in nodes)
    tiles = tuple(read_tile(n) for n in tile_nodes) if own_tiles is not None else TILES
    if nodes or not problems:
        problems += set_problems(cards, tiles)
    if not problems:
        problems += play_problems(cards, tiles)
    if problems:
        raise FormError("card-set", problems)
    return cards, tiles


def named_path(node: Node) -> str:
    """cards[3] (Sati): the name helps more than the number."""
    name = node.value.get("name") if isinstance(node.value, dict) else None
    return f"{node.path} ({name})" if isinstance(name, str) else node.path


def set_problems(cards: tuple[Card, ...], tiles: tuple[Tile, ...]) -> list[str]:
    problems: list[str] = []
    seen: dict[str, int] = {}
    names = {card.plain_name for card in cards}
    for index, card in enumerate(cards):
        path = f"cards[{index}] ({card.name})"
        if card.id and card.id in seen:
            problems.append(say("form-same-id", path=path, id=card.id, other=seen[card.id]))
        seen.setdefault(card.id, index)
        for name in (*names_in((*card.entry, *card.triggered)), *card.also):
            if name not in names:
                problems.append(say("form-no-such-name", path=path, name=name))
    if len(cards) >= NO_CARD:
        problems.append(say("form-faces", found=len(cards), high=NO_CARD - 1))
    for clan, word in enumerate(CLANS):
        total = sum(card.count for card in cards if card.clan == clan)
        if not CLAN_MIN <= total <= CLAN_MAX:
            problems.append(say("form-clan-size", clan=word, found=total, low=CLAN_MIN, high=CLAN_MAX))
        if not any(card.clan == clan and card.levels & book.TROOP for card in cards):
            problems.append(say("form-no-troop", clan=word, rule="GX-P1"))
        count = sum(tile.clan == clan for tile in tiles)
        if count != 1:
            problems.append(say("form-tiles", clan=word, found=count, rule="GX-C2"))
    return problems


def play_problems(cards: tuple[Card, ...], tiles: tuple[Tile, ...]) -> list[str]:
    """What could not be played to its end (GX-E20), or not be read."""
    problems: list[str] = []
    for index, card in enumerate(cards):
        path = f"cards[{index}] ({card.name})"
        for key, effects, below in (
            ("entry", card.entry, BELOW_ENTRY),
            ("triggered", card.triggered, BELOW_TRIGGERED),
        ):
            problems += effect_problems(f"{path}.{key}", Seq(list(effects)), below)
            copies = copies_in(effects)
            if copies > COPIES_MAX:
                where = f"{path}.{key}"
                problems.append(say("form-copies", path=where, found=copies, most=COPIES_MAX, rule="GX-E20"))
    if problems:
        return problems
    for index, card in enumerate(cards):
        path = f"cards[{index}] ({card.name})"
        for text in (card_headline, card_text):
            problems += text_problems(path, partial(text, card))
    for index, tile in enumerate(tiles):
        problems += text_problems(f"tiles[{index}]", partial(tile_text, tile))
    return problems


class XCards(CardSet):
    """A card set of GOSU X."""

    item_groups: ClassVar = {"tiles": "tile"}

    def __init__(self, cards: tuple[Card, ...], tiles: tuple[Tile, ...]) -> None:
        self.cards = cards
        self.tiles = tiles
        self.x_book = make_book(cards, tiles)
        super().__init__(
            [card.id for card in cards],
            [card.label for card in cards],
            [card.count for card in cards],
            [*(card_data(card) for card in cards), *(tile_data(tile) for tile in tiles)],
            self.x_book,
        )
        self.depths = [
            max(BELOW_ENTRY + int(entry), BELOW_TRIGGERED + int(triggered) if card.trigger else 0)
            for card, entry, triggered in zip(
                cards, self.x_book.entry_room, self.x_book.triggered_room, strict=True
            )
        ]

    def write(self) -> str:
        return write_cards(self.cards, self.tiles)


@lru_cache(maxsize=16)  # one set serves many tables
def own_set(text: str) -> XCards:
    """A user's set from its TOML text."""
    return XCards(*read_cards(text))


def make_book(cards: tuple[Card, ...], tiles: tuple[Tile, ...]) -> XBook:
    made = XBook()
    for path, effect in STRUCTURE:
        made.add(path, effect)
    for number, card in enumerate(cards):
        made.names.setdefault(card.plain_name, number)
        kin = made.names[card.plain_name]
        made.add_face(card.clan, card.levels, card.value, kin, card.count)
        shift = -1 if card.shift is None else card.shift
        made.add_marks(shift, card.keywords, card.icons, card.abilities, card.reaction)
    for card in cards:
        entry, triggered = Seq(fresh(card.entry)), Seq(fresh(card.triggered))
        also = [made.names[name] for name in card.also]
        made.add_effects(f"cards.{card.id}", entry, card.trigger, triggered, also)
    for tile in tiles:
        made.tile[tile.clan] = tile.ability
    return made


STANDARD: Final = XCards(CARDS, TILES)
