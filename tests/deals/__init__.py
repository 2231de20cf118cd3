"""Fair deals: the derivation, its fairness, and what a tampered deal is told."""
