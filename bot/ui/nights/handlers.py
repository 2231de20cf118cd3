"""What happens when somebody presses a button of a night or types ``/night``: one wish, one answer.

A press on the lobby is answered by redrawing it, everything else by a private sentence. Decides nothing.
"""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace

import discord

from bot.pictures.standings_picture import standings_picture
from bot.processes.work_queue import WorkersBusy
from bot.storage.api import Store, TournamentId
from bot.tables.decisions import Person
from bot.tournaments.honours import honours
from bot.tournaments.nights.night import Night, NightError, NightPlan, NightRefusal, NightStatus
from bot.tournaments.nights.service import Nights
from bot.ui import buttons
from bot.ui.errors import in_time
from bot.ui.interactions import Interaction, guild_of
from bot.ui.languages import Languages, texts_for
from bot.ui.layouts import file_layout, page_layout
from bot.ui.nights.layouts import confirm_layout, standings_message
from bot.ui.nights.posts import NightPosts
from bot.ui.nights.results_file import Make, PackedResults
from bot.ui.permissions import ask_for_rights
from bot.ui.readers import Readers
from bot.ui.replies import NOBODY, draw, tell
from bot.ui.rights import may_make_events, moderates
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.lines import timestamp
from bot.words.names import safe_name
from bot.words.nights_text import honours_text

Act = Callable[[TournamentId, Person], Awaitable[None]]
"""What is done on a night for somebody."""


def person_of(asked: Interaction, night: Night | None = None) -> Person:
    """Who asks, and whether they moderate the night: a moderator of a channel in which a table stands does not."""
    moderator = night is not None and moderates(asked, night.channel_id)
    return Person(asked.user.id, asked.user.display_name, moderator)


def refusal_words(refused: NightError, texts: Texts) -> str:
    """Why something is not done."""
    return texts(f"night-refusal-{refused.refusal}")


def moved_words(starts_at: float, texts: Texts) -> str:
    """The start of a night was moved."""
    return texts("night-done-start", **{"in": timestamp(starts_at, "R")})


def _refuse_event(command: Interaction) -> str | None:
    """Say who of the two lacks what an event of the server needs."""
    if not may_make_events(command.permissions):
        return texts_for(command)("night-event-not-yours")
    if may_make_events(command.app_permissions):
        return None
    texts = texts_for(command)
    return ask_for_rights(texts("night-event-refused"), texts, command.application_id)


async def _picture(night: Night, texts: Texts) -> bytes | None:
    return await draw(standings_picture, night, texts)


def _file(data: bytes, name: str) -> discord.File:
    return discord.File(io.BytesIO(data), name)


