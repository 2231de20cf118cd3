"""For whoever runs the bot: metrics, health, the log, and what the owner has decided."""
