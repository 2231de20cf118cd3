"""The play as one seat sees it: the public side, and with whom this seat believes it plays."""

from __future__ import annotations

from bot.engine.phases.tricks import first_leader
from bot.engine.state import Contract
from bot.engine.views import PublicView, SeatView
from bot.players.heuristics.play_state import PlayState, public_play_state


def leader_of(view: PublicView) -> int:
    """Who leads, or led, to the first trick."""
    if view.tricks:
        return view.tricks[0].leader
    if view.trick:
        return view.trick[0][0]
    if view.maker is None:
        raise ValueError("nobody has made trump yet")
    contract = Contract(view.maker, view.trump, view.alone, view.bid, sitting_out=view.sitting_out)
    return first_leader(view.rules, contract, view.dealer)


def seat_play_state(view: SeatView) -> PlayState:
    """The play as this seat sees it; only the maker's secret partner knows who that is (law 8.5)."""
    public = view.public
    play = public_play_state(public, leader_of(public))
    if public.called is not None and public.partner is None:
        suspect_sides(play, view.seat if view.secret_partner else 0)
    return play


def suspect_sides(play: PlayState, partner: int) -> None:
    """While the partner is secret the maker trusts nobody, the partner trusts the maker, the others each other."""
    maker = play.maker
    play.set_sides(1 << maker | (1 << partner if partner else 0))
    play.friends[maker] = 1 << maker
    if partner:
        play.makers = 1 << maker | 1 << partner
