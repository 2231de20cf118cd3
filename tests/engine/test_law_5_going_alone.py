"""Laws 5.1 to 5.7: going alone, defending alone, the first lead, and the cards that change hands."""

from __future__ import annotations

from itertools import product

import pytest

from bot.engine.presets import PRESETS
from bot.engine.seats import Seat
from bot.engine.views import public_view, seat_view
from tests.engine.tables import Table, sorted_words


def test_law_5_1_the_partner_of_a_lone_maker_sits_out() -> None:
    """Law 5.1: the partner's hand stays face down; three players play five tricks."""
    table = Table(dealer=4).deal(turnup="9D").say("1 order alone; 4 discard 9D")
    assert public_view(table.state).sitting_out == (3,)
    table.finish()
    assert all([seat for seat, _ in trick.plays if seat == 3] == [] for trick in table.state.tricks)
    assert len(table.state.tricks) == 5
    assert len(table.state.hand(Seat(3))) == 5
    assert table.state.result is not None


def test_law_5_1_a_sitting_player_may_not_act() -> None:
    """Law 5.1: a seat that sits out is refused whatever it tries."""
    table = Table().deal({3: "AS"}, turnup="9D").say("1 order alone; 4 discard 9D")
    assert table.refused("3 AS").law == "5.1"


def test_law_5_1_alone_is_declared_with_the_call_in_round_two_too() -> None:
    """Law 5.1: with the call, not after it."""
    table = Table().deal(turnup="9D").passes(5).say("2 call S alone")
    view = public_view(table.state)
    assert (view.alone, view.maker, view.sitting_out) == (True, 2, (4,))


def test_law_5_1_where_one_may_go_alone() -> None:
    """Law 5.1: in the partnership games with a turn-up and in Double Hasenpfeffer, nowhere else."""
    lone = {name for name, preset in PRESETS.items() if preset.traits.may_go_alone}
    assert lone == {*PRESETS} - {"cutthroat", "three-seven", "two-handed", "call-ace", "hasenpfeffer"}
    table = Table("hasenpfeffer").deal().say("1 bid 6")
    assert table.legal == ["name C", "name D", "name H", "name S"]


def test_law_5_2_each_defender_is_asked_from_the_makers_left() -> None:
    """Law 5.2: the second only if the first passed."""
    table = Table(defend_alone=True).deal(turnup="9D").passes(1).say("2 order alone")
    assert table.asked() == ("defend-alone", 3)
    assert table.legal == ["defend-alone", "pass"]
    table.say("3 pass")
    assert table.asked() == ("defend-alone", 1)
    table.say("1 pass")
    assert table.asked() == ("play", 1)
    assert public_view(table.state).lone_defender is None


@pytest.mark.parametrize(("words", "defender", "out"), [("3 defend-alone", 3, 1), ("3 pass; 1 defend-alone", 1, 3)])
def test_law_5_2_the_other_defender_sits_out(words: str, defender: int, out: int) -> None:
    """Law 5.2: two players play the hand."""
    table = Table(defend_alone=True).deal(turnup="9D").passes(1).say("2 order alone").say(words)
    view = public_view(table.state)
    assert view.lone_defender == defender
    assert sorted(view.sitting_out) == sorted([4, out])
    table.finish()
    assert {seat for trick in table.state.tricks for seat, _ in trick.plays} == {2, defender}


def test_law_5_2_only_against_a_lone_maker() -> None:
    """Law 5.2: two makers are defended against by two."""
    table = Table(defend_alone=True).deal(turnup="9D").say("1 order; 4 discard 9D")
    assert table.phase == "play"
    assert Table().deal(turnup="9D").say("1 order alone; 4 discard 9D").phase == "play"


@pytest.mark.parametrize("maker", [1, 2, 3, 4])
def test_law_5_3_dealers_left_leads(maker: int) -> None:
    """Law 5.3, dealer-left: seat 1 for dealer 4, or the next seat when it sits out (maker 3 alone)."""
    lone = Table().deal(turnup="9D").passes(4 + maker - 1).say(f"{maker} call S alone")
    assert lone.asked() == ("play", 2 if maker == 3 else 1)
    both = Table().deal(turnup="9D").passes(4 + maker - 1).say(f"{maker} call S")
    assert both.asked() == ("play", 1)


