"""Positions of GOSU X: any situation where a turn starts, in a few lines of TOML."""

from typing import Final

from honjin.armies.engine.places import ARMY_MAX, COLUMNS, ROWS, place_at, seat_of
from honjin.armies.position import army_rows
from honjin.armies.standing import places_of
from honjin.engine import machine
from honjin.engine.machine import CARD, KNOWN_TO_ALL, NO_CARD, TURN, UNKNOWN, known_by
from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.cardset import XCards
from honjin.games.gosu_x.engine import layout
from honjin.games.gosu_x.engine.book import CLAN_BITS, LEVEL_BITS, MIRROR, RECRUITER, VETERAN
from honjin.games.gosu_x.engine.flow import GAME_OF_ROUNDS, SUPREMACY_TO_WIN
from honjin.games.gosu_x.engine.layout import (
    ACTIVE,
    ACTIVE_TILES,
    ADDITIONAL,
    BOUNTY_AT,
    CAPTURED,
    CLANS_OF,
    EMPTY,
    FLIPPED,
    LENGTHS,
    LOCKED,
    PASSED,
    RAISING,
    RECRUITED,
    ROUND,
    ROUND_TURNS,
    SPENT,
    SUPREMACY,
    TOKEN,
    TOKENS,
    TOKENS_MAX,
    TURNED,
    TURNS_LEFT,
    UNLIMITED,
    WONDER,
)
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.engine.turns import ROUND_OF_TURNS, ROUND_TURNS_MAX, TURN_OF_PLAYER
from honjin.games.gosu_x.engine.verbs.passing import TURNS_AFTER_PASS
from honjin.games.gosu_x.vocabulary import say
from honjin.table.card_set import CardSet
from honjin.table.forms import FormError, Node, card_of_this_set

BOTH: Final = known_by(0) | known_by(1)
TOKEN_WORDS: Final = tuple(f"tokens={count}" for count in range(1, TOKENS_MAX + 1))
ARMY_WORDS: Final = ("captured", "bounty", "veteran", "recruited", *TOKEN_WORDS)
LOCKED_MAX: Final = 2  # GX-C2: as at the start
HAND_WORDS: Final = ("known", "seen")  # to everybody, or to the other player alone

# --- writing


def write_position(s: XState, cards: CardSet) -> dict[str, object]:
    """A state, or an observation with ? for what the seat does not know."""
    return {
        "round": s.cells[ROUND],
        "turn": s.cells[TURN],
        "round_turns": s.cells[ROUND_TURNS],
        "to_move": s.cells[ACTIVE],
        "first": s.cells[layout.FIRST],
        "passed": [p for p in range(s.players) if s.seat_cell(p, PASSED)],
        "extra": bool(s.cells[ADDITIONAL]),
        "from_discard": bool(s.cells[RAISING]),
        "tiles": clan_words(s.cells[ACTIVE_TILES]),
        "seats": [write_seat(s, p, cards) for p in range(s.players)],
    }


def clan_words(bits: int) -> list[str]:
    return [clan for clan, bit in zip(CLANS, CLAN_BITS, strict=True) if bits & bit]


def card_word(card: int, cards: CardSet) -> str:
    return "?" if card == UNKNOWN else cards.ids[card]


def slot_word(slot: int, cards: CardSet) -> str:
    known = slot & KNOWN_TO_ALL
    word = " known" if known == KNOWN_TO_ALL else " seen" if known & BOTH == BOTH else ""
    return card_word(slot & CARD, cards) + word


def cell_word(s: XState, place: int, cards: CardSet) -> str:
    words = [cards.ids[s.card_at(place)]]
    if s.is_captured(place):
        words.append("captured")
    if s.tokens_on(place):
        words.append(f"tokens={s.tokens_on(place)}")
    if s.cell(place) & TURNED:
        words.append("veteran")
    if s.cell(place) & RECRUITED:
        words.append("recruited")
    if s.cells[BOUNTY_AT] == place:
        words.append("bounty")
    return " ".join(words)


