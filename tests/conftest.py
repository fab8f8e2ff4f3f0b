"""Which engine the tests run on, and how long properties are tried."""

import os
from pathlib import Path

import coverage
import hypothesis
import pytest

import honjin

hypothesis.settings.register_profile("honjin", deadline=None, print_blob=True)
hypothesis.settings.load_profile("honjin")

# `make test` runs everything twice; a run on the wrong engine would show nothing.
wanted = os.environ.get("HONJIN_ENGINE")
if wanted is not None and (wanted == "compiled") != honjin.compiled:
    raise RuntimeError(f"HONJIN_ENGINE={wanted}, but honjin is {'compiled' if honjin.compiled else 'pure'}")

HERE = Path(__file__).parent
LONG = (  # whole commands and matches: what they reach in the games' folders needs them interpreted too
    "games/test_high_card.py",
    "lab/test_balance.py",
    "rl/test_actions.py",
    "rl/test_tensor.py",
    "server/test_outside.py",
    "test_lab.py",
    "test_terminal.py",
    "test_tools.py",
    "web/test_fourth_game.py",
)
SLOW = (  # programs, servers and searching bots, which know of the engine only that it plays
    "lab/",
    "rl/",
    "server/",
    "test_fuzz.py",
    "test_ladder.py",
    "test_own_bots.py",
    "test_ratings.py",
    "test_referee_games.py",
    "test_rehearsal.py",
    "test_results_file.py",
    "test_screen.py",
    "test_simulate.py",
    "test_tournament.py",
    "test_train.py",
    "test_verify.py",
    "web/test_",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        path = item.path.relative_to(HERE).as_posix()
        if path.startswith(LONG):
            item.add_marker(pytest.mark.long)
        elif path.startswith(SLOW):
            item.add_marker(pytest.mark.slow)
        if path.startswith("web/"):  # a browser on a loaded machine; whoever needs the second try is listed
            item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_sessionfinish() -> None:
    """Save what was measured now: a worker that takes long to end on a busy machine is killed."""
    measuring = coverage.Coverage.current()
    if measuring is not None:
        measuring.save()
