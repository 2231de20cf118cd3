"""An analysed game in words: who played how, what an act cost, and nothing of a card that no file showed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.analysis.games import UnreadableFile, Word, read_games
from bot.engine.acts import Discard, cards_of
from bot.engine.cards import Card, Suit
from bot.engine.seats import Seat
from bot.players.reasons.kinds import ActReason, Ally, Goal, ReasonKind
from bot.players.reasons.play import ToldReason
from bot.words.analysis_text import (
    AnalysedGame,
    act_words,
    card_text,
    chances_at,
    moment_alt,
    other_acts,
    progress_text,
    report_sheet,
    title_of,
    unreadable_text,
    what_if_menu,
    what_if_text,
)
from bot.words.catalogue import ENGLISH, FOLDER, Texts
from bot.words.lines import LONGEST_ALT, LONGEST_PAGE
from bot.words.looking_back import open_hands_alt, step_caption, step_text
from bot.words.names import escape
from bot.words.sheets import sheet_text
from bot.words.voice import Voice, card_sign, card_words
from tests.languages import COMPLETE
from tests.world import as_read, require
from tests.world.analysed import analysed, secretive


def test_report_names_everybody_and_their_figures(texts: Texts) -> None:
    game = analysed()
    report = sheet_text(report_sheet(game, texts))
    for card in game.cards:
        assert f"{card.name} · Accuracy **{card.total.accuracy}** · Mistakes {card.total.costly} · Points" in report
    dan = card_text(game, game.cards[3], texts)
    assert "with an expert in this seat" in dan
    assert dan.count("[??]") == len(game.cards[3].costliest) > 0
    assert "−12%" in dan


def test_a_step_says_what_was_better_and_the_chances(texts: Texts) -> None:
    game = analysed()
    step = game.mistakes[0]
    judgement = game.judged[step]
    chances = as_read(step_text(game, step, texts))
    assert "**[??] −12%**" in chances
    assert f"{judgement.taken.chance:.0%}" in chances
    first, second = chances_at(game, step, Voice.of(game.table_at(step), texts, plain=True))
    assert (first[0], second[0]) == ("Ann & Cay", "Bob & Dan")
    assert first[1] + second[1] == 100
    assert f"To win the game: Ann & Cay {first[1]}%, Bob & Dan {second[1]}%" in chances
    assert "The expert would do the same." in step_caption(
        game, next(n for n in game.judged if n not in game.mistakes), texts
    )


def test_chances_are_those_of_side_1_through_the_game() -> None:
    game = analysed()
    for step, judgement in game.judged.items():
        share = require(game.shares[step])
        own = share if judgement.seat % 2 else 1 - share
        assert own == pytest.approx(judgement.taken.chance)
    assert len(game.shares) == len(game.steps)


def test_games_of_individuals_have_no_line_of_one_side(texts: Texts) -> None:
    game = analysed("cutthroat.euchre")
    assert set(game.shares) == {None}
    step = game.mistakes[-1]
    chances = chances_at(game, step, Voice.of(game.table_at(step), texts, plain=True))
    assert len(chances) == 1
    assert chances[0][0] == game.game.names[game.judged[step].seat - 1]


def test_mistakes_are_found_forward_and_back() -> None:
    game = analysed()
    first, second = game.mistakes[:2]
    assert game.next_mistake(0) == first
    assert game.next_mistake(first) == second
    assert game.next_mistake(second, back=True) == first
    assert game.next_mistake(first, back=True) is None
    assert game.next_mistake(len(game.steps) - 1) is None


@pytest.mark.parametrize("locale", COMPLETE)
def test_hidden_cards_are_never_named(locale: str) -> None:
    """Not in words, not in a picture's description, and not among the acts that could be tried."""
    for texts in (Texts(locale, strict=True), Texts(locale, strict=True, for_screen_reader=True)):
        game = secretive()
        for step in range(len(game.steps)):
            hidden = game.hand_of(step).hidden
            assert hidden
            all_words = (step_text(game, step, texts), *moment_alt(game, step, texts), step_caption(game, step, texts))
            alt = open_hands_alt(game.open_moment(step), texts)
            for words in (*all_words, alt):
                assert [card for card in hidden if card_sign(card, texts) in words.split()] == []
                assert [card for card in hidden if card_words(card, texts) in words] == []
            assert all(hidden.isdisjoint(cards_of(act)) for act in other_acts(game, step))


def test_a_discard_that_nobody_saw_is_told_as_such(texts: Texts) -> None:
    game = secretive()
    step = next(n for n, one in enumerate(game.steps) if isinstance(one.act, Discard))
    words = act_words(game, step, Voice.of(game.table_at(step), texts))
    assert words == "▶ Bob discarded one unknown card"


