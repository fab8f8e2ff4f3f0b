"""Golden games replay to the letter; together they show every power, trigger and way to win."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import honjin

FOLDER = Path(__file__).parents[1] / "golden"
FILES = sorted(FOLDER.glob("*/*.game"))

spec = spec_from_file_location("golden_record", FOLDER / "record.py")
assert spec is not None
assert spec.loader is not None
recorder = module_from_spec(spec)
spec.loader.exec_module(recorder)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_every_hash(path: Path) -> None:
    """The hash lines between the choices are checked on the way, in both engines."""
    t = honjin.replay(path.read_text("utf-8"))
    assert t.outcome is not None
    assert path.read_text("utf-8").rstrip().endswith(f"= {t.hash}")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_tells_the_same_story(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    told = [line.removeprefix("#   ") for line in lines if line.startswith("#   ")]
    t = honjin.replay(path.read_text("utf-8"))
    story = [f"{line.text} {line.rule}" for line in t.log(None)]
    times = [int(line.rpartition("(x")[2][:-1]) if line.endswith(")") else 1 for line in told]
    texts = [line.rpartition(" (x")[0] if line.endswith(")") else line for line in told]
    assert [text for text, count in zip(texts, times, strict=True) for _ in range(count)] == story


def test_every_game_has_golden_games() -> None:
    assert {path.parent.name for path in FILES} == set(honjin.games())


def test_golden_games_use_every_power_trigger_number_of_players_and_way_to_win() -> None:
    tables = [honjin.replay(path.read_text("utf-8")) for path in FILES]
    assert recorder.all_powers() == {use for t in tables for use in recorder.uses(t)}
    assert {word for word, _ in recorder.all_powers()} == set(recorder.POWERS)
    assert {t.players for t in tables} == {2, 3, 4}
    assert {recorder.ending(t) for t in tables} == {"points", "fifteen", "clan"}
