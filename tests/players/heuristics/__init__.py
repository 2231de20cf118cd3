"""Tests of bot/players/heuristics."""
