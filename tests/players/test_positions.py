"""What computers do in positions laid out for them: what players complain about elsewhere, and rules of thumb.

Whole themes of positions, found in play, are in ``tests/players/company``. Here seats 1 and 3 play
against 2 and 4, and seat 4 deals. A position has its rules, the cards of seats and the turn-up, what was done, and what
is played, or never played, in the words of a record (``*`` stands for any); ``steady`` is the act of that player. A
sentence stands before each, the reason after it. Cards that are left open are shuffled several ways.
"""

from __future__ import annotations

import random
from fnmatch import fnmatch
from typing import Any

import pytest

from bot.engine.acts import act_text
from bot.engine.presets import parse
from bot.engine.state import State
from bot.players.expert.decide import Budget, Expert
from bot.players.levels import ComputerPlayer, decision_rng, player
from tests.players.situations import after, dealt, on_turn

DEALS = 3
"""The ways in which open cards are shuffled."""
SEEDS, ENOUGH = 8, 7
"""Of so many seeds on so many the expert plays the right card to the last tricks."""

GOOD = """
Nobody goes alone on nothing: five tricks are out of reach, and the partner is needed even for three; stuck dealers, too
    | 4 9S TS QS 9H TD, up KS | pass x3 | never *alone
    | 4 AS 9S KD 9H TC, up TS | pass x3 | never *alone
    | 4 9S TS QD 9H KC, up 9D | pass x7 | never *alone
    | 4 9C TC KS 9S QS, up 9D | pass x7 | never *alone
    | 1 9S AS QD KH TC, up TS | | never *alone
Nobody orders a bower into an opponent's hand: two small trumps and an ace cannot beat it. Good players pass at once
    | 1 9S TS AD KD QH, up JS | | plays pass
    | 1 9S KS QD TD TH, up JS | | plays pass
    | 3 9S TS AD QD TH, up JS | pass x2 | plays pass
    | 3 KS 9S QD AC TH, up JS | pass x2 | plays pass
A partner's ace is not trumped by the last player: the trick is safe, and there is a loser to throw. CSL: "NEVER"
    | 1 9H TH 9D TD QD, 2 AH KD AD QC KC, 3 QH 9S JD JH TC, 4 9C KS TS AC KH, up QS | pass x3; order; discard KH; 9D; AD
    JD; 9C; AH; QH | plays AC
A partner's ace is not trumped by the third player: nobody has led the suit before, and most likely the fourth follows
    | 1 AH TH KD QD 9C, 2 9H KH TD AC QC, 3 9S TS JD TC KC, up QS | pass x3; order; steady; AH; 9H | never 9S, TS
A single ace is not led into a lone hand: at once it meets a void two times in three. Keep it for the maker's last card
    | 1 AD TC QC 9C TH, up AS | pass x3; order alone; steady | never AD
Nobody goes alone at nine: one point wins the game, and the partner may save the hand
    score=6:9 | 4 JS JC AS AH KH, up QS | pass x3 | plays order
    score=6:9 | 4 JS JC AS AH KH, up TS | pass x3 | plays order
The four highest trumps and an ace do go alone at the start: it is four points nearly always
    | 4 JS JC AS KS AH, up QS | pass x3 | plays order alone
A guarded bower ducks before a lone maker: it stops any lone hand. "Do not use your trump unless you have last play"
    | 1 QH TH 9D TD QC, 3 JC 9S KD QD TC, up AS | pass x3; order alone; steady; QH | never JC, 9S
The last player leaves the trick to their partner: a bower on top of a trump that wins it is a trick thrown away
    | 1 9D TD 9H TH QC, 2 TS QS 9C KH AC, 3 QD KD AD JH KC, 4 9S KS TC QH JS, up AS | pass x3; order; discard 9S; 9D; TS
    QD | never JS, AS, KS
A lone hand is called with the partner where nobody may go alone (laws 12.2, 12.3)
    lone_hands=no | 1 JH JD AH KH 9C, up 9S | pass x4 | plays call H
    points=4 lone_closed=5 | 1 JH JD AH KH 9C, up 9S | pass x4 | plays call H
"""

ANYBODY = """
Four aces call no trump (law 12.7)
    no_trump=yes | 1 AS KS AH AD AC, 2 9S TS JH TH 9D, 3 QS JS KD TD QD, 4 9C TC QC KC JC, up 9H | pass x4
    | plays call NT*
Both bowers call their suit where no trump may be called (law 12.7)
    no_trump=yes | 1 JS JC AS KS 9D, up 9H | pass x4 | plays call S*
A dealer who must keep the turn-up lays another card away (law 12.5)
    keep_turnup=yes | 4 JS JC AS KS QS, up 9S | order | never discard 9S
"""

