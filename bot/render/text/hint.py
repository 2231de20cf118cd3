"""The expert's advice in words: the best act, why in numbers, and what the others are worth.

Made from a ``SeatView`` and an ``Advice`` that saw nothing else. Must not know how the advice was found.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.engine.rules import Rules
from bot.engine.views import SeatView
from bot.players.evaluation import ActEvaluation, Advice, percent
from bot.render.text.catalogue import Texts
from bot.render.text.labels import act_label
from bot.render.text.reasons import reason_text

MOST_OTHERS = 5


def hint_text(view: SeatView, advice: Advice, texts: Texts) -> str:
    """Three to five short lines for the player who asked."""
    label = act_label(advice.act, view, texts)
    if len(view.legal) == 1:
        return texts("hint-certain", act=label)
    if not advice.worlds:
        return texts("hint-usual", act=label)
    chosen = advice.evaluation(advice.act)
    others = [each for each in advice.evaluations if each.act != advice.act]
    best = texts("hint-best", act=label, chance=percent(chosen.chance))
    lines = [
        best,
        reason_text(view, chosen, others, texts),
        texts("hint-if", reason=outlook_words(chosen, view.public.rules, texts)),
    ]
    if others:
        acts = [
            texts("hint-other", act=act_label(other.act, view, texts), chance=percent(other.chance))
            for other in others[:MOST_OTHERS]
        ]
        lines.append(texts("hint-others", acts=", ".join(acts)))
    worlds = advice.worlds
    seen = texts("hint-practised", worlds=worlds) if advice.used_prior else texts("hint-seen", worlds=worlds)
    return "\n".join([*filter(None, lines), seen])


def outlook_words(prospect: ActEvaluation, rules: Rules, texts: Texts) -> str:
    """How the hand would come out, in whole percents that add up to 100; whose contract is likelier stands first.

    A bid is made or set, and there is no march.
    """
    failed = {} if rules.traits.turn_up else {"euchred": "set", "defended": "they-set"}
    ours = {"made": prospect.made, "euchred": prospect.euchred}
    theirs = {"conceded": prospect.conceded, "defended": prospect.defended}
    making = sum(ours.values()) >= sum(theirs.values())
    shares = {**ours, **theirs} if making else {**theirs, **ours}
    shares["nobody"] = max(0.0, 1.0 - sum(shares.values()))
    march, parts = percent(prospect.march) if rules.traits.turn_up else 0, []
    for name, share in _whole_percents(shares).items():
        if share and name == "made" and march:
            parts.append(texts("outlook-marched", share=share, march=min(share, march)))
        elif share:
            parts.append(texts(f"outlook-{failed.get(name, name)}", share=share))
    return " · ".join(parts)


def _whole_percents(shares: Mapping[str, float]) -> dict[str, int]:
    """Shares of 1 as whole percents of 100: rounded down, and what is left goes to those that lost most by it."""
    floors = {name: int(100 * share) for name, share in shares.items()}
    short = sorted(shares, key=lambda name: floors[name] - 100 * shares[name])[: max(0, 100 - sum(floors.values()))]
    return {name: floor + (name in short) for name, floor in floors.items()}
