"""Boards for the window's tests: a penalty card asked about, an auction, a revoke."""

from pathlib import Path

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.gui.documents.document import Document, journal_document
from bridgetable.session.history import History

HEAD = """bridgetable 1
title: A major penalty card
board: 3
dealer: S
vulnerable: EW
deal: N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4

"""
AUCTION = """S calls 1S
W calls Pass
N calls 3S
E calls Pass
S calls 4S
W calls Pass
N calls Pass
E calls Pass
"""
PLAY = """W leads CQ face down
W faces CQ
N plays C2
E plays CA
S plays C5
E plays DT
S plays D2
W plays D6
N plays DQ
N plays S4
E plays S5
S plays SA
W plays S2
S plays D4
W plays DA
N plays D5
"""
DROPPED = """E drops HK
E plays D3
"""
NOTICED = "S notices\n"
PENALTY_CARD = HEAD + AUCTION + PLAY + DROPPED + NOTICED
LESSON = (
    HEAD
    + "> South plays in spades.\n"
    + AUCTION
    + PLAY
    + "> Now a card falls.\n"
    + DROPPED
    + NOTICED
    + "> Point at each option.\n50D2 no restriction\n"
)


def history_of(text: str) -> History:
    """The history of a journal's text."""
    return acted_out(read_journal(text))


def document_of(text: str, name: str = "told.table") -> Document:
    """The document of a journal's text."""
    return journal_document(text, Path(name))
