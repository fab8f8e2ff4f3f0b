"""Ratings: how strong people and bots are, from the games that count."""
