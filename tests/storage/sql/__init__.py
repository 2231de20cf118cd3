"""Tests of bot/storage/sql, through each engine."""
