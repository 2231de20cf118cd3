"""Play-outs: a hand of cards played to its end in plain integers, with sound cards at every seat.

The busiest code of the expert: it must agree with the engine about every trick (a test compares them). It sees all
hands of a sampled world, but each card is chosen from the public side and its own hand alone.
"""

from __future__ import annotations

from bot.players.heuristics.follows import follow
from bot.players.heuristics.leads import lead
from bot.players.heuristics.play_state import PlayState


def sound_card(play: PlayState, seat: int, hand: list[int]) -> int:
    """The card that a sound player plays from this hand."""
    if len(hand) == 1:
        return hand[0]
    return follow(play, seat, hand) if play.trick else lead(play, seat, hand)


def play_out(play: PlayState, hands: list[list[int]]) -> None:
    """Play every card that is left; ``hands[seat]`` are lists that end empty."""
    last = play.hand_size
    while play.tricks < last:
        seat = play.turn
        card = sound_card(play, seat, hands[seat])
        hands[seat].remove(card)
        play.lay(card)
