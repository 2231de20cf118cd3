"""The table: its commands, its presses, its message in the channel, and everybody's own panel."""
