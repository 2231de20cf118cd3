"""Thin slash commands: parse, call one service, present."""
