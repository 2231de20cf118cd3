"""The playground runs a bot by itself, shows it in a page and closes when it is told to."""

import asyncio
import os
import signal
import socket
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any

import aiohttp
import discord
import pytest
from discord.ext import commands
from simcord.components import walk_components

from bot.app import make_bot
from bot.client import EuchreBot
from bot.deals.verification import verify_record
from bot.players import workers
from bot.playground.history import DAYS
from bot.playground.play import CHANNELS, PEOPLE, PRESENT, MakeBot, PlaygroundError, play
from bot.ratings.boards import BoardQuestion, season_of
from bot.ratings.games import GameFilter
from bot.settings import Settings
from bot.terminal import sentence
from bot.tournaments.leagues import LeagueKind
from bot.words.catalogue import Texts
from tests.players.situations import look_at_once
from tests.world import require
from tests.world.clock import poll
from tests.world.said import says

pytestmark = pytest.mark.proof  # the page is served


class Clockwork(commands.AutoShardedBot):
    """Answers /wind and, a while later and asked by nobody, says cuckoo."""

    def __init__(self, settings: Settings, seed: int | None) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True), help_command=None)
        self.settings = settings
        self.seed = seed
        self.started = self.wound = discord.utils.utcnow()
        self.folder_stood_at_close = False

    async def setup_hook(self) -> None:
        self.started = discord.utils.utcnow()

        @self.tree.command(name="wind", description="Wind the clock")
        async def wind(interaction: discord.Interaction[Any]) -> None:
            self.wound = discord.utils.utcnow()
            await interaction.response.send_message(f"Wound in {interaction.locale}.", ephemeral=True)
            self._cuckoo = asyncio.create_task(self.cuckoo(interaction.channel_id or 0))

        await self.tree.sync()

    async def cuckoo(self, channel_id: int) -> None:
        before = discord.utils.utcnow()
        await discord.utils.sleep_until(before + timedelta(seconds=self.settings.computer_pause_seconds))
        passed = (discord.utils.utcnow() - before).total_seconds()
        await self.get_partial_messageable(channel_id).send(f"Cuckoo after {passed:.1f} s")

    async def close(self) -> None:
        self.folder_stood_at_close = Path(self.settings.database_url).parent.is_dir()
        await super().close()


async def test_a_machine_that_is_too_slow_reads_so() -> None:
    """Not that Discord cannot be reached: there is none."""

    class Sleeper(Clockwork):
        async def setup_hook(self) -> None:
            async def never_done() -> None:
                await asyncio.get_running_loop().create_future()

            self._sleeping = asyncio.create_task(never_done())

        async def close(self) -> None:
            self._sleeping.cancel()
            await super().close()

    bots: list[Sleeper] = []

    def make(settings: Settings, seed: int | None) -> Sleeper:
        bots.append(Sleeper(settings, seed))
        return bots[0]

    with pytest.raises(PlaygroundError, match="this machine is busy") as raised:
        await play(0, None, make, tell=lambda _: None, login_seconds=0.5)
    assert "timeout=0.5s" in str(raised.value.__cause__), "as long as is said, whatever SimCord would wait"
    assert bots[0].is_closed()


async def test_a_worker_that_thinks_long_keeps_nobody_out() -> None:
    """A new server has no puzzle yet, and the first one may take minutes to find."""
    found = threading.Event()

    class Thinker(Clockwork):
        async def setup_hook(self) -> None:
            await super().setup_hook()
            self._thinking = asyncio.create_task(asyncio.to_thread(found.wait, 60.0))

        async def close(self) -> None:
            found.set()
            await super().close()

    printed: list[str] = []
    game = asyncio.create_task(play(0, None, Thinker, tell=printed.append, login_seconds=20.0))
    await poll(lambda: bool(printed) or game.done(), 60)
    assert not found.is_set()
    os.kill(os.getpid(), signal.SIGTERM)
    await game
    assert printed


