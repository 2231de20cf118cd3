"""Euchre nights in Discord: `/night`, the lobby, messages of rounds, places for tables, the file of results."""
