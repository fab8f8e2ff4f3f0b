"""The golden games of GOSU X: every card and effect, and each way to win."""

from collections.abc import Callable

from tale import Policy, at_random, new, record

from honjin.bots.levels import make_bot
from honjin.engine.chance import Stream
from honjin.engine.machine import State
from honjin.games.gosu_x.card import JUSTICE
from honjin.games.gosu_x.cardset import STANDARD
from honjin.games.gosu_x.engine import layout
from honjin.games.gosu_x.engine.book import CLAN_BITS
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.game import GAME
from honjin.table.table import Option, Table

TRIES = 4000
ENTERED = ("placed", "raised", "shifted")

Use = tuple[str, str]


def all_uses() -> set[Use]:
    """Every card enters an army, and each of its effects happens."""
    found = set()
    for card in STANDARD.cards:
        found.add(("enters", card.id))
        if card.entry:
            found.add(("entry", card.id))
        if card.trigger:
            found.add(("trigger", card.id))
        if card.reaction:
            found.add(("reaction", card.id))
    return found


def uses(t: Table) -> set[Use]:
    """What this game shows of all that."""
    found: set[Use] = set()
    for event in t.events(None):
        kind, card = str(event["kind"]), str(event.get("card"))
        if kind in ENTERED:
            found.add(("enters", card))
        elif kind == "resolved":
            found.add(("trigger" if event["rule"] == "GX-E12" else "entry", card))
        elif kind == "reacted":
            found.add(("reaction", card))
    return found


def ending(t: Table) -> str:
    """How it was won: two-supremacy, fifteen-cards, fifth-token, justice, goan-sul or draw."""
    told = [event["kind"] for event in t.events(None)]
    assert t.outcome is not None
    if len(t.outcome.winners) > 1:
        return "draw"
    if t.outcome.rule == "GX-B5":
        return "justice" if told[-2] == "flipped" else "goan-sul"
    return {"GX-B3": "two-supremacy", "GX-B4": "fifteen-cards", "GX-K4": "fifth-token"}[t.outcome.rule]


def greedy(t: Table, stream: Stream) -> Option:
    """As the greedy bot plays, from what its seat knows."""
    assert t.decision is not None
    bot = make_bot(GAME, "greedy", int(stream.word()))
    chosen = bot.choose(t.observe(t.decision.seat))
    return next(option for option in t.decision.options if option.notation == chosen)


def seeking(goal: Callable[[XState], int]) -> Policy:
    """Seat 0 takes what brings the goal nearest at once, and looks as the greedy bot does; seat 1 is idle."""

    def policy(t: Table, stream: Stream) -> Option:
        assert t.decision is not None
        if t.decision.seat != 0:
            return at_random(t, stream)
        values = [reached(t.state, code, goal) for code in t.decision.codes]
        best = [o for o, value in zip(t.decision.options, values, strict=True) if value == max(values)]
        return best[stream.below(len(best))]

    return policy


def reached(state: State, code: int, goal: Callable[[XState], int]) -> int:
    trial = state.clone()
    trial.apply(code)
    assert isinstance(trial, XState)
    return 100 * goal(trial) + GAME.evaluate(trial, 0)


def flipped(s: XState) -> int:
    """Justice's own way to win, with a Supremacy token: flip by Echo, go back to the deck, come again."""
    tiles = int(s.seat_cell(0, layout.FLIPPED)).bit_count()
    asked = "" if s.is_over else s.decision().word
    near = 30 * (tiles + (asked == "flip-tile")) + 40 * s.seat_cell(0, layout.SUPREMACY)
    card = STANDARD.numbers["justice"]
    deck = s.deck(0)
    if s.holds(s.hand(0), card):
        near += 25 if tiles > 0 else 10
    elif tiles > 0 and s.size(deck) > 0 and s.card(deck, s.size(deck) - 1) == card:
        near += 20
    for row in (0, 1):
        near += 6 * (s.row_clans(0, row) & CLAN_BITS[JUSTICE] != 0)
    return int(near)


# The tiles of Tomorrow and Xi'an are left over: level III has Echo, and is of all clans of its deck.
JUSTICE_DRAFT = [["justice", "abhilasha", "galmi"], ["narashima", "phoenix", "goan-sul"]]

# How it must end, how it is played, and the clans if not at random; the first seed that ends so is taken.
GAMES: list[tuple[str, Policy, object]] = [
    ("two-supremacy", at_random, "pick"),
    ("draw", at_random, "random"),
    ("goan-sul", at_random, "random"),
    ("fifth-token", greedy, "random"),
    ("fifteen-cards", greedy, "random"),
    ("justice", seeking(flipped), JUSTICE_DRAFT),
]


def record_all() -> dict[str, str]:
    """Every golden game by its file name; more until every card and effect has been seen."""
    games: dict[str, str] = {}
    used: set[Use] = set()
    for end, policy, draft in GAMES:
        for number in range(TRIES):
            t = new("gosu-x", f"{end} {number}", options={"draft": draft})
            text = record(t, policy)
            if ending(t) == end:
                games[f"gosu-x/{end}.game"] = text
                used |= uses(t)
                break
        else:
            raise SystemExit(f"gosu-x: no game of {TRIES} ended by {end}")
    for number in range(TRIES):
        missing = all_uses() - used
        if not missing:
            return games
        t = new("gosu-x", f"cards {number}", options={"draft": "random"})
        text = record(t, (greedy, at_random)[number % 2])
        if len(uses(t) & missing) >= (4 if len(missing) > 8 else 1):
            games[f"gosu-x/cards-{number}.game"] = text
            used |= uses(t)
    raise SystemExit(f"gosu-x: no golden game shows {sorted(missing)}")
