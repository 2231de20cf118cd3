"""What is played before a browser looks: tables at every moment that is worth a look, with deals that come again."""

from __future__ import annotations

import random
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import simcord

from bot.analysis import desk
from bot.analysis.desk import analyse
from bot.analysis.games import read_games
from bot.engine.acts import PASS, ClaimLead, PlayCard
from bot.engine.seats import left_of
from bot.engine.state import Phase
from bot.pictures import palette
from bot.players.review import Finding, OwnDecision, review
from bot.players.workers import Workers
from bot.storage.sqlite.database import SqliteStore
from bot.tables.decisions import Decision, Person
from bot.tables.model import Status
from bot.tables.playing import Play
from bot.tournaments.nights.night import NightStatus
from bot.ui import buttons
from bot.ui.picture_queue import Pictures
from cogs.table.looking_back import LookingBack
from tests.discord.card_table import CardTable, any_picture, card_table
from tests.discord.nights import Night8
from tests.discord.simulation import feature
from tests.discord.test_daily import Day
from tests.storage.play import DAY, EVE, FAY, NAMES, partners, play
from tests.world.analysed import RECORD

BEFORE_PLAY = tuple(phase for phase in Phase if phase not in (Phase.DEAL, Phase.PLAY, Phase.OVER))
SCRIPTS = ("Иван Петрович", "田中 太郎", "محمد علي الحسيني", "राजेश कुमार शर्मा")
_COMPUTERS_SECONDS = 20.0
"""Time for three computers to call or play."""
GUS, HAL = FAY + 1, FAY + 2
LONGEST = ("Wolfeschlegelsteinhausenbergerdorf", "W" * 32, "Maximiliane von Hohenfels 🦊", "ΧΑΡΑΛΑΜΠΟΣ ΠΑΠΑΔΟΠΟΥΛΟΣ")


async def until(table: CardTable, reached: Callable[[CardTable], bool]) -> None:
    """Play on until the table is as wanted."""
    for _ in range(400):
        if reached(table):
            return
        await on(table)
    raise AssertionError("the game never came to that")


async def on(table: CardTable) -> None:
    """One decision more, or the next deal."""
    if table.view.open_deal is not None:
        await table.press(table.mover, "button-deal")
    else:
        await table.decide(table.choice())


@contextmanager
def undrawn() -> Iterator[None]:
    """Let one picture stand for all while nobody looks: drawing takes most of the time of a long game."""

    async def draw() -> bytes:
        return any_picture()

    with patch.object(Pictures, "_ask", lambda *_: draw):
        yield


async def play_on(table: CardTable, until_hand: int | None = None) -> None:
    """Play until the game is over, or that hand begins; of each hand only the end is drawn."""

    def ends(now: CardTable) -> bool:
        view = now.view.public
        return view is None or view.number != number or min(view.hand_sizes) <= 1

    while table.view.status is Status.PLAYING and table.view.public is not None:
        number = table.view.public.number
        if number == until_hand:
            return
        with undrawn():
            await until(table, ends)
        await table.play_on(until_hand=number + 1)


def on_turn(table: CardTable, *phases: Phase) -> bool:
    """Whether Ann is asked in one of these phases."""
    view = table.view.public
    return view is not None and view.phase in phases and table.mover == table.ann


def cards_down(table: CardTable, cards: int, tricks: int = 0) -> bool:
    """Whether so many cards lie on the table after so many tricks."""
    view = table.view.public
    return view is not None and len(view.trick) >= cards and len(view.tricks) >= tricks


def rename(table: CardTable, names: tuple[str, ...]) -> None:
    """Other names for the people, before they sit down."""
    for person, name in zip(table.people, names, strict=True):
        table.env.backend.users[person.id].global_name = name


# -- from *Play* to the first trick


async def door(table: CardTable) -> None:
    """Ann has typed ``/euchre``."""
    await table.type(table.ann, "euchre")


