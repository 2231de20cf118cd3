"""Pictures of an analysis: report cards, and moments with the chance of winning below; nothing that nobody saw."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.acts import PlayCard
from bot.pictures.analysis_picture import (
    chances_of,
    draw_moment,
    draw_report,
    judged_decision,
    report_drawing,
)
from bot.pictures.canvas import png_of
from bot.pictures.sheets import draw_sheet
from bot.words.analysis_text import AnalysedGame, chance_words, report_sheet
from bot.words.catalogue import Texts
from tests.languages import COMPLETE
from tests.pictures.golden_pictures import assert_golden
from tests.pictures.test_sheets import check_canvas, overlaps
from tests.world import require
from tests.world.analysed import analysed, secretive


def test_golden_report_card(texts: Texts) -> None:
    game = analysed()
    canvas = draw_report(game, game.cards[3], texts)
    assert_golden("report-card", canvas.png(), (400, canvas.image.height // 2))


def test_golden_moment(texts: Texts) -> None:
    game = secretive()
    canvas = draw_moment(game, game.mistakes[2], texts)
    assert_golden("analysed-moment", canvas.png(), (400, canvas.image.height // 2))


@pytest.mark.parametrize("locale", COMPLETE)
def test_chances_are_whole_however_long_the_names_are(locale: str) -> None:
    texts, analysis = Texts(locale, strict=True), analysed()
    game = AnalysedGame(replace(analysis.game, names=LONG_NAMES), analysis.judgements, analysis.cards)
    for step in game.mistakes:
        chances = require(chances_of(game, step, texts))
        shown = {piece.shows for piece in draw_moment(game, step, texts).pieces}
        for _, chance in chances.now:
            figure = chance_words("", chance, texts).strip(" :")
            assert [words for words in shown if str(words).endswith(figure) and "…" in str(words)]


LONG_NAMES = ("A rather long name", "The-longest-name-that-anybody-has", "Another one of them", "56SuperCamel")


@pytest.mark.parametrize("locale", COMPLETE)
def test_nothing_but_names_is_cut_on_long_report_cards(locale: str) -> None:
    """Of people with long names who made many decisions and came late."""
    texts, game = Texts(locale, strict=True), analysed()
    cards = [
        replace(
            card,
            hands=card.hands - number,
            total=replace(card.total, decisions=213),
            areas={area: replace(tally, decisions=103) for area, tally in card.areas.items()},
        )
        for number, card in enumerate(game.cards)
    ]
    longer = AnalysedGame(replace(game.game, names=LONG_NAMES), game.judgements, cards)
    canvases = [draw_report(longer, card, texts) for card in longer.cards]
    for canvas in (*canvases, draw_sheet(report_sheet(longer, texts))):
        cut = [shown[:-1] for shown in check_canvas(canvas) if shown.endswith("…")]
        assert [words for words in cut if not any(name.startswith(words) for name in LONG_NAMES)] == []


@pytest.mark.parametrize("locale", COMPLETE)
def test_everything_on_a_report_card_can_be_read(locale: str) -> None:
    texts = Texts(locale, strict=True)
    for name in ("standard.euchre", "hasenpfeffer.euchre"):
        game = analysed(name)
        for card in game.cards:
            words = check_canvas(draw_report(game, card, texts))
            assert {card.name, str(card.total.accuracy), texts("report-accuracy")} <= {*words}
            assert not [shown for shown in words if shown.endswith("…")], "nothing is cut"
        shown = check_canvas(draw_sheet(report_sheet(game, texts)))
        assert {card.name for card in game.cards} <= {*shown}
        assert not [words for words in shown if words.endswith("…")]


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("name", ["standard.euchre", "cutthroat.euchre"])
def test_every_picture_says_whether_a_game_comes_from_a_file(locale: str, name: str) -> None:
    """A picture can be posted anew without the words beside it."""
    texts, game = Texts(locale, strict=True), analysed(name)
    mark = texts("analysis-from-file")
    here = AnalysedGame(replace(game.game, game_id=1), game.judgements, game.cards)
    for one, marked in ((game, True), (here, False)):
        canvases = [draw_report(one, card, texts) for card in one.cards]
        canvases += [draw_moment(one, step, texts) for step in (0, one.mistakes[0], len(one.steps) - 1)]
        canvases.append(draw_sheet(report_sheet(one, texts)))
        for canvas in canvases:
            marks = [piece for piece in canvas.pieces if isinstance(piece.shows, str) and mark in piece.shows]
            assert len(marks) == marked
            assert all(piece.box[3] <= canvas.image.height for piece in marks), "inside the picture"
            others = [piece.ink for piece in canvas.pieces if piece.ink is not None and piece not in marks]
            assert not [ink for piece in marks for ink in others if piece.ink is not None and overlaps(piece.ink, ink)]


def test_a_title_however_long_leaves_the_mark_on_the_sheet(texts: Texts) -> None:
    game = analysed()
    long = AnalysedGame(replace(game.game, title="W" * 500), game.judgements, game.cards)
    shown = {str(piece.shows) for piece in draw_sheet(report_sheet(long, texts)).pieces}
    assert [words for words in shown if texts("analysis-from-file") in words and words.endswith("…")]


def test_hidden_cards_are_backs(texts: Texts) -> None:
    """Their faces are nowhere, and where they lie in a hand tells nothing of them."""
    game = secretive()
    for step in range(0, len(game.steps), 3):
        shown = {piece.shows for piece in draw_moment(game, step, texts).pieces}
        assert game.hand_of(step).hidden.isdisjoint(shown)
    step = next(number for number, one in enumerate(game.steps) if one.state.trick)
    other = analysed()
    assert png_of(draw_moment, game, step, texts) != png_of(draw_moment, other, step, texts)


def test_the_line_is_that_of_the_whole_game(texts: Texts) -> None:
    game = analysed()
    step = game.mistakes[0]
    chances = require(chances_of(game, step, texts))
    assert chances.shares == game.shares
    assert chances.mistakes == game.mistakes
    assert len(chances.deals) == len(game.game.hands)
    words = {piece.shows for piece in draw_moment(game, step, texts).pieces}
    assert {chance_words(*one, texts) for one in chances.now} <= words
    assert png_of(draw_moment, game, step, texts) != png_of(draw_moment, game, step + 1, texts)
    assert chances_of(analysed("cutthroat.euchre"), 5, texts) is None


def test_what_cost_something_is_marked_beside_what_was_better(texts: Texts) -> None:
    game = analysed()
    step = next(number for number in game.mistakes if isinstance(game.steps[number].act, PlayCard))
    judged, judgement = judged_decision(game, step, texts), game.judged[step]
    assert judged is not None
    assert judged.seat == judgement.seat
    assert judged.taken.cards == (judgement.taken.act.card,)  # type: ignore[union-attr] # a card was played
    assert judged.better.cards != judged.taken.cards
    fine = next(number for number in game.judged if number not in game.mistakes)
    assert judged_decision(game, fine, texts) is None


def test_the_description_of_a_card_says_what_it_shows(texts: Texts) -> None:
    game = analysed()
    alt = report_drawing(game, game.cards[3], texts).alt
    assert "Dan: accuracy" in alt
    assert "**" not in alt
    assert alt.count("[??]") == len(game.cards[3].costliest)
