"""Help comes at once: what a fresh interpreter loads for it, and when `honjin` loads its own names."""

import os
import subprocess
import sys

import pytest

import honjin

SLOW = {"babel", "fluent", "litestar", "sqlalchemy", "textual", "honjin.engine.machine", "honjin.games"}
RUN = """
import sys, honjin.cli
try:
    honjin.cli.main()
finally:
    print(*sys.modules, file=sys.stderr)
"""
TAB = {"_HONJIN_COMPLETE": "bash_complete", "COMP_WORDS": "honjin ", "COMP_CWORD": "1"}


def fresh(code: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", code, *arguments]
    return subprocess.run(
        program, env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )


@pytest.mark.parametrize(
    ("arguments", "environment", "said"),
    [
        (["--help"], {}, "Play, study and build"),
        (["--help", "--lang", "fr"], {}, "Jouer, étudier et construire"),
        (["play", "--help"], {}, "Play GAME in the terminal"),
        (["serve", "--help"], {}, "Play in the browser"),
        (["--version"], {}, "honjin "),
        ([], TAB, "plain,play\nplain,serve\n"),
    ],
    ids=["help", "French help", "help of play", "help of serve", "version", "Tab"],
)
def test_help_loads_neither_games_nor_message_formatter(
    arguments: list[str], environment: dict[str, str], said: str
) -> None:
    ran = fresh(RUN, *arguments, **{"LC_ALL": "C.UTF-8", **environment})
    assert said in ran.stdout
    assert "honjin.cli.command" in ran.stderr.split()
    assert not SLOW & set(ran.stderr.split())


def test_the_package_names_what_it_has_not_loaded() -> None:
    code = "import sys, honjin; print(*dir(honjin)); print(*sys.modules)"
    names, loaded = fresh(code).stdout.splitlines()
    assert set(honjin.__all__) <= set(names.split())
    assert not SLOW & set(loaded.split())


@pytest.mark.parametrize("first", ["honjin.games", "honjin.games.gosu_tactics", "honjin.api", "honjin.cli"])
def test_games_is_our_function_whatever_was_imported_first(first: str) -> None:
    ran = fresh(f"import {first}, honjin; print(honjin.games()); import honjin.games; print(honjin.games())")
    assert ran.stdout.splitlines() == [str(honjin.games())] * 2


def test_a_name_that_the_package_does_not_have_is_an_error() -> None:
    with pytest.raises(AttributeError, match="module 'honjin' has no attribute 'chess'"):
        honjin.chess  # type: ignore[attr-defined]  # noqa: B018


NEVER_INSTALLED = """
from importlib import metadata
def version(name: str) -> str:
    raise metadata.PackageNotFoundError(name)
metadata.version = version
"""


def test_sources_that_were_never_installed_have_a_version_too() -> None:
    assert fresh(NEVER_INSTALLED + RUN, "--version").stdout == "honjin (sources)\n"
