"""A card set: numbered cards with ids and names, and the Book that states refer to."""

import unicodedata
from functools import lru_cache
from hashlib import blake2b

from honjin.core.codec import write_json
from honjin.core.machine import Book


@lru_cache(maxsize=4096)  # asked again and again for the same few hundred cards
def slug(name: str) -> str:
    """A printed name as an id: lower case, accents dropped, everything else to single hyphens."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return "-".join("".join(c if c.isalnum() else " " for c in plain).split())


class CardSet:
    """What core and tools know of a card set; each game adds what its cards have."""

    def __init__(
        self, ids: list[str], names: list[str], copies: list[int], data: list[dict[str, object]], book: Book
    ) -> None:
        self.ids = ids
        self.names = names
        self.copies = copies
        self.numbers = {id: number for number, id in enumerate(ids)}
        self.digest = blake2b(write_json(data).encode(), digest_size=8).hexdigest()
        self.book = book
        book.ids = ids

    def name(self, id: str, lang: str = "en") -> str:
        """How the card with this id is called, in a language if the game has names in each."""
        return self.names[self.numbers[id]]

    def write(self) -> str:
        """All of it as the TOML file that gives the same set again."""
        raise NotImplementedError
