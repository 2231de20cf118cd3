"""The reason for the advised act, shown beside its figures and never in conflict with them.

A reason is a claim about this view and is given only if it is true. It is based on the view and the prospects alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.engine.acts import PlayCard
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.card_play import distinct_plays
from bot.players.evaluation import ActEvaluation, percent
from bot.players.reasons.calls import call_reason
from bot.players.reasons.kinds import ActReason, ReasonKind
from bot.players.reasons.play import PlayPosition, exchange_reason, follow_reason, lead_reason

_CALLS = (Phase.ORDER, Phase.CALL, Phase.BID, Phase.NAME, Phase.PARTNER, Phase.DEFEND_ALONE)


@dataclass(frozen=True, slots=True)
class ToldReason:
    """A reason, and whether another act is as good in whole percents, so that the reason is only a leaning."""

    reason: ActReason
    close: bool


def reason_for(view: SeatView, best: ActEvaluation, others: Sequence[ActEvaluation]) -> ToldReason | None:
    """Return why ``best`` is advised, or ``None`` where no reason fits; ``others`` are the prospects of the rest.

    Cards that do the same work as the advised one do not count as other acts.
    """
    rivals = _rivals(view, best, others)
    gaps = [percent(best.chance) - percent(other.chance) for other in rivals]
    if not gaps:
        return ToldReason(ActReason(ReasonKind.SAME_WORK), False) if others else None
    if not any(gaps):
        return ToldReason(ActReason(ReasonKind.NO_DIFFERENCE), False)
    reason = _reason(view, best, others)
    return ToldReason(reason, not min(gaps)) if reason is not None else None


def _reason(view: SeatView, best: ActEvaluation, others: Sequence[ActEvaluation]) -> ActReason | None:
    act = best.act
    if isinstance(act, PlayCard):
        position = PlayPosition(view)
        return (follow_reason if view.public.trick else lead_reason)(position, act.card)
    if view.public.phase in _CALLS:
        return call_reason(view, best, others)
    return exchange_reason(view, act)


def _rivals(view: SeatView, best: ActEvaluation, others: Sequence[ActEvaluation]) -> list[ActEvaluation]:
    if not isinstance(best.act, PlayCard):
        return list(others)
    different = distinct_plays(view, best.act)
    return [other for other in others if other.act in different and other.act != best.act]
