"""Euchre nights, each a fold over its facts: who joined, who plays where, and every table's result."""
