"""Seats in Discord: chosen from a menu, taken from a computer, and filled by the start."""

from __future__ import annotations

import re

import discord
import pytest

from bot.engine import presets
from bot.storage.api import TableId
from bot.tables.model import MoreTables, Status, TournamentKind, TournamentSeat, TournamentTable, Turns
from bot.tables.tournament_tables import TableOrder
from bot.ui import buttons
from bot.words.table_text import brief_text
from cogs.table.layouts import house_layout
from tests.discord.card_table import CardTable
from tests.discord.inventory import ROWS, read_options
from tests.discord.simulation import aim, land, look
from tests.tables.company import granted
from tests.world import require
from tests.world.said import WORDS, is_text, says


async def test_a_seat_is_chosen_and_the_start_fills_the_rest(table: CardTable) -> None:
    ann, bob, *_ = table.people
    await table.type(ann, "table open", computers=1)
    assert WORDS("button-start-with", computers=2) in str(look(table.env, table.message).buttons)
    await bob.select(table.message, ["3"], custom_id=f"rb:seat:{table.table_id}")
    await table.env.settle()
    assert [chair.name for chair in table.view.chairs][2] == "Bob"
    await table.press(bob, "button-start-with")
    assert table.view.status is Status.PLAYING
    assert [chair.is_computer for chair in table.view.chairs] == [False, True, False, True]


async def test_somebody_sits_down_while_a_game_goes_on(table: CardTable) -> None:
    """Their panel comes by itself with the next deal."""
    await table.gather(computers=3)
    await table.press(table.bob, "button-sit")
    await table.env.settle()
    assert says(table.public_text(), "table-promised", names="Bob", count=1)
    assert table.on_screen(table.bob) is None
    await table.play_on(until_hand=2)
    assert table.view.seat_of(table.bob.id) is not None
    assert table.on_screen(table.bob) is not None
    more = table.read(await table.press(table.cay, buttons.MORE))
    assert WORDS("button-sit") in more.labels, "two computers are left"
    own = table.read(await table.press(table.bob, buttons.MORE))
    assert WORDS("button-sit") not in own.labels, "he sits there"


@pytest.mark.table(drawn=True, pause=2, seed=4)
async def test_a_finished_hand_is_shown_with_those_who_played_it(table: CardTable) -> None:
    """Whoever sits down at the next deal has led and won nothing before it."""
    await table.gather(computers=3)
    await table.press(table.bob, "button-sit")
    while (ended := require(table.view.public)).result is None:
        if ended.turn == table.view.seat_of(table.ann.id):
            await table.decide(table.choice())
        else:
            await table.env.advance_time(2)
    assert (seat := table.view.seat_of(table.bob.id)) is not None
    assert table.view.with_players_shown.chair(seat).is_computer
    told = brief_text(table.view._replace(pictured=0), WORDS)
    assert told.count("Bob") == 1, "beside the score alone"
    assert "Bob" not in str(look(table.env, table.message).pictures)
    while require(table.view.public).number == 1:
        await table.env.advance_time(2)
    assert table.view.with_players_shown.seat_of(table.bob.id) == seat


async def test_whoever_is_forgotten_is_promised_and_offered_no_seat(table: CardTable) -> None:
    await table.gather(computers=3)
    offer = (await table.type(table.ann, "table hand-over", member=table.bob)).response
    await table.press(table.bob, "button-sit")
    question = await table.type(table.bob, "forget me")
    await table.press(table.bob, "button-forget", question.response)
    assert says(table.read(question).text, "forget-done", games=0)
    assert table.view.promised == ()
    await table.env.settle()
    assert says(look(table.env, offer).text, "hand-over-declined", guest=f"<@{table.bob.id}>")
    await table.play_on(until_hand=2)
    assert table.view.seat_of(table.bob.id) is None


