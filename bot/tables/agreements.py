"""Ending a game before its time: closing its table, and conceding, with whoever has to agree. Pure."""

from __future__ import annotations

from bot.engine.seats import allied
from bot.tables.decisions import Decision, Reason, Refusal
from bot.tables.facts import CloseAgreed, Closed, CloseProposed, Closing, Conceded, ConcedeOffered, Fact
from bot.tables.ranked_games import all_agree, concession_counts, may_agree
from bot.tables.snapshots import Chair, Status
from bot.tables.table import Table


def not_playing(chair: Chair | None) -> Refusal:
    """Refuse somebody who does not play at the table; the seat of one who left a running game waits for them."""
    return Refusal(Reason.NOT_SEATED if chair is None else Reason.SEAT_WAITS)


def closing(table: Table, chair: Chair | None, decision: Decision) -> tuple[Fact, ...] | Refusal:
    """Its owner or a moderator closes the table; a ranked game that is under way asks for more."""
    person = decision.person
    if table.is_past(decision.seq):
        return Refusal(Reason.STALE)
    if table.binding and (chair is not None or decision.seq is not None):
        return _close_ranked(table, chair, decision)
    if person.user_id != table.owner_id and not person.moderator:
        return Refusal(Reason.NOT_ALLOWED)
    return (Closed(Closing.MODERATED if table.binding else Closing.ASKED, person.user_id),)


def _close_ranked(table: Table, chair: Chair | None, decision: Decision) -> tuple[Fact, ...] | Refusal:
    """A player would like to close the table in a ranked game, or agrees to that, be they its owner or a moderator.

    Only the button to agree carries a sequence number.
    """
    person, proposal = decision.person, table.proposal
    if decision.seq is not None and (proposal is None or decision.seq < proposal.seq):
        return Refusal(Reason.STALE)
    if chair is None or chair.left:
        return not_playing(chair)
    if decision.seq is not None and not may_agree(table, chair):
        return Refusal(Reason.NOT_OTHER_SIDE)
    if not may_agree(table, chair) and person.user_id != table.owner_id and not person.moderator:
        return Refusal(Reason.NOT_ALLOWED)
    return _end_for_nobody(table, chair, decision)


def _end_for_nobody(table: Table, chair: Chair, decision: Decision) -> tuple[Fact, ...]:
    """Agree that the ranked game ends and counts for nobody, if somebody else would like that, or propose it."""
    proposal = table.proposal
    if proposal is None or proposal.concede:
        return (CloseProposed(chair.seat),)
    if not may_agree(table, chair):
        return ()
    if all_agree(table, chair):
        return (Closed(Closing.AGREED, decision.person.user_id),)
    return () if chair.seat in proposal.agreed else (CloseAgreed(chair.seat),)


def conceding(table: Table, chair: Chair | None, decision: Decision) -> tuple[Fact, ...] | Refusal:
    """A player gives the game up for their side; every other person on that side who has not left has to agree. While
    that does not count yet in a ranked game that is binding, it is a wish to end it for nobody.

    Only the button to agree carries a sequence number.
    """
    proposal, seq = table.proposal, decision.seq
    if chair is None or chair.left:
        return not_playing(chair)
    if table.status is not Status.PLAYING:
        return Refusal(Reason.GAME_OVER if table.status is Status.FINISHED else Reason.NOT_STARTED)
    if table.game is None or not (table.game.deals or table.game.running):
        return Refusal(Reason.NOT_STARTED)
    if table.rules.units != 2:
        return Refusal(Reason.NO_CONCEDING)
    offered = proposal if proposal is not None and proposal.concede else None
    if seq is not None and (offered is None or seq < offered.seq):
        return Refusal(Reason.STALE)
    side = [known for known in table.chairs if allied(known.seat, chair.seat, table.rules.traits.partners)]
    ours = offered is not None and offered.seat in [known.seat for known in side]
    if seq is not None and not ours:
        return Refusal(Reason.NOT_OWN_SIDE)
    if offered is not None and offered.seat == chair.seat:
        return Refusal(Reason.NOT_OWN_SIDE) if seq is not None else ()
    counts = concession_counts(table)
    if table.binding and not counts:
        return _end_for_nobody(table, chair, decision)
    alone = all(known.user_id is None or known.left for known in side if known.seat != chair.seat)
    if ours or alone:
        return (Conceded(chair.seat, decision.interaction_id, counts),)
    return (ConcedeOffered(chair.seat),)
