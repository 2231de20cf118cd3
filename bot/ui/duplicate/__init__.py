"""Duplicate matches in Discord."""
