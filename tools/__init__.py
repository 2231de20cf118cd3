"""Programs for developers: what each measures or makes is in docs/tools.md."""
