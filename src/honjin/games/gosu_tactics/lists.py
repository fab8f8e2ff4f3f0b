"""GOSU Tactics: one list for each of its cells, facts, options and conditions.

After a change `python -m tools.constants` writes the constants of the engine again.
"""

from typing import Final

from honjin.armies.cells import ArmyCells, Mark
from honjin.table.lists import Card, Cells, Condition, Constant, Fact, Lists, Number, Option, Word, Zone

SEATS_MAX: Final = Constant("SEATS_MAX", 4, "GT-C1")
DECK_MAX: Final = Constant("DECK_MAX", 100, "GT-C1: 75 printed cards, and room for a fan's own")
REVEALED_MAX: Final = Constant("REVEALED_MAX", 5)
UNLIMITED: Final = Constant("UNLIMITED", -1)
EMPTY: Final = Constant("EMPTY", 127, "a place of an army without a card")

CELLS: Final = Cells(
    constants=(
        SEATS_MAX,
        DECK_MAX,
        REVEALED_MAX,
        Constant("CLAN_COUNT", 5),
        UNLIMITED,
        EMPTY,
        Constant("MARK", 0x300, "what waits to fire for a card of an army"),
    ),
    table=(
        Number("ROUND"),
        Number("FIRST", "the seat that started the round"),
        Number("ACTIVE", "the seat whose turn it is"),
        Number("ADVANTAGE", "the seat that holds the Advantage card", start=-1),
        Number("ADDITIONAL", "1 during an additional turn"),
        Number("DUE", "additional turns still due to the active seat"),
        Card("COMING", "the card announced and not yet in place, or NO_CARD"),
        Number("DISCARD_TARGET", "option: 0 holding, 1 any"),
        Zone("DECK", most=DECK_MAX),
        Zone("DISCARD", most=DECK_MAX),
        Zone("REVEALED", most=REVEALED_MAX),
    ),
    seat=(
        Number("POINTS"),
        Number("PASSED"),
        Number("TURNS", "turns had this round"),
        Number("TURNS_LEFT", "after somebody's pass, else UNLIMITED", start=UNLIMITED.value),
        Number("SET_ASIDE", "cards chosen in secret"),
        Number("FIELDED", "1 once the seat has had an army"),
        Number("LENGTHS", "of the three rows", words=("troopers", "fighters", "generals")),
        ArmyCells(
            "ARMY",
            marks=(
                Mark("IMPRISONED", 0x80),
                Mark("ARRIVING", 0x100, "its arrival powers wait"),
                Mark("LINKED", 0x200, "its link powers wait"),
                Mark("LINKING", 0x300, "its link powers, firing now"),
            ),
            exclusive=True,
        ),
        Zone("HAND", "GT-A4: no limit, so there is room for every card", most=DECK_MAX),
    ),
)

FACTS: Final = (
    Fact("SHUFFLED"),
    Fact("TOOK_ADVANTAGE"),
    Fact("DREW"),
    Fact("KEPT"),
    Fact("REDREW", "number"),
    Fact("SET_ASIDE"),
    Fact("DISCARDED"),
    Fact("STARTED_ROUND", "number"),
    Fact("STARTED_TURN"),
    Fact("STARTED_ADDITIONAL"),
    Fact("PASSED"),
    Fact("REACHED_LIMIT"),
    Fact("PAID"),
    Fact("PLACED"),
    Fact("MUTATED", "card"),
    Fact("FIRED", "word"),
    Fact("DID_NOTHING"),
    Fact("LOST"),
    Fact("DESTROYED"),
    Fact("SWAPPED", "place"),
    Fact("IMPRISONED"),
    Fact("RELEASED"),
    Fact("REVEALED"),
    Fact("TOOK"),
    Fact("GAINED_TURN", "number"),
    Fact("FOUGHT", "number"),
    Fact("WON_POINT", "number"),
    Fact("FREED"),
    Fact("WON", "word"),
)

