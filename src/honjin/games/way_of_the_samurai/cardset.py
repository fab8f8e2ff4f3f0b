"""A card set: our reconstruction or an owner's, read from and written to TOML, and the Book made of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from honjin.engine.machine import NO_CARD
from honjin.games.way_of_the_samurai.card import (
    CERTAINTIES,
    CHANGES,
    CLIMATE_TRAITS,
    COST_TIMES,
    ENEMY_TRAITS,
    GAUGES,
    SYMBOLS,
    WEAPON_TRAITS,
    Action,
    Adversary,
    Box,
    Campaign,
    Card,
    Climate,
    Cost,
    Enemy,
    Item,
    Opponent,
    Table,
    Weapon,
    Wound,
)
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.engine import book, ids, layout
from honjin.games.way_of_the_samurai.engine.book import SIDES, SamuraiBook
from honjin.games.way_of_the_samurai.engine.flow import STRUCTURE
from honjin.games.way_of_the_samurai.text import clan_text, item_headline, item_text
from honjin.table.card_set import CardSet, name_problems, text_problems
from honjin.table.fields import Field, Flag, Number, Word, Words, word_of
from honjin.table.forms import FormError, Node, Phrase, listed, parse_toml, shown, write_toml


def say(key: str, /, **args: str | int) -> Phrase:
    """What is wrong with a text of this game, in its own words."""
    return Phrase(key, "honjin.games.way_of_the_samurai", **args)


# --- fields of this game's tables


@dataclass(frozen=True)
class Changes(Field):
    """What changes and by how much: {force = 2, guard = -1}."""

    words: Mapping[str, int] = None  # type: ignore[assignment]  # always given
    default: object = ()

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return {word_of(self.words, what): by for what, by in value}

    def read(self, node: Node) -> object:
        given = node.value if isinstance(node.value, dict) else {}
        found = [(what, node.get(word)) for word, what in self.words.items() if word in given]
        found.sort(key=lambda pair: list(given).index(word_of(self.words, pair[0])))
        node.only_these()
        return tuple((what, by.integer(-9, 9)) for what, by in found if by is not None)


@dataclass(frozen=True)
class Results(Changes):
    """Six of them, by the faces of the die."""

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [super(Results, self).write(result) for result in value]

    def read(self, node: Node) -> object:
        faces = node.items()
        if isinstance(node.value, list) and len(faces) != SIDES:
            node.wrong(say("expected-six"))
        return tuple(super(Results, self).read(face) for face in faces[:SIDES])


@dataclass(frozen=True)
class Losses(Field):
    """Life and Ki: [1, 0]."""

    default: object = (0, 0)

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return list(value)

    def read(self, node: Node) -> object:
        pair = [item.integer(0, 9) for item in node.items()]
        if isinstance(node.value, list) and len(pair) != 2:
            node.wrong(say("expected-losses"))
        return (*pair, 0, 0)[:2]


@dataclass(frozen=True)
class Texts(Field):
    """A list of texts."""

    default: object = ()

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return list(value)

    def read(self, node: Node) -> object:
        return tuple(node.texts())


@dataclass(frozen=True)
class Items(Field):
    """A list of tables."""

    of: type[Item] = Item
    default: object = ()

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [write_item(item) for item in value]

    def read(self, node: Node) -> object:
        return tuple(read_item(item, self.of) for item in node.items())


@dataclass(frozen=True)
class Costs(Field):
    """What a climate costs (WS-M5): {when = "round", gauge = "guard", level = -2, life = 1}, and so on."""

    default: object = ()

    def write(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [write_fields(clause, CLAUSE) for clause in value]

    def read(self, node: Node) -> object:
        return tuple(self.read_clause(clause) for clause in node.items())

    def read_clause(self, node: Node) -> Cost:
        if isinstance(node.value, dict):
            node.need("when", listed(COST_TIMES))
        given = read_fields(node, CLAUSE)
        node.only_these()
        numbers = {key: value for key, value in given.items() if type(value) is int}
        clause = Cost(either=given.get("either") is True, defeat=given.get("defeat") is True, **numbers)
        if not isinstance(node.value, dict):
            return clause
        if not given.keys() & {"life", "ki", "defeat"}:
            node.wrong(say("expected-cost"))
        if clause.either and not (clause.life and clause.ki):
            node.wrong(say("expected-either"))
        if ("gauge" in given) != ("level" in given):
            node.wrong(say("expected-level"))
        return clause


@dataclass(frozen=True)
class ClimateTraits(Words):
    """Three words of older files are now clauses of costs."""

    def read(self, node: Node) -> object:
        moved = [item for item in node.items() if item.value in MOVED_TO_COSTS]
        for item in moved:
            item.wrong(say("expected-costs"))
        return 0 if moved else super().read(node)


@dataclass(frozen=True)
class MovedToCosts(Field):
    """A field of older files whose meaning is now a clause of costs."""

    def read(self, node: Node) -> object:
        node.wrong(say("expected-costs"))
        return None


MOVED_TO_COSTS: Final = ("combo-costs-ki", "round-costs", "low-gauge-kills")
CLAUSE: Final[tuple[Field, ...]] = (
    Word("when", words=COST_TIMES),
    Word("gauge", words=GAUGES),
    Number("level", None, book.HIGHEST, book.LOWEST),
    Number("life", 0, 9),
    Number("ki", 0, 9),
    Flag("either"),
    Flag("defeat"),
)
SYMBOL_WORDS: Final = {word: number for number, word in enumerate(SYMBOLS)}
FIELDS: Final[dict[type[Item], tuple[Field, ...]]] = {
    Action: (
        Number("copies", 1, 9, 1),
        Word("symbol", -1, words=SYMBOL_WORDS),
        Changes("lines", words=GAUGES),
        Flag("special"),
    ),
    Adversary: (
        Number("copies", 1, 9, 1),
        Number("force", -9, book.HIGHEST, book.LOWEST),
        Number("technique", -9, book.HIGHEST, book.LOWEST),
        Number("life", 0, 9),
        Number("ki", 0, 9),
        Flag("either"),
        Number("guard", 0, book.HIGHEST + 1, book.LOWEST),
        Number("wound", 0, 2),
        Number("hit_life", 0, 9),
        Number("hit_ki", 0, 9),
        Flag("hard"),
    ),
    Wound: (Number("copies", 1, 9, 1), Losses("light"), Losses("grave"), Flag("fatal")),
    Weapon: (
        Words("traits", 0, words=WEAPON_TRAITS),
        Number("die", 1, 6, 1),
        Number("ki", 5, 9),
        Number("ki_max", 5, 9, 1),
        Number("guard_max", book.HIGHEST, book.HIGHEST),
    ),
    Enemy: (
        Number("life", 8, 20, 1),
        Number("ki", 5, 20),
        Words("traits", 0, words=ENEMY_TRAITS),
        Texts("excludes"),
    ),
    Table: (Results("results", words=CHANGES),),
    Climate: (ClimateTraits("traits", 0, words=CLIMATE_TRAITS), Costs("costs")),
    Opponent: (Number("life", 0, 20), Number("ki", 5, 20)),
    Campaign: (Items("opponents", of=Opponent), Flag("master")),
}


MOVED: Final[dict[type[Item], tuple[Field, ...]]] = {Climate: (MovedToCosts("gauge"),)}


def plain(value: object, field: Field) -> object:
    """What is not there is None in an item, and the default in its field."""
    return field.default if value is None else value


def write_item(item: Item) -> dict[str, object]:
    data: dict[str, object] = {"name": item.name}
    if item.french:
        data["french"] = item.french
    data |= write_fields(item, FIELDS[type(item)])
    data["certainty"] = item.certainty
    return data


def write_fields(item: object, fields: Sequence[Field]) -> dict[str, object]:
    values = [(field, plain(getattr(item, field.name, None), field)) for field in fields]
    return {field.name: field.write(value) for field, value in values if value != field.default}


def read_fields(node: Node, fields: Sequence[Field]) -> dict[str, object]:
    found = [(field, node.get(field.name)) for field in fields]
    values = {field.name: field.read(given) for field, given in found if given is not None}
    return {name: value for name, value in values.items() if value is not None}


def read_item(node: Node, kind: type[Item]) -> Item:
    name = node.need("name", say("expected-name")).text()
    french, certainty = node.get("french"), node.get("certainty")
    given = read_fields(node, (*FIELDS[kind], *MOVED.get(kind, ())))
    node.only_these()
    node.problems += name_problems(f"{node.path}.name", name)
    if french is not None and isinstance(french.value, str):
        node.problems += name_problems(f"{node.path}.french", french.value)
    if name and not slugged(name):
        expected = say("expected-letters")
        node.problems.append(
            Phrase("form-wrong", path=f"{node.path}.name", found=shown(name), expected=expected)
        )
    return kind(
        name,
        french.text() if french is not None else "",
        certainty.text(CERTAINTIES) if certainty is not None else "reconstructed",
        **given,
    )


def slugged(name: str) -> str:
    return Item(name).id


# --- whole sets

ITEM_LISTS: Final[dict[str, type[Item]]] = {
    "actions": Action,
    "adversaries": Adversary,
    "wounds": Wound,
    "weapons": Weapon,
    "enemies": Enemy,
    "places": Table,
    "climates": Climate,
    "campaigns": Campaign,
    "events": Table,
}


def box_lists(box: Box) -> dict[str, Sequence[Item]]:
    return {
        "actions": [card for card in box.cards if isinstance(card, Action)],
        "adversaries": [card for card in box.cards if isinstance(card, Adversary)],
        "wounds": [card for card in box.cards if isinstance(card, Wound)],
        "weapons": box.weapons,
        "enemies": box.enemies,
        "places": box.places,
        "climates": box.climates,
        "campaigns": box.campaigns,
        "events": box.events,
    }


def box_data(box: Box) -> dict[str, object]:
    lists = {key: [write_item(item) for item in items] for key, items in box_lists(box).items()}
    return {**lists, "clan": [list(row) for row in box.clan]}


def write_box(box: Box) -> str:
    return write_toml({"game": "way-of-the-samurai", **box_data(box)})


def read_box(text: str) -> Box:
    """An owner's card set; what it leaves out is ours. A FormError lists everything that is wrong with it."""
    problems: list[str] = []
    document = Node(parse_toml("card-set", text), "", problems)
    document.need("game", '"way-of-the-samurai"').text(["way-of-the-samurai"])
    ours = box_lists(BOX)
    lists: dict[str, list[Item]] = {}
    for key, kind in ITEM_LISTS.items():
        given = document.get(key)
        lists[key] = list(ours[key])
        if given is not None:
            lists[key] = [read_item(Node(n.value, named_path(n), problems), kind) for n in given.items()]
    clan = document.get("clan")
    rows = BOX.clan
    if clan is not None:
        read = Losses("clan")
        rows = tuple((pair[0], pair[1]) for row in clan.items() if isinstance(pair := read.read(row), tuple))
    document.only_these()
    box = Box(
        tuple(c for key in ("actions", "adversaries", "wounds") for c in lists[key] if isinstance(c, Card)),
        tuple(item for item in lists["weapons"] if isinstance(item, Weapon)),
        tuple(item for item in lists["enemies"] if isinstance(item, Enemy)),
        rows,
        tuple(item for item in lists["places"] if isinstance(item, Table)),
        tuple(item for item in lists["climates"] if isinstance(item, Climate)),
        tuple(item for item in lists["campaigns"] if isinstance(item, Campaign)),
        tuple(item for item in lists["events"] if isinstance(item, Table)),
    )
    if not problems:
        problems += box_problems(box)
    if not problems:
        problems += unread(box)
    if problems:
        raise FormError("card-set", problems)
    return box


