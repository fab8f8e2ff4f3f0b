"""The words that choices contain."""

import pytest

from honjin.table.lists import KIND
from honjin.table.notation import CardHole, Notation, WordHole
from honjin.table.refusal import Refusal

CLANS = WordHole("clan", ["justice", "galmi", "xi-an"])
LEVELS = WordHole("level", ["I", "II", "III"])
NOTATION = Notation(["draft {clan}", "recruit {level} {card}"], [CLANS, LEVELS, CardHole(["sati", "umbolo"])])


@pytest.mark.parametrize(
    ("text", "written", "option"),
    [
        ("draft xi-an", "draft xi-an", 2),
        ("Draft GALMI", "draft galmi", 1),
        ("recruit iii sati", "recruit III sati", KIND + 0x200),
        ("recruit I umbolo", "recruit I umbolo", KIND + 1),
    ],
)
def test_a_word_of_a_list_is_read_in_any_case_and_written_as_listed(
    text: str, written: str, option: int
) -> None:
    assert NOTATION.read(text, 0) == option
    assert NOTATION.write(option, 0) == written


def test_a_hole_reads_any_case_by_itself() -> None:
    assert [LEVELS.read(word, 0) for word in ("iii", "III", "iI", "iv")] == [2, 2, 1, None]


def test_the_key_and_the_details_have_the_name_of_the_hole() -> None:
    assert NOTATION.key(KIND) == "recruit-level-card"
    assert NOTATION.details(KIND + 0x201) == {"level": 2, "card": 1}


def test_near_words_are_given_as_listed() -> None:
    assert CLANS.close_to("Justise") == ["justice"]
    assert "II" in LEVELS.close_to("iiii")
    assert CLANS.close_to("zzz") == []


@pytest.mark.parametrize(
    ("text", "lang", "said"),
    [
        (
            "draft justise",
            "en",
            "“justise” is not one of justice, galmi, xi-an; did you mean justice?: HJ-C4",
        ),
        (
            "draft justise",
            "fr",
            "« justise » n'est pas l'un de justice, galmi, xi-an ; vouliez-vous dire justice ? : HJ-C4",
        ),
        ("draft 1", "en", "“1” is not one of justice, galmi, xi-an: HJ-C4"),
        ("recruit i satti", "en", "“satti” is not a card of this set; did you mean sati?: HJ-C4"),
    ],
)
def test_an_unknown_word_is_refused_with_those_that_fit(text: str, lang: str, said: str) -> None:
    refusal = NOTATION.read(text, 0)
    assert isinstance(refusal, Refusal)
    assert refusal.text(lang) == said
