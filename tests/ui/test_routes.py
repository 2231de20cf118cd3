"""The one way from a press to what answers it."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.rights import ANYBODY
from bot.ui import buttons
from bot.ui.routes import Routes, UnderWay, pressed
from tests.world.clock import turns


class Nobody:
    """Rights that nobody asks here."""


def routes() -> Routes:
    nobody: Any = Nobody()
    return Routes(nobody, UnderWay(), lambda _: None)


class Hands:
    """Answers one button, as it should."""

    @pressed(buttons.HAND, right=ANYBODY)
    async def show(self, press: Any, table_id: int) -> None:
        """Nothing."""


class OtherHands(Hands):
    """Answers the same button a second time."""


class WrongWords:
    """Takes what the id does not say."""

    @pressed(buttons.HANDS, right=ANYBODY)
    async def show(self, press: Any, table_id: int, seq: int) -> None:
        """Nothing."""


class WithoutChoice:
    """Leaves out what was chosen."""

    @pressed(buttons.TERM, right=ANYBODY)
    async def explain(self, press: Any, table_id: int) -> None:
        """Nothing."""


class ForgottenVerbs:
    """Has no right for *Share*."""

    @pressed(buttons.PUZZLE, right={"open": ANYBODY})
    async def answer(self, press: Any, verb: str, day: Any) -> None:
        """Nothing."""


def test_a_verb_without_a_right_is_refused() -> None:
    with pytest.raises(TypeError, match=r"needs a right for each of .*rb:puzzle:share"):
        routes().add(ForgottenVerbs())


def test_an_unanswered_control_is_reported() -> None:
    routes_found = routes()
    routes_found.add(Hands())
    assert set(routes_found.find_unanswered()) == buttons.NAMES - {"hand"}


def test_two_methods_for_one_control_are_refused() -> None:
    routes_found = routes()
    routes_found.add(Hands())
    with pytest.raises(TypeError, match="hand is answered by two methods"):
        routes_found.add(OtherHands())


@pytest.mark.parametrize(("feature", "expected"), [(WrongWords, "hand_seq"), (WithoutChoice, "chosen")])
def test_a_method_with_wrong_parameters_is_refused(feature: type, expected: str) -> None:
    with pytest.raises(TypeError, match=f"has to take press and .*{expected}"):
        routes().add(feature())


class Doorkeeper:
    """Lets nobody in; ``asked`` are the kinds of what they pressed."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def admit(self, press: Any, name: str, right: Any, values: Any) -> bool:
        """No."""
        self.asked.append(name)
        return False


class Words:
    """Answers a form and a button."""

    @pressed(buttons.WORD_FORM, right=ANYBODY)
    async def keep(self, press: Any, written: dict[str, str]) -> None:
        """Nothing."""

    @pressed(buttons.HAND, right=ANYBODY)
    async def show(self, press: Any, table_id: int) -> None:
        """Nothing."""


@pytest.mark.parametrize("custom_id", [buttons.WORD_FORM.id_of(), buttons.HAND.id_of(7)])
@pytest.mark.parametrize("sent", [discord.InteractionType.modal_submit, discord.InteractionType.component])
async def test_a_form_is_not_pressed_and_a_button_not_sent(sent: discord.InteractionType, custom_id: str) -> None:
    door: Any = Doorkeeper()
    all_routes = Routes(door, UnderWay(), lambda _: None)
    all_routes.add(Words())
    press: Any = SimpleNamespace(type=sent, custom_id=custom_id, data={"custom_id": custom_id})
    await all_routes.answer(press)
    is_form = custom_id == buttons.WORD_FORM.id_of()
    fits = is_form == (sent is discord.InteractionType.modal_submit)
    assert door.asked == [("rb:word-form" if is_form else "rb:hand") if fits else buttons.RETIRED]


async def test_presses_under_way_are_awaited() -> None:
    under_way, go_on, ended = UnderWay(), asyncio.Event(), []

    async def answer() -> None:
        under_way.note()
        await go_on.wait()
        ended.append("answered")

    task = asyncio.ensure_future(answer())
    await turns(1)
    finishing = asyncio.ensure_future(under_way.wait_until_done())
    await turns(1)
    assert not finishing.done()
    go_on.set()
    await finishing
    assert ended == ["answered"]
    await task
    await under_way.wait_until_done()
