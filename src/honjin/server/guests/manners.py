"""Manners: who is closed by the owner of the server, and which words are in no name and no chat."""

import unicodedata
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.guests.words import plain
from honjin.server.store.moment import now
from honjin.server.store.schema import forbidden, guests
from honjin.server.store.store import Store

WORDS_MAX: Final = 500
WORD_MAX: Final = 40  # signs
PART: Final = "*"  # at an end of a word: it is forbidden as a part of others too


def folded(text: str) -> str:
    """Without capitals, accents and signs between: as it is heard."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    kept = (sign if sign.isalnum() else " " for sign in bare if not unicodedata.combining(sign))
    return " ".join("".join(kept).split())


class Manners:
    """What the owner of the server has ordered, in memory; it is stored first."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.closed: set[str] = set()
        self.words: list[str] = []
        self._whole: set[str] = set()
        self._parts: list[str] = []

    async def read(self) -> None:
        def job(connection: Connection) -> tuple[set[str], list[str]]:
            closed = connection.execute(select(guests.c.id).where(guests.c.closed > 0)).scalars()
            words = connection.execute(select(forbidden.c.word).order_by(forbidden.c.word)).scalars()
            return set(closed), list(words)

        self.closed, words = await self.store.read(job)
        self._use(words)

    # --- closed guests

    def check_open(self, guest: Guest) -> None:
        """A closed guest finishes games, but begins none, takes no seat and says nothing."""
        if guest.id in self.closed:
            raise ApiError(403, "guest-closed")

    async def close(self, guest: str, is_closed: bool) -> None:
        change = update(guests).where(guests.c.id == guest).values(closed=now() if is_closed else 0)
        found = await self.store.write(lambda connection: connection.execute(change).rowcount)
        if not found:
            raise ApiError(404, "no-guest")
        (self.closed.add if is_closed else self.closed.discard)(guest)

    # --- words

    def _use(self, words: list[str]) -> None:
        self.words = words
        parts = [word for word in words if PART in word]
        self._whole = {folded(word) for word in words if PART not in word}
        self._parts = [folded(word) for word in parts]

    def said(self, text: str, most: int) -> str:
        """A name or a line of chat as it may be shown to others."""
        text = plain(text, most)
        heard = folded(text)
        around, tight = f" {heard} ", heard.replace(" ", "")
        if any(f" {word} " in around for word in self._whole) or any(part in tight for part in self._parts):
            raise ApiError(400, "forbidden")
        return text

    async def forbid(self, words: list[str]) -> None:
        """These words and no others."""
        found = sorted({plain(word, WORD_MAX).casefold() for word in words})
        if len(found) > WORDS_MAX:
            raise ApiError(400, "too-many-words", most=WORDS_MAX)
        if any(not folded(word) for word in found):
            raise ApiError(400, "words")

        def job(connection: Connection) -> None:
            connection.execute(delete(forbidden))
            if found:
                connection.execute(insert(forbidden), [{"word": word} for word in found])

        await self.store.write(job)
        self._use(found)
