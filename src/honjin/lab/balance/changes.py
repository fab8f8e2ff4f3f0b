"""Changes: in which cards, tiles and items two card sets differ."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from honjin.table.card_set import CardSet, slug

UNPLAYED: Final = ("certainty", "french")  # fields that no game depends on


@dataclass(frozen=True)
class Change:
    """One thing that differs: in which list of the file it stands, its id, and whether each set has it."""

    of: str
    id: str
    before: bool
    after: bool


def entries(cards: CardSet) -> dict[tuple[str, str], Any]:
    """Everything in a set by its list and its id: a card's or an item's, a tile's clan, a row's number."""
    data = tomllib.loads(cards.write())
    ids = iter(cards.ids)
    found: dict[tuple[str, str], Any] = {}
    for name, items in data.items():
        if not isinstance(items, list):
            continue
        for number, item in enumerate(items):
            if name == "cards":
                id = next(ids)
            elif isinstance(item, Mapping):
                id = slug(item["name"]) if "name" in item else item["clan"]
            else:
                id = str(number + 1)
            found[name, id] = played_part(item)
    return found


def played_part(item: Any) -> Any:
    if not isinstance(item, Mapping):
        return item
    return {field: value for field, value in item.items() if field not in UNPLAYED}


def changes(before: CardSet, after: CardSet) -> list[Change]:
    """In the order of the sets, what is new last."""
    old, new = entries(before), entries(after)
    return [Change(*key, key in old, key in new) for key in {**old, **new} if old.get(key) != new.get(key)]
