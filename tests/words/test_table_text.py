"""What is said of a table: in every phase of every game, within Discord's limits, and never a hidden card."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from bot.deals.draw import DealerDraw
from bot.engine import presets
from bot.engine.acts import PASS, PLAYS, Act, Bid, CallSuit, ClaimFarmers, DefendAlone, Fold, OrderUp, Pass, PlayCard
from bot.engine.cards import SUIT_UNDER, Card, Suit, card_of, following_cards, parse_card
from bot.engine.rules import Outcome, Rules
from bot.engine.seats import Seat
from bot.engine.state import Deal, Exchange, HandResult, Phase, State, Trick
from bot.pictures.table_picture import goal, hand_words, numbered_seats, table_picture
from bot.tables.answering import AIMS
from bot.tables.beginning import GAME
from bot.tables.decisions import Reason
from bot.tables.model import (
    Chair,
    Credits,
    DeclinedProposal,
    FinishedHand,
    Proposal,
    Status,
    TournamentKind,
    TournamentTable,
)
from bot.tables.pausing import PAUSE
from bot.tables.preferences import DeckColours
from bot.tables.views import Pictured, Refused, Snapshot, acts_of
from bot.words.catalogue import Texts
from bot.words.labels import act_label, call_line, card_label, sort_cards
from bot.words.notices import refusal_text
from bot.words.panel_text import panel_brief, panel_text
from bot.words.results_text import game_over_text, hand_result_text, open_hands_text
from bot.words.table_text import brief_text, door_text, seat_choices, table_alt, table_text, trick_words, turn_line
from bot.words.voice import LONGEST_UNBROKEN, SIGNS, Voice, card_sign, card_words
from tests.languages import COMPLETE
from tests.world import as_read, require
from tests.world.every_game import GAMES
from tests.world.games import Moment, chairs, finished_hand, lobby, moment, moments, states, table_of
from tests.world.said import says
from tests.world.scenes import SCENES, gathered, lone, over, plays, result, table, trick, view

NASTY = ("*_~`|\\" * 5, "@everyone #" * 3, "[x](http://y)" * 3, "<@1>" * 9, "# _a_" * 8, "W" * 40)


@pytest.mark.parametrize("rules", GAMES)
def test_nasty_names_break_nothing(rules: Rules, texts: Texts) -> None:
    for state in list(states(rules, 9, 4))[::7]:
        now = moment(state, sitting=chairs(rules.players, NASTY))
        for text in (table_text(now.table, texts), panel_text(now.table, now.seats[0], texts)):
            assert len(text) <= 1500
            assert "@everyone" not in text
            assert not re.search(r"(?<!\\)<@", text)
        assert len(table_alt(now.table, texts)) <= 1024


# -- hidden cards


def _reshuffled(state: State, chance: random.Random) -> State:
    """The same moment to a stranger's eyes: every hidden card somewhere else, the secret partner too."""
    assert state.deal is not None
    seen = [card for _, cards in state.deal.farmers for card in cards]
    kitty = list(state.deal.kitty)
    hidden = [card for hand in state.hands for card in hand] + [card for card in kitty if card not in seen]
    chance.shuffle(hidden)
    hands = tuple(tuple(hidden.pop() for _ in hand) for hand in state.hands)
    below = tuple(card if card in seen else hidden.pop() for card in kitty)
    deal = state.deal._replace(hands=hands, kitty=below, pack=tuple(reversed(state.deal.pack)))
    swap = state.exchange
    exchange = Exchange(
        swap.turnup_taken_by,
        tuple((seat, tuple(Card(0) for _ in cards)) for seat, cards in swap.discards),
        tuple((giver, taker, tuple(Card(1) for _ in cards)) for giver, taker, cards in swap.gifts),
        (),
    )
    contract = state.contract
    if contract is not None and contract.called is not None and not contract.revealed:
        contract = contract._replace(best=Card(3), partner=Seat(contract.partner % state.rules.players + 1)
                           if contract.partner else None)  # fmt: skip
    return state._replace(hands=hands, deal=deal, exchange=exchange, contract=contract)


