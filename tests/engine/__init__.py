"""The laws of the table, one test or more for each (docs/laws.md)."""