@pytest.mark.parametrize("maker", [1, 2, 3, 4])
def test_law_5_3_makers_left_leads_against_a_lone_maker(maker: int) -> None:
    """Law 5.3, maker-left: the player at the lone maker's left; with a partner the dealer's left."""
    lone = Table("newberry").deal(turnup="9D").passes(4 + maker - 1).say(f"{maker} call S alone")
    assert lone.asked() == ("play", maker % 4 + 1)
    both = Table("newberry").deal(turnup="9D").passes(4 + maker - 1).say(f"{maker} call S")
    assert both.asked() == ("play", 1)


@pytest.mark.parametrize(
    ("first_lead", "maker", "defender"), list(product(["dealer-left", "maker-left"], (1, 2, 3, 4), (0, 1)))
)
def test_law_5_3_the_seat_that_should_lead_may_sit_out(first_lead: str, maker: int, defender: int) -> None:
    """Law 5.3: with a lone defender the next active seat to the left of the one that sits out leads."""
    table = Table("house-24", first_lead=first_lead).deal(turnup="9D").passes(4 + maker - 1)
    table.say(f"{maker} call S alone").passes(defender).say(f"{(maker + 2 * defender) % 4 + 1} defend-alone")
    lone = (maker + 2 * defender) % 4 + 1
    begin = 1 if first_lead == "dealer-left" else maker % 4 + 1
    leader = next(seat for step in range(4) if (seat := (begin + step - 1) % 4 + 1) in (maker, lone))
    assert table.asked() == ("play", leader)


@pytest.mark.parametrize("preset", ["cutthroat", "three-seven", "two-handed", "call-ace"])
def test_law_5_3_games_without_the_option(preset: str) -> None:
    """Law 5.3: the dealer's left leads, whoever made trump."""
    table = Table(preset, dealer=1, cut="no").deal({1: "9H"}, turnup="9D").passes(1)
    table.say(f"{table.turn} order").say("1 discard 9D")
    if table.phase == "partner":
        table.say(f"{table.turn} alone")
    assert table.asked() == ("play", 2)


@pytest.mark.parametrize("preset", ["hasenpfeffer", "double-hasenpfeffer"])
def test_law_5_3_the_high_bidder_leads(preset: str) -> None:
    """Law 5.3: both Hasenpfeffers."""
    table = Table(preset).deal().passes(1).say("2 bid 6")
    table.passes(2 if table.phase == "bid" else 0).say("2 name S")
    if table.phase == "discard":
        table.say(f"2 {table.legal[0]}")
    assert table.asked() == ("play", 2)


def test_law_5_4_give_then_discard() -> None:
    """Law 5.4: the partner must pass one card; the maker discards one of six, perhaps the gift."""
    table = Table(partners_best="give-then-discard").deal({1: "AS KS QS JS TS", 3: "AH KH QH JH TH"}, turnup="9D")
    table.passes(4).say("1 call S alone")
    assert table.asked() == ("give", 3)
    assert table.legal == sorted(f"give {card}" for card in ["AH", "KH", "QH", "JH", "TH"])
    assert table.refused("3 pass").law == "5.4"
    table.say("3 give JH")
    assert table.asked() == ("discard", 1)
    assert table.legal == sorted(f"discard {card}" for card in ["AS", "KS", "QS", "JS", "TS", "JH"])
    table.say("1 discard JH")
    assert table.hand(1) == sorted_words("AS KS QS JS TS")
    assert table.asked() == ("play", 1)


def test_law_5_4_only_giver_and_receiver_see_the_gift() -> None:
    """Law 5.4: the card is passed face down."""
    table = Table(partners_best="give-then-discard").deal({3: "JH"}, turnup="9D").passes(4)
    table.say("1 call S alone; 3 give JH")
    assert len(seat_view(table.state, Seat(1)).received) == 1
    assert len(seat_view(table.state, Seat(3)).gave) == 1
    assert seat_view(table.state, Seat(2)).received == ()
    assert public_view(table.state).given == ((3, 1, 1),)


