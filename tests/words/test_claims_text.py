"""Old-school tables in words (law 9): claims with the cards that prove them, exposed cards, named suits, results."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from bot.engine.acts import ClaimCall
from bot.engine.records.replay import replay
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import seat_view
from bot.pictures.layout import Seating
from bot.pictures.table_picture import table_picture
from bot.tables.views import TableView
from bot.words.catalogue import Texts
from bot.words.labels import act_label
from bot.words.looking_back import GameMoment, replay_steps
from bot.words.panel_text import panel_alt, panel_brief, panel_text
from bot.words.results_text import hand_result_line
from bot.words.table_text import brief_text, table_alt, table_text
from bot.words.voice import Voice, card_sign, card_words
from tests.engine.old_school import hearts
from tests.languages import COMPLETE
from tests.world.games import chairs, finished_hand, table_of

GAMES = sorted((Path(__file__).parents[1] / "golden" / "old-school").glob("*.euchre"))


@cache
def moments(path: Path) -> tuple[GameMoment, ...]:
    return replay_steps(path.read_text(encoding="utf-8"))


def table_at(moment: GameMoment, claims_until: float | None = None) -> TableView:
    state = moment.state
    last = finished_hand(state) if state.result is not None else None
    return table_of(state.rules, state, chairs(state.rules.players), last=last)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_replay_goes_on_to_the_last_claim(path: Path) -> None:
    """Claims after the last trick are steps too (law 9.4)."""
    game = replay(path.read_bytes())
    acts = [step for step in game.steps if step.act is not None]
    assert len(moments(path)) == len(acts) + len(game.hands)
    assert moments(path)[-1].state == game.hands[-1]


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_moment_has_words(path: Path, locale: str) -> None:
    texts = Texts(locale, strict=True)
    for moment in moments(path)[:: 1 if locale == "en" else 5]:
        table = table_at(moment)
        for words in (table_text, table_alt, brief_text):
            assert words(table, texts)
        for seat in moment.state.rules.seats:
            view = seat_view(moment.state, Seat(seat))
            assert panel_text(table, view, texts)
            assert panel_alt(table, view, texts)
            assert panel_brief(table, view, texts)
        if moment.act is not None and moment.before is not None and moment.seat is not None:
            assert act_label(moment.act, seat_view(moment.before, moment.seat), texts)
        if moment.state.result is not None:
            assert hand_result_line(finished_hand(moment.state), Voice.of(table, texts))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_law_9_4_a_judgement_names_the_cards_that_prove_it(path: Path) -> None:
    texts = Texts(strict=True)
    for moment in moments(path):
        memory = moment.state.irregularities
        if memory is None or not memory.judgements:
            continue
        proof, trump = memory.judgements[-1].proof, moment.state.agreed.trump if moment.state.contract else None
        if isinstance(memory.judgements[-1].claim, ClaimCall):
            continue
        table = table_at(moment)
        for card in proof:
            assert card_sign(card, texts) in table_text(table, texts)
            assert card_words(card, texts, trump) in table_alt(table, texts)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_law_9_9_without_review_no_gathered_trick_is_described(path: Path) -> None:
    texts = Texts(strict=True)
    for moment in moments(path):
        state, table = moment.state, table_at(moment)
        if state.phase is not Phase.PLAY or not state.tricks or state.irregularities is None:
            continue
        lying = {card for _, card in (*state.trick, *state.irregularities.exposed)}
        proven = {card for judgement in state.irregularities.judgements for card in judgement.proof}
        open_cards = {*lying, *proven, state.dealt.turnup}
        shown = " ".join([table_alt(table, texts), table_text(table, texts), brief_text(table, texts)])
        hidden = {card for _, card in state.tricks[-1].plays} - open_cards
        judgement = [card for card in hidden if card_words(card, texts, state.agreed.trump) in shown]
        assert bool(judgement) == (state.rules.review and bool(hidden)), (state.tricks[-1], shown)
        assert ("Last trick" in shown) == state.rules.review


def test_law_9_9_pictures_without_review_hide_the_gathered_trick() -> None:
    """Two tables whose last tricks differ by a card that nobody wins with look the same."""
    texts = Texts()

    def pictures(review: bool) -> list[bytes]:
        plays = ("1 AS; 2 9S; 3 QS; 4 TC; 1 gather", "1 AS; 2 TS; 3 QS; 4 TC; 1 gather")
        texts_found = []
        for acts in plays:
            for led in ("", "; 1 KS"):
                table = hearts(review=review).say(acts + led)
                texts_found.append(table_picture(table_of(table.rules, table.state, chairs(4)), texts))
        return texts_found

    hidden, shown = pictures(False), pictures(True)
    assert hidden[0] == hidden[2]
    assert hidden[1] == hidden[3]
    assert shown[0] != shown[2]
    assert shown[1] != shown[3]


def test_law_9_7_exposed_cards_lie_before_their_player_in_picture_and_words() -> None:
    texts = Texts(strict=True)
    before = hearts().say("2 9S")
    claimed = hearts().say("2 9S; 1 claim lead 2")
    table = table_of(claimed.rules, claimed.state, chairs(4))
    assert "Face up in front of Bob: 9♠" in table_text(table, texts)
    assert "Face up in front of Bob: nine of spades" in table_alt(table, texts)
    bare = claimed.state.remember(claimed.state.remembered._replace(exposed=()))
    assert table_picture(table, texts) != table_picture(table_of(claimed.rules, bare, chairs(4)), texts)
    assert before.state.remembered.exposed == ()
    for players in range(2, 7):
        for bottom in range(1, players + 1):
            spots = [Seating(players, Seat(bottom)).place(Seat(seat)).exposed for seat in range(1, players + 1)]
            assert len(set(spots)) == players


def test_law_9_5_the_leader_reads_the_named_suit() -> None:
    texts = Texts(strict=True)
    table = hearts().say("2 9S; 1 claim lead 2; 1 AS; 2 9S; 3 QS; 4 TC; 1 gather; 1 KH; 2 JH; 3 TD; 4 9H; 2 gather")
    assert table.phase == Phase.SUIT
    table.say("1 suit D")
    shown = table_of(table.rules, table.state, chairs(4))
    assert "Bob has been told to lead ♦ diamonds" in table_text(shown, texts)
    bob = seat_view(table.state, Seat(2))
    assert "You’ve been told to lead" in panel_text(shown, bob, texts)
