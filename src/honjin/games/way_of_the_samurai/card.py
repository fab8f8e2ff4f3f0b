"""What lies in the box: cards, weapons, enemies, places, climates, campaigns and event cards."""

from dataclasses import dataclass
from typing import Final

from honjin.games.way_of_the_samurai.engine import book
from honjin.table.card_set import slug

GAUGES: Final = {"force": book.FORCE, "technique": book.TECHNIQUE, "guard": book.GUARD}
SYMBOLS: Final = ("mountain", "moon", "gate", "blood")  # three black ones, and the red one
CHANGES: Final = {
    **GAUGES,
    "die": book.DIE,
    "life": book.LIFE,
    "ki": book.KI,
    "roll-force": book.ROLL_FORCE,
    "roll-technique": book.ROLL_TECHNIQUE,
    "break": book.BREAK,
}
WEAPON_TRAITS: Final = {
    "wounds-worse": book.WOUNDS_WORSE,
    "guard-before-counter": book.GUARD_BEFORE_COUNTER,
    "buys-gauges": book.BUYS_GAUGES,
    "life-costs-ki": book.LIFE_COSTS_KI,
    "doubles": book.DOUBLES,
    "disarms": book.DISARMS,
    "tangles": book.TANGLES,
    "life-to-ki": book.LIFE_TO_KI,
}
ENEMY_TRAITS: Final = {
    "breaks-weapon": book.BREAKS_WEAPON,
    "drains": book.DRAINS,
    "headless": book.HEADLESS,
}
CLIMATE_TRAITS: Final = {
    "no-grave-wound": book.NO_GRAVE_WOUND,
    "no-early-defence": book.NO_EARLY_DEFENCE,
    "discard-to-buy": book.DISCARD_TO_BUY,
    "grave-wound-wins": book.GRAVE_WOUND_WINS,
    "double-costs": book.DOUBLE_COSTS,
}
COST_TIMES: Final = {"combo": book.AT_COMBO, "round": book.AT_ROUND_END}
CERTAINTIES: Final = ("confirmed", "transcribed", "reconstructed")

Change = tuple[int, int]  # what, and by how much


@dataclass(frozen=True)
class Item:
    """Anything with a name; `french` where the name is a word that differs."""

    name: str
    french: str = ""
    certainty: str = "reconstructed"

    @property
    def id(self) -> str:
        return slug(self.name)

    def label(self, lang: str) -> str:
        return self.french if lang == "fr" and self.french else self.name


@dataclass(frozen=True)
class Card(Item):
    """A card of one of the four decks."""

    copies: int = 1


@dataclass(frozen=True)
class Action(Card):
    """WS-C3: a symbol and one or two lines; without a symbol it is the Joker (WS-C4)."""

    symbol: int | None = None
    lines: tuple[Change, ...] = ()
    special: bool = False


@dataclass(frozen=True)
class Adversary(Card):
    """WS-C5: the Defence, then the Counter-attack; or the Hard card (WS-D2)."""

    force: int | None = None
    technique: int | None = None
    life: int = 0
    ki: int = 0
    either: bool = False
    guard: int = 0
    wound: int = 0
    hit_life: int = 0
    hit_ki: int = 0
    hard: bool = False


@dataclass(frozen=True)
class Wound(Card):
    """WS-W1: Life and Ki lost at level 1 and at level 2; or the dodge and beheading (WS-W2)."""

    light: tuple[int, int] = (0, 0)
    grave: tuple[int, int] = (0, 0)
    fatal: bool = False


@dataclass(frozen=True)
class Weapon(Item):
    traits: int = 0
    die: int = 1
    ki: int = 5
    ki_max: int = 5
    guard_max: int = book.HIGHEST


@dataclass(frozen=True)
class Enemy(Item):
    life: int = 8
    ki: int = 5
    traits: int = 0
    excludes: tuple[str, ...] = ()  # climates it is not fought in


@dataclass(frozen=True)
class Table(Item):
    """A place or an event card: what each face of the die brings."""

    results: tuple[tuple[Change, ...], ...] = ()


@dataclass(frozen=True)
class Cost:
    """WS-M5: a clause of a climate; without a gauge it holds whatever the gauges say."""

    when: int = book.AT_ROUND_END
    gauge: int | None = None
    level: int | None = None  # or below
    life: int = 0
    ki: int = 0
    either: bool = False
    defeat: bool = False


@dataclass(frozen=True)
class Climate(Item):
    traits: int = 0
    costs: tuple[Cost, ...] = ()


@dataclass(frozen=True)
class Opponent(Item):
    """Of a campaign; without Life the die gives it (WS-G3)."""

    life: int | None = None
    ki: int = 5


@dataclass(frozen=True)
class Campaign(Item):
    opponents: tuple[Opponent, ...] = ()
    master: bool = False  # the last one waits for the others (WS-G2)


@dataclass(frozen=True)
class Box:
    """WS-C1, WS-C2: a whole card set."""

    cards: tuple[Card, ...]
    weapons: tuple[Weapon, ...]
    enemies: tuple[Enemy, ...]
    clan: tuple[tuple[int, int], ...]  # Life and Ki by the die (WS-E5)
    places: tuple[Table, ...]
    climates: tuple[Climate, ...]
    campaigns: tuple[Campaign, ...]
    events: tuple[Table, ...]
