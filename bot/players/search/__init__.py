"""The expert: sampled worlds, rollouts and their evaluation, one world at a time."""
