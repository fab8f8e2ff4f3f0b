"""Fuzzing: games full of odd choices, wrong notations and broken texts; what fails comes with its record.

Whatever is done to a table is a trial: a kind and a detail in plain text. A failure's record replays up to
the trial that failed, and names it in its last line, so that `reproduce` can do exactly the same again.
"""

import json
import re
import time
from collections import Counter
from collections.abc import Callable, Generator, Mapping
from concurrent.futures import FIRST_COMPLETED, wait
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import count
from typing import Final

import honjin.table.record as records
from honjin.engine.chance import Stream
from honjin.games import GAMES
from honjin.lab.checks.invariants import Broken, check_decision, unwritten_rules
from honjin.lab.checks.policies import drawn_options, players_among, policies
from honjin.lab.checks.tables import hole_words, zones_named
from honjin.lab.game_study import checks_of
from honjin.lab.play.executor import workers
from honjin.table.forms import FormError
from honjin.table.game import Game
from honjin.table.record import write_record
from honjin.table.refusal import IllegalChoice
from honjin.table.table import Question, Table
from honjin.table.text import LANGUAGES

CHECK_SHARE: Final = 8  # one decision in so many is checked closely, or gets a wrong notation, or ...
LENGTH_MAX: Final = 5000
TRIAL: Final = "# fuzz "  # how the line begins that names what failed


@dataclass(frozen=True)
class Failure:
    """What was tried, what went wrong, and the record that leads there."""

    kind: str
    detail: str
    error: str
    record: str


@dataclass
class FuzzTally:
    """How much was tried, and the first failure."""

    games: int = 0
    trials: Counter[str] = field(default_factory=Counter)
    failure: Failure | None = None

    def add(self, other: "FuzzTally") -> None:
        self.games += other.games
        self.trials += other.trials
        self.failure = self.failure or other.failure


# --- trials: each raises whatever it finds wrong


