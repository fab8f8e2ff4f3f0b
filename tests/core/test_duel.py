"""The core under a game for two with piles of their own, cards left in the box and counts on cards."""

import json
from collections.abc import Mapping, Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from honjin.armies.cells import ArmyCells, Count, Mark
from honjin.armies.engine.places import ARMY_CELLS
from honjin.armies.notation import PlaceHole
from honjin.engine.machine import CARD, KNOWN_TO_ALL, NO_CARD, Book, Decision, State, known_by
from honjin.table.card_set import CardSet
from honjin.table.forms import FormError, Node
from honjin.table.game import Game, Setting
from honjin.table.lists import Cells, Derived, Lists, Number, Option, Zone
from honjin.table.notation import Hole
from honjin.table.opening import Origin
from honjin.table.record import replay
from honjin.table.table import Table

CLANS = ("ash", "birch", "cedar")  # two cards each; nobody plays the third clan
CELLS = Cells(
    table=(Number("ROUND"),),
    seat=(
        Number("CLAN"),
        Derived("SIZE"),
        ArmyCells(
            "ARMY",
            marks=(Mark("CAPTURED", 128), Mark("GUARDED", 4096), Count("TOKEN", 256, word="tokens", most=4)),
        ),
        *(Zone(name, most=2) for name in ("DECK", "HAND", "DISCARD", "REMOVED")),
    ),
)
ROUND, SEATS, SEAT = CELLS["ROUND"], CELLS["SEATS"], CELLS["SEAT_CELLS"]
CLAN, SIZE, ARMY = CELLS["CLAN"], CELLS["SIZE"], CELLS["ARMY"]
DECK, HAND, DISCARD, REMOVED = (CELLS[name] for name in ("DECK", "HAND", "DISCARD", "REMOVED"))
CAPTURED, TOKEN = CELLS["CAPTURED"], CELLS["TOKEN"]

WAIT = Decision()
BOOK = Book()
BOOK.add("wait", WAIT)
CARDS = CardSet(list(CLANS), [clan.capitalize() for clan in CLANS], [2, 2, 2], [], BOOK)


class Draft(Setting):
    """A clan for each seat, as a list or as a text."""

    def read(self, value: object) -> str | None:
        words = value.split(", ") if isinstance(value, str) else value
        if isinstance(words, list) and len(words) == 2 and all(word in CLANS for word in words):
            return ", ".join(words)
        return super().read(value)

    @property
    def expected(self) -> str:
        return f"{super().expected}, a clan for each seat"


class Duel(Game):
    """Two seats, a clan each: one card in the army, one in a pile."""

    name = "duel"
    package = "honjin.table"
    prefix = "DU"
    fewest = most = 2
    settings: Mapping[str, Setting] = {"draft": Draft(("first", "random"), "DU-S1")}
    lists = Lists(CELLS, options=(Option("WAIT", "wait {place}"),))

    def card_set(self, text: str | None) -> CardSet:
        return CARDS

    def blank(self, cards: CardSet, players: int) -> State:
        return State(BOOK, vec[i64](self.layout.blank(players)))

    def begin(self, cards: CardSet, players: int, origin: Origin) -> State:
        s = self.blank(cards, players)
        drafted = origin.options["draft"].split(", ")
        for p in range(players):
            base = SEATS + p * SEAT
            clan = CLANS.index(drafted[p]) if len(drafted) == players else p
            s.cells[base + CLAN] = clan
            s.cells[base + ARMY] = clan
            s.push_slot(
                base + (HAND if p == 0 else REMOVED), clan + (known_by(0) if p == 0 else KNOWN_TO_ALL)
            )
        self.complete(s)
        s.push(WAIT, 1)
        s.run()
        return s

    def holes(self, cards: CardSet, players: int) -> list[Hole]:
        return [PlaceHole(players)]

    def starts_turn(self, s: State) -> bool:
        return True

    def write_position(self, s: State, cards: CardSet) -> dict[str, object]:
        return {"seats": [{}, {}]}

    def read_position(self, node: Node, cards: CardSet, players: int, origin: Origin) -> State:
        node.get("counter")
        return self.begin(cards, players, origin)

    def shape_problems(self, s: State) -> list[str]:
        return [f"seat {p}: no army" for p in range(s.players) if s.cells[SEATS + p * SEAT + SIZE] == 0]

    def copies_at(self, s: State, cards: CardSet) -> Sequence[int]:
        played = [s.cells[SEATS + p * SEAT + CLAN] for p in range(s.players)]
        return [2 if clan in played else 0 for clan in range(len(CLANS))]

    def complete(self, s: State) -> None:
        for base in range(SEATS, SEATS + s.players * SEAT, SEAT):
            cells = [s.cells[base + ARMY + at] for at in range(ARMY_CELLS)]
            s.cells[base + SIZE] = sum(1 for cell in cells if cell & CARD != NO_CARD)


DUEL = Duel()


def seat_of_dump(t: Table, p: int) -> dict[str, object]:
    seat: dict[str, object] = json.loads(t.dump())["state"]["seats"][p]
    return seat


def changed(p: int, **keys: object) -> str:
    """A dump with these keys of a seat replaced."""
    data = json.loads(DUEL.new(seed="duel").dump())
    data["state"]["seats"][p] |= keys
    return json.dumps(data)


def army_of(word: str) -> list[list[str]]:
    return [[word, "", "", "", ""], [""] * 5, [""] * 5]


# --- dumps


def test_piles_of_each_seat_are_in_dumps_and_come_back() -> None:
    t = DUEL.new(seed="duel")
    assert [seat_of_dump(t, p)["hand"] for p in (0, 1)] == [["ash 0"], []]
    assert [seat_of_dump(t, p)["removed"] for p in (0, 1)] == [[], ["birch all"]]
    loaded = DUEL.load(t.dump())
    assert list(loaded.state.cells) == list(t.state.cells)
    assert loaded.hash == t.hash


