"""The subcommands of ``python -m bot`` that need no Discord, one file each with a ``run(arguments) -> exit status``."""
