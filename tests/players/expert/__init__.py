"""Tests of bot/players/expert."""
