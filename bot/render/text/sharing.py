"""A hand that one of its players shares with the channel, in words: who shares it, how it ended, and every card of it.

Sees hands that are over only.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.engine.seats import Seat
from bot.render.text.catalogue import Texts
from bot.render.text.names import safe_name
from bot.render.text.results import hand_words, laid_away_lines, open_hand_lines
from bot.render.text.rules_page import game_title
from bot.render.text.table import LONGEST_ALT, numbered_words, trick_words
from bot.render.text.voice import Voice
from bot.tables.open_hands import PlayedHand


def shared_text(played: PlayedHand, name: str, texts: Texts, *, numbered: Collection[Seat] = ()) -> str:
    """The words beside the animated picture; ``name`` is that of the one who shares it."""
    table, hand = played.table.as_played, played.hand
    voice = Voice.of(table, texts, numbered=numbered)
    title = game_title(table.rules.preset, texts)
    heading = voice.strong(texts("share-heading", name=safe_name(name), title=title, hand=hand.view.number))
    return "\n".join(filter(None, (heading, hand_words(hand, voice), numbered_words(voice))))


def shared_alt(played: PlayedHand, texts: Texts) -> str:
    """What the animated picture shows, in plain words: how the hand ended, every hand as dealt, trick after trick, as
    much as there is room for.
    """
    voice = Voice.of(played.table.as_played, texts, plain=True)
    told = ""
    for line in _shown(played, voice):
        if len(told) + len(line) + 1 > LONGEST_ALT:
            break
        told = f"{told}\n{line}" if told else line
    return told


def _shown(played: PlayedHand, voice: Voice) -> Iterator[str]:
    hand = played.hand
    yield voice.texts("share-alt", hand=hand.view.number)
    yield hand_words(hand, voice)
    yield from open_hand_lines(hand.open_hands, hand.view.trump, voice)
    if hand.view.turnup is not None:
        yield voice.texts("open-turnup", card=voice.card(hand.view.turnup))
    yield from laid_away_lines((), hand.discards, voice)
    if hand.view.trump is not None:
        for number, trick in enumerate(hand.view.tricks, 1):
            yield voice.texts("share-trick", number=number, plays=trick_words(hand.view, trick.plays, voice, "took"))
