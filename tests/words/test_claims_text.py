"""Old-school tables in words (law 9): claims with the cards that prove them, exposed cards, named suits, results."""

from __future__ import annotations

from pathlib import Path

from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import seat_view
from bot.pictures.layout import Seating
from bot.pictures.table_picture import table_picture
from bot.words.catalogue import Texts
from bot.words.panel_text import panel_text
from bot.words.table_text import table_alt, table_text
from tests.engine.old_school import hearts
from tests.world.games import chairs, table_of

GAMES = sorted((Path(__file__).parents[1] / "golden" / "old-school").glob("*.euchre"))


def test_law_9_9_pictures_without_review_hide_the_gathered_trick() -> None:
    """Two tables whose last tricks differ by a card that nobody wins with look the same."""
    texts = Texts()

    def pictures(review: bool) -> list[bytes]:
        plays = ("1 AS; 2 9S; 3 QS; 4 TC; 1 gather", "1 AS; 2 TS; 3 QS; 4 TC; 1 gather")
        texts_found = []
        for acts in plays:
            for led in ("", "; 1 KS"):
                table = hearts(review=review).say(acts + led)
                texts_found.append(table_picture(table_of(table.rules, table.state, chairs(4)), texts))
        return texts_found

    hidden, shown = pictures(False), pictures(True)
    assert hidden[0] == hidden[2]
    assert hidden[1] == hidden[3]
    assert shown[0] != shown[2]
    assert shown[1] != shown[3]


def test_law_9_7_exposed_cards_lie_before_their_player_in_picture_and_words() -> None:
    texts = Texts(strict=True)
    before = hearts().say("2 9S")
    claimed = hearts().say("2 9S; 1 claim lead 2")
    table = table_of(claimed.rules, claimed.state, chairs(4))
    assert "Face up in front of Bob: 9♠" in table_text(table, texts)
    assert "Face up in front of Bob: nine of spades" in table_alt(table, texts)
    bare = claimed.state.remember(claimed.state.remembered._replace(exposed=()))
    assert table_picture(table, texts) != table_picture(table_of(claimed.rules, bare, chairs(4)), texts)
    assert before.state.remembered.exposed == ()
    for players in range(2, 7):
        for bottom in range(1, players + 1):
            spots = [Seating(players, Seat(bottom)).place(Seat(seat)).exposed for seat in range(1, players + 1)]
            assert len(set(spots)) == players


def test_law_9_5_the_leader_reads_the_named_suit() -> None:
    texts = Texts(strict=True)
    table = hearts().say("2 9S; 1 claim lead 2; 1 AS; 2 9S; 3 QS; 4 TC; 1 gather; 1 KH; 2 JH; 3 TD; 4 9H; 2 gather")
    assert table.phase == Phase.SUIT
    table.say("1 suit D")
    shown = table_of(table.rules, table.state, chairs(4))
    assert "Bob has been told to lead ♦\ufe0e diamonds" in table_text(shown, texts)
    bob = seat_view(table.state, Seat(2))
    assert "You’ve been told to lead" in panel_text(shown, bob, texts)