@pytest.mark.parametrize("rules", GAMES)
def test_hidden_cards_change_nothing_in_public(rules: Rules, texts: Texts) -> None:
    chance = random.Random(5)
    running = [state for state in states(rules, 6, 5, quiet=0.3) if state.result is None and state.hands]
    for number, state in enumerate(running[::2]):
        one, other = moment(state).table, moment(_reshuffled(state, chance)).table
        assert table_text(one, texts) == table_text(other, texts)
        assert table_alt(one, texts) == table_alt(other, texts)
        assert one == other
        if number % 40 == 0:
            assert table_picture(one, texts, DeckColours.PAIRS) == table_picture(other, texts, DeckColours.PAIRS)


@pytest.mark.parametrize("rules", [game for game in GAMES if game.values[0].pack != 48])  # type: ignore[union-attr]
def test_no_hidden_card_is_named_in_public(rules: Rules, texts: Texts) -> None:
    for state in states(rules, 8, 4, quiet=0.3):
        if state.result is not None or state.deal is None:
            continue
        table = moment(state).table
        public, spoken = table_text(table, texts), table_alt(table, texts)
        for card in _hidden(state):
            assert not re.search(rf"(?<!\w){re.escape(card_sign(card, texts))}", public)
            assert card_words(card, texts) not in spoken


def _hidden(state: State) -> set[Card]:
    """Cards that lie face down or in a hand and that nobody was shown."""
    deal = state.deal
    assert isinstance(deal, Deal)
    held = {card for hand in state.hands for card in hand} | set(deal.kitty)
    shown = {card for _, cards in deal.farmers for card in cards} | {deal.turnup}
    played = {card for trick in state.tricks for _, card in trick.plays} | {card for _, card in state.trick}
    return held - shown - played


@pytest.mark.parametrize("rules", GAMES)
def test_a_panel_names_no_card_of_another_hand(rules: Rules, texts: Texts) -> None:
    """What a player cannot see changes no letter of their panel."""
    chance = random.Random(7)
    for state in list(states(rules, 11, 5, quiet=0.3))[::3]:
        if state.result is not None or not state.hands or rules.traits.secret_partner:
            continue
        shifted = _reshuffled(state, chance)
        for own_view in (moment(state).seats[0], moment(state).seats[-1]):
            table, public = moment(state).table, moment(shifted).table.public
            assert public is not None
            other = own_view._replace(public=public)
            assert panel_text(table, own_view, texts) == panel_text(moment(shifted).table, other, texts)


# -- sentences


def test_the_words_of_the_seats(texts: Texts) -> None:
    """Law 4.1: order up, assist, pick it up."""
    rules = presets.build("standard")
    state = next(state for state in states(rules, 1, 1) if state.phase is Phase.ORDER)
    view = moment(state).seats[0]
    dealer = view.public.dealer
    words = [act_label(OrderUp(), view._replace(seat=Seat((dealer + step - 1) % 4 + 1)), texts) for step in range(4)]
    assert words == ["Pick it up", "Order it up", "Assist my partner", "Order it up"]
    assert act_label(OrderUp(alone=True), view._replace(seat=Seat((dealer + 1) % 4 + 1)), texts) == "Assist alone"


def test_declining_has_its_own_word_in_each_phase(texts: Texts) -> None:
    view = moment(next(states(presets.build("standard"), 1, 1))).seats[0]
    defending = view._replace(public=view.public._replace(phase=Phase.DEFEND_ALONE))
    assert act_label(PASS, view, texts) == "Pass"
    assert act_label(PASS, defending, texts) == "Defend together"
    assert act_label(DefendAlone(), defending, texts) == "Defend alone"


def test_bowers_are_marked_on_buttons(texts: Texts) -> None:
    jack = card_of(Suit.HEARTS, 4)
    assert card_label(jack, Suit.HEARTS, texts) == "J♥\ufe0e Right"
    assert card_label(jack, Suit.DIAMONDS, texts) == "J♥\ufe0e Left"
    assert card_label(jack, Suit.SPADES, texts) == "J♥\ufe0e"
    assert SIGNS[Suit.CLUBS] == "♣\ufe0e"


