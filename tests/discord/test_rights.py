"""Who may do what, walked through the simulated Discord: every command and every kind of button, menu and form, by
eleven kinds of people. What is expected stands below, written by hand; the table of rights is held against it too.
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
from bot.engine.acts import ClaimLead, act_text
from bot.engine.seats import Seat
from bot.processes.work_queue import WorkersBusy
from bot.storage.api import TableId, TournamentId
from bot.tables.decisions import Close, Decision, Join, Open, Person, Play, Start, What
from bot.tables.model import Status
from bot.tables.views import Accepted, TableView
from bot.tournaments.duplicate.match import Form, Player
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import NightPlan
from bot.ui import act_buttons
from bot.ui.buttons import RIGHTS
from bot.ui.rights import ABROAD, COMMANDS, PERSON_MENUS, Cooldowns, Place, Right, Who
from bot.words.catalogue import Texts
from tests.discord.card_table import new_bot
from tests.discord.simulation import evening, look
from tests.tables.company import granted
from tests.world import require

COLUMNS = (
    "member", "seated", "owner", "host", "moderator", "elsewhere", "stranger", "blocked", "server", "maintenance", "dm",
)  # fmt: skip
"""A plain member; somebody who sits at the table or takes part; the table's owner; the host of the night or match; a
moderator of this channel; one of another channel, who presses there; a member of another server, who presses there.
Then whoever has all the rights: blocked; on a blocked server; in maintenance; in their own direct message.
"""

FILE_KEY = "0123456789abcdef"
"""Of a file that nobody brought."""

# What is expected, a letter for each column:
#   ! done: something has changed      + answered
#   n it is not theirs                 0 there is no such game where they type
#   c it belongs to another channel    g it belongs to another server
#   b they are blocked                 k the server is blocked
#   m there is maintenance             d only in servers; not offered in a direct message
EXPECTED = {
    "nothing": """
        about                 +++++++++++
        help                  +++++++bk++
        rules                 +++++++bk++
        settings              +++++++bk++
        my-data               +++++++++++
        avoid                 +++++++bk++
        forget me             +++++++++++
        history               +++++++bk++
        replay                +++++++bk++
        verify                +++++++bk++
        record                +++++++bk++
        leaderboard           +++++++bk+d
        stats                 +++++++bk+d
        compare               +++++++bk+d
        league                +++++++bk+d
        night results         +++++++bk+d
        night hall-of-fame    +++++++bk+d
        person-stats          +++++++bk+d
        person-compare        +++++++bk+d
        person-invite         +++++++bkmd
        rb:guide              +++++++bk++
        rb:tour               +++++++bk++
        rb:word               +++++++bk++
        rb:word-form          +++++++bk++
        rb:setting                   +++++++bk++
        rb:board             +++++++bk+d
        rb:league            +++++++bk+d
        rb:stats             +++++++bk+d
        rb:history           +++++++bk++
        rb:replay            +++++++bk++
        rb:game-replay       +++++++bk++
        rb:game-again        +++++++bk++
        rb:game-review       +++++++bk++
        analyse              +++++++bk++
        rb:analyse           +++++++bk++
        rb:game-analyse      +++++++bk++
        rb:analysis-game     +++++++bk++
        rb:analysis          +++++++bk++
        rb:analysis-card     +++++++bk++
        rb:analysis-step     +++++++bk++
        rb:analysis-look     +++++++bk++
        rb:analysis-share    +++++++bk+d
        rb:what-if           +++++++bk++
        rb:forget            nn+nnnn++++
        rb:daily:share             +++++++bk++
        rb:daily:board             +++++++bk++
        rb:daily:month             +++++++bk++
        rb:daily:verify            +++++++bk++
        puzzle                +++++++bk++
        rb:puzzle:open             +++++++bk++
        rb:puzzle:share            +++++++bk++
        rb:solve                   +++++++bk++
        retired               +++++++bk++
    """,
    "opening": """
        table open            !!!!!!!bkm!
        daily                 !!!!!!!bkm!
        rb:daily:play         !!!!!!!bkm!
        duplicate open        !!!!!!!bkmd
        night open            !!!!!!!bkmd
        rb:open               !!!!!!!bkmd
    """,
    "lobby": """
        table join            !++!!00bk+0
        table show            +++++00bk+0
        table invite          nn+n+00bkmd
        table remove          nn!n!00bk!d
        table computer        n!!n!00bk!0
        table leave           n!!nn00bk!0
        rb:lobby:join         !++!!cgbk+g
        rb:house              nn+n+cgbk+g
        rb:house-rule         nn!n!cgbk!g
        rb:invited            !++!!cgbk+g
        rb:seat               !!!!!cgbk!g
        rb:lobby:leave        n!!nncgbk!g
        rb:lobby:computer     n!!n!cgbk!g
        rb:lobby:fewer        n!!n!cgbk!g
        rb:lobby:close        nn!n!cgbk!g
        rb:lobby:ranked       n!!nncgbk!g
        rb:which:join         !++!!00bk+0
        rb:which:show         +++++00bk+0
        rb:which:invite       nn+n+00bkmd
        rb:which:remove       nn!n!00bk!d
        rb:which:computer     n!!n!00bk!0
        rb:which:leave        n!!nn00bk!0
        rb:which:close        nn!n!00bk!0
    """,
    "full": """
        table start           n!!n!00bkm0
        rb:lobby:start        n!!n!cgbkmg
        rb:which:start        n!!n!00bkm0
    """,
    "playing": """
        table deal            n++nn00b++0
        table pause           n!!nn00b!!0
        table slow            n!!nn00b!!0
        table concede         n!!nn00b!!0
        table close           nn!n!00b!!0
        hand                  n++nn00b++0
        bid                   n!!nn00b!!0
        play                  n++nn00b++0
        hint                  n++nn00b++0
        rb:lobby:sit          !++!!cgb++g
        table hand-over       n!!nn00b!!d
        rb:take               +++++cgb++g
        rb:which:hand-over    n!!nn00b!!d
        rb:call               n!!nncgb!!g
        rb:deal               n++nncgb++g
        rb:agree              nn!n!cgb!!g
        rb:act                n!!nncgb!!g
        rb:sure               n!!nncgb!!g
        rb:undo               n++nncgb++g
        rb:pause              n++nncgb++g
        rb:go-on              n++nncgb++g
        rb:hint               n++nncgb++g
        rb:rest               n++nncgb++g
        rb:off                n++nncgb++g
        rb:pick               n++nncgb++g
        rb:hand               n++nncgb++g
        rb:panel              n++nncgb++g
        rb:say                n!!nncgb!!g
        rb:next               n++nncgb++g
        rb:claim              n++nncgb++g
        rb:claims             n++nncgb++g
        rb:watch              +++++cgb++g
        rb:back               n++nncgb++g
        rb:look               +++++cgb++g
        rb:fair               ++++++gb++g
        rb:rule               ++++++gb++g
        rb:term               ++++++gb++g
        rb:which:deal         n++nn00b++0
        rb:which:pause        n!!nn00b!!0
        rb:which:slow         n!!nn00b!!0
        rb:which:concede      n!!nn00b!!0
        rb:which:hand         n++nn00b++0
    """,
    "finished": """
        rb:sheet              ++++++gbk+g
        rb:fair-hand          ++++++gbk+g
        rb:hands              ++++++gbk+g
        rb:again              ++++++gbk+g
        rb:again-seat         !!!!!!gbkmg
        rb:again-result       ++++++gbk+g
        rb:review             ++++++gbk+g
        rb:hand-review        ++++++gbk+g
        rb:share              n++nncgbk+g
        rb:table-analyse      ++++++gbk+g
        rb:rematch            n!!nncgbkmg
    """,
    "night": """
        night join            !+!+!00bk+d
        night leave           n!n!n00bk!d
        night back            n+n+n00bk+d
        night show            +++++00bk+d
        night standings       +++++00bk+d
        night start           nnn!!00bk!d
        night extend          nnn++00bk+d
        night end-round       nnn++00bk+d
        night replace         nnn!!00bk!d
        night co-host         nnn!!00bk!d
        night repeat          nnn++00bk+d
        night correct         nnn++00bk+d
        night swap            nnn++00bk+d
        night place           nnn!!00bk!d
        night finish          nnn++00bk+d
        night call-off        nnn++00bk+d
        rb:night:join              !+!+!cgbk+d
        rb:night:leave             n!n!ncgbk!d
        rb:night:here              n+n+ncgbk+d
        rb:night:back              n+n+ncgbk+d
        rb:night:standings         +++++cgbk+d
        rb:night:results           ++++++gbk+d
        rb:night:card              n+n+nngbk+d
        rb:night:finish            nnn++ngbk+d
        rb:night:off               nnn!!ngbk!d
    """,
    "match": """
        rb:match-enter             !!!!!cgbk!d
        rb:match-partner           +++++cgbk+d
        rb:match:leave             +!+!+cgbk!d
        rb:match:begin             nnn!ncgbkmd
        rb:match:finish            nnn++cgbk+d
        rb:match:off               nnn++cgbk+d
        rb:match:sure-finish       nnn++cgbk+d
        rb:match:sure-off          nnn!!cgbk!d
        rb:match:agree             ++++++gbk+d
        rb:match:results           ++++++gbk+d
        rb:match-deal              ++++++gbk+d
        rb:match-step              ++++++gbk+d
    """,
    "managing": """
        config show           nnnnnnnbk+d
        config table          nnnnnnnbk!d
        config clocks         nnnnnnnbk!d
        config channels       nnnnnnnbk!d
        config games          nnnnnnnbk!d
        config display        nnnnnnnbk!d
        config seasons        nnnnnnnbk!d
        config league         nnnnnnnbk!d
        config roles          nnnnnnnbk!d
        config time-zone      nnnnnnnbk!d
        config language       nnnnnnnbk!d
    """,
    "owning": """
        owner announce        nnnnnndbk!d
        owner maintenance     nnnnnndbk!d
        owner block           nnnnnndbk!d
        owner unblock         nnnnnndbk!d
        owner leave           nnnnnndbk+d
        owner statistics      nnnnnndbk+d
        owner journal         nnnnnndbk+d
    """,
}
"""By what there is in the channel: tables that gather, are full, play or have finished; a night; a match."""


def _rows(situation: str) -> dict[str, str]:
    lines = (line.rsplit(maxsplit=1) for line in EXPECTED[situation].strip().splitlines())
    return {name.strip(): letters for name, letters in lines}


WORDS = Texts()
SENTENCES = {
    "b": ("refusal-person-blocked",),
    "k": ("refusal-server-blocked",),
    "m": ("refusal-maintenance",),
    "g": ("refusal-other-server",),
    "d": ("refusal-only-in-servers",),
    "n": (
        "refusal-not-seated", "refusal-not-allowed", "refusal-not-allowed-here", "refusal-not-yours",
        "night-refusal-not-joined", "night-refusal-not-host", "duplicate-refused-not-host", "owner-not-yours",
        "forget-not-yours", "share-not-yours", "review-gone", "hint-no-player",
    ),
    "0": ("refusal-no-table", "night-none"),
}  # fmt: skip


def _letter_of(answers: list[str]) -> str | None:
    """The refusal with which an answer begins."""
    begins = [(letter, WORDS(key)) for letter, keys in SENTENCES.items() for key in keys]
    begins.append(("c", WORDS("refusal-other-channel", channel="*").partition("*")[0]))
    return next((letter for letter, words in begins if any(text.startswith(words) for text in answers)), None)


NO_TABLE, NOTHING = TableId(0), TournamentId(0)


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
    newcomers: int = 0
    table_id: TableId = NO_TABLE
    hand_seq: int = 0
    night_id: TournamentId = NOTHING
    match_id: TournamentId = NOTHING
    standing: str = ""

    # -- people

    def entitled(self, situation: str) -> Somebody:
        """Whoever has every right there."""
        known = {"night": "host", "match": "host", "managing": "manager", "owning": "bot-owner"}
        return self.people[known.get(situation, "owner")]

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
                granted(await self.bot.services.nights.call_off(night.night_id, moderator))
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
        plan = NightPlan("Friday", rules, movement, now + 3600, 2, 2, None, "beginner", 0, 4, False)
        self.night_id = granted(await nights.open(self.person("host"), self.guild.id, self.channel.id, plan))
        for who in ("host", "seated"):
            granted(await nights.enter(self.night_id, self.person(who)))

    async def _set_match(self) -> None:
        matches, host = self.bot.services.duplicate, self.people["host"]
        rules = presets.build("standard", {})
        self.match_id = granted(await matches.open(self.guild.id, self.channel.id, host.id, Form.TEAMS, rules, 8))
        granted(await matches.enter(self.match_id, Player(host.id, "host", 1)))
        granted(await matches.enter(self.match_id, Player(self.people["seated"].id, "seated", 2)))

    async def fingerprint(self) -> object:
        """Everything that a command or press may change."""
        store, tables = self.bot.services.store, self.bot.services.tables
        facts = await store.tournament_facts(self.match_id) if self.match_id else []
        nights = [
            (one.night_id, one.night.people, one.night.plan, one.night.places, one.night.closing, one.night.hosts)
            for one in self.bot.services.nights.nights()
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
        form = await self._form(actor, where, column) if name == "rb:word-form" else None
        if column == "blocked":
            decided.people.add(actor.id)
        elif column == "server":
            decided.servers.add(self.guild.id)
        elif column == "maintenance":
            decided.maintenance = True
        before = await self.fingerprint()
        try:
            if form is not None:
                text: list[str] | None = await self._read(await self._submit(actor, form, column))
            elif name in RIGHTS:
                text = await self.press(actor, where, name, dm=column == "dm")
            else:
                text = await self._type(actor, where, name, situation, dm=column == "dm")
        finally:
            decided.people.discard(actor.id)
            decided.servers.discard(self.guild.id)
            decided.maintenance = False
        if text is None:
            return "d"
        changed = before != await self.fingerprint()
        refusal = _letter_of(text)
        if (refusal is None and changed) or situation == "opening":
            self.standing = ""
            await self.clear()
        return ("?" if changed else refusal) if refusal is not None else "!" if changed else "+"

    async def _form(self, actor: Somebody, where: simcord.ChannelHandle, column: str) -> Any:
        message = self._message(actor.user.dm_channel if column == "dm" else where, self._button("rb:word"))
        return await self._actor(actor, where, dm=column == "dm").click(message, custom_id="rb:word")

    async def _submit(self, actor: Somebody, form: Any, column: str) -> Any:
        who = actor.user if column == "dm" else actor.member
        return await who.submit_modal(form, {"word": "trout"})

    def _actor(self, actor: Somebody, where: simcord.ChannelHandle, *, dm: bool) -> Any:
        return actor.user if dm else actor.member

    async def _type(
        self, actor: Somebody, where: simcord.ChannelHandle, name: str, situation: str, *, dm: bool
    ) -> list[str] | None:
        if name in PERSON_MENUS:
            return (
                None
                if dm
                else await self._read(await actor.member.context_menu(where, WORDS(name), self._companion(where)))
            )
        given = self._options(name, actor, where)
        if dm:
            return await self._read(await actor.user.slash(name, **given)) if self._offered(actor, name) else None
        if name.startswith("owner ") and where is self.abroad:
            assert name not in actor.member.available_commands(where)
            return None
        return await self._read(await actor.member.slash(where, name, **given))

    def _offered(self, actor: Somebody, name: str) -> bool:
        return name in actor.user.available_commands()

    def _options(self, name: str, actor: Somebody, where: simcord.ChannelHandle) -> dict[str, Any]:
        seated = self.people["seated"].member
        bid = {"call": act_text(self._legal(actor.id)) if self._plays(actor) else "pass"} if name == "bid" else {}
        ours = self.abroad if where is self.abroad else self.elsewhere
        known: dict[str, dict[str, Any]] = {
            "table invite": {"member": self._companion(where)},
            "table hand-over": {"member": self._companion(where)},
            "table remove": {"member": seated if where is not self.abroad else actor.member},
            "play": {"card": "AH"}, "record": {"game": 1}, "replay": {"game": 1}, "verify": {"game": 1},
            "analyse": {"file": ("game.egn", b"{}")},
            "stats": {"player": seated if where is not self.abroad else actor.member},
            "compare": {"a": actor.member, "b": self._companion(where)},
            "night open": {"name": "Friday"}, "night start": {"start": "45"}, "night extend": {"hands": 1},
            "night replace": {"player": seated if where is not self.abroad else actor.member},
            "night repeat": {"when": "never"},
            "night co-host": {"player": seated if where is not self.abroad else actor.member},
            "night correct": {"table": 1, "first": 5, "second": 3},
            "night swap": {
                "player": seated if where is not self.abroad else actor.member, "other": self._companion(where),
            },
            "night place": {"table": 1, "channel": where},
            "config table": {"rules": "csl"}, "config clocks": {"idle": 5}, "config channels": {"add": ours},
            "config games": {"traditions": "no"}, "config display": {"pictures": "no"},
            "config league": {"best": 5}, "config seasons": {"channel": ours}, "config language": {"language": "en"},
            "config time-zone": {"zone": "Europe/Berlin"},
            "owner announce": {"minutes": 5}, "owner maintenance": {"mode": "off"},
            "owner block": {"what": "person", "id": "123456789012345678"},
            "owner unblock": {"what": "person", "id": "123456789012345678"},
            "owner leave": {"id": "123456789012345678"},
        }  # fmt: skip
        if name == "config roles" and where.guild is not None:
            return {"of": "night", "role": where.guild.create_role("Owl")}
        return bid or known.get(name, {})

    def _plays(self, actor: Somebody) -> bool:
        return self.standing == "playing" and self.table.seat_of(actor.id) is not None

    def _companion(self, where: simcord.ChannelHandle) -> simcord.MemberActor:
        return self.people["abroad" if where is self.abroad else "seated2"].member

    async def press(self, actor: Somebody, where: simcord.ChannelHandle, kind: str, *, dm: bool) -> list[str]:
        part = self._button(kind, actor)
        message = self._message(actor.user.dm_channel if dm else where, part)
        who = self._actor(actor, where, dm=dm)
        if part["type"] == 3:
            return await self._read(
                await who.select(message, [part["options"][0]["value"]], custom_id=part["custom_id"])
            )
        return await self._read(await who.click(message, custom_id=part["custom_id"]))

    def _message(self, where: simcord.ChannelHandle, part: dict[str, Any]) -> Any:
        """A message that bears this control: whoever forges a press says that there is one."""
        backend = self.env.backend
        row = {"type": 1, "id": 1, "components": [part]}
        stored = backend.create_message(where.id, backend.bot_user.id, None, components=[row], flags=1 << 15)
        return simcord.ResponseMessage(self.env, stored)

    def _button(self, kind: str, actor: Somebody | None = None) -> dict[str, Any]:
        seq = self.table.seq if self.standing in ("lobby", "full", "playing", "finished") else 0
        table, night, match = self.table_id, self.night_id, self.match_id
        word = act_buttons.to_word(self._legal(actor.id)) if actor is not None and self._plays(actor) else "pass"
        says = f"{table}:{seq}"
        looks_back = f"{table}:{self.hand_seq}"
        rest = {
            "rb:call": f"{says}:{word}", "rb:deal": says, "rb:agree": says, "rb:act": f"{says}:0", "rb:rest": says,
            "rb:house-rule": f"{table}:table", "rb:hint": says, "rb:hand-review": f"{table}:0",
            "rb:off": f"{says}:0", "rb:pick": says, "rb:say": f"{says}:{word}", "rb:next": f"{says}:panel",
            "rb:sure": f"{says}:{word}", "rb:undo": f"{says}:panel",
            "rb:pause": f"{says}:panel", "rb:go-on": f"{says}:panel",
            "rb:claims": says, "rb:hands": looks_back, "rb:review": looks_back, "rb:share": looks_back,
            "rb:fair-hand": looks_back, "rb:again": looks_back, "rb:again-seat": f"{looks_back}:1",
            "rb:game-again": "1:1", "rb:take": f"{table}:1",
            "rb:analyse": "1", "rb:table-analyse": looks_back, "rb:analysis-game": f"{FILE_KEY}:0",
            "rb:analysis": FILE_KEY, "rb:analysis-card": f"{FILE_KEY}:1", "rb:analysis-step": f"{FILE_KEY}:0:first",
            "rb:analysis-look": FILE_KEY, "rb:analysis-share": FILE_KEY, "rb:what-if": f"{FILE_KEY}:1",
            "rb:tour": "1", "rb:guide": "help", "rb:setting": "last-card", "rb:board": "rating:partnership:season:0",
            "rb:league": "nights:2026-Q4:0", "rb:history": "0::0:::", "rb:replay": "1:0:first",
            "rb:stats": f"{self.people['owner'].id}:partnership",
            "rb:forget": str(self.people["owner"].id), "rb:match-enter": f"{match}:1", "rb:match-deal": f"{match}",
            "rb:match-partner": f"{match}", "rb:match-step": f"{match}:1:0:first",
        }.get(kind)  # fmt: skip
        simple = {"rb:word", "rb:open", "rb:game-replay", "rb:game-review", "rb:game-analyse"}
        if kind == "retired":
            custom_id = "rb:dance"
        elif kind in ("rb:which:invite", "rb:which:remove", "rb:which:hand-over"):
            custom_id = f"{kind}:{self.people['seated' if kind.endswith('remove') else 'seated2'].id}"
        elif kind in simple or kind.startswith("rb:which:"):
            custom_id = kind
        elif kind.startswith("rb:lobby:"):
            custom_id = f"rb:lobby:{table}:{kind.rpartition(':')[2]}"
        elif kind.startswith(("rb:daily:", "rb:puzzle:")):
            custom_id = f"{kind}:{discord.utils.utcnow():%Y-%m-%d}"
        elif kind == "rb:solve":
            custom_id = f"{kind}:{discord.utils.utcnow():%Y-%m-%d}:1:0"
        elif rest is None:
            number = {"night": night, "match": match}.get(kind.split(":")[1], table)
            custom_id = f"{kind}:{number}"
        else:
            custom_id = f"{kind}:{rest}"
        value = {
            "rb:pick": "0", "rb:claims": act_buttons.to_word(ClaimLead(Seat(3))), "rb:term": "trump",
            "rb:setting": "on", "rb:match-deal": "1", "rb:match-partner": "1",
            "rb:seat": "4", "rb:house-rule": "points=5",
            "rb:game-replay": "1", "rb:game-review": "1", "rb:game-analyse": "1",
            "rb:analysis-game": "0", "rb:what-if": "0", "rb:hand-review": str(self.hand_seq),
            "rb:sheet": str(self.hand_seq),
        }.get(kind, str(table) if kind.startswith("rb:which:") else None)  # fmt: skip
        if value is None:
            return {"type": 2, "id": 2, "style": 2, "label": "?", "custom_id": custom_id}
        return {"type": 3, "id": 2, "custom_id": custom_id, "options": [{"label": "?", "value": value}]}

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
        for name in ("cogs.guide.draw", "cogs.table.looking_back.draw_within"):
            stack.enter_context(patch(name, AsyncMock(return_value=None)))
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
            keeper = world.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
            env.backend.add_member_role(world.guild.id, people["manager"].id, keeper.id)
            elsewhere, abroad = world.guild.create_text_channel("elsewhere"), office.create_text_channel("abroad")
            allowed = discord.Permissions(manage_messages=True).value
            env.backend.set_overwrite(
                elsewhere.id, Overwrite(people["elsewhere"].id, OverwriteType.MEMBER, allow=allowed)
            )
            await bot.close()
            bot = new_bot(folder, host={"owner_guild": world.guild.id}, **settings)
            await env.restart_bot(bot)
            bot.owner_id = people["bot-owner"].id
            _show_to_everybody(bot, world.guild.id)
            await bot.tree.sync()
            await bot.tree.sync(guild=discord.Object(world.guild.id))
            stack.enter_context(patch.object(bot.services.workers, "advise", AsyncMock(side_effect=WorkersBusy)))
            stack.enter_context(patch.object(bot.services.workers, "review", AsyncMock(side_effect=WorkersBusy)))
            stack.enter_context(patch.object(bot.services.workers, "analyse", AsyncMock(side_effect=WorkersBusy)))
            try:
                yield Stage(env, bot, world.guild, people, elsewhere, abroad, world.channel)
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
@pytest.mark.parametrize("situation", EXPECTED)
async def test_every_kind_of_person_has_exactly_their_rights(situation: str, tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        walked = {}
        for name in _rows(situation):
            walked[name] = "".join([await here.cell(name, column, situation) for column in COLUMNS])
        assert walked == _rows(situation)


async def test_a_closed_table_shows_nothing_on_another_server(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        await here.set("finished", here.people["owner"])
        await here.clear()
        for kind in (
            "rb:hand",
            "rb:panel",
            "rb:sheet",
            "rb:hands",
            "rb:fair-hand",
            "rb:review",
            "rb:share",
            "rb:fair",
            "rb:call",
        ):
            said = await here.press(here.people["stranger"], here.abroad, kind, dm=False)
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
            assert await here.press(bob, here.channel, kind, dm=False) == [WORDS("refusal-not-yours")], kind


def test_every_command_and_every_control_has_a_row_and_is_walked() -> None:
    rows = {name for situation in EXPECTED for name in _rows(situation)}
    assert set(COMMANDS) | set(PERSON_MENUS) | set(RIGHTS) == rows


async def test_every_command_of_the_program_has_a_row(tmp_path: Path) -> None:
    async with stage(tmp_path) as here:
        tree, owners = here.bot.tree, discord.Object(here.guild.id)
        found = [*tree.walk_commands(), *tree.walk_commands(guild=owners)]
        names = {one.qualified_name for one in found if isinstance(one, app_commands.Command)}
        assert names == set(COMMANDS), "a command without a row, or a row without a command"
        menus = [one.extras["menu"] for one in tree.get_commands(type=discord.AppCommandType.user)]
        assert menus == list(PERSON_MENUS)
        assert len(menus) <= 5
        assert here.bot.services.routes.find_unanswered() == []


ALLOWED: Mapping[Who, str] = {
    Who.ANYBODY: "11111", Who.SEATED: "01100", Who.SEATED_OR_MODERATOR: "01101", Who.OWNER: "00101",
    Who.HOST: "00011", Who.HOST_ALONE: "00010", Who.THEMSELVES: "00100", Who.MANAGER: "00000", Who.BOT_OWNER: "00000",
}  # fmt: skip
"""Which of the first five kinds of people a row lets do it. The host of a night takes part in it here."""


@pytest.mark.parametrize("situation", EXPECTED)
def test_the_expected_rows_match_the_rights(situation: str) -> None:
    rights = {**COMMANDS, **PERSON_MENUS, **RIGHTS}
    for name, letters in _rows(situation).items():
        right = rights[name]
        wanted = "01010" if situation == "night" and right.who is Who.SEATED else ALLOWED[right.who]
        assert "".join("1" if letter in "!+" else "0" for letter in letters[:5]) == wanted, name
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
        for command in bot.tree.get_commands():
            rows = [right for name, right in COMMANDS.items() if name.split()[0] == command.name]
            if isinstance(command, app_commands.ContextMenu):
                rows = [PERSON_MENUS[command.extras["menu"]]]
            told = command.to_dict(bot.tree)
            in_message = [] if all(right.in_server for right in rows) else [1]
            along = [2] if command.name in {name.split()[0] for name in ABROAD} else []
            assert told["contexts"] == [0, *in_message, *along], command.name
            manages = str(discord.Permissions(manage_guild=True).value)
            wanted = manages if command.name == "config" else None
            assert told["default_member_permissions"] in (wanted, wanted and int(wanted)), command.name
        alone = world.env.create_user("alone")
        offered = {name.split()[0] for name in alone.available_commands()}
        assert offered.isdisjoint({"night", "duplicate", "league", "leaderboard", "stats", "compare", "config"})
        assert {"table", "hand", "daily", "help", "my-data"} <= offered
        await bot.close()
