"""What concerns SQLite alone: the file, its lock and log, migrations, indexes, commits."""
