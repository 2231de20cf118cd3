"""The words and lines of a record: quoting, comments, numbers, order of statements, and the line each error names."""

from __future__ import annotations

import pytest

from bot.engine.faults import KeyedError
from bot.engine.records.format import RecordError, Token, quote, split_words
from bot.engine.records.replay import replay
from bot.engine.refusals import Unlawful
from tests.engine.records.games import DEAL, HEAD, PACK

COMMIT = f"commit {'ab' * 32}\n"
HUGE = "9" * 5000
PASSED_OUT = DEAL.replace("points=5", "second_round=throw-in") + "".join(f"{seat} pass\n" for seat in (1, 2, 3, 4) * 2)


def wrong(text: str | bytes) -> tuple[int, str]:
    """The line at which a record is refused, and what is said to be wrong: "suit X"."""
    with pytest.raises(RecordError) as caught:
        replay(text if isinstance(text, bytes) else text.encode())
    why = caught.value.why
    if isinstance(why, Unlawful):
        return caught.value.line, f"{why.violation.fault} {why.violation.law}"
    key = why.key.removeprefix("misread-").removeprefix("rules-fault-")
    return caught.value.line, " ".join([key, *map(str, why.values.values())])


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ('seat 3 "Cay D."  # the third', [Token("seat"), Token("3"), Token("Cay D.", quoted=True)]),
        ('a\t"b \\" \\\\ # c"#d', [Token("a"), Token('b " \\ # c', quoted=True)]),
        ("Ann#comment", [Token("Ann")]),
        ("# only a comment", []),
        ('""', [Token("", quoted=True)]),
        ("Zoë 東", [Token("Zoë"), Token("東")]),
    ],
)
def test_split_words_reads_quoted_words(line: str, words: list[Token]) -> None:
    assert list(split_words(line)) == words


@pytest.mark.parametrize("line", ['"open', 'An"n', '"Ann"e', '"a\\n"', "A\\n", '"a\\', 'a\\"b'])
def test_bad_quoting_is_malformed(line: str) -> None:
    with pytest.raises(KeyedError, match=r"quot|backslash"):
        list(split_words(line))


@pytest.mark.parametrize("name", ["Ann", "Cay D.", 'say "hi"', "back\\slash", "#1", "a\tb", "Zoë", ""])
def test_names_are_written_so_that_they_read_back(name: str) -> None:
    assert [word.text for word in split_words(quote(name))] == [name]


