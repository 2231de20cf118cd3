"""What a table says besides the game: the salute, the barn, "You got euchred!", the dance of shame, mugs away (law 10).

A message has one line of them at most. Which of several wordings is taken depends on the hand, so that a message drawn
anew says the same. Sees public tables and finished hands; what a tradition changes in the game the engine does.
"""

from __future__ import annotations

from zlib import crc32

from bot.engine.cards import JACK, JOKER, rank
from bot.engine.match import in_the_barn, shut_out
from bot.engine.rules import Outcome
from bot.engine.seats import Seat
from bot.engine.views import PublicView
from bot.render.text.voice import Voice
from bot.tables.snapshots import FinishedHand, TableView

WORDINGS = 3
"""How many wordings a frequent tradition has in each language."""

_EUCHRES = (Outcome.EUCHRE, Outcome.EUCHRE_MARCH)
_UNPLAYED = (Outcome.THROWN_IN, Outcome.REDEAL, Outcome.FOLDED)


def salute(table: TableView, voice: Voice) -> str:
    """The dealer's salute for a bower turned up, until it is accepted or turned down; else empty."""
    view = table.public
    if not voice.traditions or view is None or view.turnup is None or view.result is not None:
        return ""
    if view.maker is not None or view.turned_down or (view.turnup != JOKER and rank(view.turnup) != JACK):
        return ""
    return voice.texts("tradition-salute", wording=_wording(table.hand_seq), name=voice.name(view.dealer))


def after_hand(hand: FinishedHand, voice: Voice) -> str:
    """One line after a hand of a game that goes on, or empty."""
    if not voice.traditions or hand.result.winner is not None:
        return ""
    euchred = _euchred(hand, voice) if hand.result.outcome in _EUCHRES else ""
    return " ".join(filter(None, [euchred, _barn(hand, voice, milking=not euchred)]))


def after_game(hand: FinishedHand, voice: Voice) -> str:
    """One line after the game's last hand, or empty."""
    result = hand.result
    if not voice.traditions or result.winner is None:
        return ""
    said = []
    if shut_out(result.score, result.winner):
        losers = [unit for unit in range(1, len(result.score) + 1) if unit != result.winner]
        said.append(_of_units("tradition-shut-out", losers, hand, voice))
    elif result.outcome in _EUCHRES:
        said.append(_euchred(hand, voice))
    if voice.rules.mugs_away:
        said.append(voice.texts("tradition-mugs"))
    return " ".join(said)


def _euchred(hand: FinishedHand, voice: Voice) -> str:
    """What the defenders shout at the makers; it says who shouts, since everybody reads it."""
    seats = _defenders(hand.view)
    wording = _wording(hand.hand_seq)
    names = voice.names(seats)
    return voice.strong(voice.texts("tradition-euchred", wording=wording, names=names, count=len(seats)))


def _defenders(view: PublicView) -> tuple[Seat, ...]:
    """Everybody but the maker and whoever plays with them."""
    if view.maker is None:
        return ()
    if view.rules.traits.partners:
        return tuple(seat for seat in view.seats if view.unit(seat) != view.unit(view.maker))
    return tuple(seat for seat in view.seats if seat not in (view.maker, view.partner))


def _barn(hand: FinishedHand, voice: Voice, *, milking: bool) -> str:
    """Who has come within a point of winning (law 7.7); a side that stays there may milk."""
    result = hand.result
    inside = in_the_barn(hand.view.rules, result.score)
    arrived = [unit for unit in inside if result.points[unit - 1]]
    if arrived:
        return _of_units("tradition-barn", arrived, hand, voice)
    if milking and inside and voice.rules.traits.partners and result.outcome not in _UNPLAYED:
        return _of_units("tradition-milking", inside[:1], hand, voice)
    return ""


def _of_units(key: str, units: list[int] | tuple[int, ...], hand: FinishedHand, voice: Voice) -> str:
    """A sentence about some sides or players."""
    names = voice.unit(units[0]) if len(units) == 1 else voice.names(Seat(unit) for unit in units)
    count = sum(len(voice.seats_of(unit)) for unit in units)
    return voice.texts(key, wording=_wording(hand.hand_seq), names=names, count=count)


def _wording(hand_seq: int) -> int:
    return crc32(str(hand_seq).encode()) % WORDINGS
