"""What outlives the process: the store's port (``port``, ``errors``) and one folder for each engine behind it."""
