"""Leagues: seasons of nights or matches, and their tables."""