def _playing(hand: str, shown: str, texts: Texts, trump: Suit = Suit.HEARTS) -> str:
    """The panel of seat 1 who must answer the cards on the table."""
    table = trick()
    public = require(table.public)._replace(trick=plays(shown), turn=Seat(1), trump=trump, tricks=())
    held = tuple(parse_card(word) for word in hand.split())
    state = next(state for state in states(presets.build("standard"), 1, 3) if state.phase is Phase.PLAY)
    own_view = (
        moment(state).seats[0]._replace(public=public, hand=held, discarded=(), received=(), gave=(), seat=Seat(1))
    )
    lawful = _lawful(held, public.trick, trump)
    return panel_text(table._replace(public=public), own_view._replace(legal=lawful), texts)


def _lawful(held: tuple[Card, ...], shown: tuple[tuple[Seat, Card], ...], trump: Suit) -> tuple[Act, ...]:
    led = SUIT_UNDER[trump][shown[0][1]]
    return tuple(PLAYS[card] for card in following_cards(held, led, trump) or held)


def test_a_screen_reader_can_play(texts: Texts) -> None:
    panel = _playing("JD 9H AS KC", "2:AS 3:9C", texts)
    assert panel.splitlines()[0] == "**Your turn. Play a card.**"
    assert "Bob (on your left) led the ace of spades" in panel
    assert "your partner Cay played the nine of clubs" in panel
    assert "Your trump: **jack of diamonds (left bower) and nine of hearts**" in panel
    assert "Spades were led, so you must follow suit." in panel


def test_the_left_bower_is_explained_when_it_matters(texts: Texts) -> None:
    assert "The jack of diamonds counts as hearts." in _playing("JD 9D AS", "2:AD", texts)
    assert "counts as" not in _playing("JD 9S AD", "2:AS", texts)


def test_no_reason_is_given_where_every_card_may_be_played(texts: Texts) -> None:
    assert "follow suit" not in _playing("JD 9H KC", "2:AS", texts)


def test_a_lead_against_first_blood_is_explained(texts: Texts) -> None:
    """Law 6.2."""
    rules = presets.build("csl", {"no_first_blood": True})
    panel_texts = [
        panel_text(now.table, now.seats[now.state.turn - 1], texts)
        for seed in range(6)
        for now in moments(rules, seed, 6)
        if now.state.turn and now.state.phase is Phase.PLAY and not now.state.tricks and not now.state.trick
    ]
    assert any("The very first lead may not be trump." in text for text in panel_texts)


def _ended(outcome: Outcome, points: tuple[int, int], tricks: int | None, **shown: object) -> FinishedHand:
    last = require(result().last_hand)
    ended = HandResult(outcome, points, (points[0] + 3, points[1] + 2), None, tricks)
    return replace(last, view=last.view._replace(result=ended, **shown), result=ended)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("hand", "sentence"),
    [
        (_ended(Outcome.MADE, (0, 1), 4), "Bob assisted ♠\ufe0e spades and took 4 tricks with Dan: 1 point."),
        (
            _ended(Outcome.MARCH, (0, 2), 5),
            "Bob assisted ♠\ufe0e spades and took every trick with Dan, a march: 2 points.",
        ),
        (
            _ended(Outcome.MARCH, (0, 4), 5, alone=True, sitting_out=(Seat(4),)),
            "Bob assisted ♠\ufe0e spades alone and took every trick, a lone march: 4 points.",
        ),
        (_ended(Outcome.EUCHRE, (2, 0), 1), "but took only 1 trick. Euchre: 2 points for Ann & Cay."),
        (_ended(Outcome.EUCHRE, (0, -2), 1), "Euchre: minus 2 points for Bob & Dan."),
        (_ended(Outcome.EUCHRE_MARCH, (4, 0), 0), "but took no tricks at all. Euchre: 4 points for Ann & Cay."),
        (_ended(Outcome.EUCHRE, (2, 0), 2), "You got euchred!"),
        (_ended(Outcome.FOLDED, (1, 0), None), "Dan folded: 1 point for Ann & Cay."),
        (_ended(Outcome.THROWN_IN, (0, 0), None), "Everyone passed: the hand is thrown in."),
        (_ended(Outcome.MADE, (0, 1), 3), "Score: Ann & Cay\u00a0**3**, Bob & Dan\u00a0**3**."),
    ],
)
def test_results_in_one_sentence(hand: FinishedHand, sentence: str, texts: Texts) -> None:
    assert as_read(sentence) in as_read(hand_result_text(hand, result(), texts))


