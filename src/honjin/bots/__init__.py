"""Bots: they see observations, never states."""
