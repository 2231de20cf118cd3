"""Help, the tour and the words of the game: private, in the reader's language, and in nobody's way."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord.components import walk_components
from simcord.enums import ComponentType

from bot.ui.command_sync import link_commands, offered_commands
from bot.ui.replies import install_link, invite_link
from bot.version import build
from bot.words.catalogue import Texts
from bot.words.glossary import other_terms, term_title
from bot.words.tour import STEPS
from tests.discord.card_table import CardTable, card_table
from tests.discord.inventory import ROWS, is_command
from tests.discord.mentions import unlinked_commands
from tests.discord.simulation import Message, aim, counted, land, look
from tests.discord.tongues import speak
from tests.world.said import WORDS, says


def files_on(table: CardTable, message: Any) -> int:
    """How many pictures a message shows."""
    return len(look(table.env, message).pictures)


async def what_is_this(table: CardTable, actor: simcord.MemberActor, panel: Message) -> Any:
    return await table.press(actor, "button-lookup", panel)


async def test_help_names_every_command_that_one_may_use_and_is_private(
    table: CardTable, keeper: simcord.MemberActor
) -> None:
    for person, hidden in ((keeper, ("owner ",)), (table.bob, ("owner ", "config "))):
        page = (await table.type(person, "help")).response
        assert look(table.env, page).ephemeral
        await person.click(page, label=WORDS("button-help-commands"))
        text = look(table.env, page).text
        assert says(text, "help-commands")
        assert (WORDS("help-commands-managers") in text) == (person is keeper)
        for name in filter(is_command, ROWS):
            times = len(re.findall(rf"/{name}:", text))
            assert times == (not name.startswith(hidden)), f"{name} stands there {times} times"


@pytest.mark.parametrize("live_url", ["https://live.example", None])
async def test_help_names_the_live_table_where_there_is_one(tmp_path: Path, live_url: str | None) -> None:
    async with card_table(tmp_path, host={"live_url": live_url}) as table:
        assert says(await table.said(table.ann, "help"), "help-live") == (live_url is not None)


async def test_commands_in_the_help_can_be_pressed(table: CardTable) -> None:
    """Also after a restart in which nothing is synced: the ids are remembered."""
    ids = {command_payload.name: command_payload.id for command_payload in await table.bot.tree.fetch_commands()}
    for again in (False, True):
        if again:
            await table.restart()
            assert sum(r.method == "PUT" and r.path.endswith("/commands") for r in table.env.http_requests) == 1
        page = (await table.type(table.ann, "help")).response
        assert f"</table open:{ids['table']}>" in look(table.env, page).text
        assert f"</daily:{ids['daily']}>" in look(table.env, page).text


async def test_a_command_that_is_named_can_be_pressed(table: CardTable, keeper: simcord.MemberActor) -> None:
    """In every answer, refusal and message of a channel, not only in the help."""
    typed: dict[str, dict[str, Any]] = {
        "night open": {"name": "Friday"}, "night show": {}, "night finish": {}, "euchre": {},
        "about": {}, "stats": {}, "history": {}, "league": {}, "leaderboard": {}, "table leave": {}, "table pause": {},
        "config show": {}, "config lobby": {"channel": table.world.channel}, "table open": {}, "table slow": {},
    }  # fmt: skip
    for command, options in typed.items():
        await table.type(keeper, command, **options)
    await table.env.advance_time(30)
    offered = offered_commands(table.bot.tree)
    named = "".join(str(request.json) for request in table.env.http_requests)
    assert sum(f"</{name}:" in named for name in offered) > 10
    assert not unlinked_commands(table.env.http_requests, offered)


def test_only_whole_names_become_links() -> None:
    text = "**/table open**, /table opens, /tables, a/table open, **/rules law:5**, `/rules` and /forget"
    ids = {"table": 1, "rules": 2, "forget": 3}
    linked = link_commands(text, ["table open", "table", "rules", "forget me"], ids)
    assert linked == "</table open:1>, </table:1> opens, /tables, a/table open, </rules:2> law:5, `/rules` and /forget"
    assert link_commands(text, ["table open"], {}) == text


async def test_rules_tell_one_law_in_full_privately(table: CardTable) -> None:
    """Whole and in English, which a reader of another language is told; the list offers it by number and by title."""
    ann, bob = table.people[:2]
    await speak(table.world, {bob: "de"})
    shown = table.read(await table.type(ann, "rules", law="5.4"))
    assert shown.ephemeral
    assert "5.4 Partner's best" in shown.text
    assert "A dealer who sits out gives from their five cards." in shown.text
    german = table.read(await table.type(bob, "rules", law="law 5.4"))
    assert "auf Englisch" in german.text
    assert "their five cards" in german.text
    wrong = table.read(await table.type(ann, "rules", law="5.44"))
    assert (wrong.ephemeral, says(wrong.text, "law-unknown")) == (True, True)
    rules = table.read(await table.type(ann, "rules", preset="csl"))
    assert says(rules.text, "law-ask")
    for typed in ("5.4", "partner's b"):
        choices = await ann.autocomplete(table.world.channel, "rules", "law", typed)
        assert choices == [{"name": "5.4 Partner's best", "value": "5.4"}]
    assert len(await ann.autocomplete(table.world.channel, "rules", "law", "")) == 25


async def test_rules_are_those_of_the_table_here_or_of_a_new_one(table: CardTable) -> None:
    """With its house rules; only a preset that is named is shown as in the book."""
    ann, bob = table.people[:2]

    async def rules_text(**given: str) -> str:
        return await table.said(bob, "rules", **given)

    assert not says(await rules_text(), "rule-no_trump-yes")
    page = (await table.type(bob, "help")).response
    await bob.click(page, label=WORDS("button-rules-any"))
    assert look(table.env, page).text == await rules_text()
    await table.bot.services.tables.server_settings.choose(table.world.guild.id, {"rules": "csl"})
    assert (await rules_text()).splitlines()[0] == (await rules_text(preset="csl")).splitlines()[0]
    await table.type(ann, "table open", rules="standard", options="no_trump=yes")
    assert says(await rules_text(), "rule-no_trump-yes")
    page = (await table.type(bob, "help")).response
    await bob.click(page, label=WORDS("button-rules-here"))
    assert says(look(table.env, page).text, "rule-no_trump-yes")
    await bob.click(page, label=WORDS("button-help"))
    assert says(look(table.env, page).text, "help-about")
    assert not says(await rules_text(preset="standard"), "rule-no_trump-yes")


async def test_the_tour_goes_forth_and_back_on_one_private_message(table: CardTable) -> None:
    ann = table.ann
    page = (await table.type(ann, "help")).response
    await ann.click(page, label=WORDS("button-tour"))
    for step in range(1, len(STEPS) + 1):
        shown = look(table.env, page)
        assert says(shown.text, "tour-heading", step=step, steps=len(STEPS))
        assert len(shown.pictures) == 1
        assert shown.pictures[0]
        if step < len(STEPS):
            await ann.click(page, label=WORDS("button-tour-next"))
    with pytest.raises(LookupError):
        look(table.env, page).custom_id("button-tour-next")
    await ann.click(page, label=WORDS("button-tour-back"))
    assert says(look(table.env, page).text, "tour-heading", step=3, steps=4)
    await ann.click(page, label=WORDS("button-tour-done"))
    assert says(look(table.env, page).text, "tour-done")
    assert files_on(table, page) == 0
    await ann.click(page, label=WORDS("button-help"))
    assert says(look(table.env, page).text, "help-about")


async def test_a_lobby_offers_the_tour_and_the_rules_without_a_counted_request(table: CardTable) -> None:
    ann, bob = table.people[:2]
    await table.type(ann, "table open", rules="csl")
    before = len(counted(table.env.http_requests))
    tour = await table.press(bob, "button-tour-new")
    rules = await table.press(bob, "button-rules-any")
    assert table.read(tour).ephemeral
    assert says(table.read(tour).text, "tour-heading", step=1, steps=4)
    assert "CSL" in table.read(rules).text
    assert WORDS("button-join") in set(look(table.env, table.message).labels)
    assert len(counted(table.env.http_requests)) == before
    for person in table.people[1:]:
        await table.press(person, "button-join")
    await table.press(ann, "button-start")
    assert WORDS("button-tour-new") not in set(look(table.env, table.message).labels)


@pytest.mark.table(seed=3)
async def test_a_panel_explains_its_words_and_stays(table: CardTable) -> None:
    await table.gather()
    actor = table.mover
    panel = await table.panel(actor)
    before, requests = look(table.env, panel), len(counted(table.env.http_requests))
    question = await what_is_this(table, actor, panel)
    answer = table.read(question)
    assert answer.ephemeral
    assert question.response.id != panel.id
    assert any(says(answer.text, term) for term in ("term-order", "term-assist"))
    assert look(table.env, panel) == before
    assert len(counted(table.env.http_requests)) == requests
    await actor.click(panel, label=WORDS("label-pass"))
    assert look(table.env, panel) != before


async def test_a_word_of_the_menu_is_explained_by_this_tables_rules(table: CardTable) -> None:
    await table.gather("csl")
    actor = table.mover
    question = await what_is_this(table, actor, await table.panel(actor))
    (menu,) = table.read(question).choices
    assert menu == f"rb:term:{table.table_id}"
    await land(table.env, aim(table.env, actor, question.response, menu, ("euchre",)))
    answer = table.read(question)
    assert answer.text.startswith(f"**{WORDS('term-euchre')}**")
    assert says(answer.text, "row", case=WORDS("case-euchre-alone", low=3), pay=WORDS("pay-others", points=4))
    assert "euchre" not in answer.choices[menu]
    late = aim(table.env, actor, question.response, menu, (answer.choices[menu][0],))
    (forged,) = await land(table.env, aim(table.env, actor, question.response, menu, ("checkmate",)))
    assert says(table.read(forged).text, "retired-button")
    await table.type(table.ann, "table close")
    (result,) = await land(table.env, late)
    assert result.acknowledged
    assert says(table.read(result).text, "refusal-no-table")


async def test_everybody_reads_their_own_language_and_text_only_has_no_picture(table: CardTable) -> None:
    ann, bob = table.people[:2]
    await speak(table.world, {ann: "de", bob: "fr"})
    page = (await table.type(ann, "help")).response
    await ann.click(page, label="Rundgang")
    assert "Die Karten" in look(table.env, page).text
    assert files_on(table, page) == 1
    await table.bot.services.readers.choose(bob.id, "text-only", "on")
    page = (await table.type(bob, "help")).response
    await bob.click(page, label="Visite guidée")
    assert files_on(table, page) == 0
    assert "Tous les atouts" in look(table.env, page).text


async def test_every_word_is_in_a_menu_of_few_enough_words(table: CardTable) -> None:
    await table.gather("railroad", options="farmers_hand=any-three cut=offer turning_the_tables=yes")
    actor = table.mover
    question = await what_is_this(table, actor, await table.panel(actor))
    stored = table.env.backend.get_message(question.response.channel_id, question.response.id)
    menus = [part for part in walk_components(stored.components) if part["type"] == ComponentType.STRING_SELECT]
    offered = [option["value"] for menu in menus for option in menu["options"]]
    assert all(len(menu["options"]) <= 25 for menu in menus)
    texts, answer = Texts(strict=True), look(table.env, question.response).text
    left = [term for term in other_terms(table.view.rules, ()) if f"**{term_title(term, texts)}**" not in answer]
    assert len(offered) > 25
    assert {term.name for term in left} <= {*offered}, "what is not explained at once can be looked up"


# -- about
#
# ``/about``: version, uptime, what is stored, for how long, and the host's own pages.


PAGES: dict[str, Any] = {
    "support_url": "https://discord.gg/example",
    "privacy_url": "https://example.org/privacy",
    "terms_url": "https://example.org/terms",
}


async def about(table: CardTable) -> tuple[str, dict[str, str]]:
    """The answer, and its links by their labels."""
    result = await table.type(table.ann, "about")
    shown = table.read(result)
    assert shown.ephemeral
    stored = table.env.backend.get_message(result.response.channel_id, result.response.id)
    links = {part["label"]: part["url"] for part in walk_components(stored.components) if part.get("url")}
    return shown.text, links


async def test_about_shows_version_uptime_and_stored_data(table: CardTable) -> None:
    text, links = await about(table)
    start = int(table.bot.features.monitoring.started_at)
    assert says(text, "about-version", version=build(), ago=f"<t:{start}:R>")
    assert says(text, "about-stored")
    assert says(text, "about-stored")
    assert not says(text, "about-kept")
    assert says(text, "about-support-here")
    own_id = table.bot.application_id or 0
    assert links == {WORDS("button-invite"): invite_link(own_id), WORDS("button-install"): install_link(own_id)}


@pytest.mark.parametrize("days", [1, 90])
async def test_about_shows_retention_and_links_to_the_hosts_pages(tmp_path: Path, days: int) -> None:
    async with card_table(tmp_path, host={**PAGES, "retention_days": days}) as table:
        text, links = await about(table)
        assert says(text, "about-kept", days=days)
        assert "Whoever invited" not in text
        del links[WORDS("button-invite")], links[WORDS("button-install")]
        assert links == {
            WORDS("button-support"): PAGES["support_url"],
            WORDS("button-privacy"): PAGES["privacy_url"],
            WORDS("button-terms"): PAGES["terms_url"],
        }
