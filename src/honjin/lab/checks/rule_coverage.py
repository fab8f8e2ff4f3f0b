"""Rule coverage: for every rule, the code that cites it and the tests named after it."""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import honjin
from honjin.table.text import CORE, Rule, rules

SOURCE = Path(honjin.__file__).parent
CITED = re.compile(r"\b[A-Z]{2}-[A-Z]\d+\b")
CONSTANT = re.compile(r"\bids\.([A-Z]\d+)\b")
REFEREE = "test_referee.py"
Places = dict[str, list[str]]
TEST = re.compile(r"^ *(?:async )?def (test_([a-z]{2})_([a-z]\d+)(?:_\w+)?)\(", re.MULTILINE)


@dataclass
class Cover:
    """One rule, and by file the lines of code that cite it and the tests named after it."""

    rule: Rule
    code: Places = field(default_factory=dict)
    tests: Places = field(default_factory=dict)

    @property
    def is_tested(self) -> bool:
        """By more than what the lab's referee makes of the rule: that says nothing of the game."""
        return any(file != REFEREE for file in self.tests)


def rule_cover(tests: Path) -> dict[str, Cover]:
    """Every rule of Honjin and of its games, in the order of the rulebooks."""
    packages = [CORE, *(game.package for game in map(honjin.game, honjin.games()))]
    cover = {id: Cover(rule) for package in packages for id, rule in rules(package).items()}
    for id, file, line in citations():
        if id in cover:
            cover[id].code.setdefault(file, []).append(line)
    for id, file, test in named_tests(tests):
        if id in cover:
            cover[id].tests.setdefault(file, []).append(test)
    return cover


def unknown_rules(tests: Path, known: Collection[str]) -> list[str]:
    """The tests that are named after a rule that does not exist."""
    return [f"{file}::{test}" for id, file, test in named_tests(tests) if id not in known]


def citations() -> Iterator[tuple[str, str, str]]:
    """A rule is cited by its id, or inside its game as a constant of ids.py."""
    games = map(honjin.game, honjin.games())
    prefixes = {SOURCE.joinpath(*game.package.split(".")[1:]): game.prefix for game in games}
    for path in sorted(SOURCE.rglob("*.py")):
        prefix = next((prefix for folder, prefix in prefixes.items() if folder in path.parents), "")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            cited = [*CITED.findall(line), *(f"{prefix}-{name}" for name in CONSTANT.findall(line))]
            yield from ((id, str(path.relative_to(SOURCE)), str(number)) for id in dict.fromkeys(cited))


def named_tests(tests: Path) -> Iterator[tuple[str, str, str]]:
    for path in sorted(tests.rglob("test_*.py")):
        for name, prefix, number in TEST.findall(path.read_text("utf-8")):
            yield f"{prefix}-{number}".upper(), str(path.relative_to(tests)), name
