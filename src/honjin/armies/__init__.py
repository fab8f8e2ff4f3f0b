"""Armies of three rows and five columns: what the games that have them share."""
