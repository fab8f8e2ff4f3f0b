"""The machine: effects wait on a stack, a decision stops it, facts tell what happened."""

from array import array
from typing import Any, ClassVar, Final, Generic

from librt.strings import BytesWriter, write_i32_be
from librt.vecs import append, pop, vec
from mypy_extensions import i32, i64
from typing_extensions import TypeVar

from honjin.engine.chance import WORD_RANGE, Chance, Stream

NOBODY: Final = -1
STEP_CAP: Final = 100_000
CHAIN_CAP: Final = 50_000  # after so many steps without a decision nothing more is set off

# The first cells of every state.
TOP: Final = 0  # where the top frame lies; BOTTOM when the stack is empty
DECIDER: Final = 1  # who decides, or NOBODY
PLAYERS: Final = 2
TURN: Final = 3  # turns begun so far
ENDED: Final = 4  # the number of the rule that ended the game, 0 while it runs
WINNERS: Final = 5  # seats as bits
COUNTER: Final = 6  # digests drawn from the key so far
KEY: Final = 7
KEY_WORDS: Final = 16
STACK: Final = KEY + KEY_WORDS
STACK_MAX: Final = 40

# A frame of the stack.
FRAME: Final = 6
BOTTOM: Final = STACK - FRAME
EFFECT: Final = 0  # the effect's number in the Book
STEP: Final = 1
PLAYER: Final = 2
SOURCE: Final = 3  # the card the effect comes from, or NO_CARD
PICK: Final = 4  # a place or seat chosen before, never a card
COUNT: Final = 5

GAME_CELLS: Final = STACK + STACK_MAX * FRAME  # where a game's own cells begin

# A slot of a zone: a card, the seats that know it there, and whether its owner has secretly set it aside.
CARD: Final = 127
UNKNOWN: Final = 127  # in an observation: a card the seat does not know
NO_CARD: Final = 127
KNOWN_BY_0: Final = 128  # seat p: KNOWN_BY_0 times 2 to the p
KNOWN_TO_ALL: Final = 31 * KNOWN_BY_0  # four seats and the spectators
SPECTATOR: Final = 4
ASIDE: Final = 32 * KNOWN_BY_0

# A lot, one use of chance: its counter, how it was drawn, how many, so many before, so many after.
NUMBERS: Final = 0  # before: the bounds; after: a number below each
SHUFFLE: Final = 1  # before: the cards in their order; after: in their new one

# A fact: what, under which rule, in which turn, by whom, and the details; the card is for those who know it.
FACT: Final = 8


def seat_bit(seat: i64) -> i64:
    """The seat as a bit (compiled, a shift of 32 bits)."""
    return 1 << seat


def known_by(seat: i64) -> i64:
    """The bit in a slot that says the seat knows the card there."""
    return KNOWN_BY_0 << seat


def seen_slot(slot: i64, bit: i64) -> i64:
    """The slot as the seat with this bit sees it, in a zone that is not its own.

    Who else knows a card there would tell about copies that the seat does not know, unless everybody does.
    """
    if slot & bit == 0:
        return UNKNOWN
    public = slot & KNOWN_TO_ALL == KNOWN_TO_ALL
    return (slot & CARD) + (KNOWN_TO_ALL if public else bit)


# The state that an effect works on: `Effect[MyState]` is one of this game alone, a plain `Effect` one of any.
S = TypeVar("S", bound="State", contravariant=True, default=Any)


class Effect(Generic[S]):
    """Anything that can wait on the stack: a turn, a phase, a card's power."""

    word: ClassVar[str] = ""  # its name in card files and dumps
    keeps_place: ClassVar[bool] = False  # its PICK is a place in an army that follows the card standing there
    keeps_source: ClassVar[bool] = False  # that card is the one whose effect lies above
    above: ClassVar[i64] = 0  # frames that it may put on itself, its parts apart
    own_steps: ClassVar[i64] = 3  # that the machine takes for it between two decisions, its parts apart
    rounds: ClassVar[i64] = 1  # how often it goes through its parts

    def __init__(self) -> None:
        self.number: i64 = -1  # its place in the Book

    def resolve(self, s: S) -> None:
        """Do the next step of the frame on top: pop it, push others above it, or ask."""
        raise NotImplementedError

    def parts(self) -> "list[Effect]":
        """The effects this one may push that belong to the same card."""
        return []

    def room(self) -> i64:
        """How many frames it and what lies on it can need, whatever it sets off apart."""
        most = self.above
        for part in self.parts():
            most = max(most, part.room())
        return 1 + most

    def length(self) -> i64:
        """How many steps it can take without a decision, whatever it sets off apart."""
        steps: i64 = 0
        for part in self.parts():
            steps += 1 + part.length()
        return self.own_steps + self.rounds * steps

    def data(self) -> dict[str, object]:
        """The fields that differ from their defaults, as a card file writes them."""
        return {}


