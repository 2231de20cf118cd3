"""The themes: which positions belong to each, and what good players agree on there.

A theme looks at a view and gives the acts that comply with it, or ``None`` where it does not apply. It sees what the
seat sees; what is certain of the hidden cards comes from ``tests.players.reasons.seen``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from bot.engine.acts import Act, CallSuit, OrderUp, PlayCard
from bot.engine.cards import ACE, JACK, Card, left_bower, right_bower
from bot.engine.seats import left_of, side_of
from bot.engine.state import Phase, turn_up_suit
from bot.engine.views import SeatView
from tests.players.reasons.seen import Seen

Wanted = Callable[[SeatView], Collection[Act] | None]


@dataclass(frozen=True, slots=True)
class Theme:
    """One complaint: the game and the scores of its positions (side 1, side 2), and who complies.

    ``all_pass``: everybody passes who may, so that the dealer is stuck; ``steady`` hardly ever lets it come to that.
    ``lone``: only hands with a lone maker matter, so that others need not be played.
    """

    name: str
    wanted: Wanted
    preset: str = "standard"
    scores: tuple[tuple[int, int], ...] = ((0, 0), (4, 4), (6, 5), (2, 7))
    all_pass: bool = False
    lone: bool = False


def _plays(cards: Collection[Card]) -> list[Act]:
    return [PlayCard(card) for card in dict.fromkeys(cards)]


def _in_play(view: SeatView, *, leads: bool) -> Seen | None:
    """Return what is certain, if the seat has a choice of cards to lead, or to follow with."""
    choice = view.public.phase is Phase.PLAY and len(view.legal) > 1
    return Seen(view) if choice and bool(view.public.trick) != leads else None


def _others(seen: Seen, cards: Collection[Card]) -> list[Act] | None:
    """Return every card but these; ``None`` if these are all or none."""
    rest = [card for card in seen.legal if card not in cards]
    return _plays(rest) if rest and len(rest) < len(seen.legal) else None


def second_hand_low(view: SeatView) -> Collection[Act] | None:
    """Both last tricks are needed, the partner plays behind: the sure card waits for the last trick."""
    seen = _in_play(view, leads=False)
    if seen is None or len(seen.table) != 1 or len(view.hand) != 2 or seen.needs()[1] != 2:
        return None
    makers = seen.needs()[0]
    high = [card for card in seen.legal if seen.takes(card) and not seen.higher(card)]
    low = [card for card in seen.legal if card not in high]
    partner = any(seen.friend(seat) for seat in seen.behind)
    if makers or len(high) != 1 or seen.suit(high[0]) != seen.trump or seen.takes(low[0]) or not partner:
        return None
    return _plays(low)


def no_ace_into_a_void(view: SeatView) -> Collection[Act] | None:
    """Avoid leading an ace into a suit of which a lone maker is void who may have two trumps."""
    seen = _in_play(view, leads=True)
    maker = view.public.maker
    if seen is None or maker is None or not view.public.alone or maker not in seen.foes or seen.trump is None:
        return None
    if seen.void(maker, seen.trump) or len(view.hand) < 3:
        return None
    lost = [card for card in seen.legal if seen.suit(card) != seen.trump and not seen.higher(card)]
    return _others(seen, [card for card in lost if seen.void(maker, seen.suit(card))])


def no_single_ace_into_a_lone_hand(view: SeatView) -> Collection[Act] | None:
    """Keep a lone ace at the first lead to a lone maker; lead from a longer suit without an ace."""
    seen, maker = _in_play(view, leads=True), view.public.maker
    if seen is None or view.public.tricks or not view.public.alone or maker not in seen.foes or seen.trump is None:
        return None
    aces = [card for card in seen.legal if card & 7 == ACE and seen.suit(card) != seen.trump]
    others = {seen.suit(card) for card in seen.legal} - {seen.suit(card) for card in aces} - {seen.trump}
    if len(aces) != 1 or len(seen.of(seen.suit(aces[0]))) > 1 or not any(len(seen.of(suit)) > 1 for suit in others):
        return None
    return _others(seen, aces)


def high_when_all_is_needed(view: SeatView) -> Collection[Act] | None:
    """Draw trumps with the highest if every trick left is needed and opponents may have some."""
    seen = _in_play(view, leads=True)
    if seen is None or seen.needs()[1] != seen.needs()[2] or not seen.foes_trump():
        return None
    rest = [card for card in seen.legal if seen.beaten_by([card], seen.foes)]
    return _plays([card for card in seen.of(seen.trump) if card not in rest]) if rest else None


def loser_last(view: SeatView) -> Collection[Act] | None:
    """Lead the others first as a lone maker with one card that is not sure to win."""
    seen = _in_play(view, leads=True)
    if seen is None or not view.public.alone or view.seat != view.public.maker:
        return None
    losers = [card for card in seen.legal if seen.beaten_by([card], seen.foes)]
    return _others(seen, losers) if len(losers) == 1 else None


def _early(seen: Seen) -> bool:
    """Return whether this is the first or second trick, and no trump was led before."""
    return len(seen.tricks) < 2 and all(seen.suit(plays[0][1]) != seen.trump for plays in seen.tricks)


def trump_to_the_maker(view: SeatView) -> Collection[Act] | None:
    """Lead trump, not a plain card, to the maker as their partner with a bower, at a first lead in the first two
    tricks.
    """
    seen, maker = _in_play(view, leads=True), view.public.maker
    if seen is None or seen.trump is None or maker in (None, view.seat) or not _early(seen):
        return None
    bowers = {left_bower(seen.trump), right_bower(seen.trump)}
    forced = view.public.turned_down and maker == view.public.dealer
    if maker is None or not seen.friend(maker) or view.public.alone or forced or not bowers & set(seen.hand):
        return None
    return _plays(seen.of(seen.trump))


def no_trump_to_the_void(view: SeatView) -> Collection[Act] | None:
    """Neither opponent has a trump and the partner may have one, so no trump is led, unless all the rest is sure."""
    seen = _in_play(view, leads=True)
    if (
        seen is None
        or seen.foes_trump()
        or len(seen.foes) == len(seen.around)
        or all(not seen.beaten_by([card], seen.foes) for card in seen.legal)
    ):
        return None
    return _others(seen, seen.of(seen.trump))


def no_trump_to_a_stuck_dealer(view: SeatView) -> Collection[Act] | None:
    """Lead no trump, without a bower, to a partner who had to call as the dealer."""
    seen, public = _in_play(view, leads=True), view.public
    if seen is None or seen.trump is None or public.maker != public.dealer or not public.turned_down or public.alone:
        return None
    bowers = {left_bower(seen.trump), right_bower(seen.trump)}
    if public.maker == view.seat or not seen.friend(public.dealer) or not _early(seen) or bowers & set(seen.hand):
        return None
    return _others(seen, seen.of(seen.trump))


def together_for_the_score(view: SeatView) -> Collection[Act] | None:
    """Take the partner along at 8 and 9 even with a very strong hand: the points of a lone march are not needed."""
    lone = [act for act in view.legal if isinstance(act, OrderUp | CallSuit) and act.alone]
    if not lone or view.public.score[side_of(view.seat) - 1] < 8:
        return None
    strongest = max(lone, key=lambda act: _tricks(view, act))
    if _tricks(view, strongest) < 4:
        return None
    return [act for act in view.legal if act not in lone]


def _tricks(view: SeatView, act: OrderUp | CallSuit) -> int:
    """Trumps and aces, the turn-up with those of a dealer who takes it."""
    turnup = view.public.turnup
    suit = act.suit if isinstance(act, CallSuit) else turn_up_suit(turnup or Card(0))
    takes = isinstance(act, OrderUp) and turnup is not None and view.seat == view.public.dealer
    hand = (*view.hand, turnup) if takes and turnup is not None else view.hand
    seen = Seen(view, suit)
    return len(seen.of(suit, hand)) + seen.aces(hand)


def defenders_combine(view: SeatView) -> Collection[Act] | None:
    """Three-handed: the other defender has the trick for certain, so it is left to them."""
    seen, maker = _in_play(view, leads=False), view.public.maker
    if seen is None or maker in (None, view.seat) or seen.winning[0] == maker:
        return None
    if seen.beaten_by(seen.table, seen.foes_behind):
        return None
    return _others(seen, [card for card in seen.legal if seen.takes(card)])


def donate(view: SeatView) -> Collection[Act] | None:
    """First to speak at 9:6 or 9:7, an opponent deals a right bower, and nothing in the hand stops a lone one."""
    public = view.public
    if public.phase is not Phase.ORDER or view.seat != left_of(public.dealer, 4) or public.turnup is None:
        return None
    trumps = Seen(view, turn_up_suit(public.turnup)).of(turn_up_suit(public.turnup))
    aces = [card for card in view.hand if card & 7 == ACE]
    if public.turnup & 7 != JACK or trumps or aces or public.score[side_of(view.seat) - 1] != 9:
        return None
    return [OrderUp()]


def partners_ace(view: SeatView) -> Collection[Act] | None:
    """Lay no trump on the partner's plain ace that is ahead."""
    seen = _in_play(view, leads=False)
    if seen is None or seen.trump is None:
        return None
    seat, best = seen.winning
    if not seen.friend(seat) or best & 7 != ACE or seen.suit(best) == seen.trump or seen.of(seen.suit(best)):
        return None
    later = [foe for foe in seen.foes_behind if seen.void(foe, seen.suit(best))]
    return None if later else _others(seen, seen.of(seen.trump))


