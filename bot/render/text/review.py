"""*How was it played?* in words: the decisions of a hand that cost a player most, and what the expert saw there.

Made from what that player saw at each moment. Must not know how the findings were found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bot.engine.trump import sort_hand
from bot.engine.views import SeatView
from bot.render.text.catalogue import Texts
from bot.render.text.hint import is_sacrifice, outlook_words, percent
from bot.render.text.labels import act_label
from bot.render.text.voice import Voice
from bot.tables.snapshots import TableView

if TYPE_CHECKING:
    from bot.players.review import Finding


def review_text(number: int, choices: int, findings: Sequence[Finding], table: TableView, texts: Texts) -> str:
    """For the one who asked: of their ``choices`` in hand ``number`` those that cost most, in the order of play."""
    if not choices:
        return texts("review-nothing", hand=number)
    told_of = [finding for finding in findings if cost_shown(finding)]
    if not told_of:
        return texts("review-clean", hand=number, choices=choices)
    voice = Voice.of(table, texts)
    told = [voice.strong(texts("review-heading", hand=number))]
    for finding in sorted(told_of, key=lambda found: found.number):
        told.append("\n".join(_lines(finding, voice)))
    return "\n\n".join([*told, texts("review-foot")])


def _lines(finding: Finding, voice: Voice) -> Iterator[str]:
    view, texts = finding.view, voice.texts
    taken, better = act_label(finding.taken.act, view, texts), act_label(finding.better.act, view, texts)
    moment = texts("review-moment", phase=str(finding.phase), trick=finding.trick or 0)
    yield texts("review-cost", moment=moment, taken=taken, better=better, cost=cost_shown(finding))
    yield from _seen(view, voice)
    for act, prospect in ((better, finding.better), (taken, finding.taken)):
        yield texts("review-outlook", act=act, chance=percent(prospect.chance), reason=outlook_words(prospect, texts))
    if is_sacrifice(view, finding.better):
        yield texts("outlook-sacrifice")


def cost_shown(finding: Finding) -> int:
    """What a decision cost in whole percents: the difference of the two that are shown. Nothing is said of none."""
    return percent(finding.better.chance) - percent(finding.taken.chance)


def _seen(view: SeatView, voice: Voice) -> Iterator[str]:
    """What lay open and what the player held at that moment."""
    public, texts = view.public, voice.texts
    if public.trick:
        plays = [texts("trick-play", name=voice.name(seat), card=voice.card(card)) for seat, card in public.trick]
        yield texts("review-trick", plays=", ".join(plays))
    elif public.maker is None and public.turnup is not None and not public.turned_down:
        yield texts("review-turn-up", card=voice.card(public.turnup), dealer=voice.name(public.dealer))
    yield texts("review-held", cards=voice.cards(sort_hand(view.hand, public.trump)))
