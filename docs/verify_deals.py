"""Check the deals of a .euchre record with Python's standard library alone: python verify_deals.py GAME.euchre"""

import hashlib
import hmac
import shlex
import sys


def pack_of(secret, hand, texts, cards):
    """Shuffle a new pack as docs/fair-deals.md says: Fisher-Yates over HMAC-SHA256, with rejection sampling."""
    message = f"right-bower 1\ndeal {hand}\n".encode()
    for text in texts:
        message += b"%d:%s\n" % (len(text.encode()), text.encode())
    seed, pool, block = hmac.digest(secret, message, "sha256"), [], 0
    for place in range(len(cards) - 1, 0, -1):
        bound = place + 1
        while True:
            if not pool:
                digest, block = hmac.digest(seed, str(block).encode(), "sha256"), block + 1
                pool = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4)]
            number = pool.pop(0)
            if number < 2**32 - 2**32 % bound:
                break
        cards[place], cards[number % bound] = cards[number % bound], cards[place]
    return cards


def words_of(line):
    """A record's words: only the double quotation mark quotes, so that O'Neill needs none."""
    words = shlex.shlex(line, posix=True, punctuation_chars=False)
    words.quotes, words.whitespace_split = '"', True
    return list(words) or [""]


fair, told = True, {}
for line in open(sys.argv[1], encoding="utf-8"):
    word, *rest = words_of(line)
    if word == "hand":
        hand, commit = rest[0], None
    elif word == "commit":
        commit = rest[0]
    elif word == "pack":
        pack, deal = rest, len(told)
        told[deal] = f"hand {hand}: no secret is revealed, so it cannot be checked"
    elif word == "reveal":
        ranks = "789TJQKA" if len(pack) in (32, 33) else "9TJQKA"
        new = [rank + suit for suit in "SHDC" for rank in ranks] * (2 if len(pack) == 48 else 1)
        new += ["JK"] * (len(pack) % 2)
        secret = bytes.fromhex(rest[0])
        kept = (commit or "").lower() == hashlib.sha256(secret).hexdigest()
        given = pack_of(secret, hand, rest[1:], new) == pack
        fair = fair and kept and given
        why = "" if kept else ": its secret is not the one that was sealed"
        told[deal] = f"hand {hand}: {'as promised' if kept and given else 'NOT what its secret gives' + why}"
print("\n".join(told.values()) or "there is no deal in this file")
sys.exit(not fair)
