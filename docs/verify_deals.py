"""Check the deals of a .euchre record with Python's standard library alone: python verify_deals.py GAME.euchre

Of a daily deal show the five packs: python verify_deals.py --daily SEAL SECRET, with the secret of the fifth.
docs/fair-deals.md says what is checked and how. Exit status 0: all is as promised; 1: something is not, or is missing.
"""

import hashlib
import hmac
import shlex
import sys
from itertools import pairwise
from types import SimpleNamespace

CHAIN = 1000  # deals that one seal binds
POINTS = {"earlwood": 11, "double-hasenpfeffer": 62}  # all others are played to 10
PACKS = {"earlwood": 32, "house": 32, "railroad": 33, "cutthroat": 32, "call-ace": 32, "hasenpfeffer": 25}
PACKS["double-hasenpfeffer"] = 48  # all others use 24 cards; 25 and 33 are with the joker
DRAWS = {"earlwood": "high-card", "campus": "black-jack", "three-seven": "black-jack"}  # all others are random
ALONE = ("cutthroat", "three-seven", "two-handed", "call-ace")  # all others are played in partnerships


def stream(secret, purpose, texts):
    """Endless numbers below 2^32."""
    message = f"right-bower 1\n{purpose}\n".encode()
    for text in texts:
        message += b"%d:%s\n" % (len(text.encode()), text.encode())
    seed, block = hmac.digest(secret, message, "sha256"), 0
    while True:
        digest = hmac.digest(seed, str(block).encode(), "sha256")
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, 32, 4))
        block += 1


def below(numbers, bound):
    return next(number for number in numbers if number < 2**32 - 2**32 % bound) % bound


def shuffled(size, joker, numbers):
    ranks = "789TJQKA" if size == 32 else "9TJQKA"
    cards = [rank + suit for suit in "SHDC" for rank in ranks] * (2 if size == 48 else 1) + ["JK"] * joker
    for place in range(len(cards) - 1, 0, -1):
        other = below(numbers, place + 1)
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def first_dealer(how, players, size, numbers):
    if how == "random":
        return 1 + below(numbers, players)
    if how == "black-jack":
        pack = shuffled(size, 0, numbers)
        return 1 + min(pack.index("JS"), pack.index("JC")) % players
    drawing, pack = list(range(1, players + 1)), []
    while len(drawing) > 1:
        if len(pack) < len(drawing):
            pack = shuffled(size, 0, numbers)
        drawn, pack = list(zip(drawing, pack, strict=False)), pack[len(drawing) :]
        best = max("789TJQKA".index(card[0]) for _, card in drawn)
        drawing = [seat for seat, card in drawn if "789TJQKA".index(card[0]) == best]
    return drawing[0]


def words_of(line):
    """Return a record's words: only the double quotation mark quotes, so that O'Neill needs none."""
    words = shlex.shlex(line, posix=True, punctuation_chars=False)
    words.quotes, words.whitespace_split = '"', True
    return list(words) or [""]


def read(path):
    """Return a record's rules, seats and previous game, each with its line, then its deals."""
    game = SimpleNamespace(rules=(0, ["?"]), seats=[], previous=(0, None), deals=[], last=1, ended=False)
    with open(path, encoding="utf-8") as file:
        lines = file.read().removesuffix("\n").split("\n")
    for game.last, line in enumerate(lines, 1):
        word, *rest = words_of(line)
        deal = game.deals[-1] if game.deals else None
        if word == "hand":
            game.deals.append(deal_of(game.last, rest))
        elif deal is None and word == "seat":
            game.seats.append((game.last, *rest))
        elif deal is None and word in ("rules", "previous"):
            setattr(game, word, (game.last, rest))
        elif deal and word in ("commit", "pack", "reveal"):
            setattr(deal, word, [rest[0].lower(), *rest[1:]] if word != "pack" else rest)
            setattr(deal, f"{word}_line", game.last)
        elif deal and word == "end":  # conceded, by hands or by time, or closed early
            game.ended = True
        elif deal and word == "score":
            deal.score = [int(score) for score in rest]
    return game


def deal_of(line, words):
    number, _, dealer, *stolen = words
    deal = SimpleNamespace(line=line, number=number, dealer=int(dealer), stolen=stolen, score=[0], pack=[])
    deal.commit, deal.reveal = [""], [""]
    deal.commit_line = deal.pack_line = deal.reveal_line = line
    return deal


def deal_faults(deal, size, joker):
    """Yield what speaks against a deal: a secret is revealed that was sealed, and it gives the pack."""
    (commit,), (revealed, *texts), line = deal.commit, deal.reveal, deal.pack_line
    secret = bytes.fromhex(revealed)
    if not secret:
        yield line, deal.number, "no secret is revealed, so it cannot be checked"
        return
    if not commit:
        yield line, deal.number, "nothing was sealed before it"
    if len(secret) != 32:
        yield deal.reveal_line, deal.number, "its secret has not 32 bytes"
        return
    if commit and hashlib.sha256(secret).hexdigest() != commit:
        yield deal.reveal_line, deal.number, "its secret is not the one that was sealed"
    if forgotten(deal):
        yield deal.reveal_line, deal.number, "a player and their word are forgotten, so it cannot be checked"
    elif deal.pack != shuffled(size, joker, stream(secret, f"deal {deal.number}", texts)):
        yield line, deal.number, "NOT what its secret gives"


def forgotten(deal):
    return any(text.startswith("word ") and text[5:].isdecimal() for text in deal.reveal)


