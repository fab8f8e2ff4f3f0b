"""Way of the Samurai as a game of the engine."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from honjin.engine.chance import key_of
from honjin.engine.machine import ENDED, WINNERS, State
from honjin.games.way_of_the_samurai import idle, position, view
from honjin.games.way_of_the_samurai.card import GAUGES, SYMBOLS, Item
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.cardset import STANDARD, SamuraiCards, read_box, say
from honjin.games.way_of_the_samurai.engine import book, evaluation, layout, rules
from honjin.games.way_of_the_samurai.engine.attack import ATTACKING, COLLECTING
from honjin.games.way_of_the_samurai.engine.blows import LOSE_ONE, TAKE_ONE
from honjin.games.way_of_the_samurai.engine.evaluation import SamuraiEvaluation
from honjin.games.way_of_the_samurai.engine.flow import REDRAW, begin
from honjin.games.way_of_the_samurai.engine.heuristics import evaluate
from honjin.games.way_of_the_samurai.engine.state import CLAN, DUEL, SINGLE, SamuraiState, blank_state
from honjin.games.way_of_the_samurai.handmade import VALUES
from honjin.games.way_of_the_samurai.items import item_faces
from honjin.games.way_of_the_samurai.lists import LISTS
from honjin.games.way_of_the_samurai.odds import counter_odds
from honjin.games.way_of_the_samurai.text import brief, card_headline, card_text
from honjin.games.way_of_the_samurai.view import MODES
from honjin.table.forms import Node, listed
from honjin.table.game import CardFace, Game, Measured, Setting
from honjin.table.notation import CardHole, Hole, WordHole
from honjin.table.opening import Origin
from honjin.table.refusal import rule_id
from honjin.table.table import Table
from honjin.table.text import Argument

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


class WayOfTheSamurai(Game[SamuraiState, SamuraiCards]):
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
    lists = LISTS

    def card_set(self, text: str | None) -> SamuraiCards:
        return STANDARD if text is None else SamuraiCards(read_box(text))

    def card_face(self, id: str, lang: str = "en", cards: SamuraiCards | None = None) -> CardFace:
        own = cards or STANDARD
        card = own.box.cards[own.numbers[self.known(id, own)]]
        headline, text = card_headline(card, lang), card_text(card, lang)
        deck = ("action", "special", "adversary", "wound")[own.samurai_book.kind[own.numbers[id]]]
        return CardFace(id, card.label(lang), deck, 0, card.copies, card.certainty, headline, text)

    def items(self, cards: SamuraiCards, lang: str = "en") -> list[CardFace]:
        return item_faces(cards.box, lang)

    def blank(self, cards: SamuraiCards, players: int) -> SamuraiState:
        return blank_state(cards.samurai_book, self.layout.blank(players))

    def set_up(self, s: SamuraiState, origin: Origin) -> None:
        begin(s)

    def prepare(self, cards: SamuraiCards, players: int, origin: Origin) -> SamuraiState:
        """A state with its options; ValueError for what this card set does not have, or forbids together."""
        box, options = cards.box, origin.options
        s = self.blank(cards, players)
        s.set_key(key_of(origin.seed))
        s.cells[layout.MODE] = MODES.index(options["mode"])
        s.cells[layout.HARD] = int(options["hard"] == "yes")
        s.cells[layout.EASIER_BY] = sum(
            2**index for index, word in enumerate(EASY) if word in options["easy"].split()
        )
        s.cells[layout.EVENTS] = EVENT_CARDS.index(options["events"])
        s.cells[layout.LOCATION] = self._item("location", options["location"], box.places)
        s.cells[layout.CLIMATE] = self._item("climate", options["climate"], box.climates)
        if s.cells[layout.MODE] == SINGLE:
            s.cells[layout.ENEMY] = self._item("enemy", options["enemy"], box.enemies)
            enemy = box.enemies[s.cells[layout.ENEMY]]
            if options["climate"] in enemy.excludes:
                raise ValueError(
                    say("form-exclusion", enemy=enemy.name, climate=options["climate"], rule="WS-E4")
                )
        elif s.cells[layout.MODE] not in (CLAN, DUEL):
            s.cells[layout.WAITING] = 2 ** len(box.campaigns[s.cells[layout.MODE] - 2].opponents) - 1
        weapons = options["weapon"].split()
        if len(weapons) > players:
            raise ValueError(
                f"option weapon: found {options['weapon']!r}, expected one for each of {players} (WS-S1)"
            )
        for p in range(players):
            chosen = self._item("weapon", weapons[p % len(weapons)], box.weapons)
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

    def holes(self, cards: SamuraiCards, players: int) -> list[Hole]:
        opponents = [who.id for campaign in cards.box.campaigns for who in campaign.opponents]
        return [
            CardHole(cards.ids),
            WordHole("symbol", SYMBOLS),
            WordHole("gauge", tuple(GAUGES)),
            WordHole("enemy", tuple(opponents)),
            WordHole("weapon", ids(cards.box.weapons)),
        ]

    def show(self, s: SamuraiState, cards: SamuraiCards) -> view.View:
        return view.view(s, cards)

    def sides(self, s: SamuraiState, cards: SamuraiCards) -> list[int | None]:
        """Life: the players', and the enemy's where one is there."""
        lives: list[int | None] = [s.life(p) for p in range(s.players)]
        if s.cells[layout.MODE] == DUEL:
            return lives
        return [*lives, None if view.enemy(s, cards) is None else s.cells[layout.ENEMY_LIFE]]

    def scores(self, s: SamuraiState) -> tuple[int, ...]:
        """Enemies beaten (WS-E5); in a duel the Life left."""
        if s.players > 1:
            return tuple(int(s.life(p)) for p in range(s.players))
        return (int(s.cells[layout.BEATEN]),)

    def copies_at(self, s: SamuraiState, cards: SamuraiCards) -> Sequence[int]:
        """WS-D2: the Hard card is in no deck unless it was chosen."""
        hard = s.cells[layout.HARD]
        return [
            0 if s.cards.hard[number] and not hard else copies for number, copies in enumerate(cards.copies)
        ]

    def odds(self, s: SamuraiState, seat: int) -> Fraction:
        return counter_odds(s, seat)

    def decline(self, s: SamuraiState) -> int:
        return idle.decline(s)

    def idle(self, s: SamuraiState) -> int:
        return idle.idle(s)

    def pauses(self, s: SamuraiState) -> bool:
        return idle.pauses(s)

    def risk(self, s: SamuraiState) -> int | None:
        return idle.risk(s)

    # --- what bots and statistics ask

    def evaluate(self, s: SamuraiState, seat: int) -> int:
        return evaluate(s, seat)

    def progress(self, s: SamuraiState) -> int:
        return int(s.cells[layout.BEATEN])

    def weight_names(self, ids: Sequence[str]) -> tuple[list[str], list[str]]:
        """Priors are the swordsman's: none are learnt."""
        return list(evaluation.GENERAL), []

    @property
    def handmade(self) -> Mapping[str, float]:
        return VALUES

    def make_evaluation(self, values: list[float], priors: list[float]) -> SamuraiEvaluation:
        return SamuraiEvaluation(values, priors)

    def measure(self, s: SamuraiState, cards: SamuraiCards) -> Measured:
        way = f"beaten-{min(int(s.cells[layout.BEATEN]), 21)}" if s.cells[layout.MODE] == CLAN else "lost"
        if s.cells[WINNERS]:
            way = "won"
        elif s.cells[layout.MODE] != CLAN:
            way = f"lost-{rule_id(PREFIX, s.cells[ENDED]).lower()}"
        return Measured(int(s.cells[layout.ROUNDS]), 0, way, {}, {})

    # --- positions

    def starts_turn(self, s: SamuraiState) -> bool:
        """A position is the start of a round: its six cards are drawn, and nothing else has happened."""
        return not s.is_over and position.is_start(s, ATTACKING.number, REDRAW.number)

    def write_position(self, s: SamuraiState, cards: SamuraiCards) -> dict[str, object]:
        return position.write_position(s, cards)

    def open_position(self, data: Mapping[str, object], cards: SamuraiCards) -> Table:
        """The options of the fight may stand at the top of the file."""
        moved = {name: value for name, value in data.items() if name in self.settings}
        nested = data.get("options", {})
        rest = {name: value for name, value in data.items() if name not in moved}
        if moved and isinstance(nested, dict):
            rest["options"] = {**nested, **moved}
        return super().open_position(rest, cards)

    def count_seats(self, node: Node, origin: Origin) -> int:
        return self.players_for(origin.options)[0]

    def read_position(self, node: Node, cards: SamuraiCards, players: int, origin: Origin) -> SamuraiState:
        try:
            s = self.prepare(cards, players, origin)
        except ValueError as problem:
            node.problems.append(problem.args[0])
            return self.blank(cards, players)
        position.PositionReader(node, s, cards).read()
        return s

    def shape_problems(self, s: SamuraiState) -> list[str]:
        return position.shape_problems(s)

    # --- what labels, refusals and facts name

    def name_of(self, what: str, number: int, cards: SamuraiCards, lang: str) -> str:
        if what == "weapon":
            return cards.box.weapons[number].label(lang)
        return [who for campaign in cards.box.campaigns for who in campaign.opponents][number].label(lang)

    def prompt_args(self, s: SamuraiState) -> dict[str, Argument]:
        """How much Life and Ki there is to take or to lose and from whom, and what waits to be collected."""
        return {**at_stake(s), **foe_args(s), "waits": what_waits(s)}

    def option_args(
        self, s: SamuraiState, cards: SamuraiCards, details: Mapping[str, int]
    ) -> dict[str, Argument]:
        p = s.player
        args: dict[str, Argument] = {
            "asked": s.decision().word,
            **foe_args(s),
            "cost": s.cost(),
            "ki": s.ki(p),
            "life": s.life(p),
            "die": s.seat_cell(p, layout.OWN_DIE),
            **{name: s.gauge(p, gauge) for name, gauge in GAUGES.items()},
            **at_stake(s),
            "factor": s.damage_factor(p),
            "rolls": "yes" if s.faces_enemy(book.HEADLESS) else "no",
            "waits": what_waits(s),
        }
        if "card" in details:
            card = cards.box.cards[details["card"]]
            args["card"] = card.name
            args["lines"] = brief(card)
        if "symbol" in details:
            args["symbol"] = SYMBOLS[details["symbol"]]
        if "gauge" in details:
            args["gauge"] = tuple(GAUGES)[details["gauge"]]
        if "enemy" in details:
            opponents = [who for campaign in cards.box.campaigns for who in campaign.opponents]
            args["enemy"] = opponents[details["enemy"]].name
        if "weapon" in details:
            args["weapon"] = cards.box.weapons[details["weapon"]].name
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
