"""Pages that list the files of a folder: decisions, balance and results."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from manual.staging import DOCS
from manual.tabular import code, table

ABOUT: Final = {
    "decisions": (
        "Decisions",
        "Why Honjin is as it is: what was chosen, instead of what, and at what price.",
    ),
    "balance": ("Balance", "How the reconstructed sets were measured and what was changed."),
}
RESULTS: Final = """# Results

What the long checks found, as they wrote it: `make deep` plays and checks a game, `make ladders`
measures the levels, `make deep-serve` attacks a server.
"""


def pages() -> Iterator[tuple[str, str]]:
    for folder, (title, said) in ABOUT.items():
        links = [f"- [{title_of(path)}]({path.name})" for path in documents(folder)]
        yield f"{folder}/index.md", "\n".join([f"# {title}", "", said, "", *links, ""])
    yield "results/index.md", "\n".join([RESULTS, *results()])


def documents(folder: str) -> list[Path]:
    return sorted((DOCS / folder).glob("*.md"))


def title_of(path: Path) -> str:
    return path.read_text("utf-8").partition("\n")[0].removeprefix("# ")


def results() -> list[str]:
    rows = []
    for path in sorted((DOCS / "results").glob("*.json")):
        told = json.loads(path.read_text("utf-8"))
        rows.append([f"[{path.stem}]({path.name})", told["date"], code(told["commit"]), told["machine"]])
    return table(("Result", "Date", "Commit", "Machine"), rows)
