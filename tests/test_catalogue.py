"""Every text a player reads comes from the catalogue: no sentence in the code bypasses it, and no key is lost.

Three questions are asked of the source, without running it. Does something that is shown hold letters of its own? Does
a sentence stand anywhere else than where only developers read it? Is every key that is asked for there, and every key
that is there asked for?
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

from bot.words.catalogue import ENGLISH, FOLDER, read_file
from tests.structure import parse

ROOT = Path(__file__).parent.parent
SHOWN = sorted(
    path
    for folder in ("bot/ui", "bot/words", "bot/pictures", "bot/tables", "cogs")
    for path in (ROOT / folder).rglob("*.py")
)
SHOWN += [ROOT / "bot" / "app.py"]
CODE = sorted(path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py"))

SINKS: dict[str, tuple[str | int, ...]] = {
    "TextDisplay": (0, "content"), "Button": ("label",), "Select": ("placeholder",),
    "SelectOption": (0, "label", "description"), "TextInput": ("label", "placeholder", "default"),
    "Label": ("text", "description"), "Modal": ("title",), "MediaGalleryItem": ("description",),
    "File": ("description",), "Choice": ("name",), "command": ("description",), "Group": ("description",),
    "describe": ("*",), "rename": ("*",), "locale_str": (0, "message"), "send_message": (0, "content"),
    "edit_message": ("content",), "edit_original_response": ("content",), "send": (0, "content"), "tell": (1, "text"),
    "words_layout": (0, "text"), "file_layout": (0, "text"), "send_file": (1, "text"), "as_file": (2, "alt"),
    "GroupCog": ("group_description",),
}  # fmt: skip
"""What is shown, and which of its arguments are words; ``*`` stands for every keyword."""

_LETTER = re.compile(r"[^\W\d_]")
_SENTENCE = re.compile(r"[^\W\d_]{2,},? [^\W\d_]{2,}|(?<![^\W\d_])[A-Z][a-z]{2,}")
"""Two words, or one with a capital."""
_KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9_]+)*")

FOR_DEVELOPERS = ("_log", "log", "logging", "warnings")
"""What is said to these stands in the log of whoever runs the bot."""

NAMES_OF_FONTS = ROOT / "bot" / "pictures" / "letters.py"
"""Says which font draws which writing; both have names."""

NOT_TEXTS: dict[str, str] = {
    "Earlwood": "the name of a rulebook",
    "Computer ": "the name under which a computer player sits at a table, kept in its journal",
    "Seat ": "what a game's record calls a chair without a name",
    "House of Cards": "the name of a rulebook, and the title of its game in every language",
    "the computer ": "begins a line of the log about a computer player's defect",
    " at table ": "the same line",
    "previous dealer ": "a line of the record format, which is English whoever writes it",
}
"""Sentences that are no texts, each with the reason why not."""

UNSEEN_CALLS: dict[str, str] = {
    "NewType": "the name of a type",
    "TypeVar": "the same",
    "Thread": "a thread's name is seen in a debugger",
    "create_task": "a task's name is seen in a debugger",
    "start": "the same",
    "_begin": "the same",
    "_start": "the same",
    "run_shielded": "the same",
    "slash": "a command's words, which are English in every language",
    "Listeners": "names the news in the log",
    "Reconciler": "names what is repaired in the log",
    "_warn_of": "writes a line of the log",
    "_fallback_text": "says what the catalogue lacks, in the log or as an error",
}
"""Functions whose arguments no player reads, each with the reason."""


@dataclass(frozen=True, slots=True)
class Found:
    """A piece of text in the source, and where."""

    place: str
    text: str


def pieces(node: ast.AST) -> Iterator[tuple[ast.Constant, str]]:
    """The literals of an expression that become part of its value; not those that other calls are asked with."""
    match node:
        case ast.Constant(value=str(text)):
            yield node, text
        case ast.Call(func=ast.Attribute(value=value, attr="join" | "format" | "strip" | "replace" | "rstrip")):
            yield from pieces(value)
        case ast.Call() | ast.Subscript() | ast.Compare():
            return
        case ast.IfExp(body=body, orelse=orelse):
            yield from pieces(body)
            yield from pieces(orelse)
        case _:
            for child in ast.iter_child_nodes(node):
                yield from pieces(child)


def called(call: ast.Call) -> str:
    """The last name of what is called."""
    function = call.func.value if isinstance(call.func, ast.Subscript) else call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def words_of(call: ast.Call, parts: tuple[str | int, ...]) -> Iterator[ast.expr]:
    """Those arguments of a call that are shown."""
    for position, argument in enumerate(call.args):
        if position in parts:
            yield argument
    for keyword in call.keywords:
        if keyword.arg in parts or ("*" in parts and keyword.arg is not None):
            yield keyword.value


def shown_letters(tree: ast.AST, place: str) -> Iterator[Found]:
    """Letters that are shown without the catalogue."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            arguments = [k.value for k in node.keywords if k.arg in ("group_description", "description", "title")]
        elif isinstance(node, ast.Call) and called(node) in SINKS:
            arguments = list(words_of(node, SINKS[called(node)]))
        else:
            continue
        for argument in arguments:
            for constant, text in pieces(argument):
                if _LETTER.search(text):
                    yield Found(f"{place}:{constant.lineno}", text)


