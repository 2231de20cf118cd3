"""The messages of a night: words, the picture of the standings, and buttons. Must not know when they are sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.storage.api import TournamentId
from bot.tournaments.movements import Meeting
from bot.tournaments.nights.night import Attendance, Night, NightStatus
from bot.ui import buttons
from bot.ui.layouts import YOUR_TURN, Item, as_file, page_layout, picture
from bot.ui.replies import NOBODY, only
from bot.words.catalogue import Texts
from bot.words.nights_text import (
    confirm_text,
    lobby_text,
    over_text,
    past_round_text,
    pause_text,
    reminder_text,
    round_text,
    round_waits_text,
    seat_text,
    standings_alt,
    standings_text,
    tables_wait_text,
)

FILE_NAME = "standings.png"
LOBBY = "lobby"


@dataclass(frozen=True, slots=True)
class NightMessage:
    """A message ready to be sent once, and whom it calls."""

    layout: discord.ui.LayoutView
    files: tuple[discord.File, ...] = ()
    mentions: discord.AllowedMentions = NOBODY


def lobby_message(night_id: TournamentId, night: Night, texts: Texts) -> NightMessage:
    """What the night is to be, who takes part, and the buttons to do so."""
    return NightMessage(page_layout(lobby_text(night, texts), _lobby_buttons(night_id, night, texts)))


def _lobby_buttons(night_id: TournamentId, night: Night, texts: Texts) -> list[Item]:
    if night.status is NightStatus.CLOSED:
        return []
    if night.status is not NightStatus.LOBBY:
        return _playing_buttons(night_id, night, texts)
    here = _button("here", night_id, texts("button-night-here"), discord.ButtonStyle.primary)
    return [
        _button("join", night_id, texts("button-night-join"), discord.ButtonStyle.success),
        *([here] if night.check_in_open else []),
        _button("leave", night_id, texts("button-night-leave")),
    ]


def _playing_buttons(night_id: TournamentId, night: Night, texts: Texts) -> list[Item]:
    join = [_button("join", night_id, texts("button-night-join"), discord.ButtonStyle.success)]
    return [
        *(join if not night.past else []),
        _button("standings", night_id, texts("button-night-standings")),
        _button("leave", night_id, texts("button-night-out")),
        _button("back", night_id, texts("button-night-back")),
    ]


def _button(
    verb: str, night_id: TournamentId, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Item:
    return buttons.NIGHT_BUTTON.at(verb, night_id, label=label, style=style)


def confirm_layout(night_id: TournamentId, night: Night, verb: str, texts: Texts) -> discord.ui.LayoutView:
    """Asks the host once more before a night ends; ``verb`` is ``finish`` or ``off``."""
    button = _button(verb, night_id, texts(f"button-night-{verb}"), discord.ButtonStyle.danger)
    return page_layout(confirm_text(night, verb, texts), [button])


def round_message(night_id: TournamentId, night: Night, png: bytes | None, texts: Texts) -> NightMessage:
    """A round that is about to begin, or has: the standings before it, and who sits where."""
    words = pause_text(night, texts) if night.status is NightStatus.PAUSE else round_text(night, texts)
    return _with_standings(words, night, png, _playing_buttons(night_id, night, texts), texts, shown=bool(night.past))


def past_round_message(night: Night, number: int, png: bytes | None, texts: Texts) -> NightMessage:
    """What stays of a round's message when the round is over, or the night is: the standings before it, no buttons."""
    before = night.before_round(number)
    return _with_standings(past_round_text(night, number, texts), before, png, [], texts, shown=bool(before.past))


def kept_text(night: Night, what: str, texts: Texts) -> str:
    """All that a message of a night says that is kept up to date, its buttons too: it is outdated if that changes."""
    if what == LOBBY:
        return f"{night.status} {night.check_in_open} {bool(night.past)}\n{lobby_text(night, texts)}"
    number = int(what.partition(":")[2])
    if is_over(night, number):
        return f"over\n{past_round_text(night, number, texts)}"
    words = pause_text(night, texts) if night.status is NightStatus.PAUSE else round_text(night, texts)
    return f"{night.status}\n{words}"


def is_over(night: Night, number: int) -> bool:
    """Whether nothing can be done any more in the message of a round."""
    return number <= len(night.past) or night.status is NightStatus.CLOSED


def over_message(night_id: TournamentId, night: Night, png: bytes | None, texts: Texts) -> NightMessage:
    """How the night ended."""
    buttons: list[Item] = []
    if night.past:
        buttons.append(_button("results", night_id, texts("button-night-results")))
    return _with_standings(over_text(night, night_id, texts), night, png, buttons, texts, shown=bool(night.past))


def standings_message(night: Night, png: bytes | None, texts: Texts) -> NightMessage:
    """The standings alone."""
    words = standings_text(night, texts) if png is None else ""
    return _with_standings(words, night, png, [], texts, shown=png is not None)


def _with_standings(
    words: str, night: Night, png: bytes | None, buttons: list[Item], texts: Texts, *, shown: bool
) -> NightMessage:
    """Words, and the standings if they are to be ``shown``: as a picture, or in words if there is none."""
    if not shown:
        return NightMessage(page_layout(words, buttons))
    if png is None:
        return NightMessage(page_layout(f"{words}\n{standings_text(night, texts)}"[:3900], buttons))
    alt = standings_alt(night, texts)
    title = words or alt.partition("\n")[0]
    return NightMessage(page_layout(title, buttons, above=picture(FILE_NAME, alt)), (as_file(png, FILE_NAME, alt),))


def reminder_message(night: Night, texts: Texts) -> NightMessage:
    """Calls everybody who has joined and not checked in."""
    called = [person.user_id for person in night.missing if person.user_id is not None]
    return NightMessage(page_layout(reminder_text(night, texts), colour=YOUR_TURN), mentions=only(*called))


def held_message(night: Night, why: str, texts: Texts) -> NightMessage:
    """That the next round waits, and why."""
    return NightMessage(page_layout(round_waits_text(night, why, texts)))


def waits_message(night: Night, tables: Sequence[int], why: str, texts: Texts) -> NightMessage:
    """That some tables of the running round may not begin yet; their people are called, so that they do not look."""
    running = night.running
    meetings = () if running is None else [one for one in running.round.meetings if one.table in tables]
    seated = [night.participant(entrant) for meeting in meetings for entrant in meeting.seats]
    called = [one.user_id for one in seated if one.user_id is not None and one.attendance is Attendance.HERE]
    mentions = only(*called) if called else NOBODY
    return NightMessage(page_layout(tables_wait_text(night, tables, called, why, texts)), mentions=mentions)


def seat_message(night: Night, number: int, meeting: Meeting, texts: Texts) -> NightMessage:
    """Calls the people of a table to it."""
    seated = [night.participant(entrant) for entrant in meeting.seats]
    called = [one.user_id for one in seated if one.user_id is not None and one.attendance is Attendance.HERE]
    mentions = only(*called) if called else NOBODY
    return NightMessage(page_layout(seat_text(night, number, meeting, texts), colour=YOUR_TURN), mentions=mentions)
