"""The features in Discord: their commands, buttons and messages, and what they remember. The game is in ``bot``."""
