"""GOSU X as a game of the engine."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from honjin.armies.engine.places import column_of
from honjin.armies.notation import PlaceHole
from honjin.armies.standing import army_cells, has_twin
from honjin.engine.machine import CARD, ENDED, FACT, FRAME, NO_CARD, PICK, TOP, WINNERS, Effect, seat_bit
from honjin.games.gosu_x import position, view
from honjin.games.gosu_x.card import CLAN_NAMES, CLANS, LEVEL_NAMES
from honjin.games.gosu_x.cardset import STANDARD, XCards, own_set
from honjin.games.gosu_x.engine import evaluation, facts, ids, layout, rules
from honjin.games.gosu_x.engine.book import CLAN_BITS, HUNTER, LEVEL_BITS, SHORT_PASS
from honjin.games.gosu_x.engine.evaluation import XEvaluation
from honjin.games.gosu_x.engine.flow import DRAFT_GIVEN, DRAFT_PICK, DRAFT_RANDOM, PICKS, begin, picked
from honjin.games.gosu_x.engine.heuristics import evaluate
from honjin.games.gosu_x.engine.layout import EMPTY
from honjin.games.gosu_x.engine.options import NO
from honjin.games.gosu_x.engine.questions import YesNo
from honjin.games.gosu_x.engine.state import XState, blank_state
from honjin.games.gosu_x.engine.turns import PAYMENT, RAISE, TURN_OF_PLAYER
from honjin.games.gosu_x.engine.verbs.army import Choose, Swap
from honjin.games.gosu_x.engine.verbs.deck import SearchName
from honjin.games.gosu_x.engine.verbs.hand import DiscardClan
from honjin.games.gosu_x.engine.verbs.harm import Reaction, ReactToActivation, ReactToHarm
from honjin.games.gosu_x.engine.verbs.passing import TURNS_AFTER_PASS, TURNS_AFTER_SHORT_PASS
from honjin.games.gosu_x.engine.verbs.pile import Take
from honjin.games.gosu_x.engine.verbs.tokens import TakeBack
from honjin.games.gosu_x.handmade import VALUES
from honjin.games.gosu_x.items import tile_face
from honjin.games.gosu_x.lists import LISTS
from honjin.games.gosu_x.text import asked_text, card_headline, card_text, counts_x, notes_on
from honjin.games.gosu_x.vocabulary import NEAR, SIDES, say
from honjin.table.card_set import CardSet
from honjin.table.fields import word_of
from honjin.table.forms import Node
from honjin.table.game import CardFace, Game, Measured, Setting
from honjin.table.notation import CardHole, Hole, SeatHole, WordHole
from honjin.table.opening import Origin
from honjin.table.refusal import Said
from honjin.table.text import LANGUAGES, Argument
from honjin.table.weights import prior_names, value_names

PREFIX: Final = "GX"


@dataclass(frozen=True)
class Draft(Setting):
    """How the clans are chosen: picked, at random, or three for each seat, as a list or as one text."""

    def read(self, value: object) -> str | None:
        given = value
        if isinstance(value, str):
            if value in self.values:
                return value
            given = [part.split() for part in value.split(",")]
        if not isinstance(given, list) or len(given) != layout.SEATS_MAX:
            return None
        chosen = [clan for part in given if isinstance(part, list) for clan in part]
        right = all(isinstance(part, list) and len(part) == 3 for part in given)
        right = right and all(isinstance(clan, str) for clan in chosen)
        if not right or len(set(chosen)) != 6 or not set(chosen) <= set(CLANS):
            return None
        return ", ".join(" ".join(sorted(part, key=CLANS.index)) for part in given)

    @property
    def expected(self) -> str:
        return say("expected-draft")


class GosuX(Game[XState, XCards]):
    """Two armies of three clans each, drafted from eight."""

    name = "gosu-x"
    package = "honjin.games.gosu_x"
    prefix = PREFIX
    rules_version = 2
    minutes = 40
    fewest = 2
    most = layout.SEATS_MAX
    settings: Mapping[str, Setting] = {
        "tie_start": Setting(("last", "first"), "GX-D4"),
        "fifth_token_in_song": Setting(("no", "yes"), "GX-K4"),
        "goan_sul_tile_extra_sacrifice": Setting(("no", "yes"), "GX-D2"),
        "wonder_after_song": Setting(("returns", "stays"), "GX-D3"),
        "galmi_pass": Setting(("always-spent", "as-usual"), "GX-Q3"),
        "veteran": Setting(("when-placed", "at-battle"), "GX-K6"),
        "recruiter": Setting(("each-time", "once"), "GX-P5"),
        "justice_copy": Setting(("no", "yes"), "GX-B5"),
        "clan_choice": Setting(("any", "own"), "GX-E19"),
        "draft": Draft(("pick", "random"), "GX-S2"),
    }
    lists = LISTS
    reacts = True
    battle = "fought"

    def card_set(self, text: str | None) -> XCards:
        return STANDARD if text is None else own_set(text)

    def card_face(self, id: str, lang: str = "en", cards: XCards | None = None) -> CardFace:
        own = cards or STANDARD
        card = own.cards[own.numbers[self.known(id, own)]]
        text = card_text(card, lang)
        return CardFace(
            id,
            card.label,
            CLANS[card.clan],
            card.level,
            card.count,
            card.certainty,
            card_headline(card, lang),
            text,
            notes_on(text, lang),
        )

    def items(self, cards: XCards, lang: str = "en") -> list[CardFace]:
        return [tile_face(tile, lang) for tile in cards.tiles]

    def blank(self, cards: XCards, players: int) -> XState:
        return blank_state(cards.x_book, self.layout.blank(players))

    def set_up(self, s: XState, origin: Origin) -> None:
        draft = origin.options["draft"]
        if draft == "pick":
            begin(s, DRAFT_PICK)
        elif draft == "random":
            begin(s, DRAFT_RANDOM)
        else:
            for p, part in enumerate(draft.split(",")):
                s.set_seat_cell(
                    p, layout.CLANS_OF, sum(CLAN_BITS[CLANS.index(clan)] for clan in part.split())
                )
            begin(s, DRAFT_GIVEN)

    def holes(self, cards: XCards, players: int) -> list[Hole]:
        return [
            CardHole(cards.ids),
            PlaceHole(players),
            SeatHole(players),
            WordHole("clan", CLANS),
            WordHole("level", LEVEL_NAMES),
        ]

    def show(self, s: XState, cards: XCards) -> view.View:
        return view.view(s, cards)

    def sides(self, s: XState, cards: XCards) -> list[int | None]:
        return [s.strength(p) for p in range(s.players)]

    def scores(self, s: XState) -> tuple[int, ...]:
        return tuple(s.seat_cell(p, layout.SUPREMACY) for p in range(s.players))

    def copies_at(self, s: XState, cards: XCards) -> Sequence[int]:
        """GX-S2: the cards of the two clans left over are nowhere, and during the draft all are."""
        played = s.clans(0) | s.clans(1)
        drafted = picked(s) == len(PICKS)
        return [
            copies if drafted and played & CLAN_BITS[card.clan] else 0
            for card, copies in zip(cards.cards, cards.copies, strict=True)
        ]

    def complete(self, s: XState) -> None:
        if not position.shape_problems(s):
            s.survey()

    # --- what bots and statistics ask

    def evaluate(self, s: XState, seat: int) -> int:
        return evaluate(s, seat)

    def weight_names(self, ids: Sequence[str]) -> tuple[list[str], list[str]]:
        return (
            value_names(evaluation.GENERAL, evaluation.BLOCKS, ids, evaluation.FACES),
            prior_names((*LISTS.patterns, "choose their {place}"), ids, evaluation.FACES),
        )

    @property
    def handmade(self) -> Mapping[str, float]:
        return VALUES

    def make_evaluation(self, values: list[float], priors: list[float]) -> XEvaluation:
        return XEvaluation(values, priors)

    def measure(self, s: XState, cards: XCards) -> Measured:
        faces = cards.cards
        played = dict.fromkeys(CLANS, 0)
        first = -1
        fought = False  # since the last tile was flipped
        told = [int(number) for number in s.facts]
        for at in range(0, len(told), FACT):
            kind, _, _, player, card = told[at : at + 5]
            fought = kind == facts.FOUGHT or (fought and kind != facts.FLIPPED)
            if kind in (facts.PLACED, facts.RAISED, facts.SHIFTED):
                played[CLANS[faces[card].clan]] += 1
            elif kind == facts.GOES_FIRST:
                first = player
        winners = [p for p in range(s.players) if s.cells[WINNERS] & seat_bit(p)]
        won_with = dict.fromkeys(CLANS, 0)
        for p in winners:
            for cell in army_cells(s, p):
                won_with[CLANS[faces[cell & CARD].clan]] += 1
        return Measured(int(s.cells[layout.ROUND]), first, way_to_win(s, winners, fought), played, won_with)

    # --- positions

    def starts_turn(self, s: XState) -> bool:
        return not s.is_over and s.decision().number == TURN_OF_PLAYER.number

    def write_position(self, s: XState, cards: XCards) -> dict[str, object]:
        return position.write_position(s, cards)

    def read_position(self, node: Node, cards: XCards, players: int, origin: Origin) -> XState:
        s = self.prepare(cards, players, origin)
        position.PositionReader(node, s, cards).read()
        return s

    def shape_problems(self, s: XState) -> list[str]:
        return position.shape_problems(s)

    # --- what labels and refusals name

    def option_args(self, s: XState, cards: XCards, details: Mapping[str, int]) -> dict[str, Argument]:
        p = s.player
        args: dict[str, Argument] = {
            "seat": 1 - p,
            "others": rules.purse(s, p, False),
            "cost": 0,
            "tokens": s.tokens(p),
            "troops": s.row_length(p, 0),
            "heroes": s.row_length(p, 1),
            "immortals": s.row_length(p, 2),
            "held_troops": rules.troops_held(s, p),
            "turns": turns_after_pass(s, p),
            "at": "place" if "place" in details else "nowhere",
            **asked_args(s, cards),
        }
        if "seat" in details:
            args["seat"] = details["seat"]
        if "clan" in details:
            args["clan"] = CLAN_NAMES[details["clan"]]
            args["held"] = cards_of_clan(s, s.hand(p), details["clan"])
        if "card" in details:
            args |= self.card_args(s, cards, details["card"])
        if "level" in details:
            args["level"] = LEVEL_NAMES[details["level"]]
            if "card" in details:
                args["cost"] = rules.placing_cost(s, p, details["card"], details["level"])
        if "place" in details:
            args |= self.place_args(s, cards, details["place"])
        elif s.pick >= 0 and (
            s.decision().keeps_place or s.decision().number in (RAISE.number, PAYMENT.number)
        ):
            args |= self.place_args(s, cards, s.pick)
        return args

    def prompt_args(self, s: XState) -> Mapping[str, Said]:
        """What will be done, or may be, in words of its own, and the live numbers."""
        asked, p = s.decision(), s.player
        capped = s.count > 0  # the level of a discarded card bounds the choice
        return {
            "seat": 1 - p,
            "effect": {lang: asked_text(asked, lang, capped) for lang in LANGUAGES},
            "may": "yes" if may_stop(asked) else "no",
            "wanted": asked.name if isinstance(asked, SearchName) else "",
            "of": asked.count if isinstance(asked, DiscardClan) else 0,
            "drawn": bounty_cards(s, p),
            "turns": turns_after_pass(s, p),
        }

    def cause(self, s: XState) -> int:
        return waiting_place(s) if isinstance(s.decision(), ReactToActivation) else super().cause(s)

    def threatened(self, s: XState) -> int:
        return waiting_place(s) if isinstance(s.decision(), ReactToHarm) else -1

    def reaction(self, s: XState) -> int:
        return NO if isinstance(s.decision(), Reaction) else -1

    def decline(self, s: XState) -> int:
        return NO if isinstance(s.decision(), Reaction | YesNo) else -1

    def card_args(self, s: XState, cards: XCards, number: int) -> dict[str, Argument]:
        card, p = cards.cards[number], s.player
        held = s.holds(s.hand(p), number)
        clans = s.clans_of(number) if s.clans(0) | s.clans(1) else CLAN_BITS[card.clan]
        return {
            "card": card.label,
            "clan": CLAN_NAMES[card.clan],
            "clans": clan_names(clans),
            "level": LEVEL_NAMES[card.level - 1],
            "others": rules.purse(s, p, held),
            "cost": rules.placing_cost(s, p, number, max(rules.only_row(s, number), 0)),
            "x": s.owned(p) if counts_x(card.entry) else 0,
        }

    def place_args(self, s: XState, cards: XCards, place: int) -> dict[str, Argument]:
        args: dict[str, Argument] = {"place": PlaceHole(s.players).write(place, -1)}
        if s.cell(place) != EMPTY:
            face = cards.cards[s.face(place)]
            args["standing"] = cards.names[s.card_at(place)]
            args["nth"] = column_of(place) + 1 if has_twin(s, place) else 0
            args["captured"] = "yes" if s.is_captured(place) else "no"
            args["cost"] = rules.shift_cost(s, place)
            args["icons"] = s.icons_at(place)
            args["on"] = s.tokens_on(place)
            args["x_there"] = s.owned(s.player) if counts_x(face.entry) else 0
        return args


def asked_args(s: XState, cards: CardSet) -> dict[str, Argument]:
    """What the question asks for, so that refusals can say it."""
    asked, p = s.decision(), s.player
    args: dict[str, Argument] = {
        "asked": asked.word,
        "source": "none" if s.source == NO_CARD else cards.names[s.source],
        "own_clans": clan_names(s.clans(p)),
        "their_clans": clan_names(s.clans(1 - p)),
        "side": "own",
    }
    if isinstance(asked, Choose):
        levels = asked.levels_now(s)
        args["allowed"] = "-".join(n for n, bit in zip(LEVEL_NAMES, LEVEL_BITS, strict=True) if levels & bit)
        args["side"] = word_of(SIDES, asked.side)
        args["near"] = word_of(NEAR, asked.near)
    elif isinstance(asked, Swap):
        args["side"] = word_of(SIDES, asked.side)
    elif isinstance(asked, SearchName):
        args["wanted"] = asked.name
    elif isinstance(asked, DiscardClan):
        args["of"] = asked.count
        args["chosen"] = CLAN_NAMES[max(s.pick, 0)]
    return args


def waiting_place(s: XState) -> int:
    """Where that happens which waits below the question (GX-E16)."""
    return int(s.cells[s.cells[TOP] - FRAME + PICK])


def may_stop(asked: Effect) -> bool:
    """Whether it says "may" or "up to"."""
    if isinstance(asked, Choose):
        return asked.may
    return isinstance(asked, (Take, TakeBack)) and asked.up_to


def clan_names(clans: int) -> str:
    return ", ".join(name for name, bit in zip(CLAN_NAMES, CLAN_BITS, strict=True) if clans & bit)


def cards_of_clan(s: XState, zone: int, clan: int) -> int:
    return sum(bool(s.clans_of(s.card(zone, at)) & CLAN_BITS[clan]) for at in range(s.size(zone)))


def turns_after_pass(s: XState, p: int) -> int:
    """What a pass of this seat leaves to the other player (GX-Q2), 0 after that player's own."""
    if s.seat_cell(1 - p, layout.PASSED) == 1:
        return 0
    return int(TURNS_AFTER_SHORT_PASS if s.ongoing(p, SHORT_PASS) else TURNS_AFTER_PASS)


def bounty_cards(s: XState, p: int) -> int:
    """GX-E3: what a Bounty lets the seat draw."""
    return 2 if s.ongoing(p, HUNTER) else 1


def way_to_win(s: XState, winners: list[int], fought: bool) -> str:
    """GX-B3 to GX-B5, GX-K4; by GX-B5 Justice wins when a tile is flipped, Goan Sul in a battle."""
    if len(winners) > 1:
        return "draw"
    goan_sul_or_justice = "goan-sul" if fought else "justice"
    ways = {
        ids.B3: "two-supremacy",
        ids.B4: "fifteen-cards",
        ids.K4: "fifth-token",
        ids.B5: goan_sul_or_justice,
    }
    return ways[int(s.cells[ENDED])]


GAME: Final = GosuX()
