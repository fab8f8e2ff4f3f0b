"""Which engine the tests run on, and how long properties are tried."""

import os

import coverage
import hypothesis

import honjin

hypothesis.settings.register_profile("honjin", deadline=None, print_blob=True)
hypothesis.settings.load_profile("honjin")

# `make test` runs everything twice; a run on the wrong engine would show nothing.
wanted = os.environ.get("HONJIN_ENGINE")
if wanted is not None and (wanted == "compiled") != honjin.compiled:
    raise RuntimeError(f"HONJIN_ENGINE={wanted}, but honjin is {'compiled' if honjin.compiled else 'pure'}")


def pytest_sessionfinish() -> None:
    """Save what was measured now: a worker that takes long to end on a busy machine is killed."""
    measuring = coverage.Coverage.current()
    if measuring is not None:
        measuring.save()
