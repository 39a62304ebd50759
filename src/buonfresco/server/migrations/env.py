"""Alembic's own entry: it runs in the transaction of whoever upgrades."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import context

from buonfresco.server.schema import METADATA

connection = context.config.attributes["connection"]
if connection.dialect.name == "postgresql":  # several processes may start at the same moment
    connection.execute(sa.text("SELECT pg_advisory_xact_lock(8211)"))
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=connection.dialect.name == "sqlite")
context.run_migrations()