def write_seat(s: XState, p: int, cards: CardSet) -> dict[str, object]:
    hand, deck = s.hand(p), s.deck(p)
    seat: dict[str, object] = {
        "clans": clan_words(s.clans(p)),
        "army": [
            [cell_word(s, place_at(p, row, column), cards) for column in range(s.row_length(p, row))]
            for row in range(ROWS)
        ],
        "hand": [slot_word(s.slot(hand, index), cards) for index in range(s.size(hand))],
        "deck_top": [slot_word(s.slot(deck, index), cards) for index in reversed(range(s.size(deck)))],
        "discard": [card_word(s.card(s.discard_pile(p), i), cards) for i in range(s.size(s.discard_pile(p)))],
        "removed": [card_word(s.card(s.removed(p), i), cards) for i in range(s.size(s.removed(p)))],
        "tokens": {
            "hand": s.tokens(p),
            "spent": s.seat_cell(p, SPENT),
            "locked": s.seat_cell(p, LOCKED),
        },
        "supremacy": s.seat_cell(p, SUPREMACY),
        "wonder": s.cells[WONDER] == p,
    }
    if s.seat_cell(p, FLIPPED):
        seat["flipped"] = clan_words(s.seat_cell(p, FLIPPED))
    banned = [
        f"{cards.ids[s.seat_cell(p, layout.BANNED_CARDS + i)]} {s.seat_cell(p, layout.BANNED_FOR + i)}"
        for i in range(layout.BANS)
        if s.seat_cell(p, layout.BANNED_CARDS + i) != NO_CARD
    ]
    if banned:
        seat["banned"] = banned
    if s.seat_cell(p, TURNS_LEFT) != UNLIMITED:
        seat["turns_left"] = s.seat_cell(p, TURNS_LEFT)
    return seat


# --- reading


