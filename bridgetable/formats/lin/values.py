"""The texts of LIN words as nouns of the game."""

import re

from bridgetable.game.boards import Vulnerability
from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from bridgetable.game.cards import PACK, SUITS_DOWN, Card, Rank, card_of
from bridgetable.game.deals import EMPTY_HAND, Deal, Hand
from bridgetable.game.errors import NotationError
from bridgetable.game.seats import BySeat, Seat
from bridgetable.language import tr

LIN_SEATS = (Seat.S, Seat.W, Seat.N, Seat.E)
"""The order in which LIN names players, hands and dealers."""
_VULNERABLE = {
    **dict.fromkeys(("o", "0", "-", ""), Vulnerability.NONE),
    "n": Vulnerability.NS,
    "e": Vulnerability.EW,
    "b": Vulnerability.ALL,
}
_STRAINS = {"C": Strain.C, "D": Strain.D, "H": Strain.H, "S": Strain.S, "N": Strain.NT, "NT": Strain.NT}
_CALLS: dict[str, Call] = {
    **{f"{n}{word}": Bid(n, strain) for n in range(1, 8) for word, strain in _STRAINS.items()},
    **dict.fromkeys(("P", "PASS"), PASS),
    **dict.fromkeys(("D", "X", "DBL"), DOUBLE),
    **dict.fromkeys(("R", "XX", "RDBL"), REDOUBLE),
}
_CARDS = {str(c): c for c in PACK} | {f"{c.suit}10": c for c in PACK if c.rank is Rank.TEN}
_RANKS = {str(r): r for r in Rank}
_HAND = re.compile(r"(?:S([^SHDC]*))?(?:H([^SHDC]*))?(?:D([^SHDC]*))?(?:C([^SHDC]*))?")
_HANDS_EXPECTED = tr("a dealer (1 to 4) and hands from South clockwise, such as 3SAK5H…D…C…,S…")
_RESULT = re.compile(r"([1-7])([CDHSN])([NESW])(x{0,2})(=|[+-]\d{1,2})", re.IGNORECASE)


def lin_call(text: str) -> tuple[Call, str]:
    """A call, and `alert` if it was alerted (`!`). Raises NotationError when the text is no call."""
    word = text.strip().upper()
    bare = word.rstrip("!")
    found = _CALLS.get(bare)
    if found is None:
        raise NotationError(text, tr("a call such as 1N, p, d or r, perhaps with ! behind it"))
    return found, "alert" if bare != word else ""


def lin_card(text: str) -> Card:
    """A card, suit first. Raises NotationError when the text is no card."""
    found = _CARDS.get(text.strip().upper())
    if found is None:
        raise NotationError(text, tr("a card, suit first, such as SK or h7"))
    return found


def lin_vulnerability(text: str) -> Vulnerability:
    """A vulnerability: o, n, e or b. Raises NotationError when the text is none."""
    found = _VULNERABLE.get(text.strip().lower())
    if found is None:
        raise NotationError(text, tr("a vulnerability: o, n, e or b"))
    return found


def lin_deal(text: str) -> tuple[Seat | None, Deal]:
    """The dealer (nobody for 0) and the four hands; a fourth is worked out from three. Raises NotationError."""
    words = [w.strip().upper() for w in text.strip()[1:].split(",")]
    if text[:1] not in {"0", "1", "2", "3", "4"} or len(words) not in {3, 4, 5} or any(words[4:]):
        raise NotationError(text, _HANDS_EXPECTED)
    hands = dict.fromkeys(LIN_SEATS, EMPTY_HAND) | dict(zip(LIN_SEATS, (lin_hand(w) for w in words[:4]), strict=False))
    together = [c for h in hands.values() for c in h]
    if len(set(together)) != len(together):
        twice = next(c for c in together if together.count(c) > 1)
        raise NotationError(str(twice), tr("each card once in a deal"))
    if any(len(h) not in {0, 13} for h in hands.values()) or not together:
        raise NotationError(text, tr("thirteen cards in each hand that is told"))
    unknown = [s for s in LIN_SEATS if not hands[s]]
    if len(unknown) == 1:
        hands[unknown[0]] = frozenset(PACK) - frozenset(together)
    dealer = None if text[0] == "0" else LIN_SEATS[int(text[0]) - 1]
    return dealer, BySeat((hands[Seat.N], hands[Seat.E], hands[Seat.S], hands[Seat.W]))


def lin_hand(word: str) -> Hand:
    """A hand, each suit behind its letter, from spades down: SAKJ3HQ5D9842CT76. Raises NotationError."""
    found = _HAND.fullmatch(word.upper().replace("10", "T"))
    if found is None:
        raise NotationError(word, tr("a hand such as SAKJ3HQ5D9842CT76"))
    cards: list[Card] = []
    for suit, ranks in zip(SUITS_DOWN, found.groups(default=""), strict=True):
        for rank in ranks:
            if rank not in _RANKS:
                raise NotationError(rank, tr("a rank (AKQJT98765432) in the hand {word}", word=word))
            cards.append(card_of(suit, _RANKS[rank]))
    if len(set(cards)) != len(cards):
        raise NotationError(word, tr("a hand in which no card stands twice"))
    return frozenset(cards)


def lin_result(text: str) -> int | None:
    """The tricks of declarer in a result such as 3NW+1, or nothing when the text is none."""
    found = _RESULT.fullmatch(text.strip())
    if found is None:
        return None
    over = 0 if found.group(5) == "=" else int(found.group(5))
    tricks = int(found.group(1)) + 6 + over
    return tricks if 0 <= tricks <= 13 else None
