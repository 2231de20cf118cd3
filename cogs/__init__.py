"""The bot's features in Discord: their commands, presses and messages, and what these remember. The game is in
``bot``.
"""
