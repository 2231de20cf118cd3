"""The analysis board: reads games that were played anywhere, and judges them."""