async def test_house_rules_are_chosen_from_menus(table: CardTable) -> None:
    ann, bob, *_ = table.people
    await table.type(ann, "table open", computers=2)
    await table.press(bob, "button-join")
    theirs = table.read(await table.press(bob, "button-house"))
    assert says(theirs.text, "house-fixed")
    assert not theirs.choices, "only whoever opened the table changes its rules"
    page = (await table.press(ann, "button-house")).response
    assert says(look(table.env, page).text, "house-usual")
    custom_id = f"rb:house-rule:{table.table_id}:bidding"
    await ann.select(page, ["second_round=throw-in"], custom_id=custom_id)
    assert says(look(table.env, page).text, "house-second_round", value="throw-in")
    await table.env.settle()
    assert says(table.public_text(), "table-rules-changed", options=WORDS("house-second_round", value="throw-in"))
    await table.restart()
    assert table.view.rules.second_round == "throw-in"
    await ann.select(page, ["railroad"], custom_id=f"rb:house-rule:{table.table_id}:preset")
    assert "Railroad" in look(table.env, page).text
    assert table.view.rules == presets.build("railroad"), "with what its book says"
    await ann.select(page, ["standard"], custom_id=f"rb:house-rule:{table.table_id}:preset")
    await ann.select(page, ["second_round=throw-in"], custom_id=custom_id)
    before = table.view.rules
    for menu, forged in (
        ("bidding", "points=3"),
        ("bidding", "railroad"),
        ("preset", "second_round=stick"),
        ("preset", "?"),
    ):
        custom_id_there = f"rb:house-rule:{table.table_id}:{menu}"
        await land(table.env, aim(table.env, ann, page, custom_id_there, (forged,)))
        assert table.view.rules == before, "only what the menu offers"
    await table.press(ann, "button-start")
    late = await ann.select(page, ["second_round=stick"], custom_id=custom_id)
    assert table.view.rules.second_round == "throw-in"
    assert late.acknowledged


def turns_line(turns: Turns) -> str:
    return WORDS("lobby-turns", turns=WORDS(f"turns-{turns}"), about=WORDS(f"turns-{turns}-about"))


async def test_the_time_for_each_turn_is_chosen_when_opening_or_in_the_lobby(table: CardTable) -> None:
    """The lobby says it, then the table's heading."""
    ann, *others = table.people
    await table.type(ann, "table open", turns="slow", options="law=old-school")
    assert turns_line(Turns.SLOW) in table.public_text()
    for person in others:
        await table.press(person, "button-join")
    page = (await table.press(ann, "button-house")).response
    for turns in (Turns.RELAXED, Turns.USUAL, Turns.QUICK):
        await ann.select(page, [turns], custom_id=f"rb:turns:{table.table_id}")
        await table.env.settle()
        assert (turns_line(turns) in table.public_text()) is (turns is not Turns.USUAL)
        shown = house_layout(table.view, WORDS, may_change=True).walk_children()
        menus = [item for item in shown if isinstance(item, discord.ui.Select)]
        chosen = [option.label for menu in menus for option in menu.options if option.default]
        assert chosen == [WORDS("menu-turns", turns=WORDS(f"turns-{turns}"))], "what is chosen says of what it is"
    await table.restart()
    await table.press(ann, "button-start")
    assert WORDS("turns-quick") in table.public_text()
    late = await ann.select(page, [Turns.SLOW], custom_id=f"rb:turns:{table.table_id}")
    assert (table.view.turns, late.acknowledged) == (Turns.QUICK, True)


async def test_a_seat_is_handed_over_with_its_hand(table: CardTable) -> None:
    """The one who was named takes it by a press and sees the cards; nobody else can."""
    ann, bob, cay, dan = table.people
    await table.gather(computers=2)
    hand = table.mine(bob).hand
    assert says(await table.said(bob, "table hand-over", member=ann), "invite-seated")
    offered = (await table.type(bob, "table hand-over", member=cay)).response
    assert f"<@{cay.id}>" in look(table.env, offered).text
    await table.restart()
    assert says(table.read(await table.press(dan, "button-take-seat", offered)).text, "refusal-no-offer")
    await table.press(cay, "button-take-seat", offered)
    await table.env.settle()
    after = look(table.env, offered)
    assert is_text(after.text, "hand-over-taken", guest=f"<@{cay.id}>")
    assert not after.buttons
    assert table.mine(cay).hand == hand
    assert table.view.seat_of(bob.id) is None
    assert table.on_screen(cay) is not None
    await table.env.settle()
    assert "Cay" in table.public_text()
    while table.mover is not cay:
        await table.decide(table.choice())
    assert says(await table.said(cay, "hint"), "hint-taken-over")
    await table.play_on(until_hand=2)
    assert table.view.status is Status.PLAYING
    await table.type(ann, "table leave")
    assert says(await table.said(cay, "table hand-over", member=ann), "hand-over-left")


