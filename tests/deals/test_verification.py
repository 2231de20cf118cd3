"""Whatever is changed in a record, ``right-bower verify`` and the shipped script both find, at the same lines."""

from __future__ import annotations

import importlib.util
import re
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from bot.__main__ import main
from bot.deals.draw import LENGTH, Chain, commitment, derive_pack, draw_dealer
from bot.deals.verification import DiscrepancyKind, verify_record
from bot.engine import presets
from bot.engine.cards import CODES
from bot.engine.presets import PRESETS
from bot.engine.records.format import RecordError
from bot.ratings.players import strip_name
from tests.deals.games import fair_game, sha
from tests.deals.tampering import TABLE, Lines, Tampering, at
from tests.engine.records.games import HEAD
from tests.world import require

SCRIPT = Path(__file__).parent.parent.parent / "docs" / "verify_deals.py"


@cache
def script() -> ModuleType:
    spec = require(importlib.util.spec_from_file_location("verify_deals", SCRIPT))
    module = importlib.util.module_from_spec(spec)
    require(spec.loader).exec_module(module)
    return module


@cache
def record(kind: str) -> tuple[str, ...]:
    """A game of three hands and more: sealed once, sealed deal by deal, or one that follows another."""
    rules = "standard second_round=throw-in points=4 steal_the_deal=yes" if kind == "stealable" else "standard points=4"
    for seed in range(100):
        lines = fair_game(rules, seed, chained=kind != "single", following=kind == "following")
        scores = lines[at(lines, "score ", -1)].split()[1:]
        if 4 <= sum(line.startswith("hand ") for line in lines) <= 7 and "4" in scores:
            return tuple(lines)
    raise AssertionError("no game is long enough")


def judged(lines: Lines, folder: Path, capfd: pytest.CaptureFixture[str]) -> tuple[int, set[int], int, set[int]]:
    """What the command and the script say: exit status and lines."""
    file = folder / "game.euchre"
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    status = main(["verify", str(file)])
    line_numbers = {int(line) for line in re.findall(r"^.*?\.euchre:(\d+): ", capfd.readouterr().out, re.MULTILINE)}
    other = int(script().main(str(file)))
    return (
        status,
        line_numbers,
        other,
        {int(line) for line in re.findall(r"^line (\d+): ", capfd.readouterr().out, re.MULTILINE)},
    )


