"""Laws 4.1 to 4.7: making trump with a turn-up, in two rounds."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.cards import code
from bot.engine.presets import PRESETS
from bot.engine.views import public_view
from tests.engine.tables import Table, sorted_words
from tests.world import require

TURN_UP_GAMES = {"cutthroat": 3, "three-seven": 3, "two-handed": 2, "call-ace": 4}


def test_law_4_1_once_around_from_the_dealers_left() -> None:
    """Law 4.1: every seat is asked once, the dealer last."""
    for dealer in (1, 2, 3, 4):
        table = Table(dealer=dealer).deal()
        for step in (1, 2, 3, 4):
            assert table.asked() == ("order", (dealer + step - 1) % 4 + 1)
            assert table.legal == ["order", "order alone", "pass"]
            table.passes(1)
        assert table.phase == "call"


@pytest.mark.parametrize(("passes", "maker"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_law_4_1_acceptance_makes_the_turn_ups_suit_trump(passes: int, maker: int) -> None:
    """Laws 4.1, 4.7: ordered up, assisted or taken up: the first who accepts is the maker; nobody bids after them."""
    table = Table().deal(turnup="9D").passes(passes).say(f"{maker} order")
    view = public_view(table.state)
    assert (view.trump, view.maker, view.alone) == (2, maker, False)
    assert table.asked() == ("discard", 4)


@pytest.mark.parametrize("preset", sorted(TURN_UP_GAMES))
def test_law_4_1_nobody_goes_alone_where_there_are_no_partners(preset: str) -> None:
    """Laws 4.1, 5.1: in the games for individuals one passes or orders, no more."""
    table = Table(preset, cut="no", dealer=1).deal()
    assert table.asked() == ("order", 2)
    assert table.legal == ["order", "pass"]
    table.refused("2 order alone")


def test_law_4_2_the_dealer_takes_the_turn_up_and_discards_one() -> None:
    """Law 4.2: one of six cards, face down, whoever accepted."""
    for passes in range(4):
        table = Table().deal({4: "AS KS QS JS TS"}, turnup="9D").passes(passes).say(f"{passes + 1} order")
        assert table.hand(4) == sorted_words("AS KS QS JS TS 9D")
        assert table.legal == sorted(f"discard {card}" for card in ["AS", "KS", "QS", "JS", "TS", "9D"])
        table.say("4 discard TS")
        assert table.hand(4) == sorted_words("AS KS QS JS 9D")
        assert table.phase == "play"
        assert public_view(table.state).laid_away == ((4, 1),)


def test_law_4_2_the_turn_up_itself_may_be_discarded() -> None:
    """Law 4.2: a ruling of ours; the suit stays trump."""
    table = Table().deal({4: "AS KS QS JS TS"}, turnup="9D").say("1 order; 4 discard 9D")
    assert table.hand(4) == sorted_words("AS KS QS JS TS")
    assert table.state.agreed.trump == 2


def test_law_4_2_the_discard_is_never_played() -> None:
    """Law 4.2: the card laid away is out of the hand."""
    table = Table().deal({4: "AS KS QS JS TS"}, turnup="9D").say("1 order; 4 discard TS")
    assert "TS" in str(table.refused("4 TS"))


def test_law_4_2_a_sitting_dealer_takes_nothing_up() -> None:
    """Law 4.2: the dealer's partner plays alone: no discard, the turn-up stays on the table, play begins."""
    table = Table().deal({4: "AS KS QS JS TS"}, turnup="9D").say("1 pass; 2 order alone")
    assert table.asked() == ("play", 1)
    assert table.hand(4) == sorted_words("AS KS QS JS TS")
    view = public_view(table.state)
    assert (view.turnup_taken_by, view.laid_away) == (None, ())
    assert code(require(view.turnup)) == "9D"


def test_law_4_2_an_opponents_lone_call_still_gives_the_dealer_the_turn_up() -> None:
    """Law 4.2: only the dealer whose own partner plays alone sits out."""
    table = Table().deal(turnup="9D").say("1 order alone")
    assert table.asked() == ("discard", 4)


def test_law_4_3_round_two_names_one_of_the_other_three_suits() -> None:
    """Law 4.3: from the dealer's left; the suit turned down may not be named, alone neither."""
    table = Table().deal(turnup="9D").passes(4)
    assert table.asked() == ("call", 1)
    assert table.legal == sorted(["pass", *(f"call {suit}{lone}" for suit in "SHC" for lone in ("", " alone"))])
    assert table.refused("1 call D").law == "4.3"
    assert table.refused("1 call D alone").law == "4.3"
    table.refused("1 order")
    assert public_view(table.state).turned_down


def test_law_4_3_a_call_makes_trump_and_the_turn_up_stays_down() -> None:
    """Laws 4.3, 4.7: nobody takes or discards a card."""
    table = Table().deal(turnup="9D").passes(5).say("2 call C")
    assert table.asked() == ("play", 1)
    view = public_view(table.state)
    assert (view.trump, view.maker, view.laid_away, view.hand_sizes) == (3, 2, (), (5, 5, 5, 5))


def test_law_4_4_the_dealers_partner_accepts_only_alone() -> None:
    """Law 4.4: turning the dealer down; everybody else has the choice."""
    table = Table("earlwood").deal(turnup="9D")
    assert table.legal == ["order", "order alone", "pass"]
    table.passes(1)
    assert table.legal == ["order alone", "pass"]
    assert table.refused("2 order").law == "4.4"
    table.passes(1)
    assert table.legal == ["order", "order alone", "pass"]
    table.passes(1)
    assert table.legal == ["order", "order alone", "pass"]