class Visitor:
    """A browser's part: opens the page at its address, reads it and presses."""

    def __init__(self, session: aiohttp.ClientSession, address: str) -> None:
        self._session = session
        self._base, _, key = address.partition("/#")
        self._headers = {"X-Simcord-Capability": key}
        self._sequence = 0

    async def open(self) -> dict[str, Any]:
        snapshot = await self._call("POST", "/api/pages", {})
        self._headers["X-Simcord-Context"] = snapshot["context"]["id"]
        return snapshot

    async def state(self) -> dict[str, Any]:
        return await self._call("GET", "/api/state")

    async def said(self, words: str) -> dict[str, Any]:
        """Wait until the channel says this; return the state."""

        async def is_said() -> bool:
            return words in str((await self.state())["messages"])

        await poll(is_said)
        return await self.state()

    async def change(self, **wish: object) -> dict[str, Any]:
        """Choose something in the playground's own row; return the state afterwards."""
        await self._call("POST", "/api/action", {"kind": "playground", **wish})
        return await self.state()

    async def command(self, seen: dict[str, Any], name: str) -> dict[str, Any]:
        catalog = await self._call("GET", "/api/commands")
        (entry,) = (entry for entry in catalog["entries"] if entry["path"] == name.split())
        return await self.act(
            seen, "run_command", command_id=entry["commandId"], path=name.split(), options={},
            catalog_fingerprint=catalog["fingerprint"], schema_fingerprint=entry["schemaFingerprint"],
        )  # fmt: skip

    async def press(self, seen: dict[str, Any], label: str) -> dict[str, Any]:
        """Press the newest button with this label, as it was ``seen``."""
        parts = [part for message in seen["messages"].values() for part in walk_components(message["components"])]
        key = [part["control_key"] for part in parts if part.get("label") == label][-1]
        return await self.act(seen, "click", control_key=key, target_id=key.split(":")[1])

    async def act(self, seen: dict[str, Any], kind: str, **what: object) -> dict[str, Any]:
        """Send something that was decided when the page showed what was ``seen``."""
        envelope = {
            "protocol_version": 3, "kind": kind, "sequence": self._sequence + 1, "request_id": f"{self._sequence}",
            "generation": seen["context"]["generation"], "bot_generation": seen["botGeneration"],
            "published_revision": seen["publishedRevision"],
        }  # fmt: skip
        result = await self._call("POST", "/api/action", envelope | what)
        self._sequence = result["expectedSequence"]
        return result

    async def _call(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        async with self._session.request(method, self._base + path, json=body, headers=self._headers) as answer:
            assert answer.status == 200, await answer.text()
            result: dict[str, Any] = await answer.json()
            return result


@asynccontextmanager
async def visiting(make: MakeBot, **how: Any) -> AsyncIterator[tuple[Visitor, list[str]]]:
    """A visitor of a playground, and what it has printed; it is ended as Ctrl-C does."""
    printed: list[str] = []
    game = asyncio.create_task(play(0, 7, make, tell=printed.append, **how))
    address = await _until(printed, game)
    async with aiohttp.ClientSession() as session:
        yield Visitor(session, address), printed
    os.kill(os.getpid(), signal.SIGTERM)
    await game


async def _until(address: list[str], task: asyncio.Task[None]) -> str:
    await poll(lambda: any("/#" in line for line in address) or task.done(), 120.0)
    return next(line for line in address if "/#" in line).rpartition(" ")[2]


async def test_the_clock_runs_and_the_page_follows() -> None:
    bots: list[Clockwork] = []

    def make_bot(settings: Settings, seed: int | None) -> Clockwork:
        bots.append(Clockwork(settings, seed))
        return bots[0]

    async with visiting(make_bot) as (visitor, printed):
        opened = monotonic()
        await poll(lambda: monotonic() - opened > 0.6)  # nothing happens, and yet time must pass
        snapshot = await visitor.open()
        assert [viewer["name"] for viewer in snapshot["viewers"]] == list(PEOPLE)
        result = await visitor.command(snapshot, "wind")
        assert result["settlement"] == "settled", result
        later = await visitor.said("Cuckoo after 1.2 s")
        assert "Wound in en-US." in str(later["messages"])
        assert later["playground"]["now"] - snapshot["playground"]["now"] > 1000, "the simulated time, in milliseconds"
    assert printed[-1] == "The playground is closed."
    assert (bots[0].wound - bots[0].started).total_seconds() > 0.3
    assert bots[0].seed == 7
    assert bots[0].folder_stood_at_close
    assert not Path(bots[0].settings.database_url).parent.exists()


async def test_time_goes_on_while_something_is_worked_out() -> None:
    """As it does for everybody at the tables while a game is analysed."""
    done = threading.Event()

    class Thinker(Clockwork):
        async def cuckoo(self, channel_id: int) -> None:
            self._thinking = asyncio.create_task(asyncio.to_thread(done.wait))
            await super().cuckoo(channel_id)

    try:
        async with visiting(Thinker) as (visitor, _):
            result = await visitor.command(await visitor.open(), "wind")
            assert result["settlement"] == "settled", "it was answered"
            await visitor.said("Cuckoo after")
            assert not done.is_set()
            done.set()
    finally:
        done.set()


async def test_each_person_has_a_language_and_goes_to_any_channel_or_thread() -> None:
    class Host(Clockwork):
        async def cuckoo(self, channel_id: int) -> None:
            channel = self.get_channel(channel_id)
            if isinstance(channel, discord.TextChannel):
                await channel.create_thread(name="Nest", type=discord.ChannelType.public_thread)

    def places(state: dict[str, Any]) -> dict[str, str]:
        return {place["name"]: place["id"] for place in state["playground"]["places"]}

    async with visiting(Host) as (visitor, _):
        first = await visitor.open()
        assert list(places(first)) == list(CHANNELS)
        moved = await visitor.change(place=places(first)["game-night"], language="fr")
        assert (moved["channel"]["name"], moved["playground"]["language"]) == ("game-night", "fr")
        assert (first["profile"]["locale"], moved["profile"]["locale"]) == ("en-US", "fr"), "its times are in it too"
        await visitor.command(moved, "wind")
        assert "Wound in fr." in str((await visitor.state())["messages"])
        await poll(lambda: _has_place(visitor, "Nest"))
        thread = await visitor.change(place=places(await visitor.state())["Nest"])
        assert thread["channel"]["name"] == "Nest"
        await visitor.command(thread, "wind")
        assert "Wound in fr." in str((await visitor.state())["messages"])
        back = await visitor.change(place=places(first)["euchre"])
        assert back["messages"] == {}, "what was said elsewhere is not here"
        assert (await visitor.change(place="1", language="xx", words="?"))["channel"]["name"] == "euchre"


async def _has_place(visitor: Visitor, name: str) -> bool:
    return any(place["name"] == name for place in (await visitor.state())["playground"]["places"])


async def test_a_press_goes_to_its_button_however_the_page_has_changed() -> None:
    """As in Discord, where nobody's press is lost because somebody else was quicker."""
    pressed: list[str] = []

    class Panel(discord.ui.View):
        def __init__(self, *names: str) -> None:
            super().__init__(timeout=None)
            for name in names:
                button: discord.ui.Button[Any] = discord.ui.Button(label=name, custom_id=name)
                button.callback = partial(self.note, name)  # type: ignore[method-assign]
                self.add_item(button)

        async def note(self, name: str, press: discord.Interaction[Any]) -> None:
            pressed.append(name)
            await press.response.defer()

    class Shifting(Clockwork):
        async def cuckoo(self, channel_id: int) -> None:
            message = await self.get_partial_messageable(channel_id).send(
                "Before.", view=Panel("King", "Queen", "Jack")
            )
            await shift.wait()
            await message.edit(content="After.", view=Panel("Queen", "Jack"))

    shift = asyncio.Event()
    async with visiting(Shifting) as (visitor, _):
        await visitor.command(await visitor.open(), "wind")
        before = await visitor.said("Before.")
        shift.set()
        after = await visitor.said("After.")
        assert before["publishedRevision"] < after["publishedRevision"]
        assert (await visitor.press(before, "Queen"))["settlement"] == "settled"
        assert (await visitor.press(before, "King"))["rejected"], "it is gone, and its neighbour is not pressed"
        both = await asyncio.gather(visitor.change(language="de"), visitor.press(before, "Jack"))
        assert both[1]["settlement"] == "settled", "two at once wait for each other"
    assert pressed == ["Queen", "Jack"]


async def test_a_missing_extra_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "simcord", None)
    with pytest.raises(PlaygroundError, match=r"uv tool install .\.\[playground\]. "):
        await play(0, None, Clockwork)


