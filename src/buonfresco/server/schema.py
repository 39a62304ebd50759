"""What is kept, as tables of a database. migrations/ leads every earlier form of them here."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table() -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


# What a list of tables shows without playing any of them, and who looks after a table just now.
tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules it was begun with
    Column("config", Text, nullable=False),  # JSON
    Column("seats", Text, nullable=False),  # JSON: as they are now
    Column("state", String(12), nullable=False),  # playing, over, ended
    Column("waiting", Text, nullable=False),  # JSON: seats the table waits for
    Column("public", Boolean, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("clock", Integer),  # seconds for an answer
    Column("made", Float, nullable=False),
    Column("touched", Float, nullable=False),  # when everybody was told something
    Column("next", String(16), nullable=False, default=""),  # the rematch
    Column("known", String(12), nullable=False, default=""),  # what who made it may know: seed, import
    Column("stand", Text, nullable=False, default="", server_default=""),  # JSON: round and points; empty if never kept
    Column("keeper", String(40), nullable=False, default=""),  # the process that asks its bots and watches its clock
    Column("kept_until", Float, nullable=False, default=0.0),
    Column("due", Float),  # when somebody must look after it; none: it waits for people who have time
    Index(None, "state", "touched"),
    Index(None, "due"),
)

# The truth: what has happened at a table, only ever appended. Two who write the same n cannot both succeed.
records = Table(
    "records",
    METADATA,
    _of_table(),
    Column("n", Integer, nullable=False),
    Column("seat", Integer),
    Column("input", Text, nullable=False),  # JSON: a record of buonfresco.table
    Column("client", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("version", Integer, nullable=False),  # of the rules that made it
    Column("hash", String(16), nullable=False),  # of the position after it
    PrimaryKeyConstraint("table_id", "n"),
)

# What is said at a table, and whether an answer may be taken back. Everybody there may read it.
talk = Table(
    "talk",
    METADATA,
    _of_table(),
    Column("n", Integer, nullable=False),
    Column("seat", Integer),
    Column("kind", String(12), nullable=False),  # chat, ask, agree, refuse, note
    Column("body", Text, nullable=False),
    Column("client", String(64), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

# Browsers, by the hash of their cookie.
visitors = Table(
    "visitors",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

# Who holds which seat; seat -1 is the host's.
holds = Table(
    "holds",
    METADATA,
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("visitor", String(16), ForeignKey("visitors.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "visitor"),
)

# One-time claims of a seat: invitations, and codes that move it to another device. Only hashes.
claims = Table(
    "claims",
    METADATA,
    Column("hash", String(64), primary_key=True),
    _of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", String(12), nullable=False),  # invite, recovery
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("by", String(16), nullable=False, default="", server_default=""),  # the browser that has exchanged it
    Index(None, "table_id", "seat"),
)
