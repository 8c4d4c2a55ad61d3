"""Boards of our own for these tests: dealt by seeds and played at random, so that nobody ever held them."""

from collections.abc import Iterable
from pathlib import Path

from bridgetable.formats.encodings import decode
from bridgetable.formats.errors import RecordError
from bridgetable.formats.pbn import reader as pbn
from bridgetable.formats.records import Record

REGULAR = """\
[Event "A match"]
[Board "1"]
[Room "Open"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:J.AT7.K7642.QT65 875.Q932.JT5.932 KT64..AQ983.J874 AQ932.KJ8654..AK"]
[Declarer "S"]
[Contract "2H"]
[Result "6"]
[Score "NS -100"]
[Auction "N"]
Pass Pass 1H =1= Pass
2H Pass Pass Pass
[Note "1:may be a void"]
[Play "W"]
HK HA HQ DQ
H4 DK DJ D8
S9 SJ S8 S6
CK C6 C3 C8
H5 H7 H9 S4
S2 CT S7 ST
CA C5 C2 C4
SQ CQ S5 SK
SA D4 D5 D9
S3 D2 DT D3
H8 HT H2 DA
H6 D6 H3 CJ
HJ D7 C9 C7
"""

MARKED = """\
[Board "2"]
[Room "Closed"]
[Dealer "W"]
[Vulnerable "NS"]
[Deal "W:Q.K93.KJ876.AT73 8432.QJ.AT4.Q954 K9765.AT862..KJ6 AJT.754.Q9532.82"]
[Declarer "^E"]
[Contract "4S"]
[Result "^9"]
[Auction "W"]
1S ^S ^I 1H Pass
2S Pass 4S AP
[Play "S"]
SA SQ S2 S5
H7 H9 HQ HT
ST CA S3 ^R CK
D5 DJ D4 H6
SJ C7 S4 ^L S9
H5 ^R D7 HJ HA
DQ D8 S8 S7
C2 CT C4 C6
D9 D6 DT H8
*
"""

SLAMMISH = """\
[Board "3"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "S:85.KJ6.KQ2.T9872 T9742.95.J54.Q53 AKQJ63.AQ3.A7.KJ .T8742.T9863.A64"]
[Declarer "N"]
[Contract "3NT"]
[Result "11"]
[Score "NS 660"]
[Auction "S"]
Pass Pass 1NT Pass
3NT AP
[Play "E"]
H4 HJ H9 HA
H8 S5 S9 SA
*
"""

REGULAR_LIN = (
    "pn|a,b,c,d|st||md|3SKT64HDAQ983CJ874,SAQ932HKJ8654DCAK,SJHAT7DK7642CQT65,S875HQ932DJT5C932|rh||ah|Board 1|"
    "sv|o|mb|p|mb|p|mb|1H!|an|may be a void|mb|p|mb|2H|mb|p|mb|p|mb|p|pg||\n"
    "pc|HK|pc|HA|pc|HQ|pc|DQ|pg||\npc|dK|pc|dJ|nt|one: {a remark}|pg||\npc|d8|pc|h4|pg||mc|6|pg||\n"
)


def read_text(text: str) -> list[Record | RecordError]:
    """The games of a PBN text."""
    return list(pbn.records(decode(text.encode()), "own.pbn"))


def one(text: str) -> Record:
    """The only game of a PBN text, which must be sound enough to be acted out."""
    (found,) = read_text(text)
    assert isinstance(found, Record), found
    return found


def refusal(text: str) -> RecordError:
    """The error for the only game of a PBN text."""
    (found,) = read_text(text)
    assert isinstance(found, RecordError), "the game was read"
    return found


def all_faults(text: str) -> list[tuple[int, str]]:
    """The line and the finding of each fault of a PBN text."""
    return [(e.line, e.found) for e in faults_of(read_text(text))]


def faults_of(games: Iterable[Record | RecordError]) -> list[RecordError]:
    """Everything that is wrong with a file, in the order of its lines."""
    found: list[RecordError] = []
    for game in games:
        found += game.remarks if isinstance(game, Record) else [game, *game.also]
    return sorted(found, key=lambda e: e.place)


def write(folder: Path, name: str, text: str) -> Path:
    """A file with this text."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def has_auction(record: Record) -> bool:
    """Whether at least one call is told."""
    return record.auction is not None and any(e.call is not None for e in record.auction.entries)


def has_play(record: Record) -> bool:
    """Whether at least one card is told."""
    return record.play is not None and any(e.card is not None for e in record.play.entries)
