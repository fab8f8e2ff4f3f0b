"""Do the tests find faults? Plants those of planted_faults.toml in a copy of the tree, one at a time.

    python bench/planted_faults.py [--only NAME ...] [--layer LAYER ...] [--tree FOLDER] [--jobs 2] [--long]

First come the tests that are likely to find a fault, then all quick ones (with --long all but the slow), on
the interpreted engine; for the page those of vitest. A fault counts as found if what it is planted in still
compiles and a test fails that passes without it. One whose text was reworded has to be written anew; its
earlier wording stays with it, so that an older tree (--tree, with a .venv and node modules of its own, as
`make install` leaves them) can be compared: are its tests any better or worse at finding the same faults?
"""

import argparse
import contextlib
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

from fluent.syntax import FluentParser, ast

ROOT: Final = Path(__file__).resolve().parents[1]
FAULTS: Final = Path(__file__).with_suffix(".toml")
SOURCE: Final = Path("src/honjin")
WEB: Final = SOURCE / "web"
SUFFIXES: Final = (".py", ".ts", ".svelte", ".ftl", ".toml")
LEFT_OUT: Final = shutil.ignore_patterns(
    ".venv", ".git", "node_modules", "__pycache__", ".*_cache", ".hypothesis", ".deep", ".coverage*"
)
QUICK: Final = "not slow and not long"
LONG: Final = "not slow"
SLOW: Final = "slow"
SECONDS: Final = 120  # for one test: a fault may let it wait for ever
TRIES: Final = 3  # with what fails without the fault too left out
FOUND: Final = "found by"

Ran = tuple[list[str], str]  # the tests that failed, and the last line of what was said


@dataclass(frozen=True)
class Fault:
    """What is in the source, what comes in its place, where tests for it are, and how older trees have it."""

    name: str
    layer: str
    find: str
    plant: str
    tests: list[str]
    earlier: dict[str, str] = field(default_factory=dict)  # another text to find: what comes in its place

    @property
    def wordings(self) -> list[tuple[str, str]]:
        return [(self.find, self.plant), *self.earlier.items()]


@dataclass(frozen=True)
class Verdict:
    word: str
    detail: str = ""

    @property
    def is_found(self) -> bool:
        return self.word == FOUND


