"""Build hook of the wheel: compiles the engine with mypyc where there is a C compiler, else says why not."""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # Built outside the source tree: a stale extension there would shadow its .py file.
        self.scratch = TemporaryDirectory(prefix="honjin-")
        if version == "editable":
            return
        if obstacle := why_pure():
            print(f"honjin: pure Python wheel, the engine is not compiled: {obstacle}", file=sys.stderr)
            return
        modules = self.metadata.config["tool"]["honjin"]["compiled"]
        build_data["force_include"][str(compile_modules(modules, Path(self.scratch.name)))] = "/"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self.scratch.cleanup()


def why_pure() -> str | None:
    """The reason not to compile, if there is one."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if os.environ.get("HONJIN_PURE") == "1":
        return "HONJIN_PURE=1"
    if not shutil.which(compiler):
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers (Python.h)"
    return None


def compile_modules(paths: list[str], scratch: Path) -> Path:
    """Compile the modules into one extension, honjin.engine__mypyc, and a thin one in the place of each."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    extensions = mypycify(
        # Silent: `make check` judges the other modules, whose dependencies need not be installed to build.
        ["--follow-imports=silent", f"--cache-dir={os.devnull}", *paths],
        opt_level="3",
        target_dir=str(scratch / "c"),
        group_name="honjin.engine",
    )
    for extension in extensions:
        # Without it a shared library may not inline its own functions: a quarter of the engine's speed.
        extension.extra_compile_args.append("-fno-semantic-interposition")
    command = build_ext(Distribution({"name": "honjin", "ext_modules": extensions}))
    command.build_temp = str(scratch / "objects")
    command.build_lib = str(scratch / "wheel")
    command.ensure_finalized()
    command.run()
    return scratch / "wheel"
