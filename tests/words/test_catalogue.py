"""The catalogue: texts that are missing, and languages that are not offered, are shown to nobody."""

from __future__ import annotations

import logging
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import words
from bot.engine.state import Phase
from bot.words.catalogue import BrokenCatalogue, MissingText, Texts, _bundle, _format, language, locales


def test_every_phase_has_its_texts(texts: Texts) -> None:
    phases = [phase for phase in Phase if phase not in (Phase.DEAL, Phase.OVER)]
    keys = [f"turn-{phase}" for phase in phases]
    keys += [f"ask-{phase}" for phase in phases if phase not in (Phase.PLAY, Phase.GIVE)]
    assert [key for key in keys if not texts.has(key)] == []


@pytest.mark.parametrize(("key", "shown"), [("no-such-text", "no such text"), ("deals", "deals.")])
def test_a_missing_text_or_value_raises_or_is_logged(
    key: str, shown: str, texts: Texts, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(MissingText):
        texts(key)
    with caplog.at_level(logging.ERROR):
        assert Texts("en")(key).endswith(shown)
    assert key in caplog.text


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


@pytest.mark.parametrize(
    ("files", "fault"), [({"a": "broken text\n"}, r"a\.ftl"), ({"a": "same = text\n", "b": "same = text\n"}, "same")]
)
def test_a_broken_file_or_a_doubled_key_is_reported(folders: Path, files: dict[str, str], fault: str) -> None:
    (folders / "xx").mkdir()
    for name, text in files.items():
        (folders / "xx" / f"{name}.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(BrokenCatalogue, match=fault):
        _bundle("xx")


# -- imports
#
# Words load no imaging library: whoever only writes texts need not wait for Pillow or numpy.


HEAVY = ("PIL", "numpy", "bot.pictures")


@pytest.mark.proof
def test_every_module_of_words_loads_without_an_imaging_library() -> None:
    modules = [f"{words.__name__}.{module.name}" for module in pkgutil.iter_modules(words.__path__)]
    assert len(modules) > 15
    program = f"import sys, {', '.join(modules)}; print(*(name for name in {HEAVY!r} if name in sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert loaded.stdout.split() == []
