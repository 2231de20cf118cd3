"""A player's private panel in words: the question, what others did, the hand, why a card may not be played.

Uses only the player's own ``SeatView`` and the public table. A player with a screen reader can play by it.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.acts import CallSuit, Discard, Give, OrderUp, Pass, PlayCard
from bot.engine.cards import JOKER, NO_TRUMP, SUIT_UNDER, Card, best_play, is_trump, left_bower
from bot.engine.rules import CallerHolds, Law, SecondRound
from bot.engine.seats import Seat, left_of, partners_of, right_of
from bot.engine.state import Phase
from bot.engine.views import PublicView, SeatView, public_calls
from bot.tables.model import Status
from bot.tables.preferences import HandOrder
from bot.tables.views import TableView
from bot.words.catalogue import Texts
from bot.words.labels import making_words, order_word, sort_cards
from bot.words.lines import LONGEST_ALT, cut_lines, list_words
from bot.words.results_text import game_over_lines, hand_result_line
from bot.words.table_text import (
    bidding_line,
    bound_lines,
    claim_lines,
    exposed_lines,
    open_deal_line,
    partner_lines,
    turn_up_line,
    unseen_line,
)
from bot.words.voice import Voice, card_words, cards_words

LONGEST_PANEL = 1500


def panel_brief(table: TableView, own_view: SeatView, texts: Texts) -> str:
    """Return the words beside a panel's picture: the question (in one line if possible) or the result, and news."""
    voice = Voice.of(table, texts)
    if table.open_deal is not None or own_view.public.result is not None:
        return panel_text(table, own_view, texts)
    asked = _stood_in(table, own_view, voice) or _short_question(own_view, voice)
    lines = [unseen_line(table, voice), voice.strong(asked), *withheld_lines(own_view, voice)]
    lines += _secret(own_view, voice)
    if own_view.public.rules.law is Law.OLD_SCHOOL:
        lines += [*_bound_lines(own_view, voice), *claim_lines(table, own_view.public, voice)]
    return "\n".join(filter(None, lines))


def panel_alt(table: TableView, own_view: SeatView, texts: Texts, order: HandOrder = HandOrder.TRUMP_FIRST) -> str:
    """Return the alt text of a panel's picture."""
    voice = Voice.of(table, texts, plain=True)
    asked = _stood_in(table, own_view, voice) or question_line(own_view, voice)
    lines = [asked, *_situation(table, own_view, voice, order)]
    return cut_lines(lines, LONGEST_ALT)


def _stood_in(table: TableView, own_view: SeatView, voice: Voice) -> str:
    if own_view.seat in table.absent:
        return voice.texts("ask-absent")
    if table.status is Status.PLAYING and table.chair(own_view.seat).away:
        away, awaited = voice.texts("ask-away", button=voice.strong(voice.texts("button-im-back"))), table.to_move
        if table.deadline is None or awaited is None or awaited.seat == own_view.seat:
            return away
        return f"{away} {voice.texts('ask-wait', name=voice.name(awaited.seat))}"
    return voice.texts("ask-late") if table.is_stood_in(own_view.seat) else ""


def _short_question(own_view: SeatView, voice: Voice) -> str:
    """Return the question, and the suit to follow where the program enforces it (law 9.1)."""
    view = own_view.public
    if view.rules.law is Law.OLD_SCHOOL:
        return question_line(own_view, voice)
    if view.turn == own_view.seat and view.phase is Phase.PLAY and view.trick and view.trump is not None:
        led = SUIT_UNDER[view.trump][view.trick[0][1]]
        if any(SUIT_UNDER[view.trump][card] is led for card in own_view.hand):
            return voice.texts("ask-follow", suit=led.letter)
    return question_line(own_view, voice)


def _bound_lines(own_view: SeatView, voice: Voice) -> Iterator[str]:
    """Yield why an old-school table accepts only certain cards from the player now (laws 9.5, 9.7)."""
    view = own_view.public
    if view.turn == own_view.seat and view.phase is Phase.PLAY:
        yield from bound_lines(view, own_view.seat, own_view.legal, voice)


def _secret(own_view: SeatView, voice: Voice) -> Iterator[str]:
    """Yield a line that says the player is the maker's partner, while only they know it (law 8.5)."""
    view = own_view.public
    if own_view.secret_partner and view.partner is None and view.maker is not None:
        yield voice.texts("secret-partner", name=voice.name(view.maker))


def panel_text(table: TableView, own_view: SeatView, texts: Texts, order: HandOrder = HandOrder.TRUMP_FIRST) -> str:
    """Return the panel in Discord's markdown. Its first line is the question."""
    voice = Voice.of(table, texts)
    if table.open_deal is not None:
        lines = [voice.strong(open_deal_line(table.open_deal, voice)), *_news(table, own_view, voice)]
        return cut_lines(lines, LONGEST_PANEL)
    lines = [voice.strong(_stood_in(table, own_view, voice) or question_line(own_view, voice))]
    over, view = own_view.public.result is not None, own_view.public
    told = 0 if over else len(view.trick) if view.trump else len(view.calls)
    lines.append(unseen_line(table, voice, besides=told))
    lines += _news(table, own_view, voice) if over else _situation(table, own_view, voice, order)
    return cut_lines(lines, LONGEST_PANEL)


