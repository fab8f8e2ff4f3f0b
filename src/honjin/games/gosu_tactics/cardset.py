"""A card set: official or a user's, read from and written to TOML, and the Book made of it."""

from functools import lru_cache, partial
from typing import Final

from honjin.games.gosu_tactics.card import CERTAINTIES, CLANS, SIDES, Card
from honjin.games.gosu_tactics.cards import CARDS
from honjin.games.gosu_tactics.engine import ids, layout, verbs
from honjin.games.gosu_tactics.engine.layout import ARRIVING, DECK_MAX, LINKING
from honjin.games.gosu_tactics.engine.state import TacticsBook
from honjin.games.gosu_tactics.engine.turns import FIRST_HAND, STRUCTURE
from honjin.games.gosu_tactics.engine.verbs import Power, Powers
from honjin.games.gosu_tactics.text import card_headline, card_text
from honjin.table.card_set import CardSet, effect_problems, name_problems, text_problems
from honjin.table.forms import FormError, Node, Phrase, one_of, parse_toml, shown, write_toml

POWERS: Final[dict[str, type[Power]]] = {
    "destroy": verbs.Destroy,
    "imprison": verbs.Imprison,
    "discard": verbs.Discard,
    "draw": verbs.Draw,
    "vision": verbs.Vision,
    "return": verbs.Return,
    "advantage": verbs.Advantage,
}
CARDS_MIN: Final = layout.SEATS_MAX * FIRST_HAND
BELOW_POWERS: Final = 4  # the round, the turn, the links and the arrival powers that wait for a mutation's


def say(key: str, /, **args: str | int) -> Phrase:
    """What is wrong with a text of this game, in its own words."""
    return Phrase(key, __package__, **args)


# --- powers and cards as data


def power_data(power: Power) -> object:
    fields = power.data()
    return {"power": power.word, **fields} if fields else power.word


def read_power(node: Node) -> Power:
    """A power's word, or a table with the word and its fields."""
    if isinstance(node.value, str):
        return POWERS[node.text(POWERS) or "draw"]()
    word = node.need("power", one_of(POWERS)).text(POWERS)
    is_max = node.get("max")
    node.only_these()
    return POWERS[word or "draw"](is_max.flag() if is_max is not None else False)


def card_data(card: Card) -> dict[str, object]:
    data: dict[str, object] = {"name": card.name, "clan": CLANS[card.clan], "level": card.level}
    if card.is_x:
        data["x"] = True
    if card.copies > 1:
        data["copies"] = card.copies
    if card.mutation is not None:
        data["mutation"] = card.mutation
    if card.zombie:
        data["zombie"] = True
    for key, powers in (
        ("arrival", card.on_arrival),
        ("link", card.on_link),
        ("on_mutation", card.on_mutation),
    ):
        if powers:
            data[key] = [power_data(power) for power in powers]
    if card.sides:
        data["sides"] = [side for side, bit in SIDES.items() if card.sides & bit]
    data["certainty"] = card.certainty
    return data


def read_card(node: Node) -> Card:
    name = node.need("name", say("expected-name")).text()
    clan = node.need("clan", one_of(CLANS)).text(CLANS)
    level = node.need("level", say("expected-level")).integer(1, 3)
    cost, zombie, is_x, copies = node.get("mutation"), node.get("zombie"), node.get("x"), node.get("copies")
    certainty, sides = node.get("certainty"), 0
    shown_sides = node.get("sides")
    for side in shown_sides.items() if shown_sides is not None else ():
        sides |= SIDES.get(side.text(SIDES), 0)
    card = Card(
        name,
        CLANS.index(clan) if clan in CLANS else 0,
        level,
        cost.integer(0, 9) if cost is not None else None,
        zombie.flag() if zombie is not None else False,
        read_powers(node, "arrival"),
        read_powers(node, "link"),
        sides,
        read_powers(node, "on_mutation"),
        is_x.flag() if is_x is not None else False,
        copies.integer(1, 9) if copies is not None else 1,
        certainty.text(CERTAINTIES) if certainty is not None else "reconstructed",
    )
    node.only_these()
    check_card(node, card)
    return card


def read_powers(node: Node, key: str) -> tuple[Power, ...]:
    powers = node.get(key)
    return () if powers is None else tuple(read_power(item) for item in powers.items())


