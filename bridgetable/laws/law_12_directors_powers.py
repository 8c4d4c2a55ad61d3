"""Law 12A and 12B2: When the director may adjust a score."""

from __future__ import annotations

from enum import StrEnum
from typing import assert_never

from bridgetable.game.irregularities import Moment
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Adjustment
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.no_result import no_result
from bridgetable.laws.law_12_assigned_score import BOTH, assign_outcome, result_words
from bridgetable.laws.law_12_damage import divide, redress
from bridgetable.laws.law_82_directors_error import each_side
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Reserved, Reviewed
from bridgetable.rulings.ruling import Ruling


@frozen
class Application:
    """A player, or nobody but the director himself, wants the score adjusted."""

    # `too_late` tells that the period for it is over, `ended` that play has ended.
    by: Seat | None
    too_late: bool
    ended: bool

    @property
    def review(self) -> Review:
        """The review kept for the end of play."""
        return Review(ReviewOf.APPLICATION, by=self.by)


def application_of(table: Table, by: Seat | None) -> Matter:
    """The application of a player, or the director's own wish, at this time."""
    late = Moment.CORRECTION_OVER in table.moments
    return matter("12", may_adjust, Application(by, late, table.phase is Phase.END))


def applied_for(table: Table) -> Matter | None:
    """The first application that was kept for the end of play."""
    found = next((r for r in table.reviews if r.about is ReviewOf.APPLICATION and not r.done), None)
    return None if found is None else application_of(table, found.by)


@clause("12A")
def may_adjust(asked: Application, ruling: Ruling) -> None:
    """Whether the director is empowered to adjust the score, on a player's application or on his own initiative."""
    if asked.by is None:
        ruling.says(Msg("The director looks at the score on his own initiative."), "12A")
    else:
        ruling.says(Msg("{seat} applies for an adjusted score.", seat=asked.by), "12A")
    if asked.too_late:
        ruling.says(Msg("It is too late: the score stands."), "79C", "92B" if asked.by is not None else "81C3")
    elif asked.ended:
        by_its_ground(ruling)
    else:
        while_playing(asked, ruling)
    if asked.review in ruling.table.reviews and (asked.ended or asked.too_late):
        ruling.orders(Reviewed("12A", asked.review))


@clause("12A2")
def while_playing(asked: Application, ruling: Ruling) -> None:
    """Before the end the board is played on, unless no rectification can let it be played normally."""
    on = Option("later", Msg("Yes, it is played on"), (Msg("The score is looked at when play has ended."),), ("12A",))
    off = Option("no", Msg("No"), (Msg("No rectification can help: each side is given a score."),), ("12A2", "12C2a"))
    question = Msg("Can the board be played normally?")
    ruling.looks_again()
    if (
        ruling.judge(
            "12A2", question, (on, off), (Msg("Find a way under the Laws to have it played, if there is one."),)
        )
        == "no"
    ):
        no_result("12A2", Side.NS if asked.by is None else asked.by.side, ruling)
    else:
        ruling.orders(Reserved("12A", asked.review))


# --- the grounds ------------------------------------------------------------------------------------------------------


class Ground(StrEnum):
    """On what ground a score may be adjusted, or may not; the value is the key of the option."""

    VIOLATION = "violation"
    LAW = "law"
    RULING = "ruling"
    OWN_PART = "own part"
    HARSH = "harsh"
    NONE = "none"


def by_its_ground(ruling: Ruling) -> None:
    """Ask on what ground the score may be adjusted, and adjust it if there is one."""
    ground = Ground(ruling.judge("12A", Msg("On what ground may the score be adjusted?"), grounds(ruling.table)))
    match ground:
        case Ground.VIOLATION:
            no_rectification_prescribed(ruling)
        case Ground.LAW:
            adjusted_for("12A", ruling)
        case Ground.RULING:
            each_side("12A3", ruling)
        case Ground.OWN_PART:
            part_of_their_own(ruling)
        case Ground.HARSH:
            no_matter_how_harsh(ruling)
        case Ground.NONE:
            ruling.says(Msg("No law empowers the director: the score stands."), "12A")
        case _:
            assert_never(ground)