def test_law_5_4_discard_then_give() -> None:
    """Law 5.4: calling for best: the maker may lay one card away; the partner chooses one alone."""
    table = Table(partners_best="discard-then-give").deal({1: "AS KS QS JS 9H", 3: "AH KH QH JH JC"}, turnup="9D")
    table.passes(4).say("1 call S alone")
    assert table.asked() == ("best", 1)
    assert table.legal == sorted(["pass", *(f"best {card}" for card in ["AS", "KS", "QS", "JS", "9H"])])
    table.say("1 best 9H")
    assert table.asked() == ("give", 3)
    assert table.legal == sorted(f"give {card}" for card in ["AH", "KH", "QH", "JH", "JC"])
    assert table.refused("3 pass").law == "5.4"
    table.say("3 give JC")
    assert table.hand(1) == sorted_words("AS KS QS JS JC")
    assert table.asked() == ("play", 1)


def test_law_5_4_the_maker_may_be_content() -> None:
    """Law 5.4, discard-then-give: the lone maker need not call; then nobody gives."""
    table = Table(partners_best="discard-then-give").deal(turnup="9D").passes(4).say("1 call S alone; 1 pass")
    assert table.asked() == ("play", 1)
    assert public_view(table.state).given == ()


def test_law_5_4_a_sitting_dealer_gives_from_his_five_cards() -> None:
    """Law 5.4: a dealer who sits out takes nothing up, so cannot give the turn-up as partner's best."""
    table = Table(partners_best="give-then-discard").deal({4: "AH KH QH JH TH"}, turnup="9D")
    table.say("1 pass; 2 order alone")
    assert table.asked() == ("give", 4)
    assert table.legal == sorted(f"give {card}" for card in ["AH", "KH", "QH", "JH", "TH"])


@pytest.mark.parametrize("option", ["give-then-discard", "discard-then-give"])
def test_law_5_4_not_for_makers_with_a_partner(option: str) -> None:
    """Law 5.4: only a lone maker is helped."""
    table = Table(partners_best=option).deal(turnup="9D").passes(4).say("1 call S")
    assert table.phase == "play"


@pytest.mark.parametrize("option", ["give-then-discard", "discard-then-give"])
def test_law_5_5_a_lone_dealer_takes_up_and_discards_first(option: str) -> None:
    """Law 5.5: turn-up, discard, and only then partner's best."""
    table = Table(partners_best=option).deal({4: "AS KS QS JS TS", 2: "AH"}, turnup="9D").passes(3)
    table.say("4 order alone")
    assert table.asked() == ("discard", 4)
    table.say("4 discard TS")
    assert table.asked() == (("give", 2) if option == "give-then-discard" else ("best", 4))


def test_law_5_6_the_sitting_dealer_may_give_the_turn_up() -> None:
    """Law 5.6: the lone maker then discards one, the turn-up too."""
    table = Table(give_turnup=True).deal({2: "AS KS QS JS TS"}, turnup="9D").say("1 pass; 2 order alone")
    assert table.asked() == ("give-turnup", 4)
    assert table.legal == ["give-turnup", "pass"]
    table.say("4 give-turnup")
    assert table.asked() == ("discard", 2)
    assert table.legal == sorted(f"discard {card}" for card in ["AS", "KS", "QS", "JS", "TS", "9D"])
    assert public_view(table.state).turnup_taken_by == 2
    table.say("2 discard 9D")
    assert table.asked() == ("play", 1)


def test_law_5_6_the_dealer_need_not() -> None:
    """Law 5.6: the dealer may pass; the turn-up then stays on the table."""
    table = Table(give_turnup=True).deal(turnup="9D").say("1 pass; 2 order alone; 4 pass")
    assert table.asked() == ("play", 1)
    assert public_view(table.state).turnup_taken_by is None


