"""Movements: who meets whom at which table, round by round. Pure: whatever is left to chance comes with the draw."""
