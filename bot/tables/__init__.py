"""Live tables: who sits where, whose turn it is, one lock each, journal before announcement."""
