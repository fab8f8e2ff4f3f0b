"""What the checks of the lab must know of one game and no other; the rest of the lab knows no game."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from honjin.core.game import Game
from honjin.core.machine import NO_CARD, State
from honjin.core.place import ARMY_MAX, ROWS, place_at, row_of
from honjin.core.rng import Stream
from honjin.core.table import Option, Question, Table
from honjin.games.gosu_x import layout
from honjin.games.gosu_x.book import CLAN_BITS, LEVEL_BITS
from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.flow import SUPREMACY_TO_WIN
from honjin.games.gosu_x.state import XState
from honjin.lab import samurai
from honjin.lab.collector import collected_option

Seat = int | None
Channel = Callable[[Table, Seat], object]
Policy = Callable[[Question, Counter[str], Stream], Option]


def nothing_more(s: State) -> list[str]:
    return []


def as_drawn(options: dict[str, object], stream: Stream) -> dict[str, object]:
    return options


def for_any_number(players: int) -> dict[str, object]:
    return {}


@dataclass(frozen=True)
class Special:
    """Values of settings that are not listed, what else must hold at a decision, more leaks and players."""

    values: Mapping[str, Callable[[Stream], object]] = field(default_factory=dict)
    problems: Callable[[State], list[str]] = nothing_more
    leaks: Mapping[str, Channel] = field(default_factory=dict)
    policies: tuple[Policy, ...] = ()
    shown: tuple[str, ...] = ()  # facts that all have seen and of which nothing may be left to observe
    agree: Callable[[dict[str, object], Stream], dict[str, object]] = (
        as_drawn  # settings that can go together
    )
    options_for: Callable[[int], dict[str, object]] = for_any_number  # what this number of players asks for
    decks: tuple[str, ...] = ("deck",)  # zones to draw from
    discards: tuple[str, ...] = ("discard",)
    exact: bool = False  # a position leads to the very same state
    opponent: str = ""  # in a game for one, the setting that says whom one fights


# --- GOSU X


def given_draft(stream: Stream) -> str:
    """Three clans for each seat (GX-S2)."""
    left = list(CLANS)
    drawn = [left.pop(stream.below(len(left))) for _ in range(6)]
    return ", ".join(" ".join(drawn[first : first + 3]) for first in (0, 3))


def x_problems(s: State) -> list[str]:
    """What play can never lead to, though a dump or position may say so."""
    assert isinstance(s, XState)
    found: list[str] = []
    for p in range(s.players):
        places = [
            int(place_at(p, row, column)) for row in range(ROWS) for column in range(s.row_length(p, row))
        ]
        lengths = [s.row_length(p, row) for row in range(ROWS)]
        corners = {place_at(p, row, lengths[row] - 1) for row in range(ROWS) if lengths[row] > 0}
        corners -= {place - 8 for place in places if row_of(place) > 0}  # there is a card above (GX-A2)
        if {place for place in places if s.is_open(place)} != corners:
            found.append(f"seat {p}: OPEN are not the corners of the army (GX-A2)")
        for place in places:
            card = s.card_at(place)
            if s.cards.levels[card] & LEVEL_BITS[row_of(place)] == 0:
                found.append(f"seat {p}: a card in a row of another level (GX-A13)")
            if s.is_captured(place) and s.tokens_on(place) > 0:
                found.append(f"seat {p}: tokens on a captured card (GX-A5)")
        standing = [s.card_at(place) for place in places]
        for zone in (s.hand(p), s.deck(p), s.discard_pile(p), s.removed(p)):
            standing += [s.card(zone, index) for index in range(s.size(zone))]
        if any(s.clans(p) & CLAN_BITS[s.cards.clan[card]] == 0 for card in standing):
            found.append(f"seat {p}: a card of another's clans (GX-S3)")
        if s.seat_cell(p, layout.SUPREMACY) >= SUPREMACY_TO_WIN:
            found.append(f"seat {p}: two Supremacy tokens and no winner (GX-B3)")
        if sum(not s.is_captured(place) for place in places) == ARMY_MAX:
            found.append(f"seat {p}: fifteen face-up cards and no winner (GX-B4)")
        if s.seat_cell(p, layout.PASSED) == 1 and s.seat_cell(p, layout.TURNS_LEFT) != 0:
            found.append(f"seat {p}: turns left after a pass (GX-Q4)")
        for index in range(layout.BANS):
            banned = s.seat_cell(p, layout.BANNED + index) != NO_CARD
            if banned != (s.seat_cell(p, layout.BANNED_FOR + index) > 0):
                found.append(f"seat {p}: a ban without an end (GX-E15)")
    if s.cells[layout.ROUND] > 3:
        found.append("a fourth round (GX-D5)")
    return found


def spared(t: Table, prompts: tuple[str, ...]) -> object:
    """What is asked where these questions are asked only of who has a choice."""
    s = t.state.clone()
    while not s.is_over and s.decision().word in prompts and s.offer() == 1:
        s.choose(0)
    return None if s.is_over else (int(s.seat), s.decision().word)


def _asked_to_react(t: Table, seat: Seat) -> object:
    """Who holds a Force of Will card: nobody else is asked whether to use one (GX-E6)."""
    return spared(t, ("react-to-harm", "react-to-activation"))


def _asked_to_redraw(t: Table, seat: Seat) -> object:
    """Who holds a Troop at most: nobody else is asked whether to redraw (GX-S4)."""
    return spared(t, ("redraw",))


def _searched_deck(t: Table, seat: Seat) -> object:
    """The order of a deck that was searched and shuffled: it is told with what was found (GX-E17)."""
    s = t.state
    assert isinstance(s, XState)
    searched = [event for event in t.events(seat) if event["kind"] == "found"]
    decks = [s.deck(int(str(event["player"]))) for event in searched]
    return [[t.cards.ids[s.card(deck, index)] for index in range(s.size(deck))] for deck in decks]


SPECIAL: Final[Mapping[str, Special]] = {
    "gosu-x": Special(
        {"draft": given_draft},
        x_problems,
        {
            "who can react": _asked_to_react,
            "who may redraw": _asked_to_redraw,
            "a searched deck": _searched_deck,
        },
        (collected_option,),
        ("showed",),
    ),
    "way-of-the-samurai": Special(
        {"easy": samurai.several_ways_to_make_it_easy, "weapon": samurai.two_weapons},
        samurai.samurai_problems,
        {
            "an option list": samurai.listed_options,
            "the next Defence": samurai.next_adversary,
            "the next wound": samurai.next_wound,
            "the next Special": samurai.next_special,
            "the next roll": samurai.next_roll,
            "cards looked at": samurai.cards_looked_at,
        },
        (samurai.careful_option,),
        ("rolled", "revealed-wound", "revealed-defence", "revealed-counter", "discarded"),
        samurai.agreed,
        samurai.mode_for,
        ("actions", "specials", "adversaries", "wounds"),
        ("actions_used",),
        exact=True,
        opponent="enemy",
    ),
}


def special(game: Game) -> Special:
    return SPECIAL.get(game.name, Special())