# -- several tables
#
# Several tables in one channel: none takes another's place, and a command asks which one is meant.


@pytest.fixture
def two_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another pack is played with beside the card table: nobody watches whose cards are told."""
    monkeypatch.setattr(CardTable, "watch", lambda _: None)


async def put_there(table: CardTable, *people: int) -> TableId:
    """A night's table is placed in the channel in which a game runs; these people sit at it, and computers."""
    names = [TournamentSeat(table.people[number].name, table.people[number].id) for number in people]
    computers = [TournamentSeat(f"Bear {seat}", None, "beginner") for seat in range(4 - len(names))]
    order = TableOrder(
        TournamentTable(TournamentKind.NIGHT, "9:1:1", 2),
        table.world.guild.id,
        table.world.channel.id,
        table.dan.id,
        presets.build("standard"),
        (*names, *computers),
    )
    snapshot = granted(await table.bot.services.tables.tournaments.open(order))
    await table.env.settle()
    return snapshot.table.table_id


@pytest.mark.table(more_tables=MoreTables.ONE)
@pytest.mark.table(seed=2)
@pytest.mark.usefixtures("two_packs")
async def test_a_nights_table_does_not_replace_a_running_game(table: CardTable) -> None:
    ann, bob, _, dan = table.people
    await table.gather(computers=2)
    own = table.table_id
    other = await put_there(table, 3)
    assert table.bot.services.tables.tables_in_channel(table.world.channel.id) == (own, other)
    seq = table.view.seq
    assert says(await table.said(dan, "table open"), "tables-one")
    assert f"rb:more:{own}'" in str(table.read(await table.type(ann, "hand")).buttons)
    assert f"rb:more:{other}'" in str(table.read(await table.type(dan, "hand")).buttons)
    await table.type(bob, "table leave")
    assert table.view.seq > seq, "the game in the channel is meant by those who sit at it"
    question = await table.type(ann, "table close")
    menu = table.read(question)
    assert is_text(menu.text, "which-table")
    assert menu.choices == {"rb:which:close": (str(own), str(other))}
    result = await ann.select(require(question.response), [str(own)], custom_id="rb:which:close")
    assert is_text(table.read(result).text, "done-close")
    assert table.bot.services.tables.tables_in_channel(table.world.channel.id) == (other,)


@pytest.mark.table(seed=2)
@pytest.mark.usefixtures("two_packs")
async def test_a_player_at_two_tables_must_choose_unless_on_turn_at_one(table: CardTable) -> None:
    await table.gather(computers=3)
    own = table.table_id
    other = await put_there(table, 0)
    for table_id in (own, other):
        snapshot = require(table.bot.services.tables.snapshot(table_id))
        assert require(snapshot.table.to_move).user_id == table.ann.id
    assert says(await table.said(table.ann, "bid", call="pass"), "which-table-turn")
    assert set(table.read(await table.type(table.ann, "hand")).choices["rb:which:hand"]) == {str(own), str(other)}
    await table.bot.services.tables.tournaments.close(other)
    await table.type(table.ann, "bid", call="pass")
    assert table.view.status is Status.PLAYING
    assert any(seat == 1 for seat, _ in require(table.view.public).calls)


@pytest.mark.table(seed=2)
@pytest.mark.usefixtures("two_packs")
async def test_who_leaves_before_they_have_sat_down_means_the_table_that_keeps_their_seat(table: CardTable) -> None:
    await table.gather(computers=3)
    await put_there(table, 3)
    await table.press(table.bob, "button-sit")
    assert table.view.promised_seat(table.bob.id) == 2
    await table.type(table.bob, "table leave")
    assert table.view.promised_seat(table.bob.id) is None


