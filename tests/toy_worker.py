"""A worker for tests of the pool: it echoes, dies, eats, toils, counts, and waits for files."""

import os
import time
from pathlib import Path

from honjin.server.processes.worker import OutOfTime, limited, serve

asked = 0


def answer(question: bytes) -> bytes:
    global asked
    asked += 1
    match question.decode().split(" "):
        case ["die"]:
            os._exit(1)
        case ["count"]:
            return str(asked).encode()
        case ["pid"]:
            return str(os.getpid()).encode()
        case ["eat", megabytes]:
            try:
                return str(len(bytearray(int(megabytes) << 20))).encode()
            except MemoryError:
                return b"no memory"
        case ["toil"]:
            try:
                with limited(0.05):
                    while True:
                        pass
            except OutOfTime:
                return b"no time"
        case ["until", path]:
            while not Path(path).exists():
                time.sleep(0.01)
    return question


if __name__ == "__main__":
    serve(answer, memory=64)
