"""Who may do what, walked through the simulated Discord: every command and every kind of button, menu and form, by
eleven kinds of people. What is expected stands in ``inventory``; the table of rights is held against it too.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import ExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

import discord
import pytest
import simcord
from discord import app_commands
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.client import EuchreBot
from bot.engine import presets
from bot.engine.acts import PASS, act_text
from bot.processes.work_queue import WorkersBusy
from bot.rights import Cooldowns, Place, Right, Who
from bot.storage.api import TableId, TournamentId
from bot.tables.beginning import Open, Start
from bot.tables.closing import Close
from bot.tables.decisions import Decision, Person, What
from bot.tables.model import Status
from bot.tables.playing import Play
from bot.tables.seating import Join
from bot.tables.views import Accepted, TableView
from bot.tournaments.duplicate.match import Form, MatchPlayer
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import Entered, NightClosed, NightClosing, NightPlan
from bot.ui import buttons
from bot.ui.buttons import CONTROLS, PREFIX, RETIRED
from bot.ui.picture_door import PictureDoor
from bot.ui.readers import Interaction
from bot.ui.rights import declare_to_discord
from bot.words import offers
from bot.words.catalogue import Texts
from tests.discord.card_table import CardTable, new_bot
from tests.discord.inventory import (
    COLUMNS,
    ROWS,
    SITUATIONS,
    Row,
    is_command,
    read_options,
    read_press,
    rights_of,
    rows_of,
)
from tests.discord.simulation import evening, look, submit
from tests.tables.company import granted
from tests.world import require
from tests.world.said import is_text, plain

FILE_KEY = "0123456789abcdef"
"""Of a file that nobody brought."""

WORDS = Texts()
SENTENCES = {
    "b": ("refusal-person-blocked",),
    "k": ("refusal-server-blocked",),
    "m": ("refusal-maintenance",),
    "g": ("refusal-other-server",),
    "d": ("refusal-only-in-servers",),
    "n": (
        "refusal-not-seated", "refusal-not-allowed", "refusal-not-allowed-here", "refusal-not-yours",
        "night-refusal-not-joined", "night-refusal-not-joined-own", "night-refusal-not-host",
        "duplicate-refused-not-host", "owner-not-yours",
        "forget-not-yours", "share-not-yours", "review-gone", "hint-no-player",
    ),
    "0": ("refusal-no-table", "night-none", "duplicate-refused-no-lobby"),
}  # fmt: skip


def _letter_of(answers: list[str]) -> str | None:
    """The refusal with which an answer begins."""
    begins = [(letter, plain(WORDS(key))) for letter, keys in SENTENCES.items() for key in keys]
    begins.append(("c", WORDS("refusal-other-channel", channel="*").partition("*")[0]))
    return next((letter for letter, words in begins if any(plain(text).startswith(words) for text in answers)), None)


NO_TABLE, NOTHING = TableId(0), TournamentId(0)


FORMS = tuple(f"{PREFIX}:{control.name}" for control in CONTROLS if isinstance(control, buttons.Form))


@dataclass
class Somebody:
    """A person, as a member of the server where they play and as somebody who writes to the bot alone."""

    user: simcord.UserHandle
    member: simcord.MemberActor

    @property
    def id(self) -> int:
        return self.user.id


@dataclass
class Stage:
    """One server with its people, another one, and whatever stands in the channel of the hour."""

    env: simcord.Env
    bot: EuchreBot
    guild: simcord.GuildHandle
    people: dict[str, Somebody]
    elsewhere: simcord.ChannelHandle
    abroad: simcord.ChannelHandle
    channel: simcord.ChannelHandle
    owls: tuple[simcord.RoleHandle, ...]
    newcomers: int = 0
    table_id: TableId = NO_TABLE
    hand_seq: int = 0
    night_id: TournamentId = NOTHING
    match_id: TournamentId = NOTHING
    standing: str = ""
    starting: bool = False
    """Whether everything is asked while no open table or tournament has been taken up yet."""
    said: list[str] | None = None

    # -- people

    def entitled(self, situation: str) -> Somebody:
        """Whoever has every right there."""
        entitled_by_situation = {"night": "host", "match": "host", "managing": "manager", "owning": "bot-owner"}
        return self.people[entitled_by_situation.get(situation, "owner")]

    def newcomer(self, guild: simcord.GuildHandle) -> Somebody:
        """Somebody who has never played, opened or hosted anything."""
        self.newcomers += 1
        user = self.env.create_user(f"new{self.newcomers}")
        return Somebody(user, guild.add_member(user))

    def person(self, who: str) -> Person:
        return Person(self.people[who].id, who, False)

    # -- what stands there

    async def set(self, situation: str, actor: Somebody) -> None:
        """Let this stand in a channel, with ``actor`` on turn if they play."""
        if self.standing == situation and (situation != "playing" or self._waits_for(actor)):
            return
        await self.clear()
        self.standing = situation
        self.channel = self.guild.create_text_channel("hour")
        allowed = discord.Permissions(manage_messages=True).value
        moderator = self.people["moderator"].id
        self.env.backend.set_overwrite(self.channel.id, Overwrite(moderator, OverwriteType.MEMBER, allow=allowed))
        if situation in ("lobby", "full", "playing", "finished"):
            await self._set_table(situation, actor)
        elif situation == "night":
            await self._set_night()
        elif situation == "match":
            await self._set_match()
        await self.env.settle()

    async def clear(self) -> None:
        """Nothing is left of what stood there."""
        tables, moderator = self.bot.services.tables, Person(1, "", True)
        for snapshot in tables.snapshots():
            if snapshot.table.tournament is None:
                await tables.decide(Decision(snapshot.table.table_id, moderator, Close(), None, None))
            else:
                await tables.tournaments.close(snapshot.table.table_id)
        for night in self.bot.services.nights.nights():
            if night.night.closing is None:
                granted(
                    await self.bot.services.nights.request(
                        night.night_id, moderator, NightClosed(NightClosing.ASKED, moderator.user_id)
                    )
                )
        for row in await self.bot.services.store.live_tournaments("duplicate"):
            granted(await self.bot.services.duplicate.end_match(row.tournament_id, 1, finish=False, moderates=True))
        await self.env.settle()
        self.standing = ""

    async def _set_table(self, situation: str, actor: Somebody) -> None:
        rules = presets.build("standard", {"points": 1})
        computers = 1 if situation == "lobby" else 2
        opened = await self.bot.services.tables.open(
            self.person("owner"), Open(self.guild.id, self.channel.id, rules, computers, "beginner", False), None
        )
        assert isinstance(opened, Accepted)
        self.table_id = opened.snapshot.table.table_id
        require(self.bot.features.announcers.of(self.table_id)).wake()  # no command's answer shows it
        await self._decide("seated", Join())
        if situation in ("playing", "finished"):
            await self._decide("owner", Start())
            names = {self.people[who].id: who for who in ("owner", "seated")}
            while (table := self.table) and table.status is Status.PLAYING:
                await self.env.settle()
                chair = self.table.to_move
                if chair is None or chair.user_id is None or (situation == "playing" and self._is_time(actor, chair)):
                    break
                await self._decide(names[chair.user_id], Play(self._legal(chair.user_id)))
        last = self.table.last_hand
        self.hand_seq = 0 if last is None else last.hand_seq

    def _waits_for(self, actor: Somebody) -> bool:
        chair = self.table.to_move
        return chair is not None and self._is_time(actor, chair)

    def _is_time(self, actor: Somebody, chair: Any) -> bool:
        return actor.id == chair.user_id or actor.id not in [one.user_id for one in self.table.chairs]

    def _legal(self, user_id: int) -> Any:
        snapshot = self.bot.services.tables.snapshot(self.table_id)
        return require(None if snapshot is None else snapshot.seat_view(user_id)).legal[0]

    async def _decide(self, who: str, what: What) -> None:
        answer = await self.bot.services.tables.decide(Decision(self.table_id, self.person(who), what, None, None))
        assert isinstance(answer, Accepted)

    @property
    def table(self) -> TableView:
        return require(self.bot.services.tables.snapshot(self.table_id)).table

    async def _set_night(self) -> None:
        nights, now = self.bot.services.nights, discord.utils.utcnow().timestamp()
        rules, movement = presets.build("standard", {}), Movement.INDIVIDUAL
        plan = NightPlan("Friday", rules, movement, now + 3600, 2, 2, None, "beginner", 4, False)
        self.night_id = granted(await nights.open(self.person("host"), self.guild.id, self.channel.id, plan))
        for who in ("host", "seated"):
            granted(
                await nights.request(
                    self.night_id, self.person(who), Entered(self.person(who).user_id, self.person(who).name)
                )
            )

    async def _set_match(self) -> None:
        matches, host = self.bot.services.duplicate, self.people["host"]
        rules = presets.build("standard", {})
        self.match_id = granted(await matches.open(self.guild.id, self.channel.id, host.id, Form.TEAMS, rules, 8))
        granted(await matches.enter(self.match_id, MatchPlayer(host.id, "host", 1)))
        granted(await matches.enter(self.match_id, MatchPlayer(self.people["seated"].id, "seated", 2)))

    async def fingerprint(self) -> object:
        """Everything that a command or press may change."""
        store, tables = self.bot.services.store, self.bot.services.tables
        facts = await store.tournament_facts(self.match_id) if self.match_id else []
        nights = [
            (one.night_id, one.night.people, one.night.plan, one.night.places, one.night.closing, one.night.hosts)
            for one in self.bot.services.nights.nights()
            if one.night.closing is None
        ]
        return (
            [(one.table.table_id, one.table.seq) for one in tables.snapshots()],
            nights,
            [fact.kind for fact in facts if fact.kind != "lobby-shown"],
            len(await store.live_tournaments("duplicate")),
            await store.guild_settings(self.guild.id),
            len(self.bot.services.owner_journal.acts),
        )

    # -- what people do

    async def cell(self, name: str, column: str, situation: str) -> str:
        """The letter of what really happens."""
        actor = self.people.get(column) or self.entitled(situation)
        if situation == "owning" and column == "stranger":
            actor = self.people["stranger"]
        await self.set(situation, actor)
        if situation == "opening":
            actor = self.newcomer(self.abroad.guild if column == "stranger" else self.guild)  # type: ignore[arg-type]
        where = {"elsewhere": self.elsewhere, "stranger": self.abroad}.get(column, self.channel)
        if situation == "owning" and column != "stranger":
            where = self.elsewhere
        decided = self.bot.services.owner_journal.decided
        dm = column == "dm"
        if column == "blocked":
            decided.people.add(actor.id)
        elif column == "server":
            decided.servers.add(self.guild.id)
        elif column == "maintenance":
            decided.maintenance = True
        before = await self.fingerprint()
        words = self._words(actor, where)
        if self.starting:
            await self._begin_anew()
        try:
            text: list[str] | None
            if name.startswith("rb:") or name == RETIRED:
                text = await self.press(actor, where, name, words, dm=dm)
            else:
                text = await self._type(actor, where, name, words, dm=dm)
                outdated = WORDS("refusal-stale")
                assert not any(outdated in line for line in text or ()), f"/{name} says that the table has moved on"
        finally:
            decided.people.discard(actor.id)
            decided.servers.discard(self.guild.id)
            decided.maintenance = False
        self.said = text
        if text is None:
            return "d"
        if self.starting:
            await self.bot.services.take_up()
            await self.env.settle()
        changed = before != await self.fingerprint()
        refusal = _letter_of(text)
        if (refusal is None and changed) or situation == "opening":
            self.standing = ""
            await self.clear()
        return ("?" if changed else refusal) if refusal is not None else "!" if changed else "+"

    async def _begin_anew(self) -> None:
        """Let go of all that is open, as a process does that has just been started."""
        services = self.bot.services
        await services.release_tournaments(lambda _: True)
        rows = await services.store.live_tables()
        await services.tables.release({row.table_id for row in rows})
        await self.bot.features.announcers.release({row.table_id for row in rows})
        services.expect(rows)

    async def _type(
        self, actor: Somebody, where: simcord.ChannelHandle, name: str, words: Mapping[str, Any], *, dm: bool
    ) -> list[str] | None:
        """What is answered; None where Discord does not offer it."""
        if name.startswith("person-"):
            menu = None if dm else await actor.member.context_menu(where, WORDS(name), self._companion(where))
            return None if menu is None else await self._read(menu)
        given = read_options(ROWS[name].first, words)
        if dm:
            offered = name in actor.user.available_commands()
            return await self._read(await actor.user.slash(name, **given)) if offered else None
        if name.startswith("owner ") and where is self.abroad:
            assert name not in actor.member.available_commands(where)
            return None
        return await self._read(await actor.member.slash(where, name, **given))

    def _words(self, actor: Somebody, where: simcord.ChannelHandle) -> dict[str, Any]:
        """What the capitals and @words of ``inventory`` stand for."""
        legal = self._legal(actor.id) if self._plays(actor) else PASS
        snapshot, abroad = self.bot.services.tables.snapshot(self.table_id), where is self.abroad
        return {
            "T": self.table_id, "S": 0 if snapshot is None else snapshot.table.seq, "H": self.hand_seq,
            "N": self.night_id, "M": self.match_id, "K": FILE_KEY, "D": f"{discord.utils.utcnow():%Y-%m-%d}",
            "W": offers.to_word(legal), "@call": act_text(legal),
            "O": self.people["owner"].id, "A": self.people["seated"].id, "B": self.people["seated2"].id,
            "@me": actor.member, "@other": self._companion(where),
            "@seated": actor.member if abroad else self.people["seated"].member,
            "@here": where, "@ours": self.abroad if abroad else self.elsewhere, "@role": self.owls[abroad],
            "@file": ("game.egn", b"{}"),
        }  # fmt: skip

    def _plays(self, actor: Somebody) -> bool:
        return self.standing == "playing" and self.table.seat_of(actor.id) is not None

    def _companion(self, where: simcord.ChannelHandle) -> simcord.MemberActor:
        return self.people["abroad" if where is self.abroad else "seated2"].member

    async def press(
        self, actor: Somebody, where: simcord.ChannelHandle, kind: str, words: Any = None, *, dm: bool
    ) -> list[str]:
        custom_id, value = self.read(kind, actor, where, words)
        part: dict[str, Any] = {"type": 2, "id": 2, "style": 2, "label": "?", "custom_id": custom_id}
        if value is not None:
            part = {"type": 3, "id": 2, "custom_id": custom_id, "options": [{"label": "?", "value": value}]}
        message = self._message(actor.user.dm_channel if dm else where, part)
        who: Any = actor.user if dm else actor.member
        if custom_id.startswith(FORMS):
            field, _, line = str(value).partition("/")
            guild_id = None if dm else actor.member.guild.id
            return await self._read(await submit(self.env, actor.id, guild_id, message, custom_id, {field: line}))
        if value is not None:
            return await self._read(await who.select(message, [value], custom_id=custom_id))
        return await self._read(await who.click(message, custom_id=custom_id))

    def read(
        self, kind: str, actor: Somebody, where: simcord.ChannelHandle, words: Any = None
    ) -> tuple[str, str | None]:
        """What is pressed, and what is chosen or written."""
        return read_press(ROWS[kind].first, words or self._words(actor, where))

    def _message(self, where: simcord.ChannelHandle, part: dict[str, Any]) -> Any:
        """A message that bears this control: whoever forges a press says that there is one."""
        backend = self.env.backend
        row = {"type": 1, "id": 1, "components": [part]}
        stored = backend.create_message(where.id, backend.bot_user.id, None, components=[row], flags=1 << 15)
        return simcord.ResponseMessage(self.env, stored)

    async def _read(self, result: simcord.InteractionResult) -> list[str]:
        """All that is answered."""
        assert result.acknowledged
        if result.modal is not None:
            return ["a form"]
        said = [*([] if result.response is None else [result.response]), *result.followups]
        return [look(self.env, message).text for message in said]


@asynccontextmanager
async def stage(folder: Path) -> AsyncIterator[Stage]:
    """The bot among its people. What takes long is not drawn and not thought about: only who may ask matters."""
    with ExitStack() as stack:
        stack.enter_context(patch.object(Cooldowns, "take", return_value=0.0))
        stack.enter_context(patch.object(PictureDoor, "draw", AsyncMock(return_value=None)))
        settings: dict[str, Any] = {"most_of_person": 100, "expert": "beginner"}
        bot = new_bot(folder, **settings)
        async with evening(bot, check_errors=False) as world:
            env = world.env
            office = env.create_guild("Abroad")
            people: dict[str, Somebody] = {}
            for name in (*COLUMNS[:6], "manager", "bot-owner", "seated2"):
                user = env.create_user(name)
                people[name] = Somebody(user, world.guild.add_member(user))
            for name in ("stranger", "abroad"):
                user = env.create_user(name)
                people[name] = Somebody(user, office.add_member(user))
            keeps = discord.Permissions(manage_guild=True, manage_roles=True)
            keeper = world.guild.create_role("keeper", permissions=keeps, position=30)
            env.backend.add_member_role(world.guild.id, people["manager"].id, keeper.id)
            owls = tuple(guild.create_role("Owl", position=1) for guild in (world.guild, office))
            elsewhere, abroad = world.guild.create_text_channel("elsewhere"), office.create_text_channel("abroad")
            allowed = discord.Permissions(manage_messages=True).value
            env.backend.set_overwrite(
                elsewhere.id, Overwrite(people["elsewhere"].id, OverwriteType.MEMBER, allow=allowed)
            )
            await bot.close()
            bot = new_bot(folder, host={"owner_guild_id": world.guild.id}, **settings)
            await env.restart_bot(bot)
            bot.owner_id = people["bot-owner"].id
            _show_to_everybody(bot, world.guild.id)
            await bot.tree.sync()
            await bot.tree.sync(guild=discord.Object(world.guild.id))
            for asks in ("advise", "review", "analyse"):
                stack.enter_context(patch.object(bot.services.workers, asks, AsyncMock(side_effect=WorkersBusy)))
            try:
                yield Stage(env, bot, world.guild, people, elsewhere, abroad, world.channel, owls)
            finally:
                await bot.close()


def _show_to_everybody(bot: EuchreBot, owners_server: int) -> None:
    """As a server may show commands to everybody; and nobody waits for a command's cooldown."""
    for guild in (None, discord.Object(owners_server)):
        for command in bot.tree.walk_commands(guild=guild):
            if isinstance(command, app_commands.Command):
                command.checks.clear()
        for group in bot.tree.get_commands(guild=guild):
            if isinstance(group, app_commands.Group):
                group.default_permissions = None


