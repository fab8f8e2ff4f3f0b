"""Sealed games: the seed follows from what was shown, and the record tells every use of chance."""

import hashlib
import random
import re
from dataclasses import replace
from itertools import pairwise

import pytest
from serve_seal import KINDS, make_seal, sealed_game

import honjin
from honjin.engine.chance import Chance, key_of
from honjin.engine.machine import COUNTER
from honjin.table.lots import Lot
from honjin.table.record import read_lots
from honjin.table.seal import promise, seed_of

VALUES = ("ab" * 32, None, "0f" * 32)


def some_game(name: str = "gosu-tactics", players: int = 3, **options: str) -> honjin.Table:
    return sealed_game(random.Random(5), name, players, options)


def test_a_promise_is_what_sha256sum_prints() -> None:
    assert promise("ab" * 32) == hashlib.sha256(b"ab" * 32).hexdigest()
    assert promise("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


def test_the_seed_is_a_hash_of_lines_that_anybody_can_write() -> None:
    lines = f"honjin seal 1\ntable\n2\n{'cd' * 32}\n0 {'ab' * 32}\n1 -\n2 {'0f' * 32}\n"
    seed = seed_of("table", 2, "cd" * 32, VALUES)
    assert seed == hashlib.sha512(lines.encode()).hexdigest()
    assert seed[:16] == "3ff10903f6a42ed8"


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_every_use_of_chance_is_told_and_follows_from_the_key(
    name: str, players: int, options: dict[str, str]
) -> None:
    table = some_game(name, players, **options)
    key = key_of(table.origin.seed)
    assert [lot.counter for lot in table.lots] == list(range(table.state.cells[COUNTER]))
    assert all(a.made <= b.made for a, b in pairwise(table.lots))
    for lot in table.lots:
        chance = Chance(key, lot.counter)
        if lot.shuffled:
            order = list(lot.before)
            for last in range(len(order) - 1, 0, -1):
                other = chance.below(last + 1)
                order[last], order[other] = order[other], order[last]
        else:
            order = [int(chance.below(bound)) for bound in lot.before]
        assert tuple(order) == lot.after


def test_lots_stand_after_the_choice_that_led_to_them() -> None:
    table = some_game("way-of-the-samurai", 2, mode="duel")
    lots = read_lots(table.record())
    assert {made for made, _ in lots} > {0}
    assert lots == [
        *((lot.made, lot.line(table.cards.ids)) for lot in table.lots),
        (len(table.choices), f"% {len(table.lots)} end"),
    ]
    assert Lot(0, 3, True, (1, 0), (0, 1)).line(["sati", "quae"]) == "% 3 shuffle quae sati > sati quae"
    assert Lot(0, 3, False, (6,), (4,)).line([]) == "% 3 number 6 > 4"


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_a_sealed_record_replays_and_is_written_the_same(
    name: str, players: int, options: dict[str, str]
) -> None:
    table = some_game(name, players, **options)
    again = honjin.replay(table.record())
    assert again.record() == table.record()
    assert again.origin.seal == table.origin.seal
    assert again.clone().record() == table.record()


def test_taking_back_keeps_what_chance_has_done() -> None:
    table = honjin.game("gosu-tactics").new(seed="camp")
    table.play("keep")
    table.play("keep")
    lots = table.lots
    table.play(next(option for option in table.decision.options if option.kind == "discard"))  # type: ignore[union-attr]
    table.undo()
    assert table.lots == lots


def test_a_seat_is_shown_nothing_of_the_seal() -> None:
    table = some_game()
    for seat in range(3):
        record = table.record(seat)
        assert "%" not in record
        assert "seal" not in record
        assert "half" not in record


def test_other_records_have_no_lots() -> None:
    table = honjin.game("gosu-tactics").new(seed="camp")
    assert table.lots
    assert "%" not in table.record()
    with pytest.raises(honjin.FormError, match="expected a use of chance in a sealed game"):
        honjin.replay(table.record().replace("---\n", "---\n% 0 number 6 > 4\n"))


def test_a_lot_must_have_the_form_of_one() -> None:
    record = some_game().record()
    with pytest.raises(honjin.FormError, match="expected a use of chance"):
        honjin.replay(re.sub(r"% (\d+) number (\d+) >", r"% \1 number \2", record))


def test_a_seal_must_fit_the_seed() -> None:
    record = some_game().record()
    false = make_seal(random.Random(6), 3)
    half = re.sub('^half = ".*"', f'half = "{false.half}"', record, flags=re.MULTILINE)
    with pytest.raises(honjin.FormError, match="what was promised is not what was shown"):
        honjin.replay(half)
    with pytest.raises(honjin.FormError, match="the seed does not follow from it"):
        honjin.replay(re.sub('^seed = ".*"', 'seed = "camp"', record, flags=re.MULTILINE))


def test_a_value_must_be_what_its_seat_had_promised() -> None:
    """The seed follows from the values alone: a promise that was put in afterwards changes no card."""
    record = some_game().record()
    (commits,) = re.findall("^commits = .*", record, re.MULTILINE)
    first, second, *_ = re.findall("[0-9a-f]{64}", commits)
    with pytest.raises(honjin.FormError, match="what was promised is not what was shown"):
        honjin.replay(record.replace(commits, commits.replace(first, second)))


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('^half = ".*"', 'half = "ab"', 'half: found "ab", expected 64 hexadecimal digits'),
        (r"^commits = .*", "commits = []", r"commits: found \[\], expected 3 to 3 seats"),
        (r"^without = .*", "without = [7]", "without.*expected a whole number from 0 to 2"),
        (r"^round = .*", "round = 0", "round: found 0"),
        (r"^half = .*", "", "half is missing"),
        (r"^half = ", 'extra = "x"\nhalf = ', "unknown key"),
    ],
)
def test_a_seal_of_bad_form_is_refused(old: str, new: str, problem: str) -> None:
    record = some_game().record()
    with pytest.raises(honjin.FormError, match=problem):
        honjin.replay(re.sub(old, new, record, count=1, flags=re.MULTILINE))


def test_a_deal_that_the_host_knew_is_said_so() -> None:
    table = honjin.game("gosu-tactics").new(seed="camp", players=2)
    table.origin = replace(table.origin, known=True)
    assert '\ndeal = "known"\n' in table.record()
    assert '\ndeal = "known"\n' in table.record(1)
    assert honjin.replay(table.record()).record() == table.record()
    with pytest.raises(honjin.FormError, match="deal: found"):
        honjin.replay(table.record().replace('"known"', '"fair"'))


def test_a_known_deal_from_a_position_is_said_so() -> None:
    position = 'game = "gosu-tactics"\n[[seats]]\nhand = ["umbolo"]\n[[seats]]\nhand = ["brazik"]\n'
    table = honjin.game("gosu-tactics").position(position)
    table.origin = replace(table.origin, known=True)
    assert honjin.replay(table.record()).origin.known


def test_a_deal_is_not_both_sealed_and_known() -> None:
    record = some_game().record()
    with pytest.raises(honjin.FormError, match="no seal with a position or a deal that the host knew"):
        honjin.replay(record.replace("\n[options]", '\ndeal = "known"\n\n[options]', 1))
