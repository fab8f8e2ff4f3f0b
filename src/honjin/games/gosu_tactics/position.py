"""Positions of GOSU Tactics: any situation where a turn starts, in a few lines of TOML."""

from honjin.armies.engine.places import COLUMNS, ROWS, place_at
from honjin.armies.position import army_rows
from honjin.engine import machine
from honjin.engine.machine import ASIDE, CARD, KNOWN_TO_ALL, TURN, UNKNOWN, known_by
from honjin.games.gosu_tactics.cardset import say
from honjin.games.gosu_tactics.engine import layout
from honjin.games.gosu_tactics.engine.layout import (
    ACTIVE,
    ADDITIONAL,
    ADVANTAGE,
    DECK,
    DISCARD,
    DUE,
    EMPTY,
    FIELDED,
    IMPRISONED,
    LENGTHS,
    PASSED,
    POINTS,
    ROUND,
    TURNS,
    TURNS_LEFT,
    UNLIMITED,
)
from honjin.games.gosu_tactics.engine.state import TacticsState
from honjin.games.gosu_tactics.engine.turns import (
    POINTS_TO_WIN,
    ROUND_OF_TURNS,
    TURN_OF_PLAYER,
    TURNS_AFTER_PASS,
    TURNS_MAX,
)
from honjin.table.card_set import CardSet
from honjin.table.forms import Node, card_of_this_set

# --- writing


def write_position(s: TacticsState, cards: CardSet) -> dict[str, object]:
    """A state, or an observation with ? for what the seat does not know."""
    extra = s.cells[ADDITIONAL] + s.cells[DUE]
    return {
        "round": s.cells[ROUND],
        "turn": s.cells[TURN],
        "to_move": s.cells[ACTIVE],
        "first": s.cells[layout.FIRST],
        "passed": [p for p in range(s.players) if s.seat_cell(p, PASSED)],
        "extra": extra if s.cells[ADDITIONAL] else 0,
        "advantage": s.cells[ADVANTAGE],
        "deck_top": [card_word(s.card(DECK, index), cards) for index in reversed(range(s.size(DECK)))],
        "discard": [card_word(s.card(DISCARD, index), cards) for index in range(s.size(DISCARD))],
        "seats": [write_seat(s, p, cards) for p in range(s.players)],
    }


def card_word(card: int, cards: CardSet) -> str:
    return "?" if card == UNKNOWN else cards.ids[card]


def write_seat(s: TacticsState, p: int, cards: CardSet) -> dict[str, object]:
    rows = []
    for row in range(ROWS):
        cells = [s.cell(place_at(p, row, column)) for column in range(s.row_length(p, row))]
        rows.append([cards.ids[c & CARD] + (" imprisoned" if c & IMPRISONED else "") for c in cells])
    hand = []
    for index in range(s.hand_size(p)):
        slot = s.slot(s.hand(p), index)
        known = slot & KNOWN_TO_ALL == KNOWN_TO_ALL
        hand.append(card_word(slot & CARD, cards) + (" known" if known else ""))
    seat: dict[str, object] = {
        "army": rows,
        "hand": hand,
        "points": s.points(p),
        "turns": s.seat_cell(p, TURNS),
    }
    if s.seat_cell(p, FIELDED) and s.army_size(p) == 0:
        seat["fielded"] = True
    if s.seat_cell(p, TURNS_LEFT) != UNLIMITED:
        seat["turns_left"] = s.seat_cell(p, TURNS_LEFT)
    return seat


# --- reading


