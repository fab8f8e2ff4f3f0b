"""The table: games as people meet them, with notation, records, dumps and texts."""
