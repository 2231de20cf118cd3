"""What each request does to the model: one row a route. Must not know faults, limits or connections."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from tests.faults.discord_stand_in.faults import Call
from tests.faults.discord_stand_in.model import ANSWER_SECONDS, EPHEMERAL, JSON, Interaction, Message, Refusal, World

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, AUTOCOMPLETE, LAUNCH = 4, 5, 6, 7, 8, 12
"""Types of callbacks."""
ENTRY = 4
"""The type of the command that launches an activity, which Discord makes itself."""

Answer = tuple[int, Any]


def _me(world: World, call: Call) -> Answer:
    if "bearer" not in call.words:
        return 200, world.bot_user
    if call.words["bearer"] not in world.grants:
        raise Refusal(401, 0, "401: Unauthorized")
    return 200, {**world.people[world.grants[call.words["bearer"]]], "locale": "de"}


def _token(world: World, call: Call) -> Answer:
    """OAuth2: a token for a code."""
    form = call.json
    if (form["client_id"], form["client_secret"]) != (str(world.app_id), world.client_secret):
        return 401, {"error": "invalid_client"}
    if form["grant_type"] != "authorization_code" or form["code"] not in world.codes:
        return 400, {"error": "invalid_grant"}
    token = f"their-own-token-{world.new_id()}"
    world.grants[token] = world.codes.pop(form["code"])
    return 200, {"token_type": "Bearer", "access_token": token, "expires_in": 604800, "scope": "identify"}


def _instance(world: World, call: Call) -> Answer:
    if call.words["instance"] not in world.instances:
        raise Refusal(404, 0, "404: Not Found")
    return 200, world.instances[call.words["instance"]]


def _member(world: World, call: Call) -> Answer:
    user_id = int(call.words["user"])
    if user_id in world.gone or user_id not in world.people:
        raise Refusal(404, 10007, "Unknown Member")
    return 200, world.member(world.people[user_id])


def _application(world: World, _: Call) -> Answer:
    about = {"id": str(world.app_id), "name": "Right Bower", "flags": 0, "description": "", "icon": None}
    return 200, {
        **about, "bot_public": True, "bot_require_code_grant": False, "verify_key": "0", "owner": world.bot_user,
        "team": None,
    }  # fmt: skip


def _all_commands(world: World, _: Call) -> Answer:
    return 200, world.commands


def _commands(world: World, call: Call) -> Answer:
    entries = [{one["name"] for one in many if one.get("type") == ENTRY} for many in (world.commands, call.json)]
    if entries[0] > entries[1]:
        raise Refusal(400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation.")
    world.commands = [  # a menu on a person has a description too, an empty one
        {"description": "", **command, "id": str(world.new_id()), "application_id": str(world.app_id), "version": "1"}
        for command in call.json
    ]
    return 200, world.commands


def _emojis(world: World, _: Call) -> Answer:
    return 200, {"items": list(world.emojis.values())}


def _new_emoji(world: World, call: Call) -> Answer:
    number = world.new_id()
    world.emojis[number] = {"id": str(number), "name": call.json["name"], "user": world.bot_user, "animated": False}
    return 201, world.emojis[number]


def _emoji_gone(world: World, call: Call) -> Answer:
    world.emojis.pop(int(call.words["emoji"]), None)
    return 204, None


def _direct(world: World, _: Call) -> Answer:
    return 200, world.direct(world.bot_user)


def _channel(world: World, call: Call) -> Answer:
    channel_id = int(call.words["channel"])
    if channel_id not in world.channels:
        raise Refusal(404, 10003, "Unknown Channel")
    return 200, world.channel(channel_id)


def _guild(world: World, _: Call) -> Answer:
    return 200, world.guild()


def _post(world: World, call: Call) -> Answer:
    return 200, world.written(world.post(int(call.words["channel"]), call.json, call.files))


def _stored(world: World, call: Call) -> Message:
    return world.message(int(call.words["channel"]), int(call.words["message"]))


def _read(world: World, call: Call) -> Answer:
    return 200, world.written(_stored(world, call))


def _edit(world: World, call: Call) -> Answer:
    return 200, world.written(world.edit(_stored(world, call), call.json, call.files))


def _delete(world: World, call: Call) -> Answer:
    _stored(world, call).deleted = True
    return 204, None


def _callback(world: World, call: Call) -> Answer:
    interaction = world.interactions.get(call.words["token"])
    if interaction is None or world.now() - interaction.at > ANSWER_SECONDS:
        raise Refusal(404, 10062, "Unknown interaction")
    if interaction.acknowledged:
        raise Refusal(400, 40060, "Interaction has already been acknowledged.")
    kind = call.json["type"]
    _shown_by(world, interaction, kind, call)
    interaction.acknowledged = True
    if interaction.original is not None:
        interaction.told.append(interaction.original)
        interaction.shown = json.loads(json.dumps(interaction.original.components))
    if not interaction.answered.done():
        interaction.answered.set_result(kind)
    resource: JSON = {"type": kind}
    if interaction.original is not None:
        resource["message"] = world.written(interaction.original)
    if interaction.instance is not None:
        resource["activity_instance"] = {"id": interaction.instance}
    about = {"id": str(interaction.id), "type": interaction.payload["type"], "response_message_ephemeral": False}
    if interaction.original is not None:
        about["response_message_id"] = str(interaction.original.id)
    return 200, {"interaction": about, "resource": resource}


def _shown_by(world: World, interaction: Interaction, kind: int, call: Call) -> None:
    data = call.json.get("data") or {}
    match kind:
        case t if t == MESSAGE:
            reader = interaction.user_id if data.get("flags", 0) & EPHEMERAL else None
            interaction.original = world.post(interaction.channel_id, data, call.files, reader)
        case t if t == UPDATE and interaction.source is not None and interaction.source.deleted:
            raise Refusal(404, 10008, "Unknown Message")
        case t if t == UPDATE and interaction.source is not None:
            interaction.original = world.edit(interaction.source, data, call.files)
        case t if t == DEFERRED_UPDATE and interaction.source is not None:
            interaction.original = interaction.source
        case t if t == DEFERRED:
            return
        case t if t == LAUNCH and any(command.get("type") == ENTRY for command in world.commands):
            interaction.instance = world.run_activity(interaction.user_id, channel_id=interaction.channel_id)
        case t if t == AUTOCOMPLETE and interaction.payload["type"] == 4:
            return
        case _:
            raise Refusal(400, 50035, f"no callback of type {kind} here")


def _follow_up(world: World, call: Call) -> Answer:
    interaction = _answered(world, call)
    reader = interaction.user_id if call.json.get("flags", 0) & EPHEMERAL else None
    message = world.post(interaction.channel_id, call.json, call.files, reader)
    interaction.told.append(message)
    return 200, world.written(message)


def _answered(world: World, call: Call) -> Interaction:
    interaction = world.open_interaction(call.words["token"])
    if not interaction.acknowledged:
        raise Refusal(404, 10015, "Unknown Webhook")
    return interaction


def _by_token(world: World, call: Call) -> Message:
    interaction = _answered(world, call)
    message_word = call.words.get("message", "@original")
    message = interaction.original if message_word == "@original" else world.messages.get(int(message_word))
    if message is None or message.deleted:
        raise Refusal(404, 10008, "Unknown Message")
    return message


def _edit_by_token(world: World, call: Call) -> Answer:
    interaction = _answered(world, call)
    if interaction.original is None:  # a deferred answer, which the bot only gives privately
        interaction.original = world.post(interaction.channel_id, call.json, call.files, interaction.user_id)
        return 200, world.written(interaction.original)
    return 200, world.written(world.edit(_by_token(world, call), call.json, call.files))


def _no_threads(world: World, call: Call) -> Answer:
    raise Refusal(403, 50013, "Missing Permissions")


def _delete_by_token(world: World, call: Call) -> Answer:
    _by_token(world, call).deleted = True
    return 204, None


ROUTES: dict[str, Callable[[World, Call], Answer]] = {
    "GET /users/@me": _me,
    "POST /users/@me/channels": _direct,
    "GET /applications/@me": _application,
    "GET /oauth2/applications/@me": _application,
    "POST /oauth2/token": _token,
    "GET /applications/{app}/activity-instances/{instance}": _instance,
    "GET /applications/{app}/commands": _all_commands,
    "PUT /applications/{app}/commands": _commands,
    "GET /applications/{app}/emojis": _emojis,
    "POST /applications/{app}/emojis": _new_emoji,
    "DELETE /applications/{app}/emojis/{emoji}": _emoji_gone,
    "GET /guilds/{guild}": _guild,
    "GET /guilds/{guild}/members/{user}": _member,
    "GET /channels/{channel}": _channel,
    "POST /channels/{channel}/messages": _post,
    "POST /channels/{channel}/threads": _no_threads,
    "GET /channels/{channel}/messages/{message}": _read,
    "PATCH /channels/{channel}/messages/{message}": _edit,
    "DELETE /channels/{channel}/messages/{message}": _delete,
    "POST /interactions/{interaction}/{token}/callback": _callback,
    "POST /webhooks/{app}/{token}": _follow_up,
    "PATCH /webhooks/{app}/{token}/messages/{message}": _edit_by_token,
    "DELETE /webhooks/{app}/{token}/messages/{message}": _delete_by_token,
}

_PATTERNS = [(name, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", name))) for name in ROUTES]


def route_of(method: str, path: str) -> tuple[str, dict[str, str]] | None:
    """The route of a request and the words in its path."""
    for name, pattern in _PATTERNS:
        match = pattern.fullmatch(f"{method} {path}")
        if match is not None:
            return name, match.groupdict()
    return None


def place_of(world: World, route: str, words: dict[str, str], body: Any) -> str:
    """What a request is for: its route, and of answers whether many or one read them."""
    interaction = world.interactions.get(words.get("token", ""))
    if route == "POST /channels/{channel}/messages":
        return f"{route} {'calling somebody' if not body.get('attachments') else 'with a picture'}"
    if interaction is None:
        return route
    if route.endswith("/callback"):
        private = (body.get("data") or {}).get("flags", 0) & EPHEMERAL or (
            interaction.source and interaction.source.reader
        )
        return f"{route} {body['type']} {'private' if private else 'public'}"
    if route.startswith("PATCH"):
        private = interaction.original is not None and interaction.original.reader is not None
        return f"{route} {'private' if private else 'public'}"
    return route
