"""People: profiles, friends and blocked ones, devices, vacations; results, ratings; evenings; tables changed in the lobby."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("arranged", sa.Text, nullable=True))
    op.add_column("presence", sa.Column("looked", sa.Float(53), nullable=True))
    _people()
    _results()
    _evenings()


def _people() -> None:
    op.create_table(
        "profiles",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "ties",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("other", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
    )
    op.create_index("ties_other", "ties", ["other"])
    op.create_table(
        "devices",
        sa.Column("session", sa.String(32), primary_key=True),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
    )
    op.create_index("devices_identity", "devices", ["identity"])
    op.create_table(
        "vacations",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("begins", sa.Float(53), primary_key=True),
        sa.Column("until", sa.Float(53), nullable=False),
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("mode", sa.String(64), nullable=False),
        sa.Column("at", sa.Float(53), nullable=False),
        sa.Column("ended_by", sa.String(16), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("evening", sa.String(32), nullable=False),
    )
    op.create_index("results_evening", "results", ["evening"])
    op.create_table(
        "places",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("identity", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("counted", sa.Integer, nullable=False),
    )
    op.create_index("places_identity", "places", ["identity"])
    op.create_table(
        "ratings",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table(
        "shifts",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("before", sa.Float(53), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
    )
    op.create_index("shifts_identity", "shifts", ["identity", "game", "number"])
    op.create_index("shifts_table", "shifts", ["table_id"])


def _evenings() -> None:
    op.create_table(
        "evenings",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("join_key", sa.String(64), nullable=False, unique=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("evening_id", sa.String(32), sa.ForeignKey("evenings.id"), primary_key=True),
    )
