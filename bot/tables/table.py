"""What a table is after one of its entries: everything that its journal's facts came to, and what follows from it.

What is here knows everything, secrets too, and never leaves ``bot.tables``; ``views.py`` makes what may be seen of it.
It must not know how facts change a table: that is ``fold.py``.
"""

from __future__ import annotations

from typing import NamedTuple

from bot.deals.draw import Chain, DealerDraw
from bot.engine.rules import Rules
from bot.engine.scoring import is_level, table_score
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.storage.port import TableId
from bot.tables.contests import Contest
from bot.tables.games import Game
from bot.tables.snapshots import Chair, CloseProposal, Status


class Table(NamedTuple):
    """A table after one of its entries; ``at`` is that entry's time.

    ``status_seq`` is the entry since which the table has its status, ``turn_seq`` the one since which the same decision
    is asked: a button drawn since then is fresh; it is asked since ``turn_at``. ``lapsed`` is the ``turn_seq`` of the
    latest decision that a person did not make in time: a computer makes it, even if they are back. The deal to come has
    the secret at ``place`` of ``chain``; ``presses`` (who, interaction) are the latest press of each player since the
    deal before, ``words`` (who, text) what people want mixed in, ``drawn_with`` the texts of the draw until the first
    deal uses them too. ``people`` sat in the chairs when the match began.
    ``agreed`` are those who said that games here may be ranked, old-school as they are.
    ``willing`` (who, Unix seconds) are those who have said since the last game that they play the next one;
    ``answer_by`` (Unix seconds) is set while the others are asked for that.
    ``proposal`` waits for the other side; ``closing`` says why a closed table was closed (``facts.Closing``).
    ``pictures`` and ``contest`` as in ``facts.Opened``; ``last_hand``
    is the one that was under way, or just over, when time was called.
    """

    table_id: TableId
    guild_id: int
    channel_id: int
    owner_id: int
    rules: Rules
    seq: int
    at: float
    status: Status
    chairs: tuple[Chair, ...]
    chain: Chain
    place: int = 1
    status_seq: int = 1
    turn_seq: int = 1
    turn_at: float = 0.0
    lapsed: int = 0
    asked_at: float | None = None
    presses: tuple[tuple[int, int], ...] = ()
    words: tuple[tuple[int, str], ...] = ()
    drawn_with: tuple[str, ...] | None = None
    draw: DealerDraw | None = None
    game: Game | None = None
    tally: tuple[int, ...] = ()
    games: int = 0
    people: tuple[int | None, ...] = ()
    proposal: CloseProposal | None = None
    closing: str | None = None
    agreed: tuple[int, ...] = ()
    willing: tuple[tuple[int, float], ...] = ()
    answer_by: float | None = None
    pictures: bool | None = None
    contest: Contest | None = None
    last_hand: int | None = None

    def __repr__(self) -> str:
        """Names nothing hidden."""
        return f"<{self.table_id}: {self.seq}, {self.status}>"

    def chair(self, seat: Seat) -> Chair:
        """The chair at a seat."""
        return self.chairs[seat - 1]

    def chair_of(self, user_id: int) -> Chair | None:
        """Where a person sits, also while a computer plays for them."""
        for chair in self.chairs:
            if chair.user_id == user_id:
                return chair
        return None

    def is_past(self, seq: int | None) -> bool:
        """Whether a pressed button belongs to an earlier part of the table's life, or to one that never was."""
        return seq is not None and not self.status_seq <= seq <= self.seq

    @property
    def state(self) -> State | None:
        """The engine's state of the running or finished game."""
        return self.game.state if self.game else None

    @property
    def free(self) -> tuple[Seat, ...]:
        """The free seats, in order."""
        return tuple(chair.seat for chair in self.chairs if chair.free)

    @property
    def open_seats(self) -> tuple[Seat, ...]:
        """Where somebody may sit down; after a game also the chairs of those who stood up during it."""
        over = self.status is Status.FINISHED
        return tuple(chair.seat for chair in self.chairs if chair.free or (over and chair.left))

    @property
    def attended(self) -> bool:
        """Whether any person is present: seated, not away and not gone."""
        return any(present(chair) for chair in self.chairs)

    @property
    def binding(self) -> bool:
        """Whether a ranked game goes on here whose first hand is over: it cannot be closed without a trace."""
        return self.status is Status.PLAYING and self.game is not None and self.game.binding

    @property
    def turn(self) -> Chair | None:
        """The chair whose decision is waited for."""
        if self.status is not Status.PLAYING or self.game is None or self.game.state.turn is None:
            return None
        return self.chair(self.game.state.turn)

    @property
    def asked(self) -> Chair | None:
        """The chair of the person who is to decide now, be it only to deal."""
        turn = self.turn or self.deal_asked
        return turn if turn is not None and self._answers(turn) else None

    @property
    def computer_turn(self) -> Chair | None:
        """The chair for which a computer is to decide now; while people look at a full trick, none is (law 9.3)."""
        turn = self.turn
        return turn if turn is not None and not self._answers(turn) and not self.trick_rests else None

    def _answers(self, chair: Chair) -> bool:
        """Whether the decision that is asked now is this chair's person's, not a computer's for them."""
        return present(chair) and self.lapsed != self.turn_seq

    @property
    def trick_rests(self) -> bool:
        """Whether a full trick lies open for people to look at, until it is gathered (law 9.3)."""
        return self.game is not None and self.game.full_trick and self.attended

    @property
    def claims_open(self) -> bool:
        """Whether a hand is over, and claims may still change what came of it (law 9.4)."""
        return self.status is Status.PLAYING and self.game is not None and self.game.claims_open

    @property
    def all_ready(self) -> bool:
        """Whether everybody who is present has seen enough of the hand that can still be claimed."""
        ready = () if self.game is None else self.game.ready
        return self.claims_open and all(chair.seat in ready for chair in self.chairs if present(chair))

    @property
    def dealer(self) -> Chair | None:
        """The chair of the proper dealer while no hand is on the table of a running game."""
        if self.status is not Status.PLAYING or self.game is None or self.game.state.phase is not Phase.DEAL:
            return None
        if self.game.claims_open:
            return None
        return self.chair(self.game.due.dealer)

    @property
    def deal_asked(self) -> Chair | None:
        """The chair of the person who is to take the pack: only where a deal could be stolen from them (law 2.8)."""
        if not self.rules.steal_the_deal or self.game is None or self.game.pack_taken is not None:
            return None
        dealer = self.dealer
        return dealer if dealer is not None and self._answers(dealer) else None

    @property
    def thief(self) -> Seat | None:
        """Who deals in the proper dealer's place, until the theft is called or the turn-up is shown (law 2.8)."""
        if self.game is None or self.game.pack_taken is None or (dealer := self.dealer) is None:
            return None
        seat = self.game.pack_taken[0]
        return None if seat == dealer.seat else seat

    @property
    def deal_due(self) -> bool:
        """Whether the next hand is to be dealt now; without anybody present it goes on waiting, but in a contest."""
        if self.dealer is None or self.deal_asked is not None or self.thief is not None:
            return False
        return self.attended or self.contest is not None

    @property
    def contest_done(self) -> bool:
        """Whether a contest's table has played all its hands; asked between two hands."""
        contest, game = self.contest, self.game
        if contest is None or game is None:
            return False
        if self.last_hand is None and (contest.hands is None or game.due.number <= contest.hands):
            return False
        if not contest.decisive:
            return True
        played = ((deal.contract, deal.result) for deal in game.deals if deal.result is not None)
        return not is_level(table_score(played, contest.caller_bonus, pairs=True))

    @property
    def extra_hands(self) -> int:
        """How many hands a contest's table has been dealt beyond its last one, since its sides were level then."""
        if self.contest is None or self.game is None or not self.contest.decisive:
            return 0
        last = self.contest.hands if self.last_hand is None else self.last_hand
        return 0 if last is None else max(0, self.game.state.standing.number - last)


def present(chair: Chair) -> bool:
    """Whether a person sits here and plays."""
    return chair.user_id is not None and not chair.away and not chair.left