async def test_a_busy_port_is_reported() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(PlaygroundError, match=rf"could not bind port {port}\.\Z"):
            await play(port, None, Clockwork)


async def test_a_failing_start_still_closes_the_bot() -> None:
    closed: list[str] = []

    class Broken(Clockwork):
        async def setup_hook(self) -> None:
            raise LookupError("no cards")

        async def close(self) -> None:
            closed.append(self.settings.database_url)
            await super().close()

    make_bot: Callable[[Settings, int | None], commands.AutoShardedBot] = Broken
    with pytest.raises(LookupError, match="no cards"):
        await play(0, None, make_bot)
    assert len(closed) == 1


def make_euchre_bot(settings: Settings, seed: int | None) -> EuchreBot:
    return make_bot(settings, seed=seed)


async def test_a_night_of_eight_is_about_to_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "look_for_puzzle", look_at_once)  # on a busy machine it takes longer than all else
    async with visiting(make_euchre_bot, night=True, empty=True) as (visitor, printed):
        first = await visitor.open()
        tried = first["playground"]["banner"]["try"]
        assert "night" in tried
        assert "/euchre" not in tried, "it is the night's banner"
        place = first["playground"]["places"][1]["id"]
        seen = str((await visitor.change(place=place))["messages"])
    assert says(seen, "night-people", count=len(PEOPLE))
    assert "game-night" in printed[2]
    assert "/t#" in printed[0], "the live table comes first"