def _news(table: TableView, own_view: SeatView, voice: Voice) -> Iterator[str]:
    over = own_view.public.phase is Phase.OVER and not table.claims_open
    if table.last_result is not None:
        yield hand_result_line(table.last_result, voice, with_score=not over)
    if over:
        yield "\n".join(game_over_lines(table, voice))
    yield from claim_lines(table, own_view.public, voice)


def _situation(table: TableView, own_view: SeatView, voice: Voice, order: HandOrder) -> Iterator[str]:
    view = own_view.public
    yield voice.texts("score", scores=voice.scores(view.score, ", " if voice.plain else "\u00a0· "))
    yield turn_up_line(view, voice)
    yield _trump(view, voice)
    if not own_view.secret_partner or view.partner is not None:
        yield from partner_lines(view, voice)
    if view.trick:
        yield _trick(own_view, voice)
    yield from why_not_lines(own_view, voice)
    if view.rules.law is Law.OLD_SCHOOL:
        yield from _bound_lines(own_view, voice)
        yield from exposed_lines(view, voice)
        yield from claim_lines(table, view, voice)
    yield hand_line(own_view, voice, order)
    yield from _exchange_lines(own_view, voice)
    yield from _secret(own_view, voice)
    if view.tricks:
        yield _tricks_taken(own_view, voice)


def question_line(own_view: SeatView, voice: Voice) -> str:
    """Return what this player has to decide now, or whom they wait for."""
    view, texts = own_view.public, voice.texts
    if view.turn == own_view.seat:
        return _question(own_view, voice)
    if view.result is not None and bool(own_view.offered):
        return texts("ask-claims")
    if view.phase is Phase.OVER:
        return texts("ask-over")
    if view.result is not None:
        return texts("ask-between")
    if own_view.seat in view.sitting_out:
        return texts("ask-sit-out")
    return texts("ask-wait", name=voice.name(view.turn)) if view.turn is not None else texts("ask-nothing")


def _question(own_view: SeatView, voice: Voice) -> str:
    view, texts = own_view.public, voice.texts
    maker = voice.name(view.maker) if view.maker is not None else ""
    card = card_words(view.turnup, texts) if view.turnup is not None else ""
    may_pass = any(isinstance(act, Pass) for act in own_view.legal)
    match view.phase:
        case Phase.ORDER:
            word = order_word(view.rules, view.dealer, own_view.seat)
            return texts("ask-order", card=card, word=word, dealer=voice.name(view.dealer))
        case Phase.CALL:
            return texts(_call_key(view, may_pass), card=card, nt="yes" if view.rules.no_trump else "no")
        case Phase.BID:
            return texts("ask-bid" if may_pass else "ask-bid-stuck")
        case Phase.NAME:
            return texts("ask-name-forced" if view.forced and not view.rules.traits.bid_from_half else "ask-name",
                         bid=view.bid or 0)  # fmt: skip
        case Phase.DISCARD:
            partners = len(partners_of(own_view.seat, view.rules.players))
            return texts("ask-discard-exchange", partners=partners) if may_pass else texts("ask-discard")
        case Phase.GIVE:
            count = next((len(act.cards) for act in own_view.legal if isinstance(act, Give)), 1)
            return texts("ask-give", name=maker, count=count)
        case Phase.PLAY if view.gather_due:
            return texts("ask-gather")
        case Phase.PLAY:
            return texts("ask-play" if view.trick else "ask-lead")
        case _:
            return texts(f"ask-{view.phase}", name=maker, card=card)


def _call_key(view: PublicView, may_pass: bool) -> str:
    if may_pass:
        return "ask-call"
    return "ask-call-fold" if view.rules.second_round is SecondRound.STICK_OR_FOLD else "ask-call-stuck"


def _trump(view: PublicView, voice: Voice) -> str:
    if view.trump is not None:
        made = making_words(view, voice, "by")
        if view.trump is NO_TRUMP:
            return voice.texts("panel-no-trump", made=made)
        return voice.texts("panel-trump", suit=voice.strong(voice.suit(view.trump)), made=made)
    return bidding_line(view, voice)


def player_words(own_view: SeatView, seat: Seat, voice: Voice) -> str:
    """Return another player from this player's position: "your left opponent Bob"."""
    view, name = own_view.public, voice.name(seat)
    players = view.rules.players
    if not view.rules.traits.partners:
        return voice.texts("who-opponent" if players == 2 else "who-other", name=name)
    if seat in partners_of(own_view.seat, players):
        return voice.texts("who-partner", name=name)
    if seat == left_of(own_view.seat, players):
        return voice.texts("who-left", name=name)
    return voice.texts("who-right" if seat == right_of(own_view.seat, players) else "who-opponent", name=name)


