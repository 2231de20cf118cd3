"""What any engine must keep of ``bot.storage.api``; what concerns one engine's files is in a folder of its own."""