def check_card(node: Node, card: Card) -> None:
    """What GT-C3 and GT-C5 ask of a single card."""
    problems = node.problems
    problems += name_problems(f"{node.path}.name", card.name)
    if card.name and not card.id:
        problem = Phrase(
            "form-wrong", path=f"{node.path}.name", found=shown(card.name), expected=say("expected-letters")
        )
        problems.append(problem)
    if card.level > 1 and card.is_x:
        problems.append(say("form-level-of-x", path=node.path, level=card.level, rule="GT-C3"))
    if card.zombie and card.mutation is None:
        problems.append(say("form-zombie-cost", path=node.path, rule="GT-C5"))
    if bool(card.on_link) != bool(card.sides):
        missing, there = ("sides", "link") if card.on_link else ("link", "sides")
        problems.append(say("form-beside", path=node.path, missing=missing, there=there, rule="GT-T2"))


# --- whole sets


def write_cards(cards: tuple[Card, ...]) -> str:
    return write_toml({"game": "gosu-tactics", "cards": [card_data(card) for card in cards]})


def read_cards(text: str) -> tuple[Card, ...]:
    """A user's card set; a FormError lists everything that is wrong with it."""
    problems: list[str] = []
    document = Node(parse_toml("card-set", text), "", problems)
    document.need("game", '"gosu-tactics"').text(["gosu-tactics"])
    nodes = document.need("cards", say("expected-cards")).items()
    document.only_these()
    cards = tuple(read_card(Node(n.value, named_path(n), problems)) for n in nodes)
    if nodes or not problems:
        problems += set_problems(cards)
    if not problems:
        problems += play_problems(cards)
    if problems:
        raise FormError("card-set", problems)
    return cards


def named_path(node: Node) -> str:
    """cards[3] (Grib): the name helps more than the number."""
    name = node.value.get("name") if isinstance(node.value, dict) else None
    return f"{node.path} ({name})" if isinstance(name, str) else node.path


def set_problems(cards: tuple[Card, ...]) -> list[str]:
    problems: list[str] = []
    seen: dict[str, int] = {}
    for index, card in enumerate(cards):
        if card.id and card.id in seen:
            path = f"cards[{index}] ({card.name})"
            problems.append(say("form-same-id", path=path, id=card.id, other=seen[card.id]))
        seen.setdefault(card.id, index)
    total = sum(card.copies for card in cards)
    if not CARDS_MIN <= total <= DECK_MAX:
        problems.append(say("form-set-size", found=total, low=CARDS_MIN, high=DECK_MAX))
    if not any(card.level == 1 for card in cards):
        problems.append(say("form-no-trooper", rule="GT-L1"))
    return problems


def powers_of(card: Card) -> dict[str, Powers]:
    """By the names of their fields, made anew: each effect has its number in one Book only."""
    return {
        "arrival": Powers(ids.T1, ARRIVING, fresh(card.on_arrival)),
        "link": Powers(ids.T2, LINKING, fresh(card.on_link)),
        "on_mutation": Powers(ids.T3, 0, fresh(card.on_mutation)),
    }


def play_problems(cards: tuple[Card, ...]) -> list[str]:
    """What could not be played to its end, or not be read."""
    problems: list[str] = []
    for index, card in enumerate(cards):
        for key, powers in powers_of(card).items():
            problems += effect_problems(f"cards[{index}] ({card.name}).{key}", powers, BELOW_POWERS)
    if problems:
        return problems
    for index, card in enumerate(cards):
        for text in (card_headline, card_text):
            problems += text_problems(f"cards[{index}] ({card.name})", partial(text, card))
    return problems


class TacticsCards(CardSet):
    """A card set of GOSU Tactics."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards
        self.tactics_book = make_book(cards)
        super().__init__(
            [card.id for card in cards],
            [card.label for card in cards],
            [card.copies for card in cards],
            [card_data(card) for card in cards],
            self.tactics_book,
        )
        self.depths = [
            BELOW_POWERS + max(int(powers.room()) for powers in powers_of(card).values()) for card in cards
        ]

    def write(self) -> str:
        return write_cards(self.cards)


@lru_cache(maxsize=16)  # one set serves many tables
def own_set(text: str) -> TacticsCards:
    """A user's set from its TOML text."""
    return TacticsCards(read_cards(text))


def make_book(cards: tuple[Card, ...]) -> TacticsBook:
    book = TacticsBook()
    for path, effect in STRUCTURE:
        book.add(path, effect)
    names: dict[str, int] = {}
    for number, card in enumerate(cards):
        kin = names.setdefault(card.name, number)
        cost = -1 if card.mutation is None else card.mutation
        book.add_face(card.clan, card.level, kin, card.copies, cost, int(card.zombie), card.sides)
        book.add_powers(f"cards.{card.id}", *powers_of(card).values())
    return book


def fresh(powers: tuple[Power, ...]) -> list[Power]:
    return [POWERS[power.word](power.max) for power in powers]


STANDARD: Final = TacticsCards(CARDS)
