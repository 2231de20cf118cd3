"""Laws 4.1 to 4.7: making trump with a turn-up, in two rounds."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.presets import PRESETS
from tests.engine.stories import Story, stories
from tests.engine.tables import Table

TURN_UP_GAMES = {"cutthroat": 3, "three-seven": 3, "two-handed": 2, "call-ace": 4}

KING_HIGH = "4 AS KS QS JS TS, up 9D"
STORIES = f"""
4.1 once around from the dealer's left, the dealer last
    dealer=1 | | asked order 2; pass; asked order 3; pass; asked order 4; pass; asked order 1; pass; phase call
    dealer=2 | | asked order 3; pass; asked order 4; pass; asked order 1; pass; asked order 2; pass; phase call
    dealer=3 | | asked order 4; pass; asked order 1; pass; asked order 2; pass; asked order 3; pass; phase call
    dealer=4 | | asked order 1; lawful order, order alone, pass; pass; asked order 2; lawful order, order alone, pass
    pass; asked order 3; lawful order, order alone, pass; pass; asked order 4; lawful order, order alone, pass
    pass; phase call
4.1 the first who accepts the turn-up makes its suit trump, and nobody bids after them (4.7)
    | up 9D | 1 order; public trump=2 maker=1 alone=False; asked discard 4
    | up 9D | pass; 2 order; public trump=2 maker=2 alone=False; asked discard 4
    | up 9D | pass x2; 3 order; public trump=2 maker=3 alone=False; asked discard 4
    | up 9D | pass x3; 4 order; public trump=2 maker=4 alone=False; asked discard 4
4.1 nobody goes alone (5.1) where there are no partners
    cutthroat dealer=1 | | asked order 2; lawful order, pass; unlawful 2 order alone
    three-seven cut=no dealer=1 | | asked order 2; lawful order, pass; unlawful 2 order alone
    two-handed dealer=1 | | asked order 2; lawful order, pass; unlawful 2 order alone
    call-ace dealer=1 | | asked order 2; lawful order, pass; unlawful 2 order alone
4.2 the dealer takes the turn-up up and lays one of six cards away, whoever accepted
    | {KING_HIGH} | 1 order; hand 4 AS KS QS JS TS 9D; lawful discard: AS KS QS JS TS 9D
    4 discard TS; hand 4 AS KS QS JS 9D; phase play; public laid_away=((4,1),)
    | {KING_HIGH} | pass; 2 order; hand 4 AS KS QS JS TS 9D; 4 discard TS; hand 4 AS KS QS JS 9D
    | {KING_HIGH} | pass x2; 3 order; hand 4 AS KS QS JS TS 9D; 4 discard TS; hand 4 AS KS QS JS 9D
    | {KING_HIGH} | pass x3; 4 order; hand 4 AS KS QS JS TS 9D; 4 discard TS; hand 4 AS KS QS JS 9D
4.2 the turn-up itself may be laid away, a ruling of ours; its suit stays trump
    | {KING_HIGH} | 1 order; 4 discard 9D; hand 4 AS KS QS JS TS; agreed trump=2
4.2 the card laid away is never played
    | {KING_HIGH} | 1 order; 4 discard TS; unlawful 4 TS
4.2 a dealer whose partner plays alone takes nothing up: the turn-up stays on the table, and play begins
    | {KING_HIGH} | 1 pass; 2 order alone; asked play 1; hand 4 AS KS QS JS TS; turnup 9D
    public turnup_taken_by=None laid_away=()
4.2 an opponent's lone call still gives the dealer the turn-up
    | up 9D | 1 order alone; asked discard 4
4.3 round two names one of the other three suits, alone or not, from the dealer's left
    | up 9D | pass x4; asked call 1; lawful pass, call: S H C, alone: S H C
    unlawful 1 call D, 1 call D alone: 4.3; unlawful 1 order; public turned_down=True
4.3 a call makes trump and the turn-up stays down (4.7): nobody takes or lays away a card
    | up 9D | pass x5; 2 call C; asked play 1; public trump=3 maker=2 laid_away=() hand_sizes=(5,5,5,5)
4.4 the dealer's partner accepts only alone; everybody else has the choice
    earlwood | up 9D | lawful order, order alone, pass; pass; lawful order alone, pass; unlawful 2 order: 4.4
    pass; lawful order, order alone, pass; pass; lawful order, order alone, pass
4.4 binds round one only
    earlwood | up 9D | pass x5; asked call 2; may call S, call S alone
4.5 all pass twice: thrown in, nobody scores, and the deal passes on
    campus cut=no | | pass x7; may pass; pass; result thrown-in 0 0; contract -; deal; dealer 1 of hand 2
4.5 stuck, the dealer must name a suit
    | up 9D | pass x7; asked call 4; lawful call: S H C, alone: S H C; unlawful 4 pass, 4 fold: 4.5
    csl cut=no | up 9D | pass x7; asked call 4; lawful call: S H C, alone: S H C; unlawful 4 pass, 4 fold: 4.5
4.5 stick or fold: the dealer names a suit, or the opponents score 1 and the deal passes on
    newberry | up 9D | pass x6; unlawful 3 fold: 4.5; pass; lawful fold, call: S H C, alone: S H C
    unlawful 4 pass: 4.5; 4 fold; result folded 1 0; contract -; deal; dealer 1 of hand 2
4.5 the points of a fold go to the other side, whichever it is
    newberry dealer=3 | | pass x7; 3 fold; points 0 1
4.6 a joker turned up proposes hearts, and the dealer takes it up
    joker=yes | 4 AS KS QS JS TS, up JK | 1 order; agreed trump=1; hand 4 AS KS QS JS TS JK; 4 discard JK; phase play
4.6 a joker turned down bars hearts
    joker=yes | up JK | pass x4; lawful pass, call: S D C, alone: S D C; unlawful 1 call H: 4.6
4.6 the joker stays on the table when the dealer sits out (4.2)
    joker=yes | 1 AS KS QS TS 9S, 2 JH AH KH QH TH, 3 AD KD QD TD 9D, 4 AC KC QC TC 9C, up JK | 1 pass; 2 order alone
    phase play; hand 1 AS KS QS TS 9S; hand 2 JH AH KH QH TH; hand 3 AD KD QD TD 9D; hand 4 AC KC QC TC 9C
4.7 there is no bid after trump is made
    | up 9D | 1 order; 4 discard 9D; unlawful 2 order, 2 pass, 2 call S, 1 order, 1 call S; phase play
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_4(story: Story) -> None:
    story.tell()


@pytest.mark.parametrize(("preset", "players"), [*TURN_UP_GAMES.items(), ("call-ace", 5), ("call-ace", 6)])
def test_law_4_5_stick_and_fold_without_partners(preset: str, players: int) -> None:
    """By a fold every other player scores 1; stuck, the dealer must name a suit."""
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


def test_law_4_7_every_game_with_a_turn_up_has_two_rounds() -> None:
    """The option of the second round (4.1, 4.3) exists just where there is a turn-up."""
    without = {name for name, preset in PRESETS.items() if "second_round" not in preset.choices}
    assert without == {"hasenpfeffer", "double-hasenpfeffer"}
