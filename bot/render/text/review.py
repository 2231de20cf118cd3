"""*How was it played?* in words: the decisions of a hand that cost a player most, and what the expert saw there.

Made from what that player saw at each moment. Must not know how the findings were found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bot.engine.cards import sort_hand
from bot.engine.views import SeatView
from bot.players.evaluation import percent
from bot.render.text.catalogue import Texts
from bot.render.text.hint import outlook_words
from bot.render.text.labels import act_label
from bot.render.text.reasons import reason_text
from bot.render.text.voice import Voice
from bot.tables.snapshots import TableView

if TYPE_CHECKING:
    from bot.players.review import Finding


def review_text(number: int, choices: int, findings: Sequence[Finding], table: TableView, texts: Texts) -> str:
    """For the one who asked: of their ``choices`` in hand ``number`` those that cost most, in the order of play."""
    worth_telling = told_of(findings)
    if not worth_telling:
        return sound_text(number, choices, texts)
    voice = Voice.of(table, texts)
    told = ["\n".join(_lines(finding, voice)) for finding in worth_telling]
    return "\n\n".join([review_heading(number, texts), *told, texts("review-foot")])


def told_of(findings: Sequence[Finding]) -> list[Finding]:
    """The decisions that a player is told of, in the order of play."""
    return sorted((finding for finding in findings if cost_shown(finding)), key=lambda found: found.number)


def sound_text(number: int, choices: int, texts: Texts) -> str:
    """That nothing was clearly wrong with their ``choices``."""
    return texts("review-clean", hand=number, choices=choices) if choices else texts("review-nothing", hand=number)


def review_heading(number: int, texts: Texts) -> str:
    """What stands over the findings in hand ``number``."""
    return f"**{texts('review-heading', hand=number)}**"


def finding_text(finding: Finding, table: TableView, texts: Texts) -> str:
    """One finding beside its picture, which shows what lay open and what the player held."""
    return "\n".join(_lines(finding, Voice.of(table, texts), pictured=True))


def finding_alt(finding: Finding, table: TableView, texts: Texts) -> tuple[str, ...]:
    """The same for whoever cannot see the picture: what it is about, and what the player saw."""
    voice = Voice.of(table, texts, plain=True)
    taken, better = (
        act_label(finding.taken.act, finding.view, texts),
        act_label(finding.better.act, finding.view, texts),
    )
    return (texts("review-marked", taken=taken, better=better), *_seen(finding.view, voice))


def _lines(finding: Finding, voice: Voice, *, pictured: bool = False) -> Iterator[str]:
    view, texts = finding.view, voice.texts
    taken, better = act_label(finding.taken.act, view, texts), act_label(finding.better.act, view, texts)
    moment = texts("review-moment", phase=str(finding.phase), trick=finding.trick or 0)
    yield texts("review-cost", moment=moment, taken=taken, better=better, cost=cost_shown(finding))
    why = reason_text(view, finding.better, (finding.taken,), texts)
    if why:
        yield why
    if not pictured:
        yield from _seen(view, voice)
    for act, prospect in ((better, finding.better), (taken, finding.taken)):
        outlook = outlook_words(prospect, view.public.rules, texts)
        yield texts("review-outlook", act=act, chance=percent(prospect.chance), reason=outlook)


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