@pytest.mark.parametrize(("kind", "name", "tamper"), TABLE, ids=lambda value: value if isinstance(value, str) else "")
def test_both_verifiers_report_each_tampering_with_its_line(
    kind: str, name: str, tamper: Tampering, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    lines = list(record(kind))
    line = tamper(lines)
    status, lines_told, other, told_too = judged(lines, tmp_path, capfd)
    assert (status, other) == (1, 1)
    assert line in lines_told, f"{name}: line {line} ({lines[line - 1]!r}) is not named, but {lines_told}"
    assert lines_told == told_too, name


def test_the_table_is_long() -> None:
    assert len({(kind, name) for kind, name, _ in TABLE}) == len(TABLE) > 60


@pytest.mark.parametrize("kind", ["sealed", "single", "following", "stealable"])
def test_an_untouched_record_is_as_promised(kind: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert judged(list(record(kind)), tmp_path, capfd) == (0, set(), 0, set())
    assert verify_record("\n".join(record(kind)).encode()).chained == (kind != "single")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("draw", ["random", "high-card", "black-jack"])
def test_every_game_and_every_draw_is_recomputed_by_both(
    preset: str, draw: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Also under rules that say nothing of the draw, where the preset's own holds; of each game its first hands."""
    usual = presets.build(preset).first_dealer
    rules = f"{preset} points=2" + ("" if draw == usual else f" first_dealer={draw}")
    lines = fair_game(rules, 5, hands=3)
    status, output, other, told_too = judged(lines, tmp_path, capfd)
    assert (status, other) == (len(output), len(told_too))
    assert output == told_too <= {len(lines)}
    first = at(lines, "hand ")
    players = presets.build(preset).players
    dealer = int(lines[first].split()[3])
    lines[first] = f"hand 1 dealer {dealer % players + 1}"
    status, output, other, told_too = judged(lines, tmp_path, capfd)
    assert (status, other, output) == (1, 1, told_too)
    assert first + 1 in output


def test_a_first_deal_may_be_stolen_by_an_opponent_only(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    lines = list(record("stealable"))
    first = at(lines, "hand ")
    rules, secret = presets.parse(lines[1].split()[1:]), lines[at(lines, "reveal ")]
    proper = int(lines[first].split()[3])
    verification = verify_record("\n".join(lines).encode())
    assert verification.deals[0].secret is not None
    assert draw_dealer(rules, verification.deals[0].secret, verification.deals[0].mixins).dealer == proper, secret
    for thief in range(1, 5):
        lines[first] = f"hand 1 dealer {thief}"
        output, told_too = judged(lines, tmp_path, capfd)[1::2]
        assert (first + 1 in output) == (first + 1 in told_too) == (thief % 2 == proper % 2 and thief != proper)


def test_a_forgotten_player_leaves_the_rest_checkable(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Their name and their word go; deals without the word are still checked, and nothing is called tampered."""
    text = "\n".join(record("sealed"))
    for seat, gone in ((1, 0), (2, 1), (3, len(verify_record(text.encode()).deals) - 1)):
        forgotten = strip_name(text, seat)
        assert ("rain" in forgotten, "sn#ow" in forgotten) == (seat != 3, seat != 2)
        verification = verify_record(forgotten.encode())
        assert verification.tampered == ()
        assert len(verification.missing) == gone
        status, lines, other, told_too = judged(forgotten.split("\n"), tmp_path, capfd)
        assert (status, other, lines) == (int(gone > 0), int(gone > 0), told_too)


def test_a_used_up_chain_may_be_followed_by_another(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """And only there."""
    long = thrown_in(LENGTH + 2, LENGTH)
    assert judged(long, tmp_path, capfd) == (1, {len(long)}, 1, {len(long)}), "only its end is missing"
    early = thrown_in(20, 10)
    line = at(early, "commit ", 10) + 1
    assert judged(early, tmp_path, capfd) == (1, {line, len(early)}, 1, {line, len(early)})


def thrown_in(count: int, length: int) -> Lines:
    """So many deals that are thrown in, under chains of this length."""
    rules = "standard second_round=throw-in"
    lines = fair_game(rules, 1, hands=1)
    del lines[at(lines, "hand ") :]
    dealer = None
    for number in range(1, count + 1):
        chain = Chain(bytes([number // (length + 1)]) * 32, length)
        lines += one_thrown_in(rules, chain, number, (number - 1) % length + 1, dealer)
        dealer = int(lines[at(lines, "hand ", -1)].split()[3])
    return lines


def one_thrown_in(rules_line: str, chain: Chain, number: int, place: int, before: int | None) -> Lines:
    """One such deal."""
    rules, secret = presets.parse(rules_line.split()), chain.secret(place)
    dealer = draw_dealer(rules, secret, ()).dealer if before is None else before % 4 + 1
    passes = [f"{(dealer + turn) % 4 + 1} pass" for turn in range(8)]
    pack = " ".join(CODES[card] for card in derive_pack(rules, secret, number, ()))
    head = [f"hand {number} dealer {dealer}", f"commit {sha(secret.hex())}", f"pack {pack}"]
    return [*head, *passes, "score 0 0", f"reveal {secret.hex()}"]


# -- records
#
# The deals of a record that somebody changed: they are found although the game cannot be played any more.


RULES = presets.parse(["standard", "points=5", "second_round=throw-in"])
START = HEAD.replace("rules standard", "rules standard second_round=throw-in")


def game() -> list[str]:
    """Three deals that are thrown in, each with its secret, line by line."""
    lines, dealer = START.splitlines(), 0
    for hand in (1, 2, 3):
        secret = bytes([hand]) * 32
        dealer = draw_dealer(RULES, secret, ["7"]).dealer if hand == 1 else dealer % 4 + 1
        pack = " ".join(CODES[card] for card in derive_pack(RULES, secret, hand, ["7"]))
        passes = [f"{(dealer + turn) % 4 + 1} pass" for turn in range(8)]
        lines += [f"hand {hand} dealer {dealer}", f"commit {commitment(secret)}", f"pack {pack}", *passes]
        lines += ["score 0 0", f"reveal {secret.hex()} 7"]
    return lines


def data(lines: list[str]) -> bytes:
    return ("\n".join(lines) + "\n").encode()


def wrong_hands(lines: list[str]) -> list[int]:
    """The hands whose pack is not the one that the sealed secret gives."""
    return [fault.hand or 0 for fault in verify_record(data(lines)).faults if fault.kind is DiscrepancyKind.OTHER_PACK]


def test_an_untouched_record_is_read_by_playing_it() -> None:
    verification = verify_record(data(game()))
    assert (verification.broken, [deal.number for deal in verification.deals]) == (None, [1, 2, 3])
    assert [fault.kind for fault in verification.faults] == [DiscrepancyKind.UNENDED]
    assert (verification.chained, verification.drawn) == (False, True)


@pytest.mark.parametrize(
    ("old", "new", "hand", "wrong"),
    [
        ("3 pass", "3 9C", 1, []),
        ("hand 2 dealer", "hand 3 dealer", 3, [3]),
        ("rules standard second_round=throw-in points=5", "rules cutthroat", None, [1, 2, 3]),
        ("rules standard second_round=throw-in points=5", "rules earlwood", 1, [1, 2, 3]),
        ("rules standard second_round=throw-in points=5", "rules double-hasenpfeffer players=6", 1, [1, 2, 3]),
    ],
)
def test_a_record_that_cannot_be_played(old: str, new: str, hand: int | None, wrong: list[int]) -> None:
    """Its deals are checked all the same, and the hand of the first line at fault is named."""
    lines = "\n".join(game()).replace(old, new, 1).split("\n")
    if "players=6" in new:
        lines[6:6] = ["seat 5 Eve", "seat 6 Fay"]
    deals = verify_record(data(lines))
    assert deals.broken is not None
    assert deals.broken_hand == hand
    assert wrong_hands(lines) == wrong


def test_two_packs_changed_for_each_other_are_both_found() -> None:
    lines = game()
    first, second, _ = (place for place, line in enumerate(lines) if line.startswith("pack"))
    lines[first], lines[second] = lines[second], lines[first]
    assert wrong_hands(lines) == [1, 2]


def test_a_record_without_rules_has_no_deals() -> None:
    with pytest.raises(RecordError):
        verify_record(b"euchre-record 1\nrules whist\nhand 1 dealer 1\n")