def test_a_side_one_point_short_is_in_the_barn(texts: Texts) -> None:
    """Law 7.7."""
    hand = _ended(Outcome.MADE, (0, 1), 3)
    near = replace(hand, result=replace(hand.result, score=(3, 9)))
    assert "Bob & Dan are in the barn" in as_read(hand_result_text(near, result(), texts))
    assert "barn" not in hand_result_text(replace(hand, result=replace(hand.result, score=(3, 8))), result(), texts)


def test_sayings_at_the_end_of_a_game(texts: Texts) -> None:
    """Laws 7.6, 7.7, 10."""
    text = as_read(game_over_text(over(), texts))
    assert "**Bob & Dan win the game.**" in text
    assert "dance of shame" in text
    assert "Mugs away" in text
    assert "Games won: Ann & Cay 1, Bob & Dan 1" in text
    assert game_over_text(trick(), texts) == ""


@pytest.mark.parametrize(
    ("hands", "text", "drawn", "briefly"),
    [
        (4, "hand 3 of 4", "hand 3 of 4", "Hand 3/4"),
        (None, "· hand 3", "Hand 3", "Hand 3"),
        (0, "first to 10", "Hand 3", "Game to 10"),
    ],
)
def test_a_tournaments_table_is_over_after_its_hands(
    hands: int | None, text: str, drawn: str, briefly: str, texts: Texts
) -> None:
    """Nought hands stand for a table that plays for itself."""
    table = trick()
    view = require(table.public)
    tournament = TournamentTable(TournamentKind.NIGHT, "1-1", hands) if hands != 0 else None
    table = table._replace(public=view._replace(number=3), tournament=tournament)
    assert text in as_read(table_text(table, texts)).splitlines()[0]
    assert ("first to" in as_read(table_text(table, texts))) is (tournament is None)
    assert drawn == hand_words(table, view._replace(number=3), texts)
    assert briefly == goal(table, view._replace(number=3), texts)


def test_the_head_table_of_a_round_to_points_says_to_how_many(texts: Texts) -> None:
    table = trick()
    view = require(table.public)
    table = table._replace(tournament=TournamentTable(TournamentKind.NIGHT, "1:1:1", points=13))
    assert "first to 13" in as_read(table_text(table, texts)).splitlines()[0]
    assert goal(table, view, texts) == "Game to 13"


def test_open_hands_show_everything(texts: Texts) -> None:
    state = next(state for state in states(presets.build("standard"), 2, 3) if state.result and state.tricks)
    now = moment(state)
    text = open_hands_text(finished_hand(state), now.table, texts)
    for card in [*require(state.deal).pack]:
        assert card_sign(card, texts) in text


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("rules", GAMES)
def test_what_belongs_together_stays_on_one_line(rules: Rules, locale: str) -> None:
    """A play with its player, its bower and its mark; the number of a hand with its word, and so on."""
    texts, tricks = Texts(locale), 0
    for now in moments(rules, 3, hands=2):
        heading, *lines = table_text(now.table, texts).splitlines()
        parts = heading.strip("*").split(" · ")[1:]
        view = now.table.public
        if view is not None and view.trump is not None and view.trick:
            shown = trick_words(view, view.trick, Voice.of(now.table, texts), "wins")
            assert any(line.endswith(shown) for line in lines)
            parts += shown.split(" · ")
            tricks += 1
        assert not [part for part in parts if " " in part and len(part) <= LONGEST_UNBROKEN]
    assert tricks


