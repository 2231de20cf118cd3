"""The subcommands of ``python -m bot`` that need no Discord."""

FAILED, MISUSED = 1, 2
"""Exit statuses: the command failed or the database has a fault; a setting or an argument is wrong."""
