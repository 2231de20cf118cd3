"""The tools themselves."""