@pytest.mark.table(seed=2)
@pytest.mark.usefixtures("two_packs")
async def test_every_verb_works_in_a_channel_with_several_tables(table: CardTable) -> None:
    """Bob sits at both and has opened neither: whatever he types, it is asked which one he means, and done there."""
    await table.gather()
    own, bob = table.table_id, table.bob
    other = await put_there(table, 1)
    group = require(table.bot.features.verbs.app_command)
    names = {command.name for command in group.commands} - {"open"}
    asked = {kind.rpartition(":")[2] for kind in table.bot.features.routes.rights if kind.startswith("rb:which:")}
    assert asked == {*names, "hand"}
    questions = {}
    for name in sorted(names, key=lambda name: name == "leave"):
        given = read_options(ROWS[f"table {name}"].first, {"@other": table.dan, "@seated": table.ann})
        questions[name] = await table.type(bob, f"table {name}", **given)
    for name, question in questions.items():
        ((custom_id, choices),) = table.read(question).choices.items()
        assert custom_id.startswith(f"rb:which:{name}"), name
        assert set(choices) == {str(own), str(other)}, name
        chosen = await bob.select(require(question.response), [str(own)], custom_id=custom_id)
        assert chosen.acknowledged, name
        assert not says(table.read(chosen).text, "retired-button"), name
    assert table.view.chairs[1].left, "leaving was the last that Bob did"


# -- person menus
#
# Discord's own menus on a person: their statistics, the two compared, an invitation to one's own table.


INVITE = WORDS("person-invite")


async def test_stats_and_comparison_answer_as_their_commands_do(table: CardTable) -> None:
    ann, bob, *_ = table.people
    here = table.world.channel
    typed = await table.said(ann, "stats", player=bob)
    assert table.read(await ann.context_menu(here, WORDS("person-stats"), bob)).text == typed
    typed = await table.said(ann, "compare", a=ann, b=bob)
    assert table.read(await ann.context_menu(here, WORDS("person-compare"), bob)).text == typed
    assert says(table.read(await ann.context_menu(here, INVITE, ann)).text, "invite-nobody")


async def test_an_invitation_calls_one_person_and_seats_them(table: CardTable) -> None:
    ann, bob, cay, _ = table.people
    here = table.world.channel
    assert says(table.read(await ann.context_menu(here, INVITE, bob)).text, "invite-no-table")
    await table.type(ann, "table open", computers=3)
    invited = await ann.context_menu(here, INVITE, bob)
    shown = table.read(invited)
    assert not shown.ephemeral
    assert f"<@{bob.id}>" in shown.text
    posted = [request for request in table.env.http_requests if "allowed_mentions" in str(request)][-1]
    assert re.search(rf"'users': \['?{bob.id}", str(posted)), "they alone are pinged"
    assert is_text(table.read(await bob.click(require(invited.response), label=WORDS("button-join"))).text, "done-join")
    assert [chair.name for chair in table.view.chairs][1] == "Bob"
    assert f"<@{bob.id}>" in table.read(invited).text, "the invitation stays as it is"
    assert says(table.read(await ann.context_menu(here, INVITE, bob)).text, "invite-seated")
    await bob.click(require(invited.response), label=WORDS("button-join"))
    assert says(table.read(await cay.context_menu(here, INVITE, bob)).text, "invite-no-table")


async def test_an_invitation_from_elsewhere_is_posted_at_the_table(table: CardTable) -> None:
    ann, bob, *_ = table.people
    await table.type(ann, "table open")
    other = table.world.guild.create_text_channel("elsewhere")
    result = await ann.context_menu(other, INVITE, bob)
    await table.env.settle()
    assert f"<#{table.world.channel.id}>" in table.read(result).text
    assert f"<@{bob.id}>" in str([look(table.env, one).text for one in table.world.channel.history()])


