"""Auctions as the tests of Laws 17 to 39 begin with them: calls in short, `N:1S E:P`, and lines of the notation."""

from bridgetable.game.boards import Board, Vulnerability
from bridgetable.game.deals import deal
from bridgetable.game.obligations import AuctionDuty, LeadMayBeBarred, MustPass
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table, new_table
from bridgetable.session.act import act
from bridgetable.session.notation import action
from bridgetable.session.sitting import Sitting

DEAL = "N:AQJ74.83.KT6.A92 62.AKJ954.Q83.K5 K83.Q72.AJ72.T84 T95.T6.954.QJ763"
Row = tuple[str, str, str]


def auction(dealer: str, *lines: str) -> Sitting:
    """The sitting after these lines; one like `N:1S E:P` is several calls."""
    now = Sitting(new_table(Board(1, Seat[dealer], Vulnerability.NONE, deal(DEAL))))
    for line in lines:
        for one in each(line):
            now = act(now, action(one))
    return now


def each(line: str) -> list[str]:
    """The lines of the notation for a line in short."""
    if line[1:2] != ":":
        return [line]
    return [f"{word[0]} calls {'Pass' if word[2:] == 'P' else word[2:]}" for word in line.split()]


def record(table: Table) -> list[Row]:
    """The record of the auction: whose call, which, and what has become of it."""
    return [(str(m.seat), str(m.call), m.standing.value) for m in table.auction.made]


def keys(now: Sitting) -> tuple[str, ...]:
    """The keys of the options of the question that waits."""
    assert now.pending is not None
    return now.pending.keys


def standing(table: Table) -> list[str]:
    """The calls that count."""
    return [f"{m.seat}:{m.call}" for m in table.auction.standing]


def must_pass(table: Table) -> list[tuple[str, str, str]]:
    """Who must pass, how long, and by which clause."""
    return [(str(o.seat), o.scope.value, o.cite) for o in table.obligations if isinstance(o, MustPass)]


def may_be_barred(table: Table) -> list[Seat]:
    """The players whose partner's first lead may be restricted, if they defend."""
    return [o.seat for o in table.obligations if isinstance(o, LeadMayBeBarred)]


def duties(table: Table) -> list[AuctionDuty]:
    """What players are bound to in the auction."""
    return [o for o in table.obligations if isinstance(o, AuctionDuty)]


def settled(table: Table) -> list[tuple[str, str, str]]:
    """Each irregularity: its kind, its stage, and the clause that settled it."""
    return [(i.kind.value, i.stage.value, i.settled_by) for i in table.irregularities]
