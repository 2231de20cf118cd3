"""What others have laid away out of sight: most likely what a sound player would.

Knows the sampled hands and the public side only.
"""

from __future__ import annotations

import numpy as np

from bot.engine.views import PublicView
from bot.players.search.arrays import CARDS, Floats, counts_of
from bot.players.search.hand_values import discard_worths
from bot.players.search.hidden_cards import HiddenCards
from bot.players.search.worlds import played_by

UNSOUND_DISCARD = 0.1
"""How often somebody lays away what a sound player would keep."""


def lay_away_soundly(public: PublicView, hidden: HiddenCards, held: Floats, rng: np.random.Generator) -> None:
    """Change ``held``, ``[n, place, card]``: in most rows whoever laid cards away has laid away their worst ones, the
    worst of all first.
    """
    trump = public.trump
    if trump is None or not hidden.discarders:
        return
    barred = np.array([[place >> card & 1 for card in range(CARDS)] for place in hidden.barred], bool)
    every = np.arange(len(held))
    for place, (seat, count) in enumerate(hidden.discarders, public.rules.players + 1):
        played, kept = counts_of(played_by(public)[seat - 1]), counts_of(hidden.fixed[seat - 1])
        rest, away = held[:, seat - 1] + held[:, place], np.zeros_like(held[:, place])
        for _ in range(count):
            cards, worths = discard_worths(public.rules, rest + played, trump, public.alone)
            loose = (rest - kept)[every[:, None], cards] > 0
            worst = cards[every, np.where(loose, worths, -np.inf).argmax(1)]
            rest[every, worst] -= 1
            away[every, worst] += 1
        lawful = ~rest[:, barred[seat - 1]].any(1)
        rows = np.flatnonzero(lawful & (rng.random(len(held)) >= UNSOUND_DISCARD))
        held[rows, seat - 1], held[rows, place] = rest[rows], away[rows]
