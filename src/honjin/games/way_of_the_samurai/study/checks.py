"""What the checks know of Way of the Samurai: settings that go together, what must hold, how to play."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from honjin.engine.chance import Stream
from honjin.engine.machine import (
    EFFECT,
    FRAME,
    NO_CARD,
    PLAYER,
    STACK,
    STEP,
    UNKNOWN,
    State,
)
from honjin.games.way_of_the_samurai.card import SYMBOLS
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.engine import book, layout
from honjin.games.way_of_the_samurai.engine.flow import ROUNDS_MAX, campaign, is_campaign
from honjin.games.way_of_the_samurai.engine.state import CLAN, DUEL, SINGLE, SamuraiState
from honjin.games.way_of_the_samurai.game import EASY, GAME, MEANINGLESS, NO_ITEM, ids
from honjin.lab.checks.game_checks import GameChecks
from honjin.table.table import Option, Question, Table

BETWEEN: Final = ("next-enemy", "next-weapon")  # asked between two fights of a campaign
THOUGHT_ABOUT: Final = ("placing", "joker", "redraw", *BETWEEN)
WORLDS: Final = 2
RISK: Final = 6  # one careful choice in so many is any choice


# --- settings


def several_ways_to_make_it_easy(stream: Stream) -> str:
    """Any of them (WS-D1)."""
    return " ".join(word for word in EASY if stream.below(2) == 0) or EASY[stream.below(len(EASY))]


def two_weapons(stream: Stream) -> str:
    """One for each player of a duel (WS-V1)."""
    weapons = ids(BOX.weapons)
    return " ".join(weapons[stream.below(len(weapons))] for _ in range(2))


def agreed(options: dict[str, object], stream: Stream) -> dict[str, object]:
    """What excludes each other or means nothing is left out, such as a place in a campaign (WS-G7)."""
    agreed = dict(options)
    for option in MEANINGLESS[str(options["mode"])]:
        agreed[option] = GAME.settings[option].values[0]
    if options["mode"] != "duel":
        agreed["weapon"] = str(options["weapon"]).split()[0]
    elif stream.below(2) == 0:
        agreed["weapon"] = two_weapons(stream)
    if agreed["climate"] != NO_ITEM and agreed["location"] == NO_ITEM:  # WS-M5
        agreed["location"] = ids(BOX.places)[stream.below(len(BOX.places))]
    excludes = {enemy.id: enemy.excludes for enemy in BOX.enemies}
    if options["mode"] == "fight" and options["climate"] in excludes[str(options["enemy"])]:
        agreed["climate"] = NO_ITEM
    return agreed


# --- what play can never lead to


def samurai_problems(s: State) -> list[str]:
    assert isinstance(s, SamuraiState)
    return [*table_problems(s), *enemy_problems(s), *campaign_problems(s), *pile_problems(s)] + [
        problem for p in range(s.players) for problem in seat_problems(s, p)
    ]


def table_problems(s: SamuraiState) -> list[str]:
    found: list[str] = []
    word = s.decision().word
    if (s.cells[layout.MODE] == DUEL) != (s.players == 2):
        found.append("players: only a duel has two (WS-V1)")
    if not 0 <= s.cells[layout.ROUND] < ROUNDS_MAX or s.cells[layout.ROUNDS] < s.cells[layout.ROUND]:
        found.append("a round beyond the last one (WS-R12)")
    if (s.size(layout.LOOKED) > 0) != (word == "best-card"):
        found.append("cards looked at where none is chosen (WS-D1)")
    if s.cells[layout.CLIMATE] >= 0 and s.cells[layout.LOCATION] < 0:
        found.append("a climate without a location (WS-M5)")
    attacks = any(s.size(s.attack(p)) for p in range(s.players))
    if s.cells[layout.COUNTER_CARD] != NO_CARD and s.cells[layout.DEFENCE] == NO_CARD:
        found.append("a Counter-attack without a Defence (WS-R5)")
    if word in ("redraw", "lose-one", "before-end", *BETWEEN) and (
        attacks or s.cells[layout.DEFENCE] != NO_CARD
    ):
        found.append("an attack that goes on after its end (WS-R6)")
    return found


def enemy_problems(s: SamuraiState) -> list[str]:
    """Life and Ki of whom the player fights, between nothing and what it began with."""
    found: list[str] = []
    life, ki, mode = int(s.cells[layout.ENEMY_LIFE]), int(s.cells[layout.ENEMY_KI]), s.cells[layout.MODE]
    between = s.decision().word in BETWEEN
    if mode == DUEL:
        most, most_ki = 0, 0
    elif mode == SINGLE:
        enemy = s.cells[layout.ENEMY]
        most, most_ki = int(s.cards.enemy_life[enemy]), int(s.cards.enemy_ki[enemy])
        if s.faces_enemy(book.DRAINS):
            most = life  # WS-E3: even above its own
        if s.faces_enemy(book.BREAKS_WEAPON) and s.ki(0) < 1:
            found.append("no Ki against Takeshi, and no defeat (WS-E2)")
        climate = s.cells[layout.CLIMATE]
        if s.faces_enemy(book.HEADLESS) and climate >= 0 and BOX.climates[climate].id in ("storm", "fire"):
            found.append("Kempo in a storm or a fire (WS-E4)")
    elif mode == CLAN:
        most, most_ki = max(s.cards.clan_life), max(s.cards.clan_ki)
    else:
        who = s.cells[layout.OPPONENT]
        most = int(s.cards.campaign_life[campaign(s)][who]) or book.SIDES
        most_ki = int(s.cards.campaign_ki[campaign(s)][who])
    least = 0 if between or mode == DUEL else 1
    if not between and not least <= life <= most:
        found.append(f"enemy_life: found {life}, expected {least} to {most} (WS-R8)")
    if not between and not 0 <= ki <= most_ki:
        found.append(f"enemy_ki: found {ki}, expected 0 to {most_ki} (WS-K1)")
    return found


def campaign_problems(s: SamuraiState) -> list[str]:
    found: list[str] = []
    waiting, broken = int(s.cells[layout.WAITING]), int(s.cells[layout.BROKEN])
    bonus = s.cells[layout.NEXT_FORCE] + s.cells[layout.NEXT_TECHNIQUE]
    word = s.decision().word
    if bonus > 0 and word not in BETWEEN:
        found.append("a bonus of an event that is still to come within a round (WS-G9)")
    if not is_campaign(s):
        if waiting or broken or s.cells[layout.REDRAWN]:
            found.append("a trace of a campaign outside of one (WS-G1)")
        return found
    if s.cells[layout.LOCATION] >= 0 or s.cells[layout.CLIMATE] >= 0:
        found.append("a location or climate in a campaign (WS-G7)")
    opponents = len(s.cards.campaign_ki[campaign(s)])
    met = opponents - waiting.bit_count()
    if s.cells[layout.BEATEN] != (met if word in BETWEEN else met - 1):
        found.append("another number of enemies beaten than were met (WS-G1)")
    if (broken >> s.seat_cell(0, layout.WEAPON) & 1 == 1) != (word == "next-weapon"):
        found.append("a broken weapon in the hand (WS-G4)")
    if word == "redraw" and s.cells[layout.REDRAWN]:
        found.append("a second mulligan (WS-G5)")
    return found


def pile_problems(s: SamuraiState) -> list[str]:
    """Every card lies with its like; a Special belongs to the Actions once it was used (WS-X2)."""
    found: list[str] = []
    families = {
        "actions": (layout.ACTIONS, book.ACTION),
        "actions_used": (layout.ACTIONS_USED, book.ACTION),
        "looked": (layout.LOOKED, book.ACTION),
        "specials": (layout.SPECIALS, book.SPECIAL),
        "adversaries": (layout.ADVERSARIES, book.ADVERSARY),
        "adversaries_used": (layout.ADVERSARIES_USED, book.ADVERSARY),
        "wounds": (layout.WOUNDS, book.WOUND),
    }
    zones = list(families.items())
    for p in range(s.players):
        zones += [
            ("hand", (s.hand(p), book.ACTION)),
            ("attack", (s.attack(p), book.ACTION)),
            ("stored", (s.stored(p), book.SPECIAL)),
        ]
    for name, (zone, family) in zones:
        if any(s.family(s.card(zone, index)) != family for index in range(s.size(zone))):
            found.append(f"{name}: a card of another deck (WS-C2, WS-X2)")
    if s.size(layout.WOUNDS) != sum(
        copies for copies, kind in zip(s.cards.copies, s.cards.kind, strict=True) if kind == book.WOUND
    ):
        found.append("wounds: a Wound card was not shuffled back (WS-W1)")
    return found


def seat_problems(s: SamuraiState, p: int) -> list[str]:
    """Gauges, Ki, Life and the die are in the game's own check."""
    found: list[str] = []
    placed, word = int(s.size(s.attack(p))), s.decision().word
    symbols = [int(s.seat_cell(p, layout.ATTACK_SYMBOLS + index)) for index in range(layout.ATTACK_CARDS)]
    chosen = placed - 1 if chooses_symbol(s, p) else placed
    named = all(0 <= symbol < len(SYMBOLS) for symbol in symbols[:chosen])
    if not named or any(symbol >= 0 for symbol in symbols[placed:]):
        found.append(f"seat {p}: symbols without cards, or cards without symbols (WS-C3, WS-C4)")
    if placed > 0 and p != s.cells[layout.ACTIVE]:
        found.append(f"seat {p}: cards of an attack out of turn (WS-V1)")
    if word in BETWEEN and s.size(s.hand(p)) > 0:
        found.append(f"seat {p}: a hand between two fights (WS-E5)")
    return found


