"""A card set in numbers: every face's clan, levels, costs, keywords, abilities and effects."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from honjin.engine.machine import Book, Effect

# Levels as bits; Phoenix (Immortal) has all three (GX-A13).
TROOP: Final = 1
HERO: Final = 2
IMMORTAL: Final = 4
ANY_LEVEL: Final = 7
LEVEL_BITS: Final = (1, 2, 4)  # by row
CLAN_BITS: Final = (1, 2, 4, 8, 16, 32, 64, 128)


def level_bit(row: i64) -> i64:
    """The level of a row as a bit; compiled, a table of constants would be a new object at each look."""
    return 1 << row


def clan_bit(clan: i64) -> i64:
    return 1 << clan


# Keywords.
RECRUITER: Final = 1
FORCE_OF_WILL: Final = 2
SECRET_SHIFT: Final = 4
BOUNTY: Final = 8
ECHO: Final = 16
ETHEREAL: Final = 32
VETERAN: Final = 64
WONDROUS: Final = 128

# Abilities: ongoing effects that are asked for, never stored (GX-E11).
ETHEREAL_TOP: Final = 0x1  # the controller's highest OPEN card is Ethereal
SECRET_SHIFTS: Final = 0x2  # the controller's cards with a shift cost have Secret shift
ECHO_ADJACENT: Final = 0x4  # adjacent cards have Echo
ECHO_IMMORTALS: Final = 0x8  # the controller's level III cards have Echo
WILD: Final = 0x10  # of all clans of the owner's deck, in every zone
WILD_IMMORTALS: Final = 0x20  # the controller's level III cards are so
HAND_OF_FIVE: Final = 0x40  # hand limit 5, for both players
SHORT_PASS: Final = 0x80  # a pass leaves the other player 2 turns
HAND_IN_BATTLE: Final = 0x100  # +1 in the Great Battle for each card in hand
DOUBLED_BY_BOUNTY: Final = 0x200  # double value if the opponent controls a Bounty card
BATTLE_OF_TEN: Final = 0x400  # winning a battle by 10 wins the game, by less costs a sacrifice
HUNTER: Final = 0x800  # one card more for capturing or destroying an opposing Bounty card
MIRROR: Final = 0x1000  # has what its mirror card has
EVERY_LEVEL: Final = 0x2000  # of every level, in every zone

# Those that a tile can have: the others speak of the card they are on.
TILE_ABILITIES: Final = (
    ETHEREAL_TOP
    | SECRET_SHIFTS
    | ECHO_IMMORTALS
    | WILD_IMMORTALS
    | HAND_OF_FIVE
    | SHORT_PASS
    | HAND_IN_BATTLE
    | BATTLE_OF_TEN
    | HUNTER
)

# What a Force of Will card answers.
AGAINST_ACTIVATION: Final = 1
AGAINST_HARM: Final = 2

# When an ongoing effect happens.
TURN_ENDED: Final = 1
WAS_CAPTURED: Final = 2
LOST_BATTLE: Final = 4
WON_BATTLE: Final = 8
SHUFFLED_DISCARD: Final = 16
FIRST_PASS: Final = 32
SPENT_TWO: Final = 64
WAS_REMOVED: Final = 128


class XBook(Book):
    """Every face's numbers, by face; a tile's ability, by clan."""

    def __init__(self) -> None:
        super().__init__()
        self.clan = vec[i64]()
        self.levels = vec[i64]()
        self.row = vec[i64]()  # of a card of one level, -1 for others
        self.value = vec[i64]()
        self.kin = vec[i64]()  # the first face of the same name (GX-C4)
        self.copies = vec[i64]()
        self.shift = vec[i64]()  # -1: it cannot be shifted
        self.keywords = vec[i64]()
        self.icons = vec[i64]()
        self.abilities = vec[i64]()
        self.reactions = vec[i64]()
        self.reacting = vec[i64]()  # the faces that have some
        self.triggers = vec[i64]()  # when its triggered effect happens, as a bit
        self.has_entry = vec[i64]()
        self.entry = vec[Effect]()
        self.triggered = vec[Effect]()
        self.entry_room = vec[i64]()  # the frames they need (GX-E20)
        self.triggered_room = vec[i64]()
        self.also: list[list[i64]] = []  # other names a face counts as while face up, as kin
        self.names: dict[str, i64] = {}  # kin by printed name
        self.tile = vec[i64]([0] * 8)

    @property
    def faces(self) -> i64:
        return len(self.clan)

    def add_face(self, clan: i64, levels: i64, value: i64, kin: i64, copies: i64) -> None:
        self.clan = append(self.clan, clan)
        self.levels = append(self.levels, levels)
        self.row = append(self.row, levels // 2 if levels in (TROOP, HERO, IMMORTAL) else -1)
        self.value = append(self.value, value)
        self.kin = append(self.kin, kin)
        self.copies = append(self.copies, copies)

    def add_marks(self, shift: i64, keywords: i64, icons: i64, abilities: i64, reactions: i64) -> None:
        self.shift = append(self.shift, shift)
        self.keywords = append(self.keywords, keywords)
        self.icons = append(self.icons, icons)
        self.abilities = append(self.abilities, abilities)
        if reactions != 0:
            self.reacting = append(self.reacting, len(self.reactions))
        self.reactions = append(self.reactions, reactions)

    def add_effects(self, path: str, entry: Effect, trigger: i64, triggered: Effect, also: list[i64]) -> None:
        """The entry effect, which does nothing if it has no parts, and the one of the trigger's bit."""
        self.add(f"{path}.entry", entry)
        self.entry = append(self.entry, entry)
        self.has_entry = append(self.has_entry, 1 if entry.parts() else 0)
        self.add(f"{path}.triggered", triggered)
        self.triggers = append(self.triggers, trigger)
        self.triggered = append(self.triggered, triggered)
        self.entry_room = append(self.entry_room, entry.room())
        self.triggered_room = append(self.triggered_room, triggered.room())
        self.also.append(also)

    def kin_of(self, name: str) -> i64:
        """The number of a name; -1 for one that no card of the set has."""
        return self.names.get(name, -1)

    def counts_as(self, card: i64, face: i64, kin: i64) -> bool:
        """GX-C4: whether the card has this name, or counts as having it by what its face says."""
        return self.kin[card] == kin or kin in self.also[face]
