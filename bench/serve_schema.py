"""Generated requests to every address of the JSON interface: no 5xx, every answer as its description says.

python bench/serve_schema.py [--examples 200]
"""

import argparse
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from serve_process import Served

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def run(folder: Path, examples: int) -> Counter[int]:
    """How many answers had which status; the first that breaks a promise is raised."""
    answers: Counter[int] = Counter()
    with Served(folder, rate=1_000_000) as served:
        guest = served.guest()
        schema = schemathesis.openapi.from_dict(guest.get("/api/schema/openapi.json"))
        schema.config.update(base_url=served.url)
        headers = {"X-Honjin": "1", "Cookie": guest.cookie}
        ids = {"tables": guest.make("gosu-x", "me", "random")["id"], "games": "gosu-x", "rules": "GX-P3"}
        over = guest.make("way-of-the-samurai", "me")["id"]
        guest.post(f"/api/tables/{over}/resign", status=204)
        ids["replays"] = guest.post("/api/replays", {"table": over})["id"]
        for found in schema.get_all_operations():
            operation: Any = found.ok()  # type: ignore[union-attr]  # every operation of ours can be read

            @settings(
                max_examples=examples,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def ask(case: Any) -> None:
                """Half of the time of something that is there."""
                known = (
                    ids.get(case.operation.path.split("/")[2]) if case.operation.path.count("/") > 2 else None
                )
                for name in ("id", "game"):
                    if known and name in (case.path_parameters or {}) and sum(answers.values()) % 2:
                        case.path_parameters[name] = known
                leaves = case.operation.path.endswith("/logout")
                answer = case.call(
                    headers={**headers, "Cookie": served.guest().cookie} if leaves else headers
                )
                answers[answer.status_code] += 1
                case.validate_response(answer, checks=CHECKS)

            ask()
        assert guest.get("/health")["ok"]
    return answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=200)
    given_arguments: Any = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        answers = run(Path(folder) / "data", given_arguments.examples)
    print(
        f"{sum(answers.values())} requests: "
        + ", ".join(f"{n} x {status}" for status, n in sorted(answers.items()))
    )


if __name__ == "__main__":
    main()
