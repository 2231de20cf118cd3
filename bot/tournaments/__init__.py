"""Euchre nights, duplicate, the daily deal, puzzles: who meets whom where, and the standings; tables do the playing."""