async def test_a_table_of_people_alone_has_room_for_nobody(table: CardTable) -> None:
    ann, *others = table.people
    await table.type(ann, "table open")
    for person in others:
        await table.press(person, "button-join")
    eve = table.world.guild.add_member(table.env.create_user("Eve"))
    assert says(table.read(await ann.context_menu(table.world.channel, INVITE, eve)).text, "invite-full")


async def test_a_private_table_opens_to_whoever_is_invited(table: CardTable) -> None:
    ann, bob, cay, _ = table.people
    assert says(await table.said(ann, "table open", guests="Bob"), "guests-wrong")
    me = table.world.env.bot.user
    alone = f"<@{ann.id}> <@{me.id if me is not None else 0}>"
    assert says(await table.said(ann, "table open", guests=alone), "invite-nobody")
    assert table.bot.services.tables.snapshots() == ()
    await table.type(ann, "table open", guests=f"<@{ann.id}> <@{bob.id}>")
    assert says(table.public_text(), "table-private")
    await table.press(bob, "button-join")
    await table.env.settle()
    assert says(table.read(await table.press(cay, "button-join")).text, "refusal-private-table")
    await table.restart()
    invited = await table.type(ann, "table invite", member=cay)
    assert is_text(table.read(await cay.click(invited.response, label=WORDS("button-join"))).text, "done-join")
    assert says(await table.said(ann, "table remove", member=cay), "done-remove")
    await table.env.settle()
    assert says(table.read(await table.press(cay, "button-join")).text, "refusal-sent-away")
    assert [chair.name for chair in table.view.chairs] == ["Ann", "Bob", None, None]


def is_called(table: CardTable, user_id: int) -> bool:
    """Whether the latest message that names a person pings them."""
    posted = [str(request) for request in table.env.http_requests if f"<@{user_id}>" in str(request)][-1]
    return re.search(rf"'users': \['?{user_id}", posted) is not None


async def test_an_invitation_tells_nobody_who_is_avoided(table: CardTable) -> None:
    """The owner and the channel read the same as of anybody else; whoever avoids them is not called."""
    ann, bob, cay, dan = table.people
    await table.type(ann, "table open", computers=1)
    await table.press(dan, "button-join")
    calls = dict[int, str]()
    for avoids in (False, True):
        if avoids:
            assert says(await table.said(bob, "avoid", member=ann), "avoid-begun")
            assert says(await table.said(cay, "avoid", member=dan), "avoid-begun")
        for guest in (bob, cay):
            invited = table.read(await table.type(ann, "table invite", member=guest))
            assert calls.setdefault(guest.id, invited.text) == invited.text
            assert not invited.ephemeral
            assert is_called(table, guest.id) != avoids
    assert calls[cay.id] == calls[bob.id].replace(str(bob.id), str(cay.id))
    assert says(table.read(await table.press(bob, "button-join")).text, "refusal-seat-barred")
    await table.type(ann, "table start")
    eve = table.world.guild.add_member(table.env.create_user("Eve"))
    for player, guest, pings in ((ann, cay, False), (dan, eve, True)):
        offered = table.read(await table.type(player, "table hand-over", member=guest))
        assert says(offered.text, "hand-over")
        assert is_called(table, guest.id) == pings


async def test_two_of_whom_one_avoids_the_other_share_no_table(table: CardTable) -> None:
    """Neither learns why: the seat cannot be taken."""
    ann, bob, *_ = table.people
    assert says(await table.said(bob, "avoid"), "avoid-nobody")
    assert says(await table.said(bob, "avoid", member=ann), "avoid-begun")
    assert f"<@{ann.id}>" in await table.said(bob, "avoid")
    assert says(await table.said(ann, "avoid"), "avoid-nobody")
    await table.type(ann, "table open", computers=2)
    await table.restart()
    assert table.read(await table.press(bob, "button-join")).says("refusal-seat-barred")
    assert says(await table.said(bob, "avoid", member=ann), "avoid-lifted")
    await table.press(bob, "button-join")
    assert table.view.seat_of(bob.id) is not None
    together = await table.said(ann, "avoid", member=bob)
    assert says(together, "avoid-together")
