"""The store on SQLite: one connection, migrations, the journal of the tables, finished games."""