def test_the_lone_table(texts: Texts) -> None:
    text = table_text(lone(), texts)
    assert "Cay and Dan sit out." in text
    assert "Ann defends alone." in text


def test_the_lobby_lists_the_chairs(texts: Texts) -> None:
    text = table_text(lobby(presets.build("csl", {"points": 7}), 2), texts)
    assert "1\\. Ann" in text
    assert "3\\. free" in text
    assert "2 seats are free" in text
    assert "House rules: First to 7" in text
    assert "Every seat is taken: the game can begin" in table_text(lobby(presets.build("csl"), 4), texts)


@pytest.mark.parametrize("computers", range(4))
@pytest.mark.parametrize("people", range(1, 5))
def test_a_lobby_and_the_lists_of_tables_count_the_same_free_seats(people: int, computers: int, texts: Texts) -> None:
    """People can have the computers' seats, too."""
    table = lobby(presets.build("standard"), min(4, people + computers))
    chairs = tuple(
        replace(chair, user_id=None, level="steady") if people < chair.seat <= people + computers else chair
        for chair in table.chairs
    )
    table = table._replace(chairs=chairs)
    listed, told = door_text(table, texts, ranked=False), table_text(table, texts)
    assert says(listed, "door-table", seats=4 - people)
    lent = min(computers, 4 - people) > 0
    assert says(told, "lobby-free-computers", free=4 - people) is lent
    assert says(told, "lobby-free", free=4 - people) is (people < 4 and not lent)
    assert says(told, "lobby-ready") is (people == 4)


def test_the_draw_is_shown(texts: Texts) -> None:
    """Law 2.1."""
    rules = presets.build("earlwood")
    state = next(states(rules, 1, 1))
    tied = (plays("1:AS 2:AH 3:9C 4:TD"), plays("1:KS 2:9H"))
    draws = {
        "high card: Ann A♠\ufe0e, Bob A♥\ufe0e, Cay 9♣\ufe0e, Dan 10♦\ufe0e. A tie, so again: Ann K♠\ufe0e, Bob 9♥\ufe0e. Ann deals first.": DealerDraw(  # noqa: E501 - one sentence
            "high-card", tied, Seat(1)
        ),
        "4 cards, then Ann J♠\ufe0e. Ann deals first.": DealerDraw(
            "black-jack", (plays("1:AS 2:AH 3:9C 4:TD 1:JS"),), Seat(1)
        ),
        "The draw: Bob deals first.": DealerDraw("random", (), Seat(2)),
    }
    for sentence, draw in draws.items():
        assert sentence in table_text(table_of(rules, state, draw=draw), texts)


def test_the_words_name_absent_players_and_hide_names(texts: Texts) -> None:
    table = SCENES["names"]()
    text = table_text(table, texts, numbered=numbered_seats(table))
    assert "田中太郎 (away, a computer plays)" in text
    assert "Seat 2 is" not in text, "the picture shows that name"
    chairs = (table.chairs[0], replace(table.chairs[1], name="↜↝"), *table.chairs[2:])
    hidden = table._replace(chairs=chairs)
    assert "Seat 2 is ↜↝" in table_text(hidden, texts, numbered=numbered_seats(hidden))
    left = trick()._replace(chairs=(replace(trick().chairs[0], left=True), *trick().chairs[1:]))
    assert "Ann (left, a computer plays)" in table_text(left, texts)


def test_a_closed_table(texts: Texts) -> None:
    assert "This table is closed." in table_text(trick()._replace(status=Status.CLOSED), texts)


# -- notices


