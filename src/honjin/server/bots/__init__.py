"""Bots at tables, in processes of their own."""
