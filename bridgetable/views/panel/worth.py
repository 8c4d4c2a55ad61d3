"""The worth of each option, as the column beside the options shows it: only to an eye that sees all hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetable.game.calls import Strain
from bridgetable.game.messages import Msg
from bridgetable.game.seats import SEATS, Side
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.session.sitting import Sitting
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.words.prose import SEAT_NAMES, SHORT_SIDES, say, signed

if TYPE_CHECKING:
    # The first picture does without the engine that reckons it.
    from bridgetable.worth.options import OptionWorth, QuestionWorth
    from bridgetable.worth.position import DealTable

HEADING = tr("best play")
FOR_THE_LESSON = tr("For the lesson: at a table nobody is told this.")


@frozen
class WorthView:
    """The worth of an option: tricks in figures (empty where a score has none), signed score, and a sentence."""

    key: str
    tricks: str
    score: str
    before: str  # stands before the tricks where they are a bound
    is_best: bool  # no other option is better
    brief: str  # all of it on one short line
    said: str


@frozen
class ColumnView:
    """The column: its heading, a line each, and the words for each option by its key."""

    heading: tuple[str, ...]
    rows: tuple[WorthView, ...] = ()

    def of(self, key: str) -> WorthView | None:
        """The row of the option with this key, if there is one."""
        return next((row for row in self.rows if row.key == key), None)


def is_for(eye: Eye, sitting: Sitting) -> bool:
    """True where an eye may be told what the options are worth: only one that sees all hands, and with a contract."""
    # Best play needs all four hands: whoever sees fewer would learn from it where the cards are.
    return eye is Watcher.ALL and sitting.pending is not None and sitting.table.contract is not None


def empty_column(table: Table) -> ColumnView:
    """The column before anything is known: whose tricks will stand in it."""
    side = () if table.declarer is None else (SHORT_SIDES[table.declarer.side],)
    return ColumnView((HEADING, *side))


def column_of(worth: QuestionWorth) -> ColumnView:
    """The column of a question."""
    rows = tuple(row_of(worth, one) for one in worth.options)
    return ColumnView((HEADING, SHORT_SIDES[worth.side]), rows)


def row_of(worth: QuestionWorth, one: OptionWorth) -> WorthView:
    """The row of one option."""
    tricks = "" if one.tricks is None else str(one.tricks)
    return WorthView(
        one.key,
        tricks,
        signed(one.points),
        tr("about") if one.about else "",
        one.key in worth.best,
        say(brief_of(worth, one)),
        say(sentence_of(worth, one)),
    )


def brief_of(worth: QuestionWorth, one: OptionWorth) -> Msg:
    """The worth of an option, on one short line."""
    points = signed(one.points)
    if one.tricks is None:
        return Msg("{side:short} {points}", side=worth.side, points=points)
    words = "{side:short} {tricks} tricks, {points}"
    if one.about:
        words = "{side:short} about {tricks} tricks, {points}"
    return Msg(words, side=worth.side, tricks=one.tricks, points=points)


def sentence_of(worth: QuestionWorth, one: OptionWorth) -> Msg:
    """The worth of an option, in a sentence."""
    points = signed(one.points)
    if one.tricks is None:
        return Msg("{side:short} {points}.", side=worth.side, points=points)
    words = "By best play {side:short} take {tricks} tricks, {points}."
    if one.about:
        words = "By best play {side:short} take about {tricks} tricks, {points}."
    return Msg(words, side=worth.side, tricks=one.tricks, points=points)


# --- the deal ---------------------------------------------------------------------------------------------------------


@frozen
class DealTableView:
    """The double-dummy table of a deal: the denominations as heads, and for each seat its name and its tricks."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[tuple[str, bool], ...]], ...]  # beside each number whether it is seven or more


def table_view_of(table: DealTable) -> DealTableView:
    """The double-dummy table of a deal, North and South above East and West so that a side stands together."""
    seats = sorted(SEATS, key=lambda seat: (seat.side is not Side.NS, seat))
    rows = tuple((SEAT_NAMES[s], tuple((str(n), n >= 7) for n in table[s])) for s in seats)
    return DealTableView(tuple(strain.in_words for strain in Strain), rows)
