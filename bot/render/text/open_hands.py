"""All hands laid open, in words: what a picture of them shows, for whoever cannot see it.

Sees ``OpenHands``, which are made of hands that are over only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from bot.engine.seats import Seat
from bot.render.text.catalogue import Texts
from bot.render.text.results import hand_words, laid_away_lines, open_hand_lines
from bot.render.text.table import LONGEST_ALT, alt_text, fitted, numbered_words
from bot.render.text.voice import Voice, card_sign
from bot.tables.open_hands import OpenMoment
from bot.tables.snapshots import FinishedHand, TableView


def open_caption(hand: FinishedHand, table: TableView, texts: Texts, *, numbered: Collection[Seat] = ()) -> str:
    """The words beside the picture of a hand as it was dealt: which one, how it ended, and whose name the picture does
    not show.
    """
    voice = Voice.of(table, texts, numbered=numbered)
    heading = voice.strong(texts("open-heading", number=hand.view.number))
    return "\n".join(filter(None, (heading, hand_words(hand, voice), numbered_words(voice))))


def open_alt(moment: OpenMoment, texts: Texts, first: Sequence[str] = (), *, numbered: Collection[Seat] = ()) -> str:
    """What a picture of open hands shows, in plain words: ``first`` what it is looked at for, then every hand, then as
    much of the table as there is room for. Of many cards only their letters are told.
    """
    voice = Voice.of(moment.table, texts, plain=True, numbered=numbered)
    hands = [*first, *_hands(moment, voice)]
    if len("\n".join(hands)) > LONGEST_ALT:
        hands = [*first, *_letters(moment, voice)]
    kept, room = [], LONGEST_ALT - len("\n".join(hands))
    for line in alt_text(moment.table, texts, numbered=numbered).splitlines():
        room -= len(line) + 1
        if room < 0:
            break
        kept.append(line)
    return fitted([*hands, *kept], LONGEST_ALT)


def _hands(moment: OpenMoment, voice: Voice) -> Iterator[str]:
    """Hands as they are held now, the kitty, what was laid away."""
    view, hands = moment.table.public, moment.hands
    trump = view.trump if view is not None else None
    yield from open_hand_lines(hands.held, trump, voice)
    yield from laid_away_lines(hands.kitty, hands.laid_away, voice)


def _letters(moment: OpenMoment, voice: Voice) -> Iterator[str]:
    """The hands alone, each card by its letter and sign."""
    for seat, cards in enumerate(moment.hands.held, 1):
        shown = " ".join(card_sign(card, voice.texts) for card in cards)
        yield voice.texts("open-hand", name=voice.name(Seat(seat)), cards=shown or "–")
