"""The forms of the database, oldest first, and the way from each to the next.

A released form is never edited: a change of ``schema.py`` is a new file in ``versions/``. ``buonfresco serve`` and
``buonfresco admin`` bring a database up to date when they open it.
"""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

FOLDER = Path(__file__).parent


def config_of(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def releases() -> list[str]:
    """Every form there has been, oldest first."""
    return [script.revision for script in reversed(list(ScriptDirectory.from_config(config_of()).walk_revisions()))]


async def upgrade(engine: AsyncEngine, to: str = "head") -> None:
    async with engine.begin() as connection:
        await connection.run_sync(lambda plain: command.upgrade(config_of(plain), to))
