"""Sampled worlds: a full engine ``State`` rebuilt from one seat's view and hidden cards that were made up.

This is the only place where a player makes a ``State``. It must never be given a real one: all it knows is the view,
and a ``World`` that the sampler invented to agree with it.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.cards import JOKER, Card
from bot.engine.flow import STAGES
from bot.engine.seats import Seat
from bot.engine.state import Contract, Deal, Exchange, Phase, Standing, State, best_of
from bot.engine.views import PublicView, SeatView

_UNSEEN = (JOKER,)
"""Stands for a card given away: it lies in the receiver's hand already, and only the number of gifts matters."""


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the hidden cards may lie.

    ``hands[s - 1]`` are the cards that seat ``s`` holds now; ``kitty`` the face-down cards under the turn-up;
    ``discards`` the cards laid away, seat by seat as the view counts them.
    """

    hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...]
    discards: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()


def stage_of(view: PublicView) -> int:
    """Which stage of the flow asks now; of the three kinds of discard the one that is due."""
    stages = [index for index, stage in enumerate(STAGES) if stage.phase is view.phase]
    if view.phase is not Phase.DISCARD:
        return stages[0]
    before, lone, after = stages
    if not view.rules.traits.turn_up and view.alone:
        return lone
    return after if view.given else before


def played_by(view: PublicView) -> tuple[tuple[Card, ...], ...]:
    """The cards that each seat has played, seat 1 first."""
    out: list[tuple[Card, ...]] = [()] * view.rules.players
    for trick in (*(trick.plays for trick in view.tricks), view.trick):
        for seat, card in trick:
            out[seat - 1] = (*out[seat - 1], card)
    return tuple(out)


def contract_of(view: PublicView, world: World) -> Contract | None:
    """The contract, with the secret partner whom this world implies (law 8.5): the maker if nobody is."""
    if view.maker is None:
        return None
    contract = Contract(
        view.maker, view.trump, view.alone, view.bid, view.forced, view.lone_defender, view.called,
        sitting_out=view.sitting_out,
    )  # fmt: skip
    if view.called is None or view.trump is None:
        return contract
    before = tuple(hand + played for hand, played in zip(world.hands, played_by(view), strict=True))
    best, partner = best_of(before, view.called, view.trump) or (None, view.maker)
    return contract._replace(best=best, partner=partner, revealed=view.partner is not None)


def state_of(view: SeatView, world: World) -> State:
    """The engine's state in this world, at the moment of the view. Packs and earlier hands are not rebuilt."""
    public = view.public
    gifts = tuple((giver, receiver, _UNSEEN * count) for giver, receiver, count in public.given)
    return State(
        rules=public.rules,
        standing=Standing(public.number, public.dealer, public.score),
        deal=Deal((), world.hands, public.turnup, world.kitty, public.shown, public.turned_down),
        calls=public.calls,
        contract=contract_of(public, world),
        exchange=Exchange(public.turnup_taken_by, world.discards, gifts),
        stage=stage_of(public),
        phase=public.phase,
        turn=public.turn,
        hands=world.hands,
        trick=public.trick,
        tricks=public.tricks,
        result=None,
    )
