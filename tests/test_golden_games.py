"""Golden games: every preset has a record that a player can read, and everything that reads records reads it.

A change of an account or of a score is a change of the rules; the changelog names the preset and the law.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import jsonschema_rs
import pytest

from bot.analysis.games import UnreadableFile, read_games
from bot.engine.acts import ClaimCall
from bot.engine.presets import PRESETS
from bot.engine.records.notation import Gap, Inexpressible, notation
from bot.engine.records.replay import Replay, as_json, replay
from bot.engine.rules import Law
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.engine.views import seat_view
from bot.ratings.games import GameLine, SeatLine, StoredGame
from bot.tables.views import TableView
from bot.words.catalogue import Texts
from bot.words.labels import act_label
from bot.words.lines import LONGEST_PAGE
from bot.words.looking_back import (
    GameMoment,
    ReplayedGame,
    account_text,
    replay_game,
    replay_steps,
    step_caption,
    step_text,
    verify_text,
)
from bot.words.panel_text import panel_alt, panel_brief, panel_text
from bot.words.results_text import hand_result_line
from bot.words.table_text import brief_text, table_alt, table_text
from bot.words.voice import Voice, card_sign, card_words
from tests.analysis.test_games import last_of
from tests.engine.records.egn_reader import SCHEMA
from tests.languages import COMPLETE
from tests.world.games import chairs, finished_hand, table_of

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(GOLDEN.rglob("*.euchre"))
"""Hosted games, and in a folder of their own games of old-school tables (law 9.2)."""
INEXPRESSIBLE = {
    **dict.fromkeys(("two-handed", "three-seven", "cutthroat", "house-rules-cutthroat"), (Gap.PLAYERS, None)),
    **dict.fromkeys(("call-ace", "call-ace-five", "call-ace-six"), (Gap.PLAYERS, None)),
    **dict.fromkeys(("hasenpfeffer", "double-hasenpfeffer", "double-hasenpfeffer-six"), (Gap.BIDS, None)),
    "standard-setback": (Gap.POINTS, 3),
    "newberry": (Gap.POINTS, 1),
}
"""Games without two pairs, with bids, or with points of their own: the notation has no words for them."""
ENDS = ("reneged, and the hand is over", "forfeits the game", "misdeal", "folded:", "took 3", "Set:", "Euchre:")
"""How hands of old-school tables end."""
WORDS = Texts(strict=True)
VALIDATOR = jsonschema_rs.Draft7Validator(SCHEMA)


@dataclass(frozen=True)
class Golden:
    """A golden game, replayed once for all that is asked of it."""

    path: Path

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def game(self) -> Replay:
        return replay(self.text.encode())

    @cached_property
    def moments(self) -> tuple[GameMoment, ...]:
        return replay_steps(self.text)

    @property
    def is_hosted(self) -> bool:
        return self.game.last_state.rules.law is Law.HOSTED


def test_every_preset_has_a_golden_record() -> None:
    heads = {path.read_text(encoding="utf-8").partition("\nrules ")[2].split()[0] for path in GOLDEN.glob("*.euchre")}
    assert heads == set(PRESETS)


def test_old_school_tables_have_golden_records() -> None:
    told = " ".join(path.read_text(encoding="utf-8") for path in (GOLDEN / "old-school").glob("*.txt"))
    assert all(word in told for word in ENDS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(GOLDEN).with_suffix("")))
def test_a_golden_game(path: Path) -> None:
    """It is told, scored, cut short, read, written in the notation and stepped through; laws 9.4 and 9.9 in words."""
    golden = Golden(path)
    tells_the_stored_account(golden)
    scores_every_hand(golden)
    is_a_record_cut_short_anywhere(golden)
    is_read_for_analysis(golden)
    is_stepped_through(golden)
    if not golden.is_hosted:
        every_moment_has_words(golden)
        judgements_name_their_proof(golden)
        tells_no_gathered_trick_without_review(golden)


def tells_the_stored_account(golden: Golden) -> None:
    """Word for word."""
    assert golden.game.last_state.phase is Phase.OVER
    assert account_text(golden.game, WORDS) + "\n" == golden.path.with_suffix(".txt").read_text(encoding="utf-8")


def scores_every_hand(golden: Golden) -> None:
    """The record has a score for each hand that the game has."""
    lines = golden.text.splitlines()
    hands = sum(line.startswith("hand ") for line in lines)
    assert hands == sum(line.startswith("score ") for line in lines) == len(as_json(golden.game)["hands"])


def is_a_record_cut_short_anywhere(golden: Golden) -> None:
    """But for a hand without its pack."""
    lines = golden.text.splitlines(keepends=True)
    first = next(index for index, line in enumerate(lines) if line.startswith("pack "))
    for end in range(first + 1, len(lines), 7):
        kept = lines[: end - lines[end - 1].startswith("hand ")]
        replay("".join(kept).encode())


def is_read_for_analysis(golden: Golden) -> None:
    """As our record, and as the notation that we write.

    Cuts and turned tables are not in the notation: its deals are those after them. Nor is the order in which a lone
    maker and their partner exchange cards.
    """
    data, game, name = golden.text.encode(), golden.game, golden.path.stem
    if not golden.is_hosted:
        with pytest.raises(UnreadableFile, match="old-school"):
            read_games(data, name)
    else:
        (ours,) = read_games(data, name)
        assert ours.names == tuple(game.seats)
        assert [last_of(hand) for hand in ours.hands] == game.hands
        assert not any(hand.hidden for hand in ours.hands)
    if gap := (Gap.LAW, None) if not golden.is_hosted else INEXPRESSIBLE.get(name):
        with pytest.raises(Inexpressible) as refused:
            notation(game)
        assert (refused.value.gap, refused.value.hand) == gap
        return
    written = json.dumps(notation(game))
    VALIDATOR.validate(json.loads(written))
    (theirs,) = read_games(written.encode(), "game.egn")
    assert theirs.finished
    for before, hand in zip(game.hands, theirs.hands, strict=True):
        after = last_of(hand)
        assert (after.calls, after.tricks, after.score) == (before.calls, before.tricks, before.score)
        assert (after.exchange.gifts, after.exchange.drawn) == (before.exchange.gifts, before.exchange.drawn)
        assert sorted(after.exchange.discards) == sorted(before.exchange.discards)
        assert not hand.hidden


def is_stepped_through(golden: Golden) -> None:
    """Each deal and each act is a step, claims after the last trick too (law 9.4), and its page fits."""
    game, moments = golden.game, golden.moments
    assert moments[-1].state == game.hands[-1] == game.last_state
    assert sum(moment.act is None for moment in moments) == len(game.hands)
    assert len(moments) == len(game.hands) + sum(step.act is not None for step in game.steps)
    rules = game.last_state.rules
    seats = tuple(SeatLine(seat, seat, game.seats[seat - 1], 1, 0, False, False, False) for seat in rules.seats)
    line = GameLine(5, 1e9, 1e9, rules.preset, rules.preset, len(game.hands), True, seats)
    stepped = replay_game(StoredGame(line, golden.text, {}), ())
    assert stepped.steps == moments
    assert [moment.hand for moment in moments if moment.act is None] == [*range(len(game.hands))]
    for step in range(len(moments)):
        assert len(step_text(stepped, step, WORDS)) <= LONGEST_PAGE
        assert len(step_caption(stepped, step, WORDS)) <= LONGEST_PAGE
    assert moments[stepped.step_to("hand", 0)].act is None or len(game.hands) == 1
    walk_by_tricks(stepped)
    said = verify_text(StoredGame(line, golden.text, {}), WORDS)
    assert "Game 5" in said
    assert "stops before the end" not in said


def walk_by_tricks(game: ReplayedGame) -> None:
    """Forward and back one passes the same tricks, and every one of them."""
    moments, last, stops = game.steps, game.last, [0]
    while stops[-1] != last:
        stops.append(game.step_to("trick", stops[-1]))
    back = [last]
    while back[-1] != 0:
        back.append(game.step_to("trick-back", back[-1]))
    assert back == stops[::-1]
    full = [step for step, moment in enumerate(moments) if moment.state.tricks and not moment.state.trick]
    gathered = {(moments[step].state.standing.number, len(moments[step].state.tricks)) for step in full}
    assert gathered <= {(moments[step].state.standing.number, len(moments[step].state.tricks)) for step in stops}
    assert moments[game.step_to("hand-back", last)].act is None
    assert game.step_to("back", 0) == game.step_to("first", last) == 0
    assert game.step_to("forward", last) == game.step_to("last", 0) == game.step_to("here", last + 1) == last


# -- old-school tables in words


def table_at(state: State) -> TableView:
    """The table as everybody sees it then."""
    last = finished_hand(state) if state.result is not None else None
    return table_of(state.rules, state, chairs(state.rules.players), last=last)


def every_moment_has_words(golden: Golden) -> None:
    """In every language, for everybody in turn."""
    for locale in COMPLETE:
        texts = Texts(locale, strict=True)
        for number, moment in enumerate(golden.moments[:: 1 if locale == "en" else 5]):
            table = table_at(moment.state)
            assert all(words(table, texts) for words in (table_text, table_alt, brief_text))
            view = seat_view(moment.state, Seat(number % moment.state.rules.players + 1))
            assert all(words(table, view, texts) for words in (panel_text, panel_alt, panel_brief))
            if moment.act is not None and moment.before is not None and moment.seat is not None:
                assert act_label(moment.act, seat_view(moment.before, moment.seat), texts)
            if moment.state.result is not None:
                assert hand_result_line(finished_hand(moment.state), Voice.of(table, texts))


def judgements_name_their_proof(golden: Golden) -> None:
    """Law 9.4: the cards that prove a claim are told."""
    for moment in golden.moments:
        memory = moment.state.irregularities
        if memory is None or not memory.judgements or isinstance(memory.judgements[-1].claim, ClaimCall):
            continue
        trump, table = moment.state.agreed.trump if moment.state.contract else None, table_at(moment.state)
        for card in memory.judgements[-1].proof:
            assert card_sign(card, WORDS) in table_text(table, WORDS)
            assert card_words(card, WORDS, trump) in table_alt(table, WORDS)


def tells_no_gathered_trick_without_review(golden: Golden) -> None:
    """Law 9.9: what was gathered is seen again only by review."""
    for moment in golden.moments:
        state = moment.state
        if state.phase is not Phase.PLAY or not state.tricks or state.irregularities is None:
            continue
        table = table_at(state)
        lying = {card for _, card in (*state.trick, *state.irregularities.exposed)}
        proven = {card for judgement in state.irregularities.judgements for card in judgement.proof}
        shown = " ".join(words(table, WORDS) for words in (table_alt, table_text, brief_text))
        hidden = {card for _, card in state.tricks[-1].plays} - {*lying, *proven, state.dealt.turnup}
        told = [card for card in hidden if card_words(card, WORDS, state.agreed.trump) in shown]
        assert bool(told) == (state.rules.review and bool(hidden)), (state.tricks[-1], shown)
        assert ("Last trick" in shown) == state.rules.review
