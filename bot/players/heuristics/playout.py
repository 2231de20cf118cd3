"""Play-outs: a hand of cards played to its end in plain integers, with sound cards at every seat.

The busiest code of the expert: it must agree with the engine about every trick (a test compares them). It sees all
hands of a sampled world, but each card is chosen from the public side and its own hand alone.
"""

from __future__ import annotations

from bot.players.heuristics.follows import follow
from bot.players.heuristics.leads import lead
from bot.players.heuristics.play_state import PlayState


def play_out(play: PlayState, hands: list[list[int]]) -> None:
    """Play every card that is left; ``hands[seat]`` are lists that end empty."""
    last = play.hand_size
    while play.tricks < last:
        seat = play.turn
        hand = hands[seat]
        if len(hand) == 1:
            card = hand[0]
        elif play.trick:
            card = follow(play, seat, hand)
        else:
            card = lead(play, seat, hand)
        hand.remove(card)
        play.lay(card)
