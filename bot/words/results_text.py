"""The end of a hand or a game: who made trump, tricks, points, score, all hands open, and the traditions of law 10.

A message has at most one line of traditions. The wording depends only on the hand, so a redrawn message says the same.

Traditions are what a table says beyond the game: the salute, the barn, "You got euchred!", the dance of shame, mugs
away. If a tradition changes the game, the engine does that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import replace
from zlib import crc32

from bot.engine.acts import DefendAlone, Fold
from bot.engine.cards import JACK, JOKER, Card, Trump, rank, sort_hand
from bot.engine.game import game_value, is_shut_out, units_in_barn
from bot.engine.rules import Outcome
from bot.engine.seats import Seat, partners_of
from bot.engine.views import PublicView
from bot.ratings.games import Ending
from bot.tables.model import FinishedHand, Status
from bot.tables.views import ScoredHand, TableView
from bot.words.catalogue import Texts
from bot.words.labels import making_words, scored_making_words
from bot.words.lines import join_scores, list_words, with_sign
from bot.words.rules_page import game_title
from bot.words.voice import Voice

_LONGEST_OPEN = 1900


def hand_result_text(hand: FinishedHand, table: TableView, texts: Texts) -> str:
    """Return the short message that stays in the channel after a hand. If a claim ended the hand, it has the proof."""
    voice = Voice.of(table, texts).after(hand.credits)
    return "\n".join([*_claim_lines(hand, voice), hand_result_line(hand, voice)])


def _claim_lines(hand: FinishedHand, voice: Voice) -> Iterator[str]:
    claim = hand.claimed
    if claim is None:
        return
    yield claimed_line(hand, voice)
    for line, cards in zip(open_hand_lines(claim.hands, hand.view.trump, voice), claim.hands, strict=True):
        if cards:
            yield line


def claimed_line(hand: FinishedHand, voice: Voice) -> str:
    """Return who laid the rest of a hand down, or that it was laid open by itself; empty if it was played."""
    claim = hand.claimed
    if claim is None or claim.seat is None:
        return "" if claim is None else voice.texts("result-laid-open")
    return voice.texts("result-claimed", name=voice.name(claim.seat), count=len(claim.hands[claim.seat - 1]))


def hand_result_line(hand: FinishedHand, voice: Voice, *, with_score: bool = True) -> str:
    """Return what happened, a fitting tradition, and, if ``with_score``, the score."""
    voice = voice.after(hand.credits)
    lines = [_outcome(hand, voice), after_hand_line(hand, voice)]
    if with_score and any(hand.result.points):
        lines.append(voice.texts("result-score", scores=voice.scores(hand.result.score)))
    return " ".join(filter(None, lines))


def _outcome(hand: FinishedHand, voice: Voice) -> str:
    view, texts = hand.view, voice.texts
    dealer = voice.name(view.dealer)
    match hand.result.outcome:
        case Outcome.THROWN_IN:
            return texts("result-thrown-in")
        case Outcome.REDEAL:
            return texts("result-redeal", name=voice.name_actor_of(*view.calls[-1]), dealer=dealer)
        case Outcome.FOLDED:
            return texts("result-folded", name=voice.name_actor_of(view.dealer, Fold()), gain=_gain(hand, voice))
        case Outcome.MISDEAL:
            return texts(f"result-misdeal-{view.rules.misdeal}", dealer=dealer, gain=_gain(hand, voice))
        case Outcome.RENEGED | Outcome.FORFEIT:
            offender = voice.name(view.penalties[-1][0])
            return texts(f"result-{hand.result.outcome}", name=offender, gain=_gain(hand, voice))
        case _:
            return " ".join([_played_hand_sentence(hand, voice), *_company(hand, voice), *_penalties(hand, voice)])


def _penalties(hand: FinishedHand, voice: Voice) -> Iterator[str]:
    offenders = tuple(dict.fromkeys(seat for seat, _ in hand.view.penalties))
    if offenders:
        yield voice.texts("result-penalty", names=voice.names(offenders))


def _played_hand_sentence(hand: FinishedHand, voice: Voice) -> str:
    view, result = hand.view, hand.result
    made, gain, tricks = making_words(view, voice), _gain(hand, voice), result.tricks or 0
    partners = _partners(view)
    match result.outcome:
        case Outcome.MADE | Outcome.MARCH if partners:
            key = f"result-{result.outcome}-with"
        case Outcome.MARCH if view.rules.traits.partners:
            key = "result-lone-march"
        case _:
            key = f"result-{result.outcome}"
    return voice.texts(key, made=made, gain=gain, tricks=tricks, partner=voice.names(partners))


def _partners(view: PublicView) -> tuple[Seat, ...]:
    if view.maker is None:
        return ()
    if view.rules.traits.partners:
        return tuple(s for s in partners_of(view.maker, view.rules.players) if s not in view.sitting_out)
    return (view.partner,) if view.partner is not None and view.partner != view.maker else ()


def _company(hand: FinishedHand, voice: Voice) -> Iterator[str]:
    view = hand.view
    if view.lone_defender is not None:
        name = voice.name_actor_of(view.lone_defender, DefendAlone())
        yield voice.texts("result-lone-defence", name=name)
    named = _partners(view) and hand.result.outcome in (Outcome.MADE, Outcome.MARCH)
    if view.called is not None and view.partner is not None and not named:
        key = "result-no-partner" if view.partner == view.maker else "result-partner"
        yield voice.texts(key, name=voice.name(view.partner))


def _gain(hand: FinishedHand, voice: Voice) -> str:
    """Return how much each side scores: "1 point", "2 points for Bob & Dan", "minus 3 points for Ann & Cay"."""
    points = hand.result.points
    amounts = sorted({gained for gained in points if gained}, reverse=True)
    if not amounts:
        return voice.texts("gain-none")
    return list_words([_gain_of(hand, amount, voice) for amount in amounts], voice.texts)


def _gain_of(hand: FinishedHand, amount: int, voice: Voice) -> str:
    texts, penalised = voice.texts, bool(hand.view.penalties)
    paid = [unit for unit, gained in enumerate(hand.result.points, 1) if gained == amount]
    names = voice.unit(paid[0]) if len(paid) == 1 else voice.names(Seat(unit) for unit in paid)
    if amount < 0:
        return texts("loss", points=-amount, names=names)
    alike = len(paid) > 1
    if hand.view.maker is not None and hand.view.unit(hand.view.maker) in paid and not penalised:
        return texts("gain-own-each" if alike else "gain-own", points=amount)
    return texts("gain-each" if alike else "gain", points=amount, names=names)


def open_hands_text(hand: FinishedHand, table: TableView, texts: Texts) -> str:
    """Return a hand's result, all hands as dealt, the kitty and the discards, for *Look at hand …*."""
    voice, view = Voice.of(table, texts), hand.view
    heading = voice.strong(texts("open-heading", number=view.number))
    lines = [hand_result_line(hand, voice), *open_hand_lines(hand.open_hands, view.trump, voice)]
    if view.turnup is not None:
        lines.append(texts("open-turnup", card=voice.card(view.turnup)))
    return "\n".join([heading, *lines, *laid_away_lines(hand.kitty, hand.discards, voice)])[:_LONGEST_OPEN]


