"""Duplicate: the same deals at several tables, who sits where, and what each table made of them."""
