"""Strict reading of JSON and TOML: every problem with its path, what was found and what would be right."""

import json
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches


class FormError(ValueError):
    """A text of bad form; `problems` has a line for each thing that is wrong with it."""

    def __init__(self, what: str, problems: list[str]) -> None:
        super().__init__("\n".join([f"{what}: {problems[0]}", *(f"  also: {p}" for p in problems[1:])]))
        self.problems = problems


def parse_toml(what: str, text: str) -> dict[str, object]:
    try:
        return dict(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise FormError(what, [f"not valid TOML: {error}"]) from None


def parse_json(what: str, text: str) -> object:
    try:
        value: object = json.loads(text)
    except json.JSONDecodeError as error:
        raise FormError(
            what, [f"not valid JSON: line {error.lineno}, column {error.colno}: {error.msg}"]
        ) from None
    return value


def write_toml(data: dict[str, object]) -> str:
    import tomlkit  # slow to import, and seldom needed

    return tomlkit.dumps(data)


def write_json(data: object) -> str:
    """Canonical: equal data, equal text."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def shown(value: object) -> str:
    """A value as an error quotes it."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def did_you_mean(word: str, words: Iterable[str]) -> str:
    close = get_close_matches(word, list(words), 3)
    return f" (did you mean {' or '.join(close)}?)" if close else ""


class Node:
    """A value inside a document: it knows its path and collects what is wrong with it."""

    def __init__(self, value: object, path: str, problems: list[str]) -> None:
        self.value = value
        self.path = path
        self.problems = problems
        self._read: set[str] = set()

    def wrong(self, expected: str) -> None:
        self.problems.append(f"{self.path or 'document'}: found {shown(self.value)}, expected {expected}")

    # --- scalars; a wrong one is reported and stands in with a harmless value

    def text(self, allowed: Iterable[str] | None = None, expected: str = "a text") -> str:
        if not isinstance(self.value, str):
            self.wrong(expected if allowed is None else f"one of {listed(allowed)}")
            return ""
        if allowed is not None:
            allowed = list(allowed)
            if self.value not in allowed:
                self.wrong(f"one of {listed(allowed)}")
                return allowed[0] if allowed else ""
        return self.value

    def integer(self, low: int, high: int | None = None) -> int:
        value = self.value
        is_integer = isinstance(value, int) and not isinstance(value, bool)
        if is_integer and isinstance(value, int) and value >= low and (high is None or value <= high):
            return value
        self.wrong(f"a whole number from {low}" + ("" if high is None else f" to {high}"))
        return low

    def flag(self) -> bool:
        if isinstance(self.value, bool):
            return self.value
        self.wrong("true or false")
        return False

    # --- containers

    def items(self, most: int | None = None) -> list["Node"]:
        if not isinstance(self.value, list):
            self.wrong("a list")
            return []
        if most is not None and len(self.value) > most:
            self.wrong(f"at most {most} items")
        return [Node(item, f"{self.path}[{index}]", self.problems) for index, item in enumerate(self.value)]

    def texts(self) -> list[str]:
        return [item.text() for item in self.items()]

    def get(self, key: str) -> "Node | None":
        """The value under the key, or None if it is not given."""
        self._read.add(key)
        if not isinstance(self.value, dict) or key not in self.value:
            return None
        return Node(self.value[key], f"{self.path}.{key}" if self.path else key, self.problems)

    def need(self, key: str, expected: str) -> "Node":
        """The value under a key that must be there."""
        node = self.get(key)
        if node is None:
            self.problems.append(f"{self.path or 'document'}: {key} is missing, expected {expected}")
            return Node(None, f"{self.path}.{key}", [])
        return node

    def only_these(self) -> None:
        """Report a value that is no table, and every key that was not read."""
        if not isinstance(self.value, dict):
            self.wrong("a table")
            return
        for key in self.value:
            if key not in self._read:
                where = self.path or "document"
                self.problems.append(
                    f"{where}: unknown key {shown(key)}, expected {listed(sorted(self._read))}"
                )
