"""Executor: where work is done, in this process, in others on this machine, or on a Ray cluster."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread
from types import ModuleType
from typing import Any, Final, TypeVar

from honjin.bots.players import Closing
from honjin.games import GAMES
from honjin.lab.optional import need

T = TypeVar("T")
K = TypeVar("K")

AHEAD: Final = 2  # pieces of work that wait for each process
RAY: Final = "ray"
LOST: Final = 20  # how often a piece of work is begun again when the node that did it is lost


class Executor(Closing):
    """Does the work here, one piece after the other; the others do it elsewhere and give the same."""

    def in_order(self, work: Callable[..., T], asked: Iterable[tuple[Any, ...]]) -> Generator[T, None, None]:
        """What the work gives for each, in the order in which it was asked, a little ahead of time.

        Closing the generator cancels the rest.
        """
        for arguments in asked:
            yield work(*arguments)

    def go_on(
        self,
        work: Callable[..., T],
        asked: Sequence[K],
        finished: Mapping[K, T],
        arguments: Callable[[K], tuple[Any, ...]],
    ) -> Generator[tuple[T, bool], None, None]:
        """The same where some of it is finished: what each gives, in order, and whether it was done now."""
        doing = self.in_order(work, (arguments(each) for each in asked if each not in finished))
        try:
            for each in asked:
                yield (finished[each], False) if each in finished else (next(doing), True)
        finally:
            doing.close()


class Processes(Executor):
    """Processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.pool = workers(jobs)

    def close(self) -> None:
        self.pool.shutdown(wait=True, cancel_futures=True)

    def in_order(self, work: Callable[..., T], asked: Iterable[tuple[Any, ...]]) -> Generator[T, None, None]:
        ahead: deque[Future[T]] = deque()
        try:
            for arguments in asked:
                ahead.append(self.pool.submit(work, *arguments))
                if len(ahead) > AHEAD * self.jobs:
                    yield ahead.popleft().result()
            while ahead:
                yield ahead.popleft().result()
        finally:
            for future in ahead:
                future.cancel()


def workers(jobs: int) -> ProcessPoolExecutor:
    """Fresh processes: a progress bar has threads, which a fork would break."""
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=follow)


def follow() -> None:
    """Ctrl-C reaches every process: the first one decides; and when that one is gone, so are the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    first = parent_process()
    assert first is not None
    first.join()
    os._exit(1)


class OnRay(Executor):
    """A Ray cluster, or a Ray of its own on this machine; what a lost node had in hand is done again."""

    def __init__(self, jobs: int, address: str | None) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self.ray: ModuleType = need("ray", "distributed")
        if address is None:
            own = {"num_cpus": jobs, "include_dashboard": False, "_node_ip_address": "127.0.0.1"}
            self.ray.init("local", log_to_driver=False, configure_logging=False, **own)
        else:
            self.ray.init(address, log_to_driver=False, configure_logging=False)
        self.work = self.ray.remote(max_retries=LOST)(on_node)

    def close(self) -> None:
        self.ray.shutdown()

    @property
    def jobs(self) -> int:
        """Nodes come and go."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def in_order(self, work: Callable[..., T], asked: Iterable[tuple[Any, ...]]) -> Generator[T, None, None]:
        own = engine()
        ahead: deque[Any] = deque()
        try:
            for arguments in asked:
                ahead.append(self.work.remote(own, work, arguments))
                if len(ahead) > AHEAD * self.jobs:
                    yield self.ray.get(ahead.popleft())
            while ahead:
                yield self.ray.get(ahead.popleft())
        finally:
            for waiting in ahead:
                self.ray.cancel(waiting, force=True)


def on_node(asker: dict[str, str], work: Callable[..., T], arguments: tuple[Any, ...]) -> T:
    """One piece of work, refused where other rules or cards would give another result."""
    own = engine()
    if own != asker:
        differs = ", ".join(f"{game} {own.get(game, '-')}" for game in asker if own.get(game) != asker[game])
        raise RuntimeError(f"a node of the cluster has another honjin: {differs}, expected as here: {asker}")
    return work(*arguments)


def engine() -> dict[str, str]:
    """What decides how games go: the rules version and the official cards of every game."""
    return {name: f"{game.rules_version} {game.card_set(None).digest}" for name, game in GAMES.items()}


def make_executor(jobs: int = 1, on: str | None = None) -> Executor:
    """Here, in one process or so many; or `ray` for a Ray of its own here, `ray:ADDRESS` for a cluster."""
    if on is None:
        return Executor() if jobs == 1 else Processes(jobs)
    where, _, address = on.partition(":")
    if where != RAY:
        raise ValueError(f"found --on {on!r}, expected {RAY!r} or '{RAY}:ADDRESS'")
    return OnRay(jobs, address or None)
