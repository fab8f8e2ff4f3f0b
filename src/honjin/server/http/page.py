"""The page: the built front end, kept in memory; every path that is no file is a view of the one page."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

DIST: Final = Path(__file__).parents[2] / "web" / "dist"
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"  # names under assets/ change with the content
FRESH: Final = "no-cache"
KINDS: Final = {".webmanifest": "application/manifest+json"}  # which not every system knows


@dataclass(frozen=True)
class File:
    """A file of the page, plain and compressed."""

    body: bytes
    compressed: bytes | None
    kind: str
    tag: str
    keep: str


class Page:
    """All files of the built page, by their paths."""

    def __init__(self, folder: Path = DIST) -> None:
        self.files = {
            str(path.relative_to(folder)): read(path, folder) for path in folder.rglob("*") if path.is_file()
        }

    @property
    def is_built(self) -> bool:
        return INDEX in self.files

    def find(self, path: str) -> File | None:
        """The file, or the one page for a path without an ending; None: there is nothing."""
        name = path.strip("/")
        if name in self.files:
            return self.files[name]
        return None if "." in name.rpartition("/")[2] else self.files.get(INDEX)


def read(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/") or kind in ("application/javascript", "application/json"):
        kind += "; charset=utf-8"
    compressed = gzip.compress(body, mtime=0)
    kept = FOREVER if path.relative_to(folder).parts[0] == "assets" else FRESH
    tag = f'"{hashlib.blake2b(body, digest_size=8).hexdigest()}"'
    return File(body, compressed if len(compressed) < 0.9 * len(body) else None, kind, tag, kept)
