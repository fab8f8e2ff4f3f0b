"""Lines: where log lines go; a disk that takes none of them stops nothing else."""

import contextlib
from typing import TextIO


class Unfailing:
    """A stream that loses what cannot be written, instead of failing whoever writes."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        with contextlib.suppress(OSError, ValueError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self._stream.flush()

    def isatty(self) -> bool:
        return self._stream.isatty()
