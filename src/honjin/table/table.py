"""Table: the public face of one running game."""

from dataclasses import dataclass
from functools import cached_property, partial
from hashlib import blake2b
from typing import TYPE_CHECKING

from honjin.engine.machine import (
    COUNTER,
    ENDED,
    FACT,
    NO_CARD,
    SPECTATOR,
    WINNERS,
    State,
    seat_bit,
)
from honjin.table import facts
from honjin.table.bot_notes import BotNotes
from honjin.table.choice import ENDINGS, REWIND, Choice, Done, Ending, Rewind, standing
from honjin.table.dump import dump_state
from honjin.table.facts import Fact, FactData, LogLine
from honjin.table.forms import write_json, write_toml
from honjin.table.lots import Lot, heard_lots
from honjin.table.notation import Notation
from honjin.table.observation import Observation
from honjin.table.opening import Opening, Origin
from honjin.table.past import Past
from honjin.table.people import Names, People
from honjin.table.record import write_record
from honjin.table.refusal import IllegalChoice, Refusal, core_refusal, rule_id, said
from honjin.table.result import result_text
from honjin.table.text import Argument, Texts

if TYPE_CHECKING:
    from honjin.table.game import Game

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

    `seat` is who is asked, `prompt` the word for what; `card` is the id of the card that it is about, `cause`
    the place of the one whose effect asks and `threat` that of the one that an answer could save, or None.
    It does not know its table: in such a cycle every table left behind would wait for the garbage collector.
    """

    def __init__(self, seen: Observation) -> None:
        self._seen = seen
        self.observation = observation = seen.state
        self.seat = int(observation.seat)
        self.prompt = observation.decision().word
        self.card = None if observation.source == NO_CARD else seen.cards.ids[observation.source]
        self.cause = self._slot(seen.game.cause(observation))
        self.threat = self._slot(seen.game.threatened(observation))
        count = observation.offer()
        self.codes = [int(observation.option(index)) for index in range(count)]

    @cached_property
    def reaction(self) -> str | None:
        """The answer that lets happen what another seat is about to do; None: that is not what is asked."""
        return self._written(self._seen.game.reaction(self.observation))

    @cached_property
    def decline(self) -> str | None:
        """The answer that does nothing, where the seat may do something or not."""
        return self._written(self._seen.game.decline(self.observation))

    @cached_property
    def idle(self) -> str | None:
        """The answer to give where no other is of any use: the only one, or what the game says."""
        only = self.codes[0] if len(self.codes) == 1 else self._seen.game.idle(self.observation)
        return self._written(only)

    @cached_property
    def pause(self) -> bool:
        """Whether the game goes on by itself if the seat declines, and may ask so several times a turn."""
        return self._seen.game.pauses(self.observation)

    @cached_property
    def risk(self) -> int | None:
        """How much it risks to decline, to compare with the last time in this turn; None: not comparable."""
        return self._seen.game.risk(self.observation)

    def _written(self, code: int) -> str | None:
        return self._seen.write(code) if code in self.codes else None

    @cached_property
    def options(self) -> list[Option]:
        """All that may be chosen: at least one, each once."""
        return [Option(self._seen, code) for code in self.codes]

    def _slot(self, place: int) -> str | None:
        return None if place < 0 else self._seen.notation.place_word(place)

    def label(self, lang: str = "en", names: Names = (), is_asked: bool = True) -> str:
        """The question for people; `names` are those of the seats.

        To whom is asked it speaks of the options there are, to others of what such a question may offer.
        """
        s, game = self.observation, self._seen.game
        card = "none" if s.source == NO_CARD else self._seen.cards.names[s.source]
        kinds = list(dict.fromkeys(option.kind for option in self.options)) if is_asked else game.option_kinds
        args: dict[str, Argument] = {
            "count": s.count,
            "step": s.step,
            "card": card,
            "kinds": "-".join(sorted(kinds)),
            "ways": ways(game.texts, lang, kinds),
        }
        people = People(int(s.players), self.seat, names)
        args |= {name: said(value, lang, names) for name, value in game.prompt_args(s).items()}
        return game.texts(lang, f"prompt-{self.prompt}", people.told(args, lang))


def ways(texts: Texts, lang: str, kinds: list[str]) -> str:
    """What can be done now, in words, as far as the game has words for these kinds of options."""
    keys = [key for kind in kinds if texts.has(lang, key := f"way-{kind}")]
    *most, last = dict.fromkeys(texts(lang, key) for key in keys) or ("",)
    return (
        texts(lang, "either", {"count": len(most) + 1, "most": ", ".join(most), "last": last})
        if most
        else last
    )


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the seats that won (none in a fight that was lost), the rule's id, the scores.

    `rewound` is how often somebody went back to an earlier choice on the way (HJ-C6).
    """

    winners: tuple[int, ...]
    rule: str
    scores: tuple[int, ...]
    rewound: int = 0


