"""Laws 8.6 and 8.7: Hasenpfeffer and Double Hasenpfeffer: bids, the widow, the forced joker, going alone."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.seats import Seat
from bot.engine.views import public_view, seat_view
from tests.engine.tables import Table, sorted_words

SIX_TRUMPS = "JK JC JS AC KC QC"
NOBODY = "9S 9H 9D TS TH TD"


def hasenpfeffer(hands: dict[int, str], widow: str, **changes: Any) -> Table:
    """A hand of Hasenpfeffer dealt by seat 4."""
    return Table("hasenpfeffer", **changes).deal(hands, kitty=widow)


def test_law_8_6_six_cards_each_and_a_widow() -> None:
    """Law 8.6: 24 cards and the joker; the last card is the widow, nobody sees it."""
    table = hasenpfeffer({1: SIX_TRUMPS}, "9C")
    assert [len(hand) for hand in table.state.hands] == [6, 6, 6, 6]
    view = public_view(table.state)
    assert (view.turnup, view.kitty_size) == (None, 1)
    assert table.asked() == ("bid", 1)


def test_law_8_6_one_chance_each_and_higher_than_any_bid_before() -> None:
    """Law 8.6: pass or bid 1 to 6 from the dealer's left."""
    table = hasenpfeffer({}, "9C")
    assert table.legal == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5", "bid 6", "pass"]
    table.say("1 bid 2")
    assert table.legal == ["bid 3", "bid 4", "bid 5", "bid 6", "pass"]
    assert table.refused("2 bid 2").law == "8.6"
    table.say("2 pass; 3 bid 5")
    assert table.legal == ["bid 6", "pass"]
    table.say("4 pass")
    assert table.asked() == ("name", 3)
    assert (public_view(table.state).bid, public_view(table.state).maker) == (5, 3)


@pytest.mark.parametrize("passes", [0, 1, 2, 3])
def test_law_8_6_six_closes_the_bidding(passes: int) -> None:
    """Law 8.6: nobody is asked after it."""
    table = hasenpfeffer({}, "9C").passes(passes).say(f"{passes + 1} bid 6")
    assert table.asked() == ("name", passes + 1)


def test_law_8_6_the_high_bidder_takes_the_widow() -> None:
    """Law 8.6: takes it, names trump, discards one, leads; only the high bidder sees the widow."""
    table = hasenpfeffer({2: "JK JC JS AC KC 9S"}, "QC").say("1 pass; 2 bid 5; 3 pass; 4 pass")
    assert table.hand(2) == sorted_words("JK JC JS AC KC 9S QC")
    assert len(seat_view(table.state, Seat(2)).received) == 1
    assert seat_view(table.state, Seat(3)).received == ()
    assert table.legal == ["name C", "name D", "name H", "name S"]
    table.say("2 name C")
    assert table.legal == sorted(f"discard {card}" for card in ["JK", "JC", "JS", "AC", "KC", "9S", "QC"])
    table.say("2 discard 9S")
    assert table.asked() == ("play", 2)


@pytest.mark.parametrize(("bid", "points"), [(1, (6, 0)), (3, (6, 0)), (6, (6, 0))])
def test_law_8_6_bid_made(bid: int, points: tuple[int, int]) -> None:
    """Law 8.6: 1 point per trick, more than the bid too; all six are no march."""
    table = hasenpfeffer({1: SIX_TRUMPS}, "9C").say(f"1 bid {bid}")
    table.passes(3 if bid < 6 else 0).say("1 name C; 1 discard 9C").finish()
    assert (table.outcome, table.points) == ("made", points)


FOUR = {1: "JK JC JS AC 9D 9H", 2: "KC QC KD KH AD AH", 3: "9S TS TD TH QS JH", 4: "TC QD JD QH KS AS"}


@pytest.mark.parametrize(
    ("bid", "outcome", "points"), [(3, "made", (4, 0)), (4, "made", (4, 0)), (5, "set", (-5, 0)), (6, "set", (-6, 0))]
)
def test_law_8_6_short_of_the_bid(bid: int, outcome: str, points: tuple[int, int]) -> None:
    """Law 8.6: four tricks: the bid is deducted, below zero too; the other side scores nothing."""
    table = hasenpfeffer(FOUR, "9C").say(f"1 bid {bid}").passes(3 if bid < 6 else 0)
    table.say("1 name C; 1 discard 9C").finish()
    assert sum(1 for seat in table.winners if seat % 2) == 4
    assert (table.outcome, table.points, table.state.score) == (outcome, points, points)


def test_law_8_6_all_pass_the_joker_plays_three() -> None:
    """Law 8.6: its holder takes the widow, names trump, leads, and may not discard the joker."""
    table = hasenpfeffer({3: "JK 9S 9H 9D TS TH"}, "QC").passes(4)
    view = public_view(table.state)
    assert (table.asked(), view.maker, view.bid, view.forced) == (("name", 3), 3, 3, True)
    table.say("3 name S")
    assert table.legal == sorted(f"discard {card}" for card in ["9S", "9H", "9D", "TS", "TH", "QC"])
    assert table.refused("3 discard JK").law == "8.6"
    table.say("3 discard QC")
    assert table.asked() == ("play", 3)


