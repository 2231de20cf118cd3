"""Right Bower: a Discord bot that hosts Euchre."""
