"""Nobody learns what they may not know: ``uv run python -m tests.faults.noninterference``.

    uv run python -m tests.faults.noninterference --hands 2 --seed 1

One hand is played twice by the real bot in a simulated Discord, with the same public story but with other cards where
one player, the viewer, cannot look (``tests.engine.hiding``). Whatever the viewer, a stranger and everybody were sent
must be the same byte for byte: messages, panels, the pictures themselves, alternative texts, autocomplete, refusals,
files, answers to forged buttons, what pages of the live table show, and how many requests each act sets in motion.
After every act the viewer and the stranger ask for whatever might tell them more, on their pages too.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import io
import json
import logging
import random
import re
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import aiohttp
import discord
import simcord
from simcord.backend.cdn import CdnStore
from simcord.types import HttpLogEntry

from bot.app import seeded_entropy
from bot.deals.draw import DealerDraw, draw_dealer
from bot.engine import game as engine
from bot.engine.acts import Act, CallForBest, CutPack, Discard, Give, act_text
from bot.engine.cards import CODES, Card
from bot.engine.presets import PRESETS, parse
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.playground.play import serve_live_table
from bot.rights import Cooldowns
from bot.storage.api import LiveSession
from bot.tables.views import TableView
from tests.discord.card_table import CardTable, card_table
from tests.discord.live_house import Page, open_page
from tests.discord.simulation import forge, land
from tests.engine.hiding import as_moved, followed, reshuffled, told_again
from tests.engine.sampling import Hand, play_hand, shuffled
from tests.faults.venues import Played, Script, Venue, ask_everything, private_press, venue
from tests.world import require

SEATS = 4
"""How many people the simulated Discord has; presets for more are played by those that fit."""

_SHEET_FILE = re.compile(r"/sheets/[\w-]+/")
ID = re.compile(r"(?<!\d)\d{17,20}(?!\d)")


@dataclass(frozen=True, slots=True)
class Telling:
    """One way in which the hand may have been: the pack, and who did what."""

    pack: tuple[Card, ...]
    acts: tuple[tuple[Seat, Act], ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A hand that the viewer's seat cannot tell from another one."""

    words: str
    viewer: Seat
    first: Telling
    other: Telling


@dataclass(slots=True)
class Transcript:
    """What was sent to the viewer, the stranger or everybody by each act, and how much to anybody."""

    steps: list[tuple[str, ...]] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)
    requests: int = 0
    pictures: int = 0


def _drawn(rules: Rules, seed: int) -> DealerDraw:
    """A draw that both tellings have."""
    return draw_dealer(rules, seeded_entropy(seed)(), ())


def story(words: str, seed: int, viewer: Seat | None = None) -> Story | None:
    """A random hand of a preset up to a random act, told in two ways; ``None`` if no other way was found. The viewer
    sits anywhere unless that is said.
    """
    rng = random.Random(f"{words} {seed}")
    rules = parse(words.split())
    dealer = _drawn(rules, seed).dealer
    for _ in range(40):
        hand = play_hand(engine.begin(rules, dealer), shuffled(rules, rng), rng)
        hand = replace(hand, moments=hand.moments[: rng.randint(2, max(2, len(hand.moments) - 1))])
        seat = Seat(rng.choice(rules.seats)) if viewer is None else viewer
        other = _another(hand, seat, rng)
        if other is not None and hand.end.result is None:
            first = Telling(hand.pack, tuple((Seat(moment.seat), moment.act) for moment in hand.moments))
            return Story(words, seat, first, other)
    return None


def _another(hand: Hand, viewer: int, rng: random.Random) -> Telling | None:
    """The same story from a pack whose hidden hands are others."""
    places = followed(hand)
    for _ in range(30):
        pack = reshuffled(hand, places, viewer, rng)
        again = told_again(hand, places, pack)
        if again is not None and again[-1].hands != hand.end.hands:
            moved = zip(hand.moments, places.acted, strict=True)
            return Telling(pack, tuple((Seat(m.seat), as_moved(m.act, spots, pack)) for m, spots in moved))
    return None


