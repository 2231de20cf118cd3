"""How an archive is written: text, long numbers, hashes and times apart, each as zlib or as plain bytes.

An id of Discord and a hash are chance; as decimal or hexadecimal text they cost a good deal more than they say. So each
is written once as bytes, ids as the differences of their times, and the text keeps only a mark in its place. Must not
know what the texts mean. What was written once is readable for ever: a change of this format gets a new first byte.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import accumulate, pairwise

_VERSION = b"\x01"
_DICTIONARY = (
    b'"computers":[],"schema":1,"guild_id":\x02,"channel_id":\x02,"owner_id":\x02,"name":"","rules":"standard",'
    b'"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":'
    b'"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two",'
    b'"renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off",'
    b'"second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,'
    b'"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left",'
    b'"partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,'
    b'"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false}'
    b'{"method":"random","rounds":[],"dealer":1,"user_id":\x02,"press":\x02}{"why":"asked","user_id":\x02}'
    b'{"seat":2,"user_id":\x02,"name":"","press":\x02}{"pack":"9C TC JC QC KC AC 9D TD JD QD KD AD 9H TH JH QH KH AH'
    b' 9S TS JS QS KS AS","commitment":"\x01","secret":"\x01","mixins":["\x02"],"next_secret":"\x01"}'
    b'{"seat":1,"act":"order","computer":false,"press":\x02}{"seat":2,"act":"pass","computer":true,"press":null}'
    b'{"seat":3,"act":"discard 9S","computer":false,"press":\x02}{"seat":4,"act":"AH","computer":false,"press":\x02}'
)
"""What most archives begin with; belongs to version 1 of the format for ever."""

_TOKEN = re.compile(r"[0-9a-f]{64}|(?<!\d)[1-9]\d{15,17}(?!\d)|(?<!\d)[1-8]\d{18}(?!\d)", re.ASCII)
_NEW_HASH, _NEW_NUMBER, _HASH_AGAIN, _NUMBER_AGAIN, _HASH_OF, _END = "\x01\x02\x03\x04\x05\x06"
_MARK = re.compile(rf"[{_NEW_HASH}{_NEW_NUMBER}]|[{_HASH_AGAIN}{_NUMBER_AGAIN}{_HASH_OF}]\d+{_END}", re.ASCII)
_LOW_BITS = 22
"""Of an id; the others count milliseconds."""

_MICROSECONDS, _AS_THEY_ARE = 0, 1


class _Markers:
    """Puts marks in the place of long numbers and hashes, and keeps each of those once, in the order they come.

    A mark tells a new one, one that came so many before the newest, or the SHA-256 of a hash that came so many before.
    """

    def __init__(self) -> None:
        self.hashes: dict[str, int] = {}
        self.numbers: dict[str, int] = {}
        self._of: dict[str, int] = {}

    def mark(self, found: re.Match[str]) -> str:
        token = found[0]
        if len(token) < 64:
            if token in self.numbers:
                return f"{_NUMBER_AGAIN}{len(self.numbers) - self.numbers[token]}{_END}"
            self.numbers[token] = len(self.numbers)
            return _NEW_NUMBER
        if token in self.hashes:
            return f"{_HASH_AGAIN}{len(self.hashes) - self.hashes[token]}{_END}"
        if token in self._of:
            return f"{_HASH_OF}{len(self.hashes) - self._of[token]}{_END}"
        self._of[sha256(bytes.fromhex(token)).hexdigest()] = len(self.hashes)
        self.hashes[token] = len(self.hashes)
        return _NEW_HASH


def packed(text: str, times: Sequence[float]) -> bytes:
    """A text and a series of times, compressed. The text must not have the first six control characters."""
    marks = _Markers()
    marked = _TOKEN.sub(marks.mark, text).encode()
    ids = [int(number) for number in marks.numbers]
    compressor = zlib.compressobj(9, zdict=_DICTIONARY)
    stretches = [
        compressor.compress(marked) + compressor.flush(),
        bytes.fromhex("".join(marks.hashes)),
        zlib.compress(_differences(number >> _LOW_BITS for number in ids), 9),
        b"".join((number & (1 << _LOW_BITS) - 1).to_bytes(3, "little") for number in ids),
        *_times(times),
    ]
    return _VERSION + b"".join(struct.pack("<I", len(stretch)) + stretch for stretch in stretches)


def unpacked(content: bytes) -> tuple[str, list[float]]:
    """The text and the times. Raises ``ValueError`` if they are damaged."""
    if content[:1] != _VERSION:
        raise ValueError("it is damaged or of a later version")
    try:
        marked, hashes, high, low, how, times = _stretches(content[1:])
        text = zlib.decompressobj(zdict=_DICTIONARY).decompress(marked).decode()
        below = [int.from_bytes(low[place : place + 3], "little") for place in range(0, len(low), 3)]
        ids = [(above << _LOW_BITS) + rest for above, rest in zip(_sums(zlib.decompress(high)), below, strict=True)]
        return _filled(text, [str(number) for number in ids], hashes), _read_times(how, times)
    except (zlib.error, struct.error, IndexError) as fault:
        raise ValueError(str(fault)) from fault


def _filled(marked: str, numbers: list[str], hashes: bytes) -> str:
    """The text with its numbers and hashes in their places."""
    digests = [hashes[place : place + 32] for place in range(0, len(hashes), 32)]
    seen_hashes = seen_numbers = 0

    def token(found: re.Match[str]) -> str:
        nonlocal seen_hashes, seen_numbers
        mark = found[0]
        match mark[0]:
            case "\x01":
                seen_hashes += 1
                return digests[seen_hashes - 1].hex()
            case "\x02":
                seen_numbers += 1
                return numbers[seen_numbers - 1]
            case "\x03":
                return digests[seen_hashes - int(mark[1:-1])].hex()
            case "\x04":
                return numbers[seen_numbers - int(mark[1:-1])]
            case _:
                return sha256(digests[seen_hashes - int(mark[1:-1])]).hexdigest()

    return _MARK.sub(token, marked)


def _times(times: Sequence[float]) -> tuple[bytes, bytes]:
    """How times are written, and they: whole microseconds where that says the same."""
    micros = [round(at * 1e6) for at in times if abs(at) < 1e10]
    if [micro / 1e6 for micro in micros] == list(times):
        return bytes([_MICROSECONDS]), zlib.compress(_differences(micros), 9)
    return bytes([_AS_THEY_ARE]), struct.pack(f"<{len(times)}d", *times)


def _read_times(how: bytes, times: bytes) -> list[float]:
    if how[0] == _MICROSECONDS:
        return [micro / 1e6 for micro in _sums(zlib.decompress(times))]
    return list(struct.unpack(f"<{len(times) // 8}d", times))


def _differences(integers: Iterable[int]) -> bytes:
    return _planes(after - before for before, after in pairwise([0, *integers]))


def _sums(content: bytes) -> list[int]:
    return list(accumulate(_integers(content)))


def _planes(integers: Iterable[int]) -> bytes:
    """All lowest bytes, then all second ones and so on: alike bytes come to stand together."""
    whole = b"".join(struct.pack("<q", integer) for integer in integers)
    return b"".join(whole[plane::8] for plane in range(8))


def _integers(content: bytes) -> list[int]:
    count = len(content) // 8
    whole = bytes(content[plane * count + place] for place in range(count) for plane in range(8))
    return list(struct.unpack(f"<{count}q", whole))


def _stretches(content: bytes) -> list[bytes]:
    found, place = [], 0
    while place < len(content):
        (length,) = struct.unpack_from("<I", content, place)
        found.append(content[place + 4 : place + 4 + length])
        place += 4 + length
    return found