async def first_card(table: CardTable) -> None:
    """Ann has pressed *Play*, and is asked for her first card."""
    answer = await table.type(table.ann, "euchre")
    table.panels[table.ann.id] = (await table.press(table.ann, buttons.DOOR, answer.response, verb="play")).response
    await table.env.advance_time(_COMPUTERS_SECONDS)


async def first_trick(table: CardTable) -> None:
    """Ann has played her card; the first trick is taken."""
    await first_card(table)
    while not cards_down(table, 0, 1):
        if table.mover == table.ann:
            await table.decide(table.choice(), on_panel=True)
        await table.env.advance_time(_COMPUTERS_SECONDS)


# -- before and during a hand


async def lobby(table: CardTable) -> None:
    """Two have sat down."""
    ann, bob, *_ = table.people
    await table.type(ann, "table open", rules="earlwood")
    await table.press(bob, "button-join")


async def bidding(table: CardTable) -> None:
    """Two have passed."""
    await table.gather()
    await table.decide(PASS)
    await table.decide(PASS)


async def panel(table: CardTable) -> None:
    """Ann's own cards when it is her turn to follow."""
    await table.gather()
    await until(table, lambda now: on_turn(now, Phase.PLAY) and cards_down(now, 2))
    await table.panel(table.ann)


async def trick(table: CardTable) -> None:
    """Three cards of the third trick lie on the table."""
    await table.gather("csl")
    await until(table, lambda now: cards_down(now, 3, 2))


async def call_ace(table: CardTable) -> None:
    """Six players, two of them computers; the partner is not known yet."""
    ann, *others = table.people
    await table.type(ann, "table open", rules="call-ace", options="players=6", computers=2)
    for person in others:
        await table.press(person, "button-join")
    await table.press(ann, "button-start")
    await until(table, lambda now: cards_down(now, 3, 1))


async def double_hasenpfeffer(table: CardTable) -> None:
    """Twelve cards in Ann's hand, trump made."""
    await table.gather("double-hasenpfeffer")
    await until(table, lambda now: on_turn(now, Phase.PLAY) and cards_down(now, 1))
    await table.panel(table.ann)


async def old_school(table: CardTable) -> None:
    """A lead out of turn was claimed, so that its card lies exposed, and the first trick rests until it is gathered."""
    await table.gather(options="law=old-school")
    await until(table, lambda now: now.view.public is not None and now.view.public.phase is Phase.PLAY)
    view = table.view.public
    assert view is not None and view.turn is not None  # noqa: PT018
    early, claimer = left_of(view.turn, 4), view.turn
    for seat, act in ((early, None), (claimer, ClaimLead(early))):
        user_id = table.view.chair(seat).user_id
        assert user_id is not None
        person = Person(user_id, "")
        own_view = table.mine(table.actor(user_id))
        chosen = next(each for each in own_view.offered if isinstance(each, PlayCard)) if act is None else act
        await table.bot.services.tables.decide(Decision(table.table_id, person, Play(chosen), None, None))
    while not table.view.public.gather_due:  # type: ignore[union-attr]
        own_view = table.mine(table.mover)
        await table.decide(next((act for act in own_view.legal if isinstance(act, PlayCard)), own_view.legal[0]))
    await table.panel(table.ann)


async def scripts(table: CardTable) -> None:
    """Names in four scripts."""
    rename(table, SCRIPTS)
    await panel(table)


async def longest(table: CardTable) -> None:
    """Names as long as Discord takes them."""
    rename(table, LONGEST)
    await panel(table)


# -- afterwards


async def result(table: CardTable) -> None:
    """Two hands are over, the next one dealt."""
    await table.gather()
    await play_on(table, until_hand=3)


async def hands(table: CardTable, rules: str = "standard") -> None:
    """Ann has asked what everybody held."""
    await table.gather(rules)
    await play_on(table, until_hand=2)
    await table.look_at(table.ann)


async def double_hands(table: CardTable) -> None:
    """The same with twelve cards each."""
    await hands(table, "double-hasenpfeffer")


