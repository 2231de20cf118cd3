"""Pictures and words, made from views only."""
