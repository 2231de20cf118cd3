"""Fair shuffles: a secret committed to before anybody presses, and packs that anybody can recompute from it."""
