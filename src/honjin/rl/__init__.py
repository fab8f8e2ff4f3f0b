"""Environments for learning: games in numbers, one by one or many at once."""
