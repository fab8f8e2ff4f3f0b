"""Way of the Samurai as a game of the engine."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from honjin.core.cards import CardSet
from honjin.core.codec import Node, did_you_mean, listed
from honjin.core.game import CardFace, Condition, FactKind, Game, Measured, Setting
from honjin.core.layout import Block, Layout
from honjin.core.machine import ENDED, WINNERS, State
from honjin.core.notation import CardHole, Hole, WordHole
from honjin.core.origin import Origin
from honjin.core.refusal import rule_id
from honjin.core.rng import key_of
from honjin.core.table import Table
from honjin.core.text import Argument
from honjin.games.way_of_the_samurai import book, facts, judgement, layout, position, rules, view
from honjin.games.way_of_the_samurai.attack import ATTACK, COLLECTING
from honjin.games.way_of_the_samurai.blows import LOSE_ONE, TAKE_ONE
from honjin.games.way_of_the_samurai.card import GAUGES, SYMBOLS, Item
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.cardset import STANDARD, SamuraiCards, read_box, say
from honjin.games.way_of_the_samurai.flow import REDRAW, begin
from honjin.games.way_of_the_samurai.handmade import WORTHS
from honjin.games.way_of_the_samurai.heuristics import evaluate
from honjin.games.way_of_the_samurai.judgement import SamuraiJudgement
from honjin.games.way_of_the_samurai.odds import counter_odds
from honjin.games.way_of_the_samurai.state import CLAN, DUEL, SINGLE, SamuraiState, blank_state
from honjin.games.way_of_the_samurai.text import brief, card_headline, card_text
from honjin.games.way_of_the_samurai.view import MODES

PREFIX: Final = "WS"
EASY: Final = ("best-of-three", "die-at-2", "random-special")
EVENT_CARDS: Final = ("normal", "hard")  # as a card set lists them
NO_ITEM: Final = "none"
# Options that mean nothing in a mode, and the rule that says so.
MEANINGLESS: Final[Mapping[str, Mapping[str, str]]] = {
    "fight": {"events": "WS-G8"},
    "clan": {"enemy": "WS-E5", "events": "WS-G8"},
    "dojo": {"enemy": "WS-G2", "location": "WS-G7", "climate": "WS-G7"},
    "village": {"enemy": "WS-G3", "location": "WS-G7", "climate": "WS-G7"},
    "duel": {"enemy": "WS-V1", "events": "WS-G8"},
}
LAYOUT: Final = Layout(
    table=Block(
        numbers={
            "mode": layout.MODE,
            "round": layout.ROUND,
            "rounds": layout.ROUNDS,
            "active": layout.ACTIVE,
            "enemy": layout.ENEMY,
            "enemy_life": layout.ENEMY_LIFE,
            "enemy_ki": layout.ENEMY_KI,
            "location": layout.LOCATION,
            "climate": layout.CLIMATE,
            "hard": layout.HARD,
            "easy": layout.EASY,
            "events": layout.EVENTS,
            "beaten": layout.BEATEN,
            "waiting": layout.WAITING,
            "broken": layout.BROKEN,
            "redrawn": layout.REDRAWN,
            "next_force": layout.NEXT_FORCE,
            "next_technique": layout.NEXT_TECHNIQUE,
            "opponent": layout.OPPONENT,
            "joined": layout.JOINED,
        },
        cards={"defence": layout.DEFENCE, "counter": layout.COUNTER},
        zones={
            "actions": (layout.ACTIONS, layout.ACTIONS_MAX),
            "actions_used": (layout.ACTIONS_USED, layout.ACTIONS_MAX),
            "specials": (layout.SPECIALS, layout.SPECIALS_MAX),
            "adversaries": (layout.ADVERSARIES, layout.ADVERSARIES_MAX),
            "adversaries_used": (layout.ADVERSARIES_USED, layout.ADVERSARIES_MAX),
            "wounds": (layout.WOUNDS, layout.WOUNDS_MAX),
            "looked": (layout.LOOKED, layout.LOOKED_MAX),
        },
    ),
    seat=Block(
        numbers={
            "life": layout.LIFE,
            "ki": layout.KI,
            "die": layout.DIE,
            "weapon": layout.WEAPON,
            **{name: layout.GAUGES + gauge for name, gauge in GAUGES.items()},
            **{f"symbol_{index}": layout.SYMBOLS + index for index in range(layout.ATTACK_CARDS)},
        },
        cards={},
        zones={
            "attack": (layout.ATTACK, layout.ATTACK_CARDS),
            "hand": (layout.HAND, layout.ACTIONS_MAX),
            "stored": (layout.STORED, layout.SPECIALS_MAX),
        },
    ),
    seats_at=layout.SEATS,
    seat_size=layout.SEAT,
)


@dataclass(frozen=True)
class ItemSetting(Setting):
    """An item of the card set by its id; a user's set can have others than ours."""

    def read(self, value: object) -> str | None:
        if isinstance(value, list):  # a weapon for each player of a duel
            words = [self.read(item) for item in value]
            return " ".join(word for word in words if word) if words and None not in words else None
        return value if isinstance(value, str) and value.strip() else None