STEADY = """
An ace is not led into the lone maker's void: the king of clubs may still win; to the expert all leads are worth as much
    | 1 KD 9D 9H TH KH, 3 AD TD JS KC 9C, 4 JC QS QC TC JH, up AS | pass x3; order alone; discard JH; KD; TD; QS; AS; 9H
    JS | never AD
Two bowers and an ace order up: they are three tricks by themselves
    | 1 JS JC AS AD 9H, up 9S | | plays order, order alone
The dealer lays a lone small card away: a void is worth more than the nine; the guarded king and the trumps stay
    | 4 JS AS KD QD 9H, up KS | pass x3; order | plays discard 9H
The lone maker draws trumps with the highest: their ace comes last, when nobody can trump it
    dealer=3 | 4 JS JC AS KS AH, 3 9D TD 9H TH QC, up 9S | order alone; discard 9D | plays JS, JC, AS
The partner's bower is led to the maker. CSL: "Trump early, trump hard" when the partner has called
    | 1 JC AS 9D TD KH, 3 JS KS QS AD 9H, up TS | pass x2; order; steady | plays JC
The last player wins as cheaply as possible
    | 1 9D TD 9H TH QC, 2 JD QD AC KC QH, 3 TC JH QS 9C KH, 4 AD KD AS KS TS, up JS | pass x3; order; discard TS; 9H; QH
    KH | plays KS
A stuck dealer does not fold a sound hand: that gives a point away, and both bowers with an ace make one
    newberry | 4 JS JC AS AD 9D, up 9H | pass x7 | plays call *
Nobody orders alone against a trump that they cannot beat: the right bower goes to an opposing dealer
    | 1 AH TH KH KC AD, up JH | | never order alone
    house-24 | 1 AH TH KH KC AD, up JH | | never order alone
    campus | 1 AH TH KH KC AD, up JH | | never order alone
Nobody orders alone under the joker, to which even the partner's best card (law 5.4) is no equal
    railroad | 1 JH JD AH KH AS, up JK | | never order alone
A jack is no reason to order up without trumps: not for the dealer, nor into an opponent's hand in a game nearly lost
    | 4 AS KS QC TC 9C, up JH | pass x3 | plays pass
    score=6:9 | 3 QS 9S QD TD 9C, up JH | pass x2 | plays pass
A helpless hand donates only to stop a lone march that wins. CSL: a euchre costs two points, that the game
    score=9:6 | 1 QS 9S QD TD 9C, up JH | | plays order
    score=9:7 | 1 QS 9S QD TD 9C, up JH | | plays order
    score=9:8 | 1 QS 9S QD TD 9C, up JH | | plays pass
    score=9:5 | 1 QS 9S QD TD 9C, up JH | | plays pass
    score=8:6 | 1 QS 9S QD TD 9C, up JH | | plays pass
A turned-up bower is left to the dealing partner, who takes it up by themselves, with two trumps and no more
    | 2 AH 9H KS QS 9C, up JH | pass | plays pass
    | 2 AH KH 9H AS 9C, up JH | pass | plays order*
A lone maker trumps with a card that nobody can beat: not where that one has to draw the others
    dealer=2 | 4 JH JD AH KH TH, 1 QH AS KS QS AC, 2 TD TS 9S KC QC, 3 9D AD KD QD JC, up 9H | pass; order alone; 9D
    | plays KH
    dealer=2 | 4 JH TH 9C TC JC, 1 QH AS KS QS AC, 2 TD TS 9S KC QC, 3 9D AD KD QD AH, up 9H | pass; order alone; 9D
    | plays TH
A bid is what the hand makes
    hasenpfeffer | 1 JS JC AS KS QS AD | | plays bid 5, bid 6
    hasenpfeffer | 1 9S TH QD 9C KD TC | | plays bid 1, bid 2
"""

