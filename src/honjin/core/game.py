"""Game: what each game implements, and how tables of it are made."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path

from honjin.core.cards import CardSet
from honjin.core.codec import PATH_MAX, FormError, Node, Phrase, cut, parse_json, parse_toml
from honjin.core.dump import card_count_problems, load_state
from honjin.core.judgement import Judgement
from honjin.core.layout import Layout
from honjin.core.machine import State
from honjin.core.notation import Hole
from honjin.core.origin import ENDINGS, Choice, Ending, Opening, Origin
from honjin.core.refusal import Said
from honjin.core.table import DUMP_FORMAT, Table
from honjin.core.text import Argument, Texts
from honjin.core.weights import read_weights


@dataclass(frozen=True)
class Condition:
    """A condition that a choice can fail: its refusal's key and its rule."""

    key: str
    rule: str


@dataclass(frozen=True)
class FactKind:
    """A kind of fact: its word, and what its second detail is: a number, a card, a place, a word, a name."""

    word: str
    other: str


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


class Game:
    """One game: tables of data, and the few functions that differ from game to game.

    `name` is what `honjin.game` takes; `fewest` and `most` say how many play, `settings` its options.
    """

    name = ""
    package = ""  # where its texts are
    prefix = ""  # of its rule ids
    rules_version = 1  # a change that could replay a record differently raises it
    fewest = 1
    most = 1
    settings: Mapping[str, Setting] = {}
    patterns: Sequence[str] = ()
    conditions: Sequence[Condition] = ()  # by bit, from the second on; the first is `another question`
    fact_kinds: Sequence[FactKind] = ()
    fact_words: Sequence[str] = ()
    layout: Layout
    foresight = 0  # ends of turns that a search plays past before it judges

    @property
    def texts(self) -> Texts:
        return Texts(self.package)

    # --- for each game to implement

    def card_set(self, text: str | None) -> CardSet:
        """The official card set, or a user's from its TOML text."""
        raise NotImplementedError

    def card_face(self, id: str, lang: str = "en", cards: CardSet | None = None) -> CardFace:
        """A card of the official set or of this one, in this language."""
        raise NotImplementedError

    def blank(self, cards: CardSet, players: int) -> State:
        """A state with nothing in it yet."""
        raise NotImplementedError

    def begin(self, cards: CardSet, players: int, origin: Origin) -> State:
        """A new game, up to its first decision, with the facts that led there."""
        raise NotImplementedError

    def holes(self, cards: CardSet, players: int) -> list[Hole]:
        """The words that choices contain."""
        raise NotImplementedError

    def view(self, s: State, cards: CardSet) -> dict[str, object]:
        """What an observation shows, as JSON-able data; the table adds the decision."""
        raise NotImplementedError

    def scores(self, s: State) -> tuple[int, ...]:
        raise NotImplementedError

    def evaluate(self, s: State, seat: int) -> int:
        """What this situation is worth to the seat, by rules of thumb, for bots."""
        raise NotImplementedError

    def weight_names(self, ids: Sequence[str]) -> tuple[list[str], list[str]]:
        """What its judgement weighs, and the kinds of options, by number, with these cards."""
        raise NotImplementedError

    @property
    def handmade(self) -> Mapping[str, float]:
        """Weights by rules of thumb, which learning starts from and must beat."""
        raise NotImplementedError

    def make_judgement(self, worths: list[float], habits: list[float]) -> Judgement:
        """A judgement by these weights."""
        raise NotImplementedError

    def measure(self, s: State, cards: CardSet) -> Measured:
        """How this game went, from its end and the facts it has told since the beginning."""
        raise NotImplementedError

    def option_args(self, s: State, cards: CardSet, details: Mapping[str, int]) -> dict[str, Argument]:
        """The names and live numbers that an option's label and refusals use, from the seat's observation.

        The details are what fills the holes of the option's pattern, by the names of the holes.
        """
        raise NotImplementedError

    def starts_turn(self, s: State) -> bool:
        """Whether the state can be written as a position."""
        raise NotImplementedError

    def write_position(self, s: State, cards: CardSet) -> dict[str, object]:
        """A state or an observation at the start of a turn."""
        raise NotImplementedError

    def read_position(self, node: Node, cards: CardSet, players: int, origin: Origin) -> State:
        """The state that a position describes; what is wrong is among the node's problems."""
        raise NotImplementedError

    def shape_problems(self, s: State) -> list[str]:
        """What makes this state impossible beyond the count of its cards."""
        raise NotImplementedError

    # --- for a game to override where it differs

    def copies_at(self, s: State, cards: CardSet) -> Sequence[int]:
        """How many of each card there are in this game, wherever they lie."""
        return cards.copies

    def complete(self, s: State) -> None:
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

    def progress(self, s: State) -> int:
        """What is already behind, in a game of several fights."""
        return 0

    def odds(self, s: State, seat: int) -> Fraction | None:
        """The chance, in an observation, that the next blow hits the seat; None in a game without such."""
        return None

    def name_of(self, what: str, number: int, cards: CardSet, lang: str) -> str:
        """What a fact names that is neither a card, a place nor one of the game's words."""
        raise NotImplementedError

    def prompt_args(self, s: State) -> Mapping[str, Said]:
        """What a prompt can say besides the seat, the card and the numbers of its frame."""
        return {}

    # --- judgement

    def judgement(self, ids: Sequence[str]) -> Judgement:
        """What was learnt of the game, with these cards."""
        return self.make_judgement(*read_weights(self.package, *self.weight_names(ids)))

    def judgement_by_hand(self, ids: Sequence[str]) -> Judgement:
        """What somebody wrote down, with these cards: what learning must beat."""
        worths, habits = self.weight_names(ids)
        return self.make_judgement([self.handmade.get(name, 0.0) for name in worths], [0.0] * len(habits))

    # --- tables

    def problems(self, s: State, cards: CardSet) -> list[str]:
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

    def open(self, cards: CardSet, players: int, origin: Origin) -> Table:
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
        choices = [read_choice(item) for item in data.need("choices", "a list of choices").items()]
        ending = data.get("ending")
        ended = None if ending is None else read_ending(ending, players)
        data.only_these()
        if not problems:
            self.complete(state)
            problems = self.problems(state, card_set)
        if problems:
            raise FormError("dump", problems)
        return Table(self, Opening(state, card_set, origin, choices, ended))

    def position(self, text: str, cards: str | Path | None = None) -> Table:
        """A table where a turn starts, from a position's TOML text."""
        return self.open_position(parse_toml("position", text), self.card_set(read_card_text(cards)))

    def open_position(self, data: Mapping[str, object], cards: CardSet) -> Table:
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


def read_choice(node: Node) -> Choice:
    parts = node.items()
    if len(parts) != 3:
        node.wrong("[seat, choice, whether it is secret]")
        return Choice(0, "", False)
    return Choice(parts[0].integer(0), parts[1].text(), parts[2].flag())


def read_ending(node: Node, players: int) -> Ending | None:
    parts = node.items()
    if len(parts) != 2:
        node.wrong("[seat, how it ended the game]")
        return None
    return Ending(parts[0].integer(0, players - 1), parts[1].text(ENDINGS))
