"""Memory: what a process and all its children take, at most."""

import contextlib
import threading
from pathlib import Path
from typing import Final

MEGABYTE: Final = 1 << 20
LOOK_SECONDS: Final = 0.03


def family(pid: int) -> list[int]:
    """The process and whatever it has started."""
    found = [pid]
    for one in found:
        with contextlib.suppress(OSError):
            found += map(int, Path(f"/proc/{one}/task/{one}/children").read_text().split())
    return found


def field_of(pid: int, name: str) -> int:
    """A line of the process's status, in bytes; 0 if the process is gone."""
    with contextlib.suppress(OSError, StopIteration):
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith(f"{name}:")).split()[1]) << 10
    return 0


def resident(pid: int) -> int:
    return sum(field_of(one, "VmRSS") for one in family(pid))


class Watch:
    """The most that a family of processes has taken since `reset`."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.most = 0
        self._ended = threading.Event()
        self._looking = threading.Thread(target=self._look, daemon=True)
        self.reset()
        self._looking.start()

    def reset(self) -> None:
        """From here on: the system's own high-water marks see also what lasts for a moment."""
        for one in family(self.pid):
            with contextlib.suppress(OSError):
                Path(f"/proc/{one}/clear_refs").write_text("5")
        self.most = resident(self.pid)

    def _look(self) -> None:
        while not self._ended.wait(LOOK_SECONDS):
            self.most = max(self.most, sum(field_of(one, "VmHWM") for one in family(self.pid)))

    def end(self) -> int:
        self._ended.set()
        self._looking.join()
        return self.most