def open_hand_lines(
    hands: Iterable[tuple[Card, ...]], trump: Trump | None, voice: Voice, hidden: Collection[Card] = ()
) -> Iterator[str]:
    """Yield every hand, a line for each seat. ``hidden`` cards are only counted."""
    for seat, cards in enumerate(hands, 1):
        shown = _shown_cards(sort_hand(cards, trump), hidden, voice) or "–"
        yield voice.texts("open-hand", name=voice.name(Seat(seat)), cards=shown)


def laid_away_lines(
    kitty: tuple[Card, ...],
    discards: Iterable[tuple[Seat, tuple[Card, ...]]],
    voice: Voice,
    hidden: Collection[Card] = (),
) -> Iterator[str]:
    """Yield the kitty or widow, and what each player discarded. ``hidden`` cards are only counted."""
    if kitty:
        key = "open-widow" if voice.rules.traits.widow else "open-kitty"
        yield voice.texts(key, cards=_shown_cards(kitty, hidden, voice))
    for seat, cards in discards:
        yield voice.texts("open-discard", name=voice.name(seat), cards=_shown_cards(cards, hidden, voice))


def _shown_cards(cards: Sequence[Card], hidden: Collection[Card], voice: Voice) -> str:
    shown = [card for card in cards if card not in hidden]
    unknown = len(cards) - len(shown)
    if not unknown:
        return voice.cards(shown)
    words = voice.texts("open-unknown", count=unknown)
    return voice.texts("open-and-unknown", cards=voice.cards(shown), unknown=words) if shown else words