@pytest.mark.timeout(900)
@pytest.mark.parametrize("situation", SITUATIONS)
async def test_every_kind_of_person_has_exactly_their_rights(situation: str, tmp_path: Path, long_form: bool) -> None:
    rows = rows_of(situation)
    cells = {
        (name, column): letter
        for name, row in rows.items()
        for column, letter in zip(COLUMNS, row.letters, strict=True)
        if long_form or column in _sample(name, rows)
    }
    async with stage(tmp_path) as here:
        assert {cell: await here.cell(*cell, situation) for cell in cells} == cells


def _sample(name: str, rows: Mapping[str, Row]) -> set[str]:
    """One column for each letter of a row; rows of the same letters take turns, so that together they have them all.
    All cells are decided by ``bot.rights``, see ``tests/test_rights.py``.
    """
    letters = rows[name].letters
    turn = [other for other, row in rows.items() if row.letters == letters].index(name)
    columns = {
        letter: [column for column, each in zip(COLUMNS, letters, strict=True) if each == letter] for letter in letters
    }
    return {of_letter[turn % len(of_letter)] for of_letter in columns.values()}


@pytest.mark.timeout(900)
@pytest.mark.parametrize("situation", SITUATIONS)
async def test_before_any_table_is_taken_up_everybody_is_answered_as_after_or_asked_to_wait(
    situation: str, tmp_path: Path
) -> None:
    async with stage(tmp_path) as here:
        here.starting = True
        for name, row in rows_of(situation).items():
            letter = await here.cell(name, "seated", situation)
            while name == "bid" and letter == "+":  # a card is due
                here.standing = ""
                letter = await here.cell(name, "seated", situation)
            if here.said == [WORDS("refusal-starting")]:
                assert rights_of(here.bot.features)[name].needs_all, name
            else:
                assert letter == row.letters[COLUMNS.index("seated")], (name, here.said)