def chooses_symbol(s: SamuraiState, p: int) -> bool:
    """Whether the seat's Joker still waits for its symbol, perhaps below another question."""
    frames = [STACK + FRAME * index for index in range(s.depth())]
    return any(
        s.book.paths[s.cells[at + EFFECT]] == "joker"
        and s.cells[at + STEP] == 0
        and s.cells[at + PLAYER] == p
        for at in frames
    )


# --- leaks


def next_adversary(t: Table, seat: int | None) -> object:
    """The Defence or Counter-attack that nobody has seen yet (WS-R3, WS-R5)."""
    return top(t, layout.ADVERSARIES)


def next_wound(t: Table, seat: int | None) -> object:
    """Whether the next wound is a beheading (WS-W2)."""
    return top(t, layout.WOUNDS)


def next_special(t: Table, seat: int | None) -> object:
    """The Special that the next combo brings (WS-X2)."""
    return top(t, layout.SPECIALS)


def next_roll(t: Table, seat: int | None) -> object:
    """What the blue die will show (WS-L1)."""
    s = t.state.clone()
    assert isinstance(s, SamuraiState)
    return int(s.roll(0, 0))


def listed_options(t: Table, seat: int | None) -> object:
    """What another may choose; how many that are tells nothing here, for no two cards of a hand are alike."""
    return None if t.decision is None else [option.notation for option in t.decision.options]