class Decision(Effect[S]):
    """An effect that stops the machine for one pick from a finite list."""

    secret: ClassVar[bool] = False  # others see that a choice was made, not which

    def resolve(self, s: S) -> None:
        """Ask, or go on where there is nothing to ask."""
        s.ask(s.player)

    def offer(self, s: S) -> None:
        """Add the legal options; they depend on the deciding seat's observation alone."""
        raise NotImplementedError

    def failures(self, s: S, option: i64) -> i64:
        """Which conditions the option fails, as bits; 0 if it is legal."""
        raise NotImplementedError

    def choose(self, s: S, option: i64) -> None:
        """Carry out a legal option."""
        raise NotImplementedError

    # --- for `resolve` and `offer` to use

    def ask_if_possible(self, s: S) -> None:
        """Ask, or do nothing where there is nothing to choose; whether there is, must be public."""
        if s.offer() == 0:
            s.tell_nothing_done()
            s.pop()
        else:
            s.ask_listed(s.player)

    def consider(self, s: S, option: i64) -> None:
        """Offer the option if it is legal."""
        if self.failures(s, option) == 0:
            s.add_option(option)

    def consider_cards(self, s: S, zone: i64, kind: i64) -> None:
        """Offer the legal cards of an unordered zone, two copies once."""
        before: i64 = UNKNOWN
        for index in range(s.size(zone)):
            card = s.card(zone, index)
            if card != before:
                before = card
                self.consider(s, kind + card)


NO_QUESTION: Final = Decision[Any]()


class Book:
    """What never changes during a game: its numbered effects, each with a path that stays the same."""

    def __init__(self) -> None:
        self.ids: list[str] = []  # of the cards, by number
        self.effects = vec[Effect]()
        self.questions = vec[Decision]()  # the effect itself, or NO_QUESTION
        self.paths: list[str] = []

    def add(self, path: str, effect: Effect) -> None:
        if effect.number not in (-1, len(self.effects)):
            raise ValueError(f"{path}: this effect already has number {effect.number} in another book")
        effect.number = len(self.effects)
        self.effects = append(self.effects, effect)
        self.questions = append(self.questions, effect if isinstance(effect, Decision) else NO_QUESTION)
        self.paths.append(path)
        for index, part in enumerate(effect.parts()):
            self.add(f"{path}.{index}", part)