def grounds(table: Table) -> tuple[Option, ...]:
    """The grounds that there can be, and what is none."""
    for_them = (Msg("The side that did nothing wrong may be given an adjusted score."),)
    neither = (Msg("Both sides count as having done nothing wrong."),)
    stands = (Msg("That is no ground: the score stands."),)
    offered = [
        Option(Ground.VIOLATION, Msg("No rectification is prescribed for such a violation"), for_them, ("12A1",)),
        Option(Ground.LAW, Msg("A law says that the score is adjusted"), for_them, ("12A",)),
        Option(Ground.RULING, Msg("A rectification was carried out wrongly"), neither, ("12A3", "82C")),
        Option(Ground.HARSH, Msg("The rectification was too harsh, or too kind"), stands, ("12B2",)),
        Option(Ground.NONE, Msg("None of these"), (result_words(table),), ("12A",)),
    ]
    if given_to_both(table) is not None:
        apart = (Msg("Each side is scored apart."),)
        offered.insert(3, Option(Ground.OWN_PART, Msg("A side did part of the damage itself"), apart, ("12C1e",)))
    return tuple(offered)


@clause("12A1")
def no_rectification_prescribed(ruling: Ruling) -> None:
    """The Laws prescribe no rectification for what was done: the non-offenders may be given an adjusted score."""
    adjusted_for("12A1", ruling)


WITHOUT_IT = (Msg("The probable outcome had the infraction not occurred."),)


def adjusted_for(cite: str, ruling: Ruling) -> None:
    """Ask whose infraction it was, and whether it did damage."""
    side = innocent_side(cite, ruling, BOTH_OFFENDED)
    if side is None:
        both_offended(cite, ruling)
        return
    redress(cite, Msg("Did it damage {side}?", side=side), side, ruling, WITHOUT_IT)


BOTH_OFFENDED = Option("both", Msg("Both sides"), (Msg("Each side is scored apart, as an offender."),), ("12C1a",))


def innocent_side(cite: str, ruling: Ruling, *others: Option) -> Side | None:
    """Ask which side offended; the other, or nothing when both did."""
    options = (*(Option(str(s), Msg("{side}", side=s), (), (cite,)) for s in Side), *others)
    key = ruling.judge(cite, Msg("Which side committed the infraction?"), options)
    return None if key == BOTH_OFFENDED.key else Side[key].other


@clause("12C1a", "12C1b")
def both_offended(cite: str, ruling: Ruling) -> None:
    """Both sides offended: each is scored apart, by the probable outcome with every doubt resolved against it."""
    for side in Side:
        against = Msg("The probable outcome; {side} offended, so doubt is resolved against them.", side=side)
        assign_outcome(side.other, cite, ruling, (against,), sides=(side,))


@clause("12B2")
def no_matter_how_harsh(ruling: Ruling) -> None:
    """A rectification that the Laws prescribe is not changed because it seems too severe, or of advantage to a side."""
    ruling.says(Msg("What the Laws prescribe holds, however hard or soft it falls: the score stands."), "12B2")


# --- a score already assigned -----------------------------------------------------------------------------------------


def given_to_both(table: Table) -> Adjustment | None:
    """The score that was assigned to both sides in place of one got at the table, if it stands."""
    last = table.adjustments[-1] if table.adjustments else None
    return last if last is not None and last.sides == BOTH and not table.cancelled else None


@clause("12C1e")
def part_of_their_own(ruling: Ruling) -> None:
    """A score was assigned to both sides: it stays with the offenders, the others get relief for their part alone."""
    given = given_to_both(ruling.table)
    side = None if given is None else innocent_side("12C1e", ruling)
    if given is not None and side is not None:
        divide(given.outcomes(ruling.table.contract), side, ruling)
