"""What a page is sent: one schema for every preset and phase, small, and nothing that its person may not know."""

from __future__ import annotations

import gc
import json
import zlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from weakref import ref

import pytest

from bot.app import seeded_entropy
from bot.deals.draw import draw_dealer
from bot.engine import game, presets
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.live.page_views import Asked, make_view
from bot.live.server import page_texts, web_files
from bot.pictures.web_pictures import draw_card
from bot.tables.model import Phrase, Proposal
from bot.tables.playing import TAKE_BACK
from bot.tables.views import Snapshot
from bot.ui.readers import Reader
from bot.words.catalogue import Texts, locales
from tests.discord.live_house import SCHEMAS
from tests.faults.noninterference import Telling, playable, story
from tests.world import require
from tests.world.games import Moment, chairs, lobby, moment, moments

_LARGEST = 4096


def asked(user_id: int, locale: str = "en", before: Snapshot | None = None, *, words: bool = False) -> Asked:
    texts = Texts(locale, strict=True, for_screen_reader=words)
    return Asked(user_id, Reader(texts), 1000.0, before=before)


def snapshot_of(shown: Moment) -> Snapshot:
    return Snapshot(shown.table, {1000 + view.seat: view for view in shown.seats})


def sent(snapshot: Snapshot, of: Asked) -> str:
    return json.dumps(make_view(snapshot, of), ensure_ascii=False, separators=(",", ":"))


def views_of(preset: str, *, long_names: bool = False) -> Iterator[tuple[Phase, str]]:
    """What everybody at a table of this preset, and a stranger, are sent of a game, each in one of the languages."""
    rules = presets.build(preset)
    sitting = chairs(rules.players)
    if long_names:
        sitting = tuple(replace(chair, name=f"{chair.name} Wolfeschlegelsteinhausen"[:32]) for chair in sitting)
    before: Snapshot | None = None
    for number, shown in enumerate(moments(rules, seed=3, hands=3, quiet=0.4)):
        snapshot = snapshot_of(shown)
        snapshot = replace(snapshot, table=snapshot.table._replace(chairs=sitting, deadline=1060.0, asked_at=1000.0))
        for seat in (*rules.seats, 9):
            locale = locales()[(number + seat) % len(locales())]
            yield shown.state.phase, sent(snapshot, asked(1000 + seat, locale, before, words=number % 2 == 0))
        before = snapshot


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_every_view_of_every_phase_fits_the_schema_and_is_small(preset: str) -> None:
    seen = set()
    for phase, text in views_of(preset):
        SCHEMAS["view"].validate(json.loads(text))
        assert len(text.encode()) < _LARGEST
        seen.add(phase)
    assert Phase.PLAY in seen


def test_a_browser_that_has_kept_nothing_loads_little_for_a_hand_of_five_cards() -> None:
    code = sum(len(zlib.compress(data)) for data, _ in web_files().values())
    cards = sum(len(draw_card("pairs-en", name, "280")) for name in ("back", "JH-right", "JD-left", "AH", "KS", "9C"))
    assert code + cards < 150_000


def test_a_view_is_made_once_for_a_whole_table_and_keeps_no_hand_alive() -> None:
    first, second = (snapshot_of(one) for one in list(moments(presets.build("standard"), seed=3, hands=1))[:2])
    views = [make_view(second, asked(user_id, before=first)) for user_id in (1001, 1002)]
    assert views[0]["seats"] is views[1]["seats"]
    earlier, later = ref(first), ref(second)
    del first
    gc.collect()
    assert earlier() is None
    del second
    gc.collect()
    assert later() is None


def test_the_page_uses_every_text_that_it_is_sent() -> None:
    code = b"".join(data for name, (data, _) in web_files().items() if name.endswith(".js")).decode()
    assert [key for key in page_texts(Texts("en")) if f'"{key}"' not in code] == []


def test_long_names_at_the_largest_table_still_fit() -> None:
    assert max(len(text.encode()) for _, text in views_of("double-hasenpfeffer", long_names=True)) < _LARGEST * 3 // 2


@pytest.mark.parametrize("user_id", [1001, 1004])
def test_a_lobby_fits_the_schema(user_id: int) -> None:
    snapshot = Snapshot(lobby(presets.build("standard")), {})
    view = json.loads(sent(snapshot, asked(user_id)))
    SCHEMAS["view"].validate(view)
    offered = {button["press"] for button in view["acts"]}
    assert ("rb:lobby:7:join" in offered) is (user_id == 1004), "who sits there is not asked to sit down"


@pytest.mark.parametrize("law", ["hosted", "old-school"])
def test_what_answers_the_table_stands_among_the_calls(law: str) -> None:
    seen: set[str] = set()
    for shown in moments(presets.parse(["standard", f"law={law}"]), seed=5, hands=2):
        claimed = shown.state.result is not None and law == "old-school"
        proposed = shown.table._replace(
            proposal=Proposal(Seat(2), TAKE_BACK, 0.0, 1060.0), missing_agreement=(Seat(1),)
        )
        paused, claims = shown.table._replace(paused_until=1060.0), shown.table._replace(claims_open=True)
        for table in (shown.table, proposed, paused, *([claims] if claimed else ())):
            player = 1000 + (table.to_move.seat if table.to_move is not None else 1)
            view = make_view(replace(snapshot_of(shown), table=table), asked(player))
            large, small = ({one["press"].split(":")[1] for one in view[row]} for row in ("acts", "buttons"))
            assert not large & {"hint", "undo", "panel", "more", "door", "fair"}
            assert not small & {"act", "say", "claim", "next", "agree", "decline", "go-on", "rest", "deal"}
            seen |= large
    assert {"agree", "decline", "go-on"} | ({"claim", "next"} if law == "old-school" else {"rest"}) <= seen


