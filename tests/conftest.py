"""Which engine the tests run on, and how long properties are tried."""

import os

import hypothesis

import honjin

hypothesis.settings.register_profile("honjin", deadline=None, print_blob=True)
hypothesis.settings.load_profile("honjin")

# `make test` runs everything twice; a run on the wrong engine would show nothing.
wanted = os.environ.get("HONJIN_ENGINE")
if wanted is not None and (wanted == "compiled") != honjin.compiled:
    raise RuntimeError(f"HONJIN_ENGINE={wanted}, but honjin is {'compiled' if honjin.compiled else 'pure'}")
