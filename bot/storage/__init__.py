"""The stored data: the types and errors of a store (``api``), and a folder for each database engine."""
