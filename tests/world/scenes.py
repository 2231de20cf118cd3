"""Tables laid by hand, the same for ever: the scenes of the golden pictures and of the sentences that are looked at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.engine import presets
from bot.engine.acts import PASS, Act, Bid, CallPartner, CallSuit, NameTrump, OrderUp
from bot.engine.cards import Card, Suit, parse_card
from bot.engine.rules import Outcome, Rules
from bot.engine.seats import Seat
from bot.engine.state import HandResult, Phase, Trick
from bot.engine.views import PublicView
from bot.tables.model import FinishedHand, Status
from bot.tables.views import TableView
from tests.world import require
from tests.world.games import chairs, lobby, table_of


def cards(words: str) -> tuple[Card, ...]:
    """Cards by their letters."""
    return tuple(parse_card(word) for word in words.split())


def plays(words: str) -> tuple[tuple[Seat, Card], ...]:
    """Cards played: ``"2:KD 3:9S"``."""
    pairs = (word.split(":") for word in words.split())
    return tuple((Seat(int(seat)), parse_card(card)) for seat, card in pairs)


def calls(*said: tuple[int, Act]) -> tuple[tuple[Seat, Act], ...]:
    """Who said what."""
    return tuple((Seat(seat), act) for seat, act in said)


def view(rules: Rules, **shown: Any) -> PublicView:
    """A public view with the first hand just dealt by seat 4, but for what is given."""
    base: dict[str, Any] = {
        "rules": rules, "number": 1, "dealer": Seat(rules.players), "score": (0,) * rules.units, "phase": Phase.PLAY,
        "turn": Seat(1), "turnup": None, "turned_down": False, "turnup_taken_by": None, "calls": (), "trump": None,
        "maker": None, "alone": False, "lone_defender": None, "bid": None, "forced": False, "called": None,
        "partner": None, "sitting_out": (), "hand_sizes": (rules.hand_size,) * rules.players, "kitty_size": 3,
        "shown": (), "laid_away": (), "given": (), "trick": (), "tricks": (), "taken": (0,) * rules.players,
        "result": None,
    }  # fmt: skip
    return PublicView(**(base | shown))


def table(shown: PublicView, **other: Any) -> TableView:
    """A running table that shows this view."""
    return table_of(shown.rules, None)._replace(public=shown, **other)


_STANDARD = presets.build("standard")
_LAST = Trick(plays("1:9S 2:JS 3:QC 4:QS"), Seat(2))
_ORDERED: dict[str, Any] = {
    "turnup": parse_card("9S"), "turnup_taken_by": Seat(4), "calls": calls((1, PASS), (2, OrderUp())),
    "trump": Suit.SPADES, "maker": Seat(2), "number": 4,
}  # fmt: skip


def bidding() -> TableView:
    """Two have passed; the dealer's left opponent is asked."""
    said = calls((1, PASS), (2, PASS))
    return table(view(_STANDARD, phase=Phase.ORDER, turn=Seat(3), turnup=parse_card("JH"), calls=said, score=(7, 3)))


def second_round() -> TableView:
    """The turn-up was turned down, and the first player passed again."""
    said = calls((1, PASS), (2, PASS), (3, PASS), (4, PASS), (1, PASS))
    shown = view(_STANDARD, phase=Phase.CALL, turn=Seat(2), turnup=parse_card("TC"), turned_down=True, calls=said)
    return table(shown)


def trick() -> TableView:
    """Three cards of the third trick lie on the table."""
    trick_now = plays("2:KD 3:JC 4:AD")
    tricks = (Trick(plays("1:AH 2:9H 3:TH 4:QH"), Seat(1)), _LAST)
    return table(view(_STANDARD, trick=trick_now, tricks=tricks, taken=(1, 1, 0, 0), score=(9, 6), **_ORDERED))


def gathered() -> TableView:
    """A trick was just taken; its winner leads."""
    return table(view(_STANDARD, turn=Seat(2), tricks=(_LAST,), taken=(0, 1, 0, 0), **_ORDERED))


def lone() -> TableView:
    """Seat 2 plays alone against a lone defender."""
    rules = presets.build("csl")
    shown = view(
        rules, turn=Seat(3), trick=plays("1:KH 2:9H"), sitting_out=(Seat(3), Seat(4)), lone_defender=Seat(1),
        alone=True, score=(2, 10), **_ORDERED,
    )  # fmt: skip
    return table(shown._replace(turn=Seat(1), trick=plays("2:JC")))


def result() -> TableView:
    """The makers were euchred."""
    ended = HandResult(Outcome.EUCHRE, (2, 0), (8, 4), None, 2)
    shown = view(
        presets.build("house"), phase=Phase.DEAL, turn=None, tricks=(_LAST,) * 5, taken=(2, 2, 1, 0), score=(8, 4),
        result=ended, **_ORDERED,
    )  # fmt: skip
    return table(shown, last_hand=FinishedHand(shown, ended, (), (), ()))