def _trick(own_view: SeatView, voice: Voice) -> str:
    view, texts = own_view.public, voice.texts
    if view.trump is None:
        return ""
    parts = []
    for index, (seat, card) in enumerate(view.trick):
        played = _play_clause(own_view, seat, card, "panel-played" if index else "panel-led", voice)
        parts.append(played if index else _capitalise(played, voice.name(seat)))
    best = best_play([card for _, card in view.trick], view.trump)
    sentence = texts("panel-trick", plays=list_words(parts, texts))
    if best == 0:
        return sentence
    seat, card = view.trick[best]
    ahead = _play_clause(own_view, seat, card, "panel-ahead", voice)
    return f"{sentence} {_capitalise(ahead, voice.name(seat))}"


def _play_clause(own_view: SeatView, seat: Seat, card: Card, key: str, voice: Voice) -> str:
    words = card_words(card, voice.texts, own_view.public.trump)
    return voice.texts(
        key, you="yes" if seat == own_view.seat else "no", who=player_words(own_view, seat, voice), card=words
    )


def _capitalise(sentence: str, name: str) -> str:
    return sentence if sentence.startswith(name) else sentence[:1].upper() + sentence[1:]


def hand_line(own_view: SeatView, voice: Voice, order: HandOrder = HandOrder.TRUMP_FIRST) -> str:
    """Return the hand in words, sorted, with trump set apart."""
    texts, trump = voice.texts, own_view.public.trump
    cards = sort_cards(own_view, order)
    if not cards:
        return texts("panel-hand-empty") if own_view.dealt else ""
    if trump is None or trump is NO_TRUMP:
        return texts("panel-hand", cards=cards_words(cards, texts))
    trumps = [card for card in cards if is_trump(card, trump)]
    others = [card for card in cards if not is_trump(card, trump)]
    if not trumps:
        return texts("panel-hand-no-trump", cards=cards_words(others, texts, trump))
    words = voice.strong(cards_words(trumps, texts, trump))
    if not others:
        return texts("panel-hand-trump-only", trump=words)
    return texts("panel-hand-trump", trump=words, cards=cards_words(others, texts, trump))


def withheld_lines(own_view: SeatView, voice: Voice) -> Iterator[str]:
    """Yield why a call or card is not offered now, except for following suit (laws 5.4, 6.2, 8.6, 12.1, 12.5)."""
    view, texts = own_view.public, voice.texts
    if view.turn != own_view.seat or not own_view.legal:  # a player who is away is asked nothing
        return
    if view.phase is Phase.DISCARD:
        open_now = {card for act in own_view.legal if isinstance(act, Discard) for card in act.cards}
        if JOKER in own_view.hand and JOKER not in open_now:
            yield texts("why-joker" if view.forced else "why-keep-turn-up")
        elif view.rules.keep_turnup and view.turnup in own_view.hand and view.turnup not in open_now:
            yield texts("why-keep-turn-up")
    calls = public_calls(view) if view.rules.caller_holds is not CallerHolds.ANY else ()
    if any(isinstance(act, OrderUp | CallSuit) and act not in own_view.offered for act in calls):
        yield texts(f"why-holds-{view.rules.caller_holds}")
    if _holds_back_a_card(own_view) and not view.trick:
        yield texts("why-first-blood")


def _holds_back_a_card(own_view: SeatView) -> bool:
    view = own_view.public
    if view.phase is not Phase.PLAY or view.turn != own_view.seat or view.rules.law is Law.OLD_SCHOOL:
        return False
    return not {act.card for act in own_view.legal if isinstance(act, PlayCard)}.issuperset(own_view.hand)


def why_not_lines(own_view: SeatView, voice: Voice) -> Iterator[str]:
    """Yield why some calls and cards are not offered now, including following suit (law 6.1)."""
    yield from withheld_lines(own_view, voice)
    view, texts = own_view.public, voice.texts
    if not own_view.legal or not _holds_back_a_card(own_view) or not view.trick or view.trump is None:
        return
    led = SUIT_UNDER[view.trump][view.trick[0][1]]
    yield texts("why-follow", suit=led.letter)
    if view.trump is NO_TRUMP:
        return
    left = left_bower(view.trump)
    if left in own_view.hand and view.trump in (led, led.same_colour):
        yield texts("why-follow-left", card=card_words(left, texts), suit=texts("suit", suit=view.trump.letter))


def _exchange_lines(own_view: SeatView, voice: Voice) -> Iterator[str]:
    texts, trump = voice.texts, own_view.public.trump
    moved = (
        ("panel-received", own_view.received),
        ("panel-discarded", own_view.discarded),
        ("panel-gave", own_view.gave),
    )
    for key, cards in moved:
        if cards:
            yield texts(key, cards=cards_words(cards, texts, trump))


def _tricks_taken(own_view: SeatView, voice: Voice) -> str:
    view, texts = own_view.public, voice.texts
    own = view.unit(own_view.seat)
    tricks = sum(view.taken[seat - 1] for seat in voice.seats_of(own))
    if not view.rules.traits.partners:
        return texts("panel-taken", tricks=tricks)
    return texts("panel-taken-side", tricks=tricks, theirs=sum(view.taken) - tricks)
