"""A game at the terminal: the screen, its plain lines, and what both show."""
