"""The computer players: lawful, blind to hidden cards, sound where good players agree."""
