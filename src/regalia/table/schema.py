"""The tables of the database, the same on SQLite and PostgreSQL. Structured values are JSON texts."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, false

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("header", Text, nullable=False),
    Column("game", String(64), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("join_key", String(64), nullable=False, unique=True),
    Column("watch_key", String(64), nullable=False, unique=True),
    Column("created", Float(53), nullable=False),
    Column("status", String(16), nullable=False),
    Column("due", Float(53), nullable=True),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("fault", Text, nullable=True),
    Column("request", String(64), nullable=True),
    Column("arranged", Text, nullable=True),
    Index("tables_due", "status", "due"),
    Index("tables_public", "public", "status", "created"),
    Index("tables_request", "owner", "request", unique=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("step", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("at", Float(53), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("chance", Text, nullable=False),
    Column("who", String(64), nullable=False),
    Column("request", String(64), nullable=False),
    Column("data", Text, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("identity", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

accounts = Table(
    "accounts",
    metadata,
    Column("identity", String(64), primary_key=True),
    Column("folded", Text, nullable=False, unique=True),
    Column("name", String(64), nullable=False),
    Column("passphrase", Text, nullable=False),
    Column("created", Float(53), nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("identity", String(64), primary_key=True),
    Column("seen", Float(53), nullable=False),
    Column("looked", Float(53), nullable=True),
)

ended = Table(
    "ended",
    metadata,
    Column("what", String(80), primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("until", Float(53), nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("data", Text, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

profiles = Table(
    "profiles",
    metadata,
    Column("identity", String(64), primary_key=True),
    Column("data", Text, nullable=False),
)

ties = Table(
    "ties",
    metadata,
    Column("identity", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("key", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("since", Float(53), nullable=False),
    Index("ties_other", "other"),
)

devices = Table(
    "devices",
    metadata,
    Column("session", String(32), primary_key=True),
    Column("identity", String(64), nullable=False),
    Column("label", String(64), nullable=False),
    Column("since", Float(53), nullable=False),
    Index("devices_identity", "identity"),
)

vacations = Table(
    "vacations",
    metadata,
    Column("identity", String(64), primary_key=True),
    Column("begins", Float(53), primary_key=True),
    Column("until", Float(53), nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(32), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("mode", String(64), nullable=False),
    Column("at", Float(53), nullable=False),
    Column("ended_by", String(16), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("evening", String(32), nullable=False),
    Index("results_evening", "evening"),
)

places = Table(
    "places",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("bot", String(64), nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("counted", Integer, nullable=False),
    Index("places_identity", "identity"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("identity", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
)

shifts = Table(
    "shifts",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("identity", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("before", Float(53), nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Index("shifts_identity", "identity", "game", "number"),
    Index("shifts_table", "table_id"),
)

evenings = Table(
    "evenings",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("join_key", String(64), nullable=False, unique=True),
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Float(53), nullable=False),
    Column("data", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("identity", String(64), primary_key=True),
    Column("evening_id", String(32), ForeignKey("evenings.id"), primary_key=True),
)

wishes = Table(
    "wishes",
    metadata,
    Column("identity", String(64), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("data", Text, nullable=False),
    Index("wishes_address", "address"),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("identity", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(64), nullable=False),
    Column("since", Float(53), nullable=False),
    Column("session", String(32), nullable=False, server_default=""),
    Index("subscriptions_identity", "identity"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("identity", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("made", Float(53), nullable=False),
    Column("after", Float(53), nullable=False),
    Column("tries", Integer, nullable=False),
    Column("told", Boolean, nullable=False),
    Column("mailed", Boolean, nullable=False),
    Index("outbox_after", "after"),
)