def sentences(tree: ast.AST, place: str) -> Iterator[Found]:
    """Words in a literal that are more than a key, where not only developers read them."""
    hidden = {id(node) for parent in ast.walk(tree) for node in _unseen(parent)}
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if _SENTENCE.search(text) and text not in NOT_TEXTS:
                if id(node) not in hidden:
                    yield Found(f"{place}:{node.lineno}", text)


def _unseen(parent: ast.AST) -> Iterator[ast.AST]:
    """What stands under this node and is for developers: docstrings, logs, errors raised or returned, patterns."""
    match parent:
        case ast.Expr(value=ast.Constant() as docstring):
            yield docstring
        case ast.Subscript(slice=key):
            yield from ast.walk(key)
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            yield from ast.walk(parent)
        case ast.Raise(exc=ast.Call() as raised):
            yield from ast.walk(raised)
        case ast.Return(value=ast.Call(func=ast.Name(id=name)) as fault) if name.endswith("Error"):
            yield from ast.walk(fault)
        case ast.FunctionDef(name="__str__"):  # what a task or a fault is called in the log
            yield from ast.walk(parent)
        case ast.Assert(msg=ast.expr() as message):
            yield from ast.walk(message)
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name))) if name in (*FOR_DEVELOPERS, "re"):
            yield from ast.walk(parent)
        case ast.Call() if called(parent) in UNSEEN_CALLS:
            yield from ast.walk(parent)


QUESTIONS = {"shown": shown_letters, "sentences": sentences}


def found(ask: str) -> list[Found]:
    """The answers for everything that speaks to players."""
    return [
        each
        for path in SHOWN
        if path != NAMES_OF_FONTS
        for each in QUESTIONS[ask](parse(path), str(path.relative_to(ROOT)))
    ]


def test_every_shown_text_is_from_the_catalogue() -> None:
    assert found("shown") == []


def test_the_code_holds_no_sentences() -> None:
    assert found("sentences") == []


# -- keys


TEXTS = ("texts", "_texts", "spoken", "labels", "localize")
"""What a catalogue is called where it is asked for a text."""

MAKERS = ("Texts", "texts_for")
"""Calls that give a catalogue."""

FAULTS: dict[str, str] = {
    "KeyedError": "", "RulesError": "", "refuse": "", "UnreadableFile": "unreadable-", "_refuse": "unreadable-",
    "Word": "unreadable-word-",
}  # fmt: skip
"""What makes an error that people read, and how the keys of its sentences begin."""

