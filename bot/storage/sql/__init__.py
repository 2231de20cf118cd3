"""What every engine that speaks SQL shares: the statements, what they make of rows, and what is done in portions.

The statements are written in what SQLite and PostgreSQL both understand; ``connection.py`` says what an engine offers.
"""
