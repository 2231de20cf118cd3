"""Nothing that the bot shows tells that an act was irregular (law 9.2).

One story is played twice at old-school tables: with a hand under which an act breaks the law, and with one under which
it is lawful. Whatever others are shown is the same byte for byte, at the same times: views, words, alternative texts,
buttons and their states, pictures. The player who acted sees the same too, but for the cards that they hold.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any
from unittest.mock import patch

import discord
import pytest

from bot.deals.draw import DealerDraw
from bot.engine.acts import parse_act
from bot.engine.game import legal_acts
from bot.engine.presets import parse
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.views import SeatView
from bot.pictures.panel_picture import panel_picture, playable_cards
from bot.pictures.table_picture import table_picture
from bot.storage.api import TableId
from bot.tables.playing import Play
from bot.tables.views import TableView
from bot.ui.readers import Reader
from bot.words.catalogue import Texts
from bot.words.panel_text import panel_alt
from bot.words.table_text import table_alt
from cogs.table.layouts import panel_layout, table_layout
from tests.engine.tables import Table, stack
from tests.tables.company import PEOPLE, Evening
from tests.tables.memory import MemoryStore
from tests.world import require
from tests.world.said import is_text

TEXTS = Texts()
VIEWER = Reader(TEXTS)


@dataclass(frozen=True)
class Story:
    """Hands under which the act of ``actor`` is irregular, what they hold instead where it is lawful, and the acts."""

    options: str
    actor: int
    hands: dict[int, str]
    kitty: str
    instead: str
    kitty_instead: str
    acts: str
    strangers: tuple[int, ...]
    others: dict[int, str] = field(default_factory=dict)


STORIES = {
    "a renege that takes the trick": Story(
        "", 2, {1: "AS KS AH KH QD", 2: "9S TS JH TH 9D", 3: "QS JS AD KD TD", 4: "9C TC QC KC AC"}, "QH JD JC",
        "JD QH JH TH 9D", "9S TS JC",
        "1 order; 4 discard 9C; 1 AS; 2 JH; 3 QS; 4 TC; wait; 2 9D; 3 AD; 4 QC; 1 QD; wait", (1, 3, 4),
    ),
    "a renege by a discard of another suit": Story(
        "review=yes", 2, {1: "AS KS AH KH QD", 2: "9S TS JH TH 9D", 3: "QS JS AD KD TD", 4: "9C TC QC KC AC"},
        "QH JD JC", "JC QH JH TH 9D", "9S JD TS",
        "1 order; 4 discard 9C; 1 AS; 2 9D; 3 QS; 4 TC; 1 gather; 1 AH; 2 TH; 3 TD; 4 9H; wait", (1, 3, 4),
    ),
    "trump led first (law 6.2)": Story(
        "no_first_blood=yes", 1, {1: "AS KS AH KH QH", 2: "9S TS JH TH 9D", 3: "QS JS AD KD TD", 4: "9C TC QC KC AC"},
        "JD QD JC", "TH JD AH KH QH", "9D QD JC",
        "1 order; 4 discard 9C; 1 AH; 2 JH; 3 TD; 4 9H; 2 gather", (3, 4), {2: "9S TS JH AS KS"},
    ),
}  # fmt: skip


class Screens:
    """Everything that is shown of a table, moment by moment."""

    def __init__(self, evening: Evening, table_id: TableId) -> None:
        self.evening, self.table_id = evening, table_id
        self.shown: dict[str, list[Any]] = {}

    def look(self, story: Story) -> None:
        """What everybody has on their screen now."""
        snapshot = self.evening.snapshot(self.table_id)
        table = snapshot.table._replace(commitment=None, seal="")
        self._add("public", public_screen(table))
        for seat in story.strangers:
            self._add(f"seat {seat}", (snapshot.seat_view(PEOPLE[seat - 1].user_id), *screen(table, self._mine(seat))))
        self._add("actor", without_cards(table, self._mine(story.actor)))
        changes = [
            (change.snapshot.table.seq, change.by, change.settled, change.reminder) for change in self.evening.changes
        ]
        self._add("changes", changes)

    def _mine(self, seat: int) -> SeatView:
        return require(self.evening.snapshot(self.table_id).seat_view(PEOPLE[seat - 1].user_id))

    def _add(self, who: str, what: Any) -> None:
        self.shown.setdefault(who, []).append((self.evening.clock.now(), what))


def components_of(layout: discord.ui.LayoutView) -> list[dict[str, Any]]:
    sent: list[dict[str, Any]] = layout.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it so
    return sent


def public_screen(table: TableView) -> tuple[object, ...]:
    """The table's view, message, alternative text and picture."""
    alt = table_alt(table, TEXTS)
    layouts = [components_of(table_layout(table, each, TEXTS)) for each in (alt, None)]
    return repr(table), alt, json.dumps(layouts), table_picture(table, TEXTS)


