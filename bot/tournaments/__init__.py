"""Euchre nights, duplicate, the daily deal and puzzles: who meets whom, and the standings. Tables do the playing."""