@dataclass(frozen=True)
class RewindPoint:
    """A choice that its seat can go back to: `table.rewind(point.made)` asks for it again."""

    made: int  # choices before it
    turn: int
    choice: str  # in notation
    forced: bool = False  # nothing else could be chosen


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
        self._done = list(opening.done)
        self._choices = standing(self._done)
        self._ending: Ending | None = opening.ending
        self._facts: list[Fact | FactData] = []
        self._told: list[FactData] = []  # the first of them, by word
        self._lots: list[Lot] = []
        self._past = Past(len(self._choices))
        self._undoable = 0  # of the last choices
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
            return Outcome(winners, self._ending.rule, self.game.scores(s), self.rewound)
        if not s.is_over:
            return None
        winners = tuple(p for p in range(s.players) if s.cells[WINNERS] & seat_bit(p))
        return Outcome(winners, rule_id(self.game.prefix, s.cells[ENDED]), self.game.scores(s), self.rewound)

    def play(self, choice: Option | str | int) -> None:
        """Make a choice; if it is not among the options, IllegalChoice says why and nothing changes.

        An option can be named by its number too, as bots do.
        """
        text = choice.notation if isinstance(choice, Option) else str(choice)
        question = self.decision
        if question is None:
            raise IllegalChoice(text, [core_refusal("HJ-C3", "game-over")])
        code = choice if isinstance(choice, int) else self.notation.read(text, question.seat)
        if isinstance(code, Refusal) or code not in question.codes:
            raise IllegalChoice(text, self.why_not(question.seat, text))
        before = self._state.clone()
        decision = before.decision()
        made = Choice(question.seat, self.notation.write(code, question.seat), decision.secret)
        self._state.revealed = False
        self._state.apply(code)
        self._question = None
        self._choices.append(made)
        self._done.append(made)
        self._past.add(before, code, len(self._facts), len(question.codes) == 1)
        shown = self._state.revealed or self._state.cells[COUNTER] != before.cells[COUNTER]
        self._undoable = 0 if shown else self._undoable + 1
        self._hear()

    @property
    def choices(self) -> list[Choice]:
        """All choices that led here, the secret ones too: the whole truth, for storage."""
        return list(self._choices)

    @property
    def done(self) -> list[Done]:
        """All that was done, what somebody went back behind too: the lines of the record."""
        return list(self._done)

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
        self._undoable = 0

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
        shown = self.game.view(self._observed(seat), self.cards)
        question = self.decision
        decision: dict[str, object] | None = None
        if question is not None:
            decision = {"seat": question.seat, "prompt": question.prompt}
            if seat == question.seat:
                decision["options"] = [option.notation for option in question.options]
        return {"game": self.game.name, **shown, "decision": decision}

    def facts(self, since: int = 0) -> list[dict[str, object]]:
        """What happened from the `since`-th fact on, as JSON-able data: the whole truth, for storage."""
        return [facts.write(fact) for fact in self.happened(since)]

    def happened(self, since: int = 0) -> list[FactData]:
        """What happened from the `since`-th fact on, by word: the whole truth."""
        for fact in self._facts[len(self._told) :]:
            if isinstance(fact, Fact):
                fact = facts.by_word(fact, self.game, self.cards, self.notation, self.players)
            self._told.append(fact)
        told = self._told[since:]
        if self._ending is not None and since <= len(self._facts):
            told.append(facts.of_ending(self._ending, int(self._state.turn)))
        return told

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """What happened from the `since`-th fact on, as data, as far as the seat may know it."""
        self._check_looker(seat)
        return [facts.event(fact, seat) for fact in self.happened(since)]

    def log(self, seat: int | None, lang: str = "en", since: int = 0, names: Names = ()) -> list[LogLine]:
        """What `events` tells, as lines for people; `names` are those of the seats."""
        self._check_looker(seat)
        texts, people = self.game.texts, People(self.players, seat, names)
        name = partial(self.cards.name, lang=lang)
        return [facts.line(fact, people, lang, texts, name) for fact in self.happened(since)]

    def result(self, seat: int | None, lang: str = "en", names: Names = ()) -> str | None:
        """How the game ended, for this reader; None while it goes on."""
        self._check_looker(seat)
        outcome, people = self.outcome, People(self.players, seat, names)
        if outcome is None:
            return None
        return result_text(self.game.package, outcome, self.happened(), people, lang)

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
        for choice in reversed(self._choices[len(self._choices) - self._undoable :]):
            if choice.seat != seat:
                break
            depth += 1
        return depth

    def undo(self) -> None:
        """Take back the last choice; ValueError if it showed a card or used chance (HJ-C5)."""
        if not self._undoable:
            raise ValueError(
                "nothing can be taken back: the last choice showed a card or used chance (HJ-C5)"
            )
        self._undoable -= 1
        self._return(len(self._choices) - 1)
        self._done.pop()

    @property
    def rewound(self) -> int:
        """How often somebody went back to an earlier choice."""
        return sum(isinstance(each, Rewind) for each in self._done)

    def rewind_points(self, seat: int) -> list[RewindPoint]:
        """The choices of its own that the seat can go back to, from the first to the last (HJ-C6)."""
        self._check_seat(seat)
        if self.origin.seal is not None or self._ending is not None:
            return []
        return [
            RewindPoint(made, self._past.turn(made), self._choices[made].notation, self._past.forced(made))
            for made in range(self._past.first, len(self._choices))
            if self._choices[made].seat == seat
        ]

    def question_at(self, made: int) -> Question:
        """What was asked after so many choices."""
        return Question(self._seen_at(made))

    def option_at(self, made: int) -> Option:
        """What was chosen after so many choices, as it was offered then."""
        return Option(self._seen_at(made), self._past.code(made))

    def _seen_at(self, made: int) -> Observation:
        self._check_made(made)
        choice, state = self._choices[made], self._past.state(made)
        return Observation(state.observe(choice.seat), self.notation, choice.seat, self.game, self.cards)

    def rewind(self, made: int) -> None:
        """Go back to where so many choices stood, whatever was shown since (HJ-C6).

        The record tells it, and the outcome. ValueError if there is no such moment here.
        """
        if self.origin.seal is not None:
            raise ValueError("nobody goes back in a game with a sealed deal (HJ-C6)")
        if self._ending is not None:
            raise ValueError("nobody goes back in a game that was broken off (HJ-C6)")
        self._check_made(made)
        self._return(made)
        self._undoable = 0
        self._done.append(Rewind(made))
        self._facts.append(facts.of_rewind(int(self._state.seat), int(self._state.turn)))

    def _check_made(self, made: int) -> None:
        first, last = self._past.first, len(self._choices) - 1
        if not first <= made <= last:
            expected = f"{first} to {last}" if first <= last else "a choice that was made here"
            raise ValueError(f"going back: found {made!r}, expected {expected} (HJ-C6)")

    def _return(self, made: int) -> None:
        """To the moment after so many choices."""
        self._state = self._past.state(made)
        self._question = None
        told = self._past.told(made)
        del self._facts[told:]
        del self._told[told:]
        del self._choices[made:]
        self._lots = [lot for lot in self._lots if lot.made <= made]
        self._past.forget(made)
        self._state.listening = True

    # --- saving

    def clone(self) -> "Table":
        """The same game once more; what is played at one does not change the other."""
        twin = self.going_on_from(self._state.clone())
        twin._facts = list(self._facts)
        twin._told = list(self._told)
        twin._lots = list(self._lots)
        twin._past = self._past.copy()
        twin._undoable = self._undoable
        twin._question = self._question  # of an observation alone, so it is the twin's as well
        return twin

    def going_on_from(self, state: State) -> "Table":
        """A table with the same choices behind it and this state instead, for checks and analysis."""
        opening = Opening(state, self.cards, self.origin, self._done, self._ending)
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
                "choices": [
                    [each.made] if isinstance(each, Rewind) else [each.seat, each.notation, each.secret]
                    for each in self._done
                ],
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

    def record(self, seat: int | None = None, bot_notes: BotNotes | None = None) -> str:
        """Header and lines; without a seat the whole truth, which replays; for a seat what it may know.

        What was noted of the bots is whole truth too.
        """
        lines = []
        for each in self._done:
            if isinstance(each, Rewind):
                lines.append(f"{REWIND} {each.made}")
                continue
            hidden = seat is not None and each.secret and each.seat != seat
            notation = f"{each.notation.split()[0]} ?" if hidden else each.notation
            lines.append(f"{each.seat} {notation}")
        if seat is not None:
            return write_record(self, lines, None, self._check_seat(seat), self._ending)
        return write_record(self, lines, self.hash, None, self._ending, bot_notes)

    # --- facts

    def _hear(self) -> None:
        """Take over the facts and the lots that the state has told since."""
        told = [int(number) for number in self._state.facts]
        self._lots += heard_lots([int(number) for number in self._state.lots], len(self._choices))
        self._state.forget_facts()
        for at in range(0, len(told), FACT):
            self._facts.append(Fact(*told[at : at + FACT]))
