"""The games in numbers, compiled."""
