"""The expert: worlds that agree with what a seat has seen are sampled, weighed and played out by small nets.

``decide`` chooses an act. ``worlds`` deals what is hidden, ``likelihood`` says how well each deal explains what the
others did. ``batch`` holds many hands in arrays, a row for each world; ``nets`` chooses their cards.
``call_evaluator`` and ``card_evaluator`` play acts out, ``comparison`` counts what comes of them. For every game: two
to six seats, one pack or two, with or without partners.
"""
