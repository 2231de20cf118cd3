"""A game at a table: the engine's state and what a record of it needs, deal by deal.

What is here knows every card and never leaves ``bot.tables``.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.deals.chance import commitment
from bot.engine.acts import Act
from bot.engine.cards import Card
from bot.engine.match import Previous, due_standing
from bot.engine.sides import Seat
from bot.engine.state import Contract, HandResult, Standing, State
from bot.engine.views import PublicView
from bot.tables.snapshots import Chair, ClaimedRest, FinishedHand


class DealLog(NamedTuple):
    """One deal from its pack to its end, as a record tells it; ``result`` and ``contract`` come with the end.

    ``seal`` binds its ``secret``, which stands at ``place`` of the chain under that seal.
    ``taken`` are the tricks by seat; ``stolen`` tells that ``dealer`` was not the proper one (law 2.8); ``absent`` are
    the seats whose people had left, or were away, at its end: a computer stood in for them. ``claimed``: somebody laid
    the last cards of all at once.
    """

    number: int
    dealer: Seat
    pack: tuple[Card, ...]
    secret: bytes
    mixins: tuple[str, ...]
    seal: str
    place: int
    acts: tuple[tuple[Seat, Act], ...] = ()
    result: HandResult | None = None
    contract: Contract | None = None
    taken: tuple[int, ...] = ()
    stolen: bool = False
    absent: tuple[Seat, ...] = ()
    claimed: ClaimedRest | None = None

    def __repr__(self) -> str:
        """Names nothing hidden."""
        return f"<{self.number}: {self.dealer}>"


class Standstill(NamedTuple):
    """Since when nobody has played: ``seat`` is the first player whose clock ran out, or who stood up when asked;
    ``shares`` are the shares of their decisions that all seats' players had made until then.
    """

    seat: Seat
    shares: tuple[float, ...]


class Game(NamedTuple):
    """One game of a match: the engine's state and what a record of it needs.

    ``deals`` are finished deals, ``running`` the one on the table; ``hand_seq`` is the entry that dealt it.
    ``pack_taken`` is who took the pack for the deal to come, and when (Unix seconds), where people deal themselves.
    ``seated`` are the chairs as they were when the game ended; people may stand up and sit down afterwards.
    ``ranked`` was fixed when the game began, None if that was not yet written down. ``stood_in`` counts by seat the
    decisions that a computer made for it. ``standstill`` is set while no person plays.
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
    ranked: bool | None = None
    stood_in: tuple[int, ...] = ()
    standstill: Standstill | None = None

    @property
    def binding(self) -> bool:
        """Whether the game must be played to its end: a ranked game with a finished hand."""
        return bool(self.ranked and self.deals)

    def own_share(self, seat: Seat) -> float:
        """The share of a seat's decisions so far that its player made, 0 to 1; 1 if there was nothing to decide."""
        logs = self.deals if self.running is None else (*self.deals, self.running)
        decided = sum(who == seat for log in logs for who, _ in log.acts)
        return 1 - self.stood_in[seat - 1] / decided if decided else 1.0

    def decided(self, seat: Seat, *, by_computer: bool) -> Game:
        """The game after one more decision of a seat, as far as it matters who made it."""
        if not by_computer:
            return self._replace(standstill=None)
        counts = tuple(count + (place == seat) for place, count in enumerate(self.stood_in, 1))
        return self._replace(stood_in=counts)

    def without(self, seat: Seat, asked: Seat | None) -> Game:
        """The game after this player went: it stands still from now on, unless ``asked`` is another's seat."""
        if self.standstill is not None or asked not in (None, seat):
            return self
        shares = tuple(self.own_share(Seat(each)) for each in self.state.rules.seats)
        return self._replace(standstill=Standstill(seat, shares))

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
        log.seal,
        log.place,
        log.claimed,
    )
