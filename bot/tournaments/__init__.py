"""Euchre nights, duplicate and the daily deal: who meets whom where, and the standings; the tables do the playing."""
