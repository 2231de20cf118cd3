"""Which computer player beats which, in games on duplicate deals with the seats swapped."""
