"""The SQLite engine: one file, one process, one writing connection in a thread of its own."""
