"""GOSU X as a game of the engine."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from honjin.core.cards import CardSet
from honjin.core.codec import Node, did_you_mean
from honjin.core.fields import word_of
from honjin.core.game import CardFace, Condition, FactKind, Game, Measured, Setting
from honjin.core.layout import Block, Layout
from honjin.core.machine import CARD, ENDED, FACT, NO_CARD, WINNERS, Effect, State, seat_bit
from honjin.core.notation import CardHole, Hole, PlaceHole, SeatHole, WordHole
from honjin.core.origin import Origin
from honjin.core.place import ROWS, column_of, place_at, row_of, seat_of
from honjin.core.refusal import Said, rule_id
from honjin.core.rng import key_of
from honjin.core.text import LANGUAGES, Argument
from honjin.core.weights import habit_names, worth_names
from honjin.games.gosu_x import facts, ids, judgement, layout, position, rules, view
from honjin.games.gosu_x.book import CLAN_BITS, HUNTER, LEVEL_BITS, SHORT_PASS
from honjin.games.gosu_x.card import CLAN_NAMES, CLANS
from honjin.games.gosu_x.cardset import STANDARD, XCards, own_set
from honjin.games.gosu_x.flow import DRAFT_GIVEN, DRAFT_PICK, DRAFT_RANDOM, PICKS, begin, picked
from honjin.games.gosu_x.handmade import WORTHS
from honjin.games.gosu_x.heuristics import evaluate
from honjin.games.gosu_x.judgement import XJudgement
from honjin.games.gosu_x.layout import DECK_MAX, EMPTY
from honjin.games.gosu_x.state import XState, blank_state
from honjin.games.gosu_x.text import asked_text, card_headline, card_text, counts_x, notes_on
from honjin.games.gosu_x.turns import PAYMENT, RAISE, TURN_OF_PLAYER
from honjin.games.gosu_x.verbs.army import Choose, Swap
from honjin.games.gosu_x.verbs.deck import SearchName
from honjin.games.gosu_x.verbs.hand import DiscardClan
from honjin.games.gosu_x.verbs.passing import TURNS_AFTER_PASS, TURNS_AFTER_SHORT_PASS
from honjin.games.gosu_x.verbs.pile import Take
from honjin.games.gosu_x.verbs.tokens import TakeBack
from honjin.games.gosu_x.vocabulary import NEAR, SIDES, say

PREFIX: Final = "GX"
LEVEL_NAMES: Final = ("I", "II", "III")
LAYOUT: Final = Layout(
    table=Block(
        numbers={
            "round": layout.ROUND,
            "first": layout.FIRST,
            "active": layout.ACTIVE,
            "additional": layout.ADDITIONAL,
            "due": layout.DUE,
            "raising": layout.RAISING,
            "raising_due": layout.RAISING_DUE,
            "round_turns": layout.ROUND_TURNS,
            "song": layout.SONG,
            "wonder": layout.WONDER,
            "bounty": layout.BOUNTY,
            "tiles": layout.TILES,
            "tie_start": layout.TIE_START,
            "fifth_token_in_song": layout.FIFTH_IN_SONG,
            "goan_sul_tile_extra_sacrifice": layout.TILE_SACRIFICE,
            "wonder_after_song": layout.WONDER_STAYS,
            "galmi_pass": layout.GALMI_AS_USUAL,
            "veteran": layout.VETERAN_AT_BATTLE,
            "recruiter": layout.RECRUITS_ONCE,
            "justice_copy": layout.JUSTICE_BY_COPY,
            "clan_choice": layout.OWN_CLANS,
        },
        cards={"coming": layout.COMING},
        zones={"revealed": (layout.REVEALED, layout.REVEALED_MAX)},
    ),
    seat=Block(
        numbers={
            "clans": layout.CLANS_OF,
            "supremacy": layout.SUPREMACY,
            "tokens": layout.TOKENS,
            "spent": layout.SPENT,
            "locked": layout.LOCKED,
            "passed": layout.PASSED,
            "turns_left": layout.TURNS_LEFT,
            "flipped": layout.FLIPPED,
            "troops": layout.LENGTHS,
            "heroes": layout.LENGTHS + 1,
            "immortals": layout.LENGTHS + 2,
            **{f"banned_for_{index}": layout.BANNED_FOR + index for index in range(layout.BANS)},
        },
        cards={},
        zones={
            "hand": (layout.HAND, DECK_MAX),
            "deck": (layout.DECK, DECK_MAX),
            "discard": (layout.DISCARD, DECK_MAX),
            "removed": (layout.REMOVED, DECK_MAX),
        },
        names={f"banned_{index}": layout.BANNED + index for index in range(layout.BANS)},
    ),
    seats_at=layout.SEATS,
    seat_size=layout.SEAT,
    army_at=layout.ARMY,
    marks={"captured": layout.CAPTURED, "veteran": layout.TURNED, "recruited": layout.RECRUITED},
    counts={"tokens": (layout.TOKEN, layout.TOKENS_MAX)},
)


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


class GosuX(Game):
    """Two armies of three clans each, drafted from eight."""

    name = "gosu-x"
    package = "honjin.games.gosu_x"
    prefix = PREFIX
    rules_version = 2
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
    patterns = rules.NOTATION
    conditions = tuple(Condition(key, rule_id(PREFIX, rule)) for key, rule in rules.CONDITIONS)
    fact_kinds = tuple(FactKind(word, other) for word, other in facts.KINDS)
    fact_words = facts.WORDS
    layout = LAYOUT

    def card_set(self, text: str | None) -> XCards:
        return STANDARD if text is None else own_set(text)

    def card_face(self, id: str, lang: str = "en", cards: CardSet | None = None) -> CardFace:
        own = STANDARD if cards is None else self._own(cards)
        if id not in own.numbers:
            raise ValueError(
                f"card: found {id!r}, expected the id of a card of this set{did_you_mean(id, own.ids)}"
            )
        card = own.cards[own.numbers[id]]
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

    def blank(self, cards: CardSet, players: int) -> XState:
        return blank_state(self._own(cards).x_book)

    def begin(self, cards: CardSet, players: int, origin: Origin) -> XState:
        s = self._prepared(cards, players, origin)
        s.listening = True
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
        return s

    def _prepared(self, cards: CardSet, players: int, origin: Origin) -> XState:
        s = self.blank(cards, players)
        s.set_key(key_of(origin.seed))
        for name, at in LAYOUT.table.numbers.items():
            if name in self.settings:
                s.cells[at] = self.settings[name].values.index(origin.options[name])
        return s

    def _own(self, cards: CardSet) -> XCards:
        assert isinstance(cards, XCards)
        return cards

    def holes(self, cards: CardSet, players: int) -> list[Hole]:
        return [
            CardHole(cards.ids),
            PlaceHole(players),
            SeatHole(players),
            WordHole("clan", CLANS),
            WordHole("level", LEVEL_NAMES),
        ]

    def view(self, s: State, cards: CardSet) -> dict[str, object]:
        assert isinstance(s, XState)
        return view.view(s, cards)

    def scores(self, s: State) -> tuple[int, ...]:
        assert isinstance(s, XState)
        return tuple(s.seat_cell(p, layout.SUPREMACY) for p in range(s.players))

    def copies_at(self, s: State, cards: CardSet) -> Sequence[int]:
        """GX-S2: the cards of the two clans left over are nowhere, and during the draft all are."""
        assert isinstance(s, XState)
        played = s.clans(0) | s.clans(1)
        drafted = picked(s) == len(PICKS)
        return [
            copies if drafted and played & CLAN_BITS[card.clan] else 0
            for card, copies in zip(self._own(cards).cards, cards.copies, strict=True)
        ]

    def complete(self, s: State) -> None:
        assert isinstance(s, XState)
        if not position.shape_problems(s):
            s.survey()

    # --- what bots and statistics ask

    def evaluate(self, s: State, seat: int) -> int:
        assert isinstance(s, XState)
        return evaluate(s, seat)

    def weight_names(self, ids: Sequence[str]) -> tuple[list[str], list[str]]:
        return (
            worth_names(judgement.GENERAL, judgement.BLOCKS, ids, judgement.FACES),
            habit_names((*rules.NOTATION, "choose their {place}"), ids, judgement.FACES),
        )

    @property
    def handmade(self) -> Mapping[str, float]:
        return WORTHS

    def make_judgement(self, worths: list[float], habits: list[float]) -> XJudgement:
        return XJudgement(worths, habits)

    def measure(self, s: State, cards: CardSet) -> Measured:
        assert isinstance(s, XState)
        faces = self._own(cards).cards
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

    def starts_turn(self, s: State) -> bool:
        return not s.is_over and s.decision().number == TURN_OF_PLAYER.number

    def write_position(self, s: State, cards: CardSet) -> dict[str, object]:
        assert isinstance(s, XState)
        return position.write_position(s, cards)

    def read_position(self, node: Node, cards: CardSet, players: int, origin: Origin) -> XState:
        s = self._prepared(cards, players, origin)
        position.PositionReader(node, s, self._own(cards)).read()
        return s

    def shape_problems(self, s: State) -> list[str]:
        assert isinstance(s, XState)
        return position.shape_problems(s)

    # --- what labels and refusals name

    def option_args(self, s: State, cards: CardSet, details: Mapping[str, int]) -> dict[str, Argument]:
        assert isinstance(s, XState)
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
            args |= self.card_args(s, self._own(cards), details["card"])
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

    def prompt_args(self, s: State) -> Mapping[str, Said]:
        """What will be done, or may be, in words of its own, and the live numbers."""
        assert isinstance(s, XState)
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

    def place_args(self, s: XState, cards: CardSet, place: int) -> dict[str, Argument]:
        args: dict[str, Argument] = {"place": PlaceHole(s.players).write(place, -1)}
        if s.cell(place) != EMPTY:
            face = self._own(cards).cards[s.face(place)]
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


def may_stop(asked: Effect) -> bool:
    """Whether it says "may" or "up to"."""
    if isinstance(asked, Choose):
        return asked.may
    return isinstance(asked, (Take, TakeBack)) and asked.up_to


def clan_names(clans: int) -> str:
    return ", ".join(name for name, bit in zip(CLAN_NAMES, CLAN_BITS, strict=True) if clans & bit)


def cards_of_clan(s: XState, zone: int, clan: int) -> int:
    return sum(bool(s.clans_of(s.card(zone, at)) & CLAN_BITS[clan]) for at in range(s.size(zone)))


def has_twin(s: XState, place: int) -> bool:
    """Whether another card of this name stands in the row, so that the name alone does not say which."""
    p, row, card = int(seat_of(place)), int(row_of(place)), s.card_at(place)
    return sum(s.card_at(place_at(p, row, at)) == card for at in range(s.row_length(p, row))) > 1


def turns_after_pass(s: XState, p: int) -> int:
    """What a pass of this seat leaves to the other player (GX-Q2), 0 after that player's own."""
    if s.seat_cell(1 - p, layout.PASSED) == 1:
        return 0
    return int(TURNS_AFTER_SHORT_PASS if s.ongoing(p, SHORT_PASS) else TURNS_AFTER_PASS)


def bounty_cards(s: XState, p: int) -> int:
    """GX-E3: what a Bounty lets the seat draw."""
    return 2 if s.ongoing(p, HUNTER) else 1


def army_cells(s: XState, p: int) -> list[int]:
    return [
        int(s.cell(place_at(p, row, column))) for row in range(ROWS) for column in range(s.row_length(p, row))
    ]


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