def _without_times(data: bytes) -> bytes:
    """A file's bytes; of a zip file, which says when it was packed, its files' names and bytes."""
    if not zipfile.is_zipfile(io.BytesIO(data)):
        return data
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        return b"".join(name.encode() + packed.read(name) for name in packed.namelist())


@dataclass(slots=True)
class Files:
    """Every file that was sent: its name, size, digest and description, with the number of its request."""

    requests: list[HttpLogEntry] = field(default_factory=list)
    sent: list[tuple[int, str]] = field(default_factory=list)

    def of(self, numbers: set[int]) -> list[str]:
        return [file for number, file in self.sent if number in numbers]


@contextmanager
def files_kept() -> Iterator[Files]:
    """Every file that is sent meanwhile, once ``requests`` are those of the simulation."""
    store, files = CdnStore.store_attachment, Files()

    def kept(self: CdnStore, number: int, channel: int, name: str, data: bytes, description: str | None) -> Any:
        digest = hashlib.sha256(_without_times(data)).hexdigest()
        files.sent.append((len(files.requests) - 1, f"{name} {len(data)} {digest} {description}"))
        return store(self, number, channel, name, data, description)

    with patch.object(CdnStore, "store_attachment", kept):
        yield files


async def played(folder: Path, hand_story: Story, telling: Telling, seed: int) -> Transcript:
    """Play one telling by buttons, with everything that the viewer and the stranger try in between."""
    transcript = Transcript()
    rules = parse(hand_story.words.split())
    dealt = patch("bot.tables.hands.derive_pack", lambda *_: telling.pack)
    drawn = patch("bot.tables.beginning.draw_dealer", lambda *_: _drawn(rules, seed))
    with files_kept() as files, dealt, drawn, patch.object(Cooldowns, "take", lambda *_: 0.0):
        async with card_table(folder, seed=seed, drawn=True) as table, aiohttp.ClientSession() as browser:
            stranger = table.world.guild.add_member(table.env.create_user("eve", global_name="Eve"))
            people = table.people[: rules.players]
            watch = Watch(table, people[hand_story.viewer - 1], stranger, files, transcript)
            preset, _, options = hand_story.words.partition(" ")
            await table.gather(preset, options=options, seats=rules.players)
            await watch.step()
            await watch.begin()
            await watch.open_pages(browser)
            for number, (seat, act) in enumerate(telling.acts):
                assert table.mover is people[seat - 1]
                if isinstance(act, CutPack | Discard | Give | CallForBest):  # a menu may ask for these
                    await table.type(table.mover, "bid", call=act_text(act))
                else:
                    await table.decide(act)
                await watch.step()
                await watch.pry(number)
            table.leaks.clear()  # a refusal repeats the card that was typed
    transcript.pictures = len(files.sent)
    return transcript