class Tree:
    """A copy of a tree, in which one fault at a time is planted."""

    def __init__(self, original: Path, folder: Path, workers: int) -> None:
        self.root = folder / "tree"
        self.workers = workers
        shutil.copytree(original, self.root, ignore=LEFT_OUT)
        modules = original / WEB / "node_modules"
        if modules.exists():
            (self.root / WEB / "node_modules").symlink_to(modules.resolve())
        own = original / ".venv/bin/python"
        self.python = str(own) if own.exists() else sys.executable
        programs = f"{os.environ['PATH']}:{Path(self.python).parent}"
        engine = {"PYTHONPATH": str(self.root / "src"), "HONJIN_ENGINE": "pure"}
        self.environment = {
            **os.environ,
            **engine,
            "PATH": programs,
            "PYTHONPYCACHEPREFIX": str(folder / "cache"),
        }
        # Byte code goes by whole seconds and sizes: no two versions of a file are of one second.
        self.moments = itertools.count(int(time.time()))

    def places(self, text: str) -> list[Path]:
        """The files that have it, as often as they do."""
        found = []
        for path in sorted((self.root / SOURCE).rglob("*")):
            if path.suffix in SUFFIXES and not {"node_modules", "dist"} & set(path.parts):
                found += [path] * path.read_text("utf-8").count(text)
        return found

    def write(self, path: Path, text: str) -> None:
        path.write_text(text, "utf-8")
        os.utime(path, times=(moment := next(self.moments), moment))

    @contextlib.contextmanager
    def planted(self, path: Path, find: str, plant: str) -> Iterator[None]:
        before = path.read_text("utf-8")
        self.write(path, before.replace(find, plant))
        try:
            yield
        finally:
            self.write(path, before)

    def run(self, command: Sequence[str], folder: Path) -> tuple[int, str]:
        """The exit code, and what was said."""
        ran = subprocess.run(command, cwd=folder, env=self.environment, capture_output=True, text=True)
        return ran.returncode, ran.stdout + ran.stderr

    # --- whether it still compiles

    def problem(self, path: Path) -> str:
        """Why the file is no program or text any more; nothing if it is one."""
        text = path.read_text("utf-8")
        if path.suffix == ".toml":
            with contextlib.suppress(tomllib.TOMLDecodeError):
                tomllib.loads(text)
                return ""
            return "no TOML"
        if path.suffix == ".ftl":
            return (
                "no Fluent" if any(isinstance(e, ast.Junk) for e in FluentParser().parse(text).body) else ""
            )
        if path.suffix != ".py":
            return ""  # vitest counts a file that does not compile as no failed test
        module = ".".join(path.relative_to(self.root / "src").with_suffix("").parts).removesuffix(".__init__")
        code, said = self.run([self.python, "-c", f"import {module}"], self.root)
        return last_line(said) if code else ""

    # --- tests

    def pytest(self, marks: str, tests: Sequence[str], workers: int, spared: Sequence[str] = ()) -> Ran:
        options = [
            *(f"--deselect={test}" for test in spared),
            "-x",
            "-q",
            "--tb=no",
            "-rfE",
            "-p",
            "no:cacheprovider",
            f"--timeout={SECONDS}",
            "-m",
            marks,
        ]
        spread = ["-n", str(workers), "--dist", "worksteal"] if workers > 1 else []
        _, said = self.run([self.python, "-m", "pytest", *options, *spread, *tests], self.root)
        failed = re.findall(r"^(?:FAILED|ERROR) (\S+::.*?)(?: - .*)?$", said, re.MULTILINE)
        return failed, last_line(said)

    def vitest(self, words: Sequence[str]) -> Ran:
        program = str(self.root / WEB / "node_modules/.bin/vitest")
        _, said = self.run([program, "run", "--reporter=json", *words], self.root / WEB)
        start = said.find('{"num')
        if start < 0:
            return [], last_line(said)
        found: dict[str, Any] = json.JSONDecoder().raw_decode(said[start:])[0]
        results = [(file["name"], test) for file in found["testResults"] for test in file["assertionResults"]]
        failed = [
            f"{Path(name).name}: {test['fullName']}" for name, test in results if test["status"] == "failed"
        ]
        return failed, f"{found['numTotalTests']} tests"

    def likely(self, fault: Fault) -> list[str]:
        """The files whose paths have one of its words."""
        tests = self.root / "tests"
        paths = [path.relative_to(tests).as_posix() for path in sorted(tests.rglob("test_*.py"))]
        found = [path for word in fault.tests for path in paths if f"/{word}.py" in f"/{path}"]
        return [f"tests/{path}" for path in dict.fromkeys(found)]

    # --- one fault

    def try_page(self, fault: Fault, spared: Sequence[str]) -> Verdict:
        said = ""
        for words in (fault.tests, []):
            failed, said = self.vitest(words)
            if failed := [test for test in failed if test not in spared]:
                return Verdict(FOUND, failed[0])
        return Verdict("NOT FOUND", said)

    def try_engine(self, fault: Fault, marks: str, spared: Sequence[str]) -> Verdict:
        likely, said = self.likely(fault), ""
        stages = [(LONG, likely), (SLOW, likely)] if likely else []
        for which, tests in (*stages, (marks, [])):
            failed, said = self.pytest(which, tests, 1 if tests else self.workers, spared)
            if failed:
                return Verdict(FOUND, failed[0])
        return Verdict("NOT FOUND", said)

    def judge(self, fault: Fault, marks: str) -> Verdict:
        there = [(path, *wording) for wording in fault.wordings for path in self.places(wording[0])]
        if len(there) != 1:
            return Verdict(
                "THE TEXT IS NOT THERE (any more)" if not there else "THE TEXT IS THERE MORE THAN ONCE"
            )
        path, find, plant = there[0]
        is_page = path.is_relative_to(self.root / WEB)
        spared: list[str] = []
        for _ in range(TRIES):
            with self.planted(path, find, plant):
                if problem := self.problem(path):
                    return Verdict("DOES NOT COMPILE", problem)
                verdict = self.try_page(fault, spared) if is_page else self.try_engine(fault, marks, spared)
            if not verdict.is_found:
                return verdict
            without, _ = self.vitest([]) if is_page else self.pytest("", [verdict.detail], 1)
            if verdict.detail not in without:
                return verdict
            spared.append(verdict.detail)
        return Verdict("FAILS WITHOUT THE FAULT TOO", ", ".join(spared))


def last_line(said: str) -> str:
    lines = said.strip().splitlines()
    return lines[-1].strip("= ") if lines else ""


def judge_all(
    faults: Sequence[Fault], original: Path, marks: str, jobs: int
) -> Iterator[tuple[Fault, Verdict]]:
    """In their order, so many at a time, each in a copy of its own."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        trees: SimpleQueue[Tree] = SimpleQueue()
        for number in range(jobs):
            trees.put(Tree(original, Path(folder) / str(number), 1 if jobs > 1 else 2))

        def judge(fault: Fault) -> Verdict:
            tree = trees.get()
            try:
                return tree.judge(fault, marks)
            finally:
                trees.put(tree)

        yield from zip(faults, pool.map(judge, faults), strict=True)


def main() -> int:
    known = [Fault(**each) for each in tomllib.loads(FAULTS.read_text("utf-8"))["fault"]]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--only", nargs="+", metavar="NAME", choices=[fault.name for fault in known])
    parser.add_argument("--layer", nargs="+", choices=sorted({fault.layer for fault in known}))
    parser.add_argument("--tree", type=Path, default=ROOT, help="the tree to plant in (default: this one)")
    parser.add_argument("--jobs", type=int, choices=(1, 2), default=1, help="faults at a time (default 1)")
    parser.add_argument("--long", action="store_true", help="then all tests but the slow, not only the quick")
    asked = parser.parse_args()
    faults = [
        fault
        for fault in known
        if (not asked.only or fault.name in asked.only) and (not asked.layer or fault.layer in asked.layer)
    ]
    found = 0
    for fault, verdict in judge_all(faults, asked.tree.resolve(), LONG if asked.long else QUICK, asked.jobs):
        found += verdict.is_found
        print(f"{fault.layer}: {fault.name}: {verdict.word} {verdict.detail}", flush=True)
    print(f"{len(faults)} planted, {found} found")
    return 0 if found == len(faults) else 1


if __name__ == "__main__":
    sys.exit(main())
