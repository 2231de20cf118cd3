"""Fair shuffles: a secret that is committed to before anybody presses, and packs that anybody can recompute from it."""
