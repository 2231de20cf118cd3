"""The pictures that players see, drawn from views only."""
