"""The analysis board: games played anywhere, read and judged."""
