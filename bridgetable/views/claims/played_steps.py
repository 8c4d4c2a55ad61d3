"""The steps of a claim that is being made as they are played: the tricks that each makes, one of them on the table."""

from itertools import accumulate, takewhile
from operator import add

from bridgetable.game.claims import Plays
from bridgetable.game.endings.walk import Walked, walked
from bridgetable.game.seats import SEATS
from bridgetable.game.statements.rewriting import items_of
from bridgetable.game.table import Claimed, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.laws.law_70_lines import Considered, claimer_of, ending_of, said_by
from bridgetable.views.claims.line import LineTrick, in_trick
from bridgetable.views.claims.steps import StepRow, rows_of
from bridgetable.views.eyes import Eye, may_see
from bridgetable.views.table.table_view import TableView


@frozen
class StepTrick:
    """A trick that a claim plays: its number and cards, all that was played up to it, the places of its steps."""

    trick: LineTrick
    plays: Plays
    places: frozenset[int]


def tricks_of_claim(table: Table, claim: Claimed, eye: Eye) -> tuple[StepTrick, ...]:
    """The tricks that a claim plays, up to words that are asked about; none where a hand is hidden from this eye."""
    hidden = (c for seat in SEATS for c in table.hands[seat] if not may_see(eye, table, seat, c))
    if table.contract is None or next(hidden, None) is not None:
        return ()
    items = takewhile(lambda item: item.part is None or item.part.steps is not None, items_of(said_by(table, claim)))
    stated = [(place, item.step) for place, item in enumerate(items) if item.step is not None]
    considered = Considered(ending_of(table), claimer_of(table, claim))
    steps, planner = tuple(step for _, step in stated), considered.planner
    meant = [(place, one) for n, (place, step) in enumerate(stated) for one in planner.of_step(steps, n, step)]
    tricks = walked(considered.ending, evolve(considered.claimer, statement=tuple(one for _, one in meant)))
    plays = tuple(accumulate((one.plays for one in tricks), add))
    first, places = len(table.winners) + 1, [place for place, _ in meant]
    return tuple(
        StepTrick(trick_of(one, number, claim), so_far, frozenset(places[n] for n in one.taken))
        for number, (one, so_far) in enumerate(zip(tricks, plays, strict=True), first)
    )


def trick_of(one: Walked, number: int, claim: Claimed) -> LineTrick:
    """A trick (1 to 13) that is played as the claimer said."""
    is_lost = one.winner.side is not claim.seat.side
    return LineTrick(number, one.plays, one.winner, dict(one.plays)[one.winner], is_lost, "")


def played_rows(table: Table, claim: Claimed, eye: Eye) -> tuple[StepRow, ...]:
    """The rows of a claim’s steps, each with the tricks in which it is played."""
    tricks = tricks_of_claim(table, claim, eye)
    return tuple(
        evolve(row, tricks=tuple(one.trick.number for one in tricks if row.place in one.places))
        for row in rows_of(said_by(table, claim))
    )


def on_step(view: TableView, table: Table, claim: Claimed, row: StepRow) -> TableView:
    """The view with the last trick that a step makes complete on the mat; the view itself where it makes none."""
    for one in reversed(tricks_of_claim(table, claim, view.eye)):
        if row.place in one.places:
            label = tr("Preview of step {number}: trick {trick}", number=row.number, trick=one.trick.number)
            shown = in_trick(view, table, one.trick, one.plays)
            spoken = f"{one.trick.led}. {one.trick.result}"
            return evolve(shown, trick=evolve(shown.trick, led=spoken), looked=label)
    return view
