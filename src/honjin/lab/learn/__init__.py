"""Learning: weights from games of the search against itself."""
