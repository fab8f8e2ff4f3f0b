"""Games that are broken off: what it means, and that records and dumps tell it again."""

import pytest

import honjin
from honjin.table.choice import ENDINGS

GAME = honjin.game("gosu-tactics")


def broken_off(way: str = "resign", players: int = 3) -> honjin.Table:
    table = GAME.new(seed="end", players=players)
    table.play("keep")
    table.end(1, way)
    return table


@pytest.mark.parametrize(("way", "rule"), ENDINGS.items())
def test_hj_e1_e2_e3_who_breaks_off_loses_and_all_others_win(way: str, rule: str) -> None:
    table = broken_off(way)
    assert table.decision is None
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.rule) == ((0, 2), rule)
    line, event = table.log(None, "fr")[-1], table.events(2)[-1]
    assert (line.rule, event["kind"], event["player"]) == (rule, way, 1)
    assert line.text != table.log(None, "en")[-1].text
    assert len(table.log(0)) == table.fact_count
    assert table.log(0, since=table.fact_count) == []
    assert table.log(0, since=table.fact_count - 1) == [table.log(0)[-1]]


def test_hj_e1_alone_it_is_a_defeat() -> None:
    table = honjin.game("way-of-the-samurai").new(seed="end")
    table.end(0, "resign")
    assert table.outcome is not None
    assert table.outcome.winners == ()


def test_hj_c3_after_the_end_nothing_can_be_broken_off_or_taken_back() -> None:
    table = broken_off()
    with pytest.raises(honjin.IllegalChoice, match="HJ-C3"):
        table.end(0, "resign")
    with pytest.raises(honjin.IllegalChoice, match="HJ-C3"):
        table.play("keep")
    assert table.undo_depth(1) == 0
    with pytest.raises(ValueError, match="HJ-C5"):
        table.undo()


def test_an_ending_is_one_of_three_by_a_seat_that_exists() -> None:
    table = GAME.new(seed="end")
    with pytest.raises(ValueError, match="found 'sulk', expected one of resign, time-out, forfeit"):
        table.end(0, "sulk")
    with pytest.raises(ValueError, match="seat: found 2, expected 0 to 1"):
        table.end(2, "resign")
    assert table.outcome is None


@pytest.mark.parametrize("way", ENDINGS)
def test_records_and_dumps_keep_the_ending(way: str) -> None:
    table = broken_off(way)
    assert f"\n! 1 {way}\n" in table.record()
    assert f"\n! 1 {way}\n" in table.record(2)
    for again in (honjin.replay(table.record()), GAME.load(table.dump()), table.clone()):
        assert (again.hash, again.outcome, again.decision) == (table.hash, table.outcome, None)


def test_the_hash_tells_a_game_that_was_broken_off_from_one_that_waits() -> None:
    waiting = GAME.new(seed="end", players=3)
    waiting.play("keep")
    assert len({waiting.hash, *(broken_off(way).hash for way in ENDINGS)}) == 4


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("! 3 resign", r"line 12: found '! 3 resign', expected who ended the game, a seat from 0 to 2"),
        ("! 1 sulk", r"how \(resign, time-out, forfeit\), as in '! 0 resign'"),
        ("! resign", "found '! resign'"),
        ("! 1 resign\n! 0 resign", "nothing more: the game is over"),
        ("! 1 resign\n0 keep", "nothing more: the game is over"),
    ],
)
def test_a_record_with_a_wrong_ending_is_refused(line: str, problem: str) -> None:
    record = broken_off().record().partition("! 1")[0]
    with pytest.raises(honjin.FormError, match=problem):
        honjin.replay(record + line + "\n")


def test_a_dump_with_a_wrong_ending_is_refused() -> None:
    dump = broken_off().dump()
    for wrong in ('"ending":[3,"resign"]', '"ending":[1,"sulk"]', '"ending":[1]'):
        with pytest.raises(honjin.FormError, match="ending"):
            GAME.load(dump.replace('"ending":[1,"resign"]', wrong))