BUILT: dict[str, str] = {
    "by-": "calls.py begins its keys with the word it is given: how trump was made, told now",
    "made-": "the same, told afterwards",
    "command-table-": "verbs.py makes a command of each verb's name",
}
"""Beginnings of keys that no f-string shows."""


def asks(call: ast.Call) -> bool:
    if isinstance(call.func, ast.Call):
        return called(call.func) in MAKERS
    return called(call) in TEXTS


def pattern(node: ast.JoinedStr) -> str:
    """An f-string as a pattern of keys."""
    parts = (re.escape(str(v.value)) if isinstance(v, ast.Constant) else "[a-z0-9_-]+" for v in node.values)
    return "".join(parts)


def asked_for() -> Iterator[tuple[str, str]]:
    """Every key, as a pattern, for which a catalogue is asked outright; and where."""
    for path in CODE:
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.Call) and node.args and asks(node):
                yield from ((path.name, key) for key in _keys_in(node.args[0]))
        yield from ((path.name, re.escape(key)) for key in (*fault_keys(path), *slash_keys(parse(path))))


def slash_keys(tree: ast.AST) -> Iterator[str]:
    """The keys of a command's and its options' texts, which ``@slash`` makes of their names."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.AsyncFunctionDef):
            continue
        for mark in node.decorator_list:
            match mark:
                case ast.Call(func=ast.Name(id="slash"), args=[ast.Constant(value=str(words)), _], keywords=keywords):
                    yield f"command-{words.replace(' ', '-')}"
                    given = {keyword.arg: ast.literal_eval(keyword.value) for keyword in keywords}
                    options = (one.arg for one in node.args.args[2:])  # after the cog and the interaction
                    yield from (f"option-{given.get(option, option)}" for option in options)


def fault_keys(path: Path) -> Iterator[str]:
    """The keys with which a file of the pure rooms or the command line makes errors that people read."""
    if path.relative_to(ROOT).parts[1] not in ("engine", "analysis", "deals", "cli"):
        return
    for node in ast.walk(parse(path)):
        match node:
            case ast.Call(args=[ast.Constant(value=str(key)), *_]) if called(node) in FAULTS:
                yield FAULTS[called(node)] + key


def shown_errors(tree: ast.AST) -> Iterator[str]:
    """What is said of an error by its own words, ``str(error)`` or ``{error}``, where keyed errors are caught."""
    for handler in (node for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler) and node.type and node.name):
        if re.search(r"KeyedError|RulesError|RecordError|Unlawful|UnreadableFile", ast.unparse(handler)):
            for node in ast.walk(handler):
                match node:
                    case (
                        ast.FormattedValue(value=ast.Name(id=name))
                        | ast.Call(func=ast.Name(id="str" | "repr"), args=[ast.Name(id=name)])
                    ) if name == handler.name:
                        yield ast.unparse(node)


def _keys_in(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(key)):
            yield re.escape(key)
        case ast.JoinedStr():
            yield pattern(node)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _keys_in(body)
            yield from _keys_in(orelse)
        case _:
            return


def catalogue() -> dict[str, str]:
    """Every English key with its file's name and, since texts are made of texts, what its file says."""
    texts_by_key: dict[str, str] = {}
    for path in sorted((FOLDER / ENGLISH).glob("*.ftl")):
        for entry in read_file(path).body:
            if isinstance(entry, Message):
                texts_by_key[entry.id.name] = path.name
    return texts_by_key


def words_in_code() -> tuple[set[str], set[str]]:
    """Every literal of the program that may be a key, and every f-string that may be one, as a pattern."""
    whole: set[str] = set()
    patterns: set[str] = set()
    for path in CODE:
        whole.update(slash_keys(parse(path)))
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and _KEY.fullmatch(node.value):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and re.match(r"[a-z]+(?:\\?-[a-z]+)*\\?-\[", pattern(node)):
                patterns.add(pattern(node))
            elif isinstance(node, ast.Call) and called(node) == "word_option":  # each word of it has a text
                patterns.add(f"{re.escape(ast.literal_eval(node.args[1]))}-[a-z0-9_-]+")
    return whole, patterns


