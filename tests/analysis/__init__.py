"""The analysis board: files of games, read and judged."""
