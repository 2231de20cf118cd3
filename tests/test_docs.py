"""The documents hold: every law that is cited stands in ``docs/laws.md``, every link leads somewhere, and the record
that ``docs/record-format.md`` shows can be played.
"""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.__main__ import SUBCOMMANDS, main
from bot.engine.presets import PRESETS
from bot.ratings.games import CHANCE_OPTIONS
from bot.tables.preferences import CHOICES
from bot.terminal import read_sentences
from bot.ui.replies import NEEDED, install_link, invite_link
from bot.words.catalogue import ENGLISH, Texts, locales
from tests.discord.card_table import card_table
from tests.languages import catalogue
from tests.structure import Structure, parse
from tests.world import require
from tests.world.said import pattern_of, plain

ROOT = Path(__file__).parent.parent
LAWS = ROOT / "docs" / "laws.md"
RECORD_FORMAT = ROOT / "docs" / "record-format.md"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), ROOT / "tests" / "README.md"])
NAMING = [path for path in DOCUMENTS if path.name != "CHANGELOG.md"]
EXAMPLES = ("tests/golden/pub.euchre", "tests/golden/pub.txt", "data/texts/nl")
"""What the steps of CONTRIBUTING.md make."""
CITING = sorted(
    path
    for folder in ("bot", "cogs", "tests", "tools", *(f"data/texts/{locale}" for locale in locales()), "docs")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".py", ".ftl", ".md", ".euchre", ".txt") and path != Path(__file__)
)
CITED = re.compile(
    r"\b(?:laws?|Regeln?|règles?|reglas?)[ \u00a0]"
    r"((?:\d+(?:\.\d+)?(?:, and |, | and | to | und | bis | et | à | y | a )?)+)",
    re.IGNORECASE,
)
"""A citation in one of the bot's languages: "law 5.4", "laws 2.3 to 2.5", "(Regeln 3.2, 11)"."""
ANCHOR = re.compile(r'<a id="law-([\d-]+)"></a>(\S+) ')


def laws() -> set[str]:
    """The ids of all laws and chapters; each anchor says the same id as its heading."""
    anchor_ids = ANCHOR.findall(LAWS.read_text(encoding="utf-8"))
    assert all(anchor.replace("-", ".") == shown for anchor, shown in anchor_ids)
    assert len(anchor_ids) == len(set(anchor_ids)), "an anchor stands twice"
    return {shown for _, shown in anchor_ids}


def citations(text: str) -> Iterator[str]:
    """Every law id that a text cites."""
    for cited in CITED.findall(text):
        yield from re.findall(r"\d+(?:\.\d+)?", cited)


def anchors(path: Path) -> set[str]:
    """What a link into a document may name: its own anchors, and its headings as GitHub spells them."""
    text = path.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", re.sub(r"<[^>]*>", "", head).lower()).replace(" ", "-") for head in headings}
    return slugs | set(re.findall(r'<a id="([^"]+)">', text))


def links(path: Path) -> Iterator[str]:
    """The links of a document that stay in this repository; code blocks hold none."""
    text = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    definitions = re.findall(r"^\[[^\]]+\]: (\S+)", text, re.MULTILINE)
    for target in [*re.findall(r"\]\(([^)\s]+)\)", text), *definitions, *re.findall(r'<img src="([^"]+)"', text)]:
        if "://" not in target:
            yield target


def named_files(path: Path) -> Iterator[str]:
    """The files, folders and modules of this repository that a document names in its code."""
    text = path.read_text(encoding="utf-8")
    yield from re.findall(r"(?<![\w./])((?:bot|cogs|tests|tools|deploy|\.ci|data/texts)/[\w./-]*[\w/])", text)
    for module in re.findall(r"(?<![\w./])((?:bot|cogs|tests|tools)(?:\.(?!md\b)[a-z_]+)+)", text):
        yield module.replace(".", "/")
    yield from (f"**/{name}" for name in re.findall(r"`((?!(?:bot|cogs|tests|tools|docs)/)[a-z_/]+\.py)`", text))


def test_the_laws_are_complete() -> None:
    """Twelve chapters; the numbers of a chapter's laws have no gap. A law that is gone is missed by its tests."""
    law_ids = laws()
    assert {law for law in law_ids if "." not in law} == {str(chapter) for chapter in range(1, 13)}
    sizes = Counter(law.partition(".")[0] for law in law_ids if "." in law)
    numbers = {f"{chapter}.{number}" for chapter, size in sizes.items() for number in range(1, size + 1)}
    assert {law for law in law_ids if "." in law} == numbers
    assert len(numbers) > 60


def test_every_cited_law_exists() -> None:
    law_ids = laws()
    count = 0
    for path in CITING:
        for cited in citations(path.read_text(encoding="utf-8")):
            count += 1
            assert cited in law_ids, f"{path.relative_to(ROOT)} cites law {cited}, which docs/laws.md does not have"
    assert count > 300, "the citations are not found any more"


