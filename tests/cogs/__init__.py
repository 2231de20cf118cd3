"""Tests of cogs without Discord; tests/discord has those that need it."""