def game_over_text(table: TableView, texts: Texts) -> str:
    """Return the winner of the game, the final score, and the match score; empty while the game goes on."""
    return "\n".join(game_over_lines(table, Voice.of(table, texts)))


def game_over_lines(table: TableView, voice: Voice) -> list[str]:
    """Return the lines of ``game_over_text``, in this voice."""
    result = table.public.result if table.public else None
    if result is None or result.winner is None:
        return [voice.texts("over-contest")] if table.status is Status.FINISHED else []
    texts, rules = voice.texts, table.rules
    final = texts("over-final", scores=voice.scores(result.score))
    conceded = texts("over-conceded", names=voice.unit(3 - result.winner))
    if table.ending is Ending.VOID:
        return [conceded, voice.strong(texts("over-void")), final]
    winners = voice.seats_of(result.winner)
    lines = [conceded] if result.outcome is Outcome.CONCEDED else []
    lines.append(voice.strong(texts("over", names=voice.unit(result.winner), count=len(winners))))
    if rules.slams and game_value(rules, result.score, result.winner) > 1:
        lines.append(texts("over-slam"))
    if table.last_hand is not None:
        lines.append(after_game_line(table.last_hand, voice))
    lines.append(final)
    if table.games > 1:
        parts = (texts("over-tally-of", unit=voice.unit(unit), games=won) for unit, won in enumerate(table.tally, 1))
        lines.append(texts("over-tally", tally=", ".join(parts)))
    return [line for line in lines if line]


# -- the score sheet of a game


MOST_SCORED = 25
"""The most hands that a score sheet lists and its menu offers: the newest ones."""


def sheet_heading(table: TableView, texts: Texts) -> str:
    """Return the game and its sides, in the order of the sheet's scores."""
    voice = Voice.of(table, texts)
    title = voice.strong(game_title(table.rules.preset, texts))
    sides = "\u00a0– ".join(voice.unit(unit) for unit in range(1, table.rules.units + 1))
    return f"{title}\u00a0· {sides}"


def score_sheet_text(hands: Sequence[ScoredHand], table: TableView, texts: Texts) -> str:
    """Return the newest finished hands of a game, a line each, oldest first."""
    voice = Voice.of(table, texts)
    older = [f"-# {texts('sheet-older')}"] if len(hands) > MOST_SCORED else []
    return "\n".join([*older, *(_sheet_line(hand, table, voice) for hand in hands[-MOST_SCORED:])])


def sheet_option(hand: ScoredHand, table: TableView, texts: Texts) -> str:
    """Return a hand of the score sheet as an option of a menu, in plain words and without its number."""
    return " · ".join(_sheet_words(hand, table, Voice.of(table, texts, plain=True)))


def sheet_note(hand: FinishedHand, table: TableView, texts: Texts) -> str:
    """Return what the latest hand's line leaves out: proof, partner, penalty, an end without play, a tradition."""
    if _plays_same_deals(table):
        return ""
    voice = Voice.of(table, texts).after(hand.credits)
    if hand.result.outcome in (*_PLAYED, Outcome.THROWN_IN):
        lines = [*_claim_lines(hand, voice), *_company(hand, voice), *_penalties(hand, voice)]
    else:
        lines = [_outcome(hand, voice)]
    return "\n".join(filter(None, [*lines, after_hand_line(hand, voice)]))


def _plays_same_deals(table: TableView) -> bool:
    """Return whether others may still play this table's deals. Then the sheet must not describe them."""
    return table.tournament is not None and table.tournament.is_closed_book


def _sheet_line(hand: ScoredHand, table: TableView, voice: Voice) -> str:
    voice = replace(voice, marks_computers=False)
    return "\u00a0· ".join([str(hand.number), *_sheet_words(hand, table, voice)])


