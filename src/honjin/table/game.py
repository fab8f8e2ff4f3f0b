"""Game: what each game implements, and how tables of it are made."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any, Final, Generic, cast

from librt.vecs import vec
from msgspec import Struct, to_builtins
from mypy_extensions import i64
from typing_extensions import TypeVar

from honjin.engine.chance import key_of
from honjin.engine.evaluation import Evaluation
from honjin.engine.machine import BOTTOM, EFFECT, FRAME, PICK, TOP, WINNERS, State, seat_bit
from honjin.table.card_set import CardSet
from honjin.table.choice import ENDINGS, Choice, Done, Ending, Rewind
from honjin.table.dump import card_count_problems, load_state
from honjin.table.forms import PATH_MAX, FormError, Node, Phrase, cut, did_you_mean, parse_json, parse_toml
from honjin.table.layout import Layout
from honjin.table.lists import Condition, Fact, Lists
from honjin.table.notation import CardHole, Hole, SeatHole
from honjin.table.opening import Opening, Origin
from honjin.table.refusal import Said
from honjin.table.table import DUMP_FORMAT, Table
from honjin.table.text import Argument, Texts
from honjin.table.view import general_view
from honjin.table.weights import read_weights

# A game of its own state and cards: `Game[MyState, MyCards]`; a plain `Game` is any.
S = TypeVar("S", bound=State, default=Any)
C = TypeVar("C", bound=CardSet, default=Any)

TILE: Final = "tile-"  # before the id of an item that is a tile


@dataclass(frozen=True)
class Setting:
    """An option of a game: its values, the first one by default, and the rule it belongs to.

    It means something only where other options have one of the values that it needs.
    """

    values: tuple[str, ...]
    rule: str
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def read(self, value: object) -> str | None:
        """The value as a text, or None if it is not allowed; a game's own setting can allow more than these.

        The text must be read as itself again: records, dumps and positions hold it.
        """
        return value if isinstance(value, str) and value in self.values else None

    @property
    def expected(self) -> str:
        """All that is allowed, for messages, after the words `one of`."""
        return ", ".join(self.values)


@dataclass(frozen=True)
class CardFace:
    """A card for people to read: a line of facts, the text rendered from its effect, what its words mean."""

    id: str
    name: str
    clan: str
    level: int
    copies: int
    certainty: str
    headline: str
    text: str
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Measured:
    """What a finished game adds to the statistics of many."""

    rounds: int
    first: int  # the seat that started, -1 if nobody knows
    way: str  # how it was won, as a word
    played: Mapping[str, int]  # how many cards of each clan were played
    won_with: Mapping[str, int]  # how many of each clan stood in the winners' armies


class Game(Generic[S, C]):
    """One game: tables of data, and the few functions that differ from game to game.

    `name` is what `honjin.game` takes; `fewest` and `most` say how many play, `settings` its options.
    """

    name = ""
    package = ""  # where its texts are
    prefix = ""  # of its rule ids
    rules_version = 1  # a change that could replay a record differently raises it
    fewest = 1
    most = 1
    minutes = 15  # that a game takes, about
    settings: Mapping[str, Setting] = {}
    lists: Lists  # its cells, options, conditions and facts
    state_class: type[State]
    cards: C  # the official card set
    reacts = False  # whether somebody may answer what another is about to do
    foresight = 0  # ends of turns that a search plays past before it judges
    battle = ""  # the kind of fact that counts a side when sides are compared, if they are

    @property
    def texts(self) -> Texts:
        return Texts(self.package)

    @property
    def layout(self) -> Layout:
        return self.lists.cells.layout

    @property
    def patterns(self) -> Sequence[str]:
        """How each kind of option is written."""
        return self.lists.patterns

    @property
    def option_kinds(self) -> list[str]:
        """The first words of options."""
        return list(dict.fromkeys(pattern.split()[0] for pattern in self.patterns))

    @property
    def conditions(self) -> Sequence[Condition]:
        return self.lists.conditions

    @property
    def fact_kinds(self) -> Sequence[Fact]:
        return self.lists.facts

    @property
    def fact_words(self) -> Sequence[str]:
        return self.lists.fact_words

    # --- for each game to implement

    def set_up(self, s: S, origin: Origin) -> None:
        """Lay out a new game and push what drives it; chance and options are ready."""
        raise NotImplementedError

    # --- for a game to override where it differs

    def card_set(self, text: str | None) -> C:
        """The official card set, or a user's from its TOML text."""
        if text is not None:
            raise ValueError(f"cards: {self.name} has no card sets of one's own")
        return self.cards

    def card_face(self, id: str, lang: str = "en", cards: C | None = None) -> CardFace:
        """A card of the official set or of this one, in this language."""
        own = cards or self.cards
        name, copies = own.name(self.known(id, own), lang), own.copies[own.numbers[id]]
        headline, text = (self.texts(lang, key, {"name": name}) for key in ("card-headline", "card-text"))
        return CardFace(id, name, "", 0, copies, "confirmed", headline, text)

    def blank(self, cards: C, players: int) -> S:
        """A state with nothing in it yet."""
        made: Any = self.state_class(cards.book, vec[i64](self.layout.blank(players)))
        return cast(S, made)

    def prepare(self, cards: C, players: int, origin: Origin) -> S:
        """A state with nothing in it but the key of its chance and, in cells of their names, the options."""
        s = self.blank(cards, players)
        s.set_key(key_of(origin.seed))
        for name, at in self.layout.table.numbers.items():
            if name in self.settings:
                s.cells[at] = self.settings[name].values.index(origin.options[name])
        return s

    def begin(self, cards: C, players: int, origin: Origin) -> S:
        """A new game, up to its first decision, with the facts that led there."""
        s = self.prepare(cards, players, origin)
        s.listening = True
        self.set_up(s, origin)
        s.run()
        return s

    def holes(self, cards: C, players: int) -> list[Hole]:
        """The words that choices contain."""
        return [CardHole(cards.ids), SeatHole(players)]

    def scores(self, s: S) -> tuple[int, ...]:
        """By seat, for the outcome: whether it has won."""
        return tuple(int(s.cells[WINNERS] & seat_bit(p) != 0) for p in range(s.players))

    def sides(self, s: S, cards: C) -> list[int | None]:
        """How the sides stand, as everybody sees it, for the picture of a game; by seat, then whoever plays
        against them without a seat. Nothing: it has no such picture."""
        return []

    def evaluate(self, s: S, seat: int) -> int:
        """What this situation is worth to the seat, by rules of thumb, for bots."""
        return self.scores(s)[seat]

    def weight_names(self, ids: Sequence[str]) -> tuple[list[str], list[str]]:
        """What its evaluation weighs, and the kinds of options, by number, with these cards."""
        return [], ["any"]

    @property
    def handmade(self) -> Mapping[str, float]:
        """Weights by rules of thumb, which learning starts from and must beat."""
        return {}

    def make_evaluation(self, values: list[float], priors: list[float]) -> Evaluation:
        """A evaluation by these weights."""
        return Evaluation(values, priors)

    def measure(self, s: S, cards: C) -> Measured:
        """How this game went, from its end and the facts it has told since the beginning."""
        return Measured(int(s.turn), -1, "won", {}, {})

    def option_args(self, s: S, cards: C, details: Mapping[str, int]) -> dict[str, Argument]:
        """The names and live numbers that an option's label and refusals use, from the seat's observation.

        The details are what fills the holes of the option's pattern, by the names of the holes.
        """
        return {**details, **({"card": cards.names[details["card"]]} if "card" in details else {})}

    def starts_turn(self, s: S) -> bool:
        """Whether the state can be written as a position."""
        return False

    def write_position(self, s: S, cards: C) -> dict[str, object]:
        """A state or an observation at the start of a turn."""
        raise NotImplementedError

    def read_position(self, node: Node, cards: C, players: int, origin: Origin) -> S:
        """The state that a position describes; what is wrong is among the node's problems."""
        node.tell(Phrase("form-no-positions", game=self.name))
        return self.blank(cards, players)

    def shape_problems(self, s: S) -> list[str]:
        """What makes this state impossible beyond the count of its cards."""
        return []

    def show(self, s: S, cards: C) -> Struct:
        """What an observation shows; a game's view.py declares the structs."""
        return general_view(s, self.layout, cards)

    def items(self, cards: C, lang: str = "en") -> list[CardFace]:
        """What lies beside the cards, to be read like them, each with its kind before its id."""
        return []

    def copies_at(self, s: S, cards: C) -> Sequence[int]:
        """How many of each card there are in this game, wherever they lie."""
        return cards.copies

    def complete(self, s: S) -> None:
        """Fill in, in a state from a dump, the cells that follow from others and are therefore not in dumps.

        The dump was of good form, but whether such a state is possible has not been checked yet.
        """

    def players_for(self, options: Mapping[str, str]) -> tuple[int, int]:
        """The fewest and the most players with these options."""
        return self.fewest, self.most

    def count_seats(self, node: Node, origin: Origin) -> int:
        """How many seats a position describes."""
        seats = node.need("seats", Phrase("expected-seats", low=self.fewest, high=self.most)).items()
        if not self.fewest <= len(seats) <= self.most:
            expected = Phrase("expected-range", low=self.fewest, high=self.most)
            node.problems.append(Phrase("form-wrong", path="seats", found=len(seats), expected=expected))
        return len(seats)

    def progress(self, s: S) -> int:
        """What is already behind, in a game of several fights."""
        return 0

    def odds(self, s: S, seat: int) -> Fraction | None:
        """The chance, in an observation, that the next blow hits the seat; None in a game without such."""
        return None

    def name_of(self, what: str, number: int, cards: C, lang: str) -> str:
        """What a fact names that is neither a card, a place nor one of the game's words."""
        raise NotImplementedError

    def prompt_args(self, s: S) -> Mapping[str, Said]:
        """What a prompt can say besides the seat, the card and the numbers of its frame."""
        return {}

    def cause(self, s: S) -> int:
        """The place of the card whose effect asks, -1 if it stands nowhere."""
        for frame in range(s.cells[TOP], BOTTOM, -FRAME):
            if s.book.effects[s.cells[frame + EFFECT]].keeps_source:
                return int(s.cells[frame + PICK])
        return -1

    def threatened(self, s: S) -> int:
        """The place of the card that an answer could save, -1 if there is none."""
        return -1

    def reaction(self, s: S) -> int:
        """The option that lets happen what another seat is about to do, -1 if that is not what is asked.

        What is asked all can see, so that depends on no hidden card.
        """
        return -1

    def decline(self, s: S) -> int:
        """The option that does nothing, where the seat may do something or not; else -1."""
        return self.reaction(s)

    def idle(self, s: S) -> int:
        """The option to take where no other could be of use to the seat, as far as it knows; else -1."""
        return -1

    def pauses(self, s: S) -> bool:
        """Whether the game only waits for whoever wants to use something, and goes on by itself if declined.

        Such moments may come several times a turn: who has gone on once can be spared the others.
        """
        return False

    def risk(self, s: S) -> int | None:
        """How much it risks to decline, where the same is asked several times a turn; else None.

        Who has declined once need not be asked again in that turn where it risks no more.
        """
        return None

    def view(self, s: S, cards: C) -> dict[str, object]:
        """What `show` shows, as JSON-able data; the table adds the decision."""
        shown: dict[str, object] = to_builtins(self.show(s, cards))
        return shown

    def known(self, id: str, cards: CardSet) -> str:
        """The id, if there is such a card; else ValueError says what may have been meant."""
        if id not in cards.numbers:
            close = did_you_mean(id, cards.ids)
            raise ValueError(f"card: found {id!r}, expected the id of a card of this set{close}")
        return id

    # --- evaluation

    def evaluation(self, ids: Sequence[str]) -> Evaluation:
        """What was learnt of the game, with these cards."""
        return self.make_evaluation(*read_weights(self.package, *self.weight_names(ids)))

    def evaluation_by_hand(self, ids: Sequence[str]) -> Evaluation:
        """What somebody wrote down, with these cards: what learning must beat."""
        values, priors = self.weight_names(ids)
        return self.make_evaluation([self.handmade.get(name, 0.0) for name in values], [0.0] * len(priors))

    # --- tables

    def problems(self, s: S, cards: C) -> list[str]:
        """What makes this state impossible: cards too many or too few, or else its shape."""
        counted = card_count_problems(s, self.layout, cards, self.copies_at(s, cards))
        return counted or self.shape_problems(s)

    def new(
        self,
        seed: str | None = None,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        cards: str | Path | None = None,
    ) -> Table:
        """Begin a game; `cards` is a user's card set, as TOML text or the path of a .toml file.

        The same seed, players, options and cards give the same deal on every machine; without a seed nobody
        knows it. By default the fewest play. ValueError names an option that is unknown or forbidden.
        """
        given = self.check_options(options or {})
        low, high = self.players_for(given)
        count = low if players is None else players
        if not isinstance(count, int) or not low <= count <= high:
            raise ValueError(f"players: found {players!r}, expected {low} to {high} (HJ-O1)")
        origin = Origin(secrets.token_hex(16) if seed is None else str(seed), given)
        return self.open(self.card_set(read_card_text(cards)), count, origin)

    def open(self, cards: C, players: int, origin: Origin) -> Table:
        return Table(self, Opening(self.begin(cards, players, origin), cards, origin))

    def load(self, text: str, cards: str | Path | None = None) -> Table:
        """The table of a dump, at exactly the same decision."""
        problems: list[str] = []
        data = Node(parse_json("dump", text), "", problems)
        card_set = self.card_set(read_card_text(cards))
        self.check_heading(data, "dump", DUMP_FORMAT, card_set, problems)
        node = data.need("state", "the state")
        players = node.need("players", f"{self.fewest} to {self.most}").integer(self.fewest, self.most)
        state = self.blank(card_set, players)
        load_state(state, node, self.layout, card_set)
        node.only_these()
        origin = self.read_origin(data.need("origin", "how the table began"))
        done = read_done(data.need("choices", "a list of choices").items())
        ending = data.get("ending")
        ended = None if ending is None else read_ending(ending, players)
        data.only_these()
        if not problems:
            self.complete(state)
            problems = self.problems(state, card_set)
        if problems:
            raise FormError("dump", problems)
        return Table(self, Opening(state, card_set, origin, done, ended))

    def position(self, text: str, cards: str | Path | None = None) -> Table:
        """A table where a turn starts, from a position's TOML text."""
        return self.open_position(parse_toml("position", text), self.card_set(read_card_text(cards)))

    def open_position(self, data: Mapping[str, object], cards: C) -> Table:
        problems: list[str] = []
        node = Node(dict(data), "", problems)
        node.need("game", f'"{self.name}"').text([self.name])
        seed = node.get("seed")
        origin = Origin("" if seed is None else seed.text(), self.read_options(node.get("options")), data)
        players = self.count_seats(node, origin)
        if problems:
            raise FormError("position", problems)
        state = self.read_position(node, cards, players, origin)
        node.only_these()
        problems = problems or self.problems(state, cards)
        if problems:
            raise FormError("position", problems)
        return Table(self, Opening(state, cards, origin))

    # --- options and headings

    def check_options(self, options: Mapping[str, object]) -> dict[str, str]:
        """Every option with its value; ValueError for what the rules do not know."""
        given = {name: setting.values[0] for name, setting in self.settings.items()}
        for name, value in options.items():
            setting = self.settings.get(name)
            if setting is None:
                known = ", ".join(self.settings) or "none"
                raise ValueError(
                    f"unknown option {cut(repr(name), PATH_MAX)}, {self.name} has: {known} (HJ-O1)"
                )
            text = setting.read(value)
            if text is None:
                found, expected = cut(repr(value), PATH_MAX), setting.expected
                raise ValueError(f"option {name}: found {found}, expected one of {expected} ({setting.rule})")
            given[name] = text
        return given

    def means_something(self, option: str, options: Mapping[str, str]) -> bool:
        """Whether the option changes anything beside these; those not given are as by default."""
        needs = self.settings[option].needs
        return all(options.get(other, self.settings[other].values[0]) in needs[other] for other in needs)

    def read_options(self, node: Node | None) -> dict[str, str]:
        given = {}
        for name, setting in self.settings.items():
            given[name] = setting.values[0]
            value = None if node is None else node.get(name)
            if value is None:
                continue
            text = setting.read(value.value)
            if text is None:
                value.wrong(Phrase("expected-one-of", words=setting.expected))
            else:
                given[name] = text
        if node is not None:
            node.only_these()
        return given

    def read_origin(self, node: Node) -> Origin:
        seed = node.need("seed", "the seed's text").text()
        options = self.read_options(node.get("options"))
        position = node.get("position")
        node.only_these()
        embedded = position.value if position is not None and isinstance(position.value, dict) else None
        return Origin(seed, options, embedded)

    def check_heading(self, node: Node, what: str, form: int, cards: CardSet, problems: list[str]) -> None:
        """Format, game, rules version and card set: what a text needs of whoever reads it."""
        named, here = Phrase(f"form-of-{what}"), self.rules_version
        node.need("honjin", Phrase("expected-format", what=named, form=form)).integer(form, form)
        node.need("game", f'"{self.name}"').text([self.name])
        version = node.need("rules", Phrase("expected-rules", version=here)).integer(1)
        if version != here:
            problems.append(Phrase("form-needs-rules", what=named, needed=version, here=here))
        digest = node.need("cards", Phrase("expected-digest")).text()
        if digest != cards.digest:
            problems.append(Phrase("form-needs-cards", what=named, needed=digest, given=cards.digest))


