"""Facts and their lines; what a game counts; how a record names people."""

from __future__ import annotations

import json
import random

import pytest

from bot.deals.draw import Chain
from bot.engine import presets
from bot.engine.acts import PASS, act_text, parse_act
from bot.engine.cards import CODES
from bot.engine.rules import Outcome
from bot.engine.seats import Seat
from bot.storage.api import Entry, TableId
from bot.storage.privacy import forget_seat
from bot.tables.beginning import Opened, RulesChanged, Start
from bot.tables.decisions import Person
from bot.tables.facts import JournalError
from bot.tables.journal import decode, encode, replay
from bot.tables.model import Status
from bot.tables.playing import Acted
from bot.tables.seating import Joined, Renamed
from tests.tables.company import ANN, Evening
from tests.tables.memory import MemoryStore

_WORDS_OF_ACTS = (
    "pass", "order", "order alone", "call S", "call D alone", "name H", "name C alone", "fold", "bid 5", "cut 7",
    "alone", "turn-tables", "ace-no-face", "farmers 9C 9D TS", "give-turnup", "discard JH QS", "give AH", "best AS",
    "partner S", "defend-alone", "gather", "correct", "claim renege 2 3", "claim lead 1", "claim call 4", "suit S",
    "misdeal",
)  # fmt: skip


@pytest.mark.parametrize("computer", [False, True])
@pytest.mark.parametrize("press", [None, 0, 1234567890123456789])
def test_acts_are_written_as_any_json_is(computer: bool, press: int | None) -> None:
    """They are put together by hand, byte for byte as the encoder would."""
    acts = [parse_act(words.split()) for words in (*CODES, *_WORDS_OF_ACTS)]
    for act in acts:
        entry = encode(Acted(Seat(4), act, computer, press), 5, 1.5)
        body = {"seat": 4, "act": act_text(act), "computer": computer, "press": press}
        assert entry == Entry(5, 1.5, "acted", json.dumps(body, ensure_ascii=False, separators=(",", ":")))


@pytest.mark.parametrize("press", [None, 0, 1234567890123456789])
def test_acts_are_read_in_any_spelling_of_json(press: int | None) -> None:
    body = {"press": press, "computer": True, "act": "AH", "seat": 2}
    texts = {json.dumps(body), json.dumps(body, indent=1), json.dumps(dict(reversed(body.items())))}
    for text in texts:
        assert decode(Entry(5, 1.5, "acted", text)) == Acted(Seat(2), parse_act(["AH"]), True, press)


def test_the_journal_holds_the_rules_as_they_were() -> None:
    rules = json.loads(encode(RulesChanged(presets.build("csl", {"points": 5})), 1, 0.0).body)["rules"]
    assert (rules["preset"], rules["options"]["points"], rules["options"]["lone_euchre"]) == ("csl", 5, 4)
    assert len(rules["options"]) == len(presets.PRESETS["csl"].choices)


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("dreamt", "{}"),
        ("acted", "{"),
        ("acted", '{"seat":1}'),
        ("acted", '{"seat":1,"act":"pass","computer":false}'),
        ("acted", '{"seat":1,"act":"pass","computer":false,"press":77'),
        ("acted", '{"seat":1,"act":"pass","computer":false,"press":7 7}'),
        ("acted", '{"seat":1,"act":"pass","computer":false,"press":null'),
        ("acted", '"seat":1,"act":"pass","computer":false,"press":77}'),
        ("acted", '{"seat":1,"act":"dance","computer":false,"press":null}'),
        ("joined", '{"seat":1,"user_id":1,"name":"A"}'),
        ("opened", "{}"),
    ],
)
def test_an_unknown_entry_is_refused(kind: str, body: str) -> None:
    with pytest.raises(JournalError, match="entry 4"):
        decode(Entry(4, 0.0, kind, body))


def test_a_missing_field_is_named() -> None:
    with pytest.raises(JournalError, match=r"^entry 4 \(acted\) cannot be read: 'computer'$"):
        decode(Entry(4, 0.0, "acted", '{"seat":1,"act":"pass","bomputer":false,"press":null}'))


async def test_a_journal_that_contradicts_itself(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started()
    whole = store.journal[table_id]
    assert replay(table_id, whole).seq == len(whole)
    again = [*whole, encode(Opened(1, 2, 3, "Ann", presets.build("csl"), (), Chain(b"s" * 32)), len(whole) + 1, 0.0)]
    unlawful = [*whole, encode(Acted(Seat(4), PASS, False, 78), len(whole) + 1, 0.0)]
    for journal in ([], whole[1:], whole[:-2] + whole[-1:], again, unlawful):
        with pytest.raises(JournalError):
            replay(TableId(1), journal)


async def test_counts_agree_with_the_played_hands(evening: Evening, store: MemoryStore) -> None:
    rng = random.Random(11)
    table_id = await evening.started("csl points=9")
    hands = {}
    while evening.view(table_id).status is Status.PLAYING:
        view = await evening.act(table_id, rng)
        if view.last_hand is not None:
            hands[view.last_hand.view.number] = view.last_hand.view
    counts = [seat.counts for seat in store.results[0][1].seats]
    played = [view for view in hands.values() if view.result is not None]
    for seat, count in enumerate(counts, 1):
        own = [view for view in played if view.maker == seat]
        assert count["hands"] == len(played) == store.results[0][1].hands
        assert count["called"] == len(own)
        assert count["made"] == sum(v.result.outcome in (Outcome.MADE, Outcome.MARCH) for v in own if v.result)
        assert count["made"] + count["euchred"] == count["called"]
        assert count["lone_tried"] == sum(view.alone for view in own)
        assert count["lone_made"] <= min(count["lone_tried"], count["made"])
        assert count["tricks"] == sum(view.taken[seat - 1] for view in played)
        assert count["lone_defended"] == sum(view.lone_defender == seat for view in played)
        lost = [v for v in played if v.result and v.result.outcome in (Outcome.EUCHRE, Outcome.EUCHRE_MARCH)]
        assert count["euchres_made"] == sum(
            ((v.maker or 0) - seat) % 2 == 1 and seat not in v.sitting_out for v in lost
        )
        assert count["points"] == store.results[0][1].seats[seat - 1].score


async def test_names_in_a_record(evening: Evening, store: MemoryStore) -> None:
    ann = Person(ANN.user_id, 'A\n"n" \\ #1')
    table_id = await evening.open("two-handed points=1", computers=1, person=ann)
    await evening.does(table_id, ann, Start())
    await evening.finish(table_id)
    assert '\nseat 1 "A \\"n\\" \\\\ #1"\n' in store.results[0][1].record


def test_a_new_name_is_forgotten_like_the_one_before() -> None:
    entries = [encode(Joined(Seat(2), 5, "Zoë", 77), 2, 1.5), encode(Renamed(Seat(2), 5, "Zoë ♦"), 3, 1.5)]
    joined, renamed = forget_seat(entries, 5)
    assert "Zoë" not in joined.body + renamed.body
    assert decode(renamed) == Renamed(Seat(2), -1, "Seat 2")