def test_law_4_4_binds_round_one_only() -> None:
    """Law 4.4: in round two the dealer's partner may name a suit and play with the dealer."""
    table = Table("earlwood").deal(turnup="9D").passes(5)
    assert table.turn == 2
    assert "call S" in table.legal
    assert "call S alone" in table.legal


def test_law_4_5_throw_in() -> None:
    """Law 4.5: all pass twice, nobody scores, the deal passes on."""
    table = Table("campus", cut="no").deal().passes(7)
    assert "pass" in table.legal
    table.passes(1)
    assert (table.outcome, table.points) == ("thrown-in", (0, 0))
    assert table.state.contract is None
    assert table.deal().state.standing.dealer == 1


@pytest.mark.parametrize("preset", ["standard", "csl"])
def test_law_4_5_stick(preset: str) -> None:
    """Law 4.5: the dealer must name a suit; nobody else must."""
    table = Table(preset, cut="no").deal(turnup="9D").passes(7)
    assert table.turn == 4
    assert table.legal == sorted(f"call {suit}{lone}" for suit in "SHC" for lone in ("", " alone"))
    assert table.refused("4 pass").law == "4.5"
    assert table.refused("4 fold").law == "4.5"


def test_law_4_5_stick_or_fold() -> None:
    """Law 4.5: the dealer names a suit or folds: the opponents score 1 and the deal passes on."""
    table = Table("newberry").deal(turnup="9D").passes(6)
    assert table.refused("3 fold").law == "4.5"
    table.passes(1)
    assert table.legal == sorted(["fold", *(f"call {suit}{lone}" for suit in "SHC" for lone in ("", " alone"))])
    assert table.refused("4 pass").law == "4.5"
    table.say("4 fold")
    assert (table.outcome, table.points) == ("folded", (1, 0))
    assert table.state.contract is None
    assert table.deal().state.standing.dealer == 1


def test_law_4_5_the_fold_of_an_odd_dealer() -> None:
    """Law 4.5: the points go to the other side, whichever it is."""
    assert Table("newberry", dealer=3).deal().passes(7).say("3 fold").points == (0, 1)


@pytest.mark.parametrize(("preset", "players"), [*TURN_UP_GAMES.items(), ("call-ace", 5), ("call-ace", 6)])
def test_law_4_5_stick_and_fold_without_partners(preset: str, players: int) -> None:
    """Law 4.5: in games without partners every other player scores 1 by a fold; stuck, the dealer must name a suit."""
    options: dict[str, Any] = {"cut": "no", "players": players}
    table = Table(preset, dealer=2, second_round="stick-or-fold", **options).deal(turnup="9D").passes(2 * players - 1)
    assert table.turn == 2
    assert table.legal == ["call C", "call H", "call S", "fold"]
    table.say("2 fold")
    assert table.points == tuple(0 if seat == 2 else 1 for seat in range(1, players + 1))
    stuck = Table(preset, dealer=2, second_round="stick", **options).deal(turnup="9D").passes(2 * players - 1)
    assert stuck.legal == ["call C", "call H", "call S"]
    thrown = Table(preset, dealer=2, **options).deal(turnup="9D").passes(2 * players)
    assert (thrown.outcome, thrown.points) == ("thrown-in", (0,) * players)


def test_law_4_6_a_joker_turned_up_proposes_hearts() -> None:
    """Law 4.6: accepted, hearts are trump and the dealer takes up the joker."""
    table = Table(joker=True).deal({4: "AS KS QS JS TS"}, turnup="JK").say("1 order")
    assert table.state.agreed.trump == 1
    assert table.hand(4) == sorted_words("AS KS QS JS TS JK")
    table.say("4 discard JK")
    assert table.phase == "play"


def test_law_4_6_a_joker_turned_down_bars_hearts() -> None:
    """Law 4.6: hearts may not be named, the other three may."""
    table = Table(joker=True).deal(turnup="JK").passes(4)
    assert table.legal == sorted(["pass", *(f"call {suit}{lone}" for suit in "SDC" for lone in ("", " alone"))])
    assert table.refused("1 call H").law == "4.6"


def test_law_4_6_the_joker_stays_on_the_table_when_the_dealer_sits_out() -> None:
    """Laws 4.2, 4.6: nobody plays with it, and the right bower is the best trump in play."""
    table = Table(joker=True).deal({2: "JH"}, turnup="JK").say("1 pass; 2 order alone")
    assert table.phase == "play"
    assert all("JK" not in table.hand(seat) for seat in (1, 2, 3, 4))


def test_law_4_7_there_is_no_bid_after_trump_is_made() -> None:
    """Law 4.7: who comes after the maker is not asked."""
    table = Table().deal(turnup="9D").say("1 order; 4 discard 9D")
    for act in ("2 order", "2 pass", "2 call S", "1 order", "1 call S"):
        table.refused(act)
    assert table.phase == "play"


def test_law_4_7_every_game_with_a_turn_up_has_two_rounds() -> None:
    """Laws 4.1, 4.3, 4.7: the option of the second round exists just where there is a turn-up."""
    without = {name for name, preset in PRESETS.items() if "second_round" not in preset.choices}
    assert without == {"hasenpfeffer", "double-hasenpfeffer"}
