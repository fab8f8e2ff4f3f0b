"""GOSU Tactics as a game of the engine."""

from collections.abc import Mapping
from typing import Final

from honjin.core.cards import CardSet
from honjin.core.codec import Node
from honjin.core.game import Condition, FactKind, Game, Setting
from honjin.core.layout import Block, Layout
from honjin.core.machine import CARD, NO_CARD, State
from honjin.core.notation import CardHole, Hole, PlaceHole, SeatHole
from honjin.core.origin import Origin
from honjin.core.place import row_of
from honjin.core.refusal import rule_id
from honjin.core.rng import key_of
from honjin.core.text import Argument
from honjin.games.gosu_tactics import facts, layout, position, rules, view
from honjin.games.gosu_tactics.card import CLANS
from honjin.games.gosu_tactics.cardset import STANDARD, TacticsCards, read_cards
from honjin.games.gosu_tactics.layout import DECK, DECK_MAX, EMPTY
from honjin.games.gosu_tactics.state import TacticsState, new_cells
from honjin.games.gosu_tactics.text import card_text
from honjin.games.gosu_tactics.turns import RAISE, TURN_OF_PLAYER, begin

PREFIX: Final = "GT"
LAYOUT: Final = Layout(
    table=Block(
        numbers={
            "round": layout.ROUND,
            "first": layout.FIRST,
            "active": layout.ACTIVE,
            "advantage": layout.ADVANTAGE,
            "additional": layout.ADDITIONAL,
            "due": layout.DUE,
            "discard_target": layout.DISCARD_TARGET,
        },
        cards={"coming": layout.COMING},
        zones={
            "deck": (DECK, DECK_MAX),
            "discard": (layout.DISCARD, DECK_MAX),
            "revealed": (layout.REVEALED, layout.REVEALED_MAX),
        },
    ),
    seat=Block(
        numbers={
            "points": layout.POINTS,
            "passed": layout.PASSED,
            "turns": layout.TURNS,
            "turns_left": layout.TURNS_LEFT,
            "set_aside": layout.SET_ASIDE,
            "fielded": layout.FIELDED,
            "troopers": layout.LENGTHS,
            "fighters": layout.LENGTHS + 1,
            "generals": layout.LENGTHS + 2,
        },
        cards={},
        zones={"hand": (layout.HAND, DECK_MAX)},
    ),
    seats_at=layout.SEATS,
    seat_size=layout.SEAT,
    army_at=layout.ARMY,
    marks={
        "imprisoned": layout.IMPRISONED,
        "arriving": layout.ARRIVING,
        "linked": layout.LINKED,
        "linking": layout.LINKING,
    },
)


class GosuTactics(Game):
    """Two to four goblin armies, one common pile."""

    name = "gosu-tactics"
    package = "honjin.games.gosu_tactics"
    prefix = PREFIX
    rules_version = 1
    fewest = 2
    most = layout.SEATS_MAX
    settings: Mapping[str, Setting] = {"discard_target": Setting(("holding", "any"), "GT-P3")}
    patterns = rules.NOTATION
    conditions = tuple(Condition(key, rule_id(PREFIX, rule)) for key, rule in rules.CONDITIONS)
    fact_kinds = tuple(FactKind(word, other) for word, other in facts.KINDS)
    fact_words = facts.POWERS
    layout = LAYOUT

    def card_set(self, text: str | None) -> TacticsCards:
        return STANDARD if text is None else TacticsCards(read_cards(text))

    def card_text(self, id: str, lang: str = "en", cards: TacticsCards = STANDARD) -> str:
        """What a card says, rendered from its powers."""
        if id not in cards.numbers:
            raise ValueError(f"card: found {id!r}, expected the id of a card of this set")
        return card_text(cards.cards[cards.numbers[id]], lang)

    def blank(self, cards: CardSet, players: int) -> TacticsState:
        return TacticsState(self._own(cards).tactics_book, new_cells(players))

    def begin(self, cards: CardSet, players: int, origin: Origin) -> TacticsState:
        s = self._prepared(cards, players, origin)
        s.listening = True
        begin(s)
        return s

    def _prepared(self, cards: CardSet, players: int, origin: Origin) -> TacticsState:
        s = self.blank(cards, players)
        s.set_key(key_of(origin.seed))
        s.cells[layout.DISCARD_TARGET] = self.settings["discard_target"].values.index(
            origin.options["discard_target"]
        )
        return s

    def _own(self, cards: CardSet) -> TacticsCards:
        assert isinstance(cards, TacticsCards)
        return cards

    def holes(self, cards: CardSet, players: int) -> list[Hole]:
        return [CardHole(cards.ids), PlaceHole(players), SeatHole(players)]

    def view(self, s: State, cards: CardSet) -> dict[str, object]:
        assert isinstance(s, TacticsState)
        return view.view(s, cards)

    def scores(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, TacticsState)
        return tuple(s.points(p) for p in range(s.players))

    # --- positions

    def starts_turn(self, s: State) -> bool:
        return not s.is_over and s.decision().number == TURN_OF_PLAYER.number

    def write_position(self, s: State, cards: CardSet) -> dict[str, object]:
        assert isinstance(s, TacticsState)
        return position.write_position(s, cards)

    def read_position(self, node: Node, cards: CardSet, players: int, origin: Origin) -> TacticsState:
        s = self._prepared(cards, players, origin)
        position.PositionReader(node, s, cards).read()
        return s

    def shape_problems(self, s: State) -> list[str]:
        assert isinstance(s, TacticsState)
        return position.shape_problems(s)

    # --- what labels and refusals name

    def option_args(self, s: State, cards: CardSet, details: Mapping[str, int]) -> dict[str, Argument]:
        assert isinstance(s, TacticsState)
        args: dict[str, Argument] = {"others": s.hand_size(s.player), "cost": 0}
        if "seat" in details:
            args["seat"] = details["seat"]
        if "card" in details:
            args |= self.card_args(s, self._own(cards), details["card"])
        if "place" in details:
            args |= self.place_args(s, cards, details["place"])
        elif s.decision().number == RAISE.number:
            args |= self.place_args(s, cards, s.pick)
        return args

    def card_args(self, s: TacticsState, cards: TacticsCards, number: int) -> dict[str, Argument]:
        card, p = cards.cards[number], s.player
        return {
            "card": card.label,
            "clan": CLANS[card.clan].capitalize(),
            "level": card.level,
            "others": s.hand_size(p) - int(s.holds(s.hand(p), number)),
            "troopers": s.row_length(p, 0),
            "fighters": s.row_length(p, 1),
            "generals": s.row_length(p, 2),
            "cost": rules.placing_cost(s, p, number),
            **(
                {} if s.source == NO_CARD else {"source_clan": CLANS[cards.cards[s.source].clan].capitalize()}
            ),
        }

    def place_args(self, s: TacticsState, cards: CardSet, place: int) -> dict[str, Argument]:
        cell = s.cell(place)
        args: dict[str, Argument] = {
            "place": PlaceHole(s.players).write(place, -1),
            "row": row_of(place) + 1,
        }
        if cell != EMPTY:
            args["goblin"] = cards.names[cell & CARD]
            args["cost"] = max(s.cards.mutation[cell & CARD], 0)
        return args


GAME: Final = GosuTactics()
