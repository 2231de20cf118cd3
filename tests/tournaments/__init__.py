"""Nights, movements and standings: pure, so tested without tables."""