async def test_a_closed_table_shows_nothing_on_another_server(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.set("finished", here.people["owner"])
        await here.clear()
        for kind in ("hand", "panel", "sheet", "hands", "fair-hand", "review", "share", "fair", "call"):
            said = await here.press(here.people["stranger"], here.abroad, f"rb:{kind}", dm=False)
            assert said == [WORDS("refusal-other-server")], kind


async def test_a_daily_deal_is_forgotten_with_its_player_only(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        ann, bob = here.people["owner"], here.people["seated"]
        await ann.member.slash(here.channel, "daily")
        (snapshot,) = here.bot.services.tables.snapshots()
        here.table_id = snapshot.table.table_id
        said = await here.press(ann, here.elsewhere, "rb:panel", dm=False)
        assert _letter_of(said) is None
        said = await here.press(ann, here.channel, "rb:hand", dm=True)
        assert _letter_of(said) is None
        for kind in ("rb:hand", "rb:panel", "rb:watch", "rb:fair", "rb:fair-hand", "rb:sheet", "rb:hands"):
            assert is_text("\n".join(await here.press(bob, here.channel, kind, dm=False)), "refusal-not-yours"), kind


async def test_every_command_and_every_control_has_a_row_and_is_walked(table: CardTable) -> None:
    assert set(rights_of(table.bot.features)) == set(ROWS)
    pried = {name.split(":")[1] for name, row in ROWS.items() if row.shows in "as" and name.startswith("rb:")}
    for name, row in ROWS.items():
        assert name.split(":")[1] in pried if row.shows == "=" else row.shows in "ascfmoptuw", name


async def test_every_command_of_the_program_has_a_row(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        tree, owners = here.bot.tree, discord.Object(here.guild.id)
        commands = [*tree.walk_commands(), *tree.walk_commands(guild=owners)]
        names = {one.qualified_name for one in commands if isinstance(one, app_commands.Command)}
        assert names == set(filter(is_command, ROWS)), "a command without a row, or a row without a command"
        menus = [one.extras["menu"] for one in tree.get_commands(type=discord.AppCommandType.user)]
        assert menus == [name for name in ROWS if name.startswith("person-")]
        assert len(menus) <= 5
        assert here.bot.features.routes.find_unanswered() == []


ALLOWED: Mapping[Who, str] = {
    Who.ANYBODY: "11111", Who.SEATED: "01100", Who.SEATED_OR_MODERATOR: "01101", Who.OWNER: "00101",
    Who.HOST: "00011", Who.HOST_ALONE: "00010", Who.THEMSELVES: "00100", Who.MANAGER: "00000", Who.BOT_OWNER: "00000",
}  # fmt: skip
"""Which of the first five kinds of people a row lets do it. The host of a night takes part in it here."""


async def test_the_expected_rows_match_the_rights(table: CardTable) -> None:
    rights = rights_of(table.bot.features)
    for name, row in ROWS.items():
        letters, right = row.letters, rights[name]
        allowed = "01010" if row.situation == "night" and right.who is Who.SEATED else ALLOWED[right.who]
        assert "".join("1" if letter in "!+" else "0" for letter in letters[:5]) == allowed, name
        assert _says(letters, right), name


def _says(letters: str, right: Right) -> bool:
    """Whether the last six columns are as the row has them."""
    elsewhere, stranger, blocked, _, maintenance, dm = list(letters[5:])
    return (
        (elsewhere == "c") == (right.place is Place.CHANNEL)
        and (stranger == "g") == (right.place is not Place.ANYWHERE)
        and (blocked != "b") == right.always
        and (maintenance == "m") == (right.begins is not right.begins.NOTHING)
        and (dm == "d") == right.in_server
    )


async def test_discord_offers_commands_only_where_they_work(tmp_path: Path) -> None:
    bot = new_bot(tmp_path)
    async with evening(bot) as world:
        rights = rights_of(bot.features)
        for command in bot.tree.get_commands():
            rows = [right for name, right in rights.items() if name.split()[0] == command.name]
            if isinstance(command, app_commands.ContextMenu):
                rows = [rights[command.extras["menu"]]]
            payload = command.to_dict(bot.tree)
            in_message = [] if all(right.in_server for right in rows) else [1]
            along = [2] if any(right.abroad for right in rows) else []
            assert payload["contexts"] == [0, *in_message, *along], command.name
            assert payload["integration_types"] == ([0, 1] if along else [0]), command.name
            manages = str(discord.Permissions(manage_guild=True).value)
            default = manages if command.name == "config" else None
            assert payload["default_member_permissions"] in (default, default and int(default)), command.name
        alone = world.env.create_user("alone")
        offered = {name.split()[0] for name in alone.available_commands()}
        assert offered.isdisjoint({"night", "duplicate", "league", "leaderboard", "stats", "compare", "config"})
        assert {"table", "hand", "daily", "help", "my-data"} <= offered
        await bot.close()


async def test_a_command_without_a_right_stops_the_start(table: CardTable) -> None:
    """What the bot asks of its commands when it starts."""

    async def dance(command: Interaction) -> None:
        """Nobody has said who may."""

    table.bot.tree.add_command(app_commands.Command(name="dance", description="dance", callback=dance))
    with pytest.raises(TypeError, match="dance needs @slash"):
        declare_to_discord(table.bot.tree)
