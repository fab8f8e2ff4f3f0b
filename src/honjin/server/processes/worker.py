"""Worker: the loop of a process that answers questions on its input, one after another, within limits."""

import os
import resource
import signal
import struct
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Final

HEAD: Final = struct.Struct(">I")  # the length of what follows
NICENESS: Final = 10  # people's tables come first
MEBIBYTE: Final = 1 << 20


class OutOfTime(BaseException):
    """The job has used up its processor time."""


def serve(answer: Callable[[bytes], bytes], memory: int) -> None:
    """Until the input ends, as it does when the server is gone; with so many MiB more than at the start."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever ends the server ends us
    bound_memory(memory * MEBIBYTE)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while head := source.read(HEAD.size):
        body = answer(source.read(*HEAD.unpack(head)))
        sink.write(HEAD.pack(len(body)) + body)
        sink.flush()


def bound_memory(more: int) -> None:
    """What the process has now, and so much more; beyond it is a MemoryError."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
    except OSError:  # elsewhere than on Linux there is no such bound
        return
    most = pages * resource.getpagesize() + more
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """OutOfTime after so much processor time of this process."""

    def ring(_: int, __: FrameType | None) -> None:
        raise OutOfTime

    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
