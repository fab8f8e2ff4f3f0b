"""A game from elsewhere on the compiled engine: refused, with what would be right."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import honjin
from honjin.games import GROUP, loaded

FOLDER = Path(__file__).parent / "high_card"
SAID = (
    "found a game written in Python, which this Honjin, compiled, cannot play; expected one that is "
    "interpreted: in the folder of Honjin's sources, PYTHONPATH=src python -m honjin"
)
compiled = pytest.mark.skipif(not honjin.compiled, reason="interpreted, it plays")


def listed(**environment: str) -> str:
    """What `honjin games` says, on the lines of errors."""
    command = [sys.executable, "-m", "honjin", "games"]
    ran = subprocess.run(command, env={**os.environ, **environment}, capture_output=True, text=True)
    assert ran.returncode != 0
    return ran.stderr.strip()


@compiled
def test_a_folder_needs_the_interpreted_engine() -> None:
    assert listed(HONJIN_GAMES=str(FOLDER)) == f"Error: HONJIN_GAMES: {FOLDER}: {SAID}"


@compiled
def test_an_entry_point_needs_the_interpreted_engine(tmp_path: Path) -> None:
    about = tmp_path / "high_card-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: high-card\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\nhigh-card = high_card.game:GAME\n")
    path = os.pathsep.join([str(tmp_path), str(FOLDER.parent), *sys.path])
    assert listed(PYTHONPATH=path) == f"Error: entry point high-card of {GROUP}: {SAID}"


def test_another_mistake_of_a_game_is_not_taken_for_it() -> None:
    def load() -> object:
        raise TypeError("draw() takes 1 argument")

    with pytest.raises(TypeError, match="takes 1 argument"):
        loaded("here", load)
