"""Dumps: the whole truth of a state as plain data without a trace of the layout, and back."""

from collections.abc import Iterator, Sequence
from typing import Final

from honjin.engine import machine
from honjin.engine.chance import KEY_BYTES
from honjin.engine.machine import (
    ASIDE,
    CARD,
    FRAME,
    KNOWN_TO_ALL,
    NO_CARD,
    SPECTATOR,
    STACK,
    STACK_MAX,
    State,
    known_by,
)
from honjin.table.card_set import CardSet
from honjin.table.forms import Node, Phrase, card_of_this_set
from honjin.table.layout import Block, Layout

LEAST: Final = -9  # of a number in a block
HEADER: Final = {
    "players": machine.PLAYERS,
    "seat": machine.DECIDER,
    "turn": machine.TURN,
    "ended": machine.ENDED,
    "winners": machine.WINNERS,
    "counter": machine.COUNTER,
}


def dump_state(s: State, layout: Layout, cards: CardSet) -> dict[str, object]:
    return {
        **{name: s.cells[at] for name, at in HEADER.items()},
        "key": s.key().hex(),
        "stack": [dump_frame(s, STACK + index * FRAME, cards) for index in range(s.depth())],
        "table": dump_block(s, 0, layout.table, cards),
        "seats": [dump_block(s, base, layout.seat, cards) for base in layout.seats(s.players)],
    }


def card_word(card: int, cards: CardSet) -> str:
    return "" if card == NO_CARD else cards.ids[card]


def dump_frame(s: State, at: int, cards: CardSet) -> list[object]:
    effect, step, player, source, pick, count = (s.cells[at + index] for index in range(FRAME))
    return [s.book.paths[effect], step, player, card_word(source, cards), pick, count]


def dump_block(s: State, base: int, block: Block, cards: CardSet) -> dict[str, object]:
    return {
        **{name: s.cells[base + at] for name, at in block.numbers.items()},
        **{name: card_word(s.cells[base + at], cards) for name, at in {**block.cards, **block.names}.items()},
        **{name: dump_zone(s, base + at, cards) for name, (at, _) in block.zones.items()},
        **{name: area.dump(s, base + at, cards) for name, (at, area) in block.areas.items()},
    }


def dump_zone(s: State, zone: int, cards: CardSet) -> list[str]:
    return [slot_words(s.slot(zone, index), cards) for index in range(s.size(zone))]


def slot_words(slot: int, cards: CardSet) -> str:
    """A card and who knows it there: `sati 0`, `sati all`, `sati 0 aside`."""
    known = slot & KNOWN_TO_ALL
    seats = ["all"] if known == KNOWN_TO_ALL else [str(p) for p in range(SPECTATOR) if known & known_by(p)]
    return " ".join([cards.ids[slot & CARD], *seats, *(["aside"] if slot & ASIDE else [])])


# --- back


def load_state(s: State, data: Node, layout: Layout, cards: CardSet) -> None:
    """Fill a fresh state; whatever is wrong is among the node's problems afterwards."""
    for name, at in HEADER.items():
        if name != "players":
            s.cells[at] = data.need(name, "a whole number").integer(-1)
    if not -1 <= s.seat < s.players:
        data.problems.append(f"seat: found {s.seat}, expected -1 to {s.players - 1}")
    key = data.need("key", "the random key as 128 hexadecimal digits")
    digits = key.text()
    if len(digits) == 2 * KEY_BYTES and set(digits) <= set("0123456789abcdef"):
        s.set_key(bytes.fromhex(digits))
    else:
        key.wrong("128 hexadecimal digits")
    frames = data.need("stack", "a list of frames").items(STACK_MAX)[:STACK_MAX]
    s.cells[machine.TOP] = machine.BOTTOM + len(frames) * FRAME
    for index, frame in enumerate(frames):
        load_frame(s, STACK + index * FRAME, frame, cards)
    table = data.need("table", "the table's numbers and piles")
    load_block(s, 0, layout.table, table, cards)
    seats = data.need("seats", "a list of seats").items()
    if len(seats) != s.players:
        data.problems.append(f"seats: found {len(seats)} seats, expected {s.players}")
    for base, seat in zip(layout.seats(s.players), seats, strict=False):
        load_block(s, base, layout.seat, seat, cards)
    if not data.problems:
        data.problems.extend(waiting_problems(s))


