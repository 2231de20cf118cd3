"""Cards that do the same work: nothing that anybody else may hold lies between them. One of them is thought about."""

from __future__ import annotations

from bot.engine.acts import Act, PlayCard
from bot.engine.cards import Card
from bot.engine.views import SeatView
from bot.players.heuristics.play_state import SECOND, PlayState, seat_play_state, with_cards


def without_equals(view: SeatView, usual: Act) -> list[Act]:
    """The lawful plays, one of each run of equal cards: ``usual`` for its own, of others the lowest."""
    own = usual.card if isinstance(usual, PlayCard) else None
    kept = {own if own in run else run[0] for run in runs_of_equals(view)}
    return [act for act in dict.fromkeys(view.legal) if not isinstance(act, PlayCard) or act.card in kept]


def runs_of_equals(view: SeatView) -> list[list[Card]]:
    """The cards that may be played, equal ones together, each run from its lowest card."""
    play = seat_play_state(view)
    cards = [act.card for act in view.legal if isinstance(act, PlayCard)]
    nobodys = _nobody_elses(view, play)
    runs: list[list[Card]] = []
    for card in sorted(set(cards), key=lambda card: (play.suits[card], play.strength[card])):
        if runs and play.secret not in (card, runs[-1][-1]) and _equal(play, runs[-1][-1], card, nobodys):
            runs[-1].append(card)
        else:
            runs.append([card])
    return runs


def _nobody_elses(view: SeatView, play: PlayState) -> int:
    """The cards that no one else holds: those of earlier tricks and the seat's own; what lies in this trick counts."""
    held = with_cards(play.gone, view.hand)
    for _, card in play.plays:
        held &= ~(1 << card + SECOND if held >> card + SECOND & 1 else 1 << card)
    return held


def _equal(play: PlayState, lower: Card, higher: Card, nobodys: int) -> bool:
    """Whether two cards are of one suit and nothing that still counts lies between them, nor is the same as either."""
    if play.suits[lower] != play.suits[higher]:
        return False
    low, high = play.strength[lower], play.strength[higher]
    between = [
        card
        for card, strength in enumerate(play.strength)
        if play.suits[card] == play.suits[lower] and low <= strength <= high
    ]
    return all(nobodys >> card & 1 and nobodys >> card + SECOND & 1 for card in between)
