"""Texts of bad form are refused: what was found, where, and what would be right; all problems at once."""

import json
from collections.abc import Callable

import pytest
from tactics import DRILL, GAME, play, question, table

import honjin
from honjin import FormError

POSITION = """
game = "gosu-tactics"
seed = "x"
[[seats]]
army = [["prescient", "lorgnik"], ["mirabok"], []]
hand = ["umbolo"]
[[seats]]
army = [[], [], []]
"""


def position_with(old: str, new: str) -> str:
    assert old in POSITION
    return POSITION.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('game = "gosu-tactics"', 'game = "chess"', 'game: found "chess", expected one of gosu-tactics'),
        ('seed = "x"', "seed = 1", "seed: found 1, expected a text"),
        ('seed = "x"', "rounds = 2", 'document: unknown key "rounds", expected advantage, counter,'),
        ('seed = "x"', "round = 0", "round: found 0, expected a whole number from 1 to 99"),
        ('seed = "x"', "to_move = 2", "to_move: found 2, expected a whole number from 0 to 1"),
        ('seed = "x"', "passed = [0]", "to_move: found 0, expected a seat that has not passed (GT-R2)"),
        ('seed = "x"', "options = { tie = 1 }", 'options: unknown key "tie", expected discard_target'),
        ('"umbolo"', '"umbollo"', 'seats[0].hand[0]: found "umbollo", expected the id of a card of this set'),
        ('"umbolo"', '"umbollo"', "(did you mean umbolo?)"),
        (
            '"umbolo"',
            '"umbolo", "umbolo"',
            'seats[0].hand[1]: found "umbolo", expected at most 1 of this card',
        ),
        (
            '"umbolo"',
            '"umbolo hidden"',
            'seats[0].hand[0]: found "umbolo hidden", expected only known after the card',
        ),
        ('"umbolo"', '"?"', "a position with unknown cards cannot be played"),
        ('"umbolo"', "7", "seats[0].hand[0]: found 7, expected a card's id"),
        ('["mirabok"]', '["umbolo"]', "expected a card of level 2 in this row (GT-A1)"),
        ('["mirabok"], []', "[], []]\npoints = [0", "seats[0].points: found [0]"),
        (
            '"lorgnik"], ["mirabok"]',
            '"lorgnik"], ["mirabok", "papi-ozz", "trottegrim"]',
            "found rows of [2, 3, 0]",
        ),
        ("[[seats]]\narmy = [[], [], []]\n", "", "seats: found 1, expected 2 to 4"),
        ("army = [[], [], []]", "army = 3", "seats[1].army: found 3, expected a list"),
        ("seed", "seed = ", "not valid TOML: "),
    ],
)
def test_a_position_of_bad_form(old: str, new: str, problem: str) -> None:
    GAME.position(POSITION)
    with pytest.raises(FormError) as error:
        GAME.position(position_with(old, new))
    assert problem in str(error.value)


def test_a_position_names_all_its_problems() -> None:
    text = position_with('"umbolo"', '"umbollo", "mirabokk"').replace('"lorgnik"', '"lorgnic"')
    with pytest.raises(FormError) as error:
        GAME.position(text)
    assert len(error.value.problems) == 3


def test_a_position_that_is_won_already_is_refused() -> None:
    ids = [f"goban-{name}" for name in ("recruit", "recruit", "squire", "squire", "recruit-x")]
    fighters = ["goban-knight", "goban-guard"]
    generals = ["goban-chief", "goban-lord"]
    with pytest.raises(FormError, match=r"seats\[0\].army: found an army that has won already \(GT-B4\)"):
        table(army={0: [ids, fighters, generals]})


# --- records


def record() -> str:
    return play(GAME.new(seed="form"), "keep", "keep").record()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda text: text.replace("---", ""), "found no line ---, expected one between header and choices"),
        (
            lambda text: text.replace('game = "gosu-tactics"', 'game = "go"'),
            'game: found "go", expected one of',
        ),
        (
            lambda text: text.replace("honjin = 1", "honjin = 9"),
            "honjin: found 9, expected a whole number from 1 to 1",
        ),
        (lambda text: text.replace("rules = 1", "rules = 2"), "this record needs rules version 2, here is 1"),
        (lambda text: text.replace('cards = "', 'cards = "0'), "this record needs the card set 0"),
        (
            lambda text: text.replace("players = 2", "players = 7"),
            "players: found 7, expected a whole number from 2",
        ),
        (lambda text: text.replace('seed = "form"\n', ""), "seed is missing, expected the seed's text"),
        (lambda text: text.replace("keep", "kepe", 1), "line 11: kepe: “kepe” is not a choice"),
        (lambda text: text.replace("0 keep", "3 keep", 1), "expected a choice of seat"),
        (lambda text: text.replace("\n= ", "\n= 00"), "line 13: the game's hash here is"),
        (lambda text: text.replace("players = 2", "players = "), "not valid TOML: "),
    ],
)
def test_a_record_of_bad_form(change: Callable[[str], str], problem: str) -> None:
    assert honjin.replay(record()).hash
    with pytest.raises(FormError) as error:
        honjin.replay(change(record()))
    assert problem in str(error.value)


def test_a_record_of_one_seat_does_not_replay() -> None:
    seat_record = play(GAME.new(seed="form"), "keep").record(0)
    with pytest.raises(FormError, match="this is one seat's record, only the whole one replays"):
        honjin.replay(seat_record)


def test_a_record_ends_with_the_game() -> None:
    t = GAME.new(seed="over")
    while t.decision is not None:
        t.play(t.decision.options[-1])
    with pytest.raises(FormError, match="expected nothing more: the game is over"):
        honjin.replay(t.record() + "0 pass\n")


