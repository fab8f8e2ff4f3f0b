"""Buffer: rows of small numbers in one buffer that others read as it changes."""

from librt.vecs import vec
from mypy_extensions import i64, u8


class Buffer:
    """Mostly zeros; a row remembers which of its columns are not, so that clearing it is quick."""

    def __init__(self, rows: i64, width: i64) -> None:
        self.width = width
        self.cells = vec[u8]([0] * (rows * width))
        self.written = vec[i64]([0] * (rows * width))  # in each row first the columns that are not 0
        self.counts = vec[i64]([0] * rows)  # how many of them there are

    # The numbers themselves, not copies:

    def memory(self) -> memoryview:
        return memoryview(self.cells)

    def written_memory(self) -> memoryview:
        return memoryview(self.written)

    def count_memory(self) -> memoryview:
        return memoryview(self.counts)

    def at(self, row: i64, column: i64) -> i64:
        return i64(self.cells[row * self.width + column])

    def clear(self, row: i64) -> None:
        first = row * self.width
        for index in range(self.counts[row]):
            self.cells[first + self.written[first + index]] = 0
        self.counts[row] = 0

    def put(self, row: i64, column: i64, value: i64) -> None:
        """A number that is not 0."""
        first = row * self.width
        if self.cells[first + column] == 0:
            self.written[first + self.counts[row]] = column
            self.counts[row] += 1
        self.cells[first + column] = u8(value)

    def add(self, row: i64, column: i64) -> None:
        """One more."""
        self.put(row, column, self.at(row, column) + 1)