def test_the_cards_that_may_be_played_are_those_that_do_something() -> None:
    tried = 0
    for shown in moments(presets.build("standard"), seed=5, hands=2):
        if shown.state.phase is not Phase.PLAY or shown.state.turn is None:
            continue
        for own in shown.seats:
            view = make_view(snapshot_of(shown), asked(1000 + own.seat))
            lit = sum(bool(card["press"]) for card in view["cards"])
            assert lit == len(own.legal)
            assert view["asked"] is bool(own.legal)
            tried += lit > 0
    assert tried > 20


@pytest.mark.parametrize("words", [*presets.PRESETS, "standard law=old-school"])
def test_the_last_trick_can_be_looked_at_beside_the_next_one_where_the_rules_show_it(words: str) -> None:
    for shown in moments(presets.parse(words.split()), seed=5, hands=1):
        public, view = shown.table.public, make_view(snapshot_of(shown), asked(1001))
        assert public is not None
        last = public.tricks[-1].plays if public.trick and public.tricks and public.rules.shows_last_trick else ()
        assert [play["seat"] for play in view["last"]] == [seat for seat, _ in last]
        assert sum(play["best"] for play in view["last"]) == bool(last)


def before_another_lead(snapshot: Snapshot) -> Snapshot:
    """A table where only the leader has played, but another card than in the end."""
    public = require(snapshot.table.public)
    trick = tuple((seat, card) for (seat, _), (_, card) in pairwise(public.trick))[:1]
    return replace(snapshot, table=snapshot.table._replace(public=public._replace(trick=trick)))


def test_moves_tell_what_happened_and_nothing_after_a_take_back() -> None:
    before: Snapshot | None = None
    kinds: list[str] = []
    for shown in moments(presets.build("standard"), seed=5, hands=1):
        snapshot = snapshot_of(shown)
        if before is not None:
            moves = make_view(snapshot, asked(1001, before=before))["moves"]
            kinds += [move["kind"] for move in moves]
            assert make_view(before, asked(1001, before=snapshot))["moves"] == [], "time does not run backwards"
            if len(require(snapshot.table.public).trick) > 1:
                taken_back = before_another_lead(snapshot)
                assert make_view(snapshot, asked(1001, before=taken_back))["moves"] == [], "nor is half of it told"
        before = snapshot
    assert kinds.count("play") == 4 * kinds.count("take") == 20
    assert kinds[-1] == "result"


@pytest.mark.parametrize("missed", [1, 2, 12, 13, 20, 25])
def test_the_end_of_a_hand_is_told_although_the_next_is_dealt(missed: int) -> None:
    """However many acts there were since: a player may lay down five cards."""
    shown = [*moments(presets.build("standard"), seed=5, hands=2)]
    end = next(number for number, each in enumerate(shown) if each.state.result is not None)
    before, after = shown[max(0, end - missed)], shown[end + 1]
    assert after.table.last_hand is not None
    dealt = after.table._replace(hand_seq=9, last_hand=replace(after.table.last_hand, hand_seq=before.table.hand_seq))
    snapshot = replace(snapshot_of(after), table=dealt)
    kinds = [move["kind"] for move in make_view(snapshot, asked(1001, before=snapshot_of(before)))["moves"]]
    assert kinds == (["play", "take", "result", "deal"] if missed == 1 else kinds)
    assert kinds.count("result") == 1


def test_what_people_say_is_told_once() -> None:
    """A page draws the same table many times: pages of others come and go, clocks change."""
    shown = next(iter(moments(presets.build("standard"), seed=5, hands=1)))
    first = snapshot_of(shown)
    said = replace(first, table=first.table._replace(sayings=((Seat(1), Phrase.THANKS),)))
    later = replace(said, table=said.table._replace(seq=said.table.seq + 1))
    told = [make_view(now, asked(1001, before=before))["moves"] for before, now in ((first, said), (said, later))]
    assert [[move["kind"] for move in moves] for moves in told] == [["notice"], []]


# -- secrets


@pytest.mark.parametrize("preset", presets.PRESETS)
def test_what_pages_share_depends_on_nobody_who_looks(preset: str) -> None:
    """Views of one snapshot share what everybody sees; those of a copy do not."""
    rules, before = presets.build(preset), None
    for shown in moments(rules, seed=3, hands=1):
        snapshot = snapshot_of(shown)
        for seat in (*rules.seats, 9):
            of = asked(1000 + seat, before=before)
            assert make_view(snapshot, of) == make_view(replace(snapshot), of)
        before = snapshot


def told(words: str, seed: int, telling: Telling) -> Iterator[State]:
    rules = presets.parse(words.split())
    dealer = draw_dealer(rules, seeded_entropy(seed)(), ()).dealer
    state = game.deal(game.begin(rules, dealer), telling.pack)
    yield state
    for seat, act in telling.acts:
        state = game.apply(state, seat, act)
        yield state


def transcript(words: str, seed: int, telling: Telling, viewer: Seat) -> list[str]:
    """All that the viewer and a stranger are sent."""
    lines: list[str] = []
    before: Snapshot | None = None
    for state in told(words, seed, telling):
        snapshot = snapshot_of(moment(state))
        lines += [sent(snapshot, asked(user_id, before=before)) for user_id in (1000 + viewer, 5)]
        before = snapshot
    return lines


@pytest.mark.parametrize("words", playable())
def test_nobody_can_tell_two_hands_apart_that_differ_only_in_hidden_cards(words: str) -> None:
    tried = 0
    for seed in range(1, 5):
        hand_story = story(words, seed)
        if hand_story is not None:
            one, other = (
                transcript(words, seed, telling, hand_story.viewer) for telling in (hand_story.first, hand_story.other)
            )
            assert one == other
            tried += 1
    assert tried