class Watch:
    """Notes what reaches the viewer and the stranger, and asks for more in their names."""

    def __init__(
        self,
        table: CardTable,
        viewer: simcord.MemberActor,
        stranger: simcord.MemberActor,
        files: Files,
        transcript: Transcript,
        heard: Callable[[HttpLogEntry], bool] | None = None,
    ) -> None:
        """``heard`` tells which requests are noted; by default all that reach everybody or one of the two."""
        self._table, self._viewer, self._stranger = table, viewer, stranger
        self._files, self._transcript = files, transcript
        self._heard = heard or self._reaches
        self._ids: dict[str, str] = {}
        self._requests = 0
        self._pages: list[Page] = []
        files.requests = table.env.http_requests

    async def begin(self) -> None:
        """The stranger presses *Watch*: from now on they have a private view of the public table."""
        await self._stranger.click(self._table.message, custom_id=f"rb:watch:{self._table.table_id}")
        await self.step()

    async def open_pages(self, browser: aiohttp.ClientSession) -> None:
        """From now on the two look at a page, too."""
        world = self._table.world
        await serve_live_table(self._table.env, self._table.bot)
        for actor in (self._viewer, self._stranger):
            person = LiveSession(actor.id, actor.name, world.guild.id, world.channel.id, "en-US")
            self._pages.append(await open_page(self._table.bot.features.live, browser, person))

    async def _on_pages(self, press: str = "", **more: Any) -> list[str]:
        """What the two are shown after they have pressed this on their pages, but the film and the time: they depend on
        how fast this machine is.
        """
        shown = []
        for page in self._pages:
            view = await page.press(press, **more)
            told = [{**view, "moves": [], "answered": "", "now": 0, "clock": None}, *page.sheets]
            shown.append(_SHEET_FILE.sub("/sheets/", json.dumps(told, sort_keys=True)))
        return shown

    async def pass_over(self) -> None:
        """What has been sent since the last step is not noted: when messages are redrawn is the clock's affair, so that
        they are given the time for it.
        """
        await self._table.env.advance_time(5.0)
        self._requests = len(self._table.env.http_requests)

    async def step(self, *also: object) -> None:
        """What has been sent since the last step is one entry of the transcript."""
        await self._table.env.settle()
        requests = dict(enumerate(self._table.env.http_requests[self._requests :], self._requests))
        self._requests += len(requests)
        heard = {number: request for number, request in requests.items() if self._heard(request)}
        seen = [
            f"{request.method} {request.path} {json.dumps(request.json, sort_keys=True, default=str)}"
            for request in heard.values()
        ]
        entry = (*map(self._anonymous, [*seen, *map(str, also), *await self._on_pages()]), *self._files.of(set(heard)))
        self._transcript.steps.append(entry)
        self._transcript.counts.append(len(requests))
        self._transcript.requests += len(seen)

    def _reaches(self, request: HttpLogEntry) -> bool:
        return self._table.reader(request) in (None, self._viewer.id, self._stranger.id)

    def _anonymous(self, text: str) -> str:
        """Discord's numbers by the order in which they came up."""
        return ID.sub(lambda match: self._ids.setdefault(match[0], f"id{len(self._ids)}"), text)

    async def pry(self, number: int) -> None:
        """Ask for whatever might tell more, another thing after every act; both ask."""
        pryings = (self._cards, self._commands, self._forged, self._offers)
        for actor in (self._viewer, self._stranger):
            await pryings[number % len(pryings)](actor, number)
            await self.step()

    async def _cards(self, actor: simcord.MemberActor, number: int) -> None:
        """Cards that are not theirs to play: in their hand or not, the refusal is what the laws say to them."""
        snapshot = self._table.bot.services.tables.snapshot(self._table.table_id)
        view = None if snapshot is None else snapshot.seat_view(actor.id)
        held = () if view is None else view.hand
        for card in random.Random(number).sample([card for card in range(len(CODES)) if card not in held], 2):
            await self._table.type(actor, "play", card=CODES[card])
        await self._table.type(actor, "bid", call=f"discard {CODES[number % len(CODES)]} {CODES[1]}")

    async def _commands(self, actor: simcord.MemberActor, number: int) -> None:
        # Those that read may not be asked often.
        for command in ("hand", "record", "my-data", "stats") if number < SEATS else ("hand",):
            await self._table.type(actor, command)

    async def _forged(self, actor: simcord.MemberActor, number: int) -> None:
        """Buttons that were never shown: of the running hand, of another seat's acts, of the past."""
        view, table_id = self._table.view, self._table.table_id
        genuine = await private_press(self._table, actor)
        for forged in (
            f"rb:hands:{table_id}:{view.hand_seq}",
            f"rb:fair-hand:{table_id}:{view.hand_seq}",
            f"rb:review:{table_id}:{view.hand_seq}",
            f"rb:act:{table_id}:{view.seq - 1}:{number % 7}",
            f"rb:off:{table_id}:{view.seq}:{number % 7}",
            f"rb:pick:{table_id}:{view.seq - 1}",
            f"rb:panel:{table_id}",
            f"rb:watch:{table_id}",
            f"rb:look:{table_id}",
        ):
            chosen = ("0",) if ":pick:" in forged else ()
            (answer,) = await land(self._table.env, forge(genuine, forged, chosen or None))
            assert answer.acknowledged, f"nobody answers {forged}"
            await self.step(*await self._on_pages(forged, chosen=chosen))

    async def _offers(self, actor: simcord.MemberActor, number: int) -> None:
        for command, option in (("play", "card"), ("bid", "call")):
            offered = await actor.autocomplete(self._table.world.channel, command, option, "")
            await self.step(command, offered)


