"""Facts by word: written down and read again they tell every seat exactly what the table tells."""

import json
from functools import partial
from pathlib import Path

import pytest
from shares import share

import honjin
from honjin.games import GAMES
from honjin.table.facts import ALL, FactData, event, line, may_know, read
from honjin.table.people import People

NAMES = ("Alice", "Bob", "Hana", "Yann")
FILES = sorted((Path(__file__).parents[2] / "golden").glob("*/*.game"))


@pytest.mark.parametrize("path", share(FILES, 6), ids=lambda path: path.stem)
def test_stored_facts_tell_what_the_table_tells(path: Path) -> None:
    t = honjin.replay(path.read_text("utf-8"))
    stored = [read(fact) for fact in json.loads(json.dumps(t.facts()))]
    assert stored == t.happened()
    for seat in (None, *range(t.players)):
        assert [event(fact, seat) for fact in stored] == t.events(seat)
        for lang in ("en", "fr"):
            for names in ((), NAMES[: t.players]):
                people = People(t.players, seat, names)
                told = [
                    line(fact, people, lang, t.game.texts, partial(t.cards.name, lang=lang))
                    for fact in stored
                ]
                assert told == t.log(seat, lang, names=names)


@pytest.mark.parametrize("path", share(FILES, 6), ids=lambda path: path.stem)
def test_a_fact_is_made_of_words_alone(path: Path) -> None:
    t = honjin.replay(path.read_text("utf-8"))
    for fact in t.facts():
        numbers = {field for field, value in fact.items() if isinstance(value, int)}
        assert numbers <= {"turn", "player", "number"}
        assert fact["known"] == ALL or set(fact["known"]) <= set(range(t.players))  # type: ignore[call-overload]


def test_a_card_is_told_to_those_who_may_know_it() -> None:
    drawn = FactData(kind="drawn", rule="GT-P1", turn=1, player=0, card="komi", known=[0])
    assert [may_know(drawn, seat) for seat in (0, 1, None)] == [True, False, False]
    assert [event(drawn, seat)["card"] for seat in (0, 1, None)] == ["komi", None, None]
    assert "known" not in event(drawn, 0)


def test_facts_follow_what_is_taken_back_and_how_a_game_is_broken_off() -> None:
    t = GAMES["gosu-tactics"].new(seed="undo")
    while True:
        before = t.facts()
        assert t.decision is not None
        t.play(t.decision.options[0])
        assert t.facts()[: len(before)] == before
        if t.undo_depth(0) + t.undo_depth(1):
            break
    t.undo()
    assert t.facts() == before
    t.end(1, "resign")
    assert t.facts(len(before)) == [
        {"kind": "resign", "rule": "HJ-E1", "turn": int(t.state.turn), "player": 1, "known": ALL}
    ]
    assert t.fact_count == len(t.facts())
