"""The one SQLite connection: migrations, the journal of the tables, finished games."""
