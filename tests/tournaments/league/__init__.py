"""Leagues: their tables, and where these come from."""
