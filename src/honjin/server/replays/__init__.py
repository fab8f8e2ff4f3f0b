"""Finished games, to be watched again."""
