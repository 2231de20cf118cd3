"""Tests of bot/players/batch."""