def screen(table: TableView, view: SeatView) -> tuple[object, ...]:
    """A player's panel, with a picture and without, its alternative text and the picture."""
    alt = panel_alt(table, view, TEXTS)
    layouts = [components_of(panel_layout(table, view, VIEWER, each)) for each in (alt, None)]
    return alt, json.dumps(layouts), panel_picture(table, view, TEXTS)


def without_cards(table: TableView, view: SeatView) -> list[object]:
    """The panel of the one who acts without the names of the cards that they hold: its words and all its buttons, the
    cards among them in no order, since trump stands apart.
    """
    layout = components_of(panel_layout(table, view, VIEWER))
    words = [line for part in parts(layout) for line in part.get("content", "").split("\n")]
    alt = panel_alt(table, view, TEXTS).split("\n")
    buttons = [part for part in parts(layout) if part.get("type") == BUTTON]
    cards = [part for part in buttons if part["custom_id"].startswith(("rb:act:", "rb:off:"))]
    states = sorted((part["custom_id"][:6], part["disabled"], part["style"]) for part in cards)
    others = [part for part in buttons if part not in cards]
    raised = playable_cards(view)
    resting = 0 if raised is None else len(set(view.hand) - raised)
    return [
        resting,
        [line for line in (*words, *alt) if line and not any(is_text(line, key) for key in HAND)],
        states,
        others,
    ]


BUTTON = 2
HAND = ("panel-hand", "panel-hand-trump", "panel-hand-trump-only", "panel-hand-no-trump")


def parts(components: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for component in components:
        yield component
        yield from parts(component.get("components", ()))


async def told(story: Story, *, lawful: bool) -> dict[str, list[Any]]:
    """The story with either hand."""
    hands = story.hands | ({story.actor: story.instead} | story.others if lawful else {})
    kitty = story.kitty_instead if lawful else story.kitty

    def packed(rules: Rules, *_: object) -> tuple[Any, ...]:
        return stack(rules, 4, hands, "9H", kitty)

    def drawn(*_: object) -> DealerDraw:
        return DealerDraw("random", (), Seat(4))

    with patch("bot.tables.hands.derive_pack", packed), patch("bot.tables.beginning.draw_dealer", drawn):
        evening = Evening(MemoryStore())
        table_id = await evening.started(f"standard law=old-school {story.options}")
        screens = Screens(evening, table_id)
        screens.look(story)
        for line in story.acts.split("; "):
            await act(evening, table_id, line)
            screens.look(story)
            await evening.clock.advance(1)
        await evening.tables.close()
    return screens.shown


async def act(evening: Evening, table_id: TableId, line: str) -> None:
    if line == "wait":
        await evening.clock.advance(9)
        return
    seat, *words = line.split()
    await evening.does(table_id, PEOPLE[int(seat) - 1], Play(parse_act(words)), evening.view(table_id).seq)


@pytest.mark.parametrize("name", STORIES)
async def test_law_9_2_nothing_shows_that_an_act_was_irregular(name: str) -> None:
    story = STORIES[name]
    irregular, lawful = await told(story, lawful=False), await told(story, lawful=True)
    assert irregular.keys() == lawful.keys()
    for who, moments in irregular.items():
        for number, (one, other) in enumerate(zip(moments, lawful[who], strict=True)):
            assert one == other, f"{who} can tell at moment {number} of {name}"


@pytest.mark.parametrize("name", STORIES)
def test_each_secrecy_story_is_lawful_in_one_hand_only(name: str) -> None:
    """The same act breaks the law under one hand and keeps it under the other."""
    story = STORIES[name]
    broken = []
    for lawful in (False, True):
        hands = story.hands | ({story.actor: story.instead} | story.others if lawful else {})
        kitty = story.kitty_instead if lawful else story.kitty
        table = Table("standard", 0, **dict(parse(["standard", "law=old-school", *story.options.split()]).options))
        table.deal(hands, "9H", kitty)
        against = 0
        for line in story.acts.split("; "):
            line = f"{table.turn} gather" if line == "wait" else line
            seat, *words = line.split()
            against += int(seat) != table.turn or parse_act(words) not in legal_acts(table.state, Seat(int(seat)))
            table.say(line)
        broken.append(against)
    assert broken == [1, 0]
