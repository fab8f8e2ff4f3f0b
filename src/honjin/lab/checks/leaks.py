"""Leak check: nothing that leaves the engine for a seat depends on what the seat may not know.

A pair is a table and its twin: the same to the seat, with everything it does not know dealt anew. Both go on
alike; as long as the seat's observations are equal, every channel must say the same in both.
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Final

from honjin.engine.chance import Stream
from honjin.engine.machine import SPECTATOR
from honjin.lab.checks.game_checks import Channel, Seat
from honjin.lab.checks.policies import drawn_options, players_among, policies
from honjin.lab.checks.tables import hole_words, zones_named
from honjin.lab.game_study import checks_of
from honjin.table.game import Game
from honjin.table.refusal import IllegalChoice
from honjin.table.standing import standing_answer
from honjin.table.table import Question, Table

STEPS_MAX: Final = 12  # after which a pair has shown enough
SECOND: Final = 1000  # milliseconds that a choice takes on the virtual clock
OTHERS_ASK: Final = 20  # one probe in so many


@dataclass(frozen=True)
class Leak:
    """A channel that told a seat something it may not know."""

    channel: str
    seat: Seat
    seed: str
    choices: int  # made before the difference showed
    here: str
    there: str


@dataclass
class LeakReport:
    """How many pairs were compared, at how many moments, and what leaked."""

    pairs: int = 0
    moments: int = 0
    leaks: list[Leak] = field(default_factory=list)


# --- the channels: all that a seat gets from the engine


def view_channel(t: Table, seat: Seat) -> object:
    return t.view(seat)


def events_channel(t: Table, seat: Seat) -> object:
    return t.events(seat)


def log_channel(t: Table, seat: Seat) -> object:
    return [(line.text, line.rule, line.turn) for lang in ("en", "fr") for line in t.log(seat, lang)]


def options_channel(t: Table, seat: Seat) -> object:
    question = t.decision
    if question is None or question.seat != seat:
        return None if question is None else asked_of_another(question)
    return [(o.notation, o.kind, o.card, o.slot, o.label("en"), o.label("fr")) for o in question.options]


def asked_of_another(question: Question) -> object:
    label = question.label("en", is_asked=False)
    is_reaction = question.reaction is not None
    return question.seat, question.prompt, label, question.card, question.cause, question.threat, is_reaction


def refusals_channel(t: Table, seat: Seat) -> object:
    """The refusals of all kinds of choices, which any seat may ask about at any time."""
    if seat is None:
        return None
    deciding = t.decision is not None and t.decision.seat == seat
    # Who does not decide is refused whatever it asks about, so a few questions will do.
    asked = list(probes(t))[:: 1 if deciding else OTHERS_ASK]
    return [[r.text("en") for r in t.why_not(seat, probe)] for probe in asked]


def probes(t: Table) -> Iterator[str]:
    """Choices to ask about: every pattern of the game, with some cards, places, seats and whatever else."""
    words = hole_words(t, ("I.1", "0:I.2", "1:II.1"), ("0", "1"))
    words["{card}"] = words["{card}"][::9]
    yield "nonsense"
    for pattern in t.game.patterns:
        for parts in product(*(words.get(word, [word]) for word in pattern.split())):
            yield " ".join(parts)


def errors_channel(t: Table, seat: Seat) -> object:
    """What playing a wrong choice says to the seat that decides."""
    question = t.decision
    if question is None or question.seat != seat:
        return None
    legal = {option.notation for option in question.options}
    errors = []
    pattern = next(pattern for pattern in t.game.patterns if "{card}" in pattern)
    for choice in (pattern.replace("{card}", id) for id in t.cards.ids[::9]):
        if choice not in legal:
            try:
                t.play(choice)
            except IllegalChoice as refused:
                errors.append(str(refused))
    return errors


def record_channel(t: Table, seat: Seat) -> object:
    return None if seat is None else t.record(seat)


def position_channel(t: Table, seat: Seat) -> object:
    return t.position(seat) if seat is not None and t.game.starts_turn(t.state) else None


def undo_channel(t: Table, seat: Seat) -> object:
    return None if seat is None else t.undo_depth(seat)


def outcome_channel(t: Table, seat: Seat) -> object:
    return repr(t.outcome)


def automatic_channel(t: Table, seat: Seat) -> object:
    """When whoever is asked answers by itself, on a clock that counts choices: as all see it happen.

    Every seat lets all reactions of this turn pass, as it may have said before.
    """
    answer = standing_answer(t, dict.fromkeys(range(t.players), t.state.turn))
    return None if answer is None else (answer.seat, answer.choice, SECOND * len(t.choices) + answer.after)


CHANNELS: Final[Mapping[str, Channel]] = {
    "view": view_channel,
    "events": events_channel,
    "log": log_channel,
    "options": options_channel,
    "refusals": refusals_channel,
    "errors": errors_channel,
    "record": record_channel,
    "position": position_channel,
    "undo": undo_channel,
    "outcome": outcome_channel,
    "automatic": automatic_channel,
}


# --- pairs


def observed(t: Table, seat: Seat) -> bytes:
    return t.observe(seat).state.to_bytes()


def said(channel: Channel, t: Table, seat: Seat) -> str:
    return json.dumps(channel(t, seat), ensure_ascii=False, default=int)


def next_choices(here: Table, there: Table, seat: Seat, stream: Stream) -> tuple[str, str] | None:
    """The same notation where the seat sees the choice, otherwise each world's own; None if there is none."""
    question, other = here.decision, there.decision
    if question is None or other is None:
        return None
    ours = [option.notation for option in question.options]
    theirs = [option.notation for option in other.options]
    if here.state.decision().secret and question.seat != seat:
        return ours[stream.below(len(ours))], theirs[stream.below(len(theirs))]
    both = [notation for notation in ours if notation in theirs]
    if not both:
        return None
    chosen = both[stream.below(len(both))]
    return chosen, chosen


