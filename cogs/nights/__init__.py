"""Euchre nights in Discord: `/night`, the lobby, messages of rounds, threads for tables, the event."""
