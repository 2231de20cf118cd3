"""Tests of bot/players/search."""