class NightHandlers:
    """Answers presses and commands about nights."""

    def __init__(
        self, nights: Nights, posts: NightPosts, store: Store, languages: Languages, readers: Readers, make: Make
    ) -> None:
        self.nights = nights
        self._posts = posts
        self._store = store
        self._languages = languages
        self._readers = readers
        self._packed = PackedResults(store, make)

    # -- presses

    @pressed(buttons.NIGHT_BUTTON)
    async def press(self, press: Interaction, night_id: TournamentId, verb: str) -> None:
        """A button of a night."""
        if verb == "standings":
            await self._show_standings(press, night_id)
        elif verb == "results":
            await self.results(press, night_id)
        elif verb in ("finish", "off"):
            await self._end(press, night_id, verb)
        else:
            await self._wish(press, night_id, verb)

    async def _wish(self, press: Interaction, night_id: TournamentId, verb: str) -> None:
        """Somebody wants to take part, or no more."""
        with self._posts.answering(night_id):
            try:
                done = await self._done(night_id, verb, person_of(press))
            except NightError as refused:
                await tell(press, refusal_words(refused, texts_for(press)))
                return
            if not await self._posts.answer(press, night_id):
                await tell(press, texts_for(press)(done))

    async def _end(self, press: Interaction, night_id: TournamentId, verb: str) -> None:
        """The host was asked once more whether the night is to end, and is sure."""
        texts, person = texts_for(press), person_of(press, self.nights.night(night_id))
        try:
            await (self.nights.finish if verb == "finish" else self.nights.call_off)(night_id, person)
        except NightError as refused:
            await tell(press, refusal_words(refused, texts))
            return
        async with in_time():
            view = page_layout(texts(f"night-done-{verb}"))
            await press.response.edit_message(view=view, allowed_mentions=NOBODY)

    async def _done(self, night_id: TournamentId, verb: str, person: Person, partner_id: int | None = None) -> str:
        """Do it; returns the text that says so."""
        night = self.nights.night(night_id)
        lobby = night is not None and night.status is NightStatus.LOBBY
        match verb:
            case "join":
                await self.nights.enter(night_id, person, partner_id)
                return "night-done-join" if lobby else "night-done-late"
            case "leave":
                await self.nights.leave(night_id, person.user_id)
                return "night-done-leave" if lobby else "night-done-out"
            case "here":
                await self.nights.check_in(night_id, person.user_id)
            case _:
                await self.nights.come_back(night_id, person.user_id)
        return f"night-done-{verb}"

    async def _show_standings(self, asked: Interaction, night_id: TournamentId) -> None:
        """The standings as they are now, for the one who asks."""
        texts, night = texts_for(asked), self.nights.night(night_id)
        if night is None:
            await tell(asked, texts(f"night-refusal-{NightRefusal.NO_NIGHT}"))
            return
        reader = await self._readers.of(asked)
        message = standings_message(night, None if reader.text_only else await _picture(night, texts), texts)
        await asked.response.send_message(
            view=message.layout, files=list(message.files), ephemeral=True, allowed_mentions=NOBODY
        )

    # -- commands

    async def open(self, command: Interaction, plan: NightPlan, places: Mapping[int, int]) -> None:
        """Open a night in this channel; without an event of the server where they or we may not make one."""
        refused_event = _refuse_event(command) if plan.event else None
        plan = replace(plan, event=plan.event and refused_event is None)
        guild_id, channel_id = guild_of(command), command.channel_id or 0
        try:
            night_id = await self.nights.open(person_of(command), guild_id, channel_id, plan, places)
        except NightError as refused:
            await tell(command, refusal_words(refused, texts_for(command)))
            return
        texts = texts_for(command)
        number = texts("night-opened", number=str(night_id))
        await tell(command, f"{number}\n{refused_event}" if refused_event else number)

    async def wish(self, command: Interaction, verb: str, partner_id: int | None = None) -> None:
        """``/night join``, ``leave`` and ``back``."""
        night_id = await self.here(command)
        if night_id is None:
            return
        try:
            done = await self._done(night_id, verb, person_of(command), partner_id)
        except NightError as refused:
            await tell(command, refusal_words(refused, texts_for(command)))
            return
        await tell(command, texts_for(command)(done))

    async def host(self, command: Interaction, act: Act, done: str) -> None:
        """Something that only the host may do; ``done`` is said afterwards."""
        night_id = await self.here(command)
        if night_id is None:
            return
        try:
            await act(night_id, person_of(command, self.nights.night(night_id)))
        except NightError as refused:
            await tell(command, refusal_words(refused, texts_for(command)))
            return
        await tell(command, done)

    async def ask_end(self, command: Interaction, verb: str) -> None:
        """``/night finish`` and ``/night call-off``: asked once more."""
        texts, night_id = texts_for(command), await self.here(command)
        night = None if night_id is None else self.nights.night(night_id)
        if night_id is None or night is None:
            return
        try:
            judge = self.nights.judge_finish if verb == "finish" else self.nights.judge_call_off
            judge(night_id, person_of(command, night))
        except NightError as refused:
            await tell(command, refusal_words(refused, texts))
            return
        view = confirm_layout(night_id, night, verb, texts)
        await command.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)

    async def show(self, command: Interaction) -> None:
        """Post the lobby again."""
        night_id = await self.here(command)
        if night_id is not None:
            await self._posts.show_again(night_id)
            await tell(command, texts_for(command)("night-number", number=str(night_id)))

    async def standings(self, command: Interaction) -> None:
        """``/night standings``."""
        night_id = await self.here(command)
        if night_id is not None:
            await self._show_standings(command, night_id)

    async def results(self, asked: Interaction, night_id: TournamentId | None = None) -> None:
        """The file of a night that is over, the server's last one unless another is asked for."""
        texts = texts_for(asked)
        await asked.response.defer(ephemeral=True, thinking=True)
        past = await self.nights.past_nights(guild_of(asked))
        found = [night for number, night in past if night_id in (None, number) and night.past]
        if not found:
            await tell(asked, texts("night-none-past"))
            return
        try:
            data, whole = await self._packed.of(found[-1], await self._languages.public(asked))
        except WorkersBusy:
            await tell(asked, texts("night-results-busy"))
            return
        words = texts("night-results-here", name=safe_name(found[-1].plan.name))
        words += "" if whole else "\n" + texts("night-results-cut")
        name = "night.zip"
        await asked.followup.send(
            view=file_layout(words, [name]), files=[_file(data, name)], ephemeral=True, allowed_mentions=NOBODY
        )

    async def honours(self, command: Interaction) -> None:
        """A server's all-time honours."""
        past = [night for _, night in await self.nights.past_nights(guild_of(command))]
        names = {person.user_id: person.name for night in past for person in night.people if person.user_id is not None}
        honoured = [one for one in honours(past) if one.user_id > 0]
        words = honours_text(honoured, names, await self._languages.public(command))
        await command.response.send_message(view=page_layout(words), allowed_mentions=NOBODY)

    async def here(self, command: Interaction) -> TournamentId | None:
        """The night of this channel; that there is none has been said."""
        night_id = self.nights.night_in(command.channel_id or 0)
        if night_id is None:
            await tell(command, texts_for(command)("night-none"))
        return night_id