def _sheet_words(hand: ScoredHand, table: TableView, voice: Voice) -> Iterator[str]:
    result = hand.result
    if not _plays_same_deals(table):
        gains = sorted({points for points in result.points if points}, reverse=True)
        gain = ", ".join(map(with_sign, gains))
        making = scored_making_words(hand, voice)
        came_of_it = voice.keep_together(voice.texts(f"sheet-{result.outcome}", gain=gain).strip())
        yield from filter(None, (making, came_of_it))
    yield voice.strong(join_scores(map(voice.number, result.score)))


# -- traditions (law 10)


WORDINGS = 3
"""The number of wordings that a frequent tradition has in each language."""

_EUCHRES = (Outcome.EUCHRE, Outcome.EUCHRE_MARCH)
_PLAYED = (Outcome.MADE, Outcome.MARCH, *_EUCHRES, Outcome.SET)
_UNPLAYED = (Outcome.THROWN_IN, Outcome.REDEAL, Outcome.FOLDED)


def salute_text(table: TableView, texts: Texts) -> str:
    """Return the dealer's salute to a bower turned up (law 10), until it is accepted or turned down."""
    view = table.public
    if view is None or view.turnup is None or view.result is not None:
        return ""
    if view.maker is not None or view.turned_down or (view.turnup != JOKER and rank(view.turnup) != JACK):
        return ""
    voice = Voice.of(table, texts)
    if not voice.traditions:
        return ""
    return texts("tradition-salute", wording=_wording(table.hand_seq), name=voice.name(view.dealer))


def after_hand_line(hand: FinishedHand, voice: Voice) -> str:
    """Return a tradition for a hand that does not end the game; empty if none fits."""
    if not voice.traditions or hand.result.winner is not None:
        return ""
    euchred = _taunt(hand, voice) if hand.result.outcome in _EUCHRES else ""
    return " ".join(filter(None, [euchred, _barn(hand, voice, milking=not euchred)]))


def after_game_line(hand: FinishedHand, voice: Voice) -> str:
    """Return a tradition for the game's last hand; empty if none fits."""
    result = hand.result
    if not voice.traditions or result.winner is None:
        return ""
    parts = []
    if is_shut_out(result.score, result.winner):
        losers = [unit for unit in range(1, len(result.score) + 1) if unit != result.winner]
        parts.append(_of_units("tradition-shut-out", losers, hand, voice))
    elif result.outcome in _EUCHRES:
        parts.append(_taunt(hand, voice))
    if voice.rules.mugs_away:
        parts.append(voice.texts("tradition-mugs"))
    return " ".join(parts)


def _taunt(hand: FinishedHand, voice: Voice) -> str:
    seats = _defenders(hand.view)
    wording = _wording(hand.hand_seq)
    names = voice.names(seats)
    return voice.strong(voice.texts("tradition-euchred", wording=wording, names=names, count=len(seats)))


def _defenders(view: PublicView) -> tuple[Seat, ...]:
    if view.maker is None:
        return ()
    if view.rules.traits.partners:
        return tuple(seat for seat in view.seats if view.unit(seat) != view.unit(view.maker))
    return tuple(seat for seat in view.seats if seat not in (view.maker, view.partner))


def _barn(hand: FinishedHand, voice: Voice, *, milking: bool) -> str:
    """Return who has come within a point of winning (law 7.7) or, if ``milking``, which side remains there."""
    result = hand.result
    inside = units_in_barn(hand.view.rules, result.score)
    arrived = [unit for unit in inside if result.points[unit - 1]]
    if arrived:
        return _of_units("tradition-barn", arrived, hand, voice)
    if milking and inside and voice.rules.traits.partners and result.outcome not in _UNPLAYED:
        return _of_units("tradition-milking", inside[:1], hand, voice)
    return ""


def _of_units(key: str, units: list[int] | tuple[int, ...], hand: FinishedHand, voice: Voice) -> str:
    names = voice.unit(units[0]) if len(units) == 1 else voice.names(Seat(unit) for unit in units)
    count = sum(len(voice.seats_of(unit)) for unit in units)
    return voice.texts(key, wording=_wording(hand.hand_seq), names=names, count=count)


def _wording(hand_seq: int) -> int:
    return crc32(str(hand_seq).encode()) % WORDINGS