def test_law_8_6_a_forced_bid_is_lost_or_won_in_full() -> None:
    """Law 8.6: a bid of three: short of it three points are deducted."""
    hands = {3: "JK 9S 9H 9D TS TH", 2: "AS KS QS JS AH KH", 4: "AD KD QD JD QH JH", 1: "TD TC JC KC AC 9C"}
    table = hasenpfeffer(hands, "QC").passes(4).say("3 name S; 3 discard QC").finish()
    assert sum(1 for seat in table.winners if seat % 2) < 3
    assert (table.outcome, table.points) == ("set", (-3, 0))


def test_law_8_6_a_chosen_bid_may_discard_the_joker() -> None:
    """Law 8.6: only the forced holder must keep it."""
    table = hasenpfeffer({1: SIX_TRUMPS}, "9C").say("1 bid 3").passes(3).say("1 name H")
    assert "discard JK" in table.legal


def test_law_8_6_the_joker_as_widow() -> None:
    """Law 8.6: all pass: thrown in, the deal passes on; bid for, it is the bidder's."""
    table = hasenpfeffer({}, "JK").passes(4)
    assert (table.outcome, table.points, table.state.contract) == ("thrown-in", (0, 0), None)
    assert table.deal().state.standing.dealer == 1
    assert "JK" in hasenpfeffer({}, "JK").say("1 bid 6").hand(1)


def test_law_8_6_the_game_is_ten() -> None:
    """Laws 7.5, 8.6: and may be fought for from below zero."""
    table = Table.following("hasenpfeffer", 3, 1, (4, 0), laps=True).deal({1: SIX_TRUMPS}, kitty="9C")
    table.say("1 bid 6; 1 name C; 1 discard 9C").finish()
    assert (table.state.score, table.phase) == ((10, 0), "over")


TWELVE = "JC JC JS JS AC AC KC KC QC QC TC TC"
EIGHT = "JC JC JS JS AC AC KC KC"


@pytest.mark.parametrize(("players", "size", "lowest"), [(4, 12, 6), (6, 8, 4)])
def test_law_8_7_all_48_cards_and_at_least_half(players: int, size: int, lowest: int) -> None:
    """Law 8.7: 12 or 8 each; one bid each, at least half the tricks, higher than any before; the maximum closes."""
    table = Table("double-hasenpfeffer", players=players).deal()
    assert [len(hand) for hand in table.state.hands] == [size] * players
    assert table.state.dealt.kitty == ()
    assert table.legal == sorted(["pass", *(f"bid {bid}" for bid in range(lowest, size + 1))])
    assert table.refused(f"1 bid {lowest - 1}").law == "8.7"
    table.say(f"1 bid {lowest}")
    assert f"bid {lowest}" not in table.legal
    assert table.say(f"2 bid {size}").asked() == ("name", 2)


@pytest.mark.parametrize(("players", "lowest", "size"), [(4, 6, 12), (6, 4, 8)])
def test_law_8_7_the_dealer_must_bid(players: int, lowest: int, size: int) -> None:
    """Law 8.7: if all others pass the dealer must bid at least the minimum; otherwise the dealer may pass."""
    table = Table("double-hasenpfeffer", players=players).deal().passes(players - 1)
    assert table.asked() == ("bid", players)
    assert table.legal == sorted(f"bid {bid}" for bid in range(lowest, size + 1))
    assert table.refused(f"{players} pass").law == "8.7"
    table = Table("double-hasenpfeffer", players=players).deal().say(f"1 bid {lowest}").passes(players - 2)
    assert "pass" in table.legal
    assert f"bid {lowest}" not in table.legal


def test_law_8_7_six_players_in_two_partnerships() -> None:
    """Law 8.7: odd against even seats; a lone maker's two partners sit out, four play."""
    table = Table("double-hasenpfeffer", players=6).deal({1: EIGHT}).say("1 bid 8; 1 name C alone; 1 pass")
    assert sorted(public_view(table.state).sitting_out) == [3, 5]
    table.finish()
    assert all([seat for seat, _ in trick.plays] == [1, 2, 4, 6] for trick in table.state.tricks)
    assert table.points == (16, 0)


@pytest.mark.parametrize(("lone", "points"), [("", (12, 0)), (" alone", (24, 0))])
def test_law_8_7_made(lone: str, points: tuple[int, int]) -> None:
    """Law 8.7: 1 per trick; alone doubled."""
    table = Table("double-hasenpfeffer").deal({1: TWELVE}).say("1 bid 7").passes(3).say(f"1 name C{lone}")
    if lone:
        table.say("1 pass")
    table.finish()
    assert (table.outcome, table.points) == ("made", points)


