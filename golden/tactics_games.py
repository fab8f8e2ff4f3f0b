"""The golden games of GOSU Tactics: every power on every trigger, 2 to 4 players, each way to win."""

from tale import Policy, at_random, new, record

from honjin.engine.chance import Stream
from honjin.games.gosu_tactics.card import CLANS
from honjin.games.gosu_tactics.cardset import STANDARD
from honjin.games.gosu_tactics.engine.state import TacticsState
from honjin.games.gosu_tactics.lists import POWER_WORDS
from honjin.table.table import Option, Table

TRIES = 3000


def building(t: Table, stream: Stream) -> Option:
    """Fill the army: play whatever can be played, spare one's own cards, pass last."""
    assert t.decision is not None
    seat, options = t.decision.seat, t.decision.options
    kinds = {"play": 0, "choose": 1, "mutate": 3, "pass": 4}
    own = [o for o in options if o.kind == "choose" and o.slot is not None and o.slot.startswith(f"{seat}:")]
    ranked = sorted(options, key=lambda o: kinds.get(o.kind, 1) + (o in own))
    best = [o for o in ranked if o.kind == ranked[0].kind and (o in own) == (ranked[0] in own)]
    return best[stream.below(len(best))]


def gathering(t: Table, stream: Stream) -> Option:
    """Seat 0 builds an army of one clan, the one it holds most of."""
    assert t.decision is not None
    options = t.decision.options
    if t.decision.seat != 0:
        return building(t, stream)
    clan = favourite(t)
    wanted = [o for o in options if o.card is not None and clan_of(o.card) == clan]
    if t.decision.prompt in ("turn", "keep-revealed", "take-back") and wanted:
        return wanted[stream.below(len(wanted))]
    if t.decision.prompt in ("set-aside", "payment", "discard-one"):
        others = [o for o in options if o not in wanted]
        return (others or options)[stream.below(len(others or options))]
    return building(t, stream)


def clan_of(id: str) -> int:
    return STANDARD.cards[STANDARD.numbers[id]].clan


def favourite(t: Table) -> int:
    """The clan that seat 0 has most cards of, in hand and army."""
    s = t.state
    assert isinstance(s, TacticsState)
    held = [STANDARD.cards[s.card(s.hand(0), index)].clan for index in range(s.hand_size(0))]
    return max(range(len(CLANS)), key=lambda clan: held.count(clan) + 2 * s.clan_count(0, clan))


def all_powers() -> set[tuple[str, str]]:
    """Every power of the set with every trigger it has."""
    found = set()
    for card in STANDARD.cards:
        for rule, powers in (
            ("GT-T1", card.on_arrival),
            ("GT-T2", card.on_link),
            ("GT-T3", card.on_mutation),
        ):
            found |= {(POWER_WORDS[power.code()], rule) for power in powers}
    return found


def uses(t: Table) -> set[tuple[str, str]]:
    """Which powers fired on which trigger."""
    return {(str(e["word"]), str(e["rule"])) for e in t.events(None) if e["kind"] == "fired"}


def ending(t: Table) -> str:
    """points, fifteen, or clan."""
    assert t.outcome is not None
    if t.outcome.rule == "GT-B3":
        return "points"
    s = t.state
    assert isinstance(s, TacticsState)
    return "fifteen" if any(s.army_size(p) == 15 for p in range(s.players)) else "clan"


# Players, how it must end, and how it is played; the first seed that ends so is taken.
GAMES: list[tuple[str, int, str, Policy]] = [
    ("two-players-points", 2, "points", at_random),
    ("three-players-points", 3, "points", at_random),
    ("four-players-points", 4, "points", at_random),
    ("two-players-fifteen", 2, "fifteen", building),
    ("three-players-clan", 3, "clan", gathering),
    ("four-players-building", 4, "points", building),
]


def record_all() -> dict[str, str]:
    """Every golden game by its file name; more until every power has fired on each of its triggers."""
    games: dict[str, str] = {}
    used: set[tuple[str, str]] = set()
    for name, players, end, policy in GAMES:
        for number in range(TRIES):
            t = new("gosu-tactics", f"{name} {number}", players)
            text = record(t, policy)
            if ending(t) == end:
                games[f"gosu-tactics/{name}.game"] = text
                used |= uses(t)
                break
        else:
            raise SystemExit(f"{name}: no game of {TRIES} ended by {end}")
    for number in range(TRIES):
        missing = all_powers() - used
        if not missing:
            return games
        t = new("gosu-tactics", f"powers {number}", 2 + number % 3)
        text = record(t, building)
        if uses(t) & missing:
            games[f"gosu-tactics/powers-{number}.game"] = text
            used |= uses(t)
    raise SystemExit(f"no golden game uses {sorted(missing)}")
