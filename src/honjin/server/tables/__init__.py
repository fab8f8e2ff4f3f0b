"""Live tables: who sits there, what is played, what is told."""
