"""Many sampled worlds of one decision played at the same time, a card of each in turn, in arrays.

For the four-handed partnership games of five cards, with a pack of 24 or 32 or with Railroad's joker. A row of every
array is one world and how it goes on. Small nets choose the cards, so that a world costs a few microseconds a card.
"""