class PositionReader:
    """Places the cards a position names and keeps count of those that are left for the decks."""

    def __init__(self, node: Node, s: XState, cards: XCards) -> None:
        self.node = node
        self.s = s
        self.cards = cards
        self.left = list(cards.copies)

    def read(self) -> None:
        """Fill the blank state; what is wrong is among the node's problems afterwards."""
        node, s = self.node, self.s
        last = s.players - 1
        seats = node.need("seats", "seats").items()
        for p, seat in enumerate(seats):
            self.read_clans(p, seat)
        if node.problems:  # whose a card is follows from the clans
            raise FormError("position", node.problems)
        s.cells[ROUND] = node.number("round", 1, 1, 3)
        s.cells[ACTIVE] = node.number("to_move", 0, 0, last)
        s.cells[layout.FIRST] = node.number("first", s.cells[ACTIVE], 0, last)
        s.cells[TURN] = node.number("turn", 1, 1, 9999)
        s.cells[ROUND_TURNS] = node.number("round_turns", 1, 1, ROUND_TURNS_MAX)
        s.cells[machine.COUNTER] = node.number("counter", 0, 0, 9999)
        for seat in node.listed_at("passed"):
            s.set_seat_cell(seat.integer(0, last), PASSED, 1)
        s.cells[ADDITIONAL] = int(node.is_set("extra"))
        s.cells[RAISING] = int(node.is_set("from_discard"))
        shared = node.number("turns_left", TURNS_AFTER_PASS, 1, TURNS_AFTER_PASS)
        for p, seat in enumerate(seats):
            self.read_seat(p, seat, shared)
        self.read_tiles()
        won = int(s.seat_cell(0, SUPREMACY) + s.seat_cell(1, SUPREMACY))
        if won < s.cells[ROUND] - 1:
            node.problems.append(say("form-supremacy", found=won, round=int(s.cells[ROUND]), rule="GX-D5"))
        mover = s.cells[ACTIVE]
        if s.seat_cell(mover, PASSED):
            node.problems.append(say("form-mover-passed", seat=mover, rule="GX-Q4"))
        elif s.seat_cell(mover, TURNS_LEFT) == 0:
            node.problems.append(say("form-mover-done", seat=mover, rule="GX-Q2"))
        if node.problems or shape_problems(s):
            return
        s.survey()
        for p in range(s.players):
            if s.seat_cell(p, layout.FACE_UP) == ARMY_MAX:
                node.problems.append(say("form-won-already", seat=p, rule="GX-B4"))
        s.push(GAME_OF_ROUNDS, s.cells[layout.FIRST])
        s.step = 1
        s.push(ROUND_OF_TURNS, s.cells[layout.FIRST])
        s.step = 1
        s.push(TURN_OF_PLAYER, mover)
        s.ask(mover)

    def clans(self, node: Node | None) -> int:
        bits = 0
        for clan in node.items() if node is not None else ():
            word = clan.text(CLANS)
            bits |= CLAN_BITS[CLANS.index(word)] if word in CLANS else 0
        return bits

    def read_clans(self, p: int, seat: Node) -> None:
        """GX-S2: three clans each, none of them in both decks."""
        s = self.s
        bits = self.clans(seat.need("clans", say("expected-clan")))
        if len(clan_words(bits)) != 3 and not self.node.problems:
            found = ", ".join(clan_words(bits)) or "-"
            self.node.problems.append(say("form-clans", seat=p, found=found, rule="GX-S2"))
        if p == 1 and bits & s.clans(0):
            shared = ", ".join(clan_words(bits & s.clans(0)))
            self.node.problems.append(say("form-clans-shared", found=shared, rule="GX-S2"))
        s.set_seat_cell(p, CLANS_OF, bits)

    def read_tiles(self) -> None:
        """The left-over ones unless others are named (none, to study a situation without them)."""
        s = self.s
        given = self.node.get("tiles")
        tiles = self.clans(given) if given is not None else 255 & ~(s.clans(0) | s.clans(1))
        s.cells[ACTIVE_TILES] = tiles | s.seat_cell(0, FLIPPED) | s.seat_cell(1, FLIPPED)
        # A tile of a player's own clan is active only because it was flipped (GX-S5).
        for p in range(s.players):
            s.set_seat_cell(p, FLIPPED, s.cells[ACTIVE_TILES] & s.clans(p))

    def read_seat(self, p: int, seat: Node, shared: int) -> None:
        s = self.s
        s.set_seat_cell(p, SUPREMACY, seat.number("supremacy", 0, 0, SUPREMACY_TO_WIN - 1))
        if seat.is_set("wonder"):
            if s.cells[WONDER] >= 0:
                self.node.problems.append(say("form-wonder", rule="GX-C2"))
            s.cells[WONDER] = p
        s.set_seat_cell(p, FLIPPED, self.clans(seat.get("flipped")) & s.clans(p))
        someone_passed = any(s.seat_cell(q, PASSED) for q in range(s.players))
        default = (0 if s.seat_cell(p, PASSED) else shared) if someone_passed else UNLIMITED
        s.set_seat_cell(p, TURNS_LEFT, seat.number("turns_left", default, 0, TURNS_AFTER_PASS))
        for row, places in enumerate(army_rows(seat)):
            for column, place in enumerate(places):
                self.place(place_at(p, row, column), row, place)
            s.set_seat_cell(p, LENGTHS + row, len(places))
        self.read_tokens(p, seat)
        for key, zone in (("hand", s.hand(p)), ("discard", s.discard_pile(p)), ("removed", s.removed(p))):
            for card in seat.listed_at(key):
                self.put(p, zone, card, key == "hand")
        self.read_bans(p, seat.get("banned"))
        self.stack_deck(p, seat.get("deck_top"))
        seat.only_these()

    def read_tokens(self, p: int, seat: Node) -> None:
        """GX-C2: four in all; those in hand or spent that are not given are the rest."""
        s = self.s
        node = seat.get("tokens")
        given = {key: None if node is None else node.get(key) for key in ("hand", "spent", "locked")}
        most = {"hand": TOKENS_MAX, "spent": TOKENS_MAX, "locked": LOCKED_MAX}
        found = {key: value.integer(0, most[key]) for key, value in given.items() if value is not None}
        if node is not None:
            node.only_these()
        locked = found.get("locked", LOCKED_MAX)
        on = sum(s.tokens_on(place) for place in places_of(s, p))
        spent = found.get("spent", max(TOKENS_MAX - locked - on - found["hand"], 0) if "hand" in found else 0)
        in_hand = found.get("hand", max(TOKENS_MAX - locked - on - spent, 0))
        s.set_seat_cell(p, TOKENS, in_hand)
        s.set_seat_cell(p, SPENT, spent)
        s.set_seat_cell(p, LOCKED, locked)

    def place(self, place: int, row: int, node: Node) -> None:
        number, words = self.card(seat_of(place), node, ARMY_WORDS)
        if number < 0:
            return
        if self.s.cards.levels[number] & LEVEL_BITS[row] == 0:
            node.wrong(say("expected-in-row", level=row + 1, rule="GX-A13"))
        tokens = sum(TOKEN_WORDS.index(word) + 1 for word in words if word in TOKEN_WORDS)
        turned = "veteran" in words or (tokens > 0 and is_veteran(self.s, number))
        cell = number + (CAPTURED if "captured" in words else 0) + tokens * TOKEN
        cell += (TURNED if turned else 0) + (RECRUITED if "recruited" in words else 0)
        self.s.set_cell(place, cell)
        if "bounty" in words:
            if self.s.cells[BOUNTY_AT] >= 0:
                self.node.problems.append(say("form-bounty", rule="GX-C2"))
            self.s.cells[BOUNTY_AT] = place

    def put(self, p: int, zone: int, node: Node, hand: bool) -> None:
        number, words = self.card(p, node, HAND_WORDS if hand else ())
        if number >= 0:
            self.s.put(zone, number + (self.known(p, words) if hand else KNOWN_TO_ALL))

    def known(self, p: int, words: list[str]) -> int:
        return KNOWN_TO_ALL if "known" in words else BOTH if "seen" in words else int(known_by(p))

    def card(self, p: int, node: Node, allowed: tuple[str, ...]) -> tuple[int, list[str]]:
        """A card of the seat that is still to be placed, and the words after it; -1 if there is none such."""
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
        elif self.s.clans(p) & CLAN_BITS[self.cards.cards[number].clan] == 0:
            node.wrong(say("expected-own-card", clans=", ".join(clan_words(self.s.clans(p)))))
            return -1, []
        elif self.left[number] == 0:
            node.wrong(say("expected-copies", copies=self.cards.copies[number]))
            return -1, []
        else:
            self.left[number] -= 1
        return number, words

    def read_bans(self, p: int, node: Node | None) -> None:
        """`sati 1`: a card, and how many ends of the other's turns it stays banned for."""
        for index, ban in enumerate(node.items(layout.BANS)[: layout.BANS] if node is not None else ()):
            word, *rest = ban.text(expected=say("expected-ban")).split() or [""]
            turns = rest[0] if rest else "2"
            if word not in self.cards.numbers or len(rest) > 1 or turns not in ("1", "2"):
                ban.wrong(say("expected-ban"))
                continue
            self.s.set_seat_cell(p, layout.BANNED_CARDS + index, self.cards.numbers[word])
            self.s.set_seat_cell(p, layout.BANNED_FOR + index, int(turns))

    def stack_deck(self, p: int, top: Node | None) -> None:
        """The named cards on top, the first one highest; below them the rest, shuffled by the seed."""
        s, deck = self.s, self.s.deck(p)
        named = [self.card(p, node, HAND_WORDS) for node in top.items()] if top is not None else []
        for number, copies in enumerate(self.left):
            if s.clans(p) & CLAN_BITS[self.cards.cards[number].clan]:
                for _ in range(copies):
                    s.push_slot(deck, number)
        if s.size(deck) > 1:
            s.shuffle(deck)
        for number, words in reversed(named):
            if number >= 0:
                s.push_slot(deck, number + (self.known(p, words) if words else 0))


