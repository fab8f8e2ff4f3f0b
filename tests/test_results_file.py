"""Files of games: what was interrupted, killed or half written goes on to the bytes of an unbroken run."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from command_line import run

from honjin.lab.play.executor import Executor
from honjin.lab.play.results_file import ENDINGS, ResultsFile
from honjin.lab.play.simulate import Plan, play

ASKED = ("simulate", "gosu-tactics", "--seats", "random,random", "--seed", "results", "--games", "30")
PLAN = Plan("gosu-tactics", ("random", "random"), 30, "results")


def write(path: Path, *more: str) -> bytes:
    assert run(*ASKED, "--out", str(path), *more).code == 0
    return path.read_bytes()


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A file of an unbroken run."""
    path = tmp_path / "whole.jsonl"
    write(path)
    return path


def test_one_row_a_game_with_all_it_was_played_under(whole: Path) -> None:
    rows = [json.loads(line) for line in whole.read_text("utf-8").splitlines()]
    assert [row["number"] for row in rows] == list(range(30))
    assert rows[3]["seed"] == "results 3"
    assert rows[3]["seats"] == ["random", "random"]
    assert rows[3]["winners"] in ([0], [1])
    assert rows[3]["decisions"] > rows[3]["turns"] > rows[3]["rounds"] >= 3


def test_the_result_hash_is_that_of_the_lines(whole: Path) -> None:
    told = json.loads(run(*ASKED, "--json").out)["hash"]
    summed = subprocess.run(["b2sum", "-l", "128", whole], capture_output=True, text=True, check=True)
    assert summed.stdout.split()[0] == told


def test_a_file_is_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    assert write(tmp_path / "one.parquet") == write(tmp_path / "two.parquet", "--jobs", "2")


