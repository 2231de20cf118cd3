"""The part of the store that both SQL engines share: the statements, and the functions that run them.

The statements use only what SQLite and PostgreSQL both understand. ``connection.py`` says what an engine must offer.
"""
