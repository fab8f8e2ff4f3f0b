"""The JSON interface: its description holds, and the example of the docs plays a game."""

import runpy
from pathlib import Path

import httpx
import pytest
import serve_schema
from serve_process import Served

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs" / "examples" / "api_bot.py"


def test_the_example_of_the_docs_plays_a_whole_game(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    play = runpy.run_path(str(EXAMPLE))["play"]
    outcome = play(served.url)
    assert outcome["rule"].startswith("WS-")
    assert outcome["text"] in capsys.readouterr().out
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 36


def test_the_docs_name_every_address(served: Served) -> None:
    told = (ROOT / "docs" / "api.md").read_text("utf-8")
    document = httpx.get(f"{served.url}/api/schema/openapi.json").json()
    for path, operations in document["paths"].items():
        for method in operations:
            assert f"`{method.upper()} {path}`" in told, f"{method.upper()} {path}"


def test_the_page_of_the_interface_asks_nobody_else(served: Served) -> None:
    text = httpx.get(f"{served.url}/api/schema/openapi.json").text
    assert "https://" not in text


@pytest.mark.slow
def test_no_generated_request_breaks_the_interface(tmp_path: Path) -> None:
    answers = serve_schema.run(tmp_path / "data", examples=6)
    assert answers[200] > 0
    assert max(answers) < 500
