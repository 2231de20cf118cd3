"""A table in Discord: its public message, the private panels, their buttons and what a press does."""
