"""Who has exchanged a claim, so that a browser that did not hear the answer can ask again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("claims", schema=None) as batch_op:
        batch_op.add_column(sa.Column("by", sa.String(length=16), nullable=False, server_default=""))