async def share(table: CardTable) -> None:
    """Ann has shared a hand."""
    await table.gather()
    await play_on(table, until_hand=2)
    hand = (await table.look_at(table.ann)).response
    await table.press(table.ann, "button-share", hand)


async def replay(table: CardTable) -> None:
    """The third trick of a finished game."""
    await table.gather(points=2)
    await play_on(table)
    message = (await table.type(table.ann, "replay", game=1)).response
    for way in ("trick", "trick", "forward", "forward"):
        await table.press(table.bob, f"button-replay-{way}", message)


class _Here(Workers):
    """The expert, in this process."""

    hands_in_review = 0

    async def review(self, decisions: Sequence[OwnDecision], seed: int, most: int = 3) -> tuple[Finding, ...]:
        return review(tuple(decisions), seed, most=1)


async def hand_review(table: CardTable) -> None:
    """Ann threw away her best cards, and asks how she played."""
    await table.gather()
    feature(table.bot, LookingBack).workers = _Here()
    while table.view.public is not None and table.view.public.number == 1:
        plays = [act for act in table.mine(table.mover).legal if isinstance(act, PlayCard)]
        throws = plays and table.mover == table.ann
        await table.decide(max(plays, key=lambda act: act.card) if throws else table.choice())
    hand = (await table.look_at(table.ann)).response
    await table.press(table.ann, "button-review", hand)


async def analysis(table: CardTable) -> None:
    """Ann has had a whole game judged, and steps to the first mistake. The expert has thought before: nobody waits."""
    game = read_games(RECORD, "evening.euchre")[0]
    judgements, cards = analyse(game)
    by_place = {(one.hand, one.act): one for one in judgements}
    with (
        patch.object(desk, "judge", lambda decision: by_place[decision.hand, decision.act]),
        patch.object(desk, "play_ons", lambda *_: ()),
        patch.object(desk, "report_cards", lambda *_: cards),
    ):
        ann = table.ann
        message = (await table.type(ann, "analyse", file=("evening.euchre", RECORD))).response
        await table.env.settle()
    for key in ("button-analysis-steps", "button-replay-mistake"):
        await table.press(ann, key, message)


async def tour(table: CardTable, step: int = 1) -> None:
    """A newcomer goes through the tour from the lobby."""
    await lobby(table)
    dan = table.ann
    page: Any = (await table.press(dan, "button-tour-new")).response
    for _ in range(step - 1):
        await table.press(dan, "button-tour-next", page)


async def highlight(table: CardTable) -> None:
    """The end of a game, won with a march."""
    await table.gather(points=3)
    await play_on(table)


_WEEKS = 8


async def rated_players(table: CardTable) -> tuple[simcord.MemberActor, ...]:
    """Return four people who have played ranked games with four others for some weeks."""
    assert isinstance(table.bot.services.store, SqliteStore)
    people, rng = table.people, random.Random(4)
    names = {person.id: person.name.title() for person in people} | {EVE: "Eve", FAY: "Fay", GUS: "Gus", HAL: "Hal"}
    NAMES.update(names)
    begin, games = table.env.now().timestamp(), []
    for number in range(10 * _WEEKS):
        players = rng.sample(list(names), 4)
        weight = [1 + (players[0] == people[0].id), 1 + (players[1] == people[0].id)]
        counts = {player: _counts(rng) for player in players}
        ended_at = begin + number * 7 * DAY / 10
        games.append(partners(players, winner=rng.choices((1, 2), weight)[0], counts=counts, ended_at=ended_at))
    await play(table.bot.services.store, *games, guild_id=table.world.guild.id)
    return people


def _counts(rng: random.Random) -> dict[str, int]:
    """What somebody did in a game of twelve hands."""
    called = rng.randint(2, 5)
    made, lone = rng.randint(called - 2, called), rng.randint(0, 1)
    return {
        "hands": 12, "tricks": rng.randint(10, 18), "called": called, "made": made, "euchred": called - made,
        "marches": rng.randint(0, min(1, made)), "lone_tried": lone, "lone_made": rng.randint(0, lone) if made else 0,
        "euchres_made": rng.randint(0, 2),
    }  # fmt: skip


