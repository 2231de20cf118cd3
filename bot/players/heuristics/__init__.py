"""Sound play by rules: the levels *beginner* and *steady*, and what the expert takes over from them."""
