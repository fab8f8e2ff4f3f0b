"""The reference of the public names, from their docstrings and signatures."""

import inspect
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Final

import honjin
from honjin.bots.bot import Considered, Thought
from honjin.table.choice import Choice
from honjin.table.game import CardFace, Setting
from honjin.table.observation import Observation
from honjin.table.table import Question
from manual.staging import cite_rules

PAGE: Final = "reference.md"
HEAD: Final = """# Python reference

*Written from the docstrings.* `import honjin` offers every name here; the [README](index.md#from-python)
shows them at work, [Write a bot](write-a-bot.md) and [Formats](formats.md) say more.
"""
# Names without a docstring of their own.
VALUES: Final = {
    "LANGUAGES": "The languages of all texts, `en` and `fr`: the values that every `lang` takes.",
    "compiled": "Whether the engine that runs is the compiled one; both play the same games.",
}
# What the public names hand out, although nobody makes one.
HANDED_OUT: Final = (Question, Observation, Choice, CardFace, Setting, Thought, Considered)
MODULES: Final = re.compile(r"\b(?:honjin|collections|pathlib|fractions)(?:\.\w+)*\.(?=[A-Z])")
# A game has more for those who write one: see adding-a-game.md.
ONLY: Final = {
    honjin.Game: ("card_set", "card_face", "players_for", "check_options", "new", "load", "position"),
}


def pages() -> Iterator[tuple[str, str]]:
    yield PAGE, cite_rules(reference(), PAGE)


def reference() -> str:
    named = {name: getattr(honjin, name) for name in honjin.__all__}
    classes = [thing for thing in named.values() if inspect.isclass(thing)]
    lines = [HEAD, "## Functions and values"]
    for name, thing in named.items():
        if inspect.isfunction(thing):
            lines += entry(f"honjin.{name}", name, thing, 3)
        elif name in VALUES:
            lines += ["", f"### honjin.{name} {{ #{name} }}", "", VALUES[name]]
    for title, kinds in (("Classes", classes), ("What they hand out", HANDED_OUT)):
        lines += ["", f"## {title}"]
        for kind in kinds:
            lines += class_lines(kind)
    return "\n".join(lines) + "\n"


def class_lines(kind: type) -> list[str]:
    """A class, what it holds, and what can be asked of it."""
    lines = ["", f"### {kind.__name__} {{ #{anchor(kind.__name__)} }}", "", doc(kind)]
    if issubclass(kind, Exception):
        lines += ["", f"A `{kind.__bases__[0].__name__}`."]
    if is_dataclass(kind):
        lines += [
            "",
            *(f"- `{each.name}`: `{plain(inspect.formatannotation(each.type))}`" for each in fields(kind)),
        ]
    for member, thing in members(kind):
        lines += entry(f"{kind.__name__}.{member}", f"{kind.__name__}.{member}", thing)
    return lines


def members(kind: type) -> list[tuple[str, object]]:
    """What the class itself offers to whoever plays."""
    return [
        (name, thing)
        for name, thing in vars(kind).items()
        if is_offered(thing) and (name in ONLY[kind] if kind in ONLY else not name.startswith("_"))
    ]


def is_offered(thing: object) -> bool:
    return inspect.isfunction(thing) or isinstance(thing, classmethod) or is_property(thing)


def is_property(thing: object) -> bool:
    return isinstance(thing, property) or type(thing).__name__ == "cached_property"


def function(thing: object) -> type:
    """What stands behind a property or a class method."""
    for name in ("fget", "func", "__func__"):
        thing = getattr(thing, name, None) or thing
    return thing  # type: ignore[return-value]  # inspect takes any of them


def entry(title: str, name: str, thing: object, depth: int = 4) -> list[str]:
    shown = plain(str(inspect.signature(function(thing), eval_str=False)))
    shown = re.sub(r"\((?:self|cls)(?:, )?", "(", shown)
    if is_property(thing):
        shown = shown.replace("() ->", ":") if "->" in shown else ""
    return [
        "",
        f"{'#' * depth} {title} {{ #{anchor(name)} }}",
        "",
        f"```python\n{title}{shown}\n```",
        "",
        doc(thing),
    ]


def doc(thing: object) -> str:
    return inspect.getdoc(function(thing)) or ""


def plain(signature: str) -> str:
    """Types by their last name; texts of forward names as the names."""
    return re.sub(r"(?<=[:>] )'([^']+)'", r"\1", MODULES.sub("", signature))


def anchor(name: str) -> str:
    """Classes and functions may differ in their first letter only: Game and game."""
    return f"class-{name}" if name[0].isupper() and "." not in name and name != "LANGUAGES" else name
