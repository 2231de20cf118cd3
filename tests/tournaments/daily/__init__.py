"""Daily deals: what is dealt, how attempts are kept, and how their players compare."""
