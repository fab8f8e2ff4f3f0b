"""Render the site: `python -m manual FOLDER`."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from manual import indexes, notation, reference, rulebook, vocabulary
from manual.finish import finish
from manual.links import faults
from manual.navigation import as_toml, every_page, navigation
from manual.staging import ROOT, stage

HERE: Final = Path(__file__).parent
ICON: Final = ROOT / "src" / "honjin" / "web" / "public" / "icon.svg"


def written_pages() -> Iterator[tuple[str, str]]:
    """All pages that nobody wrote by hand."""
    for module in (reference, notation, vocabulary, rulebook, indexes):
        yield from module.pages()


def gather(folder: Path) -> None:
    """All pages and files that are rendered, into an empty folder."""
    stage(folder)
    for name, text in written_pages():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    (folder / "assets").mkdir()
    for name in ("honjin.css", "sheets.js"):
        shutil.copyfile(HERE / name, folder / "assets" / name)
    shutil.copyfile(ICON, folder / "assets" / "honjin.svg")


def lost_pages(folder: Path) -> list[str]:
    """Pages that the navigation does not show, or shows twice, and such as do not exist."""
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*.md")}
    shown = every_page(navigation())
    return sorted(there ^ set(shown)) + sorted({page for page in shown if shown.count(page) > 1})


def configuration() -> str:
    placed = f'docs_dir = "pages"\nsite_dir = "site"\nnav = {as_toml(navigation())}'
    return (HERE / "zensical.toml").read_text("utf-8").replace("[project]", f"[project]\n{placed}", 1)


def render(target: Path) -> list[str]:
    """The whole site; what is wrong with it. A site with faults does not take the place of the last."""
    with TemporaryDirectory(prefix="honjin-docs-") as name:
        scratch = Path(name)
        gather(scratch / "pages")
        if lost := lost_pages(scratch / "pages"):
            return [f"{page}: not in the navigation exactly once" for page in lost]
        (scratch / "zensical.toml").write_text(configuration(), "utf-8")
        command = [sys.executable, "-m", "zensical", "build", "--strict"]
        environment = {**os.environ, "NO_COLOR": "1"}
        done = subprocess.run(command, cwd=scratch, env=environment, capture_output=True, text=True)
        if done.returncode:
            return [(done.stdout + done.stderr).partition("Traceback")[0].strip()]
        finish(scratch / "site")
        if found := faults(scratch / "site"):
            return found
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(scratch / "site", target)
    return []


if __name__ == "__main__":
    if problems := render(Path(sys.argv[1])):
        sys.exit("\n".join(["honjin: the documentation was not rendered:", *problems]))
