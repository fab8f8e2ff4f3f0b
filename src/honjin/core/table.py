"""Table: the public face of one running game."""

from dataclasses import dataclass
from functools import cached_property, partial
from hashlib import blake2b
from typing import TYPE_CHECKING

from honjin.core import facts
from honjin.core.codec import write_json, write_toml
from honjin.core.dump import dump_state
from honjin.core.facts import Fact, FactData, LogLine
from honjin.core.lots import Lot, heard_lots
from honjin.core.machine import (
    COUNTER,
    ENDED,
    FACT,
    NO_CARD,
    SPECTATOR,
    WINNERS,
    State,
    seat_bit,
)
from honjin.core.notation import Notation
from honjin.core.observation import Observation
from honjin.core.origin import ENDINGS, Choice, Ending, Opening, Origin
from honjin.core.people import Names, People
from honjin.core.record import write_record
from honjin.core.refusal import IllegalChoice, Refusal, core_refusal, rule_id, said
from honjin.core.result import result_text
from honjin.core.text import Argument
from honjin.core.witness import Witness

if TYPE_CHECKING:
    from honjin.core.game import Game

DUMP_FORMAT = 1


class Option:
    """One thing that the deciding seat may choose.

    `notation` is its text for `Table.play`, `kind` the first word of that; `card` is the id of the card that
    it names and `slot` the place (`0:II.3`), each None if it names none.
    """

    def __init__(self, seen: Observation, code: int) -> None:
        self._seen = seen
        self._code = code
        self.notation = seen.write(code)
        self.kind = self.notation.split()[0]
        self._details = seen.notation.details(code)
        self.card = seen.cards.ids[self._details["card"]] if "card" in self._details else None
        self.slot = seen.notation.place_word(self._details["place"]) if "place" in self._details else None

    def label(self, lang: str = "en", names: Names = ()) -> str:
        """What choosing it means, for the one who decides; `names` are those of the seats."""
        game, s = self._seen.game, self._seen.state
        people = People(int(s.players), int(s.seat), names)
        args = people.told(game.option_args(s, self._seen.cards, self._details), lang)
        return game.texts(lang, f"option-{self._seen.notation.key(self._code)}", args)

    def __repr__(self) -> str:
        return f"Option({self.notation!r})"


class Question:
    """A decision that waits: who is asked what, from that seat's observation alone.

    `seat` is who is asked, `prompt` the word for what.
    It does not know its table: in such a cycle every table left behind would wait for the garbage collector.
    """

    def __init__(self, seen: Observation) -> None:
        self._seen = seen
        self.observation = observation = seen.state
        self.seat = int(observation.seat)
        self.prompt = observation.decision().word
        count = observation.offer()
        self.codes = [int(observation.option(index)) for index in range(count)]

    @cached_property
    def options(self) -> list[Option]:
        """All that may be chosen: at least one, each once."""
        return [Option(self._seen, code) for code in self.codes]

    def label(self, lang: str = "en", names: Names = ()) -> str:
        """The question for people; `names` are those of the seats."""
        s = self.observation
        card = "none" if s.source == NO_CARD else self._seen.cards.names[s.source]
        args: dict[str, Argument] = {"count": s.count, "step": s.step, "card": card}
        game = self._seen.game
        people = People(int(s.players), self.seat, names)
        args |= {name: said(value, lang, names) for name, value in game.prompt_args(s).items()}
        return game.texts(lang, f"prompt-{self.prompt}", people.told(args, lang))


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the seats that won (none in a fight that was lost), the rule's id, the scores."""

    winners: tuple[int, ...]
    rule: str
    scores: tuple[int, ...]