@dataclass(frozen=True)
class Switch(Setting):
    """no or yes, or as true and false."""

    def read(self, value: object) -> str | None:
        return super().read(self.values[int(value)] if isinstance(value, bool) else value)


@dataclass(frozen=True)
class Several(Setting):
    """Any of some words, as a list or as one text."""

    words: tuple[str, ...] = ()

    def read(self, value: object) -> str | None:
        given = value.split() if isinstance(value, str) else value
        if not isinstance(given, list) or not all(word in (*self.words, NO_ITEM) for word in given):
            return None
        return " ".join(word for word in self.words if word in given) or NO_ITEM

    @property
    def expected(self) -> str:
        return listed(self.words)


def ids(items: Sequence[Item]) -> tuple[str, ...]:
    return tuple(item.id for item in items)


def meant_in(option: str) -> dict[str, tuple[str, ...]]:
    """The modes in which the option means something."""
    return {"mode": tuple(mode for mode in MODES if option not in MEANINGLESS[mode])}


class WayOfTheSamurai(Game):
    """A duel to the death, alone against the deck."""

    name = "way-of-the-samurai"
    package = "honjin.games.way_of_the_samurai"
    prefix = PREFIX
    rules_version = 2
    fewest = 1
    most = layout.SEATS_MAX
    settings: Mapping[str, Setting] = {
        "mode": Setting(MODES, "WS-S1"),
        "enemy": ItemSetting(ids(BOX.enemies), "WS-S1", meant_in("enemy")),
        "weapon": ItemSetting(ids(BOX.weapons), "WS-S1"),
        "location": ItemSetting((NO_ITEM, *ids(BOX.places)), "WS-L1", meant_in("location")),
        "climate": ItemSetting(
            (NO_ITEM, *ids(BOX.climates)), "WS-M5", {**meant_in("climate"), "location": ids(BOX.places)}
        ),
        "easy": Several((NO_ITEM,), "WS-D1", words=EASY),
        "hard": Switch(("no", "yes"), "WS-D2"),
        "events": Setting(("hard", "normal"), "WS-G8", meant_in("events")),
    }
    patterns = rules.NOTATION
    conditions = tuple(Condition(key, rule_id(PREFIX, rule)) for key, rule in rules.CONDITIONS)
    fact_kinds = tuple(FactKind(word, other) for word, other in facts.KINDS)
    fact_words = facts.WORDS
    layout = LAYOUT

    def card_set(self, text: str | None) -> SamuraiCards:
        return STANDARD if text is None else SamuraiCards(read_box(text))

    def card_face(self, id: str, lang: str = "en", cards: CardSet | None = None) -> CardFace:
        own = STANDARD if cards is None else self._own(cards)
        if id not in own.numbers:
            raise ValueError(
                f"card: found {id!r}, expected the id of a card of this set{did_you_mean(id, own.ids)}"
            )
        card = own.box.cards[own.numbers[id]]
        headline, text = card_headline(card, lang), card_text(card, lang)
        deck = ("action", "special", "adversary", "wound")[own.samurai_book.kind[own.numbers[id]]]
        return CardFace(id, card.label(lang), deck, 0, card.copies, card.certainty, headline, text)

    def blank(self, cards: CardSet, players: int) -> SamuraiState:
        return blank_state(self._own(cards).samurai_book, players)

    def begin(self, cards: CardSet, players: int, origin: Origin) -> SamuraiState:
        s = self._prepared(cards, players, origin)
        s.listening = True
        begin(s)
        return s

    def _own(self, cards: CardSet) -> SamuraiCards:
        assert isinstance(cards, SamuraiCards)
        return cards

    def _prepared(self, cards: CardSet, players: int, origin: Origin) -> SamuraiState:
        """A state with its options; ValueError for what this card set does not have, or forbids together."""
        own, options = self._own(cards), origin.options
        s = self.blank(cards, players)
        s.set_key(key_of(origin.seed))
        s.cells[layout.MODE] = MODES.index(options["mode"])
        s.cells[layout.HARD] = int(options["hard"] == "yes")
        s.cells[layout.EASY] = sum(
            2**index for index, word in enumerate(EASY) if word in options["easy"].split()
        )
        s.cells[layout.EVENTS] = EVENT_CARDS.index(options["events"])
        s.cells[layout.LOCATION] = self._item("location", options["location"], own.box.places)
        s.cells[layout.CLIMATE] = self._item("climate", options["climate"], own.box.climates)
        if s.cells[layout.MODE] == SINGLE:
            s.cells[layout.ENEMY] = self._item("enemy", options["enemy"], own.box.enemies)
            enemy = own.box.enemies[s.cells[layout.ENEMY]]
            if options["climate"] in enemy.excludes:
                raise ValueError(
                    say("form-exclusion", enemy=enemy.name, climate=options["climate"], rule="WS-E4")
                )
        elif s.cells[layout.MODE] not in (CLAN, DUEL):
            s.cells[layout.WAITING] = 2 ** len(own.box.campaigns[s.cells[layout.MODE] - 2].opponents) - 1
        weapons = options["weapon"].split()
        if len(weapons) > players:
            raise ValueError(
                f"option weapon: found {options['weapon']!r}, expected one for each of {players} (WS-S1)"
            )
        for p in range(players):
            chosen = self._item("weapon", weapons[p % len(weapons)], own.box.weapons)
            s.set_seat_cell(p, layout.WEAPON, chosen)
        return s

    def _item(self, option: str, id: str, items: Sequence[Item]) -> int:
        if id == NO_ITEM and id in self.settings[option].values:
            return layout.NONE
        known = ids(items)
        if id not in known:
            rule = self.settings[option].rule
            raise ValueError(f"option {option}: found {id!r}, expected one of {listed(known)} ({rule})")
        return known.index(id)

    def check_options(self, options: Mapping[str, object]) -> dict[str, str]:
        given = super().check_options(options)
        for problem in self.together(given):
            raise ValueError(problem)
        return given

    def read_options(self, node: Node | None) -> dict[str, str]:
        given = super().read_options(node)
        if node is not None:
            node.problems.extend(self.together(given))
        return given

    def together(self, options: Mapping[str, str]) -> list[str]:
        """What the rules forbid together; what means nothing in this mode must be as it is by default."""
        problems: list[str] = []
        place, climate, mode = options["location"], options["climate"], options["mode"]
        for option, rule in MEANINGLESS[mode].items():
            if options[option] != self.settings[option].values[0]:
                found = options[option]
                problems.append(say("form-meaningless", option=option, found=found, mode=mode, rule=rule))
        if climate != NO_ITEM and place == NO_ITEM:
            problems.append(say("form-climate-alone", climate=climate, rule="WS-M5"))
        return problems

    def players_for(self, options: Mapping[str, str]) -> tuple[int, int]:
        """WS-V1: two players in a duel."""
        return (2, 2) if options["mode"] == "duel" else (1, 1)

    def holes(self, cards: CardSet, players: int) -> list[Hole]:
        own = self._own(cards)
        opponents = [who.id for campaign in own.box.campaigns for who in campaign.opponents]
        return [
            CardHole(cards.ids),
            WordHole("symbol", SYMBOLS),
            WordHole("gauge", tuple(GAUGES)),
            WordHole("enemy", tuple(opponents)),
            WordHole("weapon", ids(own.box.weapons)),
        ]

    def view(self, s: State, cards: CardSet) -> dict[str, object]:
        assert isinstance(s, SamuraiState)
        return view.view(s, self._own(cards))

    def scores(self, s: State) -> tuple[int, ...]:
        """Enemies beaten (WS-E5); in a duel the Life left."""
        assert isinstance(s, SamuraiState)
        if s.players > 1:
            return tuple(int(s.life(p)) for p in range(s.players))
        return (int(s.cells[layout.BEATEN]),)

    def copies_at(self, s: State, cards: CardSet) -> Sequence[int]:
        """WS-D2: the Hard card is in no deck unless it was chosen."""
        assert isinstance(s, SamuraiState)
        hard = s.cells[layout.HARD]
        return [
            0 if s.cards.hard[number] and not hard else copies for number, copies in enumerate(cards.copies)
        ]

    def odds(self, s: State, seat: int) -> Fraction:
        assert isinstance(s, SamuraiState)
        return counter_odds(s, seat)

    # --- what bots and statistics ask

    def evaluate(self, s: State, seat: int) -> int:
        assert isinstance(s, SamuraiState)
        return evaluate(s, seat)

    def progress(self, s: State) -> int:
        return int(s.cells[layout.BEATEN])

    def weight_names(self, ids: Sequence[str]) -> tuple[list[str], list[str]]:
        """Habits are the swordsman's: none are learnt."""
        return list(judgement.GENERAL), []

    @property
    def handmade(self) -> Mapping[str, float]:
        return WORTHS

    def make_judgement(self, worths: list[float], habits: list[float]) -> SamuraiJudgement:
        return SamuraiJudgement(worths, habits)

    def measure(self, s: State, cards: CardSet) -> Measured:
        assert isinstance(s, SamuraiState)
        way = f"beaten-{min(int(s.cells[layout.BEATEN]), 21)}" if s.cells[layout.MODE] == CLAN else "lost"
        if s.cells[WINNERS]:
            way = "won"
        elif s.cells[layout.MODE] != CLAN:
            way = f"lost-{rule_id(PREFIX, s.cells[ENDED]).lower()}"
        return Measured(int(s.cells[layout.ROUNDS]), 0, way, {}, {})

    # --- positions

    def starts_turn(self, s: State) -> bool:
        """A position is the start of a round: its six cards are drawn, and nothing else has happened."""
        assert isinstance(s, SamuraiState)
        return not s.is_over and position.is_start(s, ATTACK.number, REDRAW.number)

    def write_position(self, s: State, cards: CardSet) -> dict[str, object]:
        assert isinstance(s, SamuraiState)
        return position.write_position(s, self._own(cards))

    def open_position(self, data: Mapping[str, object], cards: CardSet) -> Table:
        """The options of the fight may stand at the top of the file."""
        moved = {name: value for name, value in data.items() if name in self.settings}
        nested = data.get("options", {})
        rest = {name: value for name, value in data.items() if name not in moved}
        if moved and isinstance(nested, dict):
            rest["options"] = {**nested, **moved}
        return super().open_position(rest, cards)

    def count_seats(self, node: Node, origin: Origin) -> int:
        return self.players_for(origin.options)[0]

    def read_position(self, node: Node, cards: CardSet, players: int, origin: Origin) -> SamuraiState:
        try:
            s = self._prepared(cards, players, origin)
        except ValueError as problem:
            node.problems.append(problem.args[0])
            return self.blank(cards, players)
        position.PositionReader(node, s, self._own(cards)).read()
        return s

    def shape_problems(self, s: State) -> list[str]:
        assert isinstance(s, SamuraiState)
        return position.shape_problems(s)

    # --- what labels, refusals and facts name

    def name_of(self, what: str, number: int, cards: CardSet, lang: str) -> str:
        own = self._own(cards)
        if what == "weapon":
            return own.box.weapons[number].label(lang)
        return [who for campaign in own.box.campaigns for who in campaign.opponents][number].label(lang)

    def prompt_args(self, s: State) -> dict[str, Argument]:
        """How much Life and Ki there is to take or to lose and from whom, and what waits to be collected."""
        assert isinstance(s, SamuraiState)
        return {**at_stake(s), **foe_args(s), "waits": what_waits(s)}

    def option_args(self, s: State, cards: CardSet, details: Mapping[str, int]) -> dict[str, Argument]:
        assert isinstance(s, SamuraiState)
        own, p = self._own(cards), s.player
        args: dict[str, Argument] = {
            "asked": s.decision().word,
            **foe_args(s),
            "cost": s.cost(),
            "ki": s.ki(p),
            "life": s.life(p),
            "die": s.seat_cell(p, layout.DIE),
            **{name: s.gauge(p, gauge) for name, gauge in GAUGES.items()},
            **at_stake(s),
            "factor": s.damage_factor(p),
            "rolls": "yes" if s.faces_enemy(book.HEADLESS) else "no",
            "waits": what_waits(s),
        }
        if "card" in details:
            card = own.box.cards[details["card"]]
            args["card"] = card.name
            args["lines"] = brief(card)
        if "symbol" in details:
            args["symbol"] = SYMBOLS[details["symbol"]]
        if "gauge" in details:
            args["gauge"] = tuple(GAUGES)[details["gauge"]]
        if "enemy" in details:
            opponents = [who for campaign in own.box.campaigns for who in campaign.opponents]
            args["enemy"] = opponents[details["enemy"]].name
        if "weapon" in details:
            args["weapon"] = own.box.weapons[details["weapon"]].name
        return args


def foe_args(s: State) -> dict[str, Argument]:
    """Whom the seat that decides fights: the enemy, or in a duel the other player."""
    return {"foe": "enemy"} if s.players == 1 else {"foe": "player", "seat": 1 - int(s.player)}


def what_waits(s: SamuraiState) -> str:
    """WS-R6: whether a combo, the die or both can still be collected."""
    if s.decision().number != COLLECTING.number:
        return "nothing"
    both = (rules.has_combo(s, s.player), rules.has_die(s, s.player))
    return {(True, False): "combo", (False, True): "die"}.get(both, "both")


def at_stake(s: SamuraiState) -> dict[str, int]:
    """Life and Ki, where the one or the other is to be chosen; as much as is really lost (WS-A5)."""
    asked, factor = s.decision().number, s.damage_factor(s.player)
    if asked == TAKE_ONE.number:
        return {"life_lost": int(factor * s.pick), "ki_lost": int(factor * s.count)}
    if asked == LOSE_ONE.number:
        cost = s.climate_costs()[s.pick]
        return {"life_lost": int(cost.life), "ki_lost": int(cost.ki)}
    return {"life_lost": 0, "ki_lost": 0}


GAME: Final = WayOfTheSamurai()