def over() -> TableView:
    """The game is over."""
    ended = HandResult(Outcome.MARCH, (0, 2), (0, 11), 2, 5)
    shown = view(
        presets.build("earlwood"), phase=Phase.OVER, turn=None, tricks=(_LAST,) * 5, taken=(0, 4, 0, 1),
        score=(0, 11), result=ended, **_ORDERED,
    )  # fmt: skip
    last = FinishedHand(shown, ended, (), (), ())
    return table(shown, last_hand=last, status=Status.FINISHED, games=2, tally=(1, 1))


def two_handed() -> TableView:
    """Two players."""
    rules = presets.build("two-handed")
    shown = view(rules, turn=Seat(2), trick=plays("1:JH"), score=(4, 9), trump=Suit.DIAMONDS, maker=Seat(1),
                 calls=calls((1, CallSuit(Suit.DIAMONDS))))  # fmt: skip
    return table(shown)


def six() -> TableView:
    """Six players of Call-Ace, the partner unknown."""
    rules = presets.build("call-ace", {"players": 6})
    said = calls((1, PASS), (2, OrderUp()), (2, CallPartner(Suit.CLUBS)))
    last = Trick(plays("1:7C 2:8C 3:9C 4:TC 5:QC 6:KC"), Seat(6))
    shown = view(
        rules, turn=Seat(5), turnup=parse_card("AH"), turnup_taken_by=Seat(6), calls=said, trump=Suit.HEARTS,
        maker=Seat(2), called=Suit.CLUBS, trick=plays("6:AS 1:7S 2:8S 3:7D 4:JD"), tricks=(last,), kitty_size=1,
        taken=(0, 0, 0, 0, 0, 1), score=(3, 8, 0, 9, 2, 6),
    )  # fmt: skip
    return table(shown)


def double() -> TableView:
    """Double Hasenpfeffer: numeric bids, a score in the hole, many tricks."""
    rules = presets.build("double-hasenpfeffer")
    said = calls((1, PASS), (2, Bid(7)), (3, PASS), (4, PASS), (2, NameTrump(Suit.DIAMONDS)))
    tricks = (Trick(plays("2:JD 3:9D 4:JD 1:JH"), Seat(2)),) * 8
    shown = view(
        rules, turn=Seat(1), calls=said, trump=Suit.DIAMONDS, maker=Seat(2), bid=7, kitty_size=0,
        trick=plays("2:AH 3:TH 4:AH"), tricks=tricks, taken=(1, 7, 0, 0), score=(-12, 41),
    )  # fmt: skip
    return table(shown)


def bids() -> TableView:
    """Six bid on twelve cards; nothing lies on the table yet."""
    rules = presets.build("double-hasenpfeffer", {"players": 6})
    said = calls((1, PASS), (2, Bid(4)), (3, PASS), (4, Bid(5)), (5, PASS))
    shown = view(rules, phase=Phase.BID, turn=Seat(6), calls=said, kitty_size=0, score=(-8, 12))
    long = ("Ann", "Bartholomäus Grünwald", "Cay", "Maximiliane von Hohenfels", "Eve", "Wolfeschlegelstein")
    return table(shown)._replace(chairs=chairs(6, long))


def naming() -> TableView:
    """The highest bidder names trump: there is a maker and no trump yet."""
    rules = presets.build("hasenpfeffer")
    said = calls((1, PASS), (2, Bid(4)), (3, PASS), (4, PASS))
    return table(view(rules, phase=Phase.NAME, turn=Seat(2), calls=said, maker=Seat(2), bid=4, score=(-3, 7)))


def shared() -> TableView:
    """Two of six made it together; both stand in the result, however long a name is."""
    ended = HandResult(Outcome.MADE, (0, 1, 0, 0, 1, 0), (3, 9, 0, 9, 3, 6), None, 3)
    before = require(six().public)
    shown = before._replace(phase=Phase.DEAL, turn=None, trick=(), result=ended, score=ended.score, partner=Seat(5))
    long = ("Ann", "Bartholomäus Grünwald", "Cay", "Maximiliane von Hohenfels", "Eve", "Wolfeschlegelstein")
    return table(shown)._replace(chairs=chairs(6, long))


def names() -> TableView:
    """Names in several scripts, one chair away."""
    raw = ("Иван Петрович Сидоров", "田中太郎", "𝓐𝓷𝓷 ✨ de la Montagne", "Żółć 🇵🇱")
    sitting = chairs(4, raw)
    return trick()._replace(chairs=(sitting[0], replace(sitting[1], away=True), *sitting[2:]))


def scripts() -> TableView:
    """Six names in six scripts that no Latin font has; two of them run from right to left."""
    raw = ("שלום ראובן בן־דוד", "محمد علي الحسيني", "राजेश कुमार", "สมชาย น้ำผึ้ง", "田中 太郎", "김철수 🔥")
    return six()._replace(chairs=chairs(6, raw))


SCENES = {
    "lobby": lambda: lobby(_STANDARD, 3), "bidding": bidding, "second-round": second_round, "trick": trick,
    "gathered": gathered, "lone": lone, "result": result, "over": over, "two-handed": two_handed, "six": six,
    "double": double, "bids": bids, "naming": naming, "shared": shared, "names": names, "scripts": scripts,
}  # fmt: skip
"""Every scene by its name."""
