"""What the documents show is what happens."""

import contextlib
import io
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"```(\w*)\n(.*?)```", re.DOTALL)


def test_the_example_of_the_readme_prints_what_it_says() -> None:
    blocks = BLOCK.findall((ROOT / "README.md").read_text("utf-8"))
    (at,) = [index for index, (language, _) in enumerate(blocks) if language == "python"]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(blocks[at][1], {})
    assert said.getvalue() == blocks[at + 1][1]


@pytest.mark.parametrize(
    "path", [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))], ids=lambda path: path.name
)
def test_links_between_documents_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), f"{path.name} links to {target}"


def test_decisions_are_short() -> None:
    for path in (ROOT / "docs" / "decisions").glob("*.md"):
        assert len(path.read_text("utf-8").splitlines()) <= 30, path.name


LISTING = re.compile(r"<!-- (tests/games/\S+) -->\n```\w*\n(.*?)```", re.DOTALL)


def test_the_listings_of_the_small_game_are_its_files() -> None:
    """Shown in pieces, a file is whole: nothing is left out between them but blank lines."""
    shown: dict[str, str] = {}
    for path, text in LISTING.findall((ROOT / "docs" / "adding-a-game.md").read_text("utf-8")):
        shown[path] = shown.get(path, "") + text
    assert len(shown) == 3
    for path, text in shown.items():
        filled = [line for line in (ROOT / path).read_text("utf-8").splitlines() if line]
        assert [line for line in text.splitlines() if line] == filled, path
