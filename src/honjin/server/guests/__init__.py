"""Guests: names, sessions and devices."""
