"""The engine of GOSU X against its referee: at every decision of a game both must say the same."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from honjin.armies.engine.places import ROWS, place_at
from honjin.engine.chance import Stream
from honjin.games import GAMES
from honjin.games.gosu_x.card import KEYWORDS
from honjin.games.gosu_x.engine.state import XState
from honjin.lab.checks.game_checks import Policy
from honjin.lab.checks.invariants import require
from honjin.lab.checks.policies import drawn_options, policies
from honjin.table.dump import dump_state
from honjin.table.table import Question, Table
from oracles import referee
from oracles.collector import battle_after
from oracles.referee import Picture
from oracles.referee.facts import FACTS, ROMAN

GAME: Final = GAMES["gosu-x"]
CLANS: Final = tuple(dict.fromkeys(fact.clan for fact in FACTS.values()))
KEYWORD_NAMES: Final = {word.replace("-", " "): bit for word, bit in KEYWORDS.items()}

Event = dict[str, Any]


@dataclass
class Compared:
    """How often the two were compared, by what was compared."""

    games: int = 0
    decisions: int = 0
    counts: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Compared") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.counts += other.counts


# --- the picture


def named(bits: int, names: Iterable[str]) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(names) if bits >> number & 1)


def standing(words: str) -> referee.Standing:
    """From `sati captured tokens=1`."""
    card, *carried = words.split()
    tokens = [int(word.removeprefix("tokens=")) for word in carried if word.startswith("tokens=")]
    return referee.Standing(
        card, "captured" in carried, sum(tokens), "veteran" in carried, "recruited" in carried
    )


def side_of(seat: Event) -> referee.Side:
    zones = {name: tuple(words.split()[0] for words in seat[name]) for name in ("hand", "discard", "removed")}
    return referee.Side(
        clans=named(seat["clans"], CLANS),
        army=tuple(tuple(standing(words) for words in row if words) for row in seat["army"]),
        hand=zones["hand"],
        deck_size=len(seat["deck"]),
        discard=zones["discard"],
        removed=zones["removed"],
        tokens_hand=seat["tokens"],
        tokens_spent=seat["spent"],
        tokens_locked=seat["locked"],
        supremacy=seat["supremacy"],
        passed=seat["passed"] == 1,
        turns_left=None if seat["turns_left"] < 0 else seat["turns_left"],
        banned=tuple(seat[f"banned_{index}"] for index in range(4) if seat[f"banned_{index}"]),
        flipped=named(seat["flipped"], CLANS),
    )


def picture_of(t: Table, s: XState) -> Picture:
    """The truth of a state of this table, from its dump, which knows nothing of the rules."""
    data: Event = dump_state(s, t.game.layout, t.cards)
    table, options = data["table"], t.origin.options
    bounty = table["bounty"]
    return Picture(
        sides=(side_of(data["seats"][0]), side_of(data["seats"][1])),
        tiles=named(table["tiles"], CLANS),
        wonder=None if table["wonder"] < 0 else table["wonder"],
        bounty=None if bounty < 0 else (bounty // 32, bounty % 32 // 8, bounty % 8),
        to_move=table["active"],
        additional=table["additional"] == 1,
        from_discard=table["raising"] == 1,
        round=table["round"],
        options=referee.Options(
            options["goan_sul_tile_extra_sacrifice"], options["tie_start"], options["veteran"]
        ),
    )


def place_of(text: str) -> tuple[int, int, int]:
    """From `1:II.3`."""
    seat, _, place = text.partition(":")
    row, _, column = place.partition(".")
    return int(seat), ROMAN.index(row), int(column) - 1


# --- one game


class Judged:
    """A game that is played on while the referee watches."""

    def __init__(self, seed: str, stream: Stream, policy: Policy) -> None:
        self.stream = stream
        self.policy = policy
        self.table = GAME.new(seed=seed, options=drawn_options(GAME, stream))
        self.compared = Compared(1)
        self.told = 0  # facts that were looked at
        self.battle: Picture | None = None  # the picture of the last Great Battle, until the next round
        self.song: list[Event] = []  # what happened since

    @property
    def state(self) -> XState:
        s = self.table.state
        assert isinstance(s, XState)
        return s

    def agree(self, what: str, engine: object, judged: object) -> None:
        self.compared.counts[what] += 1
        require(engine == judged, f"{what}: the engine says {engine}, the referee {judged}", self.table)

    def run(self) -> Compared:
        t = self.table
        chosen: Counter[str] = Counter()
        while (question := t.decision) is not None:
            picture = picture_of(t, self.state)
            if question.prompt != "draft":
                self.look(question, picture)
            option = self.policy(question, chosen, self.stream)
            chosen.update((option.kind, option.notation))
            code = question.codes[question.options.index(option)]
            battle = battle_after(self.state, code)
            fought = None if battle is None else picture_of(t, battle)
            t.play(option)
            self.follow(picture, fought)
            self.compared.decisions += 1
        return self.compared

    # --- at a decision

    def look(self, question: Question, picture: Picture) -> None:
        self.look_at_armies(picture)
        s = self.state
        options = {option.notation for option in question.options}
        if question.prompt == "turn":
            self.agree("problems", [], referee.problems(picture))
            self.agree("actions", options, referee.turn_actions(picture))
            for code, option in zip(question.codes, question.options, strict=True):
                self.agree("costs", self.cost(code), referee.cost_of(picture, option.notation))
        elif question.prompt == "sacrifice":
            places = {referee.place_name(*place) for place in referee.open_places(picture, question.seat)}
            self.agree("sacrifices", options, {f"choose {place}" for place in places})
        elif question.prompt == "hand-limit":
            over = len(picture.sides[question.seat].hand) - referee.hand_limit(picture)
            self.agree("hand limit", int(s.count), over)

    def look_at_armies(self, picture: Picture) -> None:
        """Every card that stands, and the strength of both armies."""
        s = self.state
        for p in range(2):
            self.agree("strength", int(s.strength(p)), referee.strength(picture, p))
            openly = referee.open_places(picture, p)
            for row in range(ROWS):
                for column in range(s.row_length(p, row)):
                    place, at = place_at(p, row, column), (row, column)
                    bits = int(s.keywords_at(place))
                    words = {word for word, bit in KEYWORD_NAMES.items() if bits & bit}
                    self.agree("keywords", words, referee.keywords(picture, p, *at))
                    self.agree("OPEN", s.is_open(place), at in openly)
                    clans = named(int(s.clans_at(place)), CLANS)
                    self.agree("clans", set(clans), set(referee.clans(picture, p, *at)))
                    levels = named(int(s.levels_at(place)), "123")
                    self.agree("levels", set(levels), {str(n) for n in referee.levels(picture, p, *at)})
                    if not s.is_captured(place):
                        self.agree("icons", int(s.icons_at(place)), referee.icons(picture, p, *at))

    def cost(self, code: int) -> int:
        """What the engine asks for when this is chosen."""
        s = self.state.clone()
        s.apply(code)
        return int(s.count) if not s.is_over and s.decision().word == "payment" else 0

    # --- after a choice

    def follow(self, before: Picture, fought: Picture | None) -> None:
        """Passes, battles, the Song and who starts, from what the engine tells."""
        events = self.table.events(None, since=self.told)
        self.told += len(events)
        self.follow_marks(before, events)
        for index, event in enumerate(events):
            if event["kind"] == "passed":
                self.follow_pass(before, event, events[index + 1 :])
        if fought is not None:
            since = next(index for index, event in enumerate(events) if event["kind"] == "fought")
            self.follow_battle(fought, events[since:])
            self.battle, self.song = fought, []
            events = events[since:]
        self.song += events
        if self.battle is not None and any(event["kind"] == "started-round" for event in events):
            self.follow_song(self.battle)
            self.battle = None

    def follow_marks(self, before: Picture, events: list[Event]) -> None:
        """GX-K6, GX-P5: what a token or a card that came leaves on a card that is still as it was."""
        after = picture_of(self.table, self.state)
        for event in events:
            if event["kind"] == "activated":
                place = place_of(event["place"])
                was, now = before.at(*place), after.at(*place)
                if was and now and now.card == was.card and now.tokens == was.tokens + 1:
                    veteran = "veteran" in referee.keywords(before, *place)
                    self.agree("x2 side", now.turned, was.turned or veteran)
            elif event["kind"] in ("placed", "raised"):
                seat, row, column = place_of(event["place"])
                left = (seat, row, column - 1)
                was, now = before.at(*left), after.at(*left)
                if was and now and now.card == was.card and not now.captured:
                    recruits = "recruiter" in referee.keywords(before, *left)
                    once = self.table.origin.options["recruiter"] == "once"
                    self.agree("recruited", now.recruited, was.recruited or (once and recruits))

    def follow_pass(self, before: Picture, passed: Event, events: list[Event]) -> None:
        seat = passed["player"]
        left = [event["number"] for event in events if event["kind"] == "turns-left"]
        self.agree("turns after a pass", left[0] if left else 0, referee.turns_after_pass(before, seat))

    def follow_battle(self, fought: Picture, events: list[Event]) -> None:
        strengths = [event["number"] for event in events if event["kind"] == "fought"]
        self.agree("battle strength", strengths, [referee.strength(fought, p) for p in range(2)])
        winner, won = referee.battle(fought)
        takers = [event["player"] for event in events if event["kind"] == "won-supremacy"]
        self.agree("battle", takers, [0, 1] if winner is None else [winner])
        outcome = self.table.outcome
        by_battle = outcome is not None and outcome.rule in ("GX-B3", "GX-B5")
        self.agree("end of the game", outcome.winners if outcome is not None and by_battle else None, won)

    def follow_song(self, fought: Picture) -> None:
        winner, _ = referee.battle(fought)
        for p in range(2):
            given = [e for e in self.song if e["kind"] == "sacrificed" and e["rule"] == "GX-D2"]
            number = sum(event["player"] == p for event in given)
            self.agree("song", number, referee.song_sacrifices(fought, p, winner == p))
        # Both get their tokens back in the order in which they sacrificed.
        first = next(event["player"] for event in self.song if event["kind"] == "recovered")
        if winner is not None:
            self.agree("first to sacrifice", first, winner)
        starts = [event["player"] for event in self.song if event["kind"] == "started-round"]
        self.agree("starter", starts, [referee.next_starter(fought, winner, first)])


def judge_game(seed: str, number: int) -> Compared:
    """One game, decided by the seed and the number alone."""
    policy = policies(GAME)[number % len(policies(GAME))]
    return Judged(f"{seed} {number}", Stream(number), policy).run()


def judge_games(seed: str, first: int, count: int) -> Compared:
    compared = Compared()
    for number in range(first, first + count):
        compared.add(judge_game(seed, number))
    return compared