def waiting_problems(s: State) -> list[str]:
    """A game that is over waits for nothing; one that runs waits for an effect that asks."""
    if s.is_over:
        return ["stack: found effects that wait, expected none after the end"] if s.depth() > 0 else []
    if s.depth() == 0 or not isinstance(s.book.effects[s.cells[s.cells[machine.TOP]]], machine.Decision):
        return ["stack: found no decision on top, expected an effect that asks"]
    if s.seat != s.player:
        return [f"seat: found {s.seat}, expected {s.player}, the player of the decision on top of the stack"]
    return []


def load_frame(s: State, at: int, frame: Node, cards: CardSet) -> None:
    parts = frame.items()
    if len(parts) != FRAME:
        frame.wrong("[effect, step, player, source, pick, count]")
        return
    path = parts[0].text()
    if path not in s.book.paths:
        parts[0].wrong("the path of an effect of this game and card set")
        return
    s.cells[at] = s.book.paths.index(path)
    s.cells[at + machine.PLAYER] = parts[machine.PLAYER].integer(0, s.players - 1)
    for index in (machine.STEP, machine.PICK, machine.COUNT):
        s.cells[at + index] = parts[index].integer(-1)
    s.cells[at + machine.SOURCE] = read_card(parts[machine.SOURCE], parts[machine.SOURCE].text(), cards)


def load_block(s: State, base: int, block: Block, node: Node, cards: CardSet) -> None:
    for name, at in block.numbers.items():
        s.cells[base + at] = node.need(name, "a whole number").integer(LEAST)
    for name, at in {**block.cards, **block.names}.items():
        card = node.need(name, "a card or an empty text")
        s.cells[base + at] = read_card(card, card.text(), cards)
    for name, (at, most) in block.zones.items():
        slots = node.need(name, "a list of cards").items(most)[:most]
        s.cells[base + at] = len(slots)
        for index, slot in enumerate(slots):
            s.cells[base + at + 1 + index] = read_slot(slot, cards, s.players)
    for name, (at, area) in block.areas.items():
        area.load(s, base + at, node.need(name, area.expected), cards)
    node.only_these()


def read_card(node: Node, word: str, cards: CardSet) -> int:
    """A card by its id; an empty text is no card."""
    if word and word not in cards.numbers:
        node.wrong(card_of_this_set(word, cards.ids))
    return cards.numbers.get(word, NO_CARD)


def read_slot(node: Node, cards: CardSet, players: int) -> int:
    word, *known = node.text().split() or [""]
    slot = read_card(node, word, cards)
    seats = [str(p) for p in range(players)]
    if word == "":
        node.wrong("a card and who knows it")
    for seat in known:
        if seat == "all":
            slot |= KNOWN_TO_ALL
        elif seat == "aside":
            slot |= ASIDE
        elif seat in seats:
            slot |= known_by(int(seat))
        else:
            node.wrong(f"a card, then seats from 0 to {players - 1} or all, and aside where it is set aside")
    return slot


def card_count_problems(s: State, layout: Layout, cards: CardSet, copies: Sequence[int]) -> list[str]:
    """Every card of the set must be somewhere, with as many copies as are in this game."""
    found = [0] * len(cards.ids)
    for base, block in [(0, layout.table), *((base, layout.seat) for base in layout.seats(s.players))]:
        for card in cards_in(s, base, block):
            found[card] += 1
    return [
        Phrase("form-card-count", card=id, found=count, expected=expected)
        for id, count, expected in zip(cards.ids, found, copies, strict=True)
        if count != expected
    ]


def cards_in(s: State, base: int, block: Block) -> Iterator[int]:
    """The cards that lie in the cells of a block."""
    for at in block.cards.values():
        if s.cells[base + at] != NO_CARD:
            yield int(s.cells[base + at])
    for at, _ in block.zones.values():
        for index in range(s.size(base + at)):
            yield int(s.card(base + at, index))
    for at, area in block.areas.values():
        yield from area.cards_in(s, base + at)
