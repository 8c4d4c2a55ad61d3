"""A deal or a hand read from whatever somebody has copied or typed, also the address of a hand viewer."""

import re
from pathlib import Path

from bridgetable.formats.deal_forms.hands import conditions_in, hands_in, seated
from bridgetable.formats.detect import FileKind, boards_in, kind_of
from bridgetable.formats.encodings import Decoded
from bridgetable.formats.lin import reader as lin
from bridgetable.formats.lin.values import lin_hand, lin_vulnerability
from bridgetable.formats.records import SEAT_TAGS, Record
from bridgetable.formats.viewer_address import fields_of, query_in
from bridgetable.game.boards import Vulnerability
from bridgetable.game.boards import seat as seat_of
from bridgetable.game.cards import PACK, Card
from bridgetable.game.deals import EMPTY_HAND, Deal, Hand, hand
from bridgetable.game.errors import BridgetableError, DealError, NotationError
from bridgetable.game.limits import is_number
from bridgetable.game.seats import SEATS, BySeat, Seat
from bridgetable.game.values import frozen
from bridgetable.language import tr

MOST_CHARACTERS = 200_000
"""The longest text in which a deal is looked for; a whole board with its auction and play has some two thousand."""
EXPECTED = tr("a deal: PBN, LIN, the address of a hand viewer, a diagram, or N:AKQ2.KQ.432.5432 and three more hands")
_NAME = tr("the text")
_FOUR = re.compile(r"(?:(?:10|[AKQJT2-9])+|[-–—]+)(?:[ ,/]+(?:(?:10|[AKQJT2-9])+|[-–—]+)){3}")
_NOT_RANKS = re.compile("[ ,/]+")
_DASHES = re.compile("[-–—]")


@frozen
class DealRead:
    """The cards that a text gives, whole or in part, and the conditions of the board; number 0 where it has none."""

    hands: Deal
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    number: int = 0


def read_deal(text: str) -> DealRead:
    """Read the first deal of a text in any usual form; a fourth hand is worked out. Raises BridgetableError."""
    plain = prepared(text)
    query = query_in(plain)
    if query:
        return of_address(query)
    if kind_of(plain) in {FileKind.JOURNAL, FileKind.OTHER}:
        return of_words(plain)
    return of_record(next(boards_in(Decoded(plain, "utf-8"), Path(_NAME)), None))


def read_hand(text: str) -> Hand:
    """Read a hand: `AKQ2.KQ.432.5432`, `AKQ2 KQ 432 5432`, `S AKQ2 H KQ D 432 C 5432`. Raises BridgetableError."""
    plain = prepared(text).upper()
    if _FOUR.fullmatch(plain):
        return hand(".".join(_DASHES.sub("", suit) for suit in _NOT_RANKS.split(plain)))
    found = [one.what for one in hands_in(plain) if isinstance(one.what, frozenset)]
    if len(found) != 1:
        raise NotationError(plain, tr("one hand, such as AKQ2.KQ.432.5432 or S AKQ2 H KQ D 432 C 5432"))
    return checked(found[0], tr("the hand"))


def prepared(text: str) -> str:
    """The text with plain blanks and line ends. Raises DealError when it is empty or too long."""
    if len(text) > MOST_CHARACTERS:
        words = "the text has {count:,} characters, and at most {most_characters:,} are read for a deal"
        raise DealError(tr(words, count=len(text), most_characters=MOST_CHARACTERS))
    plain = text.replace("\r\n", "\n").replace("\r", "\n").replace("\xa0", " ").replace("\ufe0f", "").expandtabs()
    if not plain.strip():
        raise DealError(tr("there is no text to read a deal from: copy one first"))
    return plain.strip("\n ") if "\n" not in plain.strip() else plain.strip("\n").rstrip()


def of_address(query: str) -> DealRead:
    """The deal of the query of an address, as far as told. Raises BridgetableError."""
    fields = fields_of(query)
    if fields.get("lin"):
        return of_record(next(lin.records(fields["lin"], _NAME), None))
    hands = {one: lin_hand(words) for one in SEATS if (words := fields.get(str(one).lower()))}
    if not hands:
        expected = tr("n=, e=, s= and w= with hands, or lin=, behind the question mark")
        raise NotationError(tr("an address without hands"), expected)
    dealer = seat_of(fields["d"]) if fields.get("d") else None
    vulnerability = lin_vulnerability(fields["v"]) if fields.get("v") else None
    number = fields.get("b", "")
    return DealRead(dealt(hands), dealer, vulnerability, int(number) if is_number(number) and len(number) <= 4 else 0)


def of_record(record: Record | BridgetableError | None) -> DealRead:
    """The deal of a record. Raises BridgetableError when there is none."""
    if isinstance(record, BridgetableError):
        raise record
    if record is None or record.deal is None:
        raise NotationError(tr("a board without cards"), EXPECTED)
    hands = {seat: record.deal[seat] for seat in SEATS}
    return DealRead(dealt(hands), record.dealer, record.vulnerability, record.board)


def of_words(text: str) -> DealRead:
    """The deal of a text of hands. Raises BridgetableError."""
    found_in, words = conditions_in(text.upper())
    found = hands_in(words)
    if not any(isinstance(one.what, frozenset) for one in found):
        raise NotationError(" ".join(text.split()), EXPECTED)
    if len(found) == 1:
        raise DealError(tr("this is one hand, and it is not told whose: write N, E, S or W and a colon before it"))
    return DealRead(dealt(seated(found)), found_in.dealer, found_in.vulnerability, found_in.number)


def dealt(hands: dict[Seat, Hand]) -> Deal:
    """The hands as a deal, the fourth worked out from three. Raises DealError for a card twice or over thirteen."""
    owner: dict[Card, Seat] = {}
    for seat in SEATS:
        for card in sorted(checked(hands.get(seat, EMPTY_HAND), SEAT_TAGS[seat]), reverse=True):
            if card in owner:
                words = "the card {card} is dealt twice: to {card_2} and to {seat}"
                raise DealError(tr(words, card=str(card), card_2=SEAT_TAGS[owner[card]], seat=SEAT_TAGS[seat]))
            owner[card] = seat
    rest = frozenset(PACK) - owner.keys()
    without = [seat for seat in SEATS if not hands.get(seat)]
    fourth = without[0] if len(without) == 1 and len(rest) == 13 else None
    return BySeat.each(lambda seat: rest if seat is fourth else hands.get(seat, EMPTY_HAND))


def checked(held: Hand, whose: str) -> Hand:
    """A hand of at most thirteen cards. Raises DealError when it has more."""
    if len(held) > 13:
        raise DealError(tr("{whose} has {count} cards, and a hand has thirteen", whose=whose, count=len(held)))
    return held
