"""Steps: how the file of an older version is brought up to date; a step that was released never changes."""

from typing import Final

from sqlalchemy import Connection

from honjin.server.store.folder import Unusable

FIRST: Final = """
CREATE TABLE guests (
    id TEXT NOT NULL, name TEXT NOT NULL, created INTEGER NOT NULL, PRIMARY KEY (id)
);
CREATE TABLE settings (
    name TEXT NOT NULL, value BLOB, PRIMARY KEY (name)
);
CREATE TABLE carries (
    hash BLOB NOT NULL, guest TEXT NOT NULL, until INTEGER NOT NULL, PRIMARY KEY (hash),
    FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE sessions (
    hash BLOB NOT NULL, guest TEXT NOT NULL, created INTEGER NOT NULL, PRIMARY KEY (hash),
    FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE tables (
    id TEXT NOT NULL, game TEXT NOT NULL, header TEXT NOT NULL, host TEXT NOT NULL,
    status TEXT NOT NULL, clock TEXT NOT NULL, spectators TEXT NOT NULL, lobby INTEGER NOT NULL,
    hot_seat INTEGER NOT NULL, created INTEGER NOT NULL, touched INTEGER NOT NULL, rematch TEXT,
    PRIMARY KEY (id), FOREIGN KEY(host) REFERENCES guests (id)
);
CREATE TABLE chat (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, phrase TEXT, text TEXT,
    at INTEGER NOT NULL, PRIMARY KEY ("table", n), FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE moves (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER, text TEXT,
    at INTEGER NOT NULL, command TEXT, PRIMARY KEY ("table", n),
    FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE mutes (
    "table" TEXT NOT NULL, guest TEXT NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY ("table", guest, seat), FOREIGN KEY("table") REFERENCES tables (id),
    FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE TABLE replays (
    id TEXT NOT NULL, record TEXT NOT NULL, names TEXT NOT NULL, "table" TEXT,
    created INTEGER NOT NULL, PRIMARY KEY (id), FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE seats (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, guest TEXT, level TEXT,
    PRIMARY KEY ("table", seat), FOREIGN KEY("table") REFERENCES tables (id),
    FOREIGN KEY(guest) REFERENCES guests (id)
);
CREATE INDEX tables_status ON tables (status, touched);
CREATE UNIQUE INDEX moves_command ON moves ("table", seat, command);
CREATE INDEX replays_table ON replays ("table");
CREATE INDEX seats_guest ON seats (guest);
"""

SECOND: Final = """
ALTER TABLE tables ADD COLUMN advice INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN deal TEXT NOT NULL DEFAULT 'server';
ALTER TABLE tables ADD COLUMN seal TEXT;
ALTER TABLE tables ADD COLUMN source TEXT;
CREATE INDEX tables_host ON tables (host, status);
ALTER TABLE moves ADD COLUMN facts TEXT;
CREATE INDEX moves_untold ON moves ("table") WHERE facts IS NULL;
ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN label TEXT NOT NULL DEFAULT '';
CREATE INDEX sessions_guest ON sessions (guest);
ALTER TABLE replays ADD COLUMN digest TEXT;
ALTER TABLE replays ADD COLUMN facts TEXT;
ALTER TABLE replays ADD COLUMN guest TEXT;
CREATE INDEX replays_untold ON replays (id) WHERE facts IS NULL;
CREATE UNIQUE INDEX replays_digest ON replays (digest);
CREATE INDEX replays_guest ON replays (guest);
CREATE TABLE faults ("table" TEXT NOT NULL, at INTEGER NOT NULL, error TEXT NOT NULL, PRIMARY KEY ("table"));
"""

THIRD: Final = """
ALTER TABLE tables ADD COLUMN asked INTEGER;
ALTER TABLE tables ADD COLUMN purpose TEXT NOT NULL DEFAULT 'play';
ALTER TABLE tables ADD COLUMN daily TEXT;
ALTER TABLE tables ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_uncounted ON tables (id) WHERE status = 'over' AND counted = 0;
CREATE TABLE results (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, guest TEXT NOT NULL, game TEXT NOT NULL,
    rules INTEGER, players INTEGER NOT NULL, opponents TEXT NOT NULL, rivals TEXT NOT NULL,
    words TEXT NOT NULL,
    outcome TEXT NOT NULL, scores TEXT NOT NULL, way TEXT NOT NULL, tags TEXT NOT NULL,
    choices INTEGER NOT NULL, began INTEGER NOT NULL, ended INTEGER NOT NULL,
    purpose TEXT NOT NULL, unrated TEXT, kept INTEGER NOT NULL DEFAULT 0, hidden INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY ("table", seat)
);
CREATE INDEX results_guest ON results (guest, ended, "table", game, outcome, purpose, hidden, rivals, words);
CREATE INDEX results_game ON results (guest, game, ended, "table", outcome, purpose, hidden);
CREATE TABLE tallies (
    guest TEXT NOT NULL, game TEXT NOT NULL, kind TEXT NOT NULL, value TEXT NOT NULL,
    played INTEGER NOT NULL, won INTEGER NOT NULL, drawn INTEGER NOT NULL,
    least INTEGER, most INTEGER, PRIMARY KEY (guest, game, kind, value)
) WITHOUT ROWID;
CREATE TABLE dailies (
    day TEXT NOT NULL, game TEXT NOT NULL, dealt TEXT NOT NULL, expert TEXT, PRIMARY KEY (day, game)
);
CREATE TABLE tries (
    day TEXT NOT NULL, game TEXT NOT NULL, guest TEXT NOT NULL, "table" TEXT NOT NULL,
    PRIMARY KEY (day, game, guest)
);
"""

# Each brings a file from the version before to its own.
STEPS: Final = (FIRST, SECOND, THIRD)


def migrate(connection: Connection) -> None:
    """Bring the file to the newest version; an unknown, newer one is refused."""
    found = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    if found > len(STEPS):
        raise Unusable("newer", found, len(STEPS))
    for version, step in enumerate(STEPS[found:], start=found + 1):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        for statement in filter(None, map(str.strip, step.split(";"))):
            connection.exec_driver_sql(statement)
        connection.exec_driver_sql(f"PRAGMA user_version = {version}")
        connection.exec_driver_sql("COMMIT")
