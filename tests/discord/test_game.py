"""Whole games, as people play them: by buttons, by typing, with computers; and what they cost in requests."""

from pathlib import Path

import pytest

from bot.engine.acts import PlayCard, act_text
from bot.tables.snapshots import Status
from tests.discord.card_table import CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import look


def budget(table: CardTable, title: str) -> tuple[int, int]:
    """Prints the requests of each whole hand; the most of both kinds."""
    hands = [tally for hand, tally in table.tallies.items() if hand][:-1]
    lines = [f"{tally.counted:>3} counted {tally.interactions:>3} interaction" for tally in hands]
    print(f"\n{title}: {len(hands)} hands", *lines, sep="\n  ")  # noqa: T201 - the budget is what the issue asks for
    return max(t.counted for t in hands), max(t.interactions for t in hands)


async def test_four_people_play_a_game_by_buttons(tmp_path: Path, description: DiscordDescription) -> None:
    async with card_table(tmp_path, seed=4) as table:
        await table.gather()
        await table.play_on()
        assert table.view.status is Status.FINISHED
        shown = look(table.env, table.message)
        assert "wins the game" in shown.text or "win the game" in shown.text
        assert [button.label for button in shown.buttons] == ["Rematch", "Close table"]
        most_counted, most_interactions = budget(table, "four people")
        assert most_counted <= 22
        assert most_interactions <= 70
        assert description.all_violations(table.requests) == []


async def test_one_person_and_three_computers(tmp_path: Path, description: DiscordDescription) -> None:
    async with card_table(tmp_path, seed=5) as table:
        ann = table.world.people[0]
        await table.type(ann, "table open", computers=3)
        await table.press(ann, "Start")
        await table.play_on()
        assert table.view.status is Status.FINISHED
        budget(table, "one person with three computers")
        hands = [tally for hand, tally in table.tallies.items() if hand][:-1]
        assert sum(t.counted for t in hands) / len(hands) <= 6
        assert sum(t.interactions for t in hands) / len(hands) <= 13
        assert description.all_violations(table.requests) == []


async def test_a_game_by_typed_commands(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        ann, bob, cay, dan = table.world.people
        await table.type(ann, "table open", rules="csl", points=3)
        for person, seat in ((bob, 3), (cay, 2), (dan, 4)):
            await table.type(person, "table join", seat=seat)
        await table.type(dan, "table start")
        while table.view.status is Status.PLAYING:
            actor, act = table.mover, table.choice()
            command, option = ("play", "card") if isinstance(act, PlayCard) else ("bid", "call")
            lawful = {act_text(legal) for legal in table.mine(actor).legal}
            offered = await actor.autocomplete(table.world.channel, command, option, "")
            assert {choice["value"] for choice in offered} <= lawful
            assert len(offered) == min(len(lawful), 25)
            other = next(person for person in table.world.people if person is not actor)
            assert await other.autocomplete(table.world.channel, command, option, "") == []
            await table.type(actor, command, **{option: act_text(act)})
        assert table.view.status is Status.FINISHED


@pytest.mark.parametrize("rules", ["csl", "house", "newberry", "earlwood", "campus", "house-24"])
async def test_each_partnership_preset_is_played_to_its_end(tmp_path: Path, rules: str) -> None:
    async with card_table(tmp_path, seed=7) as table:
        await table.gather(rules, points=3)
        await table.play_on()
        assert table.view.status is Status.FINISHED