async def difference(folder: Path, hand_story: Story, seed: int) -> tuple[str, Transcript]:
    """What the viewer could tell the two by; empty if nothing."""
    folders = [_made(folder / name) for name in ("first", "other")]
    first, other = [
        await played(path, hand_story, telling, seed)
        for path, telling in zip(folders, (hand_story.first, hand_story.other), strict=True)
    ]
    return _difference(first, other), first


async def asked_everything(
    folder: Path, where: Venue, hand_story: Story, telling: Telling, seed: int, begun: Callable[[Played], None]
) -> Transcript:
    """One telling at a venue, where the viewer and the stranger ask for everything in the midst of the hand.

    No text adds the acts since the last picture: they are public, and how many there are depends on how fast this
    machine draws.
    """
    transcript = Transcript()
    script = Script(telling.acts)
    drawn = _drawn(parse(hand_story.words.split()), seed)
    with files_kept() as files, patch.object(TableView, "unseen", ()):
        async with venue(folder, where, script, drawn, telling.pack, seed=seed) as game:
            begun(game)
            viewer = game.person(hand_story.viewer)
            watch = Watch(game.table, viewer, game.stranger, files, transcript, _answers(game, viewer))
            for moment in range(2):
                for _ in range(len(telling.acts) // 2 if not moment else len(telling.acts)):
                    await game.go_on()
                await watch.pass_over()
                for actor in (viewer, game.stranger):
                    await ask_everything(game, actor, plays=actor is viewer)
                    await watch.step(*game.standing())
    transcript.pictures, transcript.counts = len(files.sent), []
    return transcript


async def asked_from_outside(folder: Path, where: Venue, telling: Telling, seed: int) -> Transcript:
    """A tournament's table, however it is played: the stranger asks for everything in the midst of it, and when the
    table is over though the tournament is not. What is noted is what reaches them, and what stands in the channel.
    """
    transcript = Transcript()
    drawn = _drawn(parse(["standard"]), seed)
    with files_kept() as files:
        async with venue(folder, where, Script(telling.acts), drawn, telling.pack, seed=seed) as game:
            watch = Watch(game.table, game.stranger, game.stranger, files, transcript, _answers(game))
            guild, backend = game.table.world.guild, game.table.env.backend
            role = guild.create_role("caretaker", permissions=discord.Permissions(manage_threads=True))
            backend.add_member_role(guild.id, game.stranger.id, role.id)  # who may type where the table stands
            for _ in range(2):
                while await game.go_on():
                    pass
                await watch.pass_over()
                await ask_everything(game, game.stranger, plays=False)
                await watch.step()
                await game.finish()
    transcript.counts = []
    return transcript


async def answers_in_words(folder: Path, hand_story: Story, seed: int) -> list[str]:
    """What the player on turn reads who chose words, and asks for everything at a table in the midst of a hand."""
    drawn = _drawn(parse(hand_story.words.split()), seed)
    async with venue(
        folder, Venue.TABLE, Script(hand_story.first.acts), drawn, hand_story.first.pack, seed=seed
    ) as game:
        room = game.table
        for person in room.people:
            await room.bot.services.readers.choose(person.id, "text-only", "on")
        while await game.go_on():
            pass
        await room.env.advance_time(5.0)  # panels that were drawn before are drawn anew
        viewer = game.person(require(game.view.to_move).seat)
        first = len(room.env.http_requests)
        await ask_everything(game, viewer, plays=True)
        requests = [request for request in room.env.http_requests[first:] if room.reader(request) == viewer.id]
        return [json.dumps(request.json, ensure_ascii=False, default=str) for request in requests]


def _answers(game: Played, *players: simcord.MemberActor) -> Callable[[HttpLogEntry], bool]:
    """What the stranger and these players are answered, and what is posted where all may read it. When a message is
    redrawn is not noted: that depends on how long things take.
    """
    readers = {game.stranger.id, *(player.id for player in players)}
    posted = f"/channels/{game.table.world.channel.id}/messages"

    def heard(request: HttpLogEntry) -> bool:
        if request.path.startswith("/channels/"):
            return request.method == "POST" and request.path == posted
        redrawn = request.method == "PATCH" and "rb:more:" in json.dumps(request.json)
        return not redrawn and game.table.reader(request) in readers

    return heard


async def difference_at(
    folder: Path, where: Venue, hand_story: Story, seed: int, begun: Callable[[Played], None] = lambda _: None
) -> tuple[str, Transcript]:
    """What the viewer or the stranger could tell the two by at a venue; empty if nothing. ``begun`` gets to know each
    of the two games once its first hand is dealt.
    """
    first, other = [
        await asked_everything(_made(folder / name), where, hand_story, telling, seed, begun)
        for name, telling in (("first", hand_story.first), ("other", hand_story.other))
    ]
    return _difference(first, other), first


async def difference_outside(folder: Path, where: Venue, seed: int) -> tuple[str, Transcript]:
    """What a stranger could tell two different hands of a hidden tournament by; empty if nothing."""
    stories = [story(words, seed) for words in ("standard", "standard points=10")]  # two hands under the same rules
    first, other = [
        await asked_from_outside(_made(folder / str(number)), where, hand_story.first, seed)
        for number, hand_story in enumerate(stories)
        if hand_story is not None
    ]
    return _difference(first, other), first


def _difference(first: Transcript, other: Transcript) -> str:
    for number, (one, two) in enumerate(zip(first.steps, other.steps, strict=True)):
        if one != two:
            pair = next(((a, b) for a, b in zip(one, two, strict=False) if a != b), (len(one), len(two)))
            return f"step {number}: {pair[0]}\nor {pair[1]}"
    return "" if first.counts == other.counts else f"requests by act: {first.counts} or {other.counts}"


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True)
    return folder


