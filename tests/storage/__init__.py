"""What any engine must keep of ``bot.storage.port``; what concerns one engine's files is in a folder of its own."""
