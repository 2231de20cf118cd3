"""Which acts are offered where, and how a button names one without naming a card.

A panel's button carries a place in the list of the seat's lawful acts, sorted by their words. At an old-school table
every card of the hand has its place there while cards are played, whatever may be played, and all that is spoken goes
by its words: no button tells what is lawful (law 9.2). A button of the public
message carries the act's words, and stands there for every call that any hand could make: it follows from the rules
and the public view alone, so that it tells nothing about the cards of whoever is on turn. A call that their hand does
not allow is refused by the engine, privately.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.engine.acts import (
    Act,
    CallSuit,
    Claim,
    ClaimCall,
    ClaimLead,
    ClaimRenege,
    CorrectRenege,
    CutPack,
    DefendAlone,
    NameTrump,
    OrderUp,
    PlayAlone,
    PlayCard,
    SayMisdeal,
    act_text,
    cards_of,
    parse_act,
)
from bot.engine.cards import Card
from bot.engine.rules import Law
from bot.engine.state import Phase
from bot.engine.views import PublicView, SeatView, public_calls, some_cuts
from bot.tables.preferences import Confirm
from bot.tables.views import TableView

_BESIDES = (ClaimRenege, ClaimLead, ClaimCall, CorrectRenege, SayMisdeal)
_CALLING = (Phase.ORDER, Phase.CALL, Phase.BID, Phase.NAME, Phase.PARTNER, Phase.DEFEND_ALONE)
"""When somebody is asked for a call."""
_LONGEST_LIST = 10
"""More choices of several cards than this are made with a menu of cards instead of a button each."""


def number_acts(view: SeatView) -> tuple[Act, ...]:
    """Return the lawful acts in the order in which buttons number them; of a hand at an old-school table every card."""
    if plays_freely(view):
        return tuple(sorted({PlayCard(card) for card in view.hand}, key=act_text))
    return tuple(sorted(view.legal, key=act_text))


def act_at(view: SeatView, number: int) -> Act | None:
    """Return the act with this number, if there is one."""
    acts = number_acts(view)
    return acts[number] if number < len(acts) else None


def is_asked_again(act: Act, view: SeatView, confirm: Confirm) -> bool:
    """Return whether a lawful call counts only once its player has said that they mean it."""
    if act not in view.offered or view.public.phase not in _CALLING or cards_of(act) or isinstance(act, _BESIDES):
        return False
    match act:
        case OrderUp(True) | CallSuit(_, True) | NameTrump(_, True) | PlayAlone() | DefendAlone():
            return confirm is not Confirm.NEVER
        case _:
            return confirm is Confirm.EVERY_CALL


def acts_without_cards(view: SeatView) -> tuple[Act, ...]:
    """Return the lawful acts without cards, of many cuts a few."""
    acts = [act for act in view.offered if not cards_of(act) and not isinstance(act, _BESIDES)]
    if view.public.phase is Phase.CUT:
        few = some_cuts(view.public.rules)
        acts = [act for act in acts if not isinstance(act, CutPack) or act in few]
    if not is_old_school(view.public):
        return tuple(acts)
    return tuple(sorted(acts, key=lambda act: act.suit if isinstance(act, CallSuit) else -1))


def is_old_school(public: PublicView) -> bool:
    """Return whether players must know the law themselves (law 9.2)."""
    return public.rules.law is Law.OLD_SCHOOL


def plays_freely(view: SeatView) -> bool:
    """Return whether every card of the hand is a live button, in turn and out of turn (law 9.2)."""
    return is_old_school(view.public) and view.public.phase is Phase.PLAY


def claims(view: SeatView) -> tuple[Claim, ...]:
    """Return every claim that is open to the player, true or false."""
    return tuple(act for act in view.offered if isinstance(act, ClaimRenege | ClaimLead | ClaimCall))


def besides(view: SeatView) -> tuple[Act, ...]:
    """Return what an old-school table offers beyond the open question: to take back, to call a misdeal."""
    return tuple(act for act in view.offered if isinstance(act, CorrectRenege | SayMisdeal))


def public_acts(table: TableView) -> tuple[Act, ...]:
    """Return what the public message offers: the calls of the person who is asked, nothing while a computer decides."""
    to_move, view = table.to_move, table.public
    if view is None or to_move is None or to_move.user_id is None or to_move.away or to_move.left:
        return ()
    return public_calls(view)


def single_card_acts(view: SeatView) -> dict[Card, Act]:
    """Return what a press on each card of the hand does now, where that is lawful."""
    if plays_freely(view):
        return {card: PlayCard(card) for card in view.hand}
    return {cards[0]: act for act in view.legal if len(cards := cards_of(act)) == 1}


def card_sets(view: SeatView) -> tuple[Act, ...]:
    """Return the lawful acts that take several cards at once."""
    return tuple(act for act in view.legal if len(cards_of(act)) > 1)


def needs_menu(sets: tuple[Act, ...]) -> bool:
    """Return whether there are too many of them for a button each."""
    return len(sets) > _LONGEST_LIST


def act_with(view: SeatView, cards: Iterable[Card]) -> Act | None:
    """Return the lawful act that takes exactly these cards."""
    counts = Counter(cards)
    return next((act for act in card_sets(view) if Counter(cards_of(act)) == counts), None)


def to_word(act: Act) -> str:
    """Return a spoken act as one word of a button."""
    return act_text(act).replace(" ", ".")


def from_word(word: str) -> Act | None:
    """Return the act of such a word, or ``None`` for one that nobody wrote."""
    try:
        return parse_act(word.split("."))
    except ValueError:
        return None
