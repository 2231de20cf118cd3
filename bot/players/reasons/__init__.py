"""Why an act is good, in one sentence that a good player would say. Knows what the seat knows, not the words."""
