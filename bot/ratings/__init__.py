"""Team ratings and statistics from finished games: plain data and pure functions; the store keeps them."""