def throw_off_a_void(view: SeatView) -> Collection[Act] | None:
    """Throw a single small card where nothing is to be won and trumps are held, not one of two."""
    seen = _in_play(view, leads=False)
    if seen is None or seen.trump is None or seen.of(seen.suit(seen.table[0])) or len(seen.of(seen.trump)) < 1:
        return None
    lost = not any(seen.takes(card) for card in seen.legal)
    if not lost and not (seen.friend(seen.winning[0]) and not seen.beaten_by(seen.table, seen.foes_behind)):
        return None
    plains = [card for card in seen.legal if seen.suit(card) != seen.trump]
    single = [card for card in plains if len(seen.of(seen.suit(card))) == 1 and seen.higher(card)]
    longer = [card for card in plains if len(seen.of(seen.suit(card))) > 1]
    return _plays(single) if len(single) == 1 and longer and len(single) + len(longer) == len(plains) else None


THEMES: dict[str, Theme] = {
    theme.name: theme
    for theme in (
        Theme("second hand low", second_hand_low),
        Theme("no ace into a lone hand's void", no_ace_into_a_void, lone=True),
        Theme("no single ace into a lone hand", no_single_ace_into_a_lone_hand, lone=True),
        Theme("high when all is needed", high_when_all_is_needed),
        Theme("a lone hand's loser last", loser_last, lone=True),
        Theme("trump to the maker", trump_to_the_maker),
        Theme("no trump to the void", no_trump_to_the_void),
        Theme("no trump to a stuck dealer", no_trump_to_a_stuck_dealer, all_pass=True),
        Theme("together at 8 and 9", together_for_the_score, scores=((8, 8), (9, 9), (8, 6), (9, 7))),
        Theme("defenders combine", defenders_combine, "cutthroat"),
        Theme("donate at 9:6 and 9:7", donate, scores=((9, 6), (9, 7))),
        Theme("partner's ace", partners_ace),
        Theme("throw off a void", throw_off_a_void),
    )
}
"""Every theme by its name."""
