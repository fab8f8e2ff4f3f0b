"""Training writes a data file that says how it was made, the same for any number of jobs."""

import builtins
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from command_line import run

import honjin

ASKED = (
    "train",
    "gosu-tactics",
    "--iterations",
    "1",
    "--games",
    "10",
    "--simulations",
    "4",
    "--seed",
    "test",
)


def test_the_file_says_how_it_was_made(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    ran = run(*ASKED, "--out", str(file))
    assert ran.code == 0, ran.err
    assert "After iteration 1: " in ran.out
    made = json.loads(file.read_text("utf-8"))
    assert made["command"] == (
        'honjin train gosu-tactics --iterations 1 --games 10 --simulations 4 --trust 1000 --seed "test"'
    )
    assert (made["seed"], made["iterations"], made["games"], made["simulations"]) == ("test", 1, 10, 4)
    assert made["situations"] > 50
    assert made["worths"]
    assert all(isinstance(weight, float) for weight in made["worths"].values())


@pytest.mark.slow
def test_trust_holds_the_weights_where_they_start(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    moved = []
    for trust in ("1", "1000000000"):
        assert run(*ASKED, "--trust", trust, "--out", str(file)).code == 0
        values = json.loads(file.read_text("utf-8"))["worths"]
        handmade = honjin.game("gosu-tactics").handmade
        moved.append(max(abs(weight - handmade.get(name, 0.0)) for name, weight in values.items()))
    assert moved[0] > 0.5
    assert moved[1] < 0.01


@pytest.mark.slow
def test_the_file_does_not_depend_on_the_jobs(tmp_path: Path) -> None:
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for jobs, file in enumerate(files, start=1):
        assert run(*ASKED, "--games", "30", "--jobs", str(jobs), "--out", str(file)).code == 0
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")


@pytest.mark.parametrize(("lang", "said"), [("en", "training needs numpy"), ("fr", "a besoin de numpy")])
def test_without_numpy_the_extra_is_named(lang: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    importing: Callable[..., Any] = builtins.__import__

    def without_numpy(name: str, *arguments: Any) -> Any:
        if name == "honjin.lab.learn" and "train" in (arguments[2] or ()):
            raise ModuleNotFoundError("No module named 'numpy'", name="numpy")
        return importing(name, *arguments)

    monkeypatch.setattr(builtins, "__import__", without_numpy)
    ran = run(*ASKED, "--lang", lang)
    assert ran.code == 2
    assert said in ran.err
    assert "honjin[lab]" in ran.err


def test_an_unknown_game_is_refused() -> None:
    assert "there is no game “chess”" in run("train", "chess").err
