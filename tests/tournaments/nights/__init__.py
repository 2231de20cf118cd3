"""Nights from their lobby to their last round."""
