"""What is stored: the tables of the database as the newest step leaves them."""

from typing import Final

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

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
    Column("seen", Integer, nullable=False, server_default="0"),
    Column("label", Text, nullable=False, server_default=""),
    Index("sessions_guest", "guest"),
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
    Column("advice", Integer, nullable=False, server_default="0"),
    Column("deal", Text, nullable=False, server_default="server"),  # server, known, sealed
    Column("seal", Text),  # the whole truth of the sealing, for the server only
    Column("source", Text),  # a keyed hash of the address it was made from
    Column("asked", Integer),  # the seat that has to choose
    Column("purpose", Text, nullable=False, server_default="play"),  # play, study, lesson, daily
    Column("daily", Text),  # the day whose challenge it is
    Column("hinted", Integer, nullable=False, server_default="0"),  # 1: somebody was given a hint
    Column("counted", Integer, nullable=False, server_default="0"),  # 1: its results are stored
    Index("tables_status", "status", "touched"),
    Index("tables_host", "host", "status"),
    Index("tables_uncounted", "id", sqlite_where=text("status = 'over' AND counted = 0")),
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
    Column("kind", Text, nullable=False),  # choice, undo, rewind, end, start, resume
    Column("seat", Integer),
    Column("text", Text),
    Column("at", Integer, nullable=False),
    Column("command", Text),
    Column("facts", Text),  # what it brought, by word, with who may know it
    PrimaryKeyConstraint("table", "n"),
    Index("moves_command", "table", "seat", "command", unique=True),
    Index("moves_untold", "table", sqlite_where=text("facts IS NULL")),
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
    Column("digest", Text),  # of the record: the same is kept once
    Column("facts", Text),  # what each line brought
    Column("guest", Text),
    Index("replays_table", "table"),
    Index("replays_untold", "id", sqlite_where=text("facts IS NULL")),
    Index("replays_digest", "digest", unique=True),
    Index("replays_guest", "guest"),
)

results: Final = Table(  # what became of everybody in every finished game; it outlives the table
    "results",
    METADATA,
    Column("table", Text, nullable=False),
    Column("seat", Integer, nullable=False),  # the guest's first
    Column("guest", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer),
    Column("players", Integer, nullable=False),
    Column("opponents", Text, nullable=False),  # who else sat there, as JSON
    Column("rivals", Text, nullable=False),  # the same as keys, each between two bars
    Column("words", Text, nullable=False),  # kind and value of each tag, each between two bars
    Column("outcome", Text, nullable=False),  # won, lost, drawn, shared, unknown
    Column("scores", Text, nullable=False),  # of all seats, as JSON
    Column("way", Text, nullable=False),  # rule, word and whom it is about, as JSON
    Column("tags", Text, nullable=False),  # what the game adds, as JSON
    Column("choices", Integer, nullable=False),
    Column("began", Integer, nullable=False),
    Column("ended", Integer, nullable=False),
    Column("purpose", Text, nullable=False),  # as of the table
    Column("unrated", Text),  # why it cannot count for a rating
    Column("kept", Integer, nullable=False, server_default="0"),  # 1: its table is not tidied away
    Column("hidden", Integer, nullable=False, server_default="0"),  # 1: the guest has deleted it
    PrimaryKeyConstraint("table", "seat"),
    Index(  # whatever a list asks for stands in it
        "results_guest",
        "guest",
        "ended",
        "table",
        "game",
        "outcome",
        "purpose",
        "hidden",
        "rivals",
        "words",
    ),
    Index("results_game", "guest", "game", "ended", "table", "outcome", "purpose", "hidden"),
)

tallies: Final = Table(  # sums of the results of a guest, so that statistics need not read them all
    "tallies",
    METADATA,
    Column("guest", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("value", Text, nullable=False),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("drawn", Integer, nullable=False),
    Column("least", Integer),  # of the records there were
    Column("most", Integer),
    PrimaryKeyConstraint("guest", "game", "kind", "value"),
    sqlite_with_rowid=False,
)

dailies: Final = Table(  # the challenges that somebody has asked for
    "dailies",
    METADATA,
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("dealt", Text, nullable=False),  # how it begins, for the server only
    Column("expert", Text),  # how a bot did
    PrimaryKeyConstraint("day", "game"),
)

tries: Final = Table(  # everybody's first, which alone counts
    "tries",
    METADATA,
    Column("day", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("guest", Text, nullable=False),
    Column("table", Text, nullable=False),
    PrimaryKeyConstraint("day", "game", "guest"),
)

faults: Final = Table(  # rows that could not be read, set apart
    "faults",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("at", Integer, nullable=False),
    Column("error", Text, nullable=False),
)
