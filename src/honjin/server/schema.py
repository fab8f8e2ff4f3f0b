"""What is stored: tables of the database, and the steps that bring an older file up to date."""

from typing import Final

from sqlalchemy import (
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)
from sqlalchemy.schema import CreateIndex, CreateTable

METADATA: Final = MetaData()

settings: Final = Table(
    "settings", METADATA, Column("name", Text, primary_key=True), Column("value", LargeBinary)
)

guests: Final = Table(
    "guests",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Integer, nullable=False),
)

sessions: Final = Table(
    "sessions",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),  # of the cookie's token
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("created", Integer, nullable=False),
)

carries: Final = Table(  # links that open a session on another device, once
    "carries",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("until", Integer, nullable=False),
)

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("header", Text, nullable=False),  # of the record: how the game begins
    Column("host", Text, ForeignKey("guests.id"), nullable=False),
    Column("status", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("spectators", Text, nullable=False),
    Column("lobby", Integer, nullable=False),
    Column("hot_seat", Integer, nullable=False),
    Column("created", Integer, nullable=False),
    Column("touched", Integer, nullable=False),
    Column("rematch", Text),
    Index("tables_status", "status", "touched"),
)

seats: Final = Table(
    "seats",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # human, bot, link, open
    Column("guest", Text, ForeignKey("guests.id")),
    Column("level", Text),
    PrimaryKeyConstraint("table", "seat"),
    Index("seats_guest", "guest"),
)

moves: Final = Table(  # only ever added to: with the header they are the game
    "moves",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("kind", Text, nullable=False),  # choice, undo, end, start, resume
    Column("seat", Integer),
    Column("text", Text),
    Column("at", Integer, nullable=False),
    Column("command", Text),
    PrimaryKeyConstraint("table", "n"),
    Index("moves_command", "table", "seat", "command", unique=True),
)

chat: Final = Table(
    "chat",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("phrase", Text),
    Column("text", Text),
    Column("at", Integer, nullable=False),
    PrimaryKeyConstraint("table", "n"),
)

mutes: Final = Table(
    "mutes",
    METADATA,
    Column("table", Text, ForeignKey("tables.id"), nullable=False),
    Column("guest", Text, ForeignKey("guests.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table", "guest", "seat"),
)

replays: Final = Table(
    "replays",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("record", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("table", Text, ForeignKey("tables.id")),
    Column("created", Integer, nullable=False),
    Index("replays_table", "table"),
)


def create_all(connection: Connection) -> None:
    """Version 1: everything above."""
    for table in METADATA.sorted_tables:
        connection.execute(CreateTable(table))
        for index in sorted(table.indexes, key=lambda index: str(index.name)):
            connection.execute(CreateIndex(index))


# Each step brings a file from the version before to its own; a step that was released never changes.
STEPS: Final = (create_all,)


def migrate(connection: Connection) -> None:
    """Bring the file to the newest version; an unknown, newer one is refused."""
    found = connection.exec_driver_sql("PRAGMA user_version").scalar_one()
    if found > len(STEPS):
        raise ValueError(
            f"the data is of version {found}, this Honjin reads up to {len(STEPS)}: use a newer Honjin"
        )
    for version, step in enumerate(STEPS[found:], start=found + 1):
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        step(connection)
        connection.exec_driver_sql(f"PRAGMA user_version = {version}")
        connection.exec_driver_sql("COMMIT")
