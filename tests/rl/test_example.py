"""The example learns."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_tactics.py"


@pytest.mark.slow
def test_the_example_learns_to_beat_random_play() -> None:
    ran = subprocess.run(
        [sys.executable, EXAMPLE, "--stretches", "12"], capture_output=True, text=True, check=True
    )
    before, after = re.findall(r"(\d\.\d+) \((\d\.\d+) to (\d\.\d+)\)", ran.stdout)
    assert float(before[1]) < 0.5 < float(before[2]), "random play against itself"
    assert float(after[1]) > float(before[2]) + 0.1, ran.stdout