async def leaderboard(table: CardTable) -> None:
    """The ratings of the season."""
    people = await rated_players(table)
    await table.type(people[0], "leaderboard")


async def stats(table: CardTable) -> None:
    """A player's card."""
    people = await rated_players(table)
    await table.type(people[0], "stats")


async def compare(table: CardTable) -> None:
    """Two players side by side."""
    people = await rated_players(table)
    await table.type(people[0], "compare", a=people[0], b=people[1])


async def night(table: CardTable) -> None:
    """The pause after the first of two rounds: standings, and who meets whom next."""
    now = Night8(table)
    await now.begun(hands=2)
    await now.play_on(lambda: now.night.status is NightStatus.PAUSE)
    await now.told("night-next", number=2)


async def bracket(table: CardTable) -> None:
    """An elimination night of four pairs is over: its bracket, and the standings."""
    now = Night8(table)
    await now.begun(hands=2, movement="single-elimination")
    await now.to_the_end()
    await now.told("night-over")


async def daily(table: CardTable) -> None:
    """Ann has finished the day's five hands."""
    await Day(table).play(table.ann)


Prepare = Callable[[CardTable], Awaitable[None]]

WAY: dict[str, tuple[int, Prepare, bool]] = {
    "door": (7, door, True),
    "first-card": (7, first_card, True),
    "first-trick": (7, first_trick, True),
}
"""From *Play* to the first trick; README shows it as on a phone."""
LIVE: dict[str, tuple[int, Prepare, bool]] = {"live": (7, panel, False)}
"""Ann's live table, and beside it the message that everybody sees."""
SCREENS: dict[str, tuple[int, Prepare, bool]] = (
    WAY
    | LIVE
    | {
        "lobby": (1, lobby, False),
        "bidding": (4, bidding, False),
        "panel": (7, panel, True),
        "trick": (6, trick, False),
        "result": (4, result, False),
        "hands": (4, hands, True),
        "share": (4, share, False),
        "replay": (4, replay, False),
        "review": (3, hand_review, True),
        "analysis": (1, analysis, True),
        "tour": (1, partial(tour, step=3), True),
        "highlight": (2, highlight, False),
        "leaderboard": (4, leaderboard, False),
        "stats": (4, stats, False),
        "compare": (4, compare, False),
        "night": (2, night, False),
        "bracket": (2, bracket, False),
        "daily": (2, daily, True),
        "call-ace-six": (5, call_ace, False),
        "double-hasenpfeffer": (3, double_hasenpfeffer, True),
    }
)
"""By name: the seed of the deals, what is played before the browser looks, and whether it sees what Ann sees.

Otherwise it sees what everybody sees, with the eyes of somebody who only watches.
"""


@contextmanager
def _steady_colours(first_id: int) -> Iterator[None]:
    """Give people the colours of their places among all people: their ids, by which colours go, change with the number
    of the bot's commands.
    """
    own = palette.person_colour

    def choose(user_id: int) -> palette.Colour:
        return own(user_id if user_id < first_id else user_id - first_id + 1)

    with patch.object(palette, "person_colour", choose):
        yield


@asynccontextmanager
async def screen(name: str) -> AsyncIterator[tuple[CardTable, simcord.MemberActor]]:
    """The table at the moment of this screen, and who looks at it."""
    seed, prepare, private = SCREENS[name]
    with tempfile.TemporaryDirectory() as folder:
        async with card_table(Path(folder), drawn=True, seed=seed, expert="steady", host={"live_url": None}) as table:
            assert table.bot.user is not None
            await table.bot.user.edit(username="Right Bower")
            with _steady_colours(table.ann.id):
                await prepare(table)
                watcher = table.world.guild.add_member(table.env.create_user("eve", global_name="Eve"))
                yield table, table.ann if private else watcher
