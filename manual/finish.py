"""Finishing: what the server's policy asks of a page, and the language of the French ones."""

import os
import re
from hashlib import blake2b
from pathlib import Path
from typing import Final

INLINE: Final = re.compile(r"<script>(.+?)</script>", re.DOTALL)
ARTICLE: Final = "<article"
SHEETS: Final = "assets/sheets.js"  # before all other scripts


def finish(site: Path) -> None:
    """Scripts into files of their own, so that no page needs a policy that allows others."""
    (site / "404.html").unlink()  # the server has its own, and this one believes to be at the top
    for path in site.rglob("*.html"):
        text = path.read_text("utf-8")
        if path.name.endswith(".fr.html"):
            text = text.replace(ARTICLE, f'{ARTICLE} lang="fr"', 1)
        first = f'<head>\n<script src="{os.path.relpath(site / SHEETS, path.parent)}"></script>'
        text = text.replace("<head>", first, 1)
        path.write_text(move_scripts(text, path, site), "utf-8")


def move_scripts(text: str, path: Path, site: Path) -> str:
    def moved(script: re.Match[str]) -> str:
        name = f"assets/javascripts/inline.{blake2b(script[1].encode(), digest_size=4).hexdigest()}.js"
        (site / name).write_text(script[1], "utf-8")
        return f'<script src="{os.path.relpath(site / name, path.parent)}"></script>'

    return INLINE.sub(moved, text)
