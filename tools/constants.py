"""The constants of the engine, from the lists that each game declares: `python -m tools.constants`."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from runpy import run_path
from typing import Final

from honjin.table.lists import DETAIL, KIND, KIND_MASK, Constant, Lists, Word

GAMES: Final = Path("src/honjin/games")
MADE: Final = "Made from {lists} by `python -m tools.constants`; change that, not this."


def main() -> None:
    for path, text in made_modules().items():
        path.write_text(text, encoding="utf-8")


def made_modules() -> dict[Path, str]:
    """Every module of constants that a game's lists lead to, by its path."""
    modules = {}
    for place in sorted(GAMES.glob("*/lists.py")):
        lists = run_path(str(place))["LISTS"]  # not imported: the game itself may lack a constant as yet
        for name, about, constants in sections(lists):
            made = MADE.format(lists="../lists.py")
            lines = [f'"""{about}', "", made, '"""', "", "from typing import Final", "", *written(constants)]
            modules[place.parent / "engine" / f"{name}.py"] = "\n".join(lines) + "\n"
    return modules


def sections(lists: Lists) -> Iterator[tuple[str, str, Sequence[Constant]]]:
    """The name of each module, what it is about, and its constants."""
    yield "layout", "Where everything lies in the buffer.", list(lists.cells.named.values())
    told = [Constant(fact.name, lists.fact(fact.name), fact.other) for fact in lists.facts]
    told += [Constant(w.name, number, w.word) for number, w in enumerate(lists.words) if isinstance(w, Word)]
    yield "facts", "What can happen, with the second detail of each; then the words that facts tell.", told
    kinds = [Constant("KIND", KIND), Constant("KIND_MASK", KIND_MASK), Constant("DETAIL", DETAIL)]
    kinds += [Constant(kind.name, lists.option(kind.name), kind.notation) for kind in lists.options]
    yield "options", "What can be chosen: a kind, then up to two details.", kinds
    bits = [Constant("OTHER_QUESTION", 1)]
    bits += [Constant(failed.name, lists.condition(failed.name), failed.rule) for failed in lists.conditions]
    yield "conditions", "What a choice can fail, as bits, and the rule behind it.", bits


def written(constants: Sequence[Constant]) -> Iterator[str]:
    bits = constants[0].name in ("KIND", "OTHER_QUESTION")
    for constant in constants:
        value = f"0x{constant.value:X}" if bits else str(constant.value)
        yield f"{constant.name}: Final = {value}" + (f"  # {constant.about}" if constant.about else "")


if __name__ == "__main__":
    main()
