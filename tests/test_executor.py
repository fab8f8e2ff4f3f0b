"""Executors: the same results in the same order wherever the work is done, also when a node is lost."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import lost_node
import pytest
from command_line import run

from honjin.lab.play.executor import Executor, Processes, engine, make_executor, on_node


def test_results_come_in_the_order_asked() -> None:
    asked = [(number,) for number in range(30)]
    with make_executor(2) as executor:
        assert isinstance(executor, Processes)
        assert list(executor.in_order(abs, asked)) == list(Executor().in_order(abs, asked)) == list(range(30))


def test_little_is_asked_ahead_of_time_and_closing_cancels_the_rest() -> None:
    asked = []

    def endless() -> Iterator[tuple[float]]:
        while True:
            asked.append(0.01)
            yield (0.01,)

    with make_executor(2) as executor:
        with closing(executor.in_order(time.sleep, endless())) as results:
            next(results)
            assert len(asked) <= 6
        assert list(executor.in_order(abs, [(-1,)])) == [1]


def test_an_error_in_the_work_is_told() -> None:
    with make_executor(2) as executor, pytest.raises(ZeroDivisionError):
        list(executor.in_order(divmod, [(1, 0)]))


def test_another_place_to_work_is_refused() -> None:
    ran = run("simulate", "gosu-tactics", "--on", "mars")
    assert (ran.code, ran.err) == (2, "Error: found --on mars, expected ray, or ray:ADDRESS for a cluster\n")
    with pytest.raises(ValueError, match="found --on 'mars'"):
        make_executor(1, "mars")


@pytest.mark.parametrize(
    ("package", "extra", "asked"),
    [("ray", "distributed", ["--on", "ray"]), ("polars", "lab", ["--out", "games.parquet"])],
)
def test_a_missing_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, package: str, extra: str, asked: list[str]
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    ran = run("simulate", "gosu-tactics", *asked)
    assert ran.code == 2
    assert f"{package} is not installed" in ran.err
    assert f'pip install "honjin[{extra}]"' in ran.err


def test_a_node_with_other_rules_refuses_the_work() -> None:
    assert on_node(engine(), abs, (-3,)) == 3
    with pytest.raises(RuntimeError, match="another honjin: gosu-x"):
        on_node({**engine(), "gosu-x": "2 other"}, abs, (-3,))


def test_processes_end_with_the_one_that_started_them(tmp_path: Path) -> None:
    """Also when it is killed, and so cannot tell them."""
    program = tmp_path / "killed.py"
    program.write_text(
        "import os\n"
        "from honjin.lab.play.executor import make_executor\n"
        "if __name__ == '__main__':\n"
        "    with make_executor(2) as executor:\n"
        "        print(next(executor.in_order(os.getpid, [()] * 9)), flush=True)\n"
        "        input()\n",
        "utf-8",
    )
    with subprocess.Popen(
        [sys.executable, str(program)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as killed:
        assert killed.stdout is not None
        worker = int(killed.stdout.readline())
        killed.send_signal(signal.SIGKILL)
    for _ in range(100):
        if not is_running(worker):
            break
        time.sleep(0.1)
    assert not is_running(worker)


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


# --- Ray


@pytest.mark.slow
def test_a_lost_node_costs_time_but_no_result(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    program(lost_node.__file__, str(tmp_path / "begun"), str(tmp_path / "told"))
    found = json.loads((tmp_path / "told").read_text("utf-8"))
    assert found["numbers"] == list(range(lost_node.PIECES))
    assert found["begun"] > lost_node.PIECES  # what the lost node had in hand was begun again
    assert len(set(found["nodes"][-4:])) == 1
    there, here = found["hashes"]
    assert there == here
    there, here = found["scores"]
    assert there == here


def program(*arguments: str) -> str:
    return subprocess.run(
        [sys.executable, *arguments], stdout=subprocess.PIPE, text=True, check=True, env=os.environ
    ).stdout


@pytest.mark.slow
def test_the_result_hash_is_the_same_here_in_two_processes_and_on_ray() -> None:
    pytest.importorskip("ray")
    plan = lost_node.PLAN
    asked = ("-c", "from honjin.cli import main; main()", "simulate", plan.game, "--games", str(plan.games))
    ways = (["--jobs", "1"], ["--jobs", "2"], ["--jobs", "2", "--on", "ray"])
    one, two, ray = [program(*asked, "--seed", plan.seed, "--json", *way) for way in ways]
    assert one == two == ray
    assert f'"hash": "{lost_node.result_hash(Executor())}"' in one