def test_refusals(texts: Texts) -> None:
    turn = refusal_text(Refused(Reason.NOT_YOUR_TURN, Snapshot(trick(), {})), texts)
    assert turn == "It’s not your turn yet: it’s Ann’s."
    assert "now" in refusal_text(Refused(Reason.NOT_YOUR_TURN), texts)
    assert "4 seats" in refusal_text(Refused(Reason.NO_SUCH_SEAT, Snapshot(trick(), {})), texts)
    for reason in Reason:
        assert refusal_text(Refused(reason), texts)


def test_the_hand_is_sorted_with_trump_first(texts: Texts) -> None:
    state = next(state for state in states(presets.build("standard"), 1, 3) if state.phase is Phase.PLAY)
    now: Moment = moment(state)
    assert sorted(sort_cards(now.seats[0])) == sorted(now.seats[0].hand)


# -- true words


def test_lobby_beside_a_picture_counts_no_seats(texts: Texts) -> None:
    """The picture's seats have no numbers."""
    for name in presets.PRESETS:
        words = brief_text(lobby(presets.build(name)), texts)
        assert not re.search(r"\d \+ \d|\d\\?\.", words), words


@pytest.mark.parametrize("rules", GAMES)
def test_score_stands_once_in_a_panel(rules: Rules, texts: Texts) -> None:
    for now in moments(rules, 3):
        if now.state.result is not None:
            shown = panel_text(now.table, now.seats[0], texts)
            assert len(re.findall(r"[Ss]core:", shown)) <= 1, shown


WORDS_OF_ACTS = {
    "pass": Pass, "fold": Fold, "call a suit": CallSuit, "bid": Bid, "order it up": OrderUp,
    "assist": OrderUp, "pick it up": OrderUp,
}  # fmt: skip


@pytest.mark.parametrize("rules", GAMES)
def test_the_public_question_names_exactly_the_lawful_kinds_of_calls(rules: Rules, texts: Texts) -> None:
    count = 0
    for seed, quiet in ((3, 0.5), (4, 0.95), (5, 1.0)):
        for now in moments(rules, seed, hands=6, quiet=quiet):
            view = now.state.turn and now.table.public
            if not view or view.phase not in (Phase.ORDER, Phase.CALL, Phase.BID):
                continue
            count += 1
            question = turn_line(view, Voice.of(now.table, texts)).partition(" ")[2]
            named = {act for words, act in WORDS_OF_ACTS.items() if re.search(rf"\b{words}\b", question)}
            lawful = now.seats[view.turn - 1].legal if view.turn else ()
            calls = [act for act in lawful if not isinstance(act, ClaimFarmers)]
            assert {type(act) for act in calls} >= named, question
            assert named >= {type(act) for act in calls}, question
            assert ("alone" in question) == (OrderUp(True) in calls and OrderUp() not in calls), question
    assert count


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("rules", GAMES)
def test_the_buttons_below_a_question_say_it_in_its_own_words(rules: Rules, locale: str) -> None:
    """A verb of each label stands in the question: nobody is asked to assist and given a button that orders up."""
    texts, missing = Texts(locale), set()
    for now in moments(rules, 3, hands=6, quiet=0.9):
        view = now.table.public
        if view is None or view.turn is None or view.phase is not Phase.ORDER:
            continue
        own = now.seats[view.turn - 1]
        question = turn_line(view, Voice.of(now.table, texts)).partition(":")[2].casefold()
        for act in own.legal:
            if isinstance(act, Pass | OrderUp) and act != OrderUp(alone=True):
                label = act_label(act, own, texts).casefold()
                if not any(word in question for word in label.split() if len(word) > 3):
                    missing.add((label, question))
    assert not missing


def test_law_9_6_a_barred_side_is_not_asked_to_call(texts: Texts) -> None:
    rules = presets.build("house", {"law": "old-school"})
    shown = view(rules, phase=Phase.ORDER, turn=Seat(1), turnup=parse_card("JH"), barred=(1,))
    assert turn_line(shown, Voice.of(table(shown), texts)) == "Ann is out of the bidding: pass."


# -- the seats of a lobby


