"""The page's types, made from the structs of the server and of the games' views: python -m tools.wire_types

A module of structs becomes one OpenAPI document, and openapi-typescript makes TypeScript of it.
"""

import json
import re
import subprocess
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec
from msgspec import Struct

from hatch_build import WEB, npm_ready
from honjin.table.facts import Event

# A module of structs, and the file of their types: one line each.
SOURCES: Final[dict[str, Path]] = {
    "honjin.server.wire": WEB / "src/api/wire.ts",
    **{f"honjin.games.{page.parent.name}.view": page / "view.ts" for page in WEB.parent.glob("games/*/web")},
}

# What messages carry as plain data, for a game may give it a field of its own.
CARRIED: Final[dict[str, tuple[type[Struct], ...]]] = {"honjin.server.wire": (Event,)}

HEAD: Final = "/** Made by `make types` from {module}: change it there. */\n"
REFERENCE: Final = "#/components/schemas/{name}"
OPTIONS: Final = (
    "--default-non-nullable=false",
    "--root-types",
    "--root-types-no-schema-prefix",
    "--root-types-keep-casing",
)


def structs(module: ModuleType) -> Iterator[type[Struct]]:
    """Those that the module, or a part of it, defines, and those that its messages carry."""
    yield from CARRIED.get(module.__name__, ())
    for found in vars(module).values():
        if (
            isinstance(found, type)
            and issubclass(found, Struct)
            and found.__module__.startswith(module.__name__)
        ):
            yield found


def is_told(struct: type[Struct]) -> bool:
    """The server sends all its fields, also those that have a default; what it reads may leave those out."""
    return not (struct.__struct_config__.forbid_unknown_fields or struct.__struct_config__.omit_defaults)


def anything(type_: type) -> dict[str, Any]:
    """For `object`: whatever JSON can hold."""
    return {"description": "anything"}  # msgspec takes an empty answer for none


def schemas(module: ModuleType) -> dict[str, Any]:
    found = list(structs(module))
    references, parts = msgspec.json.schema_components(found, ref_template=REFERENCE, schema_hook=anything)
    told = {
        name
        for one, reference in zip(found, references, strict=True)
        if is_told(one)
        for name in named(reference)
    }
    while more := {name for part in told for name in named(parts[part])} - told:
        told |= more
    for name, schema in parts.items():
        del schema["title"]  # the name once more
        if name in told and "properties" in schema:
            schema["required"] = list(schema["properties"])
        if "description" in schema:
            schema["description"] = cleandoc(schema["description"])
    return parts


def named(schema: dict[str, Any]) -> list[str]:
    """The structs that a schema refers to."""
    return re.findall(REFERENCE.format(name=r"(\w+)"), json.dumps(schema))


def document(module: ModuleType) -> dict[str, Any]:
    info = {"title": module.__name__, "version": "1"}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas(module)}}


def types_of(name: str) -> str:
    """The text of a module's file of types."""
    node = str(npm_ready().with_name("node"))
    program = str(WEB / "node_modules/openapi-typescript/bin/cli.js")
    told = json.dumps(document(import_module(name)))
    done = subprocess.run([node, program, *OPTIONS], input=told, cwd=WEB, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"honjin: openapi-typescript failed:\n{done.stdout}{done.stderr}")
    return HEAD.format(module=name) + done.stdout.partition("*/\n")[2].lstrip()


if __name__ == "__main__":
    for source, path in SOURCES.items():
        path.write_text(types_of(source), "utf-8")
