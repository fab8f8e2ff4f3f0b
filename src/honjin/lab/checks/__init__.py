"""What must hold of every game: invariants, leaks, honesty, and whatever a fuzzer finds."""
