"""The documentation under /docs: with the policy of all answers, or in words how it comes about."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from honjin.server import app
from honjin.server.http.front import Front
from honjin.server.http.limits import Limits
from honjin.server.http.manual import Manual
from honjin.server.store.store import Store

# Only here is the application made in the process of the test.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture
def rendered(tmp_path: Path) -> Path:
    folder = tmp_path / "docs"
    (folder / "rules").mkdir(parents=True)
    (folder / "index.html").write_text("<h1>Start</h1>")
    (folder / "rules" / "index.html").write_text("<h1>Rules</h1>")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


@pytest.fixture
def asked(tmp_path: Path, rendered: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:  # type: ignore[type-arg]
    monkeypatch.setattr(app, "Manual", lambda: Manual([tmp_path / "nowhere", rendered]))
    served = app.application(Store(tmp_path / "data"), Limits(), Front.from_environment(), 1)
    with TestClient(served, base_url="http://127.0.0.1") as client:
        yield client


def test_docs_are_served_under_the_policy_of_all_answers(asked: TestClient) -> None:  # type: ignore[type-arg]
    moved = asked.get("/docs", follow_redirects=False)
    assert (moved.status_code, moved.headers["location"]) == (302, "/docs/")
    for path, title in {"/docs/": "Start", "/docs/index.html": "Start", "/docs/rules/": "Rules"}.items():
        answer = asked.get(path)
        assert (answer.status_code, title in answer.text) == (200, True), path
        assert answer.headers["content-type"].startswith("text/html; charset=utf-8")
        assert answer.headers["content-security-policy"].startswith("default-src 'none'; script-src 'self'; ")
        again = asked.get(path, headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.parametrize("path", ["/docs/gone.html", "/docs/../secret.txt", "/docs/%2e%2e/secret.txt"])
def test_nothing_beside_the_docs_is_served(asked: TestClient, path: str) -> None:  # type: ignore[type-arg]
    answer = asked.get(path)
    assert "secret" not in answer.text
    assert answer.status_code in (404, 503)


def test_what_was_rendered_last_comes_before_what_came_with_the_wheel(tmp_path: Path, rendered: Path) -> None:
    wheel = tmp_path / "wheel"
    wheel.mkdir()
    (wheel / "index.html").write_text("<h1>Old</h1>")
    found = Manual([rendered, wheel]).find("")
    assert found is not None
    assert found.body == b"<h1>Start</h1>"
    assert Manual([wheel]).is_built
    assert not Manual([tmp_path]).is_built


@pytest.mark.parametrize(("lang", "title"), [("en", "has not been rendered"), ("fr", "pas été produite")])
def test_without_docs_a_page_says_how_to_render_them(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    lang: str,
    title: str,
) -> None:
    monkeypatch.setattr(app, "Manual", lambda: Manual([]))
    served = app.application(Store(tmp_path / "data"), Limits(), Front.from_environment(), 1)
    with TestClient(served, base_url="http://127.0.0.1") as client:
        answer = client.get("/docs", headers={"Accept-Language": lang})
    assert answer.status_code == 503
    assert title in answer.text.replace("&#x27;", "'")
    assert "make docs" in answer.text
