"""GOSU Tactics as a game of the engine."""

from collections.abc import Mapping, Sequence
from typing import Final

from honjin.core.cards import CardSet
from honjin.core.codec import Node, did_you_mean
from honjin.core.game import CardFace, Condition, FactKind, Game, Measured, Setting
from honjin.core.layout import Block, Layout
from honjin.core.machine import CARD, ENDED, FACT, NO_CARD, WINNERS, State, seat_bit
from honjin.core.notation import CardHole, Hole, PlaceHole, SeatHole
from honjin.core.origin import Origin
from honjin.core.place import ARMY_MAX, ROWS, column_of, place_at, row_of, seat_of
from honjin.core.refusal import rule_id
from honjin.core.rng import key_of
from honjin.core.text import Argument
from honjin.core.weights import habit_names, worth_names
from honjin.games.gosu_tactics import facts, ids, judgement, layout, position, rules, view
from honjin.games.gosu_tactics.card import CLAN_NAMES, CLANS
from honjin.games.gosu_tactics.cardset import STANDARD, TacticsCards, own_set
from honjin.games.gosu_tactics.handmade import WORTHS
from honjin.games.gosu_tactics.heuristics import evaluate
from honjin.games.gosu_tactics.judgement import TacticsJudgement
from honjin.games.gosu_tactics.layout import DECK, DECK_MAX, EMPTY
from honjin.games.gosu_tactics.state import TacticsState, blank_state
from honjin.games.gosu_tactics.text import card_headline, card_text
from honjin.games.gosu_tactics.turns import RAISE, TURN_OF_PLAYER, begin
from honjin.games.gosu_tactics.verbs import ImprisonOne

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
    exclusive_marks=True,
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
    fact_words = facts.WORDS
    layout = LAYOUT

    def card_set(self, text: str | None) -> TacticsCards:
        return STANDARD if text is None else own_set(text)

    def card_face(self, id: str, lang: str = "en", cards: CardSet | None = None) -> CardFace:
        own = STANDARD if cards is None else self._own(cards)
        if id not in own.numbers:
            raise ValueError(
                f"card: found {id!r}, expected the id of a card of this set{did_you_mean(id, own.ids)}"
            )
        card = own.cards[own.numbers[id]]
        clan, text = CLANS[card.clan], card_text(card, lang)
        headline = card_headline(card, lang)
        return CardFace(id, card.label, clan, card.level, card.copies, card.certainty, headline, text)

    def blank(self, cards: CardSet, players: int) -> TacticsState:
        return blank_state(self._own(cards).tactics_book, players)

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

    # --- what bots and statistics ask

    def evaluate(self, s: State, seat: int) -> int:
        assert isinstance(s, TacticsState)
        return evaluate(s, seat)

    def weight_names(self, ids: Sequence[str]) -> tuple[list[str], list[str]]:
        return (
            worth_names(judgement.GENERAL, judgement.BLOCKS, ids, judgement.FACES),
            habit_names((*rules.NOTATION, "choose their {place}"), ids, judgement.FACES),
        )

    @property
    def handmade(self) -> Mapping[str, float]:
        return WORTHS

    def make_judgement(self, worths: list[float], habits: list[float]) -> TacticsJudgement:
        return TacticsJudgement(worths, habits)

    def measure(self, s: State, cards: CardSet) -> Measured:
        assert isinstance(s, TacticsState)
        faces = self._own(cards).cards
        played = dict.fromkeys(CLANS, 0)
        first = -1
        told = [int(number) for number in s.facts]
        for at in range(0, len(told), FACT):
            kind, rule, _, player, card = told[at : at + 5]
            if kind in (facts.PLACED, facts.MUTATED):
                played[CLANS[faces[card].clan]] += 1
            elif kind == facts.TOOK_ADVANTAGE and rule == ids.S1:
                first = player
        winners = [p for p in range(s.players) if s.cells[WINNERS] & seat_bit(p)]
        won_with = dict.fromkeys(CLANS, 0)
        for p in winners:
            for cell in army_cells(s, p):
                won_with[CLANS[faces[cell & CARD].clan]] += 1
        return Measured(int(s.cells[layout.ROUND]), first, way_to_win(s, winners), played, won_with)

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
            "clan": CLAN_NAMES[card.clan],
            "level": card.level,
            "others": s.hand_size(p) - int(s.holds(s.hand(p), number)),
            "troopers": s.row_length(p, 0),
            "fighters": s.row_length(p, 1),
            "generals": s.row_length(p, 2),
            "cost": rules.placing_cost(s, p, number),
            **({} if s.source == NO_CARD else {"source_clan": CLAN_NAMES[cards.cards[s.source].clan]}),
        }

    def prompt_args(self, s: State) -> dict[str, Argument]:
        """Whether a prisoner may be released instead (GT-P2)."""
        asked = s.decision()
        return {"release": int(asked.release)} if isinstance(asked, ImprisonOne) else {}

    def place_args(self, s: TacticsState, cards: CardSet, place: int) -> dict[str, Argument]:
        cell = s.cell(place)
        args: dict[str, Argument] = {
            "place": PlaceHole(s.players).write(place, -1),
            "height": row_of(place) + 1,
        }
        if cell != EMPTY:
            args["standing"] = cards.names[cell & CARD]
            args["nth"] = column_of(place) + 1 if has_twin(s, place) else 0
            args["cost"] = max(s.cards.mutation[cell & CARD], 0)
        return args


def army_cells(s: TacticsState, p: int) -> list[int]:
    return [
        int(s.cell(place_at(p, row, column))) for row in range(ROWS) for column in range(s.row_length(p, row))
    ]


def has_twin(s: TacticsState, place: int) -> bool:
    """Whether another goblin of this name stands in the row, so that the name alone does not say which."""
    p, row, card = int(seat_of(place)), int(row_of(place)), s.cell(place) & CARD
    return sum(s.cell(place_at(p, row, at)) & CARD == card for at in range(s.row_length(p, row))) > 1


def way_to_win(s: TacticsState, winners: list[int]) -> str:
    """GT-B3, GT-B4; an army that is full and of one clan at once counts as full."""
    if s.cells[ENDED] == ids.B3:
        return "three-points"
    return "fifteen-cards" if any(s.army_size(p) == ARMY_MAX for p in winners) else "nine-of-a-clan"


GAME: Final = GosuTactics()
