"""Decisions at a table, by a button or typed: one decision, one answer.

A press on the public message is answered by redrawing it, one on a panel by redrawing that panel, a refusal by a
private sentence and, for a player, their panel as things stand. Whatever goes wrong, the press is answered. This file
decides nothing about the game and draws nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext, suppress
from dataclasses import replace
from functools import partial

import discord
from discord.ext import commands

from bot.engine.acts import Act, ClaimCall, ClaimLead, ClaimRenege
from bot.engine.seats import Seat
from bot.engine.views import SeatView
from bot.pictures.table_picture import numbered_seats
from bot.players.workers import Workers
from bot.processes.work_queue import WorkersBusy
from bot.rights import ANYBODY, AT_TABLE, LOOK, OPEN_HERE, SEATED, SEATED_ABROAD, Begins, Cost, Place, Posts, Right, Who
from bot.storage.api import TableId
from bot.tables.answering import Agree, Decline
from bot.tables.beginning import (
    AgreeRanked,
    ChangeRules,
    Open,
    Rematch,
    Start,
)
from bot.tables.closing import Close
from bot.tables.conceding import Concede
from bot.tables.decisions import (
    Decision,
    Person,
    Reason,
    What,
)
from bot.tables.guests import DeclineSeat, Invite, OfferSeat, Remove, TakeSeat
from bot.tables.hands import TakePack
from bot.tables.model import Aim, Status
from bot.tables.old_school import NextHand, usual_choice
from bot.tables.pausing import GoOn, GoSlow, Pause, Touch
from bot.tables.playing import ClaimRest, Play, TakeBack
from bot.tables.seating import AddComputer, Join, Leave, RemoveComputer
from bot.tables.server_settings import rules_for
from bot.tables.tables import Tables
from bot.tables.views import Accepted, Answer, Refused, Snapshot, TableView
from bot.ui import buttons
from bot.ui.errors import RequestFailed, is_replaced
from bot.ui.layouts import page_layout, words_layout
from bot.ui.picture_queue import Pictures
from bot.ui.readers import Interaction, Languages, Reader, Readers, channel_of, guild_of, home_of, texts_for
from bot.ui.replies import (
    FOLLOW_UP_SECONDS,
    Message,
    Times,
    amend,
    answer_later,
    deliveries_of,
    may_post,
    may_post_in,
    no_access,
    only,
    redraw,
    reply,
    tell,
    within,
)
from bot.ui.rights import moderates, places_of
from bot.ui.routes import pressed
from bot.words import offers
from bot.words.advice import hint_text
from bot.words.catalogue import Texts
from bot.words.labels import act_label, sort_cards
from bot.words.names import safe_name
from bot.words.notices import channel_links, refusal_text
from bot.words.panel_state import NO_REMARK, Remark
from bot.words.results_text import game_over_text, hand_result_text
from bot.words.rules_page import game_title, rule_choices
from bot.words.table_text import gathering_text, judgement_line, menu_texts, table_text
from bot.words.voice import Voice
from cogs.table.announcer import Announcers
from cogs.table.layouts import claim_layout, house_layout, pause_layout, seat_waits_layout, ways_in_layout
from cogs.table.panels import Panels, panel_message, watch_message

_WATCH = Right(place=Place.CHANNEL, cost=Cost.STEPPING)
_LOBBY_RIGHTS = {
    "join": LOOK,
    "sit": LOOK,
    "leave": AT_TABLE,
    "computer": Right(Who.SEATED_OR_MODERATOR, Place.CHANNEL),
    "fewer": Right(Who.SEATED_OR_MODERATOR, Place.CHANNEL),
    "start": Right(Who.SEATED_OR_MODERATOR, Place.CHANNEL, begins=Begins.A_GAME),
    "close": Right(Who.OWNER, Place.CHANNEL),
    "ranked": AT_TABLE,
}
_WHICH_RIGHTS = {
    "join": ANYBODY,
    "leave": SEATED_ABROAD,
    "invite": Right(Who.OWNER, in_server=True, begins=Begins.A_GAME, posts=Posts.MESSAGE),
    "remove": Right(Who.OWNER, in_server=True),
    "hand-over": Right(Who.SEATED, in_server=True, posts=Posts.MESSAGE),
    "computer": Right(Who.SEATED_OR_MODERATOR),
    "start": Right(Who.SEATED_OR_MODERATOR, begins=Begins.A_GAME),
    "deal": SEATED_ABROAD,
    "show": Right(posts=Posts.MESSAGE),
    "pause": SEATED,
    "slow": SEATED,
    "concede": SEATED_ABROAD,
    "close": Right(Who.OWNER, abroad=True),
    "hand": SEATED_ABROAD,
}
HINT = Right(Who.SEATED, cost=Cost.THINKING, question="advice", abroad=True)


DEADLINE = 2.5
"""Seconds for a decision; Discord waits three for the answer."""

ApartFrom = Callable[[int], Awaitable[frozenset[int]]]
"""Who shares no table with this person, because one of the two has chosen so; raises ``StoreError``."""

Channels = Callable[[int, int], discord.PartialMessageable]
"""Finds a channel by its id and its server's, without asking Discord."""

_WHAT: dict[str, Callable[[], What]] = {
    "join": Join,
    "sit": Join,
    "leave": partial(Leave, between_games=True),
    "computer": AddComputer,
    "fewer": RemoveComputer,
    "start": Start,
    "close": partial(Close, between_games=True),
    "ranked": AgreeRanked,
}


def person_of(interaction: Interaction) -> Person:
    """Return who presses or types, and whether they may tidy the channel."""
    user = interaction.user
    return Person(user.id, user.display_name, moderates(interaction, channel_of(interaction)))


