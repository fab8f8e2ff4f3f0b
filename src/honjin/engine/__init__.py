"""The engine, compiled: it knows no game, no army and no text."""
