"""The store: its types and errors (``api``), and a folder for each database engine."""