def test_a_seat_that_the_game_does_not_have_knows_no_card() -> None:
    with pytest.raises(
        FormError, match=r'hand\[0\]: found "ash 2", expected a card, then seats from 0 to 1 or'
    ):
        DUEL.load(changed(0, hand=["ash 2"]))


@pytest.mark.parametrize(
    ("cell", "word"),
    [
        (0, "ash"),
        (CAPTURED, "ash captured"),
        (TOKEN, "ash tokens=1"),
        (4 * TOKEN, "ash tokens=4"),
        (CAPTURED + 3 * TOKEN, "ash captured tokens=3"),
        (CAPTURED + 16 * TOKEN + 4 * TOKEN, "ash captured guarded tokens=4"),
    ],
)
def test_a_card_in_an_army_carries_marks_and_counts(cell: int, word: str) -> None:
    t = DUEL.new(seed="duel")
    t.state.cells[SEATS + ARMY] += cell
    assert seat_of_dump(t, 0)["army"] == army_of(word)
    assert DUEL.load(t.dump()).state.cells[SEATS + ARMY] == cell


def test_what_a_card_carries_is_read_in_any_order() -> None:
    loaded = DUEL.load(changed(0, army=army_of("ash tokens=2 captured")))
    assert loaded.state.cells[SEATS + ARMY] == CAPTURED + 2 * TOKEN


@pytest.mark.parametrize(
    "word",
    [
        "ash sleeping",
        "ash tokens",
        "ash tokens=0",
        "ash tokens=5",
        "ash tokens=-1",
        "ash tokens=x",
        "ash tokens=1 tokens=2",
        "ash captured captured",
    ],
)
def test_what_a_card_cannot_carry_is_refused(word: str) -> None:
    with pytest.raises(FormError) as error:
        DUEL.load(changed(0, army=army_of(word)))
    expected = "a card, then any of captured, guarded, tokens=1 to 4"
    assert error.value.problems == [f'state.seats[0].army[0][0]: found "{word}", expected {expected}']


def test_cards_are_counted_as_the_game_says() -> None:
    with pytest.raises(FormError) as error:
        DUEL.load(changed(0, hand=["cedar 0"]))
    assert error.value.problems == [
        "cards: found 1 of ash, expected 2",
        "cards: found 1 of cedar, expected 0",
    ]


def test_a_dump_is_completed_before_its_shape_is_judged() -> None:
    t = DUEL.new(seed="duel")
    assert "size" not in seat_of_dump(t, 0)
    assert DUEL.load(t.dump()).state.cells[SEATS + SIZE] == 1
    with pytest.raises(FormError, match="dump: seat 0: no army"):
        DUEL.load(changed(0, army=army_of(""), hand=["ash 0", "ash 0"]))


def test_a_dump_of_bad_form_is_not_completed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = changed(0, deck=7)
    completed: list[State] = []
    monkeypatch.setattr(DUEL, "complete", completed.append)
    with pytest.raises(FormError, match="found 7, expected a list"):
        DUEL.load(text)
    assert completed == []


# --- options


@pytest.mark.parametrize("draft", [["cedar", "ash"], "cedar, ash"])
def test_a_setting_reads_what_the_game_allows_into_a_text(draft: object) -> None:
    t = DUEL.new(seed="duel", options={"draft": draft})
    assert t.origin.options == {"draft": "cedar, ash"}
    assert seat_of_dump(t, 0)["hand"] == ["cedar 0"]


def test_such_an_option_comes_back_from_dumps_records_and_positions() -> None:
    t = DUEL.new(seed="duel", options={"draft": ["cedar", "ash"]})
    assert 'draft = "cedar, ash"' in t.record()
    for again in (DUEL.load(t.dump()), replay(t.record(), {"duel": DUEL}), DUEL.position(t.position())):
        assert (again.origin.options, again.hash) == (t.origin.options, t.hash)


def test_a_position_may_give_it_as_a_list_and_its_record_replays() -> None:
    text = 'game = "duel"\noptions = { draft = ["cedar", "ash"] }\nseats = [{}, {}]\n'
    t = DUEL.position(text)
    assert t.origin.options == {"draft": "cedar, ash"}
    assert replay(t.record(), {"duel": DUEL}).origin.options == t.origin.options


def test_options_not_given_have_their_first_value() -> None:
    assert DUEL.new().origin.options == {"draft": "first"}
    assert DUEL.position('game = "duel"\nseats = [{}, {}]\n').origin.options == {"draft": "first"}


@pytest.mark.parametrize("draft", ["last", ["ash"], ["ash", "oak"], 7, None])
def test_an_option_that_is_not_allowed_is_named_with_what_is(draft: object) -> None:
    with pytest.raises(ValueError, match="option draft") as error:
        DUEL.new(options={"draft": draft})
    expected = "first, random, a clan for each seat"
    assert str(error.value) == f"option draft: found {draft!r}, expected one of {expected} (DU-S1)"


def test_such_an_option_in_a_text_is_named_with_its_path() -> None:
    with pytest.raises(FormError) as error:
        DUEL.position('game = "duel"\noptions = { draft = ["oak"] }\nseats = [{}, {}]\n')
    expected = "one of first, random, a clan for each seat"
    assert error.value.problems == [f'options.draft: found ["oak"], expected {expected}']
    with pytest.raises(FormError, match=r'options.draft: found "last", expected one of first, random'):
        replay(DUEL.new(seed="duel").record().replace('"first"', '"last"'), {"duel": DUEL})