def test_the_files_own_note_is_harmless(texts: Texts) -> None:
    text = step_text(secretive(), 1, texts)
    assert "The file’s own note: \\[?!\\] too \\*\\*bold\\*\\*" in text
    assert "<@1>" not in text


def test_what_if_compares_two_acts(texts: Texts) -> None:
    game = analysed()
    step = game.mistakes[0]
    judgement = game.judged[step]
    labels = what_if_menu(game, step, texts)
    assert len(labels) == len(other_acts(game, step)) == len(judgement.view.legal) - 1
    text = what_if_text(game, step, judgement.better, judgement.taken, 50, texts)
    assert "50 deals" in text
    assert "That would gain 12%." in text
    assert "That would cost 12%." in what_if_text(game, step, judgement.taken, judgement.better, 50, texts)
    assert "no real difference" in what_if_text(game, step, judgement.taken, judgement.taken, 50, texts)
    assert other_acts(game, 0) == (), "nothing was decided at a deal"


def keys(start: str, *but: str) -> list[str]:
    """What follows in the keys of texts that start like this."""
    lines = (FOLDER / ENGLISH / "analysis.ftl").read_text(encoding="utf-8").splitlines()
    ends = [line.removeprefix(start).split(" ")[0] for line in lines if line.startswith(start)]
    return [end for end in ends if not end.startswith(but)]


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_fault_of_a_file_has_a_sentence(locale: str) -> None:
    texts, values = Texts(locale, strict=True), "size most problem version name kind least count line card ranks number"
    values_by_name = dict.fromkeys(
        f"{values} call pack seat cards score told column act law nearest allowed value".split(), 7
    )
    for fault in keys("unreadable-", "in-", "word-", "at"):
        text = unreadable_text("evening.egn", UnreadableFile(fault, PLACE, **values_by_name), texts)
        assert text.startswith(texts("analysis-unreadable", file="evening.egn", fault="x").split("x")[0][:10])
        assert "\n" not in text
        assert "evening.egn" in text
        assert all(texts(f"unreadable-in-{kind}", number=number) in text for kind, number in PLACE.items())


@pytest.mark.parametrize("locale", sorted(set(COMPLETE) - {"en"}))
def test_no_english_stands_in_the_sentences_of_other_languages(locale: str) -> None:
    """Whatever is not in the file itself is translated, the lines of our own records too."""
    texts, english = Texts(locale, strict=True), Texts(strict=True)
    for word in keys("unreadable-word-"):
        text = unreadable_text("x", UnreadableFile("type", name=Word(word, 3), kind=Word("list")), texts)
        assert texts(f"unreadable-word-{word}", number=3) in text
        assert texts(f"unreadable-word-{word}", number=3) != english(f"unreadable-word-{word}", number=3)
    for data in UNREADABLE:
        with pytest.raises(UnreadableFile) as caught:
            read_games(data.encode(), "x")
        text = unreadable_text("x", caught.value, texts)
        assert [word for word in ("may not", "were led", "needs three", "Expecting", "must") if word in text] == []


UNREADABLE = (
    '{"deals": x}',
    '{"deals": [{"initialState": {"dealer": 0, "upCard": "Jc"}, "phases": [{"type": "EUCHRE_BIDDING", "calls": '
    '["Pass", "Pass", "Pass", "Order"]}, {"type": "TRICK_PLAY", "tricks": [["Th", "9s", "Kh", "Ad"], ["9d", "Qh"]]}'
    "]}]}",
    '{"deals": [{"initialState": {"dealer": 0, "upCard": "Jc"}, "phases": [{"type": "EUCHRE_BIDDING", "calls": '
    '["Pass", "Pass", "Pass", "Pass", "Pass", "Pass", "Pass", "Pass", "Pass"]}]}]}',
    '{"metadata": {"ruleset": {"go_under": true, "joker": true, "allow_no_trump": true}}, "deals": [{}]}',
)

PLACE = {"game": 2, "hand": 3, "trick": 1}


def test_values_of_a_fault_are_harmless(texts: Texts) -> None:
    text = unreadable_text("**x**.egn", UnreadableFile("missing", {"hand": 2}, name="<@1> **deals**"), texts)
    assert "<@1>" not in text
    assert "**deals**" not in text
    assert text.startswith("I can’t read **\\*\\*x")
    assert text.endswith(" is missing.")
    assert "hand 2" in text


