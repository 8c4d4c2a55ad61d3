"""Law 76: Spectators: what one does at the table, and what the players learn by it."""

from bridgetable.game.irregularities import Irregularity, Kind, Spectating, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.rows import one_row_each
from bridgetable.game.screens import is_across
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_16_other_sources import overheard
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Found, Settled
from bridgetable.rulings.ruling import Ruling

ACTS: dict[Spectating, tuple[str, str]] = one_row_each(
    Spectating,
    {
        Spectating.LOOKS: ("76B1", "The spectator behind {behind} looked at {other:s} hand as well."),
        Spectating.REACTS: ("76B2", "The spectator behind {behind} reacted to what was called or played: “{words}”"),
        Spectating.REMARKS: ("76B3", "The spectator behind {behind} said: “{words}”"),
        Spectating.TELLS: ("76B3", "The spectator behind {behind} told {other}: “{words}”"),
        Spectating.DISTURBS: ("76B4", "The spectator behind {behind} disturbs {other}."),
        Spectating.POINTS_OUT: ("76B5", "The spectator behind {behind} pointed out: “{words}”"),
        Spectating.TESTIFIES: ("76C1", "The spectator behind {behind} spoke on a matter of fact: “{words}”"),
    },
)
"""Each act of a spectator: its clause, and the sentence that tells it."""
HEARD = frozenset(
    {Spectating.REACTS, Spectating.REMARKS, Spectating.TELLS, Spectating.POINTS_OUT, Spectating.TESTIFIES}
)


@clause("76B1", "76B2", "76B3", "76B4", "76B5")
def law_of_spectator(table: Table, behind: Seat, what: Spectating, other: Seat | None, *, asked: bool) -> str:
    """The clause that a spectator breaks by this, or nothing when the director has `asked` him about a fact."""
    if what is Spectating.LOOKS and other is not None and table.regulations.several_hands:
        return "76B1" if table.regulations.screens and is_across(behind, other) else ""
    return "" if asked and what is Spectating.TESTIFIES else ACTS[what][0]


def who_hears(what: Spectating, other: Seat | None) -> tuple[Seat, ...]:
    """The players who hear or see it."""
    if what not in HEARD:
        return ()
    return SEATS if other is None else (other,)


def heard(table: Table, what: Spectating, other: Seat | None, words: str) -> Table:
    """The table when players have learnt something from a spectator."""
    for seat in who_hears(what, other):
        table = overheard(table, seat, words)
    return table


@frozen
class Spectator:
    """An act of the spectator behind a player: the player spoken to, if any, and the words."""

    number: int
    behind: Seat
    what: Spectating
    other: Seat | None
    words: str
    trick: int


def of_spectator(_table: Table, one: Irregularity) -> Matter | None:
    """The matter of what a spectator did."""
    what = one.how
    if not isinstance(what, Spectating):
        return None
    name = one.required.removeprefix(what.value).strip()
    other = Seat[name] if name else None
    return matter("76", spectator_acted, Spectator(one.number, one.seat, what, other, one.words, one.trick), one.number)


@clause("76A1")
def spectator_acted(done: Spectator, ruling: Ruling) -> None:
    """The director has control of a spectator; what the players have learnt from him is extraneous information."""
    fields = {"behind": done.behind, "other": done.other, "words": done.words}
    cite, words = ACTS[done.what]
    ruling.says(Msg(words, **{n: v for n, v in fields.items() if "{" + n in words}), cite)
    if done.what is Spectating.POINTS_OUT:
        ruling.says(Msg("What the director learns of in any manner he may rectify."), "81C3")
    stays = Option("stays", Msg("He may stay"), (), ("76A1",))
    goes = Option("goes", Msg("He is sent away"), (), ("76A1",))
    if ruling.judge("76A1", Msg("What becomes of the spectator?"), (stays, goes)) == "goes":
        ruling.says(Msg("The spectator leaves the table."), "76A1")
    ruling.orders(Settled(cite, done.number, Stage.RULED))
    if who_hears(done.what, done.other):
        ruling.orders(Found("16D1", learnt_from(done)))


@clause("16D1")
def learnt_from(done: Spectator) -> Irregularity:
    """The information that one player, or the whole table, has from the spectator."""
    kind = Kind.HEARD_BY_ALL if done.other is None else Kind.OVERHEARD
    seat = done.behind if done.other is None else done.other
    return Irregularity(0, kind, seat, "16D1", done.trick, words=done.words)
