"""A share of `bench/serve_faults.py`: clocks that jump, and files that may not be written for a while."""

import pytest
import serve_faults


@pytest.mark.slow
@pytest.mark.parametrize("name", ["clock", "read-only"])
def test_all_goes_on_by_itself(name: str) -> None:
    seen = serve_faults.run(name)
    if any(line.startswith("NOT TRIED") for line in seen.lines):
        pytest.skip(seen.lines[-1])
    assert seen.wrong == []
    assert len(seen.lines) >= 3
