"""The subcommands of ``python -m bot`` that need no Discord."""

FAILED, MISUSED = 1, 2
"""Exit statuses: it could not be done, or something is wrong with the database; a setting or an argument is wrong."""