def test_crlf_comments_and_blank_lines_change_nothing() -> None:
    plain = DEAL + "1 pass\n2 pass\n"
    dressed = "# a game\n\n" + plain.replace("\n", "  # so\r\n\r\n")
    assert replay(dressed.encode()).state == replay(plain.encode()).state


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "header euchre-record 1"),
        ("\n# nothing\n\n", 3, "header euchre-record 1"),
        ("euchre-record 2\n", 1, "header euchre-record 1"),
        ("Euchre-record 1\n", 1, "header euchre-record 1"),
        ("euchre-record 1\n", 1, "no-rules"),
        ("euchre-record 1\nseat 1 Ann\n", 2, "rules seat"),
        (HEAD.replace("seat 4 Dan\n", "\n"), 6, "seats 4 3"),
        (HEAD.replace("seat 4 Dan\n", "hand 1 dealer 1\n"), 6, "seats 4 3"),
        (HEAD.replace("seat 2", "seat 3"), 4, "seat 2 3"),
        (HEAD.replace("Bob", '""'), 4, "seat-name"),
        (HEAD.replace("Bob", "Bob Lee"), 4, "seat-name"),
        (HEAD + "seat 5 Eve\n", 7, "hand seat"),
        (HEAD.replace("standard", "whist"), 2, "preset whist"),
        (HEAD.replace("points=5", "points=05"), 2, "value points=05 standard 1–99"),
        (HEAD.replace("points=5", "points=100"), 2, "value points=100 standard 1–99"),
        (HEAD.replace("points=5", "points=5 points=6"), 2, "twice points"),
        (HEAD.replace("points=5", "settlement=each"), 2, "elsewhere settlement standard"),
        (HEAD.replace("points=5", "colour=red"), 2, "unknown colour standard lone_euchre, second_round, cut"),
        (HEAD.replace("points=5", "joker=true"), 2, "value joker=true standard yes, no"),
        (HEAD.replace("points=5", "fast"), 2, "word fast"),
        (HEAD.replace("standard", '"standard"'), 2, "quoted standard"),
        (HEAD + "hand 2 dealer 1\n", 7, "hand-number 1 2"),
        (HEAD + "hand 1 dealer 5\n", 7, "no-seat 5 4"),
        (HEAD + "hand 01 dealer 4\n", 7, "number 01"),
        (HEAD + "hand 1 dealer +4\n", 7, "number +4"),
        (HEAD + "hand 1 dealer 4\n", 7, "no-pack"),
        (HEAD + "hand 1 dealer 4\n\n1 pass\n", 7, "no-pack"),
        (HEAD + "hand 1 dealer 4\ncommit abc\n" + PACK, 8, "commit"),
        (HEAD + "hand 1 dealer 4\n" + COMMIT * 2 + PACK, 9, "commit-twice"),
        (HEAD + "hand 1 dealer 4\n" + COMMIT + "score 0 0\n" + PACK, 7, "no-pack"),
        (HEAD + "hand 1 dealer 4\n" + PACK.replace("9S", "9X"), 8, "card 9X 789TJQKA"),
        (HEAD + "hand 1 dealer 4\n" + PACK.replace(" 9S", " AC"), 8, "pack 24 24"),
        (HEAD + "hand 1 dealer 4\n" + PACK.replace(" AC", ""), 8, "pack 24 23"),
        (DEAL + "score 0 0\n", 9, "hand-open 1 order"),
        (PASSED_OUT + "score 0 1\n", 17, "other-score 0 0 0 1"),
        (PASSED_OUT + "score 0 one\n", 17, "score one"),
        (PASSED_OUT + "score 0 -0\n", 17, "score -0"),
        (PASSED_OUT + f"score 0 {HUGE}\n", 17, "score 9999999999999999999999999999999999999999"),
        (DEAL + "1 pass\nhand 2 dealer 1\n", 10, "hand-open 2 order"),
        (DEAL + "5 pass\n", 9, "no-seat 5 4"),
        (DEAL + "2 pass\n", 9, "out-of-turn 4.1"),
        (DEAL + "1 dance\n", 9, "act dance"),
        (DEAL + "1\n", 9, "act-wanted"),
        (DEAL + "1 pass now\n", 9, "stands-alone pass"),
        (DEAL + "1 order loudly\n", 9, "alone loudly"),
        (DEAL + "reveal 5\n", 9, "reveal"),
        (DEAL + "reveal 5a\n1 pass\n", 10, "revealed"),
        (HEAD + "previous dealer 4 winners 3\n", 7, "winners 3 2"),
        (HEAD + "previous dealer 4 winners 1\nhand 1 dealer 4\n", 8, "dealer 1 4 2.6"),
        (HEAD + "previous dealer 4 winners 1 carry 1 0\n", 7, "carry-laps"),
        (HEAD.replace("points=5", "points=5 laps=yes") + "previous dealer 4 winners 1 carry 5 0\n", 7, "carry-points"),
    ],
)
def test_the_faulty_line_is_reported(text: str, line: int, says: str) -> None:
    at, sentence = wrong(text)
    assert (at, sentence[: len(says)]) == (line, says)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (HEAD.replace("points=5", f"points={HUGE}"), 2),
        (HEAD.replace("seat 2", f"seat {HUGE}"), 4),
        (HEAD + f"previous dealer {HUGE} winners 1\n", 7),
        (HEAD + f"previous dealer 4 winners {HUGE}\n", 7),
        (HEAD.replace("points=5", "points=5 laps=yes") + f"previous dealer 4 winners 1 carry {HUGE} 0\n", 7),
        (HEAD + f"hand {HUGE} dealer 4\n", 7),
        (HEAD + f"hand 1 dealer {HUGE}\n", 7),
        (DEAL + f"{HUGE} pass\n", 9),
        (DEAL + f"1 bid {HUGE}\n", 9),
        (DEAL + f"1 cut {HUGE}\n", 9),
    ],
)
def test_a_number_of_thousands_of_digits_is_refused_at_its_line(text: str, line: int) -> None:
    """Python refuses to read more than 4,300 digits; that must never be what a reader of records meets."""
    at, sentence = wrong(text)
    assert (at, sentence.split()[0]) == (line, "value" if line == 2 else "digits")


def test_a_line_that_is_not_utf8_is_refused() -> None:
    assert wrong(HEAD.encode() + b"# \xff\n")[0] == 7


def test_nothing_after_the_first_wrong_line_is_read() -> None:
    assert wrong(HEAD.encode() + b"hand 9 dealer 1\n\xff\xff\n")[0] == 7


def test_a_revoke_is_refused_with_the_law_and_the_cards_that_follow() -> None:
    acts = "1 order\n4 discard AD\n1 AH\n2 9D\n3 AS\n"
    line, sentence = wrong(DEAL + acts)
    assert (line, sentence) == (13, "must-follow 6.1")


def stolen(dealer: str, options: str = "steal_the_deal=yes") -> str:
    """A game whose first hand, dealt by seat 4, is thrown in, and whose second begins with this line's dealer."""
    head = HEAD.replace("rules standard", f"rules standard second_round=throw-in {options}")
    passes = "\n".join(f"{seat} pass" for seat in (1, 2, 3, 4) * 2)
    return f"{head}hand 1 dealer 4\n{PACK}{passes}\nhand 2 dealer {dealer}\n{PACK}"


@pytest.mark.parametrize("thief", [2, 4])
def test_law_2_8_a_stolen_deal_says_so(thief: int) -> None:
    """Our own addition to version 1: without the word only the next seat clockwise may deal."""
    assert replay(stolen(f"{thief} stolen").encode()).last_state.standing.dealer == thief
    assert wrong(stolen(f"{thief}"))[1] == f"dealer 1 {thief} 2.2"


@pytest.mark.parametrize(
    ("dealer", "options", "says"),
    [
        ("2 stolen", "steal_the_deal=no", "hand-form"),
        ("1 stolen", "steal_the_deal=yes", "thief"),
        ("3 stolen", "steal_the_deal=yes", "thief"),
        ("5 stolen", "steal_the_deal=yes", "no-seat 5"),
        ("2 taken", "steal_the_deal=yes", "hand-form"),
    ],
)
def test_law_2_8_only_an_opponent_steals_in_a_record(dealer: str, options: str, says: str) -> None:
    line, sentence = wrong(stolen(dealer, options))
    assert says in sentence
    assert stolen(dealer, options).splitlines()[line - 1] == f"hand 2 dealer {dealer}"