def named_path(node: Node) -> str:
    """actions[3] (Tsuki): the name helps more than the number."""
    name = node.value.get("name") if isinstance(node.value, dict) else None
    return f"{node.path} ({name})" if isinstance(name, str) else node.path


def box_problems(box: Box) -> list[str]:
    """What WS-C2, WS-C3, WS-C5, WS-R1 and WS-W1 ask of a whole set."""
    problems: list[str] = []
    opponents = [who for campaign in box.campaigns for who in campaign.opponents]
    for key, items in {**box_lists(box), "cards": box.cards, "opponents": opponents}.items():
        seen: set[str] = {"none"}  # the word for no item
        for item in items:
            if item.id in seen:
                problems.append(say("form-same-id", path=key, id=item.id))
            seen.add(item.id)
    counts = {
        "actions": (sum(c.copies for c in box.cards if isinstance(c, Action) and not c.special), 6, 40),
        "specials": (sum(c.copies for c in box.cards if isinstance(c, Action) and c.special), 0, 10),
        "adversaries": (sum(c.copies for c in box.cards if isinstance(c, Adversary) and not c.hard), 4, 39),
        "wounds": (sum(c.copies for c in box.cards if isinstance(c, Wound)), 1, layout.WOUNDS_MAX),
        "weapons": (len(box.weapons), 1, 20),
        "enemies": (len(box.enemies), 1, 20),
        "clan": (len(box.clan), SIDES, SIDES),
        "campaigns": (len(box.campaigns), 2, 2),
        "events": (len(box.events), 2, 2),
        "cards": (len(box.cards), 1, NO_CARD - 1),
    }
    for key, (found, low, high) in counts.items():
        if not low <= found <= high:
            problems.append(say("form-how-many", path=key, found=found, low=low, high=high))
    for place in box.places:
        if any(what > book.KI for result in place.results for what, _ in result):
            problems.append(say("form-place", path=place.name, rule="WS-L1"))
    for item in (*box.places, *box.events):
        if len(item.results) != SIDES:
            found = len(item.results)
            problems.append(say("form-how-many", path=item.name, found=found, low=SIDES, high=SIDES))
    if any(life < 1 for life, _ in box.clan):
        problems.append(say("form-clan", rule="WS-E5"))
    for campaign in box.campaigns:
        if not 1 <= len(campaign.opponents) <= 20:
            found = len(campaign.opponents)
            problems.append(say("form-how-many", path=campaign.name, found=found, low=1, high=20))
    for card in box.cards:
        if isinstance(card, Action):
            if card.special and card.copies > 1:
                found = card.copies
                problems.append(say("form-how-many", path=f"{card.name}.copies", found=found, low=1, high=1))
            if card.symbol is not None and card.symbol >= 0 and not 1 <= len(card.lines) <= 2:
                problems.append(say("form-lines", path=card.name, found=len(card.lines), rule="WS-C3"))
        elif isinstance(card, Adversary) and not card.hard and card.force is None and card.technique is None:
            problems.append(say("form-defence", path=card.name, rule="WS-C5"))
    return problems