class TablePresses(commands.Cog):
    """Takes presses and typed decisions to the tables, and the answers back."""

    def __init__(
        self,
        tables: Tables,
        announcers: Announcers,
        panels: Panels,
        readers: Readers,
        pictures: Pictures,
        workers: Workers,
        apart_from: ApartFrom,
        languages: Languages,
        channel: Channels,
        times: Times,
    ) -> None:
        self._times = times
        self.tables = tables
        self.announcers = announcers
        self.panels, self.redraws = panels, panels.redraws
        self.readers = readers
        self._pictures = pictures
        self._workers = workers
        self._apart_from = apart_from
        self._languages = languages
        self._channel = channel

    # -- presses on the public message

    @pressed(buttons.LOBBY, right=_LOBBY_RIGHTS)
    async def lobby(self, press: Interaction, table_id: TableId, verb: str) -> None:
        """*Join*, *Leave*, *Start* …"""
        await self._public(press, table_id, _WHAT[verb](), None)

    @pressed(buttons.HOUSE, right=Right(Who.OWNER, Place.CHANNEL))
    async def show_house_rules(self, press: Interaction, table_id: TableId) -> None:
        """*House rules*: the menus, privately, for whoever may change them."""
        snapshot, person = self.tables.snapshot(table_id), person_of(press)
        if snapshot is None or snapshot.table.status is not Status.LOBBY:
            await self.refuse(press, Refused(Reason.NO_TABLE if snapshot is None else Reason.ALREADY_STARTED, snapshot))
        elif person.user_id != snapshot.table.owner_id and not person.moderator:
            await self.refuse(press, Refused(Reason.NOT_ALLOWED, snapshot))
        else:
            await reply(press, house_layout(snapshot.table, texts_for(press)))

    @pressed(buttons.HOUSE_RULE, right=Right(Who.OWNER, Place.CHANNEL))
    async def change_rules(self, press: Interaction, table_id: TableId, menu: str, chosen: Sequence[str]) -> None:
        """Play by the rule that was chosen from a menu, which then shows what holds."""
        texts, snapshot = texts_for(press), self.tables.snapshot(table_id)
        if snapshot is None:
            await self.refuse(press, Refused(Reason.NO_TABLE))
            return
        rules = snapshot.table.rules
        offered = {word for word, _, _ in rule_choices(rules, menu, texts)}
        word_chosen = next((word for word in chosen if word in offered), None)
        if word_chosen is not None:
            rules = rules_for(rules, None, [word_chosen])
        answer = await self._decide_in_time(press, table_id, ChangeRules(rules), None)
        match answer:
            case Accepted(now):
                await redraw(press, house_layout(now.table, texts))
            case Refused():
                await self.refuse(press, answer)
        await self._catch_up_for(press, table_id)

    @pressed(buttons.SEAT, right=LOOK)
    async def choose_seat(self, press: Interaction, table_id: TableId, chosen: Sequence[str]) -> None:
        """Sit down at the seat that was chosen."""
        seat = next((Seat(int(word)) for word in chosen if word.isdecimal()), None)
        await self._public(press, table_id, Join(seat), None)

    @pressed(buttons.INVITED, right=LOOK)
    async def accept_invitation(self, press: Interaction, table_id: TableId) -> None:
        """*Join* under an invitation, which stays as it is."""
        await self._do_at(press, table_id, *_TYPED["join"](""))

    @pressed(buttons.REMATCH, right=Right(Who.SEATED, Place.CHANNEL, begins=Begins.A_GAME))
    async def rematch(self, press: Interaction, table_id: TableId) -> None:
        """*Rematch*."""
        await self._public(press, table_id, Rematch(), None)

    @pressed(buttons.CALL, right=AT_TABLE)
    async def call(self, press: Interaction, table_id: TableId, seq: int, word: str) -> None:
        """Take a bid, a suit, a pass."""
        act = offers.from_word(word)
        if act is None or not await self._ask_again(press, table_id, act, seq):
            await self._public(press, table_id, Touch() if act is None else Play(act), seq)

    @pressed(buttons.DEAL, right=AT_TABLE)
    async def deal(self, press: Interaction, table_id: TableId, seq: int) -> None:
        """*Deal*, or the call that somebody steals the deal."""
        await self._public(press, table_id, TakePack(), seq)

    @pressed(buttons.HAND, right=AT_TABLE)
    async def hand(self, press: Interaction, table_id: TableId) -> None:
        """*My hand*: a new panel."""
        await self._private(press, table_id, Touch())
        announcer = self.announcers.of(table_id)
        if announcer is not None:
            await announcer.clear_away(press)

    # -- presses on a panel

    @pressed(buttons.ACT, right=AT_TABLE)
    async def act(self, press: Interaction, table_id: TableId, seq: int, number: int) -> None:
        """Take a lawful act by its number."""
        await self._on_panel(press, table_id, seq, lambda own_view: _play(offers.act_at(own_view, number)))

    @pressed(buttons.SURE, right=AT_TABLE)
    async def confirm(self, press: Interaction, table_id: TableId, seq: int, word: str) -> None:
        """*Yes, I mean it*: the call that was asked once more."""
        await self._on_panel(press, table_id, seq, lambda _: _play(offers.from_word(word)), sure=True)

    @pressed(buttons.UNDO, right=AT_TABLE)
    async def undo(self, press: Interaction, table_id: TableId, seq: int) -> None:
        """*Take back*."""
        await self._decide_on_panel(press, table_id, TakeBack(), seq)

    @pressed(buttons.AGREE, right=AT_TABLE)
    async def agree(self, press: Interaction, table_id: TableId, seq: int, where: str) -> None:
        """*Agree to end it*, *Agree to pause*, *Allow* …."""
        await self._decide_where(where, press, table_id, Agree(), seq)

    @pressed(buttons.DECLINE, right=AT_TABLE)
    async def decline(self, press: Interaction, table_id: TableId, seq: int, where: str) -> None:
        """*No*."""
        await self._decide_where(where, press, table_id, Decline(), seq)

    @pressed(buttons.PAUSE_LENGTH, right=AT_TABLE)
    async def choose_pause(self, press: Interaction, table_id: TableId, chosen: Sequence[str]) -> None:
        """Ask for a pause of the length that was chosen; the menu becomes the answer."""
        until = int(press.created_at.timestamp()) + 60 * buttons.read_number(chosen)
        await self._do_at(press, table_id, Pause(float(until)), "done-pause", in_place=True)

    @pressed(buttons.GO_ON, right=AT_TABLE)
    async def go_on(self, press: Interaction, table_id: TableId, seq: int, where: str) -> None:
        """*Go on*."""
        await self._decide_where(where, press, table_id, GoOn(), seq)

    @pressed(buttons.CLAIM_REST, right=AT_TABLE)
    async def claim_rest(self, press: Interaction, table_id: TableId, seq: int) -> None:
        """*Claim the rest*."""
        await self._on_panel(press, table_id, seq, lambda _: ClaimRest())

    @pressed(buttons.HINT, right=replace(HINT, place=Place.CHANNEL))
    async def hint(self, press: Interaction, table_id: TableId, seq: int) -> None:
        """Show the expert's advice on the panel that was pressed: in words, and its card framed.

        Nothing waits while the expert thinks; if the table has moved on by then, the panel shows it as it is.
        """
        words, act, snapshot = "", None, self.tables.snapshot(table_id)
        if snapshot is not None and snapshot.table.seq == seq:
            words, act = await self.advise(snapshot, press.user.id, texts_for(press))
            snapshot = self.tables.snapshot(table_id)
        with self.redraws.answering(press.id), self.panels.answering(table_id, press.user.id):
            if snapshot is not None and snapshot.table.seq == seq:
                brief = "\n".join(words.splitlines()[:2])
                await self._redraw_panel(press, Accepted(snapshot), Remark(brief, act))
            else:
                await self._redraw_panel(press, Refused(Reason.CLOSED if snapshot is None else Reason.STALE, snapshot))
        await self._catch_up_for(press, table_id)

    async def advise(self, snapshot: Snapshot, user_id: int, texts: Texts) -> tuple[str, Act | None]:
        """Return what the expert would do in somebody's place, knowing only what they may know, or why it stays silent;
        and the act.
        """
        table, own_view = snapshot.table, snapshot.seat_view(user_id)
        seat = table.seat_of(user_id)
        if seat is None or table.chair(seat).left:
            return texts("hint-no-player"), None
        if own_view is None or not own_view.legal:
            return texts("hint-no-turn"), None
        if seat in table.taken_over:
            return texts("hint-taken-over"), None
        if not self.tables.sight(table, user_id).advice:
            return texts("hint-ranked" if table.tournament is None else "hint-contest"), None
        usual = usual_choice(own_view) if offers.is_old_school(own_view.public) else None
        if usual is not None:
            return texts("hint-no-thought", act=act_label(usual, own_view, texts)), usual
        try:
            async with asyncio.timeout(self._times.advice):
                advice = await self._workers.advise(own_view, seed=table.seq)
        except (WorkersBusy, TimeoutError):
            return texts("hint-busy"), None
        return hint_text(own_view, advice, texts), advice.act

    @pressed(buttons.PICK_CARDS, right=AT_TABLE)
    async def pick(self, press: Interaction, table_id: TableId, seq: int, chosen: Sequence[str]) -> None:
        """Take several cards by their places in the hand."""

        def read(own_view: SeatView) -> What | None:
            hand = sort_cards(own_view)
            places = [int(place) for place in chosen if place.isdecimal()]
            return _play(offers.act_with(own_view, [hand[place] for place in places if place < len(hand)]))

        await self._on_panel(press, table_id, seq, read)

    @pressed(buttons.SAY, right=AT_TABLE)
    async def say(self, press: Interaction, table_id: TableId, seq: int, word: str) -> None:
        """Take what is said at an old-school table, in turn or out of turn."""
        await self._on_panel(press, table_id, seq, lambda _: _play(offers.from_word(word)))

    @pressed(buttons.NEXT_HAND, right=AT_TABLE)
    async def next_hand(self, press: Interaction, table_id: TableId, seq: int, where: str) -> None:
        """*Next hand*."""
        await self._decide_where(where, press, table_id, NextHand(), seq)

    @pressed(buttons.REDRAW, buttons.DISABLED_CARD, right=AT_TABLE)
    async def redraw(self, press: Interaction, table_id: TableId) -> None:
        """*My hand* on the panel."""
        await self._decide_on_panel(press, table_id, Touch(), None)

    @pressed(buttons.TAKE_BACK, right=AT_TABLE)
    async def take_back(self, press: Interaction, table_id: TableId) -> None:
        """*Take my seat back*: what was pressed becomes the panel."""
        snapshot = self.tables.snapshot(table_id)
        waits = snapshot is not None and snapshot.table.seat_of(press.user.id) is not None
        await self._decide_on_panel(press, table_id, Join() if waits else Touch(), None)

    @pressed(buttons.OPEN, right=OPEN_HERE)
    async def open_usual(self, press: Interaction) -> None:
        """*Open a table*, as the server has set it."""
        home = guild_of(press)
        settings = await self.tables.server_settings.of(home)
        if await self.may_open_here(press, settings.channels):
            await self.open(press, Open(home, press.channel_id or 0, settings.rules))

    @pressed(buttons.CLAIM, right=AT_TABLE)
    async def show_claims(self, press: Interaction, table_id: TableId) -> None:
        """*Claim* on a panel (law 9.2): what could be claimed, for the one who asks alone."""
        texts = texts_for(press)
        snapshot = self.tables.snapshot(table_id)
        own_view = None if snapshot is None else snapshot.seat_view(press.user.id)
        if snapshot is None or own_view is None:
            await self.refuse(press, Refused(Reason.CLOSED if snapshot is None else Reason.NOT_SEATED))
        elif snapshot.table.claims_left_to(own_view.seat) == 0:
            await self.refuse(press, Refused(Reason.CLAIMS_SPENT))
        elif not offers.claims(own_view):
            await tell(press, texts("claim-nothing"))
        else:
            self.tables.choose_claim(table_id, press.user.id)
            left = snapshot.table.claims_left_to(own_view.seat)
            view = claim_layout(snapshot.table, offers.claims(own_view), texts, left)
            await reply(press, view)
        self.panels.take_token(table_id, press)

    @pressed(buttons.CLAIMS, right=AT_TABLE)
    async def claim(self, press: Interaction, table_id: TableId, seq: int, chosen: Sequence[str]) -> None:
        """Make the claim that was chosen; the choice becomes what came of it."""
        texts = texts_for(press)
        act = offers.from_word(next(iter(chosen), ""))
        if not isinstance(act, ClaimRenege | ClaimLead | ClaimCall):
            await self.refuse(press, Refused(Reason.STALE))
            return
        decision = Decision(table_id, person_of(press), Play(act), seq, press.id)
        answer = await self.tables.decide(decision, DEADLINE)
        self.tables.end_choosing(table_id, press.user.id)
        outcome = texts("slow") if answer is None else _say_outcome(answer, press.user.id, texts)
        await redraw(press, words_layout(outcome))
        self.panels.take_token(table_id, press)

    # -- presses of people who watch

    @pressed(buttons.WATCH, right=_WATCH)
    async def watch(self, press: Interaction, table_id: TableId) -> None:
        """*Watch* on the public message: a new private view, which takes the place of an older one."""
        await self._let_watch(press, table_id, reply)

    @pressed(buttons.LOOK, right=_WATCH)
    async def look(self, press: Interaction, table_id: TableId) -> None:
        """*Refresh* on the view itself: the same message as things stand now."""
        with self.panels.answering(table_id, press.user.id):
            await self._let_watch(press, table_id, redraw)

    async def _let_watch(
        self, press: Interaction, table_id: TableId, answer: Callable[[Interaction, Message], Awaitable[int | None]]
    ) -> None:
        """Answer with the table as one who watches sees it, or tell them why they may not."""
        snapshot = await self._admit(press, table_id)
        if snapshot is not None:
            message = await watch_message(self._pictures, snapshot.table, await self.readers.of(press))
            self.panels.shows(snapshot, press, await answer(press, message), message.late, watches=True)

    async def _admit(self, press: Interaction, table_id: TableId) -> Snapshot | None:
        """Return the table if this person may watch it; otherwise tell them why not."""
        snapshot, user_id = self.tables.snapshot(table_id), press.user.id
        texts = texts_for(press)
        if snapshot is None:
            await tell(press, refusal_text(Refused(Reason.CLOSED), texts))
        elif snapshot.table.seat_of(user_id) is not None:
            await tell(press, texts("watch-seated", button=texts("button-hand")))
        elif not self.tables.sight(snapshot.table, user_id).table:
            await tell(press, texts("watch-hidden"))
        elif self.panels.is_full(table_id, user_id):
            await tell(press, texts("watch-full"))
        else:
            return snapshot
        return None

    # -- commands

    async def may_open_here(self, interaction: Interaction, channels: Sequence[int]) -> bool:
        """Return whether the server wants tables here, of all ``channels`` that it has set.

        If not, the user has already been told.
        """
        if not channels or not places_of(interaction.channel).isdisjoint(channels):
            return True
        await tell(interaction, texts_for(interaction)("open-elsewhere", channels=channel_links(channels)))
        return False

    async def open(self, command: Interaction, what: Open) -> None:
        """Open a table; its message is the answer. One that was saved too late for that is shown by the announcer."""
        if not may_post(command):
            await tell(command, no_access(command))
            return
        opening, done = await within(DEADLINE, self._open(command, what))
        if not done:
            await self._tell_slow(command)
        answer = await opening
        match answer:
            case Accepted(snapshot) if command.response.is_done():
                await self._catch_up_for(command, snapshot.table.table_id)
            case Accepted(snapshot):
                await self._show(command, snapshot.table.table_id)
            case Refused() if command.response.is_done():
                await tell(command, refusal_text(answer, texts_for(command)))
            case Refused():
                await self.refuse(command, answer)

    async def open_alone(self, command: Interaction, what: Open) -> None:
        """Open a table for one person, or show the one that they play at: on their own panel alone, dealt at once."""
        running = self.snapshot_here(command)
        if running is not None and running.table.status is Status.PLAYING:
            await self.hand(command, running.table.table_id)
            return
        match await self._open(command, what):
            case Accepted(snapshot):
                await self._private(command, snapshot.table.table_id, Start())
            case Refused() as refused:
                await self.refuse(command, refused)

    async def command(self, command: Interaction, verb: str, given: str = "") -> None:
        """Do what a command about the channel's table says: with the seat or level that was given.
        Of several tables there it is asked which one is meant.
        """
        here = self._tables_meant(command, verb)
        if len(here) > 1:
            await self._ask_which(command, verb, given, here)
        else:
            await self._do(command, verb, given, next(iter(here), None))

    @pressed(buttons.WHICH, right=_WHICH_RIGHTS)
    async def which(self, press: Interaction, verb: str, given: str | None, chosen: Sequence[str]) -> None:
        """Carry a command out at the table that was chosen."""
        table_id = next((TableId(int(word)) for word in chosen if word.isdecimal()), None)
        here = self.tables.tables_in_channel(channel_of(press))
        await self._do(press, verb, given or "", table_id if table_id in here else None)

    async def knows_which(self, command: Interaction) -> bool:
        """Return whether it is clear at which of the channel's tables the caller plays.

        If not, the user has already been told.
        """
        if self.table_here(command) is not None:
            return True
        if self._tables_meant(command, "hand"):
            await tell(command, texts_for(command)("which-table-turn"))
        else:
            await self.refuse(command, Refused(Reason.NO_TABLE))
        return False

    async def act_here(self, command: Interaction, act: Act) -> None:
        """Act at the caller's own table in the channel; their panel says how it stands."""
        table_id = self.table_here(command)
        if table_id is not None and not await self._ask_again(command, table_id, act):
            await self._private(command, table_id, Play(act))

    async def _ask_again(self, interaction: Interaction, table_id: TableId, act: Act, seq: int | None = None) -> bool:
        """Ask on a new panel whether a call is meant, if its player wants to be asked; ``seq`` is what was pressed."""
        snapshot = self.tables.snapshot(table_id)
        remark = None if snapshot is None else await self._question(interaction, snapshot, act, seq)
        if snapshot is None or remark is None:
            return False
        await self._new_panel(interaction, snapshot, remark)
        await self._catch_up_for(interaction, table_id)
        return True

    async def _question(
        self, interaction: Interaction, snapshot: Snapshot, act: Act, seq: int | None = None
    ) -> Remark | None:
        """Return the question whether a call is meant; ``None`` if it counts at once."""
        own_view = snapshot.seat_view(interaction.user.id)
        confirm = (await self.readers.preferences_of(interaction.user.id)).confirm
        waits = snapshot.table.paused_until is not None  # then it is refused at once
        if own_view is None or waits or not offers.is_asked_again(act, own_view, confirm):
            return None
        texts = texts_for(interaction)
        note = texts("sure-call", call=act_label(act, own_view, texts))
        return Remark(note, asked_again=offers.AskedAgain(act, snapshot.table.seq if seq is None else seq))

    async def show(self, command: Interaction) -> None:
        """Post the channel's table again; where there is room, the one of the caller that sleeps."""
        person, channel_id = person_of(command), channel_of(command)
        sleeping = self.tables.find_sleeping(person.user_id, home_of(command))
        if sleeping is None or not self.tables.has_room(channel_id, person) or not may_post(command):
            await self.command(command, "show")
            return
        settings = await self.tables.server_settings.of(home_of(command))
        if not await self.may_open_here(command, settings.channels):
            return
        match await self.tables.wake(person, sleeping, channel_id):
            case Accepted():
                await self._show(command, sleeping)
            case Refused() as refused:
                await self.refuse(command, refused)

    async def _do(self, command: Interaction, verb: str, given: str, table_id: TableId | None) -> None:
        if table_id is None:
            await self.refuse(command, Refused(Reason.NO_TABLE))
        elif verb == "show" and not may_post(command):
            await tell(command, no_access(command))
        elif verb == "show":
            await self._show(command, table_id)
        elif verb == "invite":
            await self.invite(command, table_id, _user_id(given))
        elif verb == "hand-over":
            await self._hand_over(command, table_id, _user_id(given))
        else:
            await self._do_at(command, table_id, *_TYPED[verb](given))

    async def _ask_which(self, command: Interaction, verb: str, given: str, here: Sequence[TableId]) -> None:
        texts = texts_for(command)
        tables = [(table_id, self.tables.snapshot(table_id)) for table_id in here[:_MOST_OFFERED]]
        options = []
        for table_id, snapshot in tables:
            if snapshot is not None:
                label, about = menu_texts(snapshot.table, texts)
                options.append(discord.SelectOption(label=label, description=about, value=str(table_id)))
        words = (verb, given) if given else (verb,)
        menu = buttons.WHICH.at(*words, options=options, placeholder=texts("menu-which-table"))
        await reply(command, page_layout(texts("which-table"), [menu]))

    async def _do_at(
        self, command: Interaction, table_id: TableId, what: What, said: str | None, *, in_place: bool = False
    ) -> None:
        """Decide something at a table; ``said`` names the text that says so, or a panel does. With ``in_place`` what
        was pressed becomes the answer.
        """
        if said is None:
            await self._private(command, table_id, what)
        else:
            before, texts = self.tables.snapshot(table_id), texts_for(command)
            answer = await self._decide_in_time(command, table_id, what, None)
            match answer:
                case Accepted(now):
                    words = _say_done(None if before is None else before.table, now.table, what, said, command)
                    await (redraw(command, words_layout(words)) if in_place else tell(command, words))
                case Refused() if in_place:
                    await redraw(command, words_layout(refusal_text(answer, texts)))
                case Refused(reason=Reason.PAUSE_LENGTH):
                    await reply(command, pause_layout(table_id, texts))
                case Refused():
                    await self.refuse(command, answer)
            await self._catch_up_for(command, table_id)

    async def invite(self, command: Interaction, table_id: TableId, user_id: int) -> None:
        """Let a person sit down at a table that plays no game now, and call them there: for its owner or a
        moderator.
        """
        texts, snapshot = texts_for(command), self.tables.snapshot(table_id)
        if snapshot is None:
            await self.refuse(command, Refused(Reason.NO_TABLE))
            return
        if command.guild is not None and not may_post_in(command.guild, snapshot.table.channel_id):
            await tell(command, no_access(command))
            return
        answer = await self._decide_in_time(command, table_id, Invite(user_id), None)
        match answer:
            case Accepted(now):
                await self._post_invitation(command, user_id, now.table)
            case Refused(reason) if reason in _NOT_INVITED:
                await tell(command, texts(_NOT_INVITED[reason], name=f"<@{user_id}>"))
            case Refused():
                await self.refuse(command, answer)

    async def _hand_over(self, command: Interaction, table_id: TableId, user_id: int) -> None:
        """Offer the caller's seat to a person, and call them: they take it by a press."""
        answer = await self._decide_in_time(command, table_id, OfferSeat(user_id), None)
        guest = f"<@{user_id}>"
        match answer:
            case Accepted(now):
                public, seat = await self._languages.public(command), now.table.seat_of(command.user.id)
                label = public("button-take-seat")
                take = buttons.TAKE_SEAT.at(table_id, seat, label=label, style=discord.ButtonStyle.primary)
                decline = buttons.DECLINE_SEAT.at(table_id, seat, label=public("button-decline"))
                words = public("hand-over", guest=guest, host=safe_name(command.user.display_name))
                layout = page_layout(words, [take, decline])
                await reply(command, Message(layout, mentions=await self._calls(user_id, now.table)), private=False)
            case Refused(reason) if reason in _NOT_INVITED:
                await tell(command, texts_for(command)(_NOT_INVITED[reason], name=guest))
            case Refused():
                await self.refuse(command, answer)
        await self._catch_up_for(command, table_id)

    @pressed(buttons.TAKE_SEAT, right=LOOK)
    async def take_seat(self, press: Interaction, table_id: TableId, seat: int) -> None:
        """*Take the seat* that its player has offered. The offer then says who took it, and has no button any more."""
        taken = await self._private(press, table_id, TakeSeat(Seat(seat)))
        if taken and press.message is not None:
            public = await self._languages.public(press)
            words = public("hand-over-taken", guest=safe_name(press.user.display_name))
            with suppress(*RequestFailed):  # a press of what stays is refused
                async with asyncio.timeout(FOLLOW_UP_SECONDS):
                    message = Message(words_layout(words))
                    await deliveries_of(press).send(press.message.edit, message.edit_arguments(), press.guild_id)

    @pressed(buttons.DECLINE_SEAT, right=LOOK)
    async def decline_seat(self, press: Interaction, table_id: TableId, seat: int) -> None:
        """*No* to a seat. The offer then says so, and has no button any more."""
        answer = await self._decide_in_time(press, table_id, DeclineSeat(Seat(seat)), None)
        match answer:
            case Accepted():
                public = await self._languages.public(press)
                words = public("hand-over-declined", guest=safe_name(press.user.display_name))
                await redraw(press, words_layout(words))
            case Refused():
                await self.refuse(press, answer)
        await self._catch_up_for(press, table_id)

    async def _calls(self, user_id: int, table: TableView) -> discord.AllowedMentions:
        """Return who is called to a table: this person, unless they share no table with somebody there. What all others
        read is the same.
        """
        beside = {table.owner_id, *(chair.user_id for chair in (*table.chairs, *table.promised))}
        return only(user_id) if beside.isdisjoint(await self._apart_from(user_id)) else only()

    async def _post_invitation(self, command: Interaction, user_id: int, table: TableView) -> None:
        """Post an invitation beside the table: as the answer, if it was asked for there."""
        public = await self._languages.public(command)
        title = game_title(table.rules.preset, public)
        host, guest = safe_name(command.user.display_name), f"<@{user_id}>"
        join = buttons.INVITED.at(table.table_id, label=public("button-join"), style=discord.ButtonStyle.primary)
        layout = page_layout(public("invite", guest=guest, host=host, title=title), [join])
        message = Message(layout, mentions=await self._calls(user_id, table))
        if table.channel_id == command.channel_id:
            await reply(command, message, private=False)
            return
        await answer_later(command, anew=True)
        there = self._channel(table.channel_id, table.guild_id)
        async with asyncio.timeout(FOLLOW_UP_SECONDS):
            await deliveries_of(command).send(there.send, message.new(), table.guild_id)
        invited = texts_for(command)("invite-done", name=guest, channel=f"<#{table.channel_id}>")
        await amend(command, words_layout(invited))

    def table_here(self, interaction: Interaction) -> TableId | None:
        """Return the table of the channel in which something was typed; of several there, the caller's own, at
        which they are on turn if they have more than one. ``None`` if there is none, or no saying which.
        """
        here = self._tables_meant(interaction, "hand")
        if len(here) > 1:
            here = [table_id for table_id in here if self._is_asked(table_id, interaction.user.id)]
        return here[0] if len(here) == 1 else None

    def _is_asked(self, table_id: TableId, user_id: int) -> bool:
        own_view = self.tables.seat_view(table_id, user_id)
        return own_view is not None and bool(own_view.legal)

    def _tables_meant(self, interaction: Interaction, verb: str) -> list[TableId]:
        """Return the tables of the channel that a command may be meant for; where one has seats, those alone."""
        here = list(self.tables.tables_in_channel(channel_of(interaction)))
        if len(here) < 2 or verb in ("show", "close"):
            return here
        tables = [(table_id, self.tables.snapshot(table_id)) for table_id in here]
        if verb in ("invite", "remove"):
            own = [
                table_id for table_id, one in tables if one is not None and one.table.owner_id == interaction.user.id
            ]
            return own or here
        if verb == "join":
            open_here = [table_id for table_id, one in tables if one is not None and _may_join(one.table)]
            return open_here or here
        views = [one.table for _, one in tables if one is not None]
        user_id = interaction.user.id
        return [one.table_id for one in views if one.seat_of(user_id) or one.promised_seat(user_id)] or here

    def snapshot_here(self, interaction: Interaction) -> Snapshot | None:
        """Return the table of the channel in which something was typed, as it is now."""
        table_id = self.table_here(interaction)
        return None if table_id is None else self.tables.snapshot(table_id)

    def seat_here(self, interaction: Interaction) -> SeatView | None:
        """Return what the one who types knows of the channel's game."""
        table_id = self.table_here(interaction)
        return None if table_id is None else self.tables.seat_view(table_id, interaction.user.id)

    # -- the ways of answering

    async def _public(self, press: Interaction, table_id: TableId, what: What, seq: int | None) -> None:
        """Decide, and answer by redrawing the public message."""
        announcer = self.announcers.of(table_id)
        with self.redraws.answering(press.id), announcer.answering() if announcer is not None else nullcontext():
            answer = await self._decide_in_time(press, table_id, what, seq)
            match answer:
                case Accepted(snapshot) if announcer is not None:
                    try:
                        await announcer.answer(press)
                    except discord.NotFound as fault:
                        if not is_replaced(fault):
                            raise
                        await self._new_panel(press, snapshot)
                case Refused() if announcer is not None and announcer.is_stray(press):
                    with suppress(*RequestFailed):
                        await announcer.answer(press)
                    await tell(press, refusal_text(answer, texts_for(press)))
                case Refused():
                    await self.refuse(press, answer)
                case Accepted():  # nothing draws the table here now; the process that takes it over shows the act
                    await answer_later(press)
        await self._catch_up_for(press, table_id)

    async def _private(self, interaction: Interaction, table_id: TableId, what: What) -> bool:
        """Decide, and answer with a new panel. Return whether it was accepted."""
        answer = await self._decide_in_time(interaction, table_id, what, None)
        match answer:
            case Accepted(snapshot):
                await self._new_panel(interaction, snapshot)
            case Refused():
                await self.refuse(interaction, answer)
        await self._catch_up_for(interaction, table_id)
        return isinstance(answer, Accepted)

    async def _decide_on_panel(self, press: Interaction, table_id: TableId, what: What, seq: int | None) -> None:
        """Decide, and answer by redrawing the panel that was pressed."""
        with self.redraws.answering(press.id), self.panels.answering(table_id, press.user.id):
            answer = await self._decide_in_time(press, table_id, what, seq)
            if answer is not None:
                await self._redraw_panel(press, answer)
        await self._catch_up_for(press, table_id)

    async def _decide_where(self, where: str, press: Interaction, table_id: TableId, what: What, seq: int) -> None:
        """Decide, and answer by redrawing what the button stands on: the panel or the public message."""
        decide = self._decide_on_panel if where == offers.Where.PANEL else self._public
        await decide(press, table_id, what, seq)

    async def _on_panel(
        self,
        press: Interaction,
        table_id: TableId,
        seq: int,
        chosen: Callable[[SeatView], What | None],
        *,
        sure: bool = False,
    ) -> None:
        """Decide what was chosen, and answer by redrawing the panel that was pressed. Unless its player is ``sure``, a
        call may first be asked once more there.
        """
        user_id = press.user.id
        with self.redraws.answering(press.id), self.panels.answering(table_id, user_id):
            snapshot = self.tables.snapshot(table_id)
            own_view = None if snapshot is None else snapshot.seat_view(user_id)
            what = None if own_view is None else chosen(own_view)
            question = None
            if snapshot is not None and isinstance(what, Play) and not sure:
                question = await self._question(press, snapshot, what.act, seq)
            if snapshot is not None and question is not None:
                await self._redraw_panel(press, Accepted(snapshot), question)
                self.panels.take_token(table_id, press)
                return
            decision = Decision(table_id, person_of(press), what or Touch(), seq, press.id)
            answer = await self.tables.decide(decision, DEADLINE)
            if answer is None:
                await self._tell_slow(press)
                return
            if what is None and isinstance(answer, Accepted):
                reason = Reason.STALE if answer.snapshot.table.seq > seq else Reason.UNLAWFUL
                answer = Refused(reason, answer.snapshot)
            await self._redraw_panel(press, answer)
        await self._catch_up_for(press, table_id)

    async def _show(self, command: Interaction, table_id: TableId) -> None:
        announcer = self.announcers.of(table_id)
        if announcer is not None:
            with announcer.answering():
                await announcer.post_as_answer(command)
        self.panels.take_token(table_id, command)

    async def _decide_in_time(
        self, interaction: Interaction, table_id: TableId, what: What, seq: int | None
    ) -> Answer | None:
        """Return the tables' answer; ``None`` if it was not there in time; then the user has already been told."""
        if isinstance(what, Join | TakeSeat):
            joining, done = await within(DEADLINE, self._join(interaction, table_id, what, seq))
            answer = joining.result() if done else None
        else:
            decision = Decision(table_id, person_of(interaction), what, seq, interaction.id)
            answer = await self.tables.decide(decision, DEADLINE)
        if answer is None:
            await self._tell_slow(interaction)
        return answer

    async def _tell_slow(self, interaction: Interaction) -> None:
        """Say that a decision is not carried out yet; it will be."""
        await tell(interaction, texts_for(interaction)("slow"))

    async def _join(self, interaction: Interaction, table_id: TableId, what: What, seq: int | None) -> Answer:
        person = await self._with_word(interaction)
        return await self.tables.decide(Decision(table_id, person, what, seq, interaction.id))

    async def _open(self, command: Interaction, what: Open) -> Answer:
        return await self.tables.open(await self._with_word(command), what, command.id)

    async def _with_word(self, interaction: Interaction) -> Person:
        """Return who sits down, with the word of their own that goes into deals."""
        return replace(person_of(interaction), word=(await self.readers.preferences_of(interaction.user.id)).word)

    async def refuse(self, interaction: Interaction, refused: Refused) -> None:
        """Answer with a private sentence and, for a player, their panel; whose seat waits may take it back."""
        texts = texts_for(interaction)
        note = refusal_text(refused, texts)
        if refused.snapshot is not None and refused.snapshot.seat_view(interaction.user.id) is not None:
            await self._new_panel(interaction, refused.snapshot, Remark(note))
        elif refused.reason is Reason.SEAT_WAITS and refused.snapshot is not None:
            await reply(interaction, seat_waits_layout(refused.snapshot.table.table_id, note, texts))
        elif refused.reason in (Reason.CHANNEL_BUSY, Reason.NOT_SEATED) and refused.snapshot is not None:
            await reply(interaction, ways_in_layout(refused.snapshot.table, note, texts))
        else:
            await tell(interaction, note)

    async def _new_panel(self, interaction: Interaction, snapshot: Snapshot, remark: Remark = NO_REMARK) -> None:
        """Answer with a new private panel."""
        reader = await self.readers.of(interaction)
        table, own_view = snapshot.table, snapshot.seat_view(interaction.user.id)
        if own_view is None:
            lines = [remark.note, self._without_hand(interaction, table, reader.texts)]
            await tell(interaction, "\n".join(filter(None, lines)))
            return
        await self._answer_with_panel(interaction, snapshot, own_view, remark, reader, reply)

    async def _redraw_panel(self, press: Interaction, answer: Answer, remark: Remark = NO_REMARK) -> None:
        """Answer a press on a panel by redrawing it, or with a new one if it was replaced in that instant."""
        reader, snapshot = await self.readers.of(press), answer.snapshot
        own_view = None if snapshot is None else snapshot.seat_view(press.user.id)
        if isinstance(answer, Refused):
            remark = Remark(refusal_text(answer, reader.texts))
        try:
            if snapshot is not None and own_view is not None:
                await self._answer_with_panel(press, snapshot, own_view, remark, reader, redraw)
                return
            lines = [remark.note, None if snapshot is None else self._without_hand(press, snapshot.table, reader.texts)]
            words = "\n".join(filter(None, lines))
            if snapshot is not None and isinstance(answer, Refused) and answer.reason is Reason.SEAT_WAITS:
                await redraw(press, seat_waits_layout(snapshot.table.table_id, words, reader.texts))
            else:
                await redraw(press, words_layout(words))
        except discord.NotFound as fault:
            if not is_replaced(fault):
                raise
            if snapshot is not None:
                await self._new_panel(press, snapshot, remark)
            elif remark.note is not None:
                await tell(press, remark.note)

    async def _answer_with_panel(
        self,
        interaction: Interaction,
        snapshot: Snapshot,
        own_view: SeatView,
        remark: Remark,
        reader: Reader,
        answer: Callable[[Interaction, Message], Awaitable[int | None]],
    ) -> None:
        message = await panel_message(self._pictures, snapshot.table, own_view, remark, reader)
        self.redraws.end_answer(interaction.id)
        message_id = await answer(interaction, message)
        self.panels.shows(snapshot, interaction, message_id, message.late, remark=remark)

    def _without_hand(self, interaction: Interaction, table: TableView, texts: Texts) -> str:
        """Return what somebody reads who holds no cards at this table now."""
        seen = self.tables.sight(table, interaction.user.id).table
        return without_hand(table, texts) if seen else texts("watch-hidden")

    async def _catch_up_for(self, interaction: Interaction, table_id: TableId) -> None:
        """Redraw the table for somebody who looks at it, if it is behind; if that is forbidden, tell them."""
        self.panels.take_token(table_id, interaction)
        announcer = self.announcers.of(table_id)
        if announcer is None:
            return
        if not announcer.barred:
            announcer.wake()
        elif may_post(interaction):
            announcer.try_again()
            why = announcer.owns_up()
            if why is not None:
                await tell(interaction, texts_for(interaction)(why))
        else:
            await tell(interaction, no_access(interaction))


