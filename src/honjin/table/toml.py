"""Writing TOML: plain data as a document, tables after values, every list of tables under headings."""

import json
import re
from collections.abc import Iterator, Mapping

BARE = re.compile(r"[A-Za-z0-9_-]+")


def write_toml(data: Mapping[str, object]) -> str:
    """The document that tomllib reads as this data."""
    return "\n".join([*lines(data, ""), ""]).lstrip("\n")


def lines(table: Mapping[str, object], path: str) -> Iterator[str]:
    """The values of a table, then its tables and lists of tables, each under a heading."""
    below: list[str] = []
    for name, value in table.items():
        where = path + key(name)
        if isinstance(value, Mapping):
            below += ["", f"[{where}]", *lines(value, f"{where}.")]
        elif isinstance(value, list | tuple) and value and all(isinstance(entry, Mapping) for entry in value):
            for entry in value:
                below += ["", f"[[{where}]]", *lines(entry, f"{where}.")]
        else:
            yield f"{key(name)} = {inline(value)}"
    yield from below


def inline(value: object) -> str:
    """A value on one line."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{key(name)} = {inline(entry)}' for name, entry in value.items())}}}"
    raise TypeError(f"found {value!r}, expected a text, a number, true or false, a list or a table")


def key(name: str) -> str:
    return name if BARE.fullmatch(name) else quoted(name)


def quoted(text: str) -> str:
    """JSON escapes what TOML does, but for one control character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
