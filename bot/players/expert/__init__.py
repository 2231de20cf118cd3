"""The expert: worlds that agree with what a seat has seen are sampled, weighed and played out by small nets.

``decide`` chooses an act. ``worlds`` and ``sampling`` deal what is hidden; ``sampling`` and ``call_likelihood`` weigh
it. ``batch`` holds many hands in arrays, a row for each world and how it goes on; ``nets`` chooses their cards.
``calls`` and ``cards`` judge acts by what comes of them, which ``outcomes`` counts. For every game: two to six seats,
one pack or two, with or without partners.
"""
