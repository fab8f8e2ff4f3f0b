"""The stand-alone verifier and `honjin verify-deal`: true deals are found true, all others are not."""

import random
import re
import sys
from pathlib import Path

import pytest
from command_line import run
from serve_seal import BY_RULES, TAMPERED, check, check_played, is_true, is_true_alone, sealed_game

import honjin
from honjin import verify_deal
from honjin.table.opening import Origin
from honjin.table.seal import Seal, promise

SOURCE = Path(verify_deal.__file__)
BROKEN_OFF_IN_THE_DRAFT = 375  # by this seed the first game, of GOSU X, is: it has a number and no shuffle


def some_record(seed: int = 3) -> str:
    return sealed_game(random.Random(seed), "way-of-the-samurai", 2, {"mode": "duel"}).record()


def test_the_verifier_is_one_short_file_of_the_standard_library() -> None:
    source = SOURCE.read_text("utf-8")
    assert len(source.splitlines()) <= 100
    imported = re.findall(r"^(?:import|from) (\w+)", source, re.MULTILINE)
    assert set(imported) <= sys.stdlib_module_names


@pytest.mark.parametrize("seed", [2, BROKEN_OFF_IN_THE_DRAFT])
def test_games_are_true_and_tampered_records_are_not(seed: int, tmp_path: Path) -> None:
    said: list[str] = []
    check(28, seed, tmp_path, said.append)
    assert said[1].startswith("28 tampered records refused")
    assert {f"  {word}: 2" for word in TAMPERED} <= set(said)


def test_a_game_broken_off_before_its_first_shuffle_has_no_card_to_tamper_with() -> None:
    record = sealed_game(random.Random(BROKEN_OFF_IN_THE_DRAFT), "gosu-x", 2, {}).record()
    assert re.findall("^% .*", record, re.MULTILINE) == ["% 0 number 2 > 0", "% 1 end"]
    assert is_true(record)
    for chance in map(random.Random, range(10)):
        false = {word: tamper(record, chance) for word, tamper in TAMPERED.items()}
        missing = {word for word, text in false.items() if text is None}
        assert missing == {"a card", "an order", "lines changing places"}
        assert not any(is_true(text) for text in false.values() if text is not None)


def test_games_of_two_programs_at_a_server_are_true(tmp_path: Path) -> None:
    check_played(4, 3, tmp_path, say=lambda line: None)


@pytest.mark.parametrize("word", TAMPERED)
def test_whatever_is_changed_the_verifier_sees_it(word: str, tmp_path: Path) -> None:
    record = sealed_game(random.Random(3), "gosu-tactics", 2, {}).record()  # a duel has no numbers
    chance = random.Random(word)
    for _ in range(10):
        false = TAMPERED[word](record, chance)
        assert false is not None
        assert false != record
        assert not is_true(false)
    assert false is not None
    assert is_true_alone(record, tmp_path)
    assert not is_true_alone(false, tmp_path)


@pytest.mark.parametrize("word", BY_RULES)
def test_what_only_the_rules_can_tell_verify_deal_sees(word: str, tmp_path: Path) -> None:
    path = tmp_path / "false.game"
    for seed in range(5):
        false = str(BY_RULES[word](some_record(seed), random.Random(word)))
        assert is_true(false)
    path.write_text(false)
    ran = run("verify-deal", str(path))
    assert ran.code == 1
    assert ran.out.startswith("Not true: the record says “%")


def test_what_somebody_noted_must_be_in_the_seal() -> None:
    record = some_record()
    value = honjin.replay(record).origin.seal.values[0]  # type: ignore[union-attr]
    assert value is not None
    assert verify_deal.verify(record, [value]).startswith("True: ")
    with pytest.raises(ValueError, match="what you noted is not in this seal"):
        verify_deal.verify(record, [value, "ab" * 32])


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "it has no"),
        ("seal = 1\nplayers = 2\n---\n", "a part of the record is missing"),
        ("[seal]\n---\n", "a part of the record is missing"),
        ("seed = \n---\n", "Invalid value"),
        (honjin.game("gosu-x").new(seed="a").record(), "it has no"),
    ],
)
def test_other_texts_are_refused_in_a_sentence(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        verify_deal.verify(text, [])


def test_a_seal_without_values_proves_nothing(tmp_path: Path) -> None:
    game, half = honjin.game("gosu-tactics"), "cd" * 32
    seal = Seal("table", 1, promise(half), half, (None, None), (None, None))
    record = game.open(game.card_set(None), 2, Origin(seal.seed, game.check_options({}), seal=seal)).record()
    with pytest.raises(ValueError, match="the server alone made the deal"):
        verify_deal.verify(record, [])
    path = tmp_path / "alone.game"
    path.write_text(record)
    ran = run("verify-deal", str(path))
    assert ran.code == 1
    assert "no seat gave a value, so the server alone made the deal" in ran.out


def test_verify_deal_says_what_is_true(tmp_path: Path) -> None:
    path = tmp_path / "evening.game"
    path.write_text(some_record())
    ran = run("verify-deal", str(path))
    assert (ran.code, ran.err) == (0, "")
    assert re.match(
        r"True: the server's half and the values? of .* seats? are as promised, and all \d+ uses", ran.out
    )
    french = run("verify-deal", str(path), LANG="fr_FR.UTF-8")
    assert french.out.startswith("C'est vrai : la moitié du serveur et ")


def test_verify_deal_says_who_gave_nothing_and_which_rounds_broke(tmp_path: Path) -> None:
    path = tmp_path / "evening.game"
    for seed in range(100):
        record = some_record(seed)
        if "[[seal.broken]]" in record and "without = [1]" in record:
            break
    path.write_text(record)
    ran = run("verify-deal", str(path))
    assert ran.code == 0
    assert "Took part without a value: seat 1." in ran.out
    assert "Round 1 came to nothing: seat 1 did not show what was promised." in ran.out


def test_verify_deal_refuses_a_tampered_seal_and_other_records(tmp_path: Path) -> None:
    path = tmp_path / "false.game"
    path.write_text(str(TAMPERED["a value"](some_record(), random.Random(1))))
    ran = run("verify-deal", str(path), LANG="fr_FR.UTF-8")
    assert ran.code == 1
    assert "ce qui a été montré n'est pas ce qui était promis" in ran.out
    path.write_text(honjin.game("gosu-x").new(seed="a").record())
    ran = run("verify-deal", str(path))
    assert ran.code == 2
    assert "is no whole record of a sealed game" in ran.err
