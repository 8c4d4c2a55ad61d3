"""Sittings in which cards have been seen: a deal, a few tricks, and lines of the notation."""

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.cards import Card, card
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.session.sitting import Sitting
from bridgetable.views.words.prose import say

SPADES = "N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"
WEST_WITHOUT_HEARTS = "N:KJ74.QT63.KQ85.9 95.K8752.T3.A876 AQT3.AJ94.742.K5 862..AJ96.QJT432"
EAST_WITH_THE_QUEEN = "N:KJ74.Q63.KT85.92 95.K875.Q3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4"
EAST_WINS = "W leads CQ|N plays C2|E plays CA|S plays C5"
SOUTH_WINS = "W leads CQ|N plays C2|E plays C3|S plays CK"
WEST_WINS = f"{SOUTH_WINS}|S leads D2|W plays DA|N plays D5"


def sitting(*lines: str, deal: str = SPADES) -> Sitting:
    """The sitting after these lines, several of which may stand in one text between upright strokes; 4S by South."""
    body = "\n".join(line for text in lines for line in text.split("|"))
    head = f"bridgetable 1\nboard: 3\ndealer: S\nvulnerable: EW\ndeal: {deal}\ncontract: 4S by S\n\n"
    return acted_out(read_journal(head + body + "\n")).now


def major(table: Table, seat: Seat) -> set[str]:
    """The major penalty cards of a seat as text."""
    return {str(p.card) for p in table.penalty_cards_of(seat) if p.major}


def minor(table: Table, seat: Seat) -> set[str]:
    """The minor penalty cards of a seat as text."""
    return {str(p.card) for p in table.penalty_cards_of(seat) if not p.major}


def may_play(table: Table, seat: Seat) -> set[str]:
    """The cards that a seat may legally play, as text."""
    return {str(c) for c in legal_cards(table, seat)}


def known(table: Table, text: str) -> tuple[str, tuple[Seat, ...]]:
    """By which clause a card is known, and who may not use it."""
    one: Card = card(text)
    return next((i.cite, i.may_not) for i in table.information if i.card is one)


def words(messages: tuple[Msg, ...]) -> list[str]:
    """Messages as they are said."""
    return [say(m) for m in messages]
