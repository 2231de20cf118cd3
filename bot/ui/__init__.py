"""What Discord shows: persistent buttons, layouts, and the announcer of table messages."""