def weak(players: int, bidder: int) -> dict[int, str]:
    """The bidder's left holds the twelve (eight) best clubs, the bidder hearts and diamonds."""
    low = "9H 9H TH TH 9D 9D TD TD JH JH JD JD" if players == 4 else "9H 9H TH TH 9D 9D TD TD"
    return {bidder: low, bidder % players + 1: TWELVE if players == 4 else EIGHT}


@pytest.mark.parametrize(("lone", "points"), [("", (-7, 0)), (" alone", (-14, 0))])
def test_law_8_7_short(lone: str, points: tuple[int, int]) -> None:
    """Law 8.7: the bid deducted, alone doubled; the others score nothing."""
    table = Table("double-hasenpfeffer").deal(weak(4, 1)).say("1 bid 7").passes(3).say(f"1 name C{lone}")
    if lone:
        table.say("1 pass")
    table.finish()
    assert (table.outcome, table.points) == ("set", points)


@pytest.mark.parametrize(
    ("players", "bid", "lone", "lost"),
    [
        (4, 6, "", 3),
        (4, 6, " alone", 6),
        (4, 7, "", 7),
        (4, 7, " alone", 14),
        (6, 4, "", 2),
        (6, 4, " alone", 4),
        (6, 5, "", 5),
    ],
)
def test_law_8_7_a_forced_dealer_loses_half_his_bid(players: int, bid: int, lone: str, lost: int) -> None:
    """Law 8.7: who bid the minimum because all others passed; the half is doubled too; a higher bid is lost whole."""
    table = Table("double-hasenpfeffer", players=players).deal(weak(players, players)).passes(players - 1)
    table.say(f"{players} bid {bid}; {players} name C{lone}")
    if lone:
        table.say(f"{players} pass")
    table.finish()
    assert (table.outcome, table.points) == ("set", (0, -lost))


def test_law_8_7_the_minimum_of_another_seat_is_lost_whole() -> None:
    """Law 8.7: only the dealer is spared."""
    table = Table("double-hasenpfeffer").deal(weak(4, 3)).passes(2).say("3 bid 6").passes(1).say("3 name C").finish()
    assert table.points == (-6, 0)


def test_law_8_7_a_forced_dealer_who_makes_the_bid_is_paid_in_full() -> None:
    """Law 8.7: half is for the loss only."""
    table = Table("double-hasenpfeffer").deal({4: TWELVE}).passes(3).say("4 bid 6; 4 name C alone; 4 pass").finish()
    assert table.points == (0, 24)


def test_law_8_7_a_lone_maker_exchanges_two_cards() -> None:
    """Law 8.7: a lone maker may discard two and gets two of the partner's choice; then the partner sits out."""
    hands = {1: "JC JC JS JS AC AC KC KC QC QC 9H 9D", 3: "TC TC 9C 9C AH AH AD AD AS AS KS KS"}
    table = Table("double-hasenpfeffer").deal(hands).say("1 bid 12; 1 name C alone")
    assert table.asked() == ("discard", 1)
    assert {"pass", "discard 9D 9H", "discard JC JC", "discard AC JS"} <= set(table.legal)
    assert all(len(act.split()) == 3 for act in table.legal if act != "pass")
    assert len(table.legal) == len(set(table.legal))
    table.say("1 discard 9D 9H")
    assert table.asked() == ("give", 3)
    assert {"give TC TC", "give 9C TC", "give AH KS"} <= set(table.legal)
    assert table.refused("3 pass").law == "8.7"
    table.say("3 give TC TC")
    assert table.hand(1) == sorted_words(TWELVE)
    assert len(table.state.hand(Seat(3))) == 10
    assert table.asked() == ("play", 1)
    assert table.finish().points == (24, 0)


def test_law_8_7_six_players_one_card_from_each_partner() -> None:
    """Law 8.7: from the maker's left: seat 5 before seat 1 for maker 3."""
    table = Table("double-hasenpfeffer", players=6).deal({3: "JC JC JS JS AC AC 9H 9D"})
    table.passes(2).say("3 bid 8; 3 name C alone; 3 discard 9D 9H")
    assert table.asked() == ("give", 5)
    assert all(len(act.split()) == 2 for act in table.legal)
    table.say(f"5 {table.legal[0]}")
    assert table.asked() == ("give", 1)
    table.say(f"1 {table.legal[0]}")
    assert [len(hand) for hand in table.state.hands] == [7, 8, 8, 8, 7, 8]
    assert table.asked() == ("play", 3)


def test_law_8_7_equal_cards_give_one_entry() -> None:
    """Law 8.7, docs/record-format.md: two equal cards are one lawful act in the play too."""
    table = Table("double-hasenpfeffer").deal({1: TWELVE}).say("1 bid 12; 1 name C")
    assert table.legal == ["AC", "JC", "JS", "KC", "QC", "TC"]


def test_law_8_7_the_game_is_62() -> None:
    """Law 8.7: 62 points, no more and no less."""
    assert Table("double-hasenpfeffer").rules.points == 62
    table = Table.following("double-hasenpfeffer", 3, 1, (50, 0), laps=True).deal({1: TWELVE})
    assert table.say("1 bid 12; 1 name C").finish().phase == "over"