def unread(box: Box) -> list[str]:
    """What could not be read; no effect of this game belongs to a card, so all of it can be played."""
    problems: list[str] = []
    for key, items in box_lists(box).items():
        for index, item in enumerate(items):
            for text in (item_headline, item_text):
                problems += text_problems(f"{key}[{index}] ({item.name})", partial(text, item, box=box))
    return problems + list(text_problems("clan", partial(clan_text, box.clan)))


class SamuraiCards(CardSet):
    """A card set of Way of the Samurai."""

    item_groups: ClassVar = {
        "weapons": "weapon",
        "enemies": "enemy",
        "places": "location",
        "climates": "climate",
        "campaigns": "campaign",
        "events": "events",
    }

    def __init__(self, box: Box) -> None:
        self.box = box
        self.samurai_book = make_book(box)
        super().__init__(
            [card.id for card in box.cards],
            [card.name for card in box.cards],
            [card.copies for card in box.cards],
            [box_data(box)],
            self.samurai_book,
        )

    def name(self, id: str, lang: str = "en") -> str:
        return self.box.cards[self.numbers[id]].label(lang)

    def write(self) -> str:
        return write_box(self.box)


def make_book(box: Box) -> SamuraiBook:
    made = SamuraiBook()
    for path, effect in STRUCTURE:
        made.add(path, effect)
    specials = 0
    for card in box.cards:
        if isinstance(card, Action):
            symbol = -1 if card.symbol is None else card.symbol
            kind = book.SPECIAL if card.special else book.ACTION
            made.add_action(kind, card.copies, symbol, list(card.lines), specials if card.special else -1)
            specials += card.special
        elif isinstance(card, Adversary):
            nothing = book.LOWEST - 1
            force = nothing if card.force is None or card.force < book.LOWEST else card.force
            technique = nothing if card.technique is None or card.technique < book.LOWEST else card.technique
            made.add_defence(card.copies, force, technique, card.life, card.ki, card.either, card.hard)
            made.add_counter(card.guard, card.wound, card.hit_life, card.hit_ki)
        elif isinstance(card, Wound):
            made.add_wound(card.copies, card.light, card.grave, card.fatal)
    for weapon in box.weapons:
        made.add_weapon(weapon.traits, weapon.die, weapon.ki, weapon.ki_max, weapon.guard_max)
    for enemy in box.enemies:
        made.add_enemy(enemy.traits, enemy.life, enemy.ki)
    for climate in box.climates:
        made.add_climate(climate.traits, costs_of(climate))
    for face, (life, ki) in enumerate(box.clan):
        made.clan_life[face] = life
        made.clan_ki[face] = ki
    made.places = [table(place) for place in box.places]
    made.events = [table(card) for card in box.events]
    for campaign in box.campaigns:
        made.campaign_life.append(vec[i64]([opponent.life or 0 for opponent in campaign.opponents]))
        made.campaign_ki.append(vec[i64]([opponent.ki for opponent in campaign.opponents]))
    made.campaign_master = vec[i64](
        [len(campaign.opponents) - 1 if campaign.master else -1 for campaign in box.campaigns]
    )
    return made


def costs_of(climate: Climate) -> list[book.Cost]:
    return [
        book.Cost(
            clause.when,
            layout.NONE if clause.gauge is None else clause.gauge,
            book.LOWEST if clause.level is None else clause.level,
            clause.life,
            clause.ki,
            clause.either,
            clause.defeat,
            cost_rule(climate, clause),
        )
        for clause in climate.costs
    ]


def cost_rule(climate: Climate, clause: Cost) -> int:
    """The rule that a clause is told with: that of the printed climate with a clause of this kind."""
    if clause.when == book.AT_COMBO:
        return ids.M1
    if clause.gauge is None:
        return ids.M3
    if clause.defeat:
        return ids.M4
    return ids.M1 if any(other.when == book.AT_COMBO for other in climate.costs) else ids.M2


def table(item: Table) -> book.Table:
    return book.Table([list(result) for result in item.results])


STANDARD: Final = SamuraiCards(BOX)
