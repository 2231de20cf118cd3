"""Many imagined hands of one decision played side by side, a card of each at a time, in arrays.

For the four-handed partnership games of five cards without a joker. A row of every array is one line: one world that
may be true, and how it goes on. Small nets choose the cards, so that a line costs a few microseconds a card.
"""
