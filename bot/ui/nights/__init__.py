"""Euchre nights in Discord: the lobby, messages of rounds, threads for tables, commands of the host."""