def cards_looked_at(t: Table, seat: int | None) -> object:
    """The three to choose one from, which only the buyer knows (WS-D1)."""
    s = t.state
    return [int(s.card(layout.LOOKED, index)) for index in range(s.size(layout.LOOKED))]


def top(t: Table, deck: int) -> str | None:
    s = t.state
    size = s.size(deck)
    card = s.card(deck, size - 1) if size > 0 else UNKNOWN
    return None if card == UNKNOWN else t.cards.ids[card]


# --- players


def careful_option(question: Question, chosen: Counter[str], stream: Stream) -> Option:
    """What seems best, and now and then anything; random play seldom gets far in a campaign."""
    return question.options[careful_index(question.observation, question.codes, stream)]


def careful_index(seen: State, codes: Sequence[int], stream: Stream, risk: int = RISK) -> int:
    """The option after which the seat stands best once its attack is over, in worlds it cannot tell apart.

    One choice in `risk` is any choice; none if that is 0.
    """
    assert isinstance(seen, SamuraiState)
    if len(codes) == 1 or (risk > 0 and stream.below(risk) == 0):
        return int(stream.below(len(codes)))
    seat, worlds = int(seen.seat), [seen.sample(stream) for _ in range(WORLDS)]
    values = []
    for code in codes:
        value = int(stream.below(10))
        for world in worlds:
            trial = world.clone()
            trial.apply(code)
            settle(trial)
            value += 10 * GAME.evaluate(trial, seat)
        values.append(value)
    return values.index(max(values))


def settle(s: State) -> None:
    """Go on, taking whatever is offered first, until a card is to be placed or somebody to be chosen."""
    while not s.is_over and s.decision().word not in THOUGHT_ABOUT:
        s.offer()
        s.choose(0)


CHECKS: Final = GameChecks(
    values={"easy": several_ways_to_make_it_easy, "weapon": two_weapons},
    problems=samurai_problems,
    leaks={
        "an option list": listed_options,
        "the next Defence": next_adversary,
        "the next wound": next_wound,
        "the next Special": next_special,
        "the next roll": next_roll,
        "cards looked at": cards_looked_at,
    },
    policies=(careful_option,),
    shown=("rolled", "revealed-wound", "revealed-defence", "revealed-counter", "discarded"),
    agree=agreed,
    decks=("actions", "specials", "adversaries", "wounds"),
    discards=("actions_used",),
    exact=True,
)
