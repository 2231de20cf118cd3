"""Finds the method that answers a press or a submitted form.

``Routes.answer`` gets all interactions. discord.py knows none of the bot's items, because for each press it would
rebuild the whole view of the message only to find what the ``custom_id`` already says.

A feature marks a method with ``@pressed(CONTROL, right=…)``, and ``Routes.add`` registers it. The steps common to all
presses are here: count the press as under way, admit its person or tell them why not, and answer every error.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import discord

from bot.rights import ANYBODY, Right
from bot.ui.buttons import CONTROLS, PREFIX, RETIRED, Control, Form, Menu
from bot.ui.errors import INTERACTION_SECONDS
from bot.ui.readers import Interaction, note_refusal, texts_for
from bot.ui.refusals import answer_failure
from bot.ui.replies import tell
from bot.ui.rights import Admissions

Handler = Callable[..., Awaitable[None]]
HandlerT = TypeVar("HandlerT", bound=Handler)
_MARK = "__pressed__"


def pressed(*controls: Control, right: Right | Mapping[str, Right]) -> Callable[[HandlerT], HandlerT]:
    """Make the method answer these controls; it gets the fields of their ids. A ``right`` may be by verb."""

    def mark(method: HandlerT) -> HandlerT:
        setattr(method, _MARK, (controls, right))
        return method

    return mark


@dataclass(frozen=True, slots=True)
class Route:
    """A control, its right (or a right for each verb), and the method that answers it."""

    control: Control
    right: Right | Mapping[str, Right]
    handler: Handler


def _routes_of(feature: object) -> Iterator[Route]:
    yield from getattr(feature, "routes", ())
    for _, method in inspect.getmembers(feature, lambda member: hasattr(member, _MARK)):
        controls, right = getattr(method, _MARK)
        yield from (Route(control, right, method) for control in controls)


class UnderWay:
    """Counts the presses and commands that are being answered."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def note(self) -> None:
        """Count the current task until it ends."""
        task = asyncio.current_task()
        if task is not None and task not in self._tasks:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def wait_until_done(self) -> None:
        """Wait until all are answered, at most as long as Discord accepts answers."""
        others = self._tasks - {asyncio.current_task()}
        if others:
            await asyncio.wait(others, timeout=INTERACTION_SECONDS)


class Routes:
    """Passes each press to the method marked for its control. ``note`` is called with every interaction."""

    def __init__(self, admissions: Admissions, under_way: UnderWay, note: Callable[[Interaction], None]) -> None:
        self._note = note
        self._admissions = admissions
        self._under_way = under_way
        self._routes: dict[str, Route] = {}  # by the control's name
        self.rights: dict[str, Right] = {RETIRED: ANYBODY}
        """Who may use a button, menu or form, by its kind."""

    def add(self, feature: object) -> None:
        """Register a feature's routes. Raises ``TypeError`` for wrong parameters, a missing right or a second route."""
        for route in _routes_of(feature):
            control, name = route.control, route.handler.__qualname__
            given = {field.name for field in control.fields if field.name}
            given |= {"chosen"} if isinstance(control, Menu) else {"written"} if isinstance(control, Form) else set()
            parameters = inspect.signature(route.handler).parameters
            needed = {word for word, parameter in parameters.items() if parameter.default is parameter.empty}
            if not needed - {"press"} <= given <= parameters.keys():
                raise TypeError(f"{name} has to take press and {sorted(given)}")
            if control.name in self._routes:
                raise TypeError(f"{control.name} is answered by two methods, one of them {name}")
            rights = _rights_of(control, route.right)
            if not rights or (control.kinds and rights.keys() != set(control.kinds)):
                raise TypeError(f"{name} needs a right for each of {control.kinds}")
            self.rights.update(rights)
            self._routes[control.name] = route

    def find_unanswered(self) -> list[str]:
        """Return the names of the controls that no feature answers."""
        return [control.name for control in CONTROLS if control.name not in self._routes]

    def find(self, custom_id: str) -> tuple[Route | None, dict[str, Any]]:
        """Return the route of an id, and the values in it. Without a current control for it, the route is ``None``."""
        route = self._routes.get(custom_id.removeprefix(f"{PREFIX}:").partition(":")[0])
        values = None if route is None else route.control.read(custom_id)
        if route is None or values is None or route.control.kind(values) not in self.rights:
            return None, {}
        return route, values

    async def on_interaction(self, interaction: Interaction) -> None:
        """Note an interaction of Discord's, and answer it if it is a press. The tree answers commands."""
        self._note(interaction)
        if (interaction.custom_id or "").startswith(PREFIX):
            await self.answer(interaction)

    async def answer(self, press: Interaction) -> None:
        """Answer a press, a choice or a form, of Discord's or a page's, even if its method fails."""
        self._under_way.note()
        try:
            handler, values = await self._find_admitted(press, press.custom_id or "")
            if handler is not None:
                await handler(press, **values)
        except Exception as fault:  # noqa: BLE001 - the one place where every error of a press is logged and answered
            await answer_failure(press, fault)

    async def _find_admitted(self, press: Interaction, custom_id: str) -> tuple[Handler | None, dict[str, Any]]:
        """Return the method that answers a press, and its arguments; no method if the person has been told already."""
        data: Mapping[str, Any] = dict(press.data or {})
        route, values = self.find(custom_id)
        is_form = press.type is discord.InteractionType.modal_submit
        if route is None or isinstance(route.control, Form) != is_form:  # an older version made it
            if await self._admissions.admit(press, RETIRED, self.rights[RETIRED], {}):
                note_refusal(press)
                await tell(press, texts_for(press)("retired-button"))
            return None, {}
        control, kind = route.control, route.control.kind(values)
        if not await self._admissions.admit(press, kind, self.rights[kind], values):
            return None, {}
        if isinstance(control, Menu):
            # a forged press may claim that the menu is a button
            chosen = data.get("values", []) if data.get("component_type") != _BUTTON else []
            values = {**values, "chosen": list(chosen)}
        elif is_form:
            values = {**values, "written": dict(_read_lines(data.get("components", ())))}
        return route.handler, values


_BUTTON = discord.ComponentType.button.value


def _rights_of(control: Control, right: Right | Mapping[str, Right]) -> dict[str, Right]:
    if isinstance(right, Right):
        return dict.fromkeys(control.kinds, right)
    return {control.kind({"verb": verb}): one for verb, one in right.items()}


def _read_lines(components: Any) -> Iterator[tuple[str, str]]:
    """Yield what was typed or chosen in each input of a form. Several choices are joined by blanks."""
    for component in components:
        if "custom_id" in component:
            values = component.get("values", [component.get("value") or ""])
            yield str(component["custom_id"]), " ".join(map(str, values))
        yield from _read_lines(component.get("components", ()))
        if "component" in component:
            yield from _read_lines([component["component"]])