class State:
    """One moment of a game: a flat buffer of small ints and the Book it refers to.

    Where a cell is read, its number is a name or a constant: compiled, the buffer then need not be held.
    """

    def __init__(self, book: Book, cells: "vec[i64]") -> None:
        self.book = book
        self.cells = cells
        self.offered = vec[i64]()  # room for options, kept from one question to the next
        self.listed: i64 = 0  # how many of them are options now
        self.is_listed = False  # they are those of the question that waits
        self.taken: i64 = 0  # steps since the last decision
        # For a table that listens; no part of the state.
        self.listening = False
        self.facts = vec[i64]()
        self.lots = vec[i64]()
        self.revealed = False  # somebody has learnt a card since this was last cleared

    def clone(self) -> "State":
        raise NotImplementedError

    def observe(self, seat: i64) -> "State":
        """The same state as far as the seat (or SPECTATOR) knows it."""
        raise NotImplementedError

    def sample(self, stream: Stream) -> "State":
        """A full state consistent with this observation."""
        raise NotImplementedError

    def to_bytes(self) -> bytes:
        """All of it, for a process that runs the same version; equal moments are equal bytes."""
        return bytes(memoryview(self.cells))

    def filled(self, data: bytes) -> "State":
        """This state, with the cells of one of the same game, cards and players."""
        for at, number in enumerate(array("q", data)):
            self.cells[at] = number
        return self

    def shown(self) -> i64:
        """What chance has just shown and the next choices turn on, as a small number, for search."""
        return 0

    # --- decisions

    @property
    def seat(self) -> i64:
        return self.cells[DECIDER]

    @property
    def players(self) -> i64:
        return self.cells[PLAYERS]

    @property
    def turn(self) -> i64:
        return self.cells[TURN]

    @property
    def is_over(self) -> bool:
        return self.cells[ENDED] != 0

    def ask(self, seat: i64) -> None:
        self.cells[DECIDER] = seat

    def ask_listed(self, seat: i64) -> None:
        """Ask, where the options have just been listed to see whether there are any."""
        self.cells[DECIDER] = seat
        self.is_listed = True

    def decision(self) -> Decision:
        at = self.cells[TOP] + EFFECT
        return self.book.questions[self.cells[at]]

    def offer(self) -> i64:
        """List the options of the decision that waits; their number, 0 when the game is over."""
        if not self.is_listed:
            self.listed = 0
            if self.cells[ENDED] == 0:
                self.decision().offer(self)
        return self.listed

    def add_option(self, option: i64) -> None:
        at = self.listed
        self.listed = at + 1
        if at < len(self.offered):
            self.offered[at] = option
        else:
            self.offered = append(self.offered, option)

    def option(self, index: i64) -> i64:
        if index < 0 or index >= self.listed:
            raise IndexError(f"option {index} of {self.listed}")
        return self.offered[index]

    @property
    def options(self) -> "vec[i64]":
        """Those that were listed last."""
        return self.offered[: self.listed]

    def apply(self, option: i64) -> None:
        """Answer the decision that waits, with one of its options, and run to the next."""
        decision = self.decision()
        self.cells[DECIDER] = NOBODY
        self.is_listed = False
        self.taken = 0
        decision.choose(self, option)
        self.run()

    def choose(self, index: i64) -> None:
        """Apply the option of this number, among those listed."""
        self.apply(self.option(index))

    def run(self) -> None:
        effects = self.book.effects
        while self.cells[DECIDER] == NOBODY and self.cells[TOP] > BOTTOM:
            at = self.cells[TOP] + EFFECT
            effects[self.cells[at]].resolve(self)
            self.taken += 1
            if self.taken > STEP_CAP:
                raise RuntimeError(f"no decision after {STEP_CAP} steps")

    def end(self, winners: i64, rule: i64) -> None:
        """The game is over: nothing that waits will resolve."""
        self.cells[WINNERS] = winners
        self.cells[ENDED] = rule
        self.is_listed = False
        while self.cells[TOP] > BOTTOM:
            self.pop()
        self.cells[DECIDER] = NOBODY

    def playout(self, stream: Stream, limit: i64) -> i64:
        """Play random options until the game is over, `limit` decisions at most; how many were made."""
        made: i64 = 0
        while made < limit:
            count = self.offer()
            if count == 0:
                break
            self.choose(stream.below(count))
            made += 1
        return made

    # --- the stack

    def depth(self) -> i64:
        return (self.cells[TOP] - BOTTOM) // FRAME

    def has_room(self, frames: i64) -> bool:
        """Whether so many more effects can wait."""
        return self.depth() + frames <= STACK_MAX

    def push(self, effect: Effect, player: i64, source: i64 = NO_CARD, pick: i64 = 0, count: i64 = 0) -> None:
        cells = self.cells
        top = cells[TOP] + FRAME
        if top == GAME_CELLS:
            raise RuntimeError(f"more than {STACK_MAX} effects wait")
        cells[TOP] = top
        cells[top + EFFECT] = effect.number
        cells[top + STEP] = 0
        cells[top + PLAYER] = player
        cells[top + SOURCE] = source
        cells[top + PICK] = pick
        cells[top + COUNT] = count

    def pop(self) -> None:
        # What lies above the stack is cleared, so that equal moments are equal buffers.
        cells = self.cells
        top = cells[TOP]
        for at in range(top, top + FRAME):
            cells[at] = 0
        cells[TOP] = top - FRAME

    @property
    def step(self) -> i64:
        at = self.cells[TOP] + STEP
        return self.cells[at]

    @step.setter
    def step(self, value: i64) -> None:
        self.cells[self.cells[TOP] + STEP] = value

    @property
    def player(self) -> i64:
        at = self.cells[TOP] + PLAYER
        return self.cells[at]

    @player.setter
    def player(self, value: i64) -> None:
        self.cells[self.cells[TOP] + PLAYER] = value

    @property
    def source(self) -> i64:
        at = self.cells[TOP] + SOURCE
        return self.cells[at]

    @property
    def pick(self) -> i64:
        at = self.cells[TOP] + PICK
        return self.cells[at]

    @pick.setter
    def pick(self, value: i64) -> None:
        self.cells[self.cells[TOP] + PICK] = value

    @property
    def count(self) -> i64:
        at = self.cells[TOP] + COUNT
        return self.cells[at]

    @count.setter
    def count(self, value: i64) -> None:
        self.cells[self.cells[TOP] + COUNT] = value

    def follows_card(self, frame: i64) -> bool:
        """Whether the pick of this frame follows a card."""
        return self.book.effects[self.cells[frame + EFFECT]].keeps_place

    def follow(self, place: i64, to: i64) -> None:
        """The card at this place now stands at another, or is gone (-1): so say the picks that follow it."""
        cells = self.cells
        for frame in range(STACK, cells[TOP] + FRAME, FRAME):
            if cells[frame + PICK] == place and self.follows_card(frame):
                cells[frame + PICK] = to

    def swap_picks(self, a: i64, b: i64) -> None:
        """The cards at these two places have changed places: so do the picks that follow them."""
        cells = self.cells
        for frame in range(STACK, cells[TOP] + FRAME, FRAME):
            pick = cells[frame + PICK]
            if pick in (a, b) and self.follows_card(frame):
                cells[frame + PICK] = a + b - pick

    # --- zones: a size, then that many slots

    def size(self, zone: i64) -> i64:
        return self.cells[zone]

    def slot(self, zone: i64, index: i64) -> i64:
        at = zone + 1 + index
        return self.cells[at]

    def card(self, zone: i64, index: i64) -> i64:
        at = zone + 1 + index
        return self.cells[at] & CARD

    def holds(self, zone: i64, card: i64) -> bool:
        """Whether a copy of the card lies in an unordered zone, not counting those set aside."""
        cells = self.cells
        for at in range(zone + 1, zone + 1 + cells[zone]):
            found = cells[at] & (CARD + ASIDE)
            if found == card:
                return True
            if found & CARD > card:
                return False
        return False

    def put(self, zone: i64, slot: i64) -> None:
        """Into an unordered zone, kept in the order of the cards and, among copies, of who knows them.

        Copies are alike: a seat that knows one of them knows only that one is there. So the first copy is
        known to every seat that knows any, and the one that leaves is the first.
        """
        cells = self.cells
        at = zone + 1 + cells[zone]
        while at > zone + 1 and cells[at - 1] & CARD > slot & CARD:
            cells[at] = cells[at - 1]
            at -= 1
        while at > zone + 1 and cells[at - 1] & CARD == slot & CARD:
            before = cells[at - 1]
            cells[at] = before & slot
            slot |= before
            at -= 1
        cells[at] = slot
        cells[zone] += 1

    def take(self, zone: i64, card: i64) -> i64:
        """Out of a zone: the first copy's slot."""
        cells = self.cells
        size = cells[zone]
        at: i64 = zone + 1
        while cells[at] & CARD != card:
            at += 1
        slot = cells[at]
        cells[zone] = size - 1
        while at < zone + size:
            cells[at] = cells[at + 1]
            at += 1
        cells[at] = 0
        return slot

    def push_slot(self, zone: i64, slot: i64) -> None:
        """On top of an ordered zone."""
        cells = self.cells
        size = cells[zone] + 1
        cells[zone] = size
        cells[zone + size] = slot

    def pop_slot(self, zone: i64) -> i64:
        """From the top of an ordered zone."""
        cells = self.cells
        size = cells[zone]
        slot = cells[zone + size]
        cells[zone + size] = 0
        cells[zone] = size - 1
        return slot

    def learn(self, slot: i64, known: i64) -> i64:
        """The slot, known to these seats as well."""
        if known & ~slot != 0:
            self.revealed = True
        return slot | known

    def hide(self, zone: i64, seat: i64) -> None:
        """Make an unordered zone what the seat sees of it: the cards it knows, then unknown ones."""
        cells = self.cells
        bit = known_by(seat)
        kept: i64 = zone + 1
        for index in range(cells[zone]):
            seen = seen_slot(cells[zone + 1 + index], bit)
            if seen != UNKNOWN:
                cells[kept] = seen
                kept += 1
        for at in range(kept, zone + 1 + cells[zone]):
            cells[at] = UNKNOWN

    def count_off(self, left: "vec[i64]", zone: i64) -> None:
        """Take the cards that are known in this zone from what is left of each."""
        for at in range(zone + 1, zone + 1 + self.cells[zone]):
            card = self.cells[at] & CARD
            if card != UNKNOWN:
                left[card] -= 1

    def hide_order(self, zone: i64, seat: i64) -> None:
        """The same for an ordered zone."""
        bit = known_by(seat)
        for at in range(zone + 1, zone + 1 + self.cells[zone]):
            self.cells[at] = seen_slot(self.cells[at], bit)

    def deal_order(self, zone: i64, unseen: "vec[i64]") -> "vec[i64]":
        """Put cards where an ordered zone hides some; those that are left."""
        for at in range(zone + 1, zone + 1 + self.cells[zone]):
            if self.cells[at] == UNKNOWN:
                unseen, self.cells[at] = pop(unseen)
        return unseen

    def deal(self, zone: i64, unseen: "vec[i64]", known: i64) -> "vec[i64]":
        """The same for an unordered zone, of which these seats know every card."""
        slots = self.cells[zone + 1 : zone + 1 + self.cells[zone]]
        self.cells[zone] = 0
        for slot in slots:
            if slot == UNKNOWN:
                unseen, slot = pop(unseen)
            self.put(zone, slot | known)
        return unseen

    # --- chance

    def key(self) -> bytes:
        words = BytesWriter()
        for at in range(KEY, KEY + KEY_WORDS):
            word = self.cells[at]
            write_i32_be(words, i32(word - WORD_RANGE if word >= WORD_RANGE // 2 else word))
        return words.getvalue()

    def set_key(self, key: bytes) -> None:
        for index in range(KEY_WORDS):
            self.cells[KEY + index] = int.from_bytes(key[4 * index : 4 * index + 4], "big")

    def forget_key(self) -> None:
        for word in range(KEY_WORDS):
            self.cells[KEY + word] = 0

    def guess_key(self, stream: Stream) -> None:
        for word in range(KEY_WORDS):
            self.cells[KEY + word] = stream.word()

    def chance(self, words: i64 = 1) -> Chance:
        """The next digest of the game's own key; about so many words will be read."""
        drawn = Chance(self.key(), self.cells[COUNTER], words)
        self.cells[COUNTER] += 1
        return drawn

    def shuffle(self, zone: i64) -> None:
        """A new order, known to nobody."""
        cells = self.cells
        chance = self.chance(cells[zone])
        first = zone + 1
        for at in range(first, first + cells[zone]):
            cells[at] &= CARD
        if self.listening:
            self.tell_lot(SHUFFLE, cells[zone])
            self.tell_order(zone)
        for index in range(cells[zone] - 1, 0, -1):
            other = chance.below(index + 1)
            slot = cells[first + index]
            cells[first + index] = cells[first + other]
            cells[first + other] = slot
        if self.listening:
            self.tell_order(zone)

    def number(self, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely."""
        drawn = self.chance().below(bound)
        if self.listening:
            self.tell_lot(NUMBERS, 1)
            self.lots = append(self.lots, bound)
            self.lots = append(self.lots, drawn)
        return drawn

    def numbers(self, bound: i64, count: i64) -> "vec[i64]":
        """Several of one digest, each from one less than the one before: who is picked is there no more."""
        chance = self.chance()
        drawn = vec[i64]()
        for index in range(count):
            drawn = append(drawn, chance.below(bound - index))
        if self.listening:
            self.tell_lot(NUMBERS, count)
            for index in range(count):
                self.lots = append(self.lots, bound - index)
            for index in range(count):
                self.lots = append(self.lots, drawn[index])
        return drawn

    def tell_lot(self, kind: i64, count: i64) -> None:
        """The digest drawn last, for a table that listens: what was there before and the result follow."""
        self.lots = append(self.lots, self.cells[COUNTER] - 1)
        self.lots = append(self.lots, kind)
        self.lots = append(self.lots, count)

    def tell_order(self, zone: i64) -> None:
        for at in range(zone + 1, zone + 1 + self.cells[zone]):
            self.lots = append(self.lots, self.cells[at])

    # --- facts

    def forget_facts(self) -> None:
        """And lots."""
        self.facts = vec[i64]()
        self.lots = vec[i64]()

    def tell(
        self,
        kind: i64,
        rule: i64,
        player: i64,
        card: i64 = NO_CARD,
        place: i64 = -1,
        other: i64 = -1,
        known: i64 = KNOWN_TO_ALL,
    ) -> None:
        """Record what happened, if a table listens; `known` says who may know the card."""
        if not self.listening:
            return
        facts = self.facts
        facts = append(facts, kind)
        facts = append(facts, rule)
        facts = append(facts, self.cells[TURN])
        facts = append(facts, player)
        facts = append(facts, card)
        facts = append(facts, place)
        facts = append(facts, other)
        self.facts = append(facts, known)

    def tell_nothing_done(self) -> None:
        """That the effect on top finds nothing to choose, in a game that tells it."""

    def tell_together(self, kind: i64, rule: i64, player: i64, slots: "vec[i64]") -> None:
        """One fact a card, in the order of the cards: they come together, in whatever order they lay."""
        if not self.listening:
            return
        for card in range(CARD):
            for slot in slots:
                if slot & CARD == card:
                    self.tell(kind, rule, player, card, known=slot & KNOWN_TO_ALL)
