"""Sittings in which somebody leads out of turn: two deals, who won the first trick, and lines of the notation."""

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.table import Table
from bridgetable.rulings.explore import Leaf, leaves
from bridgetable.session.sitting import Sitting

NO_TRUMP = (
    "board: 15\ndealer: S\nvulnerable: NS\n"
    "deal: N:K94.A75.94.QT652 J82.Q6.QJT83.A97 AQ5.K94.A72.KJ83 T763.JT832.K65.4\ncontract: 3NT by S\n"
)
SPADES = (
    "board: 7\ndealer: S\nvulnerable: All\n"
    "deal: N:T864.QJ72.K6.A85 Q5.84.AT752.9642 AKJ93.AK5.84.T73 72.T963.QJ93.KQJ\ncontract: 4S by S\n"
)
NORTH_WON = "W leads CK|N plays CA|E plays C2|S plays C3"
WEST_WON = "W leads CK|N plays C5|E plays C2|S plays C3"
EAST_WON = "W leads DQ|N plays DK|E plays DA|S plays D4"
SOUTH_WON = "W leads C4|N plays C2|E plays C7|S plays CK"


def acted(board: str, *lines: str) -> Sitting:
    body = "\n".join(line for text in lines for line in text.split("|"))
    return acted_out(read_journal(f"bridgetable 1\n{board}\n{body}\n")).now


def opening(*lines: str) -> Sitting:
    """3NT by South, West to lead; nothing has been led."""
    return acted(NO_TRUMP, *lines)


def in_play(*lines: str) -> Sitting:
    """4S by South, West to lead; nothing has been led."""
    return acted(SPADES, *lines)


def keys(now: Sitting) -> tuple[str, tuple[str, ...]]:
    """The clause that asks and the keys of its options."""
    assert now.pending is not None
    return now.pending.cite, now.pending.keys


def settled(table: Table) -> list[tuple[str, str]]:
    """The stage of each irregularity and the clause that brought it there."""
    return [(i.stage.value, i.settled_by) for i in table.irregularities]


def ends(now: Sitting) -> list[Leaf]:
    """Every way in which the case that is open can go."""
    matter = now.cases[-1].matter
    return list(leaves(matter.procedure, matter.subject, now.cases[-1].base))
