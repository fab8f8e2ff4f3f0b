"""Heading: what the header of a stored game says of itself, read so that nothing in it can be an error."""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from honjin.games import GAMES
from honjin.server.wire import DealKind
from honjin.table.forms import parse_toml
from honjin.table.record import SEALED

HEAD_MAX: Final = 4096  # characters; what matters stands before an embedded position
POSITION: Final = "\n[position"
DAMAGED: Final = "damaged"
OBSTACLES: Final = ("game", "rules", "cards", DAMAGED)


@dataclass(frozen=True)
class Heading:
    """The game, and by which rules and cards it was played, as far as that can be read."""

    game: str = ""
    rules: int | None = None
    cards: str | None = None
    players: int | None = None
    options: dict[str, str] = field(default_factory=dict)
    deal: DealKind = "server"
    seed: str | None = None

    @property
    def here(self) -> int | None:
        """The version of the game's rules in this Honjin."""
        return GAMES[self.game].rules_version if self.game in GAMES else None

    @property
    def obstacle(self) -> str | None:
        """Why it cannot be replayed here: other game, rules or cards, or nothing can be read."""
        if self.game not in GAMES:
            return "game" if self.game else DAMAGED
        if self.rules != self.here:
            return "rules"
        return "cards" if self.cards != GAMES[self.game].card_set(None).digest else None


@lru_cache(maxsize=4096)
def read_heading(header: str) -> Heading:
    """Whatever stands there."""
    try:
        found = parse_toml("record", header[:HEAD_MAX].partition(POSITION)[0])
    except Exception:
        return Heading()
    game, rules, cards = found.get("game"), found.get("rules"), found.get("cards")
    players, options = found.get("players"), found.get("options")
    return Heading(
        game if isinstance(game, str) else "",
        rules if isinstance(rules, int) else None,
        cards if isinstance(cards, str) else None,
        players if isinstance(players, int) else None,
        {str(name): str(value) for name, value in options.items()} if isinstance(options, dict) else {},
        "sealed"
        if "seal" in found or found.get("deal") == SEALED
        else "known"
        if "deal" in found
        else "server",
        seed if isinstance(seed := found.get("seed"), str) else None,
    )