def require(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def try_choice(t: Table, choice: str) -> None:
    """A legal choice: it is accepted, and the state after it is possible."""
    t.play(choice)
    problems = t.game.problems(t.state, t.cards)
    require(not problems, "; ".join(problems))
    if t.decision is not None:
        require(len(t.decision.codes) > 0, "no option")
    else:
        require(not (unwritten := unwritten_rules(t)), f"rules without a text: {unwritten}")


def try_planted_choice(t: Table, choice: str) -> None:
    """The same under the planted bug: what leaves an army for the discard is lost on the way."""
    before = armies(t)
    t.play(choice)
    piles = [pile for name in checks_of(t.game).discards for pile in zones_named(t, name)]
    for card in (before - armies(t)).elements():
        for zone in piles:
            if t.state.holds(zone, card):
                t.state.take(zone, card)
    problems = t.game.problems(t.state, t.cards)
    require(not problems, "; ".join(problems))


def armies(t: Table) -> Counter[int]:
    """The cards that stand in all armies, or are held in a game without them."""
    layout, found = t.game.layout, Counter[int]()
    for base in layout.seats(t.players):
        for at, area in layout.seat.areas.values():
            found.update(area.cards_in(t.state, base + at))
    if not layout.seat.areas:
        for zone in zones_named(t, "hand"):
            found.update(int(t.state.card(zone, index)) for index in range(t.state.size(zone)))
    return found


def try_check(t: Table, number: str) -> None:
    """Everything that must hold at a decision, with this number as the source of chance."""
    check_decision(t, Stream(int(number)))


def try_notation(t: Table, text: str) -> None:
    """Any text at all: legal, or refused with a reason by `play` and `why_not` alike; nothing changes."""
    question, before = t.decision, t.hash
    assert question is not None
    for seat in range(-1, t.players + 1):
        refusals = t.why_not(seat, text)
        require(all(r.text(lang) for r in refusals for lang in LANGUAGES), "a refusal without a text")
        if seat != question.seat:
            require(len(refusals) > 0, f"seat {seat} may choose out of turn")
    legal = not t.why_not(question.seat, text)
    require(legal == (normal(text) in notations(question)), "why_not and the options disagree")
    twin = t.clone()
    try:
        twin.play(text)
        require(legal, "an illegal choice was played")
    except IllegalChoice as refused:
        require(not legal and len(refused.refusals) > 0, "a legal choice was refused, or without a reason")
        require(twin.hash == before, "a refused choice changed the game")
    require(t.hash == before, "asking changed the game")


def normal(text: str) -> str:
    return " ".join(text.lower().split())


def notations(question: Question) -> set[str]:
    """The options as they can be typed: one's own places also with the seat."""
    ways = set()
    for option in question.options:
        ways.add(option.notation.lower())
        if option.slot is not None:
            words = option.notation.lower().split()
            words[1] = option.slot.lower()
            ways.add(" ".join(words))
    return ways


def try_undo(t: Table, choice: str) -> None:
    """Taken back, a choice leaves no trace; made again, it leads to the same place."""
    assert t.decision is not None
    seat, before, told = t.decision.seat, t.hash, len(t.events(None))
    twin = t.clone()
    twin.play(choice)
    after = twin.hash
    if twin.undo_depth(seat) == 0:
        return
    twin.undo()
    require((twin.hash, len(twin.events(None))) == (before, told), "undo leaves a trace")
    require(twin.record() == t.record(), "undo leaves a trace in the record")
    twin.play(choice)
    require(twin.hash == after, "the same choice after undo leads elsewhere")


def try_position(t: Table, text: str) -> None:
    try_text(lambda: t.game.position(text))


def try_dump(t: Table, text: str) -> None:
    try_text(lambda: t.game.load(text))


def try_record(t: Table, text: str) -> None:
    try_text(lambda: records.replay(text, {t.game.name: t.game}))


def try_text(read: Callable[[], Table]) -> None:
    """A text is refused with a ValueError, or read."""
    try:
        read()
    except FormError as refused:
        require(all(refused.text(lang) for lang in LANGUAGES), "a text is refused without a reason")
    except ValueError as refused:
        require(len(str(refused)) > 0, "a text is refused without a reason")


TRIALS: Final[Mapping[str, Callable[[Table, str], None]]] = {
    "choice": try_choice,
    "planted-choice": try_planted_choice,
    "check": try_check,
    "notation": try_notation,
    "undo": try_undo,
    "position": try_position,
    "dump": try_dump,
    "record": try_record,
}


# --- what is thrown at a table

SEATS: Final = ("0", "-1", "99")
PLACES: Final = ("i.1", "I.9", "1:II.2", "9:I.1")
WORDS: Final = (*SEATS, *PLACES, "", " ", "?", "discard", "é", "²", "\0", "\n", "x" * 2000)
NUMBERS: Final = ("-1", "0", "1", "99", "1" + "0" * 30, "1.5")
VALUES: Final = (*NUMBERS, "true", '""', '"?"', "[]", "{}", "[[]]", "null")
TOO_DEEP: Final = "[" * 3000


def pick(stream: Stream, things: tuple[str, ...] | list[str]) -> str:
    return things[stream.below(len(things))]


def odd_notation(t: Table, stream: Stream) -> str:
    """A choice that was not offered, or a mangled one."""
    assert t.decision is not None
    if stream.below(2) == 0:
        option = t.decision.options[stream.below(len(t.decision.options))]
        return mangled(option.notation, stream)
    fill = hole_words(t, PLACES, SEATS)
    pattern = pick(stream, list(t.game.patterns)).split()
    words = [pick(stream, fill[word]) if word in fill else word for word in pattern]
    return " ".join([*words, pick(stream, WORDS)] if stream.below(4) == 0 else words)


def mangled(text: str, stream: Stream) -> str:
    """The text with a word or a letter lost, doubled, exchanged or replaced."""
    at, to = stream.below(len(text) + 1), stream.below(len(text) + 1)
    first, last = min(at, to), max(at, to)
    return pick(
        stream,
        [
            text[:first] + text[first + 1 :],
            text[:first] + pick(stream, WORDS) + text[first:],
            text[:first] + text[last:],
            text.upper(),
            text * 2,
        ],
    )


def broken(text: str, stream: Stream) -> str:
    """A document with one thing wrong: a line lost or doubled, its end missing, a value replaced, letters."""
    lines = text.splitlines(keepends=True)
    at, to = stream.below(len(lines)), stream.below(len(lines))
    kind = stream.below(6)
    if kind == 0:
        lines[at] = ""
    elif kind == 1:
        lines.insert(at, lines[to])
    elif kind == 2:
        return text[: stream.below(len(text))]
    elif kind == 3:
        return mangled(text, stream)
    else:
        values = re.findall(r'"[^"]*"|[^\s,:=]+', lines[at]) or [""]
        other = pick(stream, (*VALUES, TOO_DEEP)) if kind == 4 else pick(stream, values)
        lines[at] = lines[at].replace(pick(stream, values), other, 1)
    return "".join(lines)


def broken_data(text: str, stream: Stream) -> str:
    """A JSON document that is still one, with something inside it replaced."""
    data: object = json.loads(text)
    inside = data
    while isinstance(inside, dict | list) and inside:
        keys = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
        key = keys[stream.below(len(keys))]
        within = inside[key]
        if not isinstance(within, dict | list) or not within or stream.below(4) == 0:
            inside[key] = json.loads(pick(stream, VALUES))
            break
        inside = within
    return json.dumps(data, ensure_ascii=False)


# --- games


class Fuzzed:
    """One game and what is tried with it, decided by the seed and the number alone."""

    def __init__(self, game: Game, seed: str, number: int, planted: bool) -> None:
        self.tally = FuzzTally()
        digest = blake2b(f"{seed} {number}".encode(), digest_size=8, person=b"fuzz").digest()
        self.stream = Stream(int.from_bytes(digest, "big"))
        number = self.stream.below(game.most - game.fewest + 1)
        options = drawn_options(game, self.stream)
        players = players_among(game, options, number)
        self.table = game.new(seed=f"{seed} {number}", players=players, options=options)
        self.policy = policies(game)[self.stream.below(len(policies(game)))]
        self.choice_kind = "planted-choice" if planted else "choice"
        self.choices: list[tuple[int, str]] = []

    def run(self, until: float) -> FuzzTally:
        """Play to the end, a failure or this moment of time.time()."""
        t, stream = self.table, self.stream
        chosen: Counter[str] = Counter()
        while (question := t.decision) is not None and time.time() < until:
            self.look_around()
            option = self.policy(question, chosen, stream)
            chosen.update((option.kind, option.notation))
            if stream.below(CHECK_SHARE) == 0:
                self.attempt("undo", option.notation)
            self.attempt(self.choice_kind, option.notation)
            if self.tally.failure is not None:
                return self.tally
            self.choices.append((question.seat, option.notation))
            if len(self.choices) > LENGTH_MAX:
                self.fail("check", "0", f"more than {LENGTH_MAX} decisions")
                return self.tally
        if t.decision is None:
            self.attempt("record", t.record())
        self.tally.games = 1
        return self.tally

    def look_around(self) -> None:
        """Before a choice: now and then a close check, wrong notations, broken texts."""
        t, stream = self.table, self.stream
        if stream.below(CHECK_SHARE) == 0:
            self.attempt("check", str(stream.word()))
        if stream.below(CHECK_SHARE) == 0:
            for _ in range(5):
                self.attempt("notation", odd_notation(t, stream))
        if stream.below(CHECK_SHARE * 2) == 0:
            self.attempt("dump", (broken, broken_data)[stream.below(2)](t.dump(), stream))
        if stream.below(CHECK_SHARE * 4) == 0:
            self.attempt("record", broken(t.record(), stream))
        if t.game.starts_turn(t.state) and stream.below(CHECK_SHARE) == 0:
            self.attempt("position", broken(t.position(), stream))

    def attempt(self, kind: str, detail: str) -> None:
        if self.tally.failure is not None:
            return
        self.tally.trials[kind] += 1
        try:
            TRIALS[kind](self.table, detail)
        except Exception as error:
            self.fail(kind, detail, f"{type(error).__name__}: {error}".partition("\nhonjin = ")[0])

    def fail(self, kind: str, detail: str, error: str) -> None:
        # Without the hash: after a failed choice the table may be anywhere.
        lines = [f"{seat} {notation}" for seat, notation in self.choices]
        record = write_record(self.table, lines, None, None)
        comments = [f"# {line}" for line in error.splitlines()] + [f"{TRIAL}{kind} {json.dumps(detail)}"]
        self.tally.failure = Failure(kind, detail, error, record + "\n".join(comments) + "\n")


def fuzz_game(name: str, seed: str, number: int, until: float, planted: bool) -> FuzzTally:
    return Fuzzed(GAMES[name], seed, number, planted).run(until)


def fuzzed_games(
    name: str, seed: str, seconds: float, jobs: int = 1, planted: bool = False
) -> Generator[FuzzTally, None, None]:
    """Game after game until the time is up or something fails."""
    until = time.time() + seconds
    numbers = count()
    if jobs == 1:
        while time.time() < until:
            tally = fuzz_game(name, seed, next(numbers), until, planted)
            yield tally
            if tally.failure is not None:
                return
        return
    with workers(jobs) as pool:
        try:
            waiting = {pool.submit(fuzz_game, name, seed, next(numbers), until, planted) for _ in range(jobs)}
            failed = False
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    tally = future.result()
                    yield tally
                    failed = failed or tally.failure is not None
                    if not failed and time.time() < until:
                        waiting.add(pool.submit(fuzz_game, name, seed, next(numbers), until, planted))
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def reproduce(text: str) -> Failure | None:
    """Replay a failure's record and try again what failed; None if it no longer does."""
    named = [line for line in text.splitlines() if line.startswith(TRIAL)]
    kind, _, detail = named[-1].removeprefix(TRIAL).partition(" ") if named else ("check", "", '"0"')
    if kind not in TRIALS:
        raise ValueError(f"found a trial {kind!r}, expected one of {', '.join(TRIALS)}")
    t = records.replay(text, GAMES)
    try:
        TRIALS[kind](t, str(json.loads(detail)))
    except Exception as error:
        message = f"{type(error).__name__}: {error}".partition("\nhonjin = ")[0]
        return Failure(kind, detail, message, text)
    return None