@pytest.mark.parametrize(
    ("line", "places"),
    [
        ("standard", ["To the left of Alan*", "Opposite Alan*, as partner", "To the right of Alan*"]),
        ("cutthroat", ["To the left of Alan*", "To the right of Alan*"]),
        ("two-handed", ["Opposite Alan*"]),
        (
            "double-hasenpfeffer players=6",
            ["To the left of Alan*", "Seat 3", "Opposite Alan*", "Seat 5", "To the right of Alan*"],
        ),
    ],
)
def test_a_seat_is_named_as_its_table_sees_it(line: str, places: list[str]) -> None:
    waiting = lobby(presets.parse(line.split()), seated=1)
    owner = waiting.chairs[0]
    waiting = waiting._replace(owner_id=owner.user_id or 0)
    named = [label.replace(require(owner.name), "Alan*") for _, label, _ in seat_choices(waiting, Texts())]
    assert named == places


def test_a_seat_choice_says_who_makes_room() -> None:
    waiting = lobby(presets.build("standard"), seated=2)
    beaver = Chair(Seat(3), "Beaver", level="steady")
    waiting = waiting._replace(chairs=(*waiting.chairs[:2], beaver, waiting.chairs[3]))
    assert [(seat, about) for seat, _, about in seat_choices(waiting, Texts())] == [
        (3, "Beaver, a computer, makes room for you"),
        (4, "This seat is free"),
    ]


@pytest.mark.parametrize("words", [table_text, brief_text])
def test_times_are_counted_only_where_the_message_can_be_changed_by_then(words: Any, texts: Texts) -> None:
    """Discord writes "in 20 seconds" for the style R, and "20 seconds ago" for ever after."""
    table = trick()._replace(proposal=Proposal(Seat(1), PAUSE, 0.0, 1000.2), deadline=900.0)
    assert re.findall(r"<t:\d+:\w>", words(table, texts)) == ["<t:1001:R>", "<t:900:R>"]
    assert re.findall(r"<t:\d+:\w>", words(table._replace(uncounted_from=950.0), texts)) == ["<t:1001:f>", "<t:900:R>"]
    assert "<t:" not in words(table._replace(proposal=None, deadline=None), texts)


@pytest.mark.parametrize("words", [table_text, brief_text])
@pytest.mark.parametrize("locale", COMPLETE)
def test_the_names_of_buttons_are_what_is_bold_in_a_request(words: Any, locale: str) -> None:
    """Discord ends what is bold at the next two asterisks: within bold words a button's name would be plain."""
    texts = Texts(locale, strict=True)
    asked = [trick()._replace(proposal=Proposal(Seat(1), aim, 0.0, 1000.0, ends=2000.0)) for aim in AIMS.values()]
    for now in (*asked, trick()._replace(paused_until=1000.0)):
        told = words(now, texts)
        bold = told.split("**")[1::2]
        buttons = ("agree-take-back", "agree-pause", "agree-slow", "decline", "go-on")
        named = [label for label in (texts(f"button-{button}") for button in buttons) if f"**{label}**" in told]
        assert all(part == part.strip() for part in bold), told
        assert set(named) <= set(bold), told


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_last_trick_of_a_hand_names_whoever_played(locale: str) -> None:
    """A computer that stood in, as the line above does."""
    texts, shown = Texts(locale, strict=True), over()
    hand = require(shown.last_hand)
    trick_plays = hand.view.tricks[-1].plays
    acts = tuple((seat, PlayCard(card)) for seat, card in trick_plays)
    away = tuple(replace(chair, away=chair.seat == 3) for chair in shown.chairs)
    made = Credits(shown.chairs, acts, tuple(away[seat - 1] for seat, _ in trick_plays))
    told = table_text(shown._replace(last_hand=replace(hand, credits=made)), texts)
    assert says(told, "stand-in", to=locale, name=shown.chair(Seat(3)).name)
    assert not says(table_text(shown, texts), "stand-in", to=locale)


