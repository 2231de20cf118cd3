"""A Euchre night as a fold over facts: who joined, who plays where, and what every table brought."""
