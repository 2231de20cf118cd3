"""Fair shuffles: a secret, its commitment, the derivation of the pack, and the check of all three."""