def _may_join(table: TableView) -> bool:
    return table.tournament is None and any(chair.free or chair.left or chair.is_computer for chair in table.chairs)


_TYPED: dict[str, Callable[[str], tuple[What, str | None]]] = {
    "join": lambda seat: (Join(Seat(int(seat)) if seat else None), "done-join"),
    "leave": lambda _: (Leave(), "done-leave"),
    "remove": lambda user_id: (Remove(_user_id(user_id)), "done-remove"),
    "computer": lambda level: (AddComputer(level or None), "done-computer"),
    "start": lambda _: (Start(), None),
    "deal": lambda _: (TakePack(), "done-deal"),
    "pause": lambda until: (Pause(float(until) if until else None), "done-pause"),
    "slow": lambda _: (GoSlow(), "done-slow"),
    "concede": lambda _: (Concede(), "done-concede"),
    "close": lambda _: (Close(), "done-close"),
    "hand": lambda _: (Touch(), None),
}
"""What each command of ``WHICH`` decides, but for *show*, *invite* and *hand-over*, and the text that says so; without
one a panel does.
"""

_NOT_INVITED = {
    Reason.ALREADY_SEATED: "invite-seated",
    Reason.TABLE_FULL: "invite-full",
    Reason.PRIVATE_TABLE: "hand-over-private",
    Reason.SENT_AWAY: "hand-over-private",
    Reason.KNOWS_A_HAND: "hand-over-knows",
    Reason.SEAT_WAITS: "hand-over-left",
}
"""Why somebody is not invited, and the text that says so."""

