"""Which acts are offered where, and how a button names one without naming a card. Must not know Discord.

A panel's button carries a place in the list of the seat's lawful acts, sorted by their words. A button of the public
message carries the act's words, and stands there for every call that any hand could make: it follows from the rules
and the public view alone, so that it tells nothing about the cards of whoever is on turn. A call that their hand does
not allow is refused by the engine, privately.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

from bot.engine.acts import (
    PASS,
    Act,
    Bid,
    CallForBest,
    CallPartner,
    CallSuit,
    ClaimFarmers,
    CutPack,
    DefendAlone,
    Discard,
    Fold,
    Give,
    GiveTurnUp,
    NameTrump,
    OrderUp,
    PlayAlone,
    PlayCard,
    TurnTables,
    act_text,
    parse_act,
)  # fmt: skip
from bot.engine.cards import Card, Suit
from bot.engine.partner import turn_up_suit
from bot.engine.rules import PartnerOrder, Rules, SecondRound
from bot.engine.sides import partners_of
from bot.engine.state import Phase
from bot.engine.views import PublicView, SeatView
from bot.tables.snapshots import TableView

_LONGEST_LIST = 10
"""More choices of several cards than this are made with a menu of cards instead of a button each."""


def numbered(view: SeatView) -> tuple[Act, ...]:
    """The lawful acts in the order in which buttons number them."""
    return tuple(sorted(view.legal, key=act_text))


def act_at(view: SeatView, number: int) -> Act | None:
    """The act with this number, if there is one."""
    acts = numbered(view)
    return acts[number] if number < len(acts) else None


def cards_of(act: Act) -> tuple[Card, ...]:
    """The cards that an act moves out of the hand."""
    match act:
        case PlayCard(card) | CallForBest(card):
            return (card,)
        case Discard(cards) | Give(cards) | ClaimFarmers(cards):
            return cards
        case _:
            return ()


def spoken(view: SeatView) -> tuple[Act, ...]:
    """The lawful acts without cards, of many cuts a few."""
    few = _some_cuts(view.public.rules)
    return tuple(act for act in view.legal if not cards_of(act) and (not isinstance(act, CutPack) or act in few))


def public_calls(view: PublicView) -> tuple[Act, ...]:
    """Every call that the seat on turn could make with some hand; the claims of law 3, which show cards, excepted."""
    calls = _CALLS.get(view.phase)
    return () if calls is None else calls(view)


def offered(table: TableView) -> tuple[Act, ...]:
    """What the public message offers: the calls of the person who is asked, nothing while a computer decides."""
    asked, view = table.to_move, table.public
    if view is None or asked is None or asked.user_id is None or asked.away or asked.left:
        return ()
    return public_calls(view)


def _some_cuts(rules: Rules) -> tuple[CutPack, ...]:
    """Of all cuts a third, a half and two thirds of the pack."""
    return tuple(CutPack(rules.pack_size * share // 6) for share in (2, 3, 4))


def _round_one(view: PublicView) -> tuple[Act, ...]:
    """Pass or accept the turn-up (laws 4.1, 4.4)."""
    rules = view.rules
    if not rules.traits.may_go_alone:
        return (PASS, OrderUp())
    if rules.partner_order is PartnerOrder.ALONE and view.turn in partners_of(view.dealer, rules.players):
        return (PASS, OrderUp(alone=True))
    return (PASS, OrderUp(), OrderUp(alone=True))


def _round_two(view: PublicView) -> tuple[Act, ...]:
    """Pass or name another suit than the one turned down; a dealer whom all have passed may be stuck (law 4.5)."""
    rules = view.rules
    turned_down = None if view.turnup is None else turn_up_suit(view.turnup)
    alone = (False, True) if rules.traits.may_go_alone else (False,)
    calls = tuple(CallSuit(suit, lone) for suit in Suit if suit != turned_down for lone in alone)
    if view.turn != view.dealer or rules.second_round is SecondRound.THROW_IN:
        return (PASS, *calls)
    return (Fold(), *calls) if rules.second_round is SecondRound.STICK_OR_FOLD else calls


def _bids(view: PublicView) -> tuple[Act, ...]:
    """Pass or bid higher than everybody before; a dealer whom all have passed may have to bid (law 8.7)."""
    rules = view.rules
    before = [act.tricks for _, act in view.calls if isinstance(act, Bid)]
    lowest = before[-1] + 1 if before else rules.lowest_bid
    bids = tuple(Bid(tricks) for tricks in range(lowest, rules.hand_size + 1))
    return bids if rules.traits.bid_from_half and not before and view.turn == view.dealer else (PASS, *bids)


def _names(view: PublicView) -> tuple[Act, ...]:
    """Any suit, alone where the game has it (laws 8.6, 8.7)."""
    alone = (False, True) if view.rules.traits.may_go_alone else (False,)
    return tuple(NameTrump(suit, lone) for lone in alone for suit in Suit)


_CALLS: dict[Phase, Callable[[PublicView], tuple[Act, ...]]] = {
    Phase.CUT: lambda view: (*_some_cuts(view.rules), PASS),
    Phase.TURN_TABLES: lambda _: (PASS, TurnTables()),
    Phase.ORDER: _round_one,
    Phase.CALL: _round_two,
    Phase.BID: _bids,
    Phase.NAME: _names,
    Phase.GIVE_TURNUP: lambda _: (PASS, GiveTurnUp()),
    Phase.PARTNER: lambda _: (*(CallPartner(suit) for suit in Suit), PlayAlone()),
    Phase.DEFEND_ALONE: lambda _: (PASS, DefendAlone()),
}

PUBLIC_PHASES = frozenset(_CALLS)
"""The phases whose decisions everybody hears anyway."""


def single_card_act(view: SeatView, card: Card) -> Act | None:
    """What a press on this card of the hand does now, if that is lawful."""
    return next((act for act in view.legal if cards_of(act) == (card,)), None)


def card_sets(view: SeatView) -> tuple[Act, ...]:
    """The lawful acts that take several cards at once."""
    return tuple(act for act in view.legal if len(cards_of(act)) > 1)


def needs_menu(sets: tuple[Act, ...]) -> bool:
    """Whether there are too many of them for a button each."""
    return len(sets) > _LONGEST_LIST


def act_with(view: SeatView, cards: Iterable[Card]) -> Act | None:
    """The lawful act that takes exactly these cards."""
    wanted = Counter(cards)
    return next((act for act in card_sets(view) if Counter(cards_of(act)) == wanted), None)


def to_word(act: Act) -> str:
    """A spoken act as one word of a button."""
    return act_text(act).replace(" ", ".")


def from_word(word: str) -> Act | None:
    """The act of such a word, or ``None`` for one that nobody wrote."""
    try:
        return parse_act(word.split("."))
    except ValueError:
        return None
