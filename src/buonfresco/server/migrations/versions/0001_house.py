"""Tables, records, talk, visitors, holds, claims."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("config", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("waiting", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("practice", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Integer(), nullable=True),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.Column("next", sa.String(length=16), nullable=False),
        sa.Column("known", sa.String(length=12), nullable=False),
        sa.Column("keeper", sa.String(length=40), nullable=False),
        sa.Column("kept_until", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_tables_due"), ["due"], unique=False)
        batch_op.create_index(batch_op.f("ix_tables_state_touched"), ["state", "touched"], unique=False)

    op.create_table(
        "visitors",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_visitors")),
        sa.UniqueConstraint("hash", name=op.f("uq_visitors_hash")),
    )
    op.create_table(
        "claims",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_claims_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_claims")),
    )
    with op.batch_alter_table("claims", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_claims_table_id_seat"), ["table_id", "seat"], unique=False)

    op.create_table(
        "holds",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("visitor", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_holds_table_id_tables"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["visitor"], ["visitors.id"], name=op.f("fk_holds_visitor_visitors"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_holds")),
    )
    with op.batch_alter_table("holds", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_holds_visitor"), ["visitor"], unique=False)

    op.create_table(
        "records",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("input", sa.Text(), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("hash", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_records_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_records")),
    )
    op.create_table(
        "talk",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_talk_table_id_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_talk")),
    )
