"""What a panel tells of the others: the suit that is called in Call-Ace, of how many one gets cards, and any name."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.engine import presets
from bot.engine.acts import CallSuit, Discard, OrderUp, PlayCard
from bot.engine.state import Phase
from bot.engine.views import SeatView, public_calls
from bot.words.catalogue import Texts
from bot.words.panel_text import panel_brief, panel_text, why_not_lines
from bot.words.voice import Voice
from tests.languages import COMPLETE
from tests.world import require
from tests.world.games import moments
from tests.world.said import says


def test_a_panel_tells_which_suit_is_called(texts: Texts) -> None:
    """Call-Ace is played by guessing the partner; the holder of the best card is told more."""
    seen = set()
    for now in moments(presets.build("call-ace"), 6, 1, quiet=0.2):
        view = now.table.public
        if view is None or view.called is None or view.result is not None or view.partner is not None:
            continue
        for own_view in now.seats:
            panel = panel_text(now.table, own_view, texts)
            seen.add(own_view.secret_partner)
            assert ("no one knows yet" in panel) != own_view.secret_partner
            assert ("secret partner" in panel) == own_view.secret_partner
    assert seen == {True, False}


@pytest.mark.parametrize(("players", "text"), [(4, "two of your partner’s,"), (6, "two of your partners’,")])
def test_an_exchange_names_one_partner_or_several(players: int, text: str, texts: Texts) -> None:
    rules = presets.build("double-hasenpfeffer", {"players": players})
    panels = [
        panel_text(now.table, view, texts)
        for seed in range(1, 12)
        for now in moments(rules, seed, 1, quiet=0.3)
        if now.state.phase is Phase.DISCARD
        for view in now.seats
        if view.legal
    ]
    assert panels
    assert all(text in panel for panel in panels)


def test_a_player_named_you_is_not_mistaken_for_the_reader(texts: Texts) -> None:
    """The panel names the others by their names alone where all play for themselves."""
    panels = []
    for now in (now for seed in range(1, 7) for now in moments(presets.build("cutthroat"), seed, 1)):
        ann, bob, cay = now.table.chairs
        table = now.table._replace(chairs=(replace(ann, name="You"), bob, cay))
        if [seat for seat, _ in now.state.trick] == [3, 1]:
            panels.append(panel_text(table, now.seats[1], texts))
    assert panels
    assert [panel for panel in panels if "You are ahead" in panel] == []
    assert [panel for panel in panels if "You is ahead" in panel]


def test_a_panel_in_words_says_the_score_and_the_dealer() -> None:
    for now in moments(presets.build("standard"), 3, 1):
        for view in now.seats if now.state.turn is not None else ():
            said = panel_text(now.table, view, Texts())
            dealer = now.table.chair(view.public.dealer).name
            assert "Score: " in said
            assert re.search(rf"{dealer}\W* deals\.", said), said


def withheld(own_view: SeatView) -> bool:
    """Whether the player on turn may not make a call, lay a card away or lead one that others could."""
    view = own_view.public
    match view.phase:
        case Phase.ORDER | Phase.CALL:
            calls = [act for act in public_calls(view) if isinstance(act, OrderUp | CallSuit)]
            return not set(calls) <= set(own_view.legal)
        case Phase.DISCARD:
            return {card for act in own_view.legal if isinstance(act, Discard) for card in act.cards} < set(
                own_view.hand
            )
        case Phase.PLAY:
            played = {act.card for act in own_view.legal if isinstance(act, PlayCard)}
            return not view.trick and played < set(own_view.hand)
        case _:
            return False


@pytest.mark.parametrize(
    ("options", "reasons"),
    [
        ("caller_holds=trump", {"You can only make a suit trump if you hold a card that would be trump."}),
        ("caller_holds=natural", {"You can only make a suit trump if you hold a card of that suit;"}),
        ("keep_turnup=yes", {"The card you picked up stays in your hand;"}),
        ("no_first_blood=yes", {"The very first lead may not be trump."}),
        ("", set()),
    ],
)
def test_what_is_withheld_is_explained_beside_the_picture_and_in_words(
    options: str, reasons: set[str], texts: Texts
) -> None:
    """A button that is missing says nothing: beside the picture stands why, and otherwise only what is asked."""
    name, _, value = options.partition("=")
    rules = presets.build("standard", {name: value != "no" if value == "yes" else value} if name else {})
    outcomes = set()
    for now in (now for seed in range(1, 9) for now in moments(rules, seed, 1, quiet=0.6)):
        for view in now.seats:
            if view.public.turn != view.seat:
                continue
            for text in (panel_brief(now.table, view, texts), panel_text(now.table, view, texts)):
                said = {reason for reason in reasons if reason in text}
                assert said == (reasons if withheld(view) else set()), text
            outcomes.add(withheld(view))
            if not reasons:
                assert "\n" not in panel_brief(now.table, view, texts)
    assert outcomes == ({True, False} if reasons else {False})


@pytest.mark.parametrize("preset", ["standard", "hasenpfeffer", "call-ace"])
def test_whoever_is_away_reads_no_reason_why_cards_and_calls_are_missing(preset: str, texts: Texts) -> None:
    """All of them are missing because a computer plays, not because a law forbids them."""
    reasons = 0
    for now in moments(presets.build(preset), 3, 2):
        voice = Voice.of(now.table, texts)
        for view in now.seats:
            reasons += len([*why_not_lines(view, voice)])
            assert [*why_not_lines(view._replace(legal=(), offered=()), voice)] == []
    assert reasons


@pytest.mark.parametrize("locale", COMPLETE)
def test_who_is_replaced_reads_it_and_how_to_return(locale: str) -> None:
    """Nothing is asked of them; who is back before the computer has decided reads that this one decision is its."""
    texts = Texts(locale, strict=True)
    now = next(now for now in moments(presets.build("standard"), 1, 1) if now.table.public and now.table.public.turn)
    seat = require(require(now.table.public).turn)
    own_view = next(view for view in now.seats if view.seat == seat)
    chairs = [replace(chair, away=chair.seat == seat, user_id=chair.seat) for chair in now.table.chairs]
    for words in (panel_text, panel_brief):
        gone = words(now.table._replace(chairs=tuple(chairs)), own_view, texts).split("\n")[0]
        assert says(gone, "ask-away", to=locale, button=f"**{texts('button-im-back')}**")
        back = words(now.table._replace(late=seat), own_view, texts).split("\n")[0]
        assert says(back, "ask-late", to=locale)
