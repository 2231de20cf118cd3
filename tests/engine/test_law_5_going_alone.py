"""Laws 5.1 to 5.7: going alone, defending alone, the first lead, and the cards that change hands."""

from __future__ import annotations

from itertools import product

import pytest

from bot.engine.presets import PRESETS
from tests.engine.stories import Story, stories
from tests.engine.tables import Table

GIVE_THEN, THEN_GIVE = "partners_best=give-then-discard", "partners_best=discard-then-give"
STORIES = f"""
5.1 the partner of a lone maker sits out with their hand face down; three players play five tricks
    | up 9D | 1 order alone; 4 discard 9D; public sitting_out=(3,); finish; sizes 0 0 5 0; over
5.1 a seat that sits out may not act
    | 3 AS, up 9D | 1 order alone; 4 discard 9D; unlawful 3 AS: 5.1
5.1 alone is declared with the call in round two too
    | up 9D | pass x5; 2 call S alone; public alone=True maker=2 sitting_out=(4,)
5.1 nobody goes alone in Hasenpfeffer
    hasenpfeffer | | 1 bid 6; lawful name: C D H S
5.2 each defender is asked from the maker's left, the second only if the first passed
    defend_alone=yes | up 9D | pass; 2 order alone; asked defend-alone 3; lawful defend-alone, pass; 3 pass
    asked defend-alone 1; 1 pass; asked play 1; public lone_defender=None
5.2 the other defender sits out, and two players play the hand
    defend_alone=yes | up 9D | pass; 2 order alone; 3 defend-alone; public lone_defender=3; finish; sizes 5 0 0 5
    defend_alone=yes | up 9D | pass; 2 order alone; 3 pass; 1 defend-alone; public lone_defender=1; finish
    sizes 0 0 5 5
5.2 only against a lone maker, and only where it is played
    defend_alone=yes | up 9D | 1 order; 4 discard 9D; phase play
    | up 9D | 1 order alone; 4 discard 9D; phase play
5.3 the dealer's left leads in games without the option, whoever made trump
    cutthroat dealer=1 | 1 9H, up 9D | pass; 3 order; 1 discard 9D; asked play 2
    three-seven dealer=1 cut=no | 1 9H, up 9D | pass; 3 order; 1 discard 9D; asked play 2
    two-handed dealer=1 | 1 9H, up 9D | pass; 1 order; 1 discard 9D; asked play 2
    call-ace dealer=1 | 1 9H, up 9D | pass; 3 order; 1 discard 9D; 3 alone; asked play 2
5.3 the high bidder leads in both Hasenpfeffers
    hasenpfeffer | 2 9S, kitty TS | pass; 2 bid 6; 2 name S; 2 discard 9S; asked play 2
    double-hasenpfeffer | | pass; 2 bid 6; pass x2; 2 name S; asked play 2
5.4 give then discard: the partner must pass one card; the maker lays one of six away, perhaps the gift
    {GIVE_THEN} | 1 AS KS QS JS TS, 3 AH KH QH JH TH, up 9D | pass x4; 1 call S alone; asked give 3
    lawful give: AH KH QH JH TH; unlawful 3 pass: 5.4; 3 give JH; asked discard 1; lawful discard: AS KS QS JS TS JH
    1 discard JH; hand 1 AS KS QS JS TS; asked play 1
5.4 only giver and receiver see the gift
    {GIVE_THEN} | 3 JH, up 9D | pass x4; 1 call S alone; 3 give JH; received 1 JH; knows 3 gave=(12,); received 2
    public given=((3,1,1),)
5.4 discard then give: the maker may call for best, laying one card away; the partner chooses one alone
    {THEN_GIVE} | 1 AS KS QS JS 9H, 3 AH KH QH JH JC, up 9D | pass x4; 1 call S alone; asked best 1
    lawful pass, best: AS KS QS JS 9H; 1 best 9H; asked give 3; lawful give: AH KH QH JH JC; unlawful 3 pass: 5.4
    3 give JC; hand 1 AS KS QS JS JC; asked play 1
5.4 the maker may be content, and then nobody gives
    {THEN_GIVE} | up 9D | pass x4; 1 call S alone; 1 pass; asked play 1; public given=()
5.4 a dealer who sits out gives from five cards, the turn-up not among them
    {GIVE_THEN} | 4 AH KH QH JH TH, up 9D | 1 pass; 2 order alone; asked give 4; lawful give: AH KH QH JH TH
5.4 makers with a partner are not helped
    {GIVE_THEN} | up 9D | pass x4; 1 call S; phase play
    {THEN_GIVE} | up 9D | pass x4; 1 call S; phase play
5.5 a lone dealer takes up and discards first
    {GIVE_THEN} | 4 AS KS QS JS TS, 2 AH, up 9D | pass x3; 4 order alone; asked discard 4; 4 discard TS; asked give 2
    {THEN_GIVE} | 4 AS KS QS JS TS, 2 AH, up 9D | pass x3; 4 order alone; asked discard 4; 4 discard TS; asked best 4
5.6 the dealer who sits out may give the turn-up; the lone maker then discards one card, that one too
    give_turnup=yes | 2 AS KS QS JS TS, up 9D | 1 pass; 2 order alone; asked give-turnup 4; lawful give-turnup, pass
    4 give-turnup; asked discard 2; lawful discard: AS KS QS JS TS 9D; public turnup_taken_by=2; 2 discard 9D
    asked play 1
5.6 the dealer need not; the turn-up then stays on the table
    give_turnup=yes | up 9D | 1 pass; 2 order alone; 4 pass; asked play 1; public turnup_taken_by=None
5.6 not for other lone makers, not with a partner, not in round two
    give_turnup=yes | up 9D | 1 order; asked discard 4
    give_turnup=yes | up 9D | 1 order alone; asked discard 4
    give_turnup=yes | up 9D | 1 pass; 2 order; asked discard 4
    give_turnup=yes | up 9D | pass x3; 4 order alone; asked discard 4
    give_turnup=yes | up 9D | pass x5; 2 call S alone; asked play 1
5.6 the joker (4.6) may be given
    railroad | 2 AS KS QS JS TS, up JK | 1 pass; 2 order alone; 4 give-turnup; may discard JK
5.7 Call-Ace asks for the partner after the discard
    call-ace | up 9D | 1 order; asked discard 4; 4 discard 9D; asked partner 1; 1 partner S; asked play 1
5.7 Hasenpfeffer: widow, name, discard, lead
    hasenpfeffer | 1 9S TS JS QS KS AS, kitty 9H | 1 bid 6; asked name 1; sizes 7 6 6 6; 1 name S; asked discard 1
    1 discard 9H; asked play 1
5.7 Double Hasenpfeffer: name; a lone maker discards or passes; after a discard the partner gives
    double-hasenpfeffer | | 1 bid 12; 1 name S alone; asked discard 1; 1 pass; asked play 1
    double-hasenpfeffer | | 1 bid 12; 1 name S; asked play 1
    double-hasenpfeffer | 1 9H 9D, 3 9C 9C | 1 bid 12; 1 name S alone; 1 discard 9D 9H; asked give 3; 3 give 9C 9C
    asked play 1
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_5(story: Story) -> None:
    story.tell()


def test_law_5_1_where_one_may_go_alone() -> None:
    """In the partnership games with a turn-up and in Double Hasenpfeffer, nowhere else."""
    lone = {name for name, preset in PRESETS.items() if preset.traits.may_go_alone}
    assert lone == {*PRESETS} - {"cutthroat", "three-seven", "two-handed", "call-ace", "hasenpfeffer"}


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
