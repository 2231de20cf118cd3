"""The expert: sampled worlds, dealt and weighed in arrays, and played out one at a time."""
