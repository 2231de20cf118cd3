"""Whatever the picture shows stands in the words beside it and in its alternative text, whole, in every game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine.acts import PASS, Bid, CallSuit
from bot.engine.cards import Card, left_bower, right_bower
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import PublicView
from bot.tables.model import Chair, FinishedHand, Status
from bot.tables.views import TableView
from bot.words.catalogue import Texts
from bot.words.lines import LONGEST_ALT
from bot.words.looking_back import open_hands_caption
from bot.words.names import plain_name
from bot.words.results_text import open_hands_text
from bot.words.table_text import table_alt, table_text
from bot.words.voice import SIGNS, card_sign, card_words
from tests.world import as_read
from tests.world.every_game import GAMES
from tests.world.games import chairs, finished_hand, moment, moments, states
from tests.world.scenes import SCENES


def name_of(table: TableView, seat: Seat) -> str:
    return plain_name(table.chair(seat).name or "", "")


def shown_cards(view: PublicView) -> Iterator[Card]:
    """Every card that lies face up in the picture."""
    lying = view.trick or (view.tricks[-1].plays if view.tricks else ())
    yield from (card for _, card in lying)
    if view.tricks and view.trump is not None:
        yield from (card for _, card in view.tricks[-1].plays)
    if view.turnup is not None and view.turnup_taken_by is None and not view.trick and not view.tricks:
        yield view.turnup


def facts(table: TableView, texts: Texts, *, spoken: bool) -> Iterator[str]:
    """What the picture shows, as it must be told: to the eye, or ``spoken``."""
    view = table.public
    for chair in table.chairs:
        yield name_of(table, chair.seat) or texts("picture-free")
    if view is None:
        return
    yield from (str(points).replace("-", "") for points in view.score)
    if table.status is Status.PLAYING:
        yield f"first to {view.rules.points}"
        yield f"hand {view.number}"
        yield name_of(table, view.dealer)
    for card in shown_cards(view):
        if spoken:
            yield card_words(card, texts, view.trump if view.trick or view.tricks else None)
        else:
            yield card_sign(card, texts)
    if view.trump is not None and view.result is None:
        yield texts("suit", suit=view.trump.letter)
    yield from _roles(table, view, texts)


def _roles(table: TableView, view: PublicView, texts: Texts) -> Iterator[str]:
    """Maker, lone and idle players, the partner called, the calls, whose turn it is."""
    if view.result is not None:
        return
    for seat in view.sitting_out:
        yield name_of(table, seat)
        yield "sit"
    if view.alone:
        yield "alone"
    if view.lone_defender is not None:
        yield f"{name_of(table, view.lone_defender)} defends alone"
    if view.bid is not None:
        yield str(view.bid)
    if view.called is not None:
        yield texts("suit-one", suit=view.called.letter)
    bidding = view.trump is None or (view.bid is not None and view.phase is not Phase.PLAY)
    for seat, act in view.calls if bidding else ():
        if act != PASS:
            yield name_of(table, seat)
        if isinstance(act, Bid):
            yield str(act.tricks)
        if isinstance(act, CallSuit):
            yield texts("suit", suit=act.suit.letter)
    if view.turn is not None:
        yield name_of(table, view.turn)


def check(table: TableView, texts: Texts) -> None:
    for text, spoken in ((table_text(table, texts), False), (table_alt(table, texts), True)):
        plain = (
            as_read(text)
            .replace("**", "")
            .replace("−", "-")
            .replace("\\", "")
            .replace(" Right", "")
            .replace(" Left", "")
        )
        for fact in facts(table, texts, spoken=spoken):
            assert as_read(fact) in plain, f"{fact!r} is not in {text}"


@pytest.mark.parametrize("rules", GAMES)
def test_open_hands_in_words_say_what_stands_beside_their_picture(rules: Rules, texts: Texts) -> None:
    for state in states(rules, 3, 2):
        if state.result is not None:
            hand, table = finished_hand(state), moment(state).table
            told = open_hands_text(hand, table, texts).splitlines()
            assert set(open_hands_caption(hand, table, texts).splitlines()) <= set(told)


@pytest.mark.parametrize("rules", GAMES)
def test_every_moment_of_every_game_has_complete_words(rules: Rules, texts: Texts) -> None:
    for now in [*moments(rules, 3, 4), *moments(rules, 7, 4, quiet=0.7)]:
        check(now.table, texts)


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_has_complete_words(scene: str, texts: Texts) -> None:
    table = SCENES[scene]()
    if table.public is not None and table.public.result is not None and table.last_hand is None:
        ended = FinishedHand(table.public, table.public.result, (), (), ())
        table = table._replace(last_hand=ended)  # as every table has it
    check(table, texts)


@pytest.mark.parametrize("rules", GAMES)
def test_alternative_texts_of_usual_names_lose_no_line(rules: Rules, texts: Texts) -> None:
    """Six players with names of twelve letters: everything is still said."""
    people = ("Bartholomäus", "Christabelle", "Maximilianus", "Wilhelmina M", "Anastasia B.", "Constantin X")
    for now in moments(rules, 5, 2):
        table = now.table._replace(chairs=chairs(rules.players, people))
        assert len(table_alt(table, texts)) < LONGEST_ALT
        check(table, texts)


def test_bowers_are_told_apart_on_the_table(texts: Texts) -> None:
    """The picture marks them with R and L."""
    table = SCENES["trick"]()
    assert table.public is not None
    assert table.public.trump is not None
    assert left_bower(table.public.trump) in [card for _, card in table.public.trick]
    assert "J♣\ufe0e Left" in as_read(table_text(table, texts))
    assert "jack of clubs (left bower)" in table_alt(table, texts)
    played = {card for trick in table.public.tricks for _, card in trick.plays}
    assert right_bower(table.public.trump) in played
    assert "jack of spades (right bower)" in table_alt(table, texts)


def test_computers_are_marked_in_words_and_named_aloud(texts: Texts) -> None:
    table = SCENES["trick"]()
    computer = Chair(table.chairs[1].seat, "Bear", level="expert")
    seated = table._replace(chairs=(table.chairs[0], computer, *table.chairs[2:]))
    text = table_text(seated, texts)
    assert text.count("🤖\u00a0Bear") == text.count("Bear") > 2
    aloud = table_alt(seated, texts)
    assert "🤖" not in aloud
    assert "Computer players: Bear." in aloud
    words = Texts(strict=True, for_screen_reader=True)
    assert "🤖" not in table_text(seated, words)
    assert "Computer players: Bear." in table_text(seated, words)
    assert "Computer players" not in table_text(table, texts) + table_alt(table, texts)
    assert SIGNS[table.public.trump] in text  # type: ignore[index,union-attr]