LAST_TRICKS = """
A lone maker draws the last trumps: A♥ K♦ A♠ are left; A♠ is behind by 2 of 100 games, K♦ by 4
    | 4 JH JD KD AS 9C, 1 TC KC 9D TS 9H, 3 QC AC QH JC TD, up AH | pass x3; order alone; discard 9C; KC; AC; JD; JH; 9H
    QH | plays AH
A lone maker trumps an ace: A♠ is led, Q♥ A♥ A♦ J♦ are left; to throw Q♥ is behind by 2 of 100 games
    | 4 QH AH AD JD KC, 1 AC TC AS 9D TS, 3 QC 9C KD JC QS, up TD | pass x3; order alone; discard TD; AC; 9C; KC; AS; QS
    | plays AD
A defender takes the left bower with the right in the second trick: ducking is behind by 3, 3 and 4 of 100 games
    dealer=3 | 1 QD JH TH AD 9S, 2 QH AH JD QC 9H, 3 KS JS 9C TC AS, 4 KC JC KH KD TD, up AC | pass x3; order alone
    discard KS; KD; JD; 9C; JS | plays JC
    dealer=2 | 1 9C JH QD QH 9H, 2 AD AC KH QS JD, 3 TH TS AS JS KC, 4 9D TD KS TC QC, up AH | pass x3; order alone
    discard QS; JS; 9H; KH; JD; TH | plays JH
    dealer=2 | 1 QH TH QS AS KC, 2 AC KH JC AD JD, 3 9H 9D TS 9S JH, 4 9C QC KD TC TD, up AH | pass x3; order alone
    discard JC; TS; AS; KH; JD | plays JH
"""


def positions(text: str) -> list[Any]:
    """Return the positions of a text as parameters that go by the sentence before them; each may have several lines."""
    laid, said, position = list[Any](), "", ""
    for line in text.strip().splitlines():
        if line.startswith(" "):
            position += f"; {line.strip()}"
        else:
            said = line
        if position.count("|") == 3:
            laid.append(pytest.param(position.removeprefix("; "), id=said.partition(": ")[0].partition(". ")[0]))
            position = ""
    return laid


def lay(position: str, seed: int) -> State:
    """Return the state after what was done there."""
    rules, cards, acts, _ = position.split("|")
    around = dict(word.split("=") for word in rules.split() if word.startswith(("dealer=", "score=")))
    words = [word for word in rules.split() if word.partition("=")[0] not in around]
    hands = dict(part.split(maxsplit=1) for part in cards.split(","))
    score = tuple(map(int, around["score"].split(":"))) if "score" in around else None
    state = dealt(
        parse(words if words and "=" not in words[0] else ["standard", *words]),
        int(around.get("dealer", 4)),
        {int(seat): held.strip() for seat, held in hands.items() if seat != "up"},
        hands.get("up", "").strip(),
        score,
        seed,
    )
    for act in filter(None, map(str.strip, acts.split(";"))):
        text, _, times = act.partition(" x")
        for _ in range(int(times or 1)):
            done = act_text(player("steady").choose(on_turn(state), random.Random(0))) if text == "steady" else text
            state = after(state, done)
    return state


def is_right(position: str, act: str) -> bool:
    """Return whether an act is what is expected in this position."""
    verb, _, acts = position.rpartition("|")[2].strip().partition(" ")
    return any(fnmatch(act, pattern.strip()) for pattern in acts.split(",")) is (verb == "plays")


def check(position: str, computer: ComputerPlayer) -> None:
    """A computer does what is expected whatever the open cards are."""
    for seed in range(DEALS):
        act = act_text(computer.choose(on_turn(lay(position, seed)), random.Random(seed)))
        assert is_right(position, act), act


@pytest.mark.parametrize("level", ["steady", "expert"])
@pytest.mark.parametrize("position", positions(GOOD))
def test_good_players_do_what_nobody_complains_about(position: str, level: str) -> None:
    check(position, Expert(Budget()) if level == "expert" else player(level))


@pytest.mark.parametrize("level", ["beginner", "steady", "expert"])
@pytest.mark.parametrize("position", positions(ANYBODY))
def test_every_level_knows_the_house_rules(position: str, level: str) -> None:
    check(position, Expert(Budget()) if level == "expert" else player(level))


@pytest.mark.parametrize("position", positions(STEADY))
def test_steady_goes_by_rules_of_thumb(position: str) -> None:
    check(position, player("steady"))


@pytest.mark.parametrize("position", positions(LAST_TRICKS))
def test_the_expert_plays_the_last_tricks_of_a_lone_hand_well(position: str) -> None:
    """What is right was found in many deals in which the others do just what they did here."""
    view = on_turn(lay(position, 0))
    right = sum(is_right(position, act_text(Expert().choose(view, decision_rng(seed)))) for seed in range(SEEDS))
    assert right >= ENOUGH
