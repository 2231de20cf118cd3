"""The table: its commands, its buttons, its message in the channel, and each person's own panel."""