def test_every_law_named_by_the_engine_exists() -> None:
    """The engine's refusals carry an id as a string of its own."""
    law_ids = laws()
    named = [
        number
        for path in (ROOT / "bot" / "engine").rglob("*.py")
        for number in re.findall(r'"(\d+\.\d+)"', path.read_text(encoding="utf-8"))
    ]
    assert len(named) > 20
    assert not [number for number in named if number not in law_ids]


def test_tests_are_named_after_laws() -> None:
    """The id in ``test_law_5_4_…``, or at the beginning of a story's title, is a law's; and every law has a test."""
    tested = set[str]()
    for path in (ROOT / "tests").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        named = [(chapter, number) for chapter, number in re.findall(r"def test_law_(\d+)(?:_(\d+))?_", text)]
        named += re.findall(r"^(\d+)\.(\d+) \w", text, re.MULTILINE) if path.name.startswith("test_law_") else []
        tested |= {f"{chapter}.{number}" if number else chapter for chapter, number in named}
    assert tested - {*laws()} == set()
    assert {law for law in laws() if "." in law} - tested == set()


def test_every_option_that_makes_a_game_friendly_is_told() -> None:
    ratings = (ROOT / "docs" / "ratings.md").read_text(encoding="utf-8")
    assert [option for option in CHANCE_OPTIONS if not re.search(rf"`{option}\b", ratings)] == []


def test_laws_refer_to_laws() -> None:
    """A reference such as [5.4] has its link at the end of the document."""
    text = LAWS.read_text(encoding="utf-8")
    referred = set(re.findall(r"\[(\d+(?:\.\d+)?)\](?!:)", text))
    linked = dict(re.findall(r"^\[([\d.]+)\]: #law-([\d-]+)$", text, re.MULTILINE))
    assert referred <= set(linked)
    assert all(anchor == law.replace(".", "-") for law, anchor in linked.items())


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_no_document_holds_two_sides_of_a_merge(path: Path) -> None:
    assert re.findall(r"^(?:<{7}|={7}|>{7})(?: .*)?$", path.read_text(encoding="utf-8"), re.MULTILINE) == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    for target in links(path):
        name, _, anchor = target.partition("#")
        there = path.parent / name if name else path
        assert there.exists(), f"{target} does not exist"
        if anchor:
            assert anchor in anchors(there), f"{target} leads to no anchor"


@pytest.mark.parametrize("path", NAMING, ids=lambda path: str(path.relative_to(ROOT)))
def test_named_files_exist(path: Path) -> None:
    """A module as a file or a folder, or what stands in one; a bare name somewhere in the code."""
    for name in named_files(path):
        if name.startswith("**/"):
            assert [
                file for folder in ("bot", "cogs", "tests", "tools", "docs") for file in (ROOT / folder).glob(name)
            ], name
            continue
        places = [ROOT / name, ROOT / f"{name}.py", (ROOT / name).parent.with_suffix(".py")]
        assert any(place.exists() for place in places) or name in EXAMPLES, f"there is no {name}"