_MOST_OFFERED = 25

_ASKED_FOR = {
    Aim.PAUSE: (Pause, "done-all-asked"),
    Aim.SLOW: (GoSlow, "done-all-asked"),
    Aim.CONCEDE: (Concede, "done-concede-offered"),
}
"""By what is asked of others: the decision that asks for it, and the text that says so."""


def _proposal_text(table: TableView, what: What) -> str | None:
    """Return the text that says who has yet to agree to what was decided; ``None`` if nobody has."""
    if table.proposal is None:
        return None
    asked_for = _ASKED_FOR.get(table.proposal.aim)
    if asked_for is not None:
        return asked_for[1] if isinstance(what, asked_for[0]) else None
    if table.proposal.aim is not Aim.CLOSE or not isinstance(what, Close | Concede):
        return None
    if isinstance(what, Concede):
        return "done-concede-early"
    return "done-close-proposed" if table.rules.units == 2 else "done-close-proposed-all"


def _say_done(before: TableView | None, now: TableView, what: What, said: str, command: Interaction) -> str:
    """Say what a decision has led to; ``said`` names the text for most of them."""
    texts, proposed = texts_for(command), _proposal_text(now, what)
    if proposed is not None:
        return _name_missing(now, command) or texts(proposed)
    if isinstance(what, Join) and now.promised_seat(command.user.id) is not None:
        return texts("refusal-seat-promised")
    if not isinstance(what, GoSlow):
        return texts(said)
    if before is not None and before.proposal is not None and before.proposal.aim is Aim.SLOW:
        return texts("done-slow-agreed", name=Voice.of(now, texts).name(before.proposal.seat))
    return texts(said if now.is_slow(command.user.id) else "done-usual-time")


