"""The page's types say what the server's do: the same fields, of the same kinds, null where it may be."""

import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from honjin.server import wire

TYPES: Final = (Path(__file__).parents[2] / "src/honjin/web/src/api/types.ts").read_text("utf-8")

# What the server tells, by the page's name for it.
TOLD: Final[dict[str, type[msgspec.Struct]]] = {
    "Refusal": wire.RefusalText, "Me": wire.Me, "Setting": wire.SettingInfo, "Level": wire.LevelInfo,
    "GameInfo": wire.GameInfo, "CardFace": wire.CardInfo, "Rule": wire.RuleInfo, "Phrase": wire.Phrase,
    "SeatInfo": wire.SeatInfo, "TableInfo": wire.TableInfo, "Odds": wire.Odds, "Considered": wire.Considered,
    "Advice": wire.Advice, "Option": wire.OptionInfo, "Decision": wire.Asking, "LogLine": wire.Line,
    "StoryLine": wire.StoryLine, "Outcome": wire.Ending, "ClockState": wire.ClockState,
    "ChatLine": wire.ChatLine, "State": wire.State, "ReplayInfo": wire.ReplayInfo, "Moment": wire.Moment,
    "GuideStep": wire.GuideStep, "Guide": wire.Guide, "CarryLink": wire.CarryLink,
    "SessionInfo": wire.SessionInfo, "Presence": wire.Presence, "SealInfo": wire.SealInfo,
    "BrokenSeal": wire.BrokenSeal, "Archive": wire.Archive, "ArchivedChoice": wire.ArchivedChoice,
}  # fmt: skip
# What it is asked with.
ASKED: Final[dict[str, type[msgspec.Struct]]] = {
    "TableWish": wire.TableWish,
    "SeatWish": wire.SeatWish,
    "Clock": wire.ClockWish,
}
KINDS: Final = {"integer": "number"}


def split(text: str, mark: str) -> list[str]:
    """At the marks that stand inside no bracket."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "{[(<") - (letter in "}])>")
        if letter == mark and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def interface(name: str) -> dict[str, str]:
    """The fields of an interface in types.ts, with those of the one it extends."""
    found = re.search(
        rf"^export interface {name}(?: extends (\w+))? {{(.*?)}}$", TYPES, re.MULTILINE | re.DOTALL
    )
    assert found is not None, name
    body = re.sub(r"/\*\*.*?\*/", "", found[2], flags=re.DOTALL)
    fields = dict(re.split(r"\s*:\s*", field, maxsplit=1) for field in split(body, ";"))
    return {**(interface(found[1]) if found[1] else {}), **fields}


def kinds_of(written: str) -> set[str]:
    """What JSON holds for a type of the page."""
    kinds = set()
    for part in split(written, "|"):
        alias = re.search(rf'^export type {re.escape(part)} = ("[^;]*);', TYPES, re.MULTILINE)
        if part in ("string", "number", "boolean", "null"):
            kinds.add(part)
        elif part.startswith('"') or alias:
            kinds.add("string")
        else:
            kinds.add("array" if part.endswith("]") else "object")
    return kinds


def schema_kinds(schema: dict[str, Any], all_: dict[str, Any]) -> set[str]:
    """What JSON holds for a part of the server's schema."""
    if "$ref" in schema:
        return schema_kinds(all_[schema["$ref"].rpartition("/")[2]], all_)
    if "anyOf" in schema:
        return set().union(*(schema_kinds(one, all_) for one in schema["anyOf"]))
    if "enum" in schema or "const" in schema:
        return {"null" if one is None else "string" for one in schema.get("enum", ["x"])}
    return {KINDS.get(schema["type"], schema["type"])}


def said(struct: type[msgspec.Struct]) -> dict[str, set[str]]:
    (found,), parts = msgspec.json.schema_components(
        [struct], ref_template="#/{name}", schema_hook=lambda _: {"type": "object"}
    )
    properties = parts[found["$ref"].rpartition("/")[2]]["properties"]
    return {name: schema_kinds(schema, parts) for name, schema in properties.items()}


@pytest.mark.parametrize("name", TOLD)
def test_the_page_reads_what_the_server_tells(name: str) -> None:
    here = {field: kinds_of(written) for field, written in interface(name).items()}
    assert here == said(TOLD[name])


@pytest.mark.parametrize("name", ASKED)
def test_the_page_asks_in_the_words_of_the_server(name: str) -> None:
    known = said(ASKED[name])
    for field, written in interface(name).items():
        assert kinds_of(written) <= known[field.removesuffix("?")], field
