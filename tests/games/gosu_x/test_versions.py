"""What version 1 of the rules has left behind: records that need it, facts that keep their words."""

import pytest
from gosu_x import GAME, play, table

import honjin
from honjin.table import facts
from honjin.table.forms import FormError
from honjin.table.people import People

# Every fact word of version 1: stored games of that version are told by them.
WORDS = [
    "goes-first",
    "drafted",
    "left-over",
    "shuffled",
    "drew",
    "kept",
    "redrew",
    "showed",
    "started-round",
    "started-turn",
    "started-additional",
    "passed",
    "turns-left",
    "reached-limit",
    "paid",
    "paid-wonder",
    "placed",
    "raised",
    "shifted",
    "took-wonder",
    "resolved",
    "echoed",
    "copied",
    "did-nothing",
    "activated",
    "spent",
    "took-back",
    "unlocked",
    "gained-turn",
    "no-second-turn",
    "reacted",
    "discarded",
    "captured",
    "destroyed",
    "sacrificed",
    "released",
    "swapped",
    "returned",
    "placed-bounty",
    "lost-bounty",
    "milled",
    "revealed",
    "took",
    "found",
    "put-on-top",
    "put-under",
    "removed",
    "shuffled-in",
    "chose-clan",
    "chose-level",
    "looked-at",
    "banned",
    "ban-ended",
    "flipped",
    "fought",
    "won-supremacy",
    "lost-tokens",
    "freed",
    "returned-wonder",
    "recovered",
    "won",
]


def test_the_words_of_version_1_are_all_still_words() -> None:
    assert len(WORDS) == 61
    assert set(WORDS) <= {kind.word for kind in GAME.fact_kinds}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("word", WORDS)
def test_every_word_of_version_1_keeps_its_text(word: str, lang: str) -> None:
    """As it was stored: a win did not say by which way."""
    detail = {"number": "number", "card": "other_card", "place": "other_place", "word": "word"}
    values: dict[str, object] = {
        "number": 1,
        "other_card": "elle",
        "other_place": "0:II.2",
        "word": "justice",
    }
    other = next(kind.other for kind in GAME.fact_kinds if kind.word == word) if word != "won" else ""
    fact: dict[str, object] = {"kind": word, "rule": "GX-T1", "turn": 1, "player": 0, "known": "all"}
    fact |= {"card": "sati", "place": "0:II.1"}
    if other:
        fact[detail[other]] = values[detail[other]]
    line = facts.line(facts.read(fact), People(2, 1), lang, GAME.texts, GAME.card_set(None).name)
    assert line.text.endswith((".", "?", "!"))
    assert "none" not in line.text


def test_a_record_of_version_1_is_refused_with_the_version_it_needs() -> None:
    record = play(table(), "draw 1").record()
    assert "rules = 2\n" in record
    with pytest.raises(FormError) as refused:
        honjin.replay(record.replace("rules = 2", "rules = 1", 1))
    assert "this record needs rules version 1, here is 2" in refused.value.text("en")
    assert "1" in refused.value.text("fr")


def test_a_dump_of_version_1_is_refused_with_the_version_it_needs() -> None:
    dump = table().dump()
    assert '"rules":2' in dump
    with pytest.raises(FormError, match="needs rules version 1, here is 2"):
        GAME.load(dump.replace('"rules":2', '"rules":1', 1))
