"""A draft collects the facts of one transaction, together with everything that follows from them at once. Pure.

A draft applies each fact as it is added, so that judges see the resulting table. Later its entries are stored and its
table is published. If the next hand is due after the facts, the draft also deals it, unless the finished hand stays on
the table to be looked at. So a restart finds a hand's end and the next deal together, or neither.
"""

from __future__ import annotations

from bot.deals.draw import Chain
from bot.engine.refusals import Unlawful
from bot.engine.rules import Law
from bot.storage.api import Entry, GameResult
from bot.tables.closing import Closed
from bot.tables.consent import find_agreed
from bot.tables.decisions import Decision, Reason
from bot.tables.facts import Fact
from bot.tables.hands import HandClosed, Sealed, next_deal
from bot.tables.journal import encode
from bot.tables.model import Status, Table, TableSettings
from bot.tables.old_school import computer_claim
from bot.tables.pausing import Returned
from bot.tables.ranked import ending_of
from bot.tables.results import game_result
from bot.tables.room import Case
from bot.tables.rooms import apply_fact, judge
from bot.tables.seating import Left, Renamed, storable_name
from bot.tables.talking import Say
from bot.tables.views import Refused, sight_of, snapshot_of


class Draft:
    """The facts of one transaction, encoded as ``entries``, and the ``table`` after them. A ``refused`` decision can
    still have facts, such as the player's new name.
    """

    def __init__(self, before: Table) -> None:
        self.before = self.table = before
        self.entries: list[Entry] = []
        self.refused: Refused | None = None

    def add(self, fact: Fact, at: float) -> None:
        """Add a fact at Unix time ``at``, or at the table's own time if later. If this raises, nothing changes."""
        at = max(at, self.table.at)
        self.table = apply_fact(self.table, fact, at)
        self.entries.append(encode(fact, self.table.seq, at))

    @property
    def ends_game(self) -> bool:
        """Whether the facts so far end a game."""
        return self.table.status is Status.FINISHED and self.before.status is Status.PLAYING

    @property
    def ends_hand(self) -> bool:
        """Whether the facts so far end a hand of a game that goes on."""
        before, now = self.before.game, self.table.game
        if now is None or now.last_hand is None or self.table.status is not Status.PLAYING:
            return False
        return before is None or now.last_hand is not before.last_hand

    @property
    def result(self) -> GameResult | None:
        """The result of the game that these facts end; ``None`` if none, or while others may play its deals."""
        over = self.before.status is Status.PLAYING and self.table.status is not Status.PLAYING
        if not over or ending_of(self.table) is None:
            return None
        seen = sight_of(snapshot_of(self.table, None).table, None, undecided=True)
        return game_result(self.table) if seen.past else None


def judge_decision(decision: Decision, table: Table, settings: TableSettings, now: float) -> Draft:
    """Judge a decision at this table; ``now`` is Unix time in seconds.

    The draft also gives the chair the person's current name, and brings the player back if they were away or their
    clock stood still. Both happen even if the decision is refused.
    """
    draft, person, press = Draft(table), decision.person, decision.interaction_id
    chair = table.chair_of(person.user_id)
    if chair is not None and person.name and storable_name(person.name) != chair.name:
        draft.add(Renamed(chair.seat, person.user_id, storable_name(person.name)), now)
        chair = draft.table.chair(chair.seat)
    judgement = judge(
        Case(draft.table, chair, person, decision.what, decision.seq, press, settings, max(now, table.at))
    )
    following = () if isinstance(judgement, Reason) else judgement
    draft.refused = Refused(judgement) if isinstance(judgement, Reason) else None
    # The bot plays a player's last card without a press. That must not restart a clock that stands still.
    back = chair is not None and (chair.away or (press is not None and chair.rests_until > 0))
    if chair is not None and back and not any(isinstance(fact, Left | Closed) for fact in following):
        draft.add(Returned(chair.seat, press), now)
    try:
        for fact in following:
            if isinstance(fact, Closed) and draft.table.claims_open:
                draft.add(HandClosed(), now)
            draft.add(fact, now)
    except Unlawful as unlawful:
        draft.refused = Refused(Reason.UNLAWFUL, violation=unlawful.violation)
    if draft.entries and not isinstance(decision.what, Say):  # people still look at a hand that has just ended
        add_due_deals(draft, settings, now)
    return draft


def draft_facts(table: Table, settings: TableSettings, now: float, *following: Fact) -> Draft:
    """Draft these facts and the deals that are due after them."""
    draft = Draft(table)
    for fact in following:
        draft.add(fact, now)
    add_due_deals(draft, settings, now)
    return draft


def add_due_deals(draft: Draft, settings: TableSettings, now: float) -> None:
    """Deal the next hand if it is due, and again if that hand ends at once. After a game, seal the deals of the next
    one.

    First, carry out a proposal to which everybody who is still there has agreed. Then, once everybody is ready for the
    next hand, let computers make their claims and close the hand. Where computers pause, a hand that has just ended
    stays on the table for a while, and ``Commits`` deals later.
    """
    for fact in find_agreed(draft.table):
        draft.add(fact, now)
    while draft.table.all_ready:
        draft.add(computer_claim(draft.table, settings.computer_level) or HandClosed(), now)
    while draft.table.deal_due and not _hand_stays(draft, settings):
        draft.add(next_deal(draft.table, settings), now)
    if draft.ends_game and draft.table.tournament is None:
        draft.add(Sealed(Chain(settings.entropy())), now)


def _hand_stays(draft: Draft, settings: TableSettings) -> bool:
    """Return whether the hand that just ended stays on the table. At an old-school table it has been shown already."""
    return draft.ends_hand and settings.computer_pause > 0 and draft.table.rules.law is Law.HOSTED
