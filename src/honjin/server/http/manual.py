"""Manual: the rendered documentation, where there is one; read file by file, when somebody asks."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from honjin.server.http.page import INDEX, File, read

# What `make docs` rendered into this environment, else what the wheel was built with.
PLACES: Final = (Path(sys.prefix) / "share" / "honjin" / "docs", Path(__file__).parents[2] / "manual")


class Manual:
    """All files of the documentation, by their paths."""

    def __init__(self, places: Iterable[Path] = PLACES) -> None:
        self.folder = next((place for place in places if (place / INDEX).is_file()), None)
        found = [] if self.folder is None else [path for path in self.folder.rglob("*") if path.is_file()]
        self.paths = {path.relative_to(self.folder).as_posix(): path for path in found if self.folder}
        self._files: dict[str, File] = {}

    @property
    def is_built(self) -> bool:
        return INDEX in self.paths

    def find(self, path: str) -> File | None:
        """The file; a folder stands for its first page. None: there is nothing."""
        name = path.strip("/")
        for each in (name, f"{name}/{INDEX}".lstrip("/")):
            if self.folder is not None and each in self.paths:
                if each not in self._files:
                    self._files[each] = read(self.paths[each], self.folder)
                return self._files[each]
        return None