# The words that facts tell: the powers (twice the family, and one more for max), then the ways to win.
POWER_WORDS: Final = (
    "destroy",
    "destroy-max",
    "imprison",
    "imprison-max",
    "discard",
    "discard-max",
    "draw",
    "draw-max",
    "vision",
    "vision-max",
    "return",
    "return-max",
    "advantage",
    "advantage-max",
)
WORDS: Final = (
    *POWER_WORDS,
    Word("three-points", "THREE_POINTS"),
    Word("fifteen-cards", "FIFTEEN_CARDS"),
    Word("nine-of-a-clan", "NINE_OF_A_CLAN"),
)

OPTIONS: Final = (
    Option("PLAY", "play {card}"),
    Option("MUTATE", "mutate {place} {card}"),
    Option("ZOMBIE", "mutate {place} from discard"),
    Option("PASS", "pass"),
    Option("PAY", "pay {card}"),
    Option("CHOOSE_PLACE", "choose {place}"),
    Option("CHOOSE_CARD", "choose {card}"),
    Option("CHOOSE_PLAYER", "player {seat}"),
    Option("DISCARD_CARD", "discard {card}"),
    Option("KEEP", "keep"),
    Option("REDRAW", "mulligan"),
)

CONDITIONS: Final = (
    Condition("NOT_IN_HAND", "GT-R1"),
    Condition("ROW_FULL", "GT-A1"),
    Condition("FIRST_IS_TROOPER", "GT-L1"),
    Condition("COSTS_TWO", "GT-L2"),
    Condition("COSTS_TWO_NO_CLAN", "GT-L4"),
    Condition("MORE_TROOPERS_NEEDED", "GT-L5"),
    Condition("TROOPER_OF_CLAN_NEEDED", "GT-L5"),
    Condition("MORE_FIGHTERS_NEEDED", "GT-L6"),
    Condition("GENERAL_NEEDS_TROOPER", "GT-L6"),
    Condition("GENERAL_NEEDS_FIGHTER", "GT-L6"),
    Condition("NO_GOBLIN_THERE", "GT-A1"),
    Condition("NOT_YOUR_ARMY", "GT-M1"),
    Condition("NO_MUTATION_COST", "GT-M4"),
    Condition("PRISONER_CANNOT_MUTATE", "GT-M4"),
    Condition("MUTATION_UNPAID", "GT-M1"),
    Condition("OTHER_LEVEL", "GT-M1"),
    Condition("SAME_GOBLIN", "GT-M2"),
    Condition("NOT_A_ZOMBIE", "GT-M3"),
    Condition("NOTHING_TO_RAISE", "GT-M3"),
    Condition("MUST_PAY_THE_RAISED", "GT-M3"),
    Condition("NOT_IN_DISCARD", "GT-A5"),
    Condition("OTHER_CLAN", "GT-P6"),
    Condition("NOT_REVEALED", "GT-P5"),
    Condition("TOO_HIGH_TO_DESTROY", "GT-P1"),
    Condition("TOO_HIGH_TO_IMPRISON", "GT-P2"),
    Condition("NOT_FREE", "GT-A2"),
    Condition("ALREADY_IMPRISONED", "GT-A3"),
    Condition("ALONE_IN_ROW", "GT-P1"),
    Condition("OTHER_ROW", "GT-P1"),
    Condition("SAME_CARD", "GT-P1"),
    Condition("EMPTY_HAND", "GT-P3"),
    Condition("HOLDS_TROOPER", "GT-S3"),
    Condition("CAN_ACT", "GT-N3"),
    Condition("NOTHING_TO_REDRAW", "GT-N3"),
    Condition("NO_LINK_WAITS", "GT-T2"),
    Condition("CANNOT_PAY_WITH", "GT-A7"),
    Condition("NOT_LEFT_AT_SET_UP", "GT-S2"),
    Condition("NOT_LEFT_TO_DISCARD", "GT-P3"),
)

LISTS: Final = Lists(CELLS, OPTIONS, CONDITIONS, FACTS, WORDS)
