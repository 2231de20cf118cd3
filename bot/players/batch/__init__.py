"""Many sampled worlds of one decision played at the same time, a card of each in turn, in arrays.

For the four-handed partnership games of five cards without a joker. A row of every array is one world and how it goes
on. Small nets choose the cards, so that a world costs a few microseconds a card.
"""
