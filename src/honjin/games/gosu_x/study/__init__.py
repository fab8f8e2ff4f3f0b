"""What the lab knows of GOSU X: what must hold, what may leak, how to play oddly, what drafts are studied."""

from collections.abc import Mapping
from typing import Final

from honjin.armies.engine.places import ARMY_MAX, ROWS, place_at, row_of
from honjin.engine.chance import Stream
from honjin.engine.machine import NO_CARD, State
from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.engine import layout
from honjin.games.gosu_x.engine.book import CLAN_BITS, LEVEL_BITS
from honjin.games.gosu_x.engine.flow import SUPREMACY_TO_WIN
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.study.collector import collected_option
from honjin.lab.balance.game_facts import GameFacts, Setup, Watch
from honjin.lab.checks.game_checks import GameChecks, GameCoverage, Seat
from honjin.lab.game_study import GameStudy
from honjin.table.card_set import CardSet
from honjin.table.standing import standing_answer
from honjin.table.table import Table

# --- checks


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
            banned = s.seat_cell(p, layout.BANNED_CARDS + index) != NO_CARD
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


def _hasty_answer(t: Table, seat: Seat) -> object:
    """Who has no Force of Will card: an automatic answer comes sooner without one."""
    answer = standing_answer(t, dict.fromkeys(range(t.players), t.state.turn))
    if answer is None or t.decision is None:
        return None
    return answer.seat, answer.after if len(t.decision.codes) > 1 else answer.after - 1


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


# --- balance


def drafted_clans(s: State, seat: int) -> tuple[str, ...]:
    assert isinstance(s, XState)
    return tuple(clan for clan, bit in zip(CLANS, CLAN_BITS, strict=True) if s.clans(seat) & bit)


def drafts(cards: CardSet, options: Mapping[str, str], seed: int) -> list[Setup]:
    """Bots draft the same clans again and again, so every other draft is drawn by chance."""
    return [{"draft": options["draft"]}] if "draft" in options else [{"draft": "pick"}, {"draft": "random"}]


def draft_with(watch: Watch, stream: Stream) -> Setup:
    """The card's clan to one seat, and to the other none that the change is about."""
    own, touched = watch.clan_of[watch.card], {watch.clan_of.get(each) for each in watch.watched}
    others = [clan for clan in CLANS if clan != own]
    others.sort(key=lambda clan: (clan in touched, stream.word()))
    decks = [[own, *others[3:5]], others[:3]]
    return {"draft": ", ".join(" ".join(deck) for deck in (decks if watch.number % 2 == 0 else decks[::-1]))}


RESOLVED: Final = ("resolved", "echoed", "reacted")  # facts: a card's own effect happens

STUDY: Final = GameStudy(
    GameChecks(
        values={"draft": given_draft},
        problems=x_problems,
        leaks={
            "who can react": _asked_to_react,
            "who may redraw": _asked_to_redraw,
            "a hasty answer": _hasty_answer,
            "a searched deck": _searched_deck,
        },
        policies=(collected_option,),
        shown=("showed",),
    ),
    GameFacts(
        played=("placed", "raised", "shifted"),
        resolved=RESOLVED,
        clans=drafted_clans,
        drafts=True,
        setups=drafts,
        dealing=draft_with,
    ),
    GameCoverage(fired=lambda event: event["kind"] in RESOLVED, named_tests=True),
)