def test_progress_grows(texts: Texts) -> None:
    game = analysed()
    bars = [
        progress_text(done, len(game.judgements), game.judgements[:done], game.game, texts)
        for done in (0, len(game.judgements) // 2, len(game.judgements))
    ]
    assert [bar.count("▰") for bar in bars] == [0, 5, 12]
    assert "100%" in bars[-1]
    assert "Costliest so far" not in bars[0]
    assert bars[-1].count("[??]") == 5
    assert "0 of 0" not in progress_text(0, 0, (), game.game, texts), "before the decisions are counted"


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("name", ["standard.euchre", "call-ace.euchre", "double-hasenpfeffer.euchre"])
def test_every_step_of_every_kind_of_game_fits(locale: str, name: str) -> None:
    texts, game = Texts(locale, strict=True), analysed(name)
    for step in range(0, len(game.steps), 5):
        assert len(step_text(game, step, texts)) <= LONGEST_PAGE
        assert len(step_caption(game, step, texts)) <= LONGEST_PAGE
        assert len(open_hands_alt(game.open_moment(step), texts, moment_alt(game, step, texts))) <= LONGEST_ALT
    for card in game.cards:
        assert card_text(game, card, texts)


def test_a_game_without_names_says_the_seats(texts: Texts) -> None:
    game = analysed()
    nameless = AnalysedGame(
        type(game.game)(game.game.title, game.game.rules, ("",) * 4, game.game.hands, game.game.finished),
        game.judgements,
    )
    assert [chair.seat for chair in nameless.table_at(0).chairs] == [Seat(1), Seat(2), Seat(3), Seat(4)]
    assert "Seat 1" in step_text(nameless, 0, texts)


def test_players_of_one_name_are_told_apart_by_their_seats(texts: Texts) -> None:
    game = analysed()
    alike = AnalysedGame(replace(game.game, names=("Ann", "Bob", "Ann", "Dan")), game.judgements, game.cards)
    report = sheet_text(report_sheet(alike, texts))
    assert [f"{escape(name)} · Accuracy" in report for name in ("Ann (1)", "Bob", "Ann (3)", "Dan")] == [True] * 4


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_reason_is_said_to_whose_act_it_was(locale: str) -> None:
    """Reasons say *you*; an analysis is read by everybody."""
    texts, analysis = Texts(locale, strict=True), analysed()
    game = analysis.game
    for kind in ReasonKind:
        reason = ToldReason(
            ActReason(kind, Card(1), Card(2), Suit.HEARTS, 2, 1, 2, Ally.PARTNER, Goal.MAKE), close=False
        )
        judged = [replace(one, reason=reason) if one.cost > 0 else one for one in analysis.judgements]
        one = AnalysedGame(game, judged, analysis.cards)
        for step in one.mistakes:
            name = game.names[one.judged[step].seat - 1]
            for words in (step_text(one, step, texts), "\n".join(moment_alt(one, step, texts))):
                assert texts("analysis-reason", name=name, reason="x").partition("x")[0] in words


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_servers_own_game_goes_by_its_number(locale: str) -> None:
    texts, game = Texts(locale, strict=True), analysed()
    own = AnalysedGame(replace(game.game, game_id=12), game.judgements, game.cards)
    name = texts("analysis-own-game", game="12")
    for words in (sheet_text(report_sheet(own, texts)), step_text(own, 3, texts), card_text(own, own.cards[0], texts)):
        assert name in words
        assert game.game.title not in words
    assert name in texts("history-choice", game="12", title="x"), "as a history calls it"


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_title_of_a_file_never_looks_like_a_game_that_was_played_here(locale: str) -> None:
    """Whatever it is, and however long; nor does what is shown while the game is being judged."""
    texts, game = Texts(locale, strict=True), analysed()
    mark, own = texts("analysis-from-file"), texts("analysis-own-game", game="1")
    for title in (own, f"{own}.euchre", f"\n{own}" + " " * 500 + "x", f"\u202e{own}", "", "W" * 500):
        of_file = AnalysedGame(replace(game.game, title=title), game.judgements, game.cards)
        assert title_of(of_file.game, texts).startswith(f"{mark} · ")
        assert progress_text(1, 2, (), of_file.game, texts).splitlines()[0].startswith(f"**{mark} · ")
    here = replace(game.game, game_id=1)
    assert title_of(here, texts) == own
    assert mark not in progress_text(1, 2, game.judgements, here, texts)


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_menu_of_other_acts_says_what_it_is_on_a_phone(locale: str) -> None:
    assert len(Texts(locale, strict=True)("menu-what-if")) <= 32