def block(name: str) -> str:
    """The code block of ``docs/record-format.md`` under the comment of this name."""
    match = require(
        re.search(rf"<!-- {name} -->\n```\w*\n(.*?)^```", RECORD_FORMAT.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    )
    return match[1]


def test_the_documented_record_is_complete_and_fair(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """It replays to the JSON that is shown beside it, the game is over, and its deal is as its secret says."""
    file = tmp_path / "shown.euchre"
    file.write_text(block("record"), encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    whole: dict[str, Any] = json.loads(capfd.readouterr().out)
    assert (whole["finished"], whole["winners"], whole["score"]) == (True, [1], [2, 0])
    shown: dict[str, Any] = json.loads(block("json"))
    assert whole["hands"] == shown["hands"]
    assert whole["steps"][: len(shown["steps"])] == shown["steps"]
    assert main(["verify", str(file)]) == 0
    assert Texts()("verify-drawn") in capfd.readouterr().out
    members = set(
        re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (`.*?) \|", RECORD_FORMAT.read_text("utf-8"), re.MULTILINE)))
    )
    assert set(whole) <= members, "a member of the object is not described"


def test_the_readmes_invitation_asks_for_all_that_the_features_need() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    link, along = re.findall(r"https://discord\.com/oauth2/authorize[^\s`]+", readme)
    assert link == invite_link(0).replace("client_id=0", "client_id=YOUR_APPLICATION_ID")
    assert along == install_link(0).replace("client_id=0", "client_id=YOUR_APPLICATION_ID")
    named = {name.replace("_", " ").title() for name, needed in NEEDED if needed} - {"Read Messages"}
    text = " ".join(readme[readme.index(link) :].split("3. ")[0].split())
    for name in named:
        assert f"*{name.replace(' In ', ' in ').replace('View Channel', 'View Channels')}*" in text, name


# -- glossary page
#
# ``docs/glossary.md``: every name that it gives stands in the code, and no word has two meanings there.


ROWS = [
    (cells[1].strip(), cells[2].strip())
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and "---" not in line and len(cells := line.split("|")) == 4 and cells[1].strip() != "word"
]
WORDS = [word for words, _ in ROWS for word in words.split(", ")]


def names_in_the_code() -> set[str]:
    """What modules are called, and what they define at their top."""
    names = {name.rpartition(".")[2] for name in Structure().sources}
    for path in Structure().sources.values():
        for node in parse(path).body:
            match node:
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                    names.add(name)
                case ast.Assign(targets=[ast.Name(id=name)]):
                    names.add(name)
    return names


def test_every_helper_that_tests_are_told_of_stands_where_that_is_said() -> None:
    """Each name of a row of ``tests/README.md`` is defined in one of the row's files."""
    rows = (ROOT / "tests" / "README.md").read_text(encoding="utf-8").splitlines()
    for row in (line for line in rows if line.count("|") == 4 and "`" in line):
        _, use, where = row.strip("|").split("|")
        paths = [ROOT / "tests" / name for name in re.findall(r"`([^`]+)`", where)]
        sources = [path / "__init__.py" if path.is_dir() else path for path in paths]
        text = "".join(path.read_text(encoding="utf-8") for path in sources)
        for name in re.findall(r"`(\w+)(?:\([^`]*\))?`", use):
            assert re.search(rf"(?:def |class |^){name}\b|import .*\b{name}\b", text, re.MULTILINE), (name, where)


def test_every_name_of_the_glossary_is_in_the_code() -> None:
    named = {name for _, meaning in ROWS for name in re.findall(r"`([A-Za-z_]\w+)`", meaning)}
    assert len(named) > 30
    assert named - names_in_the_code() == set()


def test_each_word_of_the_glossary_is_explained_once() -> None:
    assert 40 <= len(WORDS) <= 60
    assert [word for word, times in Counter(WORDS).items() if times > 1] == []


@pytest.mark.parametrize("word", ["utils", "helpers", "manager", "misc", "common"])
def test_no_module_is_called_by_a_word_that_says_nothing(word: str) -> None:
    assert [name for name in Structure().sources if name.rpartition(".")[2] == word] == []


# -- commands page
#
# ``docs/commands.md`` names every command of the bot with all of its options, every preset, and the program's own.


PAGE = (ROOT / "docs" / "commands.md").read_text("utf-8")
PLAYERS_PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md"), ROOT / "PRIVACY.md", ROOT / "TERMS.md"])


def rows() -> Iterator[tuple[str, str]]:
    """The command and the options of each row, as they are typed: ``night join`` and ``partner``."""
    for command, options in re.findall(r"^\| `/([\w -]+)` \| ([^|]*)\|", PAGE, re.MULTILINE):
        yield command, re.sub(r"`([a-z]+-)2` … `\1(\d+)`", _counted, " ".join(options.split()))


def _counted(series: re.Match[str]) -> str:
    return " ".join(f"`{series[1]}{number}`" for number in range(2, int(series[2]) + 1))


def written(parameter: app_commands.Parameter) -> str:
    return f"**`{parameter.display_name}`**" if parameter.required else f"`{parameter.display_name}`"


@pytest.fixture
async def commands(tmp_path: Path) -> dict[str, str]:
    """Options by command, of every command in the tree and of the owner's."""
    async with card_table(tmp_path, host={"owner_guild_id": 5}) as table:
        tree = table.bot.tree
        everywhere = [*tree.walk_commands(), *tree.walk_commands(guild=discord.Object(5))]
    leaves = [command for command in everywhere if isinstance(command, app_commands.Command)]
    return {leaf.qualified_name: " ".join(map(written, leaf.parameters)) for leaf in leaves}


async def test_every_command_stands_there_with_its_options(commands: dict[str, str]) -> None:
    named = list(rows())
    assert dict(named) == commands
    assert len(named) == len(commands), "a command has two rows"


async def test_documents_name_only_existing_commands(commands: dict[str, str]) -> None:
    groups = {command.split()[0] for command in commands}
    for page in PLAYERS_PAGES:
        for words in re.findall(r"`/([a-z][a-z-]+(?: [a-z-]+)*)(?: [a-z-]+:.*?)?`", page.read_text("utf-8")):
            if words in ("healthz", "readyz", "metrics"):
                continue
            assert words in commands or words in groups, f"{page.name} names /{words}"


async def test_the_playgrounds_banner_names_three_things_to_try_with_commands_that_exist(
    commands: dict[str, str],
) -> None:
    banners = [text for key, text in read_sentences().items() if key.startswith("playground-banner-try")]
    assert len(banners) == 3
    for banner in banners:
        assert re.findall(r"^\d", str(banner), re.MULTILINE) == ["1", "2", "3"]
        for words in re.findall(r"(?<=/)[a-z]+(?: [a-z]+)?", str(banner)):
            assert {words, words.split()[0]} & commands.keys(), words


CITING_LABELS = [
    *NAMING,
    *(path for folder in ("bot", "cogs") for path in sorted((ROOT / folder).rglob("*.py"))),
    ROOT / "data" / "texts" / "command_line.toml",
]
LABELS = (
    "button-", "label-", "menu-", "person-", "phrase-", "setting-", "measure-",
    "analysis-from-file", "card-joker-short", "family-hasenpfeffer", "lobby-post-heading", "term-barn",
)  # fmt: skip
"""How the keys begin of what documents and docstrings cite in italics."""
NO_LABELS = {
    "Discord's own": (
        "Apps, Attach Files, Bot, Create Events, Create Private Threads, Create Public Threads, Embed Links,"
        " Installation, Manage Roles, Manage Server, Manage Threads, Mention @everyone, New Application, Permissions,"
        " Read Message History, Reset Token, Send Messages, Send Messages in Threads, Unknown Channel,"
        " Use Application Commands, User Install, View Channels"
    ),
    "other programs' own": "Dashboards → New → Import, End preview session, Security, Report a vulnerability",
    "paragraphs of the same document": "Copies on another disk",
    "words that are explained": "As, Best partner, Commit, Obvious, Opponents",
}
"""What stands in italics with a capital and is no label of ours."""


def test_every_label_that_is_cited_follows_its_text() -> None:
    """A changed label is changed where *italics* cite it, too; a menu may be cited by its question alone."""
    patterns = [re.escape(word) for words in NO_LABELS.values() for word in words.split(", ")]
    for key in catalogue(ENGLISH):
        if key.startswith(LABELS):
            with suppress(ValueError):  # a text of values alone
                pattern = pattern_of(key).pattern
                patterns += [pattern, pattern.partition("\\?")[0] + "\\?"]
    known, found, wrong = re.compile("|".join(patterns)), 0, []
    for path in CITING_LABELS:
        text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.search(r"\b[Pp]ress(?:es|ed)? [A-Z]", text), f"{path}: a label is cited without italics"
        for cited in re.findall(r"(?<![\w*=.])\*([A-Z][^*.`\"]*)(?<!\s)\*(?![\w*])", text):
            found += 1
            label = plain(" ".join(cited.split())).replace("'", "’")
            wrong += [] if known.fullmatch(label) else [(path.name, label)]
    assert wrong == [], "no text of the catalogue"
    assert found > 150


def test_every_choice_of_settings_stands_there() -> None:
    page, texts = PAGE[PAGE.index("### Your own choices") : PAGE.index("### Avoid in contests")], Texts(strict=True)
    described = {
        texts(f"setting-{name}"): " · ".join(texts(f"setting-{name}-{word}") for word in words)
        for name, words in CHOICES.items()
    }
    listed = dict(re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", page, re.MULTILINE)[1:])
    assert listed.pop(texts("button-word"))
    assert listed == described


HOSTS_READ = [ROOT / "README.md", *(ROOT / "docs" / name for name in ("hosting.md", "monitoring.md", "growing.md"))]
_FIGURE = re.compile(r"\d (?:KB|MB|ms)\b")
_SOURCE = re.compile(r"`(?:\./run|python -m (?:tools|tests)\.\w+)[^`]*`, measured on `[0-9a-f]{8}`")


@pytest.mark.parametrize("path", HOSTS_READ, ids=lambda path: path.stem)
def test_every_measured_figure_names_its_tool_and_commit(path: Path) -> None:
    """What alarms ask for is no measurement; it stands in tables."""
    blocks = re.split(r"\n\n|\n(?=- )", re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL))
    figures = [block for block in blocks if _FIGURE.search(block) and not block.startswith("|")]
    assert [block for block in figures if not _SOURCE.search(" ".join(block.split()))] == []


def test_every_preset_and_subcommand_stands_there() -> None:
    presets = PAGE[PAGE.index("## Presets") : PAGE.index("## In a terminal")]
    listed = re.findall(r"`([\w-]+)`", " ".join(re.findall(r"^\|([^|]*)\|", presets, re.MULTILINE)))
    assert sorted(listed) == sorted(PRESETS)
    terminal = PAGE[PAGE.index("## In a terminal") :]
    assert set(re.findall(r"^\| `right-bower (\w+)", terminal, re.MULTILINE)) == set(SUBCOMMANDS)
