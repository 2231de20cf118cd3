"""The features in Discord: their commands, presses and messages, and what these remember; the game is in ``bot``."""
