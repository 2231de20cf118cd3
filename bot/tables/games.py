"""A game at a table: the engine's state and what a record of it needs, deal by deal.

What is here knows every card and never leaves ``bot.tables``.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.engine.acts import Act, CutPack, GatherTrick
from bot.engine.cards import Card
from bot.engine.match import Previous, due_standing
from bot.engine.old_school_tricks import is_full
from bot.engine.rules import Law
from bot.engine.seats import Seat
from bot.engine.state import Contract, HandResult, Judgement, Standing, State
from bot.engine.views import PublicView, public_view
from bot.tables.snapshots import Chair, ClaimedRest, FinishedHand


class DealLog(NamedTuple):
    """One deal from its pack to its end, as a record tells it; ``result`` and ``contract`` come with the end.

    ``commitment`` binds its ``secret``, and so does ``seal``, under which that stands at ``place`` of the chain.
    ``taken`` are the tricks by seat; ``stolen`` tells that ``dealer`` was not the proper one (law 2.8); ``absent`` are
    the seats whose people had left, or were away, at its end: a computer stood in for them. ``judgements`` are all that
    was made of claims (law 9.2). ``claimed``: somebody laid the last cards of all at once.
    """

    number: int
    dealer: Seat
    pack: tuple[Card, ...]
    secret: bytes
    commitment: str
    mixins: tuple[str, ...]
    seal: str
    place: int
    acts: tuple[tuple[Seat, Act], ...] = ()
    result: HandResult | None = None
    contract: Contract | None = None
    taken: tuple[int, ...] = ()
    stolen: bool = False
    absent: tuple[Seat, ...] = ()
    judgements: tuple[Judgement, ...] = ()
    claimed: ClaimedRest | None = None

    def __repr__(self) -> str:
        """Names nothing hidden."""
        return f"<{self.number}: {self.dealer}>"


class Standstill(NamedTuple):
    """Since when nobody has played: ``seat`` is the first player whose clock ran out, or who stood up when asked;
    ``shares`` are the shares of their decisions that all seats' players had made until then, ``hands`` the finished
    hands.
    """

    seat: Seat
    shares: tuple[float, ...]
    hands: int


class Game(NamedTuple):
    """One game of a match: the engine's state and what a record of it needs.

    ``deals`` are finished deals, ``running`` the one on the table; ``hand_seq`` is the entry that dealt it.
    ``pack_taken`` is who took the pack for the deal to come, and when (Unix seconds), where people deal themselves.
    ``names`` are everybody's when the game began, by seat: they are mixed into its deals and stand in its record.
    ``seated`` are the chairs as they were when the game ended; people may stand up and sit down afterwards.
    ``ranked`` was fixed when the game began, None if that was not yet written down. ``stood_in`` counts by seat the
    decisions that a computer made for it. ``standstill`` is set while no person plays.

    ``open_since`` (Unix seconds) is set at old-school tables while something lies open for everybody: a full trick, or
    a hand that is over and can still be claimed. ``ready`` have seen enough of that hand.
    ``void``: a ranked game that was conceded too early to count.
    a hand that is over and can still be claimed. ``ready`` have seen enough of that hand. ``clocks`` were fixed when a
    ranked game began (``TableSettings.clocks``).
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
    names: tuple[str, ...] = ()
    seated: tuple[Chair, ...] = ()
    ranked: bool | None = None
    stood_in: tuple[int, ...] = ()
    standstill: Standstill | None = None
    open_since: float | None = None
    ready: tuple[Seat, ...] = ()
    void: bool = False
    clocks: tuple[float, float, float, float] | None = None

    @property
    def full_trick(self) -> bool:
        """Whether a full trick lies open until it is gathered (law 9.3)."""
        return self.state.irregularities is not None and self.state.result is None and is_full(self.state)

    @property
    def claims_open(self) -> bool:
        """Whether the last trick is gathered, and claims may still change what came of the hand (law 9.4)."""
        return self.running is not None and self.state.result is not None

    @property
    def binding(self) -> bool:
        """Whether the game must be played to its end: a ranked one, from the first call of its first hand on."""
        called = self.running is not None and any(not isinstance(act, CutPack) for _, act in self.running.acts)
        return bool(self.ranked and (self.deals or called))

    def own_share(self, seat: Seat) -> float:
        """The share of a seat's decisions so far that its player made, 0 to 1; 1 if there was nothing to decide."""
        logs = self.deals if self.running is None else (*self.deals, self.running)
        decided = sum(who == seat and _is_decision(act) for log in logs for who, act in log.acts)
        return 1 - self.stood_in[seat - 1] / decided if decided else 1.0

    def decided(self, seat: Seat, act: Act, *, by_computer: bool) -> Game:
        """The game after one more decision of a seat, as far as it matters who made it."""
        if not by_computer:
            return self if self.standstill is None else self._replace(standstill=None)
        if not _is_decision(act):
            return self
        counts = tuple(count + (place == seat) for place, count in enumerate(self.stood_in, 1))
        return self._replace(stood_in=counts)

    def without(self, seat: Seat, asked: Seat | None) -> Game:
        """The game after this player went: it stands still from now on, unless ``asked`` is another's seat."""
        if self.standstill is not None or asked not in (None, seat):
            return self
        shares = tuple(self.own_share(Seat(each)) for each in self.state.rules.seats)
        return self._replace(standstill=Standstill(seat, shares, len(self.deals)))

    def went_on(self, state: State, running: DealLog, at: float) -> Game:
        """The game after one more act, in a hand that is not closed by it; ``at`` is the act's time."""
        game = self._replace(state=state, running=running)
        if state.irregularities is None:
            return game
        known = self.open_since if (self.full_trick, self.claims_open) == (game.full_trick, game.claims_open) else None
        lies = game.full_trick or game.claims_open
        return game._replace(open_since=(at if known is None else known) if lies else None)

    def hand_closed(self, running: DealLog, result: HandResult, absent: tuple[Seat, ...]) -> Game:
        """The game after a hand that nothing can change any more; ``absent`` as in ``DealLog``."""
        state, view = self.state, public_view(self.state)
        done = running._replace(
            result=result, contract=state.contract, taken=view.taken, absent=absent, judgements=view.judgements
        )
        over = finished_hand(state, view, result, done, self.hand_seq)
        return self._replace(running=None, deals=(*self.deals, done), last_hand=over, open_since=None, ready=())

    @property
    def due(self) -> Standing:
        """The standing of the deal that is due: its number, its proper dealer, the score before it."""
        return due_standing(self.state.rules, self.state.standing, self.state.result)


def _is_decision(act: Act) -> bool:
    """Whether an act says that somebody is there: a full trick is gathered by itself in the end."""
    return not isinstance(act, GatherTrick)


def may_be_claimed(state: State) -> bool:
    """Whether claims stay open after this hand's end: not after one that a claim, or no play, has ended (law 9.4)."""
    return state.rules.law is Law.OLD_SCHOOL and state.result is not None and state.result.tricks is not None


def finished_hand(state: State, view: PublicView, result: HandResult, log: DealLog, hand_seq: int) -> FinishedHand:
    """A hand that has just ended, as everybody may see it from now on."""
    deal = state.dealt
    return FinishedHand(
        view,
        result,
        deal.hands,
        deal.kitty,
        state.exchange.discards,
        log.commitment,
        log.secret.hex(),
        log.mixins,
        hand_seq,
        log.seal,
        log.place,
        log.claimed,
    )
