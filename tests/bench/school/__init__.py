"""Where the nets of ``data/nets`` are made, and made again: ``python -m tests.bench.school``."""
