"""The documentation site: docs/ and what is written from the code, rendered and checked (`make docs`)."""
