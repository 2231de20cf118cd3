"""Why a store cannot be opened or copied: each reason its own class, its text one sentence for the operator.

What a call of an open store raises stands in ``bot.storage.port``. This file must not know any engine.
"""

from __future__ import annotations

from bot.storage.port import StoreError


class DatabaseUnusable(Exception):
    """The database cannot be opened; the text is one sentence naming it and what is allowed."""


class DatabaseUnsupported(DatabaseUnusable):
    """The setting names a kind of database that this version has no engine for."""


class DatabaseLocked(DatabaseUnusable):
    """Another process uses the database."""


class DatabaseCorrupt(DatabaseUnusable):
    """The file is damaged or no database at all."""


class DatabaseForeign(DatabaseUnusable):
    """The file is a sound database of some other program."""


class DatabaseReadOnly(DatabaseUnusable):
    """The file or its directory cannot be written."""


class DatabaseTooNew(DatabaseUnusable):
    """A later version of this program wrote the database."""


class DatabaseDiskFull(DatabaseUnusable):
    """There is no room to open or upgrade the database."""


class DatabaseNotAFile(DatabaseUnusable):
    """The path names a directory or something else that cannot hold a database."""


class DatabaseMissing(DatabaseUnusable):
    """There is no database to copy."""


class DatabaseOccupied(DatabaseUnusable):
    """There is something already where an empty database is wanted."""


class DatabaseUnreachable(DatabaseUnusable):
    """The server does not answer, or lets nobody in at the moment; it may be starting still."""


class MigrationFailed(DatabaseUnusable):
    """An upgrade of the schema failed; the database stayed as it was before that step."""


class EngineTooOld(DatabaseUnusable):
    """The database's own library or server is older than the schema needs."""


class BackupError(StoreError):
    """No copy was made; the database itself is untouched."""
