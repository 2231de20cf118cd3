"""What outlives the process: what is asked of a store (``api``) and one folder for each engine behind it."""
