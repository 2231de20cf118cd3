"""The phases of a hand, one file each; `flow.py` says in which order they come."""
