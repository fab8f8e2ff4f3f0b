"""The page tells a move event by event: its steps lead from the view before the move to the view after it."""

import json
import os
import subprocess
from pathlib import Path

import msgspec
import pytest

import honjin
from honjin.server import catalogue

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/honjin/web"
GOLDEN = {
    "gosu-x": (
        "cards-0",
        "cards-1",
        "cards-12",
        "cards-120",
        "cards-24",
        "fifth-token",
        "justice",
        "goan-sul",
    ),
    "gosu-tactics": ("powers-1", "four-players-points", "three-players-clan", "two-players-fifteen"),
}


def played(game: str, name: str, index: int) -> dict[str, object]:
    """A golden game as one seat, or every third time a spectator, sees it: each move with its events."""
    head, divider, body = (ROOT / f"golden/{game}/{name}.game").read_text("utf-8").partition("---\n")
    t = honjin.replay(head + divider)
    seat = None if index % 3 == 2 else index % t.players
    start, moves = t.view(seat), []
    for line in body.splitlines():
        if line[:1].isdigit():
            known, choice = t.fact_count, line.partition(" ")[2]
            t.play(choice)
            moves.append({"choice": choice, "events": t.events(seat, known), "view": t.view(seat)})
    return {"name": name, "start": start, "moves": moves}


@pytest.mark.slow
def test_the_steps_of_a_move_lead_to_what_is_so(tmp_path: Path) -> None:
    told = [
        {
            "game": game,
            "cards": json.loads(msgspec.json.encode(catalogue.cards(game, "en"))),
            "games": [played(game, name, index) for index, name in enumerate(names)],
        }
        for game, names in GOLDEN.items()
    ]
    path = tmp_path / "steps.json"
    path.write_text(json.dumps(told), "utf-8")
    run = subprocess.run(
        ["npx", "vitest", "run", "test/steps.test.ts"],
        cwd=PAGE,
        env=os.environ | {"HONJIN_STEPS": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