async def test_a_second_table_is_in_a_thread_that_opens_and_people_choose_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "look_for_puzzle", look_at_once)
    async with visiting(make_euchre_bot, empty=True) as (visitor, _):
        seen = await visitor.open()
        await visitor.command(seen, "euchre")
        await visitor.press(await visitor.state(), Texts()("button-door-play"))
        await visitor.act(await visitor.state(), "viewer", viewer_id=seen["viewers"][1]["id"])
        await visitor.command(await visitor.state(), "table open")

        async def find_thread() -> bool:
            return any(place["thread"] for place in (await visitor.state())["playground"]["places"])

        await poll(find_thread)
        thread = next(place for place in (await visitor.state())["playground"]["places"] if place["thread"])
        there = await visitor.change(place=thread["id"], words=True)
        assert there["playground"]["words"]
        assert there["channel"]["name"] == thread["name"]
        await visitor.said(PEOPLE[1])  # whose table it is


async def test_the_eight_have_played_before_and_their_history_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is played card by card, every board adds up to these games, and the next page shows it."""
    monkeypatch.setattr(workers, "look_for_puzzle", look_at_once)
    bots: list[EuchreBot] = []

    def make(settings: Settings, seed: int | None) -> EuchreBot:
        bots.append(make_bot(settings, seed=seed))
        return bots[0]

    async with visiting(make) as (visitor, printed):
        seen = await visitor.open()
        days = [sentence("playground-history-day", day=day + 1, days=DAYS) for day in range(DAYS)]
        assert printed[: DAYS + 1] == [sentence("playground-history"), *days]
        assert "/leaderboard" in seen["playground"]["banner"]["try"]
        assert Texts()("button-door-play") in str(seen["messages"]), "the lasting post leads into a game"
        people = {int(viewer["id"]) for viewer in seen["viewers"]}
        services, guild_id = bots[0].services, bots[0].guilds[0].id
        store = services.store

        games = (await store.history(GameFilter(guild_id), rows=50)).games
        for game in games:
            stored = require(await store.finished_game(guild_id, game.game_id))
            examination = verify_record(stored.record.encode())
            assert (examination.faults, examination.broken, examination.missing) == ((), None, ())
            assert len(examination.deals) == game.hands
            assert game.ranked
            assert max(seat.score for seat in game.seats) >= 10
        assert len(games) >= 4

        board = await store.leaderboard(BoardQuestion(guild_id, period=season_of(PRESENT.timestamp())))
        played = Counter(seat.user_id for game in games for seat in game.seats)
        won = Counter(seat.user_id for game in games for seat in game.seats if seat.won)
        assert {row.user_id: row.games for row in board.rows} == played
        assert all(row.wins == won[row.user_id] for row in board.rows)

        nights = await services.nights.past.of_server(guild_id)
        assert [night.rounds for night in nights] == [2, 2]
        league = await services.leagues.league(guild_id, LeagueKind.NIGHTS, season_of(PRESENT.timestamp()))
        assert {line.user_id for line in league.lines} == people
        assert league.events == len(nights)

        answers = [await services.puzzles.answer_of(guild_id, PRESENT.date(), person) for person in sorted(people)]
        assert 3 <= len([answer for answer in answers if answer is not None]) < len(people)
        await visitor.command(seen, "puzzle")
        assert (await visitor.state())["lastAction"]["settlement"] == "settled"
