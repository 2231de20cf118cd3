"""The laws of ``docs/laws.md``, found by their ids. They are English in every language. Knows no table and no rules."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import bot
from bot.render.text.catalogue import SOURCE, Texts
from bot.render.text.names import typed

FILE = Path(bot.__file__).parent.parent / "docs" / "laws.md"
"""Where the laws lie, in a checkout and in an installed wheel alike."""

_HEADING = re.compile(r'^#+ <a id="law-[\d-]+"></a>(\S+) (.+)\n', re.MULTILINE)
_TARGET = re.compile(r"^\[[^\]]+\]: .*\n?", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]+)\](?:\([^)]*\))?")
_NEW_LINE = re.compile(r"- |\d+\. ")


@dataclass(frozen=True, slots=True)
class LawText:
    """One law, or a chapter of them: its id, its title, and its text in Markdown without links.

    A chapter's text is its introduction and the titles of its laws.
    """

    id: str
    title: str
    text: str

    @property
    def heading(self) -> str:
        """Id and title."""
        return f"{self.id} {self.title}"


@lru_cache(maxsize=1)
def laws() -> Mapping[str, LawText]:
    """Every law by its id (``5.4``, ``5``), in the order of the document."""
    words = _HEADING.split(_TARGET.sub("", FILE.read_text(encoding="utf-8")))[1:]
    parts = list(zip(words[::3], words[1::3], words[2::3], strict=True))
    found: dict[str, LawText] = {}
    for law_id, title, body in parts:
        titles = [f"- {other} {name}" for other, name, _ in parts if other.startswith(f"{law_id}.")]
        text = "\n\n".join(filter(None, (_LINK.sub(r"\1", body).strip(), "\n".join(titles))))
        found[law_id] = LawText(law_id, title, text)
    return found


def law_named(words: str) -> LawText | None:
    """The law that somebody means by ``5.4``, ``law 5.4`` or ``Law 5.4.``; ``None`` if there is none."""
    return laws().get(words.strip().lower().removeprefix("law").strip().rstrip("."))


def law_text(words: str, texts: Texts) -> str:
    """One law's full text in Discord's markdown, or that there is no such law.

    Tables are left out: a preset's page says what they say of it.
    """
    law = law_named(words)
    if law is None:
        return texts("law-unknown", law=typed(words))
    lines = [f"**{law.heading}**"]
    if texts.locale != SOURCE:
        lines.append(texts("law-english"))
    return "\n\n".join([*lines, *_paragraphs(law.text)])


def _paragraphs(text: str) -> list[str]:
    """Paragraphs in one line each, as Discord wants them; no tables, and no words that lead to one."""
    blocks = text.split("\n\n")
    tables = {index for index, block in enumerate(blocks) if block.startswith("|")}
    return [_unwrapped(block) for index, block in enumerate(blocks) if not {index, index + 1} & tables]


def _unwrapped(block: str) -> str:
    lines: list[str] = []
    for line in block.splitlines():
        if not lines or _NEW_LINE.match(line):
            lines.append(line)
        else:
            lines[-1] += f" {line.strip()}"
    return "\n".join(lines)
