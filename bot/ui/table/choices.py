"""Which acts are offered where, and how a button names one without naming a card. Must not know Discord.

The engine's lawful acts are the one truth; this file only sorts them. A panel's button carries a place in the list of
the seat's acts sorted by their words. A button of the public message carries the act's words, so only acts that mean
the same whatever one holds may stand there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.engine.acts import (
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
    Pass,
    PlayAlone,
    PlayCard,
    TurnTables,
    act_text,
    parse_act,
)  # fmt: skip
from bot.engine.cards import Card
from bot.engine.state import Phase
from bot.engine.views import SeatView

PUBLIC_PHASES = frozenset(
    {Phase.CUT, Phase.TURN_TABLES, Phase.ORDER, Phase.CALL, Phase.BID, Phase.NAME, Phase.GIVE_TURNUP, Phase.PARTNER,
     Phase.DEFEND_ALONE}
)  # fmt: skip
"""The phases whose decisions everybody hears anyway."""

_SPOKEN = (
    Pass, CutPack, TurnTables, OrderUp, CallSuit, Fold, Bid, NameTrump, GiveTurnUp, CallPartner, PlayAlone, DefendAlone
)  # fmt: skip
"""Acts that are open to a seat or not whatever it holds; the claims of law 3 are not among them."""

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
    return _few_cuts(view, [act for act in view.legal if not cards_of(act)])


def public_acts(view: SeatView) -> tuple[Act, ...]:
    """What the public message offers the seat on turn: nothing that depends on its cards."""
    if view.public.phase not in PUBLIC_PHASES:
        return ()
    return _few_cuts(view, [act for act in view.legal if isinstance(act, _SPOKEN)])


def _few_cuts(view: SeatView, acts: list[Act]) -> tuple[Act, ...]:
    """Of the cuts a third, a half and two thirds of the pack."""
    size = view.public.rules.pack_size
    few = {size // 3, size // 2, size * 2 // 3}
    return tuple(act for act in acts if not isinstance(act, CutPack) or act.cards in few)


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