@pytest.mark.parametrize("words", [table_text, brief_text])
@pytest.mark.parametrize("locale", COMPLETE)
def test_a_table_says_whose_clock_stands_still_and_who_said_no(words: Any, locale: str) -> None:
    before = trick()
    resting = tuple(replace(chair, rests_until=1000.0 * (chair.seat == 2)) for chair in before.chairs)
    table = before._replace(chairs=resting, refusal=DeclinedProposal(PAUSE, Seat(3), before.chair(Seat(3)).name or ""))
    told = words(table, Texts(locale, strict=True))
    assert says(told, "table-resting", to=locale, when="<t:1000:f>")
    assert says(told, "declined-pause", to=locale)
    gone = table._replace(refusal=DeclinedProposal(GAME, Seat(3), "Zoë *"))
    assert says(words(gone, Texts(locale, strict=True)), "declined-game", to=locale, name="Zoë \\*")


def test_the_lobby_counts_who_agrees_that_an_old_school_game_is_ranked(texts: Texts) -> None:
    waiting = lobby(presets.build("standard", {"law": "old-school"}), 4)
    assert "3 of 4 so far" in table_text(waiting._replace(unagreed=(Seat(3),)), texts)


@pytest.mark.parametrize("words", [table_text, brief_text, table_alt])
def test_law_9_9_a_gathered_trick_is_told_only_where_it_may_be_looked_at(words: Any, texts: Texts) -> None:
    for review in (False, True):
        rules = presets.build("standard", {"law": "old-school", "review": review})
        shown = require(gathered().public)
        all_words = {
            words(table(shown._replace(rules=rules, tricks=(Trick(plays(cards), Seat(2)),))), texts)
            for cards in ("1:9S 2:JS 3:QC 4:QS", "1:TS 2:JC 3:QD 4:AS")
        }
        assert len(all_words) == 1 + review


def test_a_card_in_a_sentence_has_its_article_for_screen_readers_too() -> None:
    """Whoever is read to hears "Ann led the king of hearts"; a list of cards needs no article."""
    words, bare = Texts(strict=True, for_screen_reader=True), set()
    for now in (now for seed in range(1, 5) for now in moments(presets.build("standard"), seed, 1)):
        for text in (table_text(now.table, words), *(panel_text(now.table, own_view, words) for own_view in now.seats)):
            bare |= set(re.findall(r"(?:took|led|with|by|than) (?:ace|king|queen|jack|ten|nine) of \w+", text))
            assert "the the" not in text
    assert bare == set()


# -- acts since the last picture


@pytest.mark.parametrize("rules", GAMES)
def test_the_text_names_every_act_since_the_last_picture(rules: Rules, texts: Texts) -> None:
    """Whichever states of a hand are drawn, and once more where nothing was played in between."""
    chance, shown, named = random.Random(3), Pictured(), 0
    for now in moments(rules, 5, 2):
        view, acts = now.table.public, acts_of(now.table)
        if view is None or not rules.shows_last_trick or chance.random() < 0.6:
            continue
        began = shown.acts if shown.hand_seq == now.table.hand_seq else 0
        known = shown.hand_seq is not None
        marked, shown = shown.mark(now.table), shown.after(now.table)
        assert shown.mark(now.table) == marked, "drawn once more, it names them again"
        assert as_read(brief_text(marked, texts)) != as_read(brief_text(now.table, texts)) or not marked.unseen
        if not known or len(acts) - began < 2:
            assert marked.unseen == () or len(acts) == began
            continue
        named += 1
        voice = Voice.of(marked, texts)
        brief = as_read(brief_text(marked, texts))
        for seat, act in acts[began:]:
            words = card_sign(act.card, texts) if isinstance(act, PlayCard) else call_line(view, seat, act, voice)
            assert as_read(words) in brief
        for own_view in now.seats:
            panel = as_read(panel_brief(marked, own_view, texts))
            told = [card_sign(act.card, texts) for _, act in acts[began:] if isinstance(act, PlayCard)]
            assert all(as_read(words) in panel for words in told)
    assert named > 3 or not rules.shows_last_trick
