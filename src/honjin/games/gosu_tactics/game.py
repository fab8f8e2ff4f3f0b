"""GOSU Tactics as a game of the engine."""

from collections.abc import Mapping, Sequence
from typing import Final

from honjin.armies.engine.places import ARMY_MAX, column_of, row_of
from honjin.armies.notation import PlaceHole
from honjin.armies.standing import army_cells, has_twin
from honjin.engine.machine import CARD, ENDED, FACT, NO_CARD, WINNERS, seat_bit
from honjin.games.gosu_tactics import position, view
from honjin.games.gosu_tactics.card import CLAN_NAMES, CLANS
from honjin.games.gosu_tactics.cardset import STANDARD, TacticsCards, own_set
from honjin.games.gosu_tactics.engine import evaluation, facts, ids, layout, rules
from honjin.games.gosu_tactics.engine.evaluation import TacticsEvaluation
from honjin.games.gosu_tactics.engine.heuristics import evaluate
from honjin.games.gosu_tactics.engine.layout import EMPTY
from honjin.games.gosu_tactics.engine.state import TacticsState, blank_state
from honjin.games.gosu_tactics.engine.turns import RAISE, TURN_OF_PLAYER, begin
from honjin.games.gosu_tactics.engine.verbs import ImprisonOne
from honjin.games.gosu_tactics.handmade import VALUES
from honjin.games.gosu_tactics.lists import LISTS
from honjin.games.gosu_tactics.text import card_headline, card_text
from honjin.table.forms import Node
from honjin.table.game import CardFace, Game, Measured, Setting
from honjin.table.notation import CardHole, Hole, SeatHole
from honjin.table.opening import Origin
from honjin.table.text import Argument
from honjin.table.weights import prior_names, value_names

PREFIX: Final = "GT"


class GosuTactics(Game[TacticsState, TacticsCards]):
    """Two to four goblin armies, one common pile."""

    name = "gosu-tactics"
    package = "honjin.games.gosu_tactics"
    prefix = PREFIX
    rules_version = 1
    minutes = 45
    fewest = 2
    most = layout.SEATS_MAX
    settings: Mapping[str, Setting] = {"discard_target": Setting(("holding", "any"), "GT-P3")}
    lists = LISTS
    battle = "fought"

    def card_set(self, text: str | None) -> TacticsCards:
        return STANDARD if text is None else own_set(text)

    def card_face(self, id: str, lang: str = "en", cards: TacticsCards | None = None) -> CardFace:
        own = cards or STANDARD
        card = own.cards[own.numbers[self.known(id, own)]]
        clan, text = CLANS[card.clan], card_text(card, lang)
        headline = card_headline(card, lang)
        return CardFace(id, card.label, clan, card.level, card.copies, card.certainty, headline, text)

    def blank(self, cards: TacticsCards, players: int) -> TacticsState:
        return blank_state(cards.tactics_book, self.layout.blank(players))

    def set_up(self, s: TacticsState, origin: Origin) -> None:
        begin(s)

    def holes(self, cards: TacticsCards, players: int) -> list[Hole]:
        return [CardHole(cards.ids), PlaceHole(players), SeatHole(players)]

    def show(self, s: TacticsState, cards: TacticsCards) -> view.View:
        return view.view(s, cards)

    def sides(self, s: TacticsState, cards: TacticsCards) -> list[int | None]:
        return [s.strength(p) for p in range(s.players)]

    def scores(self, s: TacticsState) -> tuple[int, ...]:
        return tuple(s.points(p) for p in range(s.players))

    # --- what bots and statistics ask

    def evaluate(self, s: TacticsState, seat: int) -> int:
        return evaluate(s, seat)

    def weight_names(self, ids: Sequence[str]) -> tuple[list[str], list[str]]:
        return (
            value_names(evaluation.GENERAL, evaluation.BLOCKS, ids, evaluation.FACES),
            prior_names((*LISTS.patterns, "choose their {place}"), ids, evaluation.FACES),
        )

    @property
    def handmade(self) -> Mapping[str, float]:
        return VALUES

    def make_evaluation(self, values: list[float], priors: list[float]) -> TacticsEvaluation:
        return TacticsEvaluation(values, priors)

    def measure(self, s: TacticsState, cards: TacticsCards) -> Measured:
        faces = cards.cards
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

    def starts_turn(self, s: TacticsState) -> bool:
        return not s.is_over and s.decision().number == TURN_OF_PLAYER.number

    def write_position(self, s: TacticsState, cards: TacticsCards) -> dict[str, object]:
        return position.write_position(s, cards)

    def read_position(self, node: Node, cards: TacticsCards, players: int, origin: Origin) -> TacticsState:
        s = self.prepare(cards, players, origin)
        position.PositionReader(node, s, cards).read()
        return s

    def shape_problems(self, s: TacticsState) -> list[str]:
        return position.shape_problems(s)

    # --- what labels and refusals name

    def option_args(
        self, s: TacticsState, cards: TacticsCards, details: Mapping[str, int]
    ) -> dict[str, Argument]:
        args: dict[str, Argument] = {"others": s.hand_size(s.player), "cost": 0}
        if "seat" in details:
            args["seat"] = details["seat"]
        if "card" in details:
            args |= self.card_args(s, cards, details["card"])
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

    def prompt_args(self, s: TacticsState) -> dict[str, Argument]:
        """Whether a prisoner may be released instead (GT-P2)."""
        asked = s.decision()
        return {"release": int(asked.release)} if isinstance(asked, ImprisonOne) else {}

    def place_args(self, s: TacticsState, cards: TacticsCards, place: int) -> dict[str, Argument]:
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


def way_to_win(s: TacticsState, winners: list[int]) -> str:
    """GT-B3, GT-B4; an army that is full and of one clan at once counts as full."""
    if s.cells[ENDED] == ids.B3:
        return "three-points"
    return "fifteen-cards" if any(s.army_size(p) == ARMY_MAX for p in winners) else "nine-of-a-clan"


GAME: Final = GosuTactics()
