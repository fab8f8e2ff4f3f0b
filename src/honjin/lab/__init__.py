"""Many games: checks, measurements, comparisons."""
