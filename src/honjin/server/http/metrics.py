"""What is counted and timed, for Prometheus."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY: Final = CollectorRegistry()
QUICK: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

REQUESTS: Final = Counter("honjin_requests", "HTTP answers", ["method", "status"], registry=REGISTRY)
MESSAGES: Final = Counter("honjin_messages", "Socket messages", ["outcome"], registry=REGISTRY)
MOVES: Final = Counter("honjin_moves", "Choices stored", ["game", "by"], registry=REGISTRY)
MOVE_SECONDS: Final = Histogram(
    "honjin_move_seconds", "From a choice's arrival to its acknowledgement", buckets=QUICK, registry=REGISTRY
)
COMMIT_SECONDS: Final = Histogram(
    "honjin_commit_seconds", "A group's commit", buckets=QUICK, registry=REGISTRY
)
COMMIT_SIZE: Final = Histogram(
    "honjin_commit_size", "Jobs in a group", buckets=(1, 2, 5, 10, 20, 50, 100, 256), registry=REGISTRY
)
THINK_SECONDS: Final = Histogram(
    "honjin_think_seconds", "A bot's choice, waiting included", ["level"], buckets=QUICK, registry=REGISTRY
)
WORKERS_LOST: Final = Counter("honjin_workers_lost", "Processes replaced", ["work"], registry=REGISTRY)
JOBS_WAITING: Final = Gauge(
    "honjin_jobs_waiting", "Questions that wait for a process", ["work"], registry=REGISTRY
)
TABLES: Final = Gauge("honjin_tables", "Tables in memory", registry=REGISTRY)
SOCKETS: Final = Gauge("honjin_sockets", "Open sockets", registry=REGISTRY)


@contextmanager
def timing_move() -> Iterator[None]:
    """A choice that is acknowledged at its end; one that is refused is not counted."""
    started = time.perf_counter()
    yield
    MOVE_SECONDS.observe(time.perf_counter() - started)


def exposition() -> bytes:
    return generate_latest(REGISTRY)
