"""Laws 9.5 and 9.7: leads out of turn, suits that are named for a leader, exposed cards.

Seats 1 and 3 play against 2 and 4; at the table ``hearts`` hearts are trump and seat 1 is to lead.
"""

from __future__ import annotations

import pytest

from tests.engine.old_school import cards_taken, exposed, hearts, upheld
from tests.engine.stories import Story, stories
from tests.engine.tables import Table

TRUMPS = "1 AH KH QH JD JH, 2 9S TS KS TH 9D, 3 QS JS AD KD TD, 4 9C TC QC KC AC, up 9H"
TWINS = "1 AS AS KS KS QS QS JS JS TS TS 9S 9S, 2 AH AH KH KH QH QH JH JH TH TH 9H 9H"
STORIES = f"""
9.5 a lead may be claimed by the opponents until its trick is gathered; then it stands
    hearts | unlawful 2 claim lead 1: no-open-lead; 3 KD; 4 QC; open-to 2 4: claim lead 3
    unlawful 1 claim lead 3: no-opponent; unlawful 1 claim lead 4: no-open-lead; 1 QD; 2 9D; open-to 2 4: claim lead 3
    3 gather; open-to -: claim lead 3; tricks 3
9.5 an opponent's lead returns and is exposed, with all cards after it; the claimers' side owes nothing
    hearts | 2 JH; 3 QS; 4 9H; 1 claim lead 2; upheld; lie 0; asked play 1; exposed 2 JH; remembers owed=(2,)
    lawful AH AS KH KS QD; hand 2 9S TS JH TH 9D; hand 3 QS JS AD KD TD; hand 4 TC QC KC AC 9H
9.5 the naming comes when that side is in turn to lead, by the seat at the leader's right; leads are for the phase play
    hearts | 2 TS; 1 claim lead 2; 1 KS; 2 TS; 3 JS; 4 QC; 1 gather; asked play 1; 1 QD; 2 9D; 3 TD; 4 9H; 4 gather
    asked suit 3; lawful pass, suit: C D H S; takes-cards 4; takes-cards 1; unlawful 1 suit C: out-of-turn
    3 suit C; asked play 4; lawful AC KC TC; remembers owed=(); unlawful 3 suit C: no-naming
9.5 a naming is due at once if that side is to lead
    hearts | 3 KD; 2 claim lead 3; asked suit 4; exposed 3 KD; 4 suit D; asked play 1; lawful QD; takes-cards 1 QD
    unlawful 1 AS: named-suit 9.5
9.5 a pass leaves the lead free
    hearts | 3 KD; 2 claim lead 3; 4 pass; lawful AH AS KH KS QD; remembers owed=()
9.5 a suit that cannot be led binds nobody
    hearts | 3 KD; 2 claim lead 3; 4 suit C; takes-cards 1 AH AS KH KS QD
9.5 the left bower is led to trump
    law=old-school | 1 JD KS AS QD KD, 2 9S TS JH TH 9D, 3 QS JS AD AH TD, 4 9C TC QC KC AC, up 9H | 1 order
    4 discard 9C; 3 AD; 2 claim lead 3; 4 suit H; lawful JD
9.5 a named trump yields to 6.2, and a lead of trump is irregular again; whoever has nothing else leads it
    hearts no_first_blood=yes | 3 KD; 2 claim lead 3; 4 suit H; lawful AS KS QD; takes-cards 1 AH AS KH KS QD
    law=old-school no_first_blood=yes | {TRUMPS} | 1 order; 4 discard 9C; 3 AD; 2 claim lead 3; 4 suit H
    lawful AH JD JH KH QH
9.5 a lead against 6.2 is exposed, and the lead after it is the first again, so that card may not be led yet
    hearts no_first_blood=yes | 1 AH; 2 JH; 4 claim lead 1; upheld; proof AH AS; asked suit 4; exposed 1 AH; 4 pass
    lawful AS KS QD; 1 AS; 2 TS; 3 QS; 4 QC; 1 gather; lawful AH; takes-cards 1 AH
9.5 a first lead of only trumps is lawful
    law=old-school no_first_blood=yes | {TRUMPS} | 1 order; 4 discard 9C; 1 JH; 2 claim lead 1; rejected
9.5 the suit binds also after a lead of another that was taken back, whose side owes nothing now
    hearts | 3 KD; 2 claim lead 3; 4 suit S; 2 9D; 3 KD; 1 claim lead 2; asked play 1; lawful AS KS
    exposed 3 KD, 2 9D
9.5 a new naming replaces the old one, a pass too
    hearts | 3 KD; 2 claim lead 3; 4 suit S; 3 TD; 4 claim lead 3; asked suit 4; 4 suit D; lawful QD
    hearts | 3 KD; 2 claim lead 3; 4 suit S; 3 TD; 4 claim lead 3; 4 pass; lawful AH AS KH KS QD
    hearts | 3 KD; 2 claim lead 3; 4 suit S; 3 TD; 4 claim lead 3; 4 suit C; lawful AH AS KH KS QD
9.5 the suit binds in one trick only, the lead of another that was gathered too
    hearts | 3 KD; 2 claim lead 3; 4 suit S; 1 AS; 2 9S; 3 JS; 4 QC; 1 gather; lawful AH KH KS QD
    hearts | 3 KD; 2 claim lead 3; 4 suit S; 4 9H; 1 KH; 2 TH; 3 KD; 1 gather; asked play 1; lawful AH AS KS QD
9.5 one naming is owed a side
    hearts | 2 TS; 1 claim lead 2; 4 QC; 3 claim lead 4; 2 9D; 3 claim lead 2; remembers owed=(2,)
    exposed 2 TS, 4 QC, 2 9D; 1 KS; 2 TS; 3 JS; 4 QC; 1 QD; 2 9D; 3 TD; 4 9H; 4 gather; 3 suit C
    4 AC; 1 AH; 2 JH; 3 QS; 2 gather; asked play 2
9.5 of the named suit the exposed card, unless it may not lawfully be led
    hearts | 2 9S; 1 claim lead 2; 1 AH; 2 JH; 3 QS; 4 9H; 2 gather; asked suit 1; 1 suit S; lawful 9S
    hearts | 2 9S; 1 claim lead 2; 1 AH; 2 JH; 3 QS; 4 9H; 2 gather; 1 suit D; lawful 9D
9.5 before a naming the trick is gathered
    hearts | 2 TS; 1 claim lead 2; 1 QD; 2 9D; 3 TD; 4 9H; asked play 4; lawful gather; takes-cards 4
    unlawful 4 QC: gather-first; 2 gather; asked suit 3
9.5 a seat that sits out may name, too
    dealt | 1 order alone; 4 discard 9C; 4 9H; 1 claim lead 4; 1 QD; 2 9D; 4 9H; 4 gather; asked suit 3
    3 suit C; lawful AC KC QC TC
9.5 a lone player only takes back: nothing is exposed or owed
    dealt house-24 | 1 order alone; 4 discard 9C; 2 pass; 4 pass; asked play 2; 1 AH; 2 claim lead 1; upheld
    asked play 2; exposed; remembers owed=()
    dealt house-24 | 1 order alone; 4 discard 9C; 2 pass; 4 defend-alone; 1 AH; 4 claim lead 1; asked play 4
    dealt no_first_blood=yes | 1 order alone; 4 discard 9C; 1 AH; 4 claim lead 1; upheld; asked play 1; exposed
    dealt csl cut=no | 1 order alone; 4 discard 9C; 2 defend-alone; 2 9D; 3 claim lead 2; upheld; asked play 1; exposed
9.5 among individuals the player at the leader's right names
    dealt call-ace pack=24 | 1 order; 4 discard 9C; 1 partner D; 2 TS; 3 claim lead 2; 1 KS; 2 TS; 3 JS; 4 QC; 1 QD
    2 9D; 3 TD; 4 9H; 4 gather; asked play 4; 4 KC; 1 AH; 2 JH; 3 QS; 2 gather; asked suit 1
9.7 an exposed card is the only one taken; whoever is void may play it
    hearts | 2 9S; 1 claim lead 2; 4 KC; 1 claim lead 4; 1 AS; lawful 9S; takes-cards 2 9S
    unlawful 2 TS, 2 JH: exposed-card 9.7; 2 9S; 3 JS; lawful KC; takes-cards 4 KC; 4 KC; exposed
9.7 an exposed card waits while it may not be played; taken back, it lies exposed again
    hearts | 2 9D; 1 claim lead 2; 1 AS; lawful 9S TS; takes-cards 2 9D 9S JH TH TS; 2 9D; exposed
    2 correct; exposed 2 9D
9.7 of several exposed cards one
    hearts | 2 9S; 1 claim lead 2; 2 TS; 1 claim lead 2; 1 AS; lawful 9S TS; takes-cards 2 9S TS
9.7 a lead out of turn may be any card, and a card is exposed once
    hearts | 2 9S; 1 claim lead 2; takes-cards 2 9D 9S JH TH TS; 2 9S; 3 claim lead 2; exposed 2 9S
9.7 exposed cards of a trick that is taken back lie exposed again
    hearts | 2 9D; 1 claim lead 2; 4 KC; 1 claim lead 4; 3 KD; 4 KC; 1 QD; 2 9D; exposed
    4 claim lead 3; exposed 4 KC, 2 9D, 3 KD
9.7 the winner of an open trick leads the exposed card
    hearts | 3 KD; 2 claim lead 3; 4 pass; 3 TD; 2 claim lead 3; 4 pass; 1 QD; 2 9D; 3 KD; 4 TC; asked play 3
    lawful TD, gather; unlawful 3 AD: exposed-card
9.7 of two identical cards the exposed one is played first
    double-hasenpfeffer law=old-school | {TWINS} | 1 bid 6; 2 bid 12; 2 name C; 1 AS; 2 claim lead 1; exposed 1 AS
    1 AS; exposed; 4 claim lead 1; exposed 1 AS; play-out; over
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_9(story: Story) -> None:
    story.tell()


def test_law_9_5_a_lead_in_turn_is_claimed_in_vain() -> None:
    table = hearts().say("1 AS; 2 9S")
    before = table.state
    assert not upheld(table.say("4 claim lead 1"))
    assert table.state.remember(before.remembered) == before


@pytest.mark.parametrize(("preset", "pack"), [("cutthroat", 24), ("three-seven", 24)])
def test_law_9_5_in_games_of_three_the_maker_only_takes_back(preset: str, pack: int) -> None:
    table = Table(preset, law="old-school", cut="no", pack=pack).deal(turnup="9C" if preset == "cutthroat" else "")
    table.say("1 pass; 2 order")
    while table.phase != "play":
        table.say(f"{table.turn} {table.legal[0]}")
    maker = cards_taken(table, 2).split()[0]
    assert upheld(table.say(f"2 {maker}; 1 claim lead 2"))
    assert (table.asked(), exposed(table)) == (("play", 1), [])
    defender = cards_taken(table, 3).split()[0]
    table.say(f"3 {defender}; 1 claim lead 3")
    assert (table.asked(), exposed(table)) == (("play", 1), [(3, defender)])
    assert table.state.remembered.owed == (3,)


@pytest.mark.parametrize(("preset", "players"), [("two-handed", 2), ("call-ace", 4)])
def test_law_9_5_other_makers_are_exposed(preset: str, players: int) -> None:
    table = Table(preset, law="old-school", players=players).deal().say("1 pass; 2 order")
    while table.phase != "play":
        table.say(f"{table.turn} {table.legal[0]}")
    card = cards_taken(table, 2).split()[0]
    assert exposed(table.say(f"2 {card}; 1 claim lead 2")) == [(2, card)]
    assert table.state.remembered.owed == (2,), "among individuals they themselves"
