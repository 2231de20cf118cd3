"""The steady player: the sound rules of the table, applied every time. Decides from a ``SeatView`` alone."""

from __future__ import annotations

import random

from bot.engine.acts import PLAYS, Act, PlayCard
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players import bidding, exchange
from bot.players.bidding import BidContext, bid_context_of
from bot.players.cards import PlayState, choose_follow, choose_lead, seat_play_state
from bot.players.knowledge import add_cards

_DECISIONS = {
    Phase.CUT: bidding.choose_cut,
    Phase.TURN_TABLES: bidding.choose_table_turning,
    Phase.ORDER: bidding.choose_call,
    Phase.CALL: bidding.choose_call,
    Phase.BID: bidding.choose_bid,
    Phase.NAME: bidding.choose_trump,
    Phase.GIVE_TURNUP: exchange.choose_turnup_gift,
    Phase.DISCARD: exchange.choose_discard,
    Phase.BEST: exchange.choose_call_for_best,
    Phase.GIVE: exchange.choose_gift,
    Phase.PARTNER: bidding.choose_partner,
    Phase.DEFEND_ALONE: bidding.choose_defence,
}


def choose_sound_act(context: BidContext) -> Act:
    """Return the sound decision before the play."""
    return _DECISIONS[context.phase](context)


def choose_sound_card(play: PlayState, seat: int, hand: list[int]) -> int:
    """Return the card that a sound player plays from this hand."""
    if len(hand) == 1:
        return hand[0]
    return choose_follow(play, seat, hand) if play.trick else choose_lead(play, seat, hand)


class Steady:
    """Plays by the rules of thumb that good players agree on."""

    level = "steady"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """Choose one of ``view.legal``; the random source is not needed."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.public.phase is not Phase.PLAY:
            return choose_sound_act(bid_context_of(view))
        play = seat_play_state(view)
        play.gone = add_cards(play.gone, view.discarded)
        act = PLAYS[choose_sound_card(play, view.seat, list(view.hand))]
        if act in view.legal:
            return act
        # Exposed cards, or a suit that was named, leave no other choice (laws 9.5, 9.7).
        return PLAYS[
            choose_sound_card(play, view.seat, [legal.card for legal in view.legal if isinstance(legal, PlayCard)])
        ]
