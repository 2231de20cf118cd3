"""The messages of a night: lobby, reminders, rounds, seatings, and the end. They are drawn and posted here.

Theory of operation. The messages to post follow from the night's state and from what the night records as posted
(``facts.Announced``). Each night has one task that posts what is missing, one request at a time, and stores each
message before the next request. So a restart loses nothing. Each message is a ``Post``. The messages of the lobby, of
the last two rounds and of current seatings are edited, and the newest state wins, so that none offers or says what is
over. While a press is answered, nothing else edits these messages. A message that cannot be posted is given up, and the
night goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial

import discord

from bot.pictures.sheets import drawings_of
from bot.services import Services
from bot.storage.api import StoreError, TournamentId
from bot.tables.decisions import Reason
from bot.tournaments.movements import Meeting
from bot.tournaments.nights.night import EVENT, Attendance, Night, NightStatus
from bot.tournaments.nights.nights import OVER, NightChange, host_gone_message
from bot.tournaments.nights.rounds import asked_people, next_round
from bot.ui import buttons
from bot.ui.errors import (
    UNKNOWN_CHANNEL,
    ErrorResponse,
    Request,
    make_nonce,
    refusal_key,
)
from bot.ui.layouts import FELT, YOUR_TURN, Item, page_layout
from bot.ui.live import EditPace, LiveMessage
from bot.ui.posts import Post, Questions, SentPost, call_host, is_channel_gone
from bot.ui.readers import Interaction, texts_for
from bot.ui.replies import Drawn, Message, SayOnPages, ask_for_rights, only, pictured_message, redraw
from bot.words.catalogue import Texts
from bot.words.nights_text import (
    confirm_text,
    host_gone_text,
    last_call_text,
    lobby_text,
    night_sheets,
    over_text,
    past_round_text,
    pause_text,
    proposal_text,
    provisional_text,
    reminder_text,
    round_text,
    round_waits_text,
    seat_text,
    standings_notes,
    tables_wait_text,
)
from bot.words.sheets import sheets_text
from cogs.nights.places import NightEvents, next_event_step
from cogs.table.announcer import Announcers
from cogs.table.panels import Panels

LOBBY = "lobby"


@dataclass(frozen=True, slots=True)
class Wording:
    """The contents of a night's message: words, buttons, whose standings it shows, and whom it mentions. ``vote`` is
    the number of a proposal that can be answered there, or 0.
    """

    words: str
    buttons: tuple[str, ...] = ()
    standings: Night | None = None
    called: tuple[int, ...] = ()
    turn: bool = False
    vote: int = 0

    @property
    def shown(self) -> tuple[str, tuple[str, ...]]:
        """The words and buttons. If they change, the message has to be edited."""
        return self.words, self.buttons


def draft_message(
    night_id: TournamentId, night: Night, what: str, texts: Texts, waiting: Iterable[tuple[int, Reason]] = ()
) -> Wording:
    """Return the current contents of the message with this name. ``waiting`` are tables that may not begin, and why."""
    kind, _, place = what.partition(":")
    match kind:
        case "remind":
            called = tuple(person.user_id for person in night.missing if person.user_id is not None)
            return Wording(reminder_text(night, texts), called=called, turn=True)
        case "held":
            return Wording(round_waits_text(night, place.partition(":")[2], texts))
        case "waits":
            why = Reason(place.partition(":")[2])
            tables = [table for table, reason in waiting if reason is why]
            meetings = () if night.running is None else night.running.round.meetings
            called = _find_present(night, [one for one in meetings if one.table in tables])
            return Wording(tables_wait_text(night, tables, called, why, texts), called=called)
        case "seats":
            number, table, _ = map(int, place.split(":"))
            assert night.running is not None  # noqa: S101 - the message is due only during a round
            meeting = night.running.round.meetings[table - 1]
            return Wording(seat_text(night, number, meeting, texts), called=_find_present(night, [meeting]), turn=True)
        case "host-gone":
            return Wording(host_gone_text(night, texts), called=night.co_hosts)
        case "ask":
            return _draft_proposal(night, int(place), texts)
        case "last-call":
            return Wording(last_call_text(night, texts))
        case "bell":
            return Wording(texts("night-called"))
        case "round":
            return _draft_round(night, int(place), texts)
        case "provisional":
            words = provisional_text(night, texts)
            return Wording(words) if night.status is NightStatus.CLOSED else Wording(words, ("card",), night)
        case "over":
            labels = ("results", "card") if night.past and night.counts else ()
            return Wording(over_text(night, night_id, texts), labels, _with_results(night) if night.counts else None)
        case _:
            return Wording(lobby_text(night, texts), _lobby_buttons(night))


def _draft_round(night: Night, number: int, texts: Texts) -> Wording:
    if number <= len(night.past) or night.status is NightStatus.CLOSED:
        return Wording(past_round_text(night, number, texts), (), _with_results(night.before_round(number)))
    words = pause_text(night, texts) if night.status is NightStatus.PAUSE else round_text(night, texts)
    labels = _playing_buttons(night) if _is_newest(night, f"round:{number}") else ()
    return Wording(words, labels, _with_results(night))


def _draft_proposal(night: Night, seq: int, texts: Texts) -> Wording:
    [proposal] = [one for one in night.proposals if one.seq == seq]
    if proposal is not night.open_proposal:
        return Wording(proposal_text(night, proposal, (), texts))
    asked = asked_people(night, proposal.by, proposal.aim) or ()
    return Wording(proposal_text(night, proposal, asked, texts), vote=seq, called=asked, turn=True)


def _with_results(night: Night) -> Night | None:
    return night if night.past else None


def _lobby_buttons(night: Night) -> tuple[str, ...]:
    match night.status:
        case NightStatus.CLOSED:
            return ()
        case NightStatus.LOBBY:
            return ("join", *(("here",) if night.check_in_open else ()), "leave")
        case _ if not _is_newest(night, LOBBY):
            return ("join",) if night.has_next_round else ()
        case _:
            return _playing_buttons(night)


def _name_of_newest(night: Night) -> str:
    """Return which message says where a night stands."""
    match night.status:
        case NightStatus.CLOSED:
            return OVER
        case NightStatus.ROUND if night.running is not None:
            return f"round:{night.running.round.number}"
        case NightStatus.PAUSE if night.past:
            following = next_round(night)
            return "provisional" if following is None else f"round:{following.number}"
        case _:
            return LOBBY


def _is_newest(night: Night, what: str) -> bool:
    posted = {
        name: message
        for name, _, message in night.announced
        if message is not None and (name == LOBBY or name.startswith("round:"))
    }
    return what not in posted or posted[what] == max(posted.values())


def _playing_buttons(night: Night) -> tuple[str, ...]:
    return (
        *(("join",) if night.has_next_round else ()),
        "standings",
        "out",
        "back",
        *(("card",) if night.past else ()),
    )


_STYLES = {
    "here": discord.ButtonStyle.primary,
    "finish": discord.ButtonStyle.danger,
    "off": discord.ButtonStyle.danger,
}


def lay_out(night_id: TournamentId, draft: Wording, drawn: Drawn, texts: Texts) -> Message:
    """Return a draft as a message with pictures of its standings, or with words where there are no pictures."""
    items: list[Item] = [
        buttons.NIGHT_BUTTON.at(
            "leave" if label == "out" else label,
            night_id,
            label=texts(f"button-night-{label}"),
            style=_STYLES.get(label, discord.ButtonStyle.secondary),
        )
        for label in draft.buttons
    ]
    if draft.vote:
        items += _vote_buttons(night_id, draft.vote, texts)
    if drawn:
        return pictured_message(drawn, draft.words, items)
    words = draft.words
    if draft.standings is not None:
        notes = standings_notes(draft.standings, texts)
        told = sheets_text(night_sheets(draft.standings, texts), 3800 - len(words) - len(notes))
        words = f"{words}\n{told}\n{notes}"
    mentions = only(*(user_id for user_id in draft.called if f"<@{user_id}>" in words))
    return Message(page_layout(words, items, colour=YOUR_TURN if draft.turn else FELT), mentions=mentions)


def _vote_buttons(night_id: TournamentId, seq: int, texts: Texts) -> Iterator[Item]:
    for verb, key in (("yes", "button-night-agree"), ("no", "button-night-decline")):
        style = discord.ButtonStyle.success if verb == "yes" else discord.ButtonStyle.secondary
        yield buttons.NIGHT_VOTE.at(verb, night_id, seq, label=texts(key), style=style)


def confirm_layout(night_id: TournamentId, night: Night, verb: str, texts: Texts) -> discord.ui.LayoutView:
    """Lay out the question whether to end a night. ``verb`` is ``finish`` or ``off``."""
    return lay_out(night_id, Wording(confirm_text(night, verb, texts), (verb,)), (), texts).layout


def _find_present(night: Night, meetings: Iterable[Meeting]) -> tuple[int, ...]:
    seated = [night.participant(entrant) for meeting in meetings for entrant in meeting.seats]
    return tuple(one.user_id for one in seated if one.user_id is not None and one.attendance is Attendance.HERE)


# -- posting


MOST_KEPT = 2
"""The number of newest rounds whose messages are kept up to date."""

NeededMessage = tuple[str, int]
"""The name of a message that a night needs, and its channel."""

_log = logging.getLogger(__name__)


class NightPosts:
    """Posts the messages of all nights. ``say`` shows people on their pages what they would miss there."""

    def __init__(
        self, services: Services, panels: Panels, announcers: Announcers, questions: Questions, say: SayOnPages
    ) -> None:
        self.services, self.questions, self.say = services, questions, say
        self.events = NightEvents(services.bot)
        self.redraws = panels.redraws
        self.put_away = announcers.put_away
        self.messages: dict[TournamentId, NightMessages] = {}
        self._closed = False
        services.nights.add_listener(self.on_change)
        services.languages.add_listener(self._follow_language)

    def on_change(self, change: NightChange) -> None:
        """Post the messages that a night needs after a change."""
        self.of(change.night_id).note()
        self.questions.look_again(change.night.guild_id)

    def _follow_language(self, guild_id: int) -> None:
        for one in self.services.nights.nights():
            if one.night.guild_id == guild_id:
                self.of(one.night_id).note()

    async def close(self) -> None:
        self._closed = True
        await asyncio.gather(*(messages.close() for messages in self.messages.values()))

    async def believe(self, guild_id: int, may_post: Callable[[int], bool]) -> None:
        """Retry what was given up on a server, in channels where ``may_post`` holds: permissions have changed."""
        for night_id, night in ((one.night_id, one.night) for one in self.services.nights.nights()):
            if night.guild_id == guild_id:
                self.of(night_id).believe(night, may_post)
                self.services.nights.try_again(night_id)

    async def draw(self, press: Interaction, night_id: TournamentId, night: Night) -> Message:
        """Return where a night stands and what can be pressed now, for one person, who may also be asked something."""
        texts = texts_for(press)
        draft = draft_message(night_id, night, _name_of_newest(night), texts)
        figures = [] if draft.standings is None or texts.for_screen_reader else night_sheets(draft.standings, texts)
        message = lay_out(night_id, draft, await self.services.figures.draw(drawings_of(figures)), texts)
        if night.open_proposal is not None:
            question = _draft_proposal(night, night.open_proposal.seq, texts)
            if press.user.id in question.called:
                message.layout.add_item(discord.ui.TextDisplay(question.words))
                message.layout.add_item(discord.ui.ActionRow(*_vote_buttons(night_id, question.vote, texts)))
        return message

    def of(self, night_id: TournamentId) -> NightMessages:
        messages = self.messages.get(night_id)
        if messages is None:
            messages = self.messages[night_id] = NightMessages(self, night_id)
            messages.closed = self._closed
        return messages


class NightMessages(LiveMessage):
    """The messages of one night. Missing ones are posted and outdated ones are edited, one at a time."""

    def __init__(self, posts: NightPosts, night_id: TournamentId) -> None:
        super().__init__(posts.redraws, EditPace(posts.services.times.edit))
        self._services, self._events, self._put_away = posts.services, posts.events, posts.put_away
        self._say, self._draw = posts.say, posts.draw
        self._forget = partial(posts.messages.pop, night_id, None)
        self._nights = posts.services.nights
        self._night_id = night_id
        self._news = self._held_back = self._over = False
        self._posts: dict[str, Post] = {}
        self._tried: tuple[Night, str, Post] | None = None  # the last request, with the night as it was at that time
        self._lost = False  # the lobby has to be posted again

    def __str__(self) -> str:
        return f"messages of night {self._night_id}"

    # -- being told

    def note(self) -> None:
        """Mark messages as possibly due, and wake the task."""
        self._news = True
        self.wake()

    def post_anew(self) -> None:
        """Post the lobby again at the end of its channel."""
        night = self._nights.night(self._night_id)
        if night is not None:
            self._lose_lobby(self._post(night, LOBBY, night.channel_id))
            self.note()

    def _lose_lobby(self, lobby: Post) -> None:
        self._lost, lobby.sent, lobby.given_up = True, None, False

    def believe(self, night: Night, may_post: Callable[[int], bool]) -> None:
        """Retry what was given up, in channels where ``may_post`` holds."""
        for what, channel_id, message_id in night.announced:
            if message_id is None and may_post(channel_id):
                self._post(night, what, channel_id).believe()
        self.note()

    async def answer(self, press: Interaction) -> bool:
        """Answer a press on the lobby by redrawing it. Return false if another message was pressed."""
        night = self._nights.night(self._night_id)
        lobby = None if night is None else self._post(night, LOBBY, night.channel_id)
        if night is None or lobby is None or press.message is None or lobby.message_id != press.message.id:
            return False
        texts = await self._texts(night)
        draft = draft_message(self._night_id, night, LOBBY, texts)
        await redraw(press, lay_out(self._night_id, draft, (), texts))
        lobby.shown = draft.shown
        return True

    # -- posting

    def _is_due(self) -> bool:
        return self._news or (self._held_back and not self._held)

    def _rest(self) -> None:
        if self._over and not self.busy:
            self._forget()

    async def _step(self) -> None:
        night = self._nights.night(self._night_id)
        texts = None if night is None else await self._texts(night)
        self._news, night = False, self._nights.night(self._night_id)
        due = None if night is None or texts is None else self._find_due(night, texts)
        if night is None or texts is None or due is None:
            self._over = night is None or night.message(OVER) is not None
            return
        what, post = due
        self._news, self._tried = True, (night, what, post)
        if what.startswith(EVENT):
            event_id = await self._events.bring_up_to_date(night)
            await self._nights.note_announcement(self._night_id, what, post.channel_id, event_id)
            del self._posts[what]
        else:
            await self._request(night, what, post, texts)

    async def _texts(self, night: Night) -> Texts:
        return await self._services.languages.of(night.guild_id)

    def _post(self, night: Night, what: str, channel_id: int) -> Post:
        if what not in self._posts:
            channel_id, message_id = night.message(what) or (channel_id, 0)
            sent = SentPost(0.0, message_id=message_id) if message_id else None
            deliveries = self._services.deliveries
            post = self._posts[what] = Post(
                deliveries, night.guild_id, channel_id, partial(self._keep, what), sent=sent
            )
            post.given_up = message_id is None
        return self._posts[what]

    async def _keep(self, what: str, post: Post) -> None:
        if post.given_up or post.message_id is not None:
            message_id = None if post.given_up else post.message_id
            await self._nights.note_announcement(self._night_id, what, post.channel_id, message_id)

    def _find_due(self, night: Night, texts: Texts) -> tuple[str, Post] | None:
        self._held_back = False
        lobby = self._post(night, LOBBY, night.channel_id)
        in_lobby = night.status is NightStatus.LOBBY
        if lobby.message_id is None and not lobby.rests and (self._lost or lobby.given_up or in_lobby):
            return LOBBY, lobby
        for what in _names_kept(night):
            post = self._post(night, what, night.channel_id)
            if post.message_id is None or post.rests:
                continue
            if not post.given_up and post.shown == draft_message(self._night_id, night, what, texts).shown:
                continue
            if not self._held:
                return what, post
            self._held_back = True
            if night.status is NightStatus.CLOSED:
                return None  # the last message waits until the older ones are up to date
        delay, waiting = self._nights.delay_of(self._night_id), self._nights.waiting_tables(self._night_id)
        for what, channel_id in _plan_posts(night, delay, waiting):
            post = self._post(night, what, channel_id)
            if not post.rests and (post.given_up or night.message(what) is None):
                return what, post
        return None

    async def _request(self, night: Night, what: str, post: Post, texts: Texts) -> None:
        waiting = self._nights.waiting_tables(self._night_id)
        draft = draft_message(self._night_id, night, what, texts, waiting)
        standings = () if draft.standings is None else drawings_of(night_sheets(draft.standings, texts))
        drawn = await self._services.figures.draw_for(night.guild_id, standings) if standings else ()
        is_new, old = post.message_id is None, night.message(what)
        nonce = make_nonce("night", self._night_id, what, night.seq if self._lost else 0)
        await post.show(lay_out(self._night_id, draft, drawn, texts), nonce)
        post.shown = draft.shown
        if what == LOBBY and is_new:
            self._lost = False
        if is_new and old is not None and old[1] is not None:
            sent = SentPost(0.0, message_id=old[1])
            await Post(self._services.deliveries, night.guild_id, old[0], sent=sent).take_away(())
        if is_new:
            self._say_on_pages(night, what, draft)
        if what == OVER:
            for _, place in {*night.places} - {*night.chosen}:
                self._put_away(place)

    def _say_on_pages(self, night: Night, what: str, draft: Wording) -> None:
        """Show the end to everybody, and reminders and proposals to whom they ask. A round's table comes by itself."""
        buttons = ("here", "leave") if what.startswith("remind:") else draft.buttons

        async def draw(press: Interaction) -> Message:
            if what == OVER:
                return await self._draw(press, self._night_id, self._nights.night(self._night_id) or night)
            said = draft_message(self._night_id, night, what, texts_for(press))
            return lay_out(self._night_id, replace(said, buttons=buttons), (), texts_for(press))

        async def stands(user_id: int) -> bool:
            now = self._nights.night(self._night_id)
            return now is not None and user_id in draft_message(self._night_id, now, what, Texts()).called

        if what == OVER:
            self._say([one.user_id for one in night.people if one.user_id is not None], night.guild_id, draw)
        elif what.startswith(("remind:", "ask:")):
            self._say(draft.called, night.guild_id, draw, stands)

    async def _respond(self, response: ErrorResponse, fault: Exception) -> None:
        if self._tried is None:
            return
        night, what, post = self._tried
        if response is ErrorResponse.POST_ANEW and what == LOBBY:
            self._lose_lobby(post)
            return
        level = logging.ERROR if response is ErrorResponse.DEFECT else logging.WARNING
        _log.log(level, "night %d: %s cannot be posted: %s", self._night_id, what, fault)
        self._lost = False
        if what.startswith(EVENT):
            await self._tell_of_event(night, refusal_key(fault, Request.EVENT))
        await post.give_up()
        if what.startswith("seats:") and response is ErrorResponse.GIVE_UP:
            await self._find_another_place(post.channel_id)
        elif isinstance(fault, discord.HTTPException) and fault.code == UNKNOWN_CHANNEL:
            await self._end_if_gone(post.channel_id)

    async def _tell_of_event(self, night: Night, key: str) -> None:
        texts = await self._texts(night)
        words = texts("night-event-host", host=f"<@{night.host_id}>", why=texts(key))
        if key == "fault-event-rights":
            words = ask_for_rights(words, texts, self._services.bot.application_id)
        await self._call_host(night, words)

    async def _end_if_gone(self, channel_id: int) -> None:
        """End a night whose channel was deleted. If the store fails, the next failed request repeats this."""
        if not await is_channel_gone(self._services.bot.fetch_channel, channel_id):
            return
        try:
            await self._nights.channels_deleted({channel_id})
        except StoreError as fault:
            _log.warning("night %d, whose channel is gone, is not ended yet: %s", self._night_id, fault)

    async def _find_another_place(self, channel_id: int) -> None:
        night = self._nights.night(self._night_id)
        if night is None:
            return
        tables = ", ".join(str(table) for table, place in sorted(night.places) if place == channel_id)
        if not tables:  # the tables have already left this deleted thread
            return
        try:
            await self._nights.place_lost(channel_id)
        except StoreError as fault:
            _log.warning("a table of night %d stays in a place that refuses it: %s", self._night_id, fault)
            return
        texts, host = await self._texts(night), f"<@{night.host_id}>"
        words = texts("night-place-refused", tables=tables, channel=f"<#{channel_id}>", host=host)
        await self._call_host(night, ask_for_rights(words, texts, self._services.bot.application_id))

    async def _call_host(self, night: Night, words: str) -> None:
        await call_host(self._services.deliveries, night.guild_id, night.channel_id, night.host_id, words)


