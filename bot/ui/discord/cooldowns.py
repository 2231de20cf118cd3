"""How often one person may give one command that searches what is stored. Must not know what the commands do.

Each pair is what ``app_commands.checks.cooldown`` takes: so many times in so many seconds. Every command is counted by
itself; the answer to one too many is ``errors.py``'s.
"""

READING = (10, 30.0)
"""Boards, lists and records."""

PERSONAL = (3, 60.0)
"""Everything stored about a person, and its removal."""
