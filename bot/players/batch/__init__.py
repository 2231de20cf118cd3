"""Many sampled worlds of one decision played at the same time, a card of each in turn, in arrays.

For every game: two to six seats, one pack or two, with or without partners. A row of every array is one world and how
it goes on. Small nets choose the cards, so that a world costs a few microseconds a card; others know how calls end.
"""