def test_law_5_6_only_when_the_dealers_partner_assists_alone() -> None:
    """Law 5.6: not for other lone makers, not with a partner, not in round two."""
    for words in ("1 order", "1 order alone", "1 pass; 2 order", "1 pass; 2 pass; 3 pass; 4 order alone"):
        assert Table(give_turnup=True).deal(turnup="9D").say(words).asked() == ("discard", 4)
    table = Table(give_turnup=True).deal(turnup="9D").passes(5).say("2 call S alone")
    assert table.asked() == ("play", 1)


def test_law_5_6_the_joker_may_be_given() -> None:
    """Laws 4.6, 5.6: Railroad's dealer hands the joker over."""
    table = Table("railroad").deal({2: "AS KS QS JS TS"}, turnup="JK").say("1 pass; 2 order alone; 4 give-turnup")
    assert "discard JK" in table.legal


PARTNERS_BEST = ["off", "give-then-discard", "discard-then-give"]


@pytest.mark.parametrize(("best", "give", "defend"), list(product(PARTNERS_BEST, (False, True), (False, True))))
@pytest.mark.parametrize("maker", [1, 2, 4])
def test_law_5_7_the_order_of_decisions(best: str, give: bool, defend: bool, maker: int) -> None:
    """Law 5.7: give-turnup, discard, partner's best, defend-alone, first lead; each only where its law applies."""
    table = Table(partners_best=best, give_turnup=give, defend_alone=defend).deal(turnup="9D").passes(maker - 1)
    table.say(f"{maker} order alone")
    partner = (maker + 1) % 4 + 1
    expected: list[tuple[str, int]] = []
    if maker == 2:
        expected += [("give-turnup", 4), ("discard", 2)] if give else []
    else:
        expected += [("discard", 4)]
    if best == "give-then-discard":
        expected += [("give", partner), ("discard", maker)]
    if best == "discard-then-give":
        expected += [("best", maker), ("give", partner)]
    if defend:
        expected += [("defend-alone", maker % 4 + 1), ("defend-alone", (maker + 2) % 4 + 1)]
    questions = []
    while table.phase != "play":
        questions.append(table.asked())
        agreeing = [act for act in table.legal if act != "pass"]
        table.say(f"{table.turn} {'pass' if table.phase == 'defend-alone' else agreeing[0]}")
    assert questions == expected
    assert all(
        len(hand) == (4 if seat == partner and best != "off" else 5) for seat, hand in enumerate(table.state.hands, 1)
    )


def test_law_5_7_call_ace_asks_after_the_discard() -> None:
    """Law 5.7: turn-up taken, discard, partner, first lead."""
    table = Table("call-ace", dealer=4).deal(turnup="9D").say("1 order")
    assert table.asked() == ("discard", 4)
    table.say("4 discard 9D")
    assert table.asked() == ("partner", 1)
    assert table.say("1 partner S").asked() == ("play", 1)


def test_law_5_7_hasenpfeffer_names_before_he_discards() -> None:
    """Law 5.7: widow taken, name, discard, lead."""
    table = Table("hasenpfeffer").deal().say("1 bid 6")
    assert table.asked() == ("name", 1)
    assert len(table.state.hand(Seat(1))) == 7
    assert table.say("1 name S").asked() == ("discard", 1)
    assert table.say(f"1 {table.legal[0]}").asked() == ("play", 1)


def test_law_5_7_double_hasenpfeffer() -> None:
    """Law 5.7: name; for a lone maker discard or pass; after a discard give; lead."""
    table = Table("double-hasenpfeffer").deal().say("1 bid 12; 1 name S alone")
    assert table.asked() == ("discard", 1)
    assert table.say("1 pass").asked() == ("play", 1)
    table = Table("double-hasenpfeffer").deal().say("1 bid 12; 1 name S")
    assert table.asked() == ("play", 1)
    table = Table("double-hasenpfeffer").deal().say("1 bid 12; 1 name S alone")
    table.say(f"1 {table.legal[0]}")
    assert table.asked() == ("give", 3)
    assert table.say(f"3 {table.legal[0]}").asked() == ("play", 1)