def _name_missing(table: TableView, command: Interaction) -> str:
    """Return who has yet to agree, for somebody who just has; empty for whoever made the proposal."""
    if table.proposal is None or table.seat_of(command.user.id) == table.proposal.seat:
        return ""
    voice = Voice.of(table, texts_for(command))
    return voice.texts("done-agreed", names=voice.names(table.missing_agreement))


def _user_id(given: str) -> int:
    """Read the person that a command was given."""
    return int(given) if given.isdecimal() else 0


def _play(act: Act | None) -> What | None:
    return None if act is None else Play(act)


def without_hand(table: TableView, texts: Texts) -> str:
    """Return what a player reads who holds no cards now."""
    table = table.with_players_of_game
    if table.tournament is not None and table.tournament.is_solo and table.status is Status.CLOSED:
        return texts("daily-closed")
    match table.status:
        case Status.LOBBY:
            return gathering_text(table, texts) or texts("hand-lobby")
        case Status.FINISHED if table.last_hand is not None:
            return f"{hand_result_text(table.last_hand, table, texts)}\n{game_over_text(table, texts)}"
        case _:
            return table_text(table, texts, numbered=numbered_seats(table))


def _say_outcome(answer: Answer, user_id: int, texts: Texts) -> str:
    """Say what came of a claim, for its maker."""
    match answer:
        case Accepted(snapshot):
            return f"{_judgement(snapshot.table, user_id, texts)}\n-# {texts('claim-told')}"
        case Refused():
            return refusal_text(answer, texts)


def _judgement(table: TableView, user_id: int, texts: Texts) -> str:
    """Say the latest judgement of a claim by this player; a claim may have ended the hand it was about."""
    seat = table.seat_of(user_id)
    views = (table.public, table.last_hand.view if table.last_hand is not None else None)
    for view in views:
        judgements = [judgement for judgement in view.judgements if judgement.seat == seat] if view is not None else []
        if view is not None and judgements:
            return judgement_line(view, judgements[-1], Voice.of(table, texts))
    return ""