# --- what no state can be


def shape_problems(s: XState) -> list[str]:
    """GX-A1: rows without gaps, none longer than the one below; GX-C2: four tokens for each player."""
    problems: list[str] = []
    for p in range(s.players):
        lengths = [s.row_length(p, row) for row in range(ROWS)]
        if not COLUMNS >= lengths[0] >= lengths[1] >= lengths[2] >= 0:
            problems.append(say("form-rows", seat=p, rows=str(lengths), rule="GX-A1"))
            continue
        for row in range(ROWS):
            for column in range(COLUMNS):
                if (s.cell(place_at(p, row, column)) == EMPTY) != (column >= lengths[row]):
                    problems.append(say("form-hole", seat=p, row=row + 1, rule="GX-A1"))
        tokens = s.tokens(p) + s.seat_cell(p, SPENT) + s.seat_cell(p, LOCKED)
        tokens += sum(s.tokens_on(place) for place in places_of(s, p))
        if tokens != TOKENS_MAX or min(s.tokens(p), s.seat_cell(p, SPENT), s.seat_cell(p, LOCKED)) < 0:
            problems.append(say("form-tokens", seat=p, found=int(tokens), rule="GX-C2"))
        if any(s.is_captured(place) and s.tokens_on(place) > 0 for place in places_of(s, p)):
            problems.append(say("form-captured-tokens", seat=p, rule="GX-A5"))
        if any(has_wrong_side(s, place) for place in places_of(s, p)):
            problems.append(say("form-veteran", seat=p, rule="GX-K6"))
        if any(has_wrongly_recruited(s, place) for place in places_of(s, p)):
            problems.append(say("form-recruited", seat=p, rule="GX-P5"))
    if s.clans(0) & s.clans(1) or not 0 <= s.clans(0) | s.clans(1) <= 255:
        problems.append(say("form-clans-shared", found=clan_list(s.clans(0) & s.clans(1)), rule="GX-S2"))
    bounty = s.cells[BOUNTY_AT]
    if bounty != -1 and (not is_place(bounty) or s.cell(bounty) == EMPTY):
        problems.append(say("form-bounty-place", rule="GX-E4"))
    if not -1 <= s.cells[WONDER] < s.players:
        problems.append(say("form-wonder", rule="GX-C2"))
    return problems


