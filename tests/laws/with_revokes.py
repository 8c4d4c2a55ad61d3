"""Sittings in which somebody has revoked: two deals, tricks in short, and lines of the notation."""

from collections.abc import Iterator

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.cards import Card, card
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.session.sitting import Sitting
from bridgetable.views.words.prose import say

HEARTS = "N:T86.J982.K6.A852 Q54.A3.AT75.9643 AKJ93.QT5.842.T7 72.K764.QJ93.KQJ"
SLAM = "N:T864.QJ72.AK6.A8 Q5.84.T752.J9642 AKJ93.AK5.84.KT7 72.T963.QJ93.Q53"
TWELVE = "N:KT42.642.AJT72.5 8.T93.KQ964.K942 AJ653.AQJ.53.AJ6 Q97.K875.8.QT873"
NORTH_LEADS = "W CK CA C3 C7"
BEFORE_TRICK_4 = "W DQ DA D2 D4|N S4 S5 SA S2|S HA H3 H2 H4"
EAST_RUFFS = f"{BEFORE_TRICK_4}|S HK H6 H7 SQ"
BEFORE_TRICK_12 = (
    "W D8 D2 DK D3|E DQ D5 C3 DA|N DJ D4 S3 H5|N H2 H3 HQ HK|W C7 C5 C9 CJ|S C6 C8 S4 C2"
    "|W H7 H6 HT HJ|S SA S7 ST S8|S S5 S9 SK C4|N D7 D6 S6 H8|N DT D9 CA CT"
)


def after(*lines: str, deal: str = SLAM, contract: str = "6S by S") -> Sitting:
    """The sitting after these lines; `N H2 H3 HQ HK` is a trick led by North, and a stroke parts several lines."""
    body = "\n".join(action for text in lines for line in text.split("|") for action in actions(line))
    head = f"bridgetable 1\nboard: 4\ndealer: S\nvulnerable: None\ndeal: {deal}\ncontract: {contract}\n\n"
    return acted_out(read_journal(f"{head}{body}\n")).now


def actions(line: str) -> Iterator[str]:
    """The actions of a line: four of a trick written in short, or the line itself."""
    words = line.split()
    if words[0] not in Seat.__members__ or words[1].islower():
        yield line
        return
    for place, text in enumerate(words[1:]):
        yield f"{SEATS[(Seat[words[0]] + place) % 4]} {'plays' if place else 'leads'} {text}"


def keys(now: Sitting) -> tuple[str, ...]:
    """Whose question waits, its clause, and the keys of its options."""
    return () if now.pending is None else (str(now.pending.by), now.pending.cite, *now.pending.keys)


def stages(table: Table) -> list[tuple[str, str]]:
    """How far each irregularity has come, and by which clause."""
    return [(i.stage.value, i.settled_by) for i in table.irregularities]


def penalty_cards(table: Table) -> dict[str, str]:
    """Each penalty card with its sort."""
    return {str(p.card): "major" if p.major else "minor" for p in table.penalty_cards}


def may_not_use(table: Table, text: str) -> tuple[Seat, ...]:
    """Who may not use what he knows of a card."""
    one: Card = card(text)
    return next(i.may_not for i in table.information if i.card is one)


def trick_of(table: Table, number: int) -> str:
    """The cards of a trick (1 to 13) in the order in which they were put down."""
    return " ".join(str(p.card) for p in table.tricks[number - 1].cards)


def said(now: Sitting) -> list[str]:
    """What was said in the last ruling, without clauses."""
    case = now.cases[-1] if now.cases else now.ruled[-1]
    return [say(s.words) for s in case.progress.said]


def transfers(table: Table) -> list[tuple[str, tuple[int, ...]]]:
    """The clause of each transfer and the tricks given."""
    return [(t.cite, t.from_tricks) for t in table.transfers]
