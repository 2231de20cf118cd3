"""The expert: it samples worlds that agree with what a seat has seen, weights them, and plays them out by small nets.

``decide`` chooses an act. ``worlds`` deals the hidden cards; ``likelihood`` says how well each deal explains what the
others did. ``batch`` holds many hands in arrays, with a row for each world; ``nets`` chooses their cards.
``call_evaluator`` and ``card_evaluator`` play acts out; ``comparison`` counts the results. All of this works for every
game: two to six seats, one pack or two, with or without partners.
"""
