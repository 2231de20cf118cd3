"""The catalogue: every text that the program asks for is there, complete, and none is shown raw."""

from __future__ import annotations

import ast
import logging
import pkgutil
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
from bot import words
from bot.engine.cards import CODES, Card
from bot.engine.state import Phase
from bot.tables.decisions import Reason
from bot.words.catalogue import FOLDER, BrokenCatalogue, MissingText, Texts, _bundle, _format, language, locales
from bot.words.voice import card_sign, card_words

SHOWN = tuple(Path(bot.__file__).parent / room for room in ("words", "pictures"))
KEY = re.compile(r"^[a-z]+(-[a-z0-9_]+)+$")


def keys_in_code() -> Iterator[tuple[str, str]]:
    """Every literal first argument of a call of ``texts``, ``voice.texts`` or ``self._texts`` in what is shown."""
    for path in sorted(path for room in SHOWN for path in room.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and _is_texts(node.func):
                for key in _literals(node.args[0]):
                    yield path.name, key


def _is_texts(function: ast.expr) -> bool:
    name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
    return name in ("texts", "_texts")


def _literals(argument: ast.expr) -> Iterator[str]:
    for node in ast.walk(argument):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and (KEY.match(node.value)):
            yield node.value


def test_the_scan_finds_keys() -> None:
    keys = {key for _, key in keys_in_code()}
    assert {"turn-up-taken", "ask-lead", "refusal-no-such-seat", "picture-led", "rules-points"} <= keys


def test_every_key_in_the_code_exists(texts: Texts) -> None:
    assert [f"{file} asks for {key}" for file, key in sorted(set(keys_in_code())) if not texts.has(key)] == []


def test_no_text_is_unused() -> None:
    """A key of what is said and drawn is asked for somewhere in the program, whole or by its beginning."""
    program = Path(bot.__file__).parent
    sources = [*program.rglob("*.py"), *(program.parent / "cogs").rglob("*.py")]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    stems = set(re.findall(r"f?\"([a-z][a-z0-9_-]*)", code))
    catalogue = "\n".join(path.read_text(encoding="utf-8") for path in (FOLDER / "en").glob("*.ftl"))
    built = ("by-", "made-")
    own = ("calls", "cards", "labels", "panel", "picture", "refusals", "result", "rules", "table")
    for name in own:
        source = (FOLDER / "en" / f"{name}.ftl").read_text(encoding="utf-8")
        for key in re.findall(r"^([a-z][\w-]*) =", source, flags=re.MULTILINE):
            begun = key.startswith(built) or any(key.startswith(stem) for stem in stems if stem.endswith("-"))
            assert key in stems or begun or re.search(rf"\{{ {key} \}}", catalogue), f"{key} is never used"


def test_every_refusal_has_a_sentence(texts: Texts) -> None:
    sentences = [texts(f"refusal-{reason}", name="Ann", players=4, detail="no", law="1.1") for reason in Reason]
    assert [each for each in sentences if not (each[0].isupper() and each.endswith("."))] == []


def test_every_phase_has_its_texts(texts: Texts) -> None:
    phases = [phase for phase in Phase if phase not in (Phase.DEAL, Phase.OVER)]
    keys = [f"turn-{phase}" for phase in phases]
    keys += [f"ask-{phase}" for phase in phases if phase not in (Phase.PLAY, Phase.GIVE)]
    assert [key for key in keys if not texts.has(key)] == []


def test_every_card_has_its_own_words(texts: Texts) -> None:
    cards = [Card(number) for number in range(len(CODES))]
    assert len({card_words(card, texts) for card in cards}) == len(cards)
    assert len({card_sign(card, texts) for card in cards}) == len(cards)
    assert card_words(Card(0), texts) == "seven of spades"
    assert card_sign(Card(11), texts) == "10♥"


def test_a_missing_text_raises_or_is_logged(texts: Texts, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(MissingText):
        texts("no-such-text")
    with caplog.at_level(logging.ERROR):
        assert Texts("en")("no-such-text") == "no such text"
    assert "no-such-text" in caplog.text


def test_a_missing_value_raises_or_is_logged(texts: Texts, caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(MissingText):
        texts("deals")
    with caplog.at_level(logging.ERROR):
        Texts("en")("deals")
    assert "deals" in caplog.text


def test_a_locale_of_discord_finds_its_language() -> None:
    assert language("en-US") == "en"
    assert language("xx") == "en"
    assert language("es-ES") == language("es-419") == "es"
    assert "en" in locales()


def test_values_are_not_wrapped_in_direction_marks(texts: Texts) -> None:
    assert texts("deals", name="Ann") == "Ann deals."


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A catalogue of its own: English, one language that is offered with holes, and one that has only been begun."""
    written = {
        "languages.toml": "[en]\noffered = true\n[yo]\noffered = true\n[zu]\nsame-words = []\n",
        "en/a.ftl": "greeting = Hello, { who }\nwho = you\nfarewell = Bye\n",
        "yo/a.ftl": "greeting = Ẹ n lẹ, { who }\n",
        "zu/a.ftl": "who = wena\nthis is no text\n",
        "xh/a.ftl": "farewell = Hamba kakuhle\n",
    }
    for name, text in written.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr("bot.words.catalogue.FOLDER", tmp_path)
    caches = (locales, language, _bundle, _format)
    for kept in caches:
        kept.cache_clear()
    yield tmp_path
    for kept in caches:
        kept.cache_clear()


@pytest.mark.usefixtures("folders")
def test_an_unoffered_language_is_never_used() -> None:
    assert locales() == ("en", "yo")
    assert [language(locale) for locale in ("yo-NG", "zu", "xh")] == ["yo", "en", "en"]
    assert Texts("zu")("who") == "you"


@pytest.mark.usefixtures("folders")
def test_missing_texts_of_an_offered_language_are_english(caplog: pytest.LogCaptureFixture) -> None:
    """A whole text of English rather than one with a hole, where it is made of another that is missing."""
    with caplog.at_level(logging.INFO):
        assert Texts("yo")("farewell") == "Bye"
        assert Texts("yo")("greeting") == "Hello, you"
    assert "farewell is missing in yo" in caplog.text


def test_a_broken_file_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "a.ftl").write_text("broken text\n", encoding="utf-8")
    monkeypatch.setattr("bot.words.catalogue.FOLDER", tmp_path)
    with pytest.raises(BrokenCatalogue, match=r"a\.ftl"):
        _bundle("xx")


def test_a_duplicate_key_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "yy").mkdir()
    for name in ("a", "b"):
        (tmp_path / "yy" / f"{name}.ftl").write_text("same = text\n", encoding="utf-8")
    monkeypatch.setattr("bot.words.catalogue.FOLDER", tmp_path)
    with pytest.raises(BrokenCatalogue, match="same"):
        _bundle("yy")


# -- imports
#
# Words load no imaging library: whoever only writes texts need not wait for Pillow or numpy.


pytestmark = pytest.mark.proof

HEAVY = ("PIL", "numpy", "bot.pictures")


def test_every_module_of_words_loads_without_an_imaging_library() -> None:
    modules = [f"{words.__name__}.{module.name}" for module in pkgutil.iter_modules(words.__path__)]
    assert len(modules) > 15
    program = f"import sys, {', '.join(modules)}; print(*(name for name in {HEAVY!r} if name in sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert loaded.stdout.split() == []