def test_tables_have_the_rows_of_the_lines(whole: Path, tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    write(tmp_path / "games.csv")
    write(tmp_path / "games.parquet")
    assert not list(tmp_path.glob("*.part"))
    lines = [json.loads(line) for line in whole.read_text("utf-8").splitlines()]
    frame = polars.read_parquet(tmp_path / "games.parquet")
    assert frame["winners"].to_list() == [line["winners"] for line in lines]
    assert [json.loads(text) for text in frame["played"]] == [line["played"] for line in lines]
    table = polars.read_csv(tmp_path / "games.csv")
    assert table["turns"].to_list() == [line["turns"] for line in lines]
    assert table.columns == frame.columns == list(lines[0])


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("games", [0, 1, 17])
def test_a_file_goes_on_to_the_same_bytes(tmp_path: Path, whole: Path, ending: str, games: int) -> None:
    """From no game, one or many, and half a line."""
    unbroken = write(tmp_path / f"unbroken{ending}")
    results = ResultsFile(tmp_path / f"broken{ending}")
    lines = whole.read_bytes().splitlines(keepends=True)
    results.part.write_bytes(b"".join(lines[:games]) + lines[games][: 10 * games + 5])
    assert write(results.path, "--resume") == unbroken


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_finished_file_is_not_played_again_and_can_be_made_longer(
    tmp_path: Path, ending: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"games{ending}"
    short = run(*ASKED[:-1], "12", "--out", str(path), "--json")
    bytes_of_short = path.read_bytes()
    with monkeypatch.context() as patched:
        patched.setattr("honjin.lab.play.simulate.play_piece", None)
        again = run(*ASKED[:-1], "12", "--out", str(path), "--resume", "--json")
    assert (again.code, again.out, path.read_bytes()) == (0, short.out, bytes_of_short)
    assert write(path, "--resume") == write(tmp_path / f"unbroken{ending}")


@pytest.mark.parametrize(
    ("ending", "signals", "jobs"),
    [
        (".jsonl", signal.SIGINT, "1"),
        (".jsonl", signal.SIGKILL, "2"),
        (".csv", signal.SIGINT, "2"),
        (".parquet", signal.SIGKILL, "1"),
        (".parquet", signal.SIGINT, "2"),
    ],
)
@pytest.mark.slow
def test_interrupted_or_killed_it_goes_on_to_the_same_bytes(
    tmp_path: Path, ending: str, signals: signal.Signals, jobs: str
) -> None:
    games = ("--games", "3000")
    asked = [sys.executable, "-c", "from honjin.cli import main; main()", *ASKED[:-2], *games, "--jobs", jobs]
    results = ResultsFile(tmp_path / f"broken{ending}")
    with subprocess.Popen(
        [*asked, "--out", str(results.path), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as broken:
        while broken.poll() is None and (not results.part.exists() or results.part.stat().st_size < 20_000):
            time.sleep(0.01)
        broken.send_signal(signals)
        out, err = broken.communicate()
    finished = len(results.part.read_bytes().splitlines())
    assert 0 < finished < 3000
    if signals == signal.SIGINT:
        assert broken.returncode == 130
        assert 0 < json.loads(out)["games"] <= finished
        assert f"What is finished is in {results.part}" in err
    else:
        assert broken.returncode == -signal.SIGKILL
    resumed = run(*ASKED[:-2], *games, "--out", str(results.path), "--resume", "--json")
    unbroken = run(*ASKED[:-2], *games, "--out", str(tmp_path / f"unbroken{ending}"), "--json")
    assert resumed.out == unbroken.out
    assert results.path.read_bytes() == (tmp_path / f"unbroken{ending}").read_bytes()


# --- what is refused


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--seed", "other"], "seed is results 0, expected other 0"),
        (["--seats", "random,greedy"], "seats is ('random', 'random'), expected ('random', 'greedy')"),
        (["--games", "20"], "games is 30, expected 20"),
        (["--paired", "--seats", "random,greedy"], "seats is"),
    ],
)
def test_other_terms_are_refused_and_named(whole: Path, more: list[str], said: str) -> None:
    before = whole.read_bytes()
    ran = run(*ASKED, *more, "--out", str(whole), "--resume")
    assert ran.code == 2
    assert said in ran.err
    assert whole.read_bytes() == before


def test_other_cards_and_other_options_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    plan = Plan("gosu-x", ("random", "random"), 2, "x", options={"draft": "random"})
    for rows in play(plan, Executor()):
        ResultsFile(path).add(rows)
    asked = ("simulate", "gosu-x", "--games", "2", "--seed", "x", "--out", str(path), "--resume")
    assert "options is {'draft': 'random'}, expected {}" in run(*asked).err
    assert run(*asked, "--option", "draft=random").code == 0
    path.write_text(path.read_text("utf-8").replace('"cards":"', '"cards":"0'), "utf-8")
    assert "cards is 0" in run(*asked, "--option", "draft=random").err


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("all the games we lost\n", "line 1, is no result of these games: JSON is malformed"),
        ("all the games we lost", 'line 1, is no result of these games: expected a game that begins {"game"'),
        ('{"game":"gosu-tactics"}\n', "line 1, is no result of these games: Object missing required field"),
        ("\n", "line 1, is no result of these games: Input data was truncated"),
    ],
)
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "notes.jsonl"
    path.write_text(text, "utf-8")
    ran = run(*ASKED, "--out", str(path), "--resume")
    assert ran.code == 2
    assert said in ran.err
    assert path.read_text("utf-8") == text


@pytest.mark.parametrize("ending", [".csv", ".parquet"])
def test_a_table_of_something_else_is_refused(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"notes{ending}"
    path.write_text("name,age\nMiyamoto,61\n", "utf-8")
    ran = run(*ASKED, "--out", str(path), "--resume")
    assert ran.code == 2
    assert "is no result of these games" in ran.err
    assert path.read_text("utf-8") == "name,age\nMiyamoto,61\n"


def test_a_line_in_the_middle_that_is_broken_is_named(whole: Path) -> None:
    lines = whole.read_bytes().splitlines(keepends=True)
    lines[7] = lines[7][:60] + b"\n"
    whole.write_bytes(b"".join(lines))
    assert "line 8, is no result" in run(*ASKED, "--out", str(whole), "--resume").err


def test_a_file_that_is_there_is_not_overwritten(whole: Path) -> None:
    before = whole.read_bytes()
    ran = run(*ASKED, "--out", str(whole))
    assert (ran.code, "add --resume" in ran.err, whole.read_bytes()) == (2, True, before)


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--resume"], "name it with --out"),
        (["--out", "games.xlsx"], "expected a name that ends in .jsonl, .csv, .parquet"),
    ],
)
def test_wrong_use_is_explained(more: list[str], said: str) -> None:
    ran = run(*ASKED, *more)
    assert ran.code == 2
    assert said in ran.err
