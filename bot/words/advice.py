"""The expert's advice in words: the best act and why, what the other acts are worth, and *How did I play?*

The advice and its words use only what the seat sees, or saw at that moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.engine.cards import Card, Trump, sort_hand
from bot.engine.rules import Rules
from bot.engine.views import SeatView
from bot.players.evaluation import ActEvaluation, Advice, percent
from bot.players.reasons.kinds import ActReason
from bot.players.reasons.play import ToldReason, reason_for
from bot.tables.views import TableView
from bot.words.catalogue import Texts
from bot.words.labels import act_label, card_label
from bot.words.voice import SIGNS, Voice, card_words

if TYPE_CHECKING:
    from bot.players.review import Finding


MOST_OTHERS = 5


def hint_text(view: SeatView, advice: Advice, texts: Texts) -> str:
    """Return three to five short lines of advice for the player who asked."""
    label = act_label(advice.act, view, texts)
    if len(view.legal) == 1:
        return texts("hint-certain", act=label)
    if not advice.worlds:
        return texts("hint-usual", act=label)
    chosen = advice.evaluation(advice.act)
    others = [each for each in advice.evaluations if each.act != advice.act]
    best = texts("hint-best", act=label, chance=percent(chosen.chance))
    lines = [
        best,
        reason_text(view, chosen, others, texts),
        texts("hint-if", reason=outlook_words(chosen, view.public.rules, texts)),
    ]
    if others:
        acts = [
            texts("hint-other", act=act_label(other.act, view, texts), chance=percent(other.chance))
            for other in others[:MOST_OTHERS]
        ]
        lines.append(texts("hint-others", acts=", ".join(acts)))
    worlds = advice.worlds
    seen = texts("hint-practised", worlds=worlds) if advice.used_prior else texts("hint-seen", worlds=worlds)
    return "\n".join([*filter(None, lines), seen])


def outlook_words(prospect: ActEvaluation, rules: Rules, texts: Texts) -> str:
    """Return a hand's outcomes in whole percents, which add up to 100, the likelier side first. In bidding games
    marches are not told apart.
    """
    failed = {} if rules.traits.turn_up else {"euchred": "set", "defended": "they-set"}
    ours = {"made": prospect.made, "euchred": prospect.euchred}
    theirs = {"conceded": prospect.conceded, "defended": prospect.defended}
    making = sum(ours.values()) >= sum(theirs.values())
    shares = {**ours, **theirs} if making else {**theirs, **ours}
    shares["nobody"] = max(0.0, 1.0 - sum(shares.values()))
    march, parts = percent(prospect.march) if rules.traits.turn_up else 0, []
    for name, share in _whole_percents(shares).items():
        if share and name == "made" and march:
            parts.append(texts("outlook-marched", share=share, march=min(share, march)))
        elif share:
            parts.append(texts(f"outlook-{failed.get(name, name)}", share=share))
    return " · ".join(parts)


def _whole_percents(shares: Mapping[str, float]) -> dict[str, int]:
    """Turn shares of 1 into whole percents that add up to 100: round down, then raise those that lost most."""
    floors = {name: int(100 * share) for name, share in shares.items()}
    short = sorted(shares, key=lambda name: floors[name] - 100 * shares[name])[: max(0, 100 - sum(floors.values()))]
    return {name: floor + (name in short) for name, floor in floors.items()}


# -- the reason for an act in one sentence


def reason_text(view: SeatView, best: ActEvaluation, others: Sequence[ActEvaluation], texts: Texts) -> str:
    """Return why ``best`` is better than ``others``; empty if the figures say it already."""
    return told_reason_text(reason_for(view, best, others), view.public.trump, texts)


def told_reason_text(reason: ToldReason | None, trump: Trump | None, texts: Texts) -> str:
    """Return a reason in words, with a note if the choice is close; empty without a reason."""
    if reason is None:
        return ""
    words = reason_line(reason.reason, trump, texts)
    return texts("reason-close", reason=words) if reason.close else words


def reason_line(reason: ActReason, trump: Trump | None, texts: Texts) -> str:
    """Return a reason as a sentence. Under a trump suit, bowers are called bowers."""
    cards = {"card": reason.card, "other": reason.other}
    facts = {
        "count": reason.count, "aces": reason.aces, "points": reason.points, "ally": reason.ally, "aim": reason.aim,
    }  # fmt: skip
    values: dict[str, str | float] = {}
    values |= {name: _card(card, trump, texts) for name, card in cards.items() if card is not None}
    values |= {name: fact for name, fact in facts.items() if fact is not None}
    if reason.suit is not None:
        words_of_suit = texts("suit", suit=reason.suit.letter)
        values["suit"] = words_of_suit if texts.for_screen_reader else f"{SIGNS[reason.suit]} {words_of_suit}"
    return texts(f"reason-{reason.kind}", **values)


def _card(card: Card, trump: Trump | None, texts: Texts) -> str:
    return card_words(card, texts, trump) if texts.for_screen_reader else card_label(card, trump, texts)


# -- *How did I play?*


def review_text(number: int, choices: int, findings: Sequence[Finding], table: TableView, texts: Texts) -> str:
    """Return the review of hand ``number``: the costliest of the player's ``choices``, in the order of play."""
    worth_telling = costly_findings(findings)
    if not worth_telling:
        return texts("review-clean", hand=number, choices=choices) if choices else texts("review-nothing", hand=number)
    voice = Voice.of(table, texts)
    paragraphs = ["\n".join(_lines(finding, voice)) for finding in worth_telling]
    return "\n\n".join([review_heading(number, texts), *paragraphs, texts("review-foot")])