def playable() -> tuple[str, ...]:
    """The presets that so many people can play, by the words that say so."""
    words_playable = []
    for preset in PRESETS:
        for words in (preset, f"{preset} players=4", f"{preset} players=3"):
            try:
                rules = parse(words.split())
            except ValueError:
                continue
            if rules.players <= SEATS:
                words_playable.append(words)
                break
    return tuple(words_playable)


def main(argv: Sequence[str] | None = None) -> int:
    """Print a line for each preset; 1 if a viewer could tell anything."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.noninterference")
    parser.add_argument("--hands", type=int, default=2, help="hands of each preset")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(argv)
    logging.disable(logging.ERROR)
    leaks = 0
    print(f"{'preset':28}{'hands':>6}{'acts':>6}{'requests':>10}{'files':>7}{'leaks':>7}")  # noqa: T201 - its answer
    for words in playable():
        row = [0, 0, 0, 0, 0]
        for seed in range(arguments.seed, arguments.seed + arguments.hands):
            hand_story = story(words, seed)
            if hand_story is None:
                continue
            with tempfile.TemporaryDirectory() as folder:
                why, seen = asyncio.run(difference(Path(folder), hand_story, seed))
            gained = (1, len(hand_story.first.acts), seen.requests, seen.pictures, bool(why))
            row = [sum(pair) for pair in zip(row, gained, strict=True)]
            if why:
                print(why)  # noqa: T201 - its answer
        leaks += row[-1]
        print(f"{words:28}{row[0]:>6}{row[1]:>6}{row[2]:>10}{row[3]:>7}{row[4]:>7}", flush=True)  # noqa: T201 - its answer
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
