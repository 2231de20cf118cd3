"""The analysis: reads games that were played anywhere, and judges their decisions."""
