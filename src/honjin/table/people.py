"""People: what those at a table are called for whoever reads."""

from collections.abc import Mapping, Sequence

from honjin.table.text import CORE, Argument, Texts

Names = Sequence[str]  # by seat; who has none is called by place at the table


class People:
    """The seats of a table for one reader: a seat, or None, a spectator."""

    def __init__(self, players: int, reader: int | None, names: Names = ()) -> None:
        self.players = players
        self.reader = reader
        self.names = names

    def name(self, seat: int, lang: str) -> str:
        """As anybody calls the seat."""
        given = self.names[seat] if 0 <= seat < len(self.names) else ""
        return given or Texts(CORE)(lang, "player-number", {"number": seat + 1})

    def word(self, seat: int) -> str:
        """As the reader does: you, the only other one, or by name."""
        if seat == self.reader:
            return "you"
        is_rival = self.reader is not None and self.players == 2 and not any(self.names)
        return "rival" if is_rival else "name"

    def who(self, seat: int, lang: str) -> dict[str, Argument]:
        """Somebody who does something."""
        return {"who": self.word(seat), "name": self.name(seat, lang)}

    def place(self, slot: str, lang: str, by: int = -1) -> dict[str, Argument]:
        """A place such as 1:II.3, and whose army that is; `by` is who acts there."""
        army, _, at = slot.partition(":")
        row, _, column = at.partition(".")
        owner = int(army)
        whose = "own" if owner == by and owner != self.reader else self.word(owner)
        named: dict[str, Argument] = {"whose": whose, "owner": self.name(owner, lang), "row": row}
        return {**named, "column": int(column), "nth": 0}

    def told(self, args: Mapping[str, Argument], lang: str) -> dict[str, Argument]:
        """What an option or a refusal names, with people and places in words."""
        seat, slot = args.get("seat"), args.get("place")
        named = dict(args)
        if isinstance(seat, int):
            named |= self.who(seat, lang)
        if isinstance(slot, str) and slot:
            named = self.place(slot, lang) | named
        return named
