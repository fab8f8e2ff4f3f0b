"""Two Ray nodes, one of them killed while both have work in hand; what came of it, as JSON in a file.

A program of its own: Ray and its many threads are kept away from the other tests.
"""

import json
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from honjin.lab.play.executor import Executor, make_executor
from honjin.lab.play.simulate import Plan, play
from honjin.lab.play.tournament import Rules, play_meeting
from honjin.lab.stats.tally import Tally

PIECES = 30
PLAN = Plan("gosu-tactics", ("random", "random"), 120, "executor")


def result_hash(executor: Executor) -> str:
    tally = Tally(PLAN)
    for rows in play(PLAN, executor):
        for row in rows:
            tally.add(row)
    return tally.hash


def scores(executor: Executor) -> list[tuple[float, ...]]:
    *_, meeting = play_meeting(Rules(PLAN.game, PLAN.seed, 5), ("random", "greedy"), executor)
    return [deal.shares for deal in meeting.deals]


def slow_work(begun: str) -> Callable[[int], tuple[int, str]]:
    """Work that notes when it is begun; inside a function, so that it travels by value."""

    def work(number: int) -> tuple[int, str]:
        import os
        import time

        import ray

        node = ray.get_runtime_context().get_node_id()
        with open(begun, "a", encoding="utf-8") as file:
            file.write(f"{number} {node} {os.getpid()}\n")
        time.sleep(0.7)
        return number, node

    return work


def in_hand(begun: str, node: str, finished: int) -> list[int]:
    """The processes of the node that work on a piece which is not finished."""
    lines = [line.split() for line in Path(begun).read_text("utf-8").splitlines()]
    return [int(process) for number, where, process in lines if where == node and int(number) > finished]


def started(cluster: Any) -> Any:
    """A node; Ray waits half a minute for one, which a busy machine may need more than once."""
    for _ in range(2):
        with suppress(Exception):
            return cluster.add_node(num_cpus=1)
    return cluster.add_node(num_cpus=1)


def main() -> None:
    from ray.cluster_utils import Cluster

    begun, told_in = sys.argv[1:]
    cluster: Any = Cluster()
    try:
        started(cluster)
        lost = started(cluster)
        cluster.wait_for_nodes()
        with make_executor(on=f"ray:{cluster.address}") as executor:
            found: list[tuple[int, str]] = []
            is_lost = False
            for piece in executor.in_order(slow_work(begun), ((number,) for number in range(PIECES))):
                found.append(piece)
                if not is_lost and (processes := in_hand(begun, lost.node_id, piece[0])):
                    is_lost = True
                    os.kill(processes[-1], signal.SIGKILL)  # a machine takes its processes along
                    cluster.remove_node(lost, allow_graceful=False)
            told = {
                "numbers": [number for number, _ in found],
                "nodes": [node for _, node in found],
                "begun": len(Path(begun).read_text("utf-8").splitlines()),
                "hashes": [result_hash(each) for each in (executor, Executor())],
                "scores": [scores(each) for each in (executor, Executor())],
            }
            Path(told_in).write_text(json.dumps(told), "utf-8")
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main()
