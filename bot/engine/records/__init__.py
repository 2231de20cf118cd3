"""The ``.euchre`` record of a game: reading, writing, replaying, as JSON, and in other notations (record format)."""
