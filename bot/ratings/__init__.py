"""Team ratings and statistics from finished games."""