def _names_kept(night: Night) -> tuple[str, ...]:
    posted = [what for what, _, message in night.announced if message is not None]
    rounds = [what for what in posted if what.startswith("round:")]
    number = 0 if night.running is None else night.running.round.number
    asks = [f"ask:{one.seq}" for one in night.proposals[-MOST_KEPT:]]
    others = [what for what in posted if what.startswith((f"seats:{number}:", "provisional")) or what in asks]
    return (LOBBY, *rounds[-MOST_KEPT:], *others)


def _plan_posts(night: Night, delay: Reason | None, waiting: Iterable[tuple[int, Reason]]) -> Iterator[NeededMessage]:
    """Yield every message that the night needs now, except its lobby: why the next round or a table has to wait (once
    for each reason), that a table's time is nearly up, and that it is up.
    """
    here = night.channel_id
    if delay is not None:
        yield f"held:{len(night.past) + 1}:{delay}", here
    if night.running is not None:
        for reason in dict.fromkeys(reason for _, reason in waiting):
            yield f"waits:{night.running.round.number}:{reason}", here
    event = next_event_step(night)
    if event is not None:
        yield event, here
    if night.open_proposal is not None:
        yield f"ask:{night.open_proposal.seq}", here
    match night.status:
        case NightStatus.LOBBY:
            if night.reminded is not None and night.missing:
                yield f"remind:{night.reminded}:{int(night.told or 0)}", here
        case NightStatus.PAUSE if night.past:
            yield _name_of_newest(night), here
        case NightStatus.ROUND if night.running is not None:
            number = night.running.round.number
            for meeting in night.running.round.meetings:
                place, table = night.place(meeting.table), meeting.table
                if place is None or night.running.tables[table - 1] is not None:
                    continue
                yield f"seats:{number}:{table}:{place}", place
                if night.running.called:
                    yield f"bell:{number}:{table}", place
                elif night.running.last_call:
                    yield f"last-call:{number}:{table}:{int(night.running.ends_at or 0)}", place
            yield _name_of_newest(night), here
        case NightStatus.CLOSED:
            yield OVER, here
            gone = host_gone_message(night)
            if gone is not None:
                yield gone, here
        case _:
            return
