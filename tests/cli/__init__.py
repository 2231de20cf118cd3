"""The subcommands, run in the process with captured output."""
