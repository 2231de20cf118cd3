"""Nobody is told what they may not know, by whatever way; and no log is, at any level.

``python -m tests.faults.noninterference`` plays hands of every preset, a few of which are played here.
"""

from __future__ import annotations

import json
import logging
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from bot.__main__ import _log_to_stderr
from bot.engine.acts import PASS, Act, Discard, Fold, OrderUp, PlayCard
from bot.engine.cards import CODES, Card
from bot.engine.game import apply
from bot.engine.presets import PRESETS
from bot.engine.refusals import Unlawful, Violation
from bot.engine.seats import Seat
from bot.engine.state import State
from bot.engine.views import PublicView, SeatView, public_view
from bot.operations.logs import TEXT_FORMAT
from bot.rights import Cooldowns
from bot.tables.model import TournamentTable
from tests.discord.card_table import CardTable, card_table, shows
from tests.engine.hiding import followed, reshuffled, told_again, told_first
from tests.engine.sampling import first_state, play_hand, random_rules, shuffled
from tests.faults.noninterference import (
    Story,
    answers_in_words,
    difference,
    difference_at,
    difference_outside,
    playable,
    story,
)
from tests.faults.venues import Played, Venue
from tests.long_form import sampled
from tests.world import require


@pytest.fixture(autouse=True)
def nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for everything asks faster than people may: what is told must not depend on that."""
    monkeypatch.setattr(Cooldowns, "take", lambda *_: 0.0)


CANARY = "MTIzNDU2Nzg5MDEyMzQ1Njc4.canary.of-the-bot-itself"

AS_CODE = re.compile(r"\b(?:cards?|hands?|pack|dealt|kitty|secret|mine)=")
"""How Python itself would write down what somebody holds."""

CARDS = [Card(number) for number in range(len(CODES))]
TRIED: tuple[Act, ...] = (PASS, OrderUp(), OrderUp(alone=True), Fold(), *map(PlayCard, CARDS))


@pytest.mark.parametrize("words", sampled(["newberry", "hasenpfeffer"], ["newberry"]))
async def test_two_plays_with_the_same_public_view_send_the_same_bytes(tmp_path: Path, words: str) -> None:
    """``tests.faults.noninterference`` plays all presets."""
    hand_story = require(story(words, 1))
    assert hand_story.first.pack != hand_story.other.pack
    why, seen = await difference(tmp_path, hand_story, 1)
    assert not why
    assert seen.requests > 30
    assert seen.pictures > 10


@pytest.mark.usefixtures("debugging")
@pytest.mark.parametrize("where", Venue)
async def test_no_command_or_button_reveals_hidden_cards(tmp_path: Path, where: Venue) -> None:
    """At tables, nights, duplicate and the daily deal: every command and every button, of a player and of a host. Nor
    does whoever reads the log at its finest.
    """
    games: list[Played] = []
    with logged(lambda: games[-1].hidden_cards() if games else frozenset()) as kept:
        why, seen = await difference_at(tmp_path, where, _at(where), 3, games.append)
    assert not why
    assert seen.requests > 90
    assert len(games) == 2
    assert kept.told == []


def _at(where: Venue) -> Story:
    return require(story("standard", 3, Seat(1) if where is Venue.DAILY else Seat(3)))


@pytest.mark.parametrize("where", [Venue.DUPLICATE, Venue.DAILY])
async def test_an_open_tournament_is_hidden_from_everybody_else(tmp_path: Path, where: Venue) -> None:
    """Two quite different hands, told alike: who does not sit there cannot tell which one was played, nor how."""
    why, seen = await difference_outside(tmp_path, where, 1)
    assert not why
    assert seen.requests > 40


def _leaking(state: State) -> PublicView:
    return public_view(state)._replace(score=(hash(state.hands) % 90, 0))


async def test_a_planted_leak_is_detected(tmp_path: Path) -> None:
    hand_story = require(story("standard", 1))
    with patch("bot.tables.views.public_view", _leaking):
        why, _ = await difference(tmp_path, hand_story, 1)
    assert why


@pytest.mark.parametrize("where", sampled([Venue.NIGHT, Venue.DUPLICATE, Venue.DAILY], [Venue.NIGHT]))
async def test_a_leak_planted_at_a_tournament_is_detected(tmp_path: Path, where: Venue) -> None:
    with patch("bot.tables.views.public_view", _leaking):
        why, _ = await difference_at(tmp_path, where, _at(where), 3)
    assert why


async def test_the_secrecy_test_detects_an_unprotected_tournament(tmp_path: Path) -> None:
    """It takes both: a tournament that may be looked at, and buttons that ask for no place."""
    anywhere = patch("bot.rights.judge_place", lambda *_: None)
    with anywhere, patch.object(TournamentTable, "is_closed_book", property(lambda _: False)):
        why, _ = await difference_outside(tmp_path, Venue.DUPLICATE, 1)
    assert why


@pytest.mark.parametrize("preset", sampled(PRESETS))
def test_a_refusal_depends_on_nothing_that_its_reader_cannot_see(preset: str, long_form: bool) -> None:
    """Every viewer tries many acts at a random moment of a hand, told in two ways."""
    rng, compared = random.Random(preset), 0
    for _ in range(12 if long_form else 4):
        rules = random_rules(rng, preset)
        hand = play_hand(first_state(rules, rng), shuffled(rules, rng), rng)
        hand = replace(hand, moments=hand.moments[: rng.randint(1, len(hand.moments))])
        places = followed(hand)
        for viewer in rules.seats:
            again = told_again(hand, places, reshuffled(hand, places, viewer, rng))
            for one, other in zip(told_first(hand), again or (), strict=False):
                compared += one.hands != other.hands
                assert _refusals(one, Seat(viewer)) == _refusals(other, Seat(viewer))
    assert compared > (20 if long_form else 10)


def _refusals(state: State, seat: Seat) -> list[Violation | None]:
    return [_refusal(state, seat, act) for act in (*TRIED, Discard((Card(0),)), Discard((Card(5),)))]


def _refusal(state: State, seat: Seat, act: Act) -> Violation | None:
    try:
        apply(state, seat, act)
    except Unlawful as unlawful:
        return unlawful.violation
    return None


def test_every_preset_has_a_story_for_the_secrecy_test() -> None:
    stories = {words: story(words, 1) for words in playable()}
    assert len(stories) > 12
    assert None not in stories.values()
    assert sum(len(hand_story.first.acts) for hand_story in stories.values() if hand_story is not None) > 80


class Kept(logging.Handler):
    """Everything that is logged, as the program would write it, with the cards that were hidden at that moment."""

    def __init__(self, hidden: Callable[[], frozenset[Card]]) -> None:
        super().__init__(logging.NOTSET)
        self._hidden = hidden
        self.lines: list[str] = []
        self.told: list[str] = []
        self.setFormatter(logging.Formatter(TEXT_FORMAT))

    def emit(self, record: logging.LogRecord) -> None:
        line = self.format(record)
        self.lines.append(line)
        self.told += [f"{CODES[card]}: {line}" for card in self._hidden() if shows(line, card)]
        self.told += [line] if AS_CODE.search(line) else []


@contextmanager
def logged(hidden: Callable[[], frozenset[Card]]) -> Iterator[Kept]:
    """Everything that is logged meanwhile."""
    kept = Kept(hidden)
    logging.getLogger().addHandler(kept)
    try:
        yield kept
    finally:
        logging.getLogger().removeHandler(kept)


@pytest.fixture
def debugging() -> Iterator[None]:
    """Everything logs at the level DEBUG, as the program itself sets it up."""
    before = {name: logging.getLogger(name).level for name in ("", "discord", "aiosqlite", "asyncio", "aiohttp")}
    logging.getLogger().setLevel(logging.DEBUG)
    _log_to_stderr("DEBUG")
    yield
    for name, level in before.items():
        logging.getLogger(name).setLevel(level)


@pytest.mark.usefixtures("debugging")
async def test_the_debug_log_holds_no_token_secret_or_card(tmp_path: Path) -> None:
    """A game with everything that gets logged: refusals, lost replies, defects of computers, a store that fails."""
    tables: list[CardTable] = []

    def hidden() -> frozenset[Card]:
        hands = tables[0].hidden_cards()[0].values() if tables and tables[0].bot.is_ready() else ()
        return frozenset().union(*hands)

    secrets = list[bytes]()
    with logged(hidden) as kept:
        async with card_table(tmp_path, seed=3) as table:
            tables.append(table)
            table.bot.http.token = CANARY
            await _eventful(table)
            secrets += [bytes.fromhex(secret) for secret in await _secrets(table)]
            tokens = [*table.env.backend.interaction_tokens, *table.env.backend.webhook_tokens]
    text = "\n".join(kept.lines)
    # These would write whole requests, events and stored values.
    for name in ("discord.http", "discord.gateway", "discord.webhook.async_", "discord.client", "aiosqlite"):
        assert not logging.getLogger(name).isEnabledFor(logging.DEBUG)
    assert kept.told == []
    assert re.search(
        r"table \d+: Join, done, at fact \d+\n(?s:.*)table \d+: Join, refused: already-seated, at fact \d+\n", text
    )
    assert "chose unlawfully" in text
    assert "failed" in text
    assert len(tokens) > 20
    assert len(secrets) >= 2
    assert not [secret for secret in secrets if secret.hex() in text or repr(secret) in text]
    assert not [token for token in (*tokens, CANARY) if token in text]


async def _eventful(table: CardTable) -> None:
    """A good part of a game in which much goes wrong."""
    ann, bob = table.people[:2]
    await table.type(ann, "table open", computers=2)
    await table.press(bob, "button-join")
    await table.type(bob, "table join")
    patch.object(table.bot.services.workers, "choose", _cheating).start()
    await table.press(ann, "button-start")
    for number in range(12):
        if number % 4 == 1:
            await table.type(bob, "play", card="the best one")
            await table.type(bob, "hand")
        if number % 4 == 2:
            table.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=1)
        if number % 4 == 3:
            await table.type(ann, "table show")
        await table.decide(table.choice())
    with patch("cogs.table.panels.panel_layout", side_effect=ZeroDivisionError):
        await table.press(bob, "button-hand")
    await table.env.advance_time(125.0)  # nobody moves: a reminder, then a computer stands in


async def _cheating(level: str, view: SeatView, seed: int) -> Act:
    return PlayCard(view.hand[0]) if PlayCard(view.hand[0]) not in view.legal else Fold()


async def _secrets(table: CardTable) -> list[str]:
    entries = await table.bot.services.store.entries(table.table_id)
    bodies = [json.loads(entry.body) for entry in entries]
    chains = [body[name] for body in bodies for name in ("chain", "next_chain") if body.get(name)]
    return [body["secret"] for body in bodies if "secret" in body] + [chain["end"] for chain in chains]


async def test_text_only_answers_have_no_suit_signs(tmp_path: Path) -> None:
    """Refusals, files, forged buttons: every answer to every command and button is in their words."""
    hand_story = require(story("standard", 3, Seat(1)))
    answers = await answers_in_words(tmp_path, hand_story, 3)
    assert len(answers) > 20
    assert not [answer for answer in answers if re.search("[♠♥♦♣]", answer)]
