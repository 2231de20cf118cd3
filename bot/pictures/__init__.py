"""The pictures that players look at, drawn from views only."""
