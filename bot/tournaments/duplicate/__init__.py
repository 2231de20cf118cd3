"""Duplicate: the same deals at several tables, who sits where, and each table's results."""
