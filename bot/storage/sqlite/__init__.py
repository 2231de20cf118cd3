"""The SQLite engine: one file, one process, one writing connection and one read-only, each in a thread of its own."""