class PositionReader:
    """Places the cards a position names and keeps count of those that are left for the pile."""

    def __init__(self, node: Node, s: TacticsState, cards: CardSet) -> None:
        self.node = node
        self.s = s
        self.cards = cards
        self.left = list(cards.copies)

    def read(self) -> None:
        """Fill the blank state; what is wrong is among the node's problems afterwards."""
        node, s = self.node, self.s
        last = s.players - 1
        s.cells[ROUND] = node.number("round", 1, 1, 99)
        s.cells[ACTIVE] = node.number("to_move", 0, 0, last)
        s.cells[layout.FIRST] = node.number("first", s.cells[ACTIVE], 0, last)
        s.cells[ADVANTAGE] = node.number("advantage", 0, 0, last)
        s.cells[TURN] = node.number("turn", 1, 1, 9999)
        s.cells[machine.COUNTER] = node.number("counter", 0, 0, 9999)
        for seat in node.listed_at("passed"):
            s.set_seat_cell(seat.integer(0, last), PASSED, 1)
        shared = node.number("turns_left", TURNS_AFTER_PASS, 0, TURNS_AFTER_PASS)
        extra = node.get("extra")
        due = (
            0
            if extra is None
            else int(extra.value)
            if isinstance(extra.value, bool)
            else extra.integer(0, 99)
        )
        s.cells[ADDITIONAL] = min(due, 1)
        s.cells[DUE] = max(due - 1, 0)
        for p, seat in enumerate(node.need("seats", "seats").items()):
            self.read_seat(p, seat, shared)
        mover = s.cells[ACTIVE]
        if s.seat_cell(mover, PASSED):
            node.problems.append(say("form-mover-passed", seat=mover, rule="GT-R2"))
        elif s.seat_cell(mover, TURNS_LEFT) == 0 and due == 0:
            node.problems.append(say("form-mover-done", seat=mover, rule="GT-R2"))
        for card in node.listed_at("discard"):
            self.put(DISCARD, card, KNOWN_TO_ALL, ())
        self.stack_deck()
        for p in range(s.players):
            if s.has_won(p):
                node.problems.append(say("form-won-already", seat=p, rule="GT-B4"))
        s.push(ROUND_OF_TURNS, s.cells[layout.FIRST])
        s.step = 1
        s.push(TURN_OF_PLAYER, mover)
        s.ask(mover)

    def read_seat(self, p: int, seat: Node, shared: int) -> None:
        s = self.s
        s.set_seat_cell(p, POINTS, seat.number("points", 0, 0, POINTS_TO_WIN - 1))
        s.set_seat_cell(p, TURNS, seat.number("turns", 0, 0, TURNS_MAX - 1))
        someone_passed = any(s.seat_cell(q, PASSED) for q in range(s.players))
        default = (0 if s.seat_cell(p, PASSED) else shared) if someone_passed else UNLIMITED
        s.set_seat_cell(p, TURNS_LEFT, seat.number("turns_left", default, 0, TURNS_AFTER_PASS))
        for row, places in enumerate(army_rows(seat)):
            for column, place in enumerate(places):
                self.place(place_at(p, row, column), row, place)
            s.set_seat_cell(p, LENGTHS + row, len(places))
        fielded = seat.get("fielded")
        had_army = s.army_size(p) > 0 or (fielded is not None and fielded.flag())
        s.set_seat_cell(p, FIELDED, int(had_army))
        for card in seat.listed_at("hand"):
            known = KNOWN_TO_ALL if "known" in str(card.value).split()[1:] else known_by(p)
            self.put(s.hand(p), card, known, ("known",))
        seat.only_these()

    def place(self, place: int, row: int, node: Node) -> None:
        number, words = self.card(node, ("imprisoned",))
        if number < 0:
            return
        if self.s.cards.level[number] != row + 1:
            node.wrong(say("expected-in-row", level=row + 1, rule="GT-A1"))
        self.s.set_cell(place, number + (IMPRISONED if "imprisoned" in words else 0))

    def put(self, zone: int, node: Node, known: int, allowed: tuple[str, ...]) -> None:
        number, _ = self.card(node, allowed)
        if number >= 0:
            self.s.put(zone, number + known)

    def card(self, node: Node, allowed: tuple[str, ...]) -> tuple[int, list[str]]:
        """A card that is still to be placed, and the words after it; -1 if there is none such."""
        word, *words = node.text(expected=say("expected-card-id")).split() or [""]
        if word == "?":
            node.wrong(say("expected-no-unknown"))
            return -1, []
        number = self.cards.numbers.get(word, -1)
        if number < 0:
            node.wrong(card_of_this_set(word, self.cards.ids))
        elif any(w not in allowed for w in words):
            only = say("expected-only-words", words=", ".join(allowed))
            node.wrong(only if allowed else say("expected-only-id"))
        elif self.left[number] == 0:
            node.wrong(say("expected-copies", copies=self.cards.copies[number]))
            return -1, []
        else:
            self.left[number] -= 1
        return number, words

    def stack_deck(self) -> None:
        """The named cards on top, the first one highest; below them the rest, shuffled by the seed."""
        numbers = [self.card(card, ())[0] for card in self.node.listed_at("deck_top")]
        s = self.s
        for number, copies in enumerate(self.left):
            for _ in range(copies):
                s.push_slot(DECK, number)
        if s.size(DECK) > 1:
            s.shuffle(DECK)
        for number in reversed(numbers):
            if number >= 0:
                s.push_slot(DECK, number)


# --- what no state can be


def shape_problems(s: TacticsState) -> list[str]:
    """GT-A1: rows without gaps, none longer than the one below; marks only on cards that stand."""
    problems: list[str] = []
    for p in range(s.players):
        lengths = [s.row_length(p, row) for row in range(ROWS)]
        if not COLUMNS >= lengths[0] >= lengths[1] >= lengths[2] >= 0:
            problems.append(say("form-rows", seat=p, rows=str(lengths), rule="GT-A1"))
            continue
        for row in range(ROWS):
            for column in range(COLUMNS):
                if (s.cell(place_at(p, row, column)) == EMPTY) != (column >= lengths[row]):
                    problems.append(say("form-hole", seat=p, row=row + 1, rule="GT-A1"))
        aside = sum(1 for index in range(s.hand_size(p)) if s.slot(s.hand(p), index) & ASIDE)
        if aside != s.seat_cell(p, layout.SET_ASIDE):
            expected = s.seat_cell(p, layout.SET_ASIDE)
            problems.append(say("form-aside", seat=p, found=aside, expected=expected))
    return problems
