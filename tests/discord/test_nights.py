"""A Euchre night end to end: the lobby, threads, rounds, standings, and what is left of it."""

from __future__ import annotations

from pathlib import Path

from tests.discord.nights import night_of_eight
from tests.discord.simulation import look


async def test_a_night_from_its_lobby_to_its_results(tmp_path: Path) -> None:
    async with night_of_eight(tmp_path) as night:
        assert "number 1" in await night.open()
        ann, bob, cay, dan = night.people
        for person in (ann, bob, cay, dan):
            await night.press(person, "Join")
        [lobby] = night.messages()
        assert "**Taking part: 4**" in lobby.text
        assert "Ann, Bob, Cay, Dan" in lobby.text
        await night.env.advance_time(10 * 60 + 5)
        [_, reminder] = night.messages()
        assert f"<@{dan.id}>" in reminder.text
        for person in (ann, bob, cay, dan):
            await night.press(person, "I’m here", words="Taking part")
        assert "✅ Ann, ✅ Bob" in night.messages()[0].text
        await night.env.advance_time(10 * 60)
        assert set(night.threads()) == {"Friday · table 1", "Friday · table 2"}
        round_one = await night.told("Round 1 of 2")
        for thread in night.threads().values():
            assert f"(<#{thread.id}>)" in round_one.text
            said = night.messages(thread)
            assert [shown.text.partition(":")[0] for shown in said if shown.text.startswith("Round")] == [
                f"Round 1, {(thread.name or '').partition(' · ')[2]}"
            ]
            assert any("My hand" in str(shown.buttons) for shown in said)
        await night.play_on(lambda: len(night.night.past) == 1)
        between = await night.told("Round 2 begins")
        assert between.pictures[0].startswith("Standings after round 1")
        await night.to_the_end()
        over = await night.told("Friday is over")
        assert "🏆" in over.text
        assert len(night.threads()) == 2, "round two is played in the same threads"
        assert night.table.bot.nights.night(night.night_id) is None
        result = await bob.click(night.message("is over"), custom_id=over.custom_id("Results"))
        assert result.response is not None
        assert "every table" in look(night.env, result.response).text
