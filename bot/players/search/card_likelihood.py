"""What the others' cards tell: how well a sampled world explains which cards they have played.

Each card is compared with the one that a sound player would have played from those cards at that moment. People do
otherwise often enough, so a card that does not fit makes a world less likely, never impossible. It must know the public
side of the play and the sampled hands only.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Card
from bot.engine.views import SeatView
from bot.players.heuristics.play_state import PlayState, moments
from bot.players.heuristics.playout import sound_card

UNUSUAL = 0.3
"""How likely a card is that a sound player would not have played, measured by one that they would."""


class CardLikelihood:
    """The cards that one seat saw the others play, made ready to be compared with many worlds."""

    __slots__ = ("_known", "_moments")

    def __init__(self, view: SeatView) -> None:
        public = view.public
        self._known: dict[tuple[int, tuple[Card, ...]], float] = {}
        self._moments: list[tuple[int, PlayState, int, int]] = []
        if public.trump is None or public.maker is None or public.called is not None:
            return
        counts = [0] * (public.rules.players + 1)
        for play, seat, card in moments(public):
            if seat != view.seat and counts[seat] < public.rules.hand_size - 1:
                self._moments.append((counts[seat], play, seat, card))
            counts[seat] += 1

    def __bool__(self) -> bool:
        return bool(self._moments)

    def weight(self, hands: Sequence[tuple[Card, ...]], played: Sequence[tuple[Card, ...]]) -> float:
        """The likelihood of the cards played, up to a factor, if these are in the hands now."""
        likely = 1.0
        for index, (before, play, seat, card) in enumerate(self._moments):
            held = hands[seat - 1] + played[seat - 1][before:]
            key = (index, held)
            found = self._known.get(key)
            if found is None:
                found = 1.0 if sound_card(play, seat, list(held)) == card else UNUSUAL
                self._known[key] = found
            likely *= found
        return likely