def order_faults(game, points):
    """Hands count from 1, the deal goes round, no deal stands here twice, and nothing follows the end."""
    number, dealer, again, over, sealed = 1, None, None, False, []
    for deal in game.deals:
        redeal = deal.number == again
        if not redeal and deal.number != str(number):
            yield deal.line, deal.number, f"hand {number} should come here"
        elif dealer and not deal.stolen and deal.dealer != (dealer if redeal else dealer % len(game.seats) + 1):
            yield deal.line, deal.number, "another seat should deal"
        if over:
            yield deal.line, deal.number, "the game was over before it"
        if deal.commit[0] and deal.commit in sealed:
            yield deal.commit_line, deal.number, "it stands here twice"
        number, dealer, again, over = int(deal.number) + 1, deal.dealer, deal.number, is_won(deal.score, points)
        sealed.append(deal.commit)
    if not over and not game.ended:
        yield game.last, None, "the record ends before its game does"


def is_won(score, points):
    return max(score) >= points and score.count(max(score)) == 1


def chain_faults(deals, bound):
    """Each secret is the seal of the next deal; in games from before there were chains each deal has its own."""
    links = list(pairwise(deals))
    if bound or any(linked(before, deal) for before, deal in links):
        for place, (before, deal) in enumerate(links, 1):
            if place % CHAIN and deal.commit[0] and not linked(before, deal):
                yield deal.commit_line, deal.number, "the chain breaks: it is not bound by the secret before"


def linked(before, deal):
    if before.reveal[0] or not deal.commit[0]:
        return bool(deal.commit[0]) and deal.commit[0] == before.reveal[0]
    return hashlib.sha256(bytes.fromhex(deal.commit[0])).hexdigest() == before.commit[0]


def draw_faults(game, deal, options, size, bound):
    """Who was drawn deals first, or an opponent who stole that deal."""
    secret, texts, players = bytes.fromhex(deal.reveal[0]), deal.reveal[1:], len(game.seats)
    stealable, preset = options.get("steal_the_deal") == "yes", game.rules[1][0]
    if len(secret) != 32 or deal.number != "1" or game.previous[1] or forgotten(deal) or not players:
        return
    if stealable and texts and not bound:
        return
    how = options.get("first_dealer", DRAWS.get(preset, "random"))
    drawn = first_dealer(how, players, size, stream(secret, "draw", texts))
    opponent = drawn != deal.dealer and (preset in ALONE or drawn % 2 != deal.dealer % 2)
    if drawn != deal.dealer and not (stealable and opponent):
        yield deal.line, deal.number, f"the draw made seat {drawn} the first dealer"


def head_faults(game, deal):
    """Rules, seats and the game before are those that the first deal mixed in; "Seat 2" is a forgotten player's."""
    texts, (line, rules), previous = deal.reveal[1:], game.rules, game.previous[1]
    if " ".join(["rules", *rules]) not in texts:
        yield line, None, "the first deal was made under other rules"
    for line, seat, name in game.seats:
        digest = hashlib.sha256(f"{deal.commit[0]} {seat} {name}".encode()).hexdigest()[:16]
        if f"seat {seat} {digest}" not in texts and name != f"Seat {seat}":
            yield line, None, f"somebody else sat at seat {seat}"
    told = next((text for text in texts if text.startswith("previous ")), None)
    if told != (previous and " ".join(["previous", *previous])):
        yield game.previous[0] or deal.line, None, "the first deal was made after another game, or after none"


def faults_of(game):
    """Every fault: its line, its hand, what is wrong."""
    preset, *changed = game.rules[1]
    options = dict(word.partition("=")[::2] for word in changed)
    size, joker = PACKS.get(preset, 24) // 2 * 2, PACKS.get(preset, 24) % 2
    size, joker = int(options.get("pack", size)), {"yes": 1, "no": 0}.get(options.get("joker"), joker)
    yield from order_faults(game, int(options.get("points", POINTS.get(preset, 10))))
    for deal in game.deals:
        yield from deal_faults(deal, size, joker)
    if game.deals:
        first = game.deals[0]
        bound = any(text.startswith("rules ") for text in first.reveal[1:])
        yield from chain_faults(game.deals, bound)
        yield from draw_faults(game, first, options, size, bound)
        if bound:
            yield from head_faults(game, first)


def daily(seal, last):
    """Return the packs of a day's five hands, each from its top card; nothing is mixed into them."""
    secrets = [bytes.fromhex(last)]
    while len(secrets) < 5:
        secrets.insert(0, hashlib.sha256(secrets[0]).digest())
    good = hashlib.sha256(secrets[0]).hexdigest() == seal.lower()
    print(f"this is {'' if good else 'NOT '}the secret that was sealed")
    print(f"seat {first_dealer('random', 4, 24, stream(secrets[0], 'draw', ()))} deals hand 1")
    for hand, secret in enumerate(secrets, 1):
        print(f"hand {hand}: {' '.join(shuffled(24, 0, stream(secret, f'deal {hand}', ())))}")
    return not good


def main(path):
    try:
        game = read(path)
    except ValueError as error:
        print(f"the file cannot be read: {error}")
        return True
    faults = sorted(faults_of(game), key=lambda fault: fault[0])
    for line, number, fault in faults:
        print(f"line {line}: {f'hand {number}: ' if number else ''}{fault}")
    wrong = {number for _, number, _ in faults}
    good = sum(deal.number not in wrong for deal in game.deals)
    print(f"{good} of {len(game.deals)} deals are as promised" if game.deals else "there is no deal in this file")
    if game.deals and game.deals[0].commit[0]:
        print(f"the seal of the first deal is {game.deals[0].commit[0]}")
    return bool(faults)


if __name__ == "__main__":
    sys.exit(daily(*sys.argv[2:]) if sys.argv[1] == "--daily" else main(sys.argv[1]))
