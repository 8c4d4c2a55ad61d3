"""The values in PBN tags as nouns of the game: seats, deals, contracts, results."""

import re
from functools import lru_cache
from itertools import chain

from bridgetable.formats.records import ContractRecord, Result
from bridgetable.game.calls import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from bridgetable.game.cards import PACK, SUITS_DOWN, Card, Rank, Suit, card_of
from bridgetable.game.deals import EMPTY_HAND, Deal, Hand
from bridgetable.game.errors import NotationError
from bridgetable.game.seats import SEATS, BySeat, Seat, clockwise_from
from bridgetable.language import tr

SEAT_OF = {letter: seat for seat in SEATS for letter in (seat.name, seat.name.lower())}
_STRAIN_OF = {"C": Strain.C, "D": Strain.D, "H": Strain.H, "S": Strain.S, "NT": Strain.NT, "N": Strain.NT}
_DOUBLED = {"": 1, "X": 2, "XX": 4}
_CONTRACT = re.compile(r"([1-7]?)(NT|[CDHSN])(X{0,2})")
_RESULT = re.compile(r"(\^?)\s*(?:(\d{1,3})|(NS|EW) *(\d{1,3})(?: +(NS|EW) *(\d{1,3}))?)")
_ROWS: dict[Suit, dict[str, Card]] = {s: {str(r): card_of(s, r) for r in Rank} for s in Suit}


def _bid_words() -> dict[str, Call]:
    bids = {f"{level}{strain}": Bid(level, strain) for level in range(1, 8) for strain in Strain}
    words: dict[str, Call] = {**bids, "PASS": PASS, "X": DOUBLE, "XX": REDOUBLE}
    return words | {w.lower(): c for w, c in words.items()} | {w.capitalize(): c for w, c in words.items()}


CALL_OF: dict[str, Call] = _bid_words()
"""The calls as PBN writes them, and in small letters."""
LENIENT_CALL_OF: dict[str, Call] = {
    **{f"{level}N": Bid(level, Strain.NT) for level in range(1, 8)},
    **dict.fromkeys(("P", "PAS"), PASS),
    **dict.fromkeys(("D", "DBL"), DOUBLE),
    **dict.fromkeys(("R", "RDBL"), REDOUBLE),
}
"""Calls as some programs write them in PBN, in capitals."""
CARD_OF: dict[str, Card] = {t: c for c in PACK for t in (str(c), str(c).lower(), str(c).capitalize())}
CARD_OF |= {f"{c.suit}10": c for c in PACK if c.rank is Rank.TEN}
"""The cards as PBN writes them, and in small letters."""
UNTOLD_SEATS = frozenset({"", "?", "-"})
"""The marks in the place of a seat that is not recorded."""
UNTOLD_CARDS = frozenset({"-", "--", *(f"{s}-" for s in Suit)})
"""The marks for a card that is not recorded, or of which only the suit is."""


def seat_of(value: str, what: str) -> Seat:
    """The seat in a tag. Raises NotationError when it is none."""
    found = SEAT_OF.get(value)
    if found is None:
        raise NotationError(value, tr("{what}: N, E, S or W", what=what))
    return found


@lru_cache(maxsize=8)  # a match gives each deal twice, one after the other
def deal_of(value: str) -> Deal:
    """The deal in a tag: whole, in part, or an end position, equally many cards in each hand. Raises NotationError."""
    first, colon, rest = value.partition(":")
    words = rest.split()
    if not colon or first not in SEAT_OF or len(words) != 4:
        expected = tr("a deal such as N:AKQ2.T98..J76543 - - -, four hands clockwise from the seat named")
        raise NotationError(value, expected)
    hands = dict(zip(clockwise_from(SEAT_OF[first]), map(_hand, words), strict=True))
    together = list(chain.from_iterable(hands.values()))
    if len(set(together)) != len(together):
        twice = next(c for c in together if together.count(c) > 1)
        raise NotationError(str(twice), tr("each card once in a deal"))
    sizes = {len(h) for w, h in zip(words, hands.values(), strict=True) if w != "-"}
    if len(sizes) != 1 or not 0 < max(sizes) <= 13:
        raise NotationError(value, tr("thirteen cards in each hand, or equally many in an end position"))
    unknown = [s for s in SEATS if not hands[s]]
    if len(unknown) == 1 and len(together) == 39:
        hands[unknown[0]] = frozenset(PACK) - frozenset(together)
    return BySeat((hands[Seat.N], hands[Seat.E], hands[Seat.S], hands[Seat.W]))


def _hand(word: str) -> Hand:
    if word == "-":
        return EMPTY_HAND
    suits = word.upper().split(".")
    if len(suits) != 4:
        raise NotationError(word, tr("a hand of four suits from spades down, such as AKQ2.T98..J76543"))
    try:
        cards = [row[r] for row, ranks in zip(_ROWS_DOWN, suits, strict=True) for r in ranks]
    except KeyError as unknown:
        raise NotationError(unknown.args[0], tr("a rank (AKQJT98765432) in the hand {word}", word=word)) from None
    hand = frozenset(cards)
    if len(hand) != len(cards):
        raise NotationError(word, tr("a hand in which no card stands twice"))
    return hand


_ROWS_DOWN = tuple(_ROWS[s] for s in SUITS_DOWN)


@lru_cache(maxsize=64)
def contract_of_tag(value: str) -> ContractRecord:
    """The contract in a tag; in an end position the denomination alone. Raises NotationError when it is none."""
    found = _CONTRACT.fullmatch(value.upper())
    if found is None:
        raise NotationError(value, tr("a contract such as 3NT, 4SX or Pass"))
    level, strain, risk = found.groups()
    return ContractRecord(int(level or 0), _STRAIN_OF[strain], _DOUBLED[risk])


def result_of(value: str, declarer: Seat | None) -> Result | None:
    """The result as declarer's tricks; none when it names sides and nobody is declarer. Raises NotationError."""
    found = _RESULT.fullmatch(value)
    if found is None:
        raise NotationError(value, tr("a number of tricks such as 9, NS 9 or NS 9 EW 4"))
    mark, alone, side, first, _, second = found.groups()
    numbers = [int(n) for n in (alone, first, second) if n]
    if max(numbers) > 13 or (len(numbers) == 2 and sum(numbers) != 13):
        raise NotationError(value, tr("tricks of which both sides have thirteen"))
    if alone:
        return Result(numbers[0], mark)
    if declarer is None:
        return None
    return Result(numbers[0] if side == declarer.side.value else 13 - numbers[0], mark)
