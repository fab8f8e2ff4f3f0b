"""People: you, your opponent or a name, with the French élision."""

import pytest
from tactics import play, table

from honjin.table.people import People
from honjin.table.text import CORE, LANGUAGES, Texts, of_whom

SAY = Texts(CORE)


@pytest.mark.parametrize(
    ("players", "reader", "names", "words"),
    [
        (2, 0, (), ["you", "rival"]),
        (2, 1, (), ["rival", "you"]),
        (2, None, (), ["name", "name"]),
        (2, 0, ("Alice", "Bob"), ["you", "name"]),
        (2, None, ("Alice", "Bob"), ["name", "name"]),
        (4, 2, (), ["name", "name", "you", "name"]),
        (4, None, (), ["name"] * 4),
        (1, 0, (), ["you"]),
        (1, None, (), ["name"]),
    ],
)
def test_who_is_called_what(
    players: int, reader: int | None, names: tuple[str, ...], words: list[str]
) -> None:
    people = People(players, reader, names)
    assert [people.word(seat) for seat in range(players)] == words


def test_who_has_no_name_is_called_by_place_at_the_table() -> None:
    people = People(4, None, ("Alice", "", "Carol"))
    assert [people.name(seat, "en") for seat in range(4)] == ["Alice", "Player 2", "Carol", "Player 4"]
    assert [people.name(seat, "fr") for seat in range(4)] == ["Alice", "Joueur 2", "Carol", "Joueur 4"]


@pytest.mark.parametrize(
    ("reader", "names", "en", "fr"),
    [
        (0, (), "You, you, You have", "Vous, vous, Vous avez"),
        (1, (), "Your opponent, your opponent, Your opponent has", None),
        (1, (), None, "Votre adversaire, votre adversaire, Votre adversaire a"),
        (None, (), "Player 1, Player 1, Player 1 has", "Joueur 1, Joueur 1, Joueur 1 a"),
        (1, ("Alice", "Bob"), "Alice, Alice, Alice has", "Alice, Alice, Alice a"),
    ],
)
def test_a_sentence_begins_with_who_does_it(
    reader: int | None, names: tuple[str, ...], en: str | None, fr: str | None
) -> None:
    people = People(2, reader, names)
    for lang, said in zip(LANGUAGES, (en, fr), strict=True):
        args = people.who(0, lang)
        parts = [SAY(lang, key, args) for key in ("subject", "someone", "subject-has")]
        assert said is None or ", ".join(parts) == said


@pytest.mark.parametrize(
    ("name", "of"),
    [
        ("Alice", "d'Alice"),
        ("Bob", "de Bob"),
        ("Hana", "d'Hana"),
        ("Yann", "de Yann"),
        ("Joueur 2", "du joueur 2"),
        ("Yves", "d'Yves"),
        ("Élise", "d'Élise"),
        ("Œdipe", "d'Œdipe"),
        ("ulysse", "d'ulysse"),
        ("42", "de 42"),
    ],
)
def test_french_names_are_elided(name: str, of: str) -> None:
    assert of_whom(name) == of
    assert SAY("fr", "of-someone", {"who": "name", "name": name}) == of


def test_whose_in_either_language() -> None:
    for who, en, fr in (
        ("you", "your", "de vous"),
        ("rival", "your opponent's", "de votre adversaire"),
        ("name", "Alice's", "d'Alice"),
    ):
        args = {"who": who, "name": "Alice"}
        assert (SAY("en", "someones", args), SAY("fr", "of-someone", args)) == (en, fr)


# --- places


@pytest.mark.parametrize(
    ("reader", "names", "by", "en", "fr"),
    [
        (1, (), 0, "your Brazik in row II", "votre carte Brazik (rangée II)"),
        (
            0,
            (),
            0,
            "your opponent's Brazik in row II",
            "la carte Brazik de votre adversaire (rangée II)",
        ),
        (1, (), 1, "your Brazik in row II", "votre carte Brazik (rangée II)"),
        (None, (), 0, "Player 2's Brazik in row II", "la carte Brazik du joueur 2 (rangée II)"),
        (None, (), 1, "Brazik in row II", "sa carte Brazik (rangée II)"),
        (0, ("Bob", "Élise"), 0, "Élise's Brazik in row II", "la carte Brazik d'Élise (rangée II)"),
    ],
)
def test_a_card_that_stands_is_named_with_whose_it_is(
    reader: int | None, names: tuple[str, ...], by: int, en: str, fr: str
) -> None:
    people = People(2, reader, names)
    for lang, said in zip(LANGUAGES, (en, fr), strict=True):
        args = {**people.place("1:II.3", lang, by), "standing": "Brazik"}
        assert SAY(lang, "standing-there", args) == said


def test_a_twin_is_told_by_its_place() -> None:
    args = {**People(2, 0).place("0:I.2", "en"), "standing": "Brazik", "nth": 2}
    assert SAY("en", "standing-there", args) == "your Brazik in place 2 of row I"
    assert SAY("fr", "standing-there", args) == "votre carte Brazik (place 2 de la rangée I)"


def test_an_empty_place_and_a_swap() -> None:
    args = {**People(3, 0, ("A", "B", "Yann")).place("2:III.4", "en"), "other": 5}
    assert SAY("en", "place-there", args) == "place 4 of Yann's row III"
    assert SAY("fr", "place-there", args) == "la place 4 de la rangée III de Yann"
    assert SAY("en", "swapped-there", args) == "places 4 and 5 of Yann's row III"
    assert SAY("fr", "swapped-there", args) == "les places 4 et 5 de la rangée III de Yann"


def test_labels_refusals_and_lines_take_the_names() -> None:
    names = ("Alice", "Bob", "Yves")
    t = table(players=3, army={1: [["goban-recruit"]], 2: [["goban-squire"]]}, hand={0: ["fire-destroy"]})
    play(t, "play fire-destroy")
    assert t.decision is not None
    assert [option.label("fr", names) for option in t.decision.options] == [
        "Choisir votre carte Fire Destroy (rangée I)",
        "Choisir la carte Goban Recruit de Bob (rangée I)",
        "Choisir la carte Goban Squire d'Yves (rangée I)",
    ]
    (refusal,) = t.why_not(1, "choose 2:I.1")
    assert refusal.text("en", names) == "it is Alice's turn to decide: HJ-C2"
    (refusal,) = t.why_not(0, "choose 2:I.2")
    assert refusal.text("fr", names) == (
        "il faut un gobelin\u00a0; la place 2 de la rangée I d'Yves est vide\u00a0: GT-A1"
    )
    play(t, "choose 2:I.1")
    told = {seat: [line.text for line in t.log(seat, names=names)] for seat in (0, 1, 2, None)}
    assert "You destroyed Yves's Goban Squire in row I." in told[0]
    assert "Alice destroyed Yves's Goban Squire in row I." in told[1]
    assert "Alice destroyed your Goban Squire in row I." in told[2]
    assert "Alice destroyed Yves's Goban Squire in row I." in told[None]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_negative_number_has_a_real_minus(lang: str) -> None:
    said = SAY(lang, "refusal-no-such-seat", {"found": -1, "last": 2})
    assert "−1" in said
    assert "-" not in said
