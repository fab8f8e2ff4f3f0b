"""Golden games replay to the letter; together they show every power, trigger and way to win."""

from functools import cache
from pathlib import Path

import pytest
import samurai_games
import tactics_games
import x_games
from tale import NAMES

import honjin
from honjin.games.gosu_tactics.lists import POWER_WORDS
from honjin.table.table import Table

FOLDER = Path(__file__).parents[1] / "golden"
FILES = sorted(FOLDER.glob("*/*.game"))


@cache
def replayed(path: Path) -> Table:
    return honjin.replay(path.read_text("utf-8"))


def tables(game: str) -> list[Table]:
    return [replayed(path) for path in FILES if path.parent.name == game]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_every_hash(path: Path) -> None:
    """The hash lines between the choices are checked on the way, in both engines."""
    t = replayed(path)
    assert t.outcome is not None
    assert path.read_text("utf-8").rstrip().endswith(f"= {t.hash}")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_tells_the_same_story(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    told = [line.removeprefix("#   ") for line in lines if line.startswith("#   ")]
    t = replayed(path)
    story = [f"{line.text} {line.rule}" for line in t.log(None, names=NAMES[: t.players])]
    times = [int(line.rpartition("(x")[2][:-1]) if line.endswith(")") else 1 for line in told]
    texts = [line.rpartition(" (x")[0] if line.endswith(")") else line for line in told]
    assert [text for text, count in zip(texts, times, strict=True) for _ in range(count)] == story


def test_every_game_has_golden_games() -> None:
    assert {path.parent.name for path in FILES} == set(honjin.games())


def test_golden_games_use_every_power_trigger_number_of_players_and_way_to_win() -> None:
    played = tables("gosu-tactics")
    assert tactics_games.all_powers() == {use for t in played for use in tactics_games.uses(t)}
    assert {word for word, _ in tactics_games.all_powers()} == set(POWER_WORDS)
    assert {t.players for t in played} == {2, 3, 4}
    assert {tactics_games.ending(t) for t in played} == {"points", "fifteen", "clan"}


def test_golden_games_play_every_card_and_effect_of_gosu_x_and_end_in_every_way() -> None:
    played = tables("gosu-x")
    assert x_games.all_uses() <= {use for t in played for use in x_games.uses(t)}
    ends = {"two-supremacy", "fifteen-cards", "fifth-token", "justice", "goan-sul", "draw"}
    assert {x_games.ending(t) for t in played} == ends


def test_golden_games_show_everything_that_can_happen_in_way_of_the_samurai() -> None:
    names = {path.stem for path in FILES if path.parent.name == samurai_games.NAME}
    assert names >= {name for name, *_ in samurai_games.GAMES}
    played = tables(samurai_games.NAME)
    assert samurai_games.all_uses() <= {use for t in played for use in samurai_games.uses(t)}
    assert {t.players for t in played} == {1, 2}