def costly_findings(findings: Sequence[Finding]) -> list[Finding]:
    """Return the findings that cost something, in the order of play."""
    return sorted((finding for finding in findings if finding.percents), key=lambda finding: finding.number)


def review_heading(number: int, texts: Texts) -> str:
    """Return the heading of the findings in hand ``number``."""
    return f"**{texts('review-heading', hand=number)}**"


def finding_text(finding: Finding, table: TableView, texts: Texts) -> str:
    """Return one finding as words beside a picture of the open cards and the player's hand."""
    return "\n".join(_lines(finding, Voice.of(table, texts), pictured=True))


def finding_alt(finding: Finding, table: TableView, texts: Texts) -> tuple[str, ...]:
    """Return a finding's alt text: first what is marked in the picture, then what the player saw."""
    voice = Voice.of(table, texts, plain=True)
    taken, better = (
        act_label(finding.taken.act, finding.view, texts),
        act_label(finding.better.act, finding.view, texts),
    )
    return (texts("review-marked", taken=taken, better=better), *_view_lines(finding.view, voice))


def _lines(finding: Finding, voice: Voice, *, pictured: bool = False) -> Iterator[str]:
    view, texts = finding.view, voice.texts
    taken, better = act_label(finding.taken.act, view, texts), act_label(finding.better.act, view, texts)
    moment = texts("review-moment", phase=str(finding.phase), trick=finding.trick or 0)
    yield texts("review-cost", moment=moment, taken=taken, better=better, cost=finding.percents)
    why = reason_text(view, finding.better, (finding.taken,), texts)
    if why:
        yield why
    if not pictured:
        yield from _view_lines(view, voice)
    for act, prospect in ((better, finding.better), (taken, finding.taken)):
        outlook = outlook_words(prospect, view.public.rules, texts)
        yield texts("review-outlook", act=act, chance=percent(prospect.chance), reason=outlook)


def _view_lines(view: SeatView, voice: Voice) -> Iterator[str]:
    public, texts = view.public, voice.texts
    if public.trick:
        plays = [texts("trick-play", name=voice.name(seat), card=voice.card(card)) for seat, card in public.trick]
        yield texts("review-trick", plays=", ".join(plays))
    elif public.maker is None and public.turnup is not None and not public.turned_down:
        yield texts("review-turn-up", card=voice.card(public.turnup), dealer=voice.name(public.dealer))
    yield texts("review-held", cards=voice.cards(sort_hand(view.hand, public.trump)))
