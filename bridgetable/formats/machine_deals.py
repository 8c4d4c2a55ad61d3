"""The files of machines that duplicate boards, `.dup` and `.dlm`: the cards of each board and nothing else."""

import re
from collections.abc import Iterator

from bridgetable.formats.errors import RecordError, TextPlace
from bridgetable.formats.records import Record, RecordForm
from bridgetable.game.boards import numbered
from bridgetable.game.cards import PACK, SUITS_DOWN, Rank, card_of
from bridgetable.game.deals import Deal, Hand, is_whole
from bridgetable.game.limits import is_number
from bridgetable.game.seats import SEATS, BySeat
from bridgetable.language import tr

CARDS = tuple(card_of(suit, rank) for suit in SUITS_DOWN for rank in sorted(Rank, reverse=True))
"""The pack as both formats count it: from the ace of spades down to the two of clubs."""
SUIT_SIGNS = dict(zip("\x06\x03\x04\x05", SUITS_DOWN, strict=True))
"""The signs of the suits in a `.dup`, as the first personal computers had them."""
BLOCK, NUMBERS, SORTED = 156, 78, 146
_SUIT = re.compile("([\x03-\x06])([^\x03-\x06]*)")
_DUP_LINE = re.compile(r"(\d{78})[^\n]*")
_DLM_BOARD = re.compile(r"Board (\d{1,3})=([a-p]{26})(?:\d{3})?[ \t]*$")
_DLM_LINE = re.compile(r"Board \d{1,3}=")
_DLM_RANGE = re.compile(r"^(From|To) board=(\d{1,3})[ \t]*$", re.MULTILINE)
DUP = re.compile(r"\d{78}(?:[\n\r\x03-\x06]|\Z)")
DLM = re.compile(r"^\[Document\][ \t]*$(?s:.*?)^Board \d{1,3}=", re.MULTILINE)


def dup_records(text: str, file: str) -> Iterator[Record | RecordError]:
    """The boards of a `.dup`: blocks of 156 signs, or lines with the numbers of 39 cards; West holds the rest."""
    content = text.rstrip("\x1a")
    if "\n" in content[:BLOCK]:
        lines = [(n, line) for n, line in enumerate(content.split("\n"), 1) if line.strip()]
        yield from (dup_record(line, number, n, file) for number, (n, line) in enumerate(lines, 1))
        return
    blocks = [content[at : at + BLOCK] for at in range(0, len(content.rstrip()), BLOCK)]
    for index, block in enumerate(blocks):
        yield dup_record(block, number_in(block, index), 0, file)


def number_in(block: str, index: int) -> int:
    """The number of a board from the end of its block: from the lowest of the set up, or from the highest down."""
    lowest, highest = (int(part) if is_number(part.strip()) else 0 for part in (block[148:151], block[153:156]))
    counts_down = block[147:148] == "Y" and highest > index
    return highest - index if counts_down else (lowest or 1) + index


def dup_record(block: str, number: int, line: int, file: str) -> Record | RecordError:
    """The record of one board of a `.dup`, or what is wrong with it."""
    place = TextPlace(file, line)
    found = _DUP_LINE.match(block)
    if found is None:
        return RecordError(place, block[:NUMBERS], tr("the numbers of 39 cards, 01 to 52, two digits each"))
    told = [int(found[1][at : at + 2]) for at in range(0, NUMBERS, 2)]
    if len(set(told)) != len(told) or not set(told) <= set(range(1, len(PACK) + 1)):
        return RecordError(place, tr("board {number}", number=number), tr("39 different cards, numbered 01 to 52"))
    north, east, south = (frozenset(CARDS[n - 1] for n in told[at : at + 13]) for at in (0, 13, 26))
    deal: Deal = BySeat((north, east, south, frozenset(PACK) - north - east - south))
    if len(block) >= SORTED and sorted_hands(block[NUMBERS:SORTED]) != deal:
        expected = tr("the same cards by number and by suit")
        return RecordError(place, tr("board {number}", number=number), expected)
    return record_of(number, deal, place)


def sorted_hands(text: str) -> Deal:
    """The four hands of the second part of a block: 17 signs each, the ranks of a suit behind its sign."""
    return BySeat.each(lambda seat: sorted_hand(text[17 * SEATS.index(seat) :][:17]))


def sorted_hand(text: str) -> Hand:
    """A hand of a `.dup` that is sorted, each suit behind its sign."""
    held = {(SUIT_SIGNS[sign], rank) for sign, ranks in _SUIT.findall(text) for rank in ranks}
    return frozenset(c for c in CARDS if (c.suit, str(c.rank)) in held)


def dlm_records(text: str, file: str) -> Iterator[Record | RecordError]:
    """The boards of a `.dlm`: a letter from a to p for each two cards tells who holds them; the last digits check."""
    bounds = {name: int(number) for name, number in _DLM_RANGE.findall(text)}
    for number, line in enumerate(text.split("\n"), 1):
        if not _DLM_LINE.match(line):
            continue
        place, found = TextPlace(file, number), _DLM_BOARD.match(line)
        if found is None:
            yield RecordError(place, line, tr("26 letters from a to p and three digits behind the board's number"))
        elif bounds.get("From", 1) <= int(found[1]) <= bounds.get("To", 999):
            yield dlm_record(int(found[1]), found[2], place)


def dlm_record(number: int, letters: str, place: TextPlace) -> Record | RecordError:
    """The record of one board of a `.dlm`, or what is wrong with it."""
    holders = [SEATS[one] for letter in letters for one in divmod(ord(letter) - ord("a"), 4)]
    by_seat = {seat: [c for c, holder in zip(CARDS, holders, strict=True) if holder is seat] for seat in SEATS}
    deal: Deal = BySeat.each(lambda seat: frozenset(by_seat[seat]))
    if not is_whole(deal):
        return RecordError(place, tr("board {number}", number=number), tr("thirteen cards in each hand"))
    return record_of(number, deal, place)


def record_of(number: int, deal: Deal, place: TextPlace) -> Record:
    """The record of a board that nobody has played; dealer and vulnerability follow from its number (Law 2)."""
    board = numbered(number, deal)
    return Record(
        RecordForm.CARDS, number, dealer=board.dealer, vulnerability=board.vulnerability, deal=deal, place=place
    )