def test_a_record_with_other_cards_says_which_it_needs() -> None:
    t = GAME.new(seed="cards", cards=DRILL)
    assert honjin.replay(t.record(), cards=DRILL).hash == t.hash
    with pytest.raises(FormError, match=f"needs the card set {t.cards.digest}, given is"):
        honjin.replay(t.record())


# --- dumps


def dumped(path: list[str | int], value: object) -> str:
    data = json.loads(play(GAME.new(seed="form"), "keep").dump())
    inside = data
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        (["honjin"], 2, "honjin: found 2, expected a whole number from 1 to 1"),
        (["state", "players"], 9, "state.players: found 9, expected a whole number from 2 to 4"),
        (["state", "seat"], 5, "seat: found 5, expected -1 to 1"),
        (["state", "key"], "ff", 'state.key: found "ff", expected 128 hexadecimal digits'),
        (["state", "stack", 0, 0], "nap", 'state.stack[0][0]: found "nap", expected the path of an effect'),
        (
            ["state", "stack", 0],
            [1],
            "state.stack[0]: found [1], expected [effect, step, player, source, pick, count]",
        ),
        (
            ["state", "table", "deck", 0],
            "prescientt",
            'state.table.deck[0]: found "prescientt", expected the id',
        ),
        (["state", "table", "deck", 0], "prescient 9", "expected a card, then seats from 0 to 1 or all"),
        (["state", "table", "deck", 0], "prescient 2", "expected a card, then seats from 0 to 1 or all"),
        (["state", "table", "deck"], [], "expected 2"),
        (["state", "stack", 0, 2], 7, "state.stack[0][2]: found 7, expected a whole number from 0 to 1"),
        (["state", "stack"], [], "stack: found no decision on top, expected an effect that asks"),
        (["state", "ended"], 203, "stack: found effects that wait, expected none after the end"),
        (["state", "seat"], -1, "seat: found -1, expected"),
        (["state", "table", "round"], "one", 'state.table.round: found "one", expected a whole number'),
        (["state", "seats", 0, "army"], [[]], "state.seats[0].army: expected 3 rows of 5 places"),
        (
            ["state", "seats", 0, "army", 0, 0],
            "prescient imprisoned linked",
            'army[0][0]: found "prescient imprisoned linked", expected a card, then at most one of',
        ),
        (
            ["state", "seats", 0, "army", 0, 0],
            "prescient asleep",
            "expected a card, then at most one of imprisoned, arriving, linked, linking",
        ),
        (["state", "seats", 0, "troopers"], 2, "found a hole in row 1, expected none (GT-A1)"),
        (["state", "seats"], [], "seats: found 0 seats, expected 2"),
        (
            ["choices"],
            [[0, "keep"]],
            'choices[0]: found [0, "keep"], expected [seat, choice, whether it is secret]',
        ),
        (["more"], 1, 'document: unknown key "more"'),
    ],
)
def test_a_dump_of_bad_form(path: list[str | int], value: object, problem: str) -> None:
    with pytest.raises(FormError) as error:
        GAME.load(dumped(path, value))
    assert problem in str(error.value)


def test_a_dump_that_is_no_json() -> None:
    with pytest.raises(FormError, match=r"dump: not valid JSON: line 1, column 1"):
        GAME.load("honjin")


def test_a_number_too_large_for_a_cell_is_refused() -> None:
    with pytest.raises(
        FormError, match=r"state.turn: found 1000000000000000000000000000000, expected a whole number"
    ):
        GAME.load(dumped(["state", "turn"], 10**30))


@pytest.mark.parametrize("read", [GAME.load, GAME.position, lambda text: honjin.replay(f"{text}\n---\n")])
def test_a_text_nested_too_deeply_is_refused(read: Callable[[str], object]) -> None:
    with pytest.raises(FormError, match=r"nested too deeply to read|not valid"):
        read("x = " + "[" * 5000 if read is not GAME.load else "[" * 5000)


def test_a_word_of_any_length_is_refused_in_words() -> None:
    t = GAME.new(seed="long")
    (refusal,) = t.why_not(question(t).seat, "play " + "x" * 5000)
    assert refusal.rule == "HJ-C4"
    assert len(refusal.text("fr")) < 1000


def test_a_form_error_is_a_value_error_with_its_problems() -> None:
    with pytest.raises(ValueError, match="dump: ") as error:
        GAME.load("[]")
    assert isinstance(error.value, FormError)
    assert len(error.value.problems) > 1


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            'position: seats[0].hand[0]: found "umbollo", expected the id of a card of this set '
            "(did you mean umbolo?)\n  also: document: unknown key",
        ),
        (
            "fr",
            "position : seats[0].hand[0] : trouvé \"umbollo\", attendu l'identifiant d'une carte de ce jeu "
            "(vouliez-vous dire umbolo ?)\n  aussi : document : clé inconnue",
        ),
    ],
)
def test_a_form_error_speaks_every_language(lang: str, said: str) -> None:
    with pytest.raises(FormError) as error:
        GAME.position(POSITION.replace("umbolo", "umbollo").replace("seed", "sead"))
    assert error.value.text(lang).startswith(said)
    assert str(error.value) == error.value.text("en")


def test_an_illegal_choice_in_a_record_is_explained_in_every_language() -> None:
    with pytest.raises(FormError) as error:
        honjin.replay(record().replace("keep", "mulligan", 1))
    (said,) = error.value.lines("fr")
    assert said == "ligne 11 : mulligan: il faut une main sans troupier ; vous en avez un : GT-S3"
    assert error.value.lines("en") == error.value.problems
