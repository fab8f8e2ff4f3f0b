"""A card set: numbered cards with ids and names, and the Book that states refer to."""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import ClassVar, Final

from honjin.engine.machine import STACK_MAX, Book, Effect
from honjin.engine.zones import ZoneBook
from honjin.table.forms import PATH_MAX, Phrase, cut, shown, write_json
from honjin.table.layout import Layout
from honjin.table.text import LANGUAGES

NAME_MAX: Final = 60  # characters; the longest official name has 28
LENGTH_MAX: Final = 1000  # steps of one effect; so 40 that wait stay far below the machine's cap
HOLE: Final = "\N{OBJECT REPLACEMENT CHARACTER}"  # where card texts put what is longer than a message holds

LIGATURES = str.maketrans({"œ": "oe", "Œ": "Oe", "æ": "ae", "Æ": "Ae"})


@lru_cache(maxsize=4096)  # asked again and again for the same few hundred cards
def slug(name: str) -> str:
    """A printed name as an id: lower case, accents dropped, everything else to single hyphens."""
    plain = (
        unicodedata.normalize("NFKD", name.translate(LIGATURES)).encode("ascii", "ignore").decode().lower()
    )
    return "-".join("".join(c if c.isalnum() else " " for c in plain).split())


# --- what is wrong with a card of a user's set, whatever the game


def name_problems(path: str, name: str) -> list[Phrase]:
    """A name that would break lines, tables or texts; one that is missing has been told already."""
    if not name or (len(name) <= NAME_MAX and name.isprintable() and HOLE not in name):
        return []
    expected = Phrase("expected-short-name", most=NAME_MAX)
    return [Phrase("form-wrong", path=cut(path, PATH_MAX), found=shown(name), expected=expected)]


def effect_problems(path: str, effect: Effect, below: int) -> list[Phrase]:
    """An effect that does not fit on the stack above what waits below it, or takes too many steps."""
    problems = []
    room, length = int(effect.room()), int(effect.length())
    if below + room > STACK_MAX:
        problems.append(Phrase("form-deep-effect", path=path, found=room, most=STACK_MAX - below))
    if length > LENGTH_MAX:
        problems.append(Phrase("form-long-effect", path=path, found=length, most=LENGTH_MAX))
    return problems


def text_problems(path: str, texts: Callable[[str], str]) -> list[Phrase]:
    """A card that cannot be read in every language."""
    problems = []
    for lang in LANGUAGES:
        try:
            said = texts(lang)
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
            problems.append(Phrase("form-no-text", path=path, lang=lang, error=str(error)))
        else:
            if HOLE in said or not said.strip():
                problems.append(Phrase("form-no-text", path=path, lang=lang, error=shown(said)))
    return problems


class CardSet:
    """What core and tools know of a card set; each game adds what its cards have."""

    item_groups: ClassVar[Mapping[str, str]] = {}  # lists that are no cards: what is before their ids

    def __init__(
        self, ids: list[str], names: list[str], copies: list[int], data: list[dict[str, object]], book: Book
    ) -> None:
        self.ids = ids
        self.names = names
        self.copies = copies
        self.numbers = {id: number for number, id in enumerate(ids)}
        self.digest = blake2b(write_json(data).encode(), digest_size=8).hexdigest()
        self.book = book
        self.depths = [0] * len(ids)  # how many effects wait at most while the card resolves, by number
        book.ids = ids

    def name(self, id: str, lang: str = "en") -> str:
        """How the card with this id is called, in a language if the game has names in each."""
        return self.names[self.numbers[id]]

    def write(self) -> str:
        """All of it as the TOML file that gives the same set again."""
        raise NotImplementedError


def plain_set(
    names: Sequence[str], copies: Sequence[int], effects: Mapping[str, Effect], layout: Layout
) -> CardSet:
    """Cards that are names and nothing more, and the effects that drive the game, by their paths."""
    book = ZoneBook()
    for path, effect in effects.items():
        book.add(path, effect)
    layout.tell_zones(book, list(copies))
    ids = [slug(name) for name in names]
    data: list[dict[str, object]] = [
        {"id": id, "copies": count} for id, count in zip(ids, copies, strict=True)
    ]
    return CardSet(ids, list(names), list(copies), data, book)
