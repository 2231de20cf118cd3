"""Where the fitted numbers and the nets of ``data/players`` are made: ``python -m tools.school``."""
