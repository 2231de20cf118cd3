"""Duplicate matches: scoring, their facts, and how they are played."""