def test_every_text_key_in_use_exists() -> None:
    used, defined = set(asked_for()), catalogue()
    assert {("answers.py", "slow"), ("advice.py", re.escape("hint-seen"))} <= used
    assert {("config.py", re.escape(f"command-config{verb}")) for verb in ("", "-clocks")} <= used
    assert [(file, key) for file, key in sorted(used) if not any(re.fullmatch(key, each) for each in defined)] == []


def test_errors_that_people_read_are_told_by_their_keys() -> None:
    """A sentence in ``RulesError`` or ``refuse`` is no key; the words of an error itself are for the log."""
    keys = [key for path in CODE for key in fault_keys(path)]
    assert {"misread-pack", "rules-fault-preset", "unreadable-twice", "unreadable-word-deals"} <= set(keys)
    shown = [(path.name, each) for path in CODE for each in shown_errors(parse(path))]
    assert shown == []
    planted = "try: f()\nexcept RecordError as error: say(f'{error}', str(error))"
    assert len([*shown_errors(ast.parse(planted))]) == 2


def test_every_text_key_is_in_use() -> None:
    whole, patterns = words_in_code()
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (FOLDER / ENGLISH).glob("*.ftl"))
    parts = set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", sources))
    lost = [
        f"{file}: {key}"
        for key, file in catalogue().items()
        if key not in whole | parts
        and not key.startswith(tuple(BUILT))
        and not any(re.fullmatch(each, key) for each in patterns)
    ]
    assert lost == []


# -- the scans see what they are for


PLANTED = {
    "shown": (
        'discord.ui.TextDisplay("Hello")',
        'discord.ui.Button(label="Join", custom_id="x y")',
        'discord.ui.Button(label=f"{count} cards")',
        'discord.ui.Button(label="On" if on else texts("off"))',
        'app_commands.Choice(name="Hearts", value="h")',
        'app_commands.describe(card="which")',
        'app_commands.command(name="x", description="Play")',
        'class Cog(commands.GroupCog, group_description="Tables"): ...',
        "class Form(discord.ui.Modal, title='Name'): ...",
        'await tell(press, "No. " + texts("slow"))',
        'await press.response.send_message("No", ephemeral=True)',
        'await tell(press, "No {}".format(line))',
    ),
    "sentences": (
        'line = "you may not"',
        'return f"{name} deals first"',
        'WORDS = {"pass": "they pass now"}',
        "lines.append('Du bist dran')",
        'row = GUIDE.at("help", "Help")',
        'label = f"{sign} Hearts"',
    ),
}
CLEAN = {
    "shown": (
        'discord.ui.TextDisplay(texts("hello"))',
        'discord.ui.Button(label=texts(f"button-{verb}"), custom_id="rb:x")',
        'discord.ui.Button(label=f"{number}.", emoji="♠")',
        'app_commands.Choice(name=said("level-expert"), value="expert")',
        'await tell(press, texts_for(press)("slow"))',
        'words_layout("\\n".join(filter(None, lines)))',
    ),
    "sentences": (
        '"""You may not."""',
        '_log.warning("the table %s is gone", 1)',
        'raise ValueError(f"there is no {name} here")',
        'assert 1, "this cannot be"',
        're.compile("two words")',
        'key = "refusal-not-your-turn"',
        'row = GUIDE.at("help", texts("button-help"))',
        '__all__ = ["Texts"]',
    ),
}


@pytest.mark.parametrize("ask", QUESTIONS)
def test_a_planted_text_is_found(ask: str) -> None:
    assert [source for source in PLANTED[ask] if not [*QUESTIONS[ask](ast.parse(source), "here")]] == []


@pytest.mark.parametrize("ask", QUESTIONS)
def test_clean_code_is_not_reported(ask: str) -> None:
    assert [each for source in CLEAN[ask] for each in QUESTIONS[ask](ast.parse(source), source)] == []
