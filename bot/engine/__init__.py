"""The laws of Euchre as pure functions of a state; ``game.py`` is the door."""