def is_veteran(s: XState, card: int) -> bool:
    return s.cards.keywords[card] & VETERAN != 0


def has_wrong_side(s: XState, place: int) -> bool:
    """GX-K6: turned are the tokens on Veterans, and those on what had the keyword from a mirror card."""
    card, turned = s.card_at(place), s.cell(place) & TURNED != 0
    if s.cell(place) == EMPTY:
        return False
    if is_veteran(s, card):
        return turned != (s.tokens_on(place) > 0)
    return turned and (s.tokens_on(place) == 0 or s.cards.abilities[card] & MIRROR == 0)


def has_wrongly_recruited(s: XState, place: int) -> bool:
    """GX-P5: only by the option has a Recruiter had its card."""
    if s.cell(place) & RECRUITED == 0:
        return False
    card = s.card_at(place)
    recruits = s.cards.keywords[card] & RECRUITER != 0 or s.cards.abilities[card] & MIRROR != 0
    return s.cells[layout.RECRUITS_ONCE] == 0 or not recruits


def clan_list(bits: int) -> str:
    return ", ".join(clan_words(bits)) or "-"


def is_place(number: int) -> bool:
    return any(
        number == place_at(p, row, column)
        for p in range(2)
        for row in range(ROWS)
        for column in range(COLUMNS)
    )
