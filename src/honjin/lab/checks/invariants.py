"""What must hold at every decision of every game, whatever is chosen."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import honjin.table.record as records
from honjin.engine.chance import Stream
from honjin.engine.machine import ENDED, KEY, KEY_WORDS, SPECTATOR, UNKNOWN, State, known_by
from honjin.lab.checks.game_checks import Policy
from honjin.lab.checks.policies import players_among, random_option
from honjin.lab.game_study import checks_of
from honjin.table.game import Game
from honjin.table.refusal import rule_id
from honjin.table.table import Table
from honjin.table.text import CORE, rules


class Broken(AssertionError):
    """Something that must hold does not; the message ends with a record that leads there."""


@dataclass
class Tally:
    """What a run of games saw."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    endings: dict[str, int] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        for rule, count in other.endings.items():
            self.endings[rule] = self.endings.get(rule, 0) + count


def require(holds: bool, what: str, t: Table) -> None:
    if not holds:
        raise Broken(f"{what}\n{t.record()}")


def cells(s: State) -> bytes:
    return s.to_bytes()


def check_decision(t: Table, stream: Stream) -> None:
    """Everything that must hold where a decision waits."""
    s, question = t.state, t.decision
    assert question is not None
    problems = t.game.problems(s, t.cards) or checks_of(t.game).problems(s)
    require(not problems, "; ".join(problems), t)
    require(len(question.codes) > 0, "no option", t)
    require(len(set(question.codes)) == len(question.codes), "an option twice", t)
    before = cells(s)
    twin, loaded = s.clone(), t.game.load(t.dump()).state
    require(cells(twin) == before, "a clone differs", t)
    t.game.complete(twin)
    require(cells(twin) == before, "cells that follow from others are not up to date", t)
    require(cells(loaded) == before, "a loaded dump differs", t)
    for code in question.codes:
        trial = s.clone()
        trial.apply(code)
    require(cells(s) == before, "trying an option on a clone changed the original", t)
    chosen = question.codes[stream.below(len(question.codes))]
    twin.apply(chosen)
    loaded.apply(chosen)
    require(cells(twin) == cells(loaded), "a loaded dump plays on differently", t)
    if checks_of(t.game).exact and t.game.starts_turn(s):
        require(cells(t.game.position(t.position()).state) == before, "a position differs", t)
    for seat in [*range(t.players), SPECTATOR]:
        check_observation(t, seat, stream)


def check_observation(t: Table, seat: int, stream: Stream) -> None:
    """An observation hides what it must and tells only the truth; a world sampled from it looks the same."""
    s = t.state
    seen = s.observe(seat)
    layout = t.game.layout
    require(not any(seen.cells[KEY + word] for word in range(KEY_WORDS)), "an observation holds the key", t)
    for zone in layout.zones(t.players):
        require(seen.size(zone) == s.size(zone), "an observation changes the size of a zone", t)
        truth = sorted(s.card(zone, i) for i in range(s.size(zone)) if s.slot(zone, i) & known_by(seat))
        known = sorted(seen.card(zone, i) for i in range(seen.size(zone)) if seen.card(zone, i) != UNKNOWN)
        require(truth == known, "an observation differs from what the seat knows", t)
    again = seen.sample(stream)
    problems = t.game.problems(again, t.cards) or checks_of(t.game).problems(again)
    require(not problems, "a sampled world is impossible: " + "; ".join(problems), t)
    require(cells(again.observe(seat)) == cells(seen), "a sampled world looks different to the seat", t)
    if s.seat == seat:
        ours, theirs = s.offer(), again.offer()
        same = ours == theirs and all(s.option(i) == again.option(i) for i in range(ours))
        require(same, "a sampled world offers the seat other options", t)


def unwritten_rules(t: Table) -> str:
    """The rules that a game which is over cites and no rulebook has."""
    assert t.outcome is not None
    cited = {t.outcome.rule, *(fact.rule for fact in t.happened())}
    return ", ".join(sorted(cited - {*rules(t.game.package), *rules(CORE)}))


def check_game(
    game: Game,
    seed: str,
    players: int,
    stream: Stream,
    options: Mapping[str, object] | None = None,
    policy: Policy = random_option,
    cap: int = 5000,
) -> Tally:
    """A random game with everything checked at every decision, and its record replayed at the end."""
    t = game.new(seed=seed, players=players, options=options)
    made = 0
    chosen: Counter[str] = Counter()
    while (question := t.decision) is not None:
        check_decision(t, stream)
        option = policy(question, chosen, stream)
        chosen.update((option.kind, option.notation))
        t.play(option)
        made += 1
        require(made <= cap, f"more than {cap} decisions", t)
    assert t.outcome is not None
    # Alone one can lose, and then nobody has won.
    require(len(t.outcome.winners) > 0 or t.players == 1, "over without a winner", t)
    require(not (unwritten := unwritten_rules(t)), f"rules without a text: {unwritten}", t)
    replayed = records.replay(t.record(), {game.name: game})
    require(replayed.hash == t.hash, "the record replays to another hash", t)
    require(cells(replayed.state) == cells(t.state), "the record replays to another state", t)
    return Tally(1, made, made, {t.outcome.rule: 1})


def play_games(
    game: Game,
    seed: str,
    first: int,
    count: int,
    cap: int = 5000,
    drawn: Callable[[Game, Stream], Mapping[str, object]] | None = None,
) -> Tally:
    """Random games without looking closer, in the engine's own loop: no exception, none over the cap.

    The options are the default ones, or drawn for each game.
    """
    tally = Tally()
    for index in range(first, first + count):
        stream = Stream(index)
        if drawn is None:
            players = game.fewest + index % (game.most - game.fewest + 1)
            options: Mapping[str, object] = game.options_for(players)
        else:
            options = drawn(game, stream)
            players = players_among(game, options, index)
        t = game.new(seed=f"{seed} {index}", players=players, options=options)
        end = t.state.clone()
        made = int(end.playout(stream, cap))
        require(end.is_over, f"more than {cap} decisions", t)
        rule = rule_id(game.prefix, end.cells[ENDED])
        tally.add(Tally(1, made, made, {rule: 1}))
    return tally
