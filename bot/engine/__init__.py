"""The laws of Euchre as pure functions of a state. Other packages call ``game.py``."""
