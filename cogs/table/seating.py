"""Who sits at a table: joining and leaving, computers, invitations, handing a seat over, and set phrases."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.seats import Seat
from bot.rights import ANYBODY, AT_TABLE, LOOK, SEATED_ABROAD, Begins, Posts, Right, Who
from bot.services import Services
from bot.storage.api import TableId
from bot.tables.decisions import Reason
from bot.tables.guests import HAND_OVER, DeclineSeat, Invite, OfferSeat, Remove, TakeSeat
from bot.tables.model import CLOCKS, Phrase
from bot.tables.pausing import Touch
from bot.tables.seating import AddComputer, Join, Leave, RemoveComputer
from bot.tables.talking import Say
from bot.tables.views import Accepted, Refused, Snapshot, TableView
from bot.ui import buttons
from bot.ui.layouts import page_layout, words_layout
from bot.ui.options import Level
from bot.ui.posts import Questions
from bot.ui.readers import Interaction, texts_for
from bot.ui.refusals import refuse
from bot.ui.replies import (
    FOLLOW_UP_SECONDS,
    Message,
    amend,
    answer_later,
    deliveries_of,
    may_post_in,
    no_access,
    only,
    reply,
    tell,
)
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.lines import fixed_time
from bot.words.names import safe_name
from bot.words.rules_page import game_title
from cogs.table.answers import AnswerPlace, Answers
from cogs.table.verbs import TableVerb, Verbs, owns, user_id_of

_NOT_INVITED = {
    Reason.ALREADY_SEATED: "invite-seated",
    Reason.TABLE_FULL: "invite-full",
    Reason.PRIVATE_TABLE: "hand-over-private",
    Reason.SENT_AWAY: "hand-over-private",
    Reason.KNOWS_A_HAND: "hand-over-knows",
    Reason.SEAT_WAITS: "hand-over-left",
}
"""The texts that say why a person is not invited, by reason."""


def has_open_seat(table: TableView, _user_id: int) -> bool:
    """Return whether a table has a seat for a person who wants to join."""
    return table.tournament is None and any(chair.free or chair.left or chair.is_computer for chair in table.chairs)


def _say_join(_before: Snapshot | None, now: Snapshot, command: Interaction) -> str:
    promised = now.table.promised_seat(command.user.id) is not None
    return texts_for(command)("refusal-seat-promised" if promised else "done-join")


class Seating(commands.Cog):
    """The commands and buttons for sitting down, standing up, inviting others and saying phrases."""

    def __init__(self, services: Services, answers: Answers, verbs: Verbs, questions: Questions) -> None:
        self._services = services
        self._answers = answers
        self._verbs = verbs
        self._questions = questions
        verbs.add(
            TableVerb(
                "join",
                ANYBODY,
                lambda seat: Join(Seat(int(seat)) if seat else None),
                _say_join,
                means=has_open_seat,
                button=Join(),
                typed=self.join,
            ),
            TableVerb("leave", SEATED_ABROAD, Leave(), "done-leave", button=Leave(between_games=True)),
            TableVerb(
                "invite",
                Right(Who.OWNER, in_server=True, begins=Begins.A_GAME, posts=Posts.MESSAGE),
                does=lambda command, table_id, given: self.invite(command, table_id, user_id_of(given)),
                means=owns,
                typed=self.type_invite,
                options={"member": "invite-member"},
            ),
            TableVerb(
                "remove",
                Right(Who.OWNER, in_server=True),
                lambda given: Remove(user_id_of(given)),
                "done-remove",
                means=owns,
                typed=self.remove,
                options={"member": "remove-member"},
            ),
            TableVerb(
                "hand-over",
                Right(Who.SEATED, in_server=True, posts=Posts.MESSAGE),
                does=self._hand_over,
                typed=self.hand_over,
                options={"member": "hand-over-member"},
            ),
            TableVerb(
                "computer",
                Right(Who.SEATED_OR_MODERATOR),
                lambda level: AddComputer(level or None),
                "done-computer",
                button=AddComputer(),
                typed=self.computer,
            ),
            TableVerb("fewer", Right(Who.SEATED_OR_MODERATOR), said="done-fewer", button=RemoveComputer()),
        )

    # -- what is typed

    async def join(self, command: Interaction, seat: app_commands.Range[int, 1, 6] | None = None) -> None:
        await self._verbs.ask(command, "join", "" if seat is None else str(seat))

    async def type_invite(self, command: Interaction, member: discord.User) -> None:
        """Let a person sit down at the table, and mention them there."""
        if member.bot or member.id == command.user.id:
            await tell(command, texts_for(command)("invite-nobody"))
        else:
            await self._verbs.ask(command, "invite", str(member.id))

    async def remove(self, command: Interaction, member: discord.User) -> None:
        """Send a person away from the table."""
        await self._verbs.ask(command, "remove", str(member.id))

    async def hand_over(self, command: Interaction, member: discord.User) -> None:
        """Offer one's seat to a person."""
        if member.bot or member.id == command.user.id:
            await tell(command, texts_for(command)("hand-over-nobody"))
        else:
            await self._verbs.ask(command, "hand-over", str(member.id))

    async def computer(self, command: Interaction, level: Level | None = None) -> None:
        """Let one computer player sit down."""
        await self._verbs.ask(command, "computer", level or "")

    # -- what is pressed

    @pressed(buttons.SEAT, right=LOOK)
    async def choose_seat(self, press: Interaction, table_id: TableId, chosen: Sequence[str]) -> None:
        seat = next((Seat(int(word)) for word in chosen if word.isdecimal()), None)
        await self._answers.decide(press, table_id, Join(seat), None, AnswerPlace.TABLE)

    @pressed(buttons.INVITED, right=LOOK)
    async def accept_invitation(self, press: Interaction, table_id: TableId) -> None:
        """*Join* under an invitation: sit down. The invitation is not changed."""
        await self._answers.decide(press, table_id, Join(), said=_say_join)

    @pressed(buttons.TAKE_BACK, right=AT_TABLE)
    async def take_back(self, press: Interaction, table_id: TableId) -> None:
        """*Take my seat back*: return to the seat. The pressed message becomes the panel."""
        snapshot = self._answers.tables.snapshot(table_id)
        waits = snapshot is not None and snapshot.table.seat_of(press.user.id) is not None
        await self._answers.decide(press, table_id, Join() if waits else Touch(), None, AnswerPlace.PANEL)

    @pressed(buttons.TALK, right=AT_TABLE)
    async def say(self, press: Interaction, table_id: TableId, chosen: Sequence[str]) -> None:
        """Say the chosen phrase. The answer redraws the table's message, so it costs no further request."""
        phrase = next((phrase for phrase in Phrase if phrase in chosen), None)
        await self._answers.decide(press, table_id, None if phrase is None else Say(phrase), None, AnswerPlace.TABLE)

    # -- calling others

    async def invite(self, command: Interaction, table_id: TableId, user_id: int) -> None:
        """Let a person sit down at a table between games, and mention them there. Only its owner or a moderator may."""
        snapshot = self._answers.tables.snapshot(table_id)
        if snapshot is None:
            await self._answers.refuse(command, Refused(Reason.NO_TABLE))
            return
        if command.guild is not None and not may_post_in(command.guild, snapshot.table.channel_id):
            await tell(command, no_access(command))
            return
        answer = await self._answers.decide_in_time(command, table_id, Invite(user_id))
        match answer:
            case Accepted(now):
                await self._post_invitation(command, user_id, now.table)
            case Refused():
                await self._refuse_guest(command, answer, user_id)

    async def _hand_over(self, command: Interaction, table_id: TableId, given: str) -> None:
        user_id = user_id_of(given)
        answer = await self._answers.decide_in_time(command, table_id, OfferSeat(user_id))
        match answer:
            case Accepted(now):
                seat, at = now.table.seat_of(command.user.id) or Seat(0), self._services.clock.now()
                until = fixed_time(at + HAND_OVER.seconds(CLOCKS[now.table.turns]), at)
                host, mentions = safe_name(command.user.display_name), await self._calls(user_id, now.table)

                def question(texts: Texts) -> Message:
                    label = texts("button-take-seat")
                    take = buttons.TAKE_SEAT.at(table_id, seat, label=label, style=discord.ButtonStyle.primary)
                    decline = buttons.DECLINE_SEAT.at(table_id, seat, label=texts("button-decline"))
                    words = texts("hand-over", guest=f"<@{user_id}>", host=host, when=until)
                    return Message(page_layout(words, [take, decline]), mentions=mentions)

                await self._questions.ask(command, question, partial(self._say_outcome, table_id, seat, user_id))
            case Refused():
                await self._refuse_guest(command, answer, user_id)
        await self._answers.catch_up_for(command, table_id)

    async def _refuse_guest(self, command: Interaction, refused: Refused, user_id: int) -> None:
        key = _NOT_INVITED.get(refused.reason)
        if key is None:
            await self._answers.refuse(command, refused)
        else:
            await refuse(command, key, name=f"<@{user_id}>")

    @pressed(buttons.TAKE_SEAT, right=LOOK)
    async def take_seat(self, press: Interaction, table_id: TableId, seat: int) -> None:
        """*Take the seat* that its player has offered. The offer then says so, and loses its buttons."""
        await self._questions.follow(press, partial(self._say_outcome, table_id, seat, press.user.id))
        await self._answers.decide(press, table_id, TakeSeat(Seat(seat)))

    @pressed(buttons.DECLINE_SEAT, right=LOOK)
    async def decline_seat(self, press: Interaction, table_id: TableId, seat: int) -> None:
        """*No* to an offered seat. The offer then says so, and loses its buttons."""
        await self._questions.follow(press, partial(self._say_outcome, table_id, seat, press.user.id))
        answer = await self._answers.decide_in_time(press, table_id, DeclineSeat(Seat(seat)))
        match answer:
            case Accepted():
                words = texts_for(press)("hand-over-declined", guest=safe_name(press.user.display_name))
                await self._questions.answer(press, words)
            case Refused():
                await self._answers.refuse(press, answer)
        await self._answers.catch_up_for(press, table_id)

    async def _say_outcome(self, table_id: TableId, seat: int, user_id: int, texts: Texts) -> str | None:
        """Return what came of an offered seat; ``None`` while it is offered."""
        snapshot = self._answers.tables.snapshot(table_id)
        if snapshot is not None and any((one.by, one.user_id) == (seat, user_id) for one in snapshot.table.offers):
            return None
        taken = snapshot is not None and snapshot.table.seat_of(user_id) == seat
        return texts("hand-over-taken" if taken else "hand-over-declined", guest=f"<@{user_id}>")

    async def _calls(self, user_id: int, table: TableView) -> discord.AllowedMentions:
        """Return whom a public text may mention: this person, unless kept apart from somebody at the table."""
        beside = {table.owner_id, *(chair.user_id for chair in (*table.chairs, *table.promised))}
        return only(user_id) if beside.isdisjoint(await self._services.store.apart_from(user_id)) else only()

    async def _post_invitation(self, command: Interaction, user_id: int, table: TableView) -> None:
        public = await self._services.languages.public(command)
        title = game_title(table.rules.preset, public)
        host, guest = safe_name(command.user.display_name), f"<@{user_id}>"
        join = buttons.INVITED.at(table.table_id, label=public("button-join"), style=discord.ButtonStyle.primary)
        layout = page_layout(public("invite", guest=guest, host=host, title=title), [join])
        message = Message(layout, mentions=await self._calls(user_id, table))
        if table.channel_id == command.channel_id:
            await reply(command, message, private=False)
            return
        await answer_later(command, anew=True)
        there = self._services.channel(table.channel_id, table.guild_id)
        async with asyncio.timeout(FOLLOW_UP_SECONDS):
            await deliveries_of(command).send(there.send, message.new(), table.guild_id)
        invited = texts_for(command)("invite-done", name=guest, channel=f"<#{table.channel_id}>")
        await amend(command, words_layout(invited))