def shown(t: Table, seat: Seat) -> list[object]:
    """What was openly shown, and at once shuffled in or without a trace: cards and rolls."""
    kinds = checks_of(t.game).shown
    return [event.get("card", event.get("number")) for event in t.events(seat) if event["kind"] in kinds]


def check_pair(
    t: Table, seat: Seat, stream: Stream, channels: Mapping[str, Channel], report: "LeakReport"
) -> None:
    """Compare the table and a twin of it until a difference shows, or until they may differ."""
    report.pairs += 1
    known = t.state.observe(SPECTATOR if seat is None else seat)
    here, there = t.going_on_from(t.state.clone()), t.going_on_from(known.sample(stream))
    for step in range(STEPS_MAX):
        if observed(here, seat) != observed(there, seat):
            return
        report.moments += 1
        for name, channel in channels.items():
            a, b = said(channel, here, seat), said(channel, there, seat)
            if a != b:
                report.leaks.append(Leak(name, seat, t.origin.seed, step, a, b))
                return
        choices = next_choices(here, there, seat, stream)
        if choices is None:
            return
        here.play(choices[0])
        there.play(choices[1])
        if shown(here, seat) != shown(there, seat):
            return  # the seat has seen the difference, though nothing is left of it to observe


def find_leaks(
    game: Game, pairs: int, seed: str, channels: Mapping[str, Channel] = CHANNELS, most: int = 10
) -> LeakReport:
    """Check this many pairs, from all over random games, or stop when `most` leaks are found."""
    report = LeakReport()
    index = 0
    while report.pairs < pairs and len(report.leaks) < most:
        policy = policies(game)[index % len(policies(game))]
        stream = Stream(index)
        options = drawn_options(game, stream)
        players = players_among(game, options, index)
        t = game.new(seed=f"{seed} {index}", players=players, options=options)
        chosen: Counter[str] = Counter()
        index += 1
        while (question := t.decision) is not None and report.pairs < pairs and len(report.leaks) < most:
            # Every decision of the set-up, every secret one, then one in four.
            if t.state.turn == 0 or t.state.decision().secret or stream.below(4) == 0:
                seat: Seat = stream.below(players + 1)
                check_pair(t, None if seat == players else seat, stream, channels, report)
            option = policy(question, chosen, stream)
            chosen.update((option.kind, option.notation))
            t.play(option)
    return report


# --- leaks planted to see that the check finds them


def _state_view(t: Table, seat: Seat) -> object:
    return t.game.view(t.state, t.cards)


def _deck_order(t: Table, seat: Seat) -> object:
    """With what lies on top of the deck, or of every deck."""
    decks = [deck for name in checks_of(t.game).decks for deck in zones_named(t, name)]
    s = t.state
    tops = [s.card(deck, s.size(deck) - 1) for deck in decks if s.size(deck) > 0]
    return {**t.view(seat), "next": [t.cards.ids[card] for card in tops]}


def _secret_choice(t: Table, seat: Seat) -> object:
    """The choices as they were made, the secret ones too."""
    return t.record().partition("---")[2].partition("=")[0]


def _all_facts(t: Table, seat: Seat) -> object:
    return [line.text for p in range(t.players) for line in t.log(p)]


def _option_count(t: Table, seat: Seat) -> object:
    return None if t.decision is None else len(t.decision.codes)


def _error_with_options(t: Table, seat: Seat) -> object:
    question = t.decision
    return None if question is None else f"refused; {question.options[0].notation} would be legal"


def _whole_position(t: Table, seat: Seat) -> object:
    text = t.position() if t.game.starts_turn(t.state) else ""
    return "\n".join(line for line in text.splitlines() if not line.startswith(("seed", "counter")))


def _tracking_id(t: Table, seat: Seat) -> object:
    """Hidden cards as numbers that mean nothing by themselves, but stay with the card."""
    blocks = [t.game.layout.seats_at + p * t.game.layout.seat_size for p in range(t.players)]
    zones = [block + at for block in blocks for at, _ in t.game.layout.seat.zones.values()]
    s = t.state
    return [[(s.card(zone, i) * 37 + 11) % 101 for i in range(s.size(zone))] for zone in zones]


PLANTED: Final[Mapping[str, Channel]] = {
    "a hand in a view": _state_view,
    "deck order": _deck_order,
    "a secret choice": _secret_choice,
    "a log line": _all_facts,
    "an option list": _option_count,
    "an error text": _error_with_options,
    "a seat export": _whole_position,
    "an id that tracks a hidden card": _tracking_id,
}


def planted(game: Game) -> dict[str, Channel]:
    """All leaks that can be planted in this game."""
    return {**PLANTED, **checks_of(game).leaks}