class Table:
    """One running game: ask it what is to decide, play, look, save.

    `Game.new`, `Game.load`, `Game.position` and `replay` make one. Whatever takes a `seat` tells what that
    seat may know and nothing else; None is a spectator.
    """

    def __init__(self, game: "Game", opening: Opening, notation: Notation | None = None) -> None:
        self.game = game
        self.cards = opening.cards
        self.origin: Origin = opening.origin
        self._state = opening.state
        self.notation = notation or Notation(game.patterns, game.holes(opening.cards, self.players))
        self._choices = list(opening.choices)
        self._ending: Ending | None = opening.ending
        self._facts: list[Fact] = []
        self._told: list[FactData] = []  # the first of them, by word
        self._lots: list[Lot] = []
        # What the last choices can be taken back to: the state before each and how many facts there were.
        self._before: list[tuple[State, int]] = []
        self._question: Question | None = None
        self._state.listening = True
        self._hear()

    # --- deciding

    @property
    def players(self) -> int:
        """How many play; seats are numbered from 0."""
        return int(self._state.players)

    @property
    def decision(self) -> Question | None:
        """What is asked now; None when the game is over."""
        if self._state.is_over or self._ending is not None:
            return None
        if self._question is None:
            self._question = Question(self.observe(int(self._state.seat)))
        return self._question

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on."""
        s = self._state
        if self._ending is not None:
            winners = tuple(p for p in range(s.players) if p != self._ending.seat)
            return Outcome(winners, self._ending.rule, self.game.scores(s))
        if not s.is_over:
            return None
        winners = tuple(p for p in range(s.players) if s.cells[WINNERS] & seat_bit(p))
        return Outcome(winners, rule_id(self.game.prefix, s.cells[ENDED]), self.game.scores(s))

    def play(self, choice: Option | str) -> None:
        """Make a choice; if it is not among the options, IllegalChoice says why and nothing changes."""
        text = choice.notation if isinstance(choice, Option) else choice
        question = self.decision
        if question is None:
            raise IllegalChoice(text, [core_refusal("HJ-C3", "game-over")])
        code = self.notation.read(text, question.seat)
        if isinstance(code, Refusal) or code not in question.codes:
            raise IllegalChoice(text, self.why_not(question.seat, text))
        before = self._state.clone()
        decision = before.decision()
        made = Choice(question.seat, self.notation.write(code, question.seat), decision.secret)
        told = len(self._facts)
        self._state.revealed = False
        self._state.apply(code)
        self._question = None
        self._choices.append(made)
        if self._state.revealed or self._state.cells[COUNTER] != before.cells[COUNTER]:
            self._before = []
        else:
            self._before.append((before, told))
        self._hear()

    @property
    def choices(self) -> list[Choice]:
        """All choices so far, the secret ones too: the whole truth, for storage."""
        return list(self._choices)

    @property
    def lots(self) -> list[Lot]:
        """Every use of chance so far, for records of sealed games: the whole truth."""
        return list(self._lots)

    def end(self, seat: int, way: str) -> None:
        """Break the game off: the seat loses by `resign` (HJ-E1), `time-out` (HJ-E2) or `forfeit` (HJ-E3)."""
        if way not in ENDINGS:
            raise ValueError(f"ending: found {way!r}, expected one of {', '.join(ENDINGS)}")
        ending = Ending(self._check_seat(seat), way)
        if self.decision is None:
            raise IllegalChoice(way, [core_refusal("HJ-C3", "game-over")])
        self._ending = ending
        self._before = []

    def why_not(self, seat: int, choice: str) -> list[Refusal]:
        """Nothing if the seat may choose this now, else every condition it fails."""
        question = self.decision
        if question is None:
            return [core_refusal("HJ-C3", "game-over")]
        if not 0 <= seat < self.players:
            return [core_refusal("HJ-C2", "no-such-seat", found=seat, last=self.players - 1)]
        if seat != question.seat:
            return [core_refusal("HJ-C2", "not-your-decision", seat, self.players, seat=question.seat)]
        code = self.notation.read(choice, seat)
        if isinstance(code, Refusal):
            return [code]
        if code in question.codes:
            return []
        failed = question.observation.decision().failures(question.observation, code)
        return self._refusals(question, code, failed)

    def _refusals(self, question: Question, code: int, failed: int) -> list[Refusal]:
        if failed & 1:
            return [core_refusal("HJ-C1", "other-question", asked=question.label)]
        args = self.game.option_args(question.observation, self.cards, self.notation.details(code))
        return [
            Refusal(condition.rule, self.game.texts, condition.key, args, question.seat, self.players)
            for bit, condition in enumerate(self.game.conditions, start=1)
            if failed >> bit & 1
        ]

    # --- looking

    def observe(self, seat: int | None) -> Observation:
        """All that the seat knows, for bots; None: a spectator."""
        return Observation(self._observed(seat), self.notation, seat, self.game, self.cards)

    def _observed(self, seat: int | None) -> State:
        return self._state.observe(SPECTATOR if seat is None else self._check_seat(seat))

    def view(self, seat: int | None) -> dict[str, object]:
        """What the seat may see, as JSON-able data; None: what any spectator may."""
        observation = self._observed(seat)
        shown = self.game.view(observation, self.cards)
        question = self.decision
        decision: dict[str, object] | None = None
        if question is not None:
            decision = {"seat": question.seat, "prompt": question.prompt}
            if seat == question.seat:
                decision["options"] = [option.notation for option in question.options]
        return {"game": self.game.name, **shown, "decision": decision}

    def facts(self, since: int = 0) -> list[FactData]:
        """What happened from the `since`-th fact on, by word: the whole truth, for storage."""
        for fact in self._facts[len(self._told) :]:
            self._told.append(facts.by_word(fact, self.game, self.cards, self.notation, self.players))
        told = self._told[since:]
        if self._ending is not None and since <= len(self._facts):
            told.append(facts.of_ending(self._ending, int(self._state.turn)))
        return told

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """What happened from the `since`-th fact on, as data, as far as the seat may know it."""
        self._check_looker(seat)
        return [facts.event(fact, seat) for fact in self.facts(since)]

    def log(self, seat: int | None, lang: str = "en", since: int = 0, names: Names = ()) -> list[LogLine]:
        """What `events` tells, as lines for people; `names` are those of the seats."""
        self._check_looker(seat)
        texts, people = self.game.texts, People(self.players, seat, names)
        name = partial(self.cards.name, lang=lang)
        return [facts.line(fact, people, lang, texts, name) for fact in self.facts(since)]

    def result(self, seat: int | None, lang: str = "en", names: Names = ()) -> str | None:
        """How the game ended, for this reader; None while it goes on."""
        self._check_looker(seat)
        outcome, people = self.outcome, People(self.players, seat, names)
        if outcome is None:
            return None
        return result_text(self.game.package, outcome, self.facts(), people, lang)

    @property
    def fact_count(self) -> int:
        """How many facts log and events tell."""
        return len(self._facts) + (self._ending is not None)

    def _check_looker(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _check_seat(self, seat: int) -> int:
        if not 0 <= seat < self.players:
            raise ValueError(f"seat: found {seat!r}, expected 0 to {self.players - 1}")
        return seat

    # --- taking back

    def undo_depth(self, seat: int) -> int:
        """How many of its last choices the seat can take back: nothing was shown, no chance was used."""
        depth = 0
        for choice in reversed(self._choices[len(self._choices) - len(self._before) :]):
            if choice.seat != seat:
                break
            depth += 1
        return depth

    def undo(self) -> None:
        """Take back the last choice; ValueError if it showed a card or used chance (HJ-C5)."""
        if not self._before:
            raise ValueError(
                "nothing can be taken back: the last choice showed a card or used chance (HJ-C5)"
            )
        self._state, told = self._before.pop()
        self._question = None
        self._choices.pop()
        del self._facts[told:]
        del self._told[told:]
        self._state.listening = True

    # --- saving

    def clone(self) -> "Table":
        """The same game once more; what is played at one does not change the other."""
        twin = self.going_on_from(self._state.clone())
        twin._facts = list(self._facts)
        twin._told = list(self._told)
        twin._lots = list(self._lots)
        twin._before = list(self._before)
        return twin

    def going_on_from(self, state: State) -> "Table":
        """A table with the same choices behind it and this state instead, for checks and analysis."""
        opening = Opening(state, self.cards, self.origin, self._choices, self._ending)
        return Table(self.game, opening, self.notation)

    @property
    def state(self) -> State:
        """The whole truth, for checks; a player or bot gets `observe(seat)`."""
        return self._state

    @property
    def hash(self) -> str:
        """Of the canonical dump: equal exactly when the games are at the same point, on any machine."""
        game = self.game
        data = {
            "game": game.name,
            "rules": game.rules_version,
            "cards": self.cards.digest,
            "state": self._dumped(),
            **self._dumped_ending(),
        }
        return blake2b(write_json(data).encode(), digest_size=16).hexdigest()

    def _dumped(self) -> dict[str, object]:
        return dump_state(self._state, self.game.layout, self.cards)

    def _dumped_ending(self) -> dict[str, object]:
        """Nothing while the game was not broken off."""
        return {} if self._ending is None else {"ending": [self._ending.seat, self._ending.way]}

    def dump(self) -> str:
        """The whole truth at this decision, for `game.load`; never for players."""
        origin = {"seed": self.origin.seed, "options": dict(self.origin.options)}
        embedded = {} if self.origin.position is None else {"position": self.origin.position}
        return write_json(
            {
                "honjin": DUMP_FORMAT,
                "game": self.game.name,
                "rules": self.game.rules_version,
                "cards": self.cards.digest,
                "origin": {**origin, **embedded},
                "choices": [[choice.seat, choice.notation, choice.secret] for choice in self._choices],
                "state": self._dumped(),
                **self._dumped_ending(),
            }
        )

    def position(self, seat: int | None = None) -> str:
        """The position where a turn starts, as TOML; for a seat: no seed, and ? for what it does not know."""
        if not self.game.starts_turn(self._state):
            raise ValueError("a position can be written only where a turn starts")
        whole = seat is None
        s = self._state if seat is None else self._observed(seat)
        data: dict[str, object] = {"game": self.game.name}
        if whole:
            data |= {"seed": self.origin.seed, "counter": int(s.cells[COUNTER])}
        if self.origin.options:
            data["options"] = dict(self.origin.options)
        return write_toml({**data, **self.game.write_position(s, self.cards)})

    def record(self, seat: int | None = None, witness: Witness | None = None) -> str:
        """Header and choices; without a seat the whole truth, which replays; for a seat what it may know.

        What a witness noted of the bots is whole truth too.
        """
        choices = []
        for choice in self._choices:
            hidden = seat is not None and choice.secret and choice.seat != seat
            choices.append((choice.seat, f"{choice.notation.split()[0]} ?" if hidden else choice.notation))
        if seat is not None:
            return write_record(self, choices, None, self._check_seat(seat), self._ending)
        return write_record(self, choices, self.hash, None, self._ending, witness)

    # --- facts

    def _hear(self) -> None:
        """Take over the facts and the lots that the state has told since."""
        told = [int(number) for number in self._state.facts]
        self._lots += heard_lots([int(number) for number in self._state.lots], len(self._choices))
        self._state.forget_facts()
        for at in range(0, len(told), FACT):
            self._facts.append(Fact(*told[at : at + FACT]))