def read_card_text(cards: str | Path | None) -> str | None:
    """The TOML text of a card set, given as such or as the path of its file."""
    if isinstance(cards, str) and "\n" not in cards and cards.endswith(".toml"):
        cards = Path(cards)
    return cards.read_text("utf-8") if isinstance(cards, Path) else cards


def read_done(nodes: Sequence[Node]) -> list[Done]:
    """What was done, in order; where somebody went back, there were that many choices."""
    done: list[Done] = []
    made = 0
    for node in nodes:
        parts = node.items()
        each = Rewind(parts[0].integer(0, made - 1)) if len(parts) == 1 else read_choice(node, parts)
        made = each.made if isinstance(each, Rewind) else made + 1
        done.append(each)
    return done


def read_choice(node: Node, parts: Sequence[Node]) -> Choice:
    if len(parts) != 3:
        node.wrong("[seat, choice, whether it is secret], or [how many choices stay]")
        return Choice(0, "", False)
    return Choice(parts[0].integer(0), parts[1].text(), parts[2].flag())


def read_ending(node: Node, players: int) -> Ending | None:
    parts = node.items()
    if len(parts) != 2:
        node.wrong("[seat, how it ended the game]")
        return None
    return Ending(parts[0].integer(0, players - 1), parts[1].text(ENDINGS))
