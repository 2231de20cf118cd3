"""A game at a table: the engine's state and what a record of it needs, deal by deal.

What is here knows every card and never leaves ``bot.tables``.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.deals.chance import commitment
from bot.engine.acts import Act
from bot.engine.cards import Card
from bot.engine.match import Previous, due_standing
from bot.engine.sides import Seat
from bot.engine.state import Contract, HandResult, Standing, State
from bot.engine.views import PublicView
from bot.tables.snapshots import Chair, FinishedHand


@dataclass(frozen=True, slots=True)
class DealLog:
    """One deal from its pack to its end, as a record tells it; ``result`` and ``contract`` come with the end.

    ``taken`` are the tricks by seat; ``stolen`` tells that ``dealer`` was not the proper one (law 2.8); ``absent`` are
    the seats whose people had left, or were away, at its end: a computer stood in for them.
    """

    number: int
    dealer: Seat
    pack: tuple[Card, ...]
    secret: bytes
    mixins: tuple[str, ...]
    acts: tuple[tuple[Seat, Act], ...] = ()
    result: HandResult | None = None
    contract: Contract | None = None
    taken: tuple[int, ...] = ()
    stolen: bool = False
    absent: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game of a match: the engine's state and what a record of it needs.

    ``deals`` are finished deals, ``running`` the one on the table; ``hand_seq`` is the entry that dealt it.
    ``pack_taken`` is who took the pack for the deal to come, and when (Unix seconds), where people deal themselves.
    ``seated`` are the chairs as they were when the game ended; people may stand up and sit down afterwards.
    """

    first_seq: int
    started_at: float
    previous: Previous | None
    state: State
    deals: tuple[DealLog, ...] = ()
    running: DealLog | None = None
    hand_seq: int = 0
    last_hand: FinishedHand | None = None
    pack_taken: tuple[Seat, float] | None = None
    seated: tuple[Chair, ...] = ()

    @property
    def due(self) -> Standing:
        """The standing of the deal that is due: its number, its proper dealer, the score before it."""
        return due_standing(self.state.rules, self.state.standing, self.state.result)


def finished_hand(state: State, view: PublicView, result: HandResult, log: DealLog, hand_seq: int) -> FinishedHand:
    """A hand that has just ended, as everybody may see it from now on."""
    deal = state.dealt
    return FinishedHand(
        view,
        result,
        deal.hands,
        deal.kitty,
        state.exchange.discards,
        commitment(log.secret),
        log.secret.hex(),
        log.mixins,
        hand_seq,
    )
