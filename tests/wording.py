"""Which messages a package has, read from its files."""

from collections.abc import Iterable

from fluent.syntax import FluentParser, ast

from honjin.table.text import message_files

# What clients say of a game, a file each; all else the table and the cards ask for.
CLIENTS = ("board", "study", "tables")
HINTS = ("reasons",)


def messages(package: str, lang: str) -> set[str]:
    """All of them, each there once."""
    return read(path.read_text("utf-8") for path in message_files(package, lang))


def client_messages(package: str, lang: str, clients: tuple[str, ...] = CLIENTS) -> set[str]:
    files = [path for path in message_files(package, lang) if path.name.split(".")[0] in clients]
    return read(path.read_text("utf-8") for path in files)


def read(texts: Iterable[str]) -> set[str]:
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(set(names)) == len(names)
    return set(names)
