"""Entries about the score, for a player and for the director, and for rulings that the director can take back."""

from functools import partial

from bridgetable.formats.lawbook import heading_of
from bridgetable.game.outcomes import PASSED_OUT
from bridgetable.game.seats import Seat
from bridgetable.gui.commands.spoken.entry import MenuEntries, MenuEntry, plain
from bridgetable.language import tr
from bridgetable.session.adjust import actions
from bridgetable.session.director.actions import TakeBackRuling
from bridgetable.session.director.past_rulings import last_ruling
from bridgetable.session.notation import action
from bridgetable.session.sitting import Sitting
from bridgetable.views.numbering import law_number
from bridgetable.views.table.offers import Group

TAKE_BACK = tr("Take back a ruling")


def to_take_back(sitting: Sitting) -> MenuEntries:
    """The rulings that can be taken back (82C), the last first, one for each law."""
    for law in dict.fromkeys(case.matter.law for case in reversed(sitting.ruled)):
        if last_ruling(sitting, law) is not None:
            book = sitting.table.book
            words = tr("Law {law}, {law_heading}…", law=law_number(law, book), law_heading=heading_of(law, book))
            yield MenuEntry(Group.SAY, words, partial(TakeBackRuling, law), tr("Why it was wrong:"), may_be_empty=True)


SCORE = Group.SCORE
WHY = tr("For which reason:")


def of_player(seat: Seat) -> MenuEntries:
    """The entries for a player's words about the score of the board."""
    counted = tr("How many tricks he says declarer’s side has won:")
    yield MenuEntry(
        SCORE, tr("Counts other tricks…"), lambda words: action(f"{seat} counts {words} tricks"), counted, "9"
    )
    entered = tr("The score in points of North–South, such as +420:")
    yield MenuEntry(SCORE, tr("Enters the score…"), lambda words: action(f"{seat} enters NS {words}"), entered, "+420")
    penalised = tr("Give a procedural penalty…")
    yield MenuEntry(SCORE, penalised, partial(actions.Penalise, seat), tr("For what:"), may_be_empty=True)
    disciplined = tr("Give a disciplinary penalty…")
    yield MenuEntry(SCORE, disciplined, partial(actions.Discipline, seat), tr("For what:"), may_be_empty=True)
    applied = tr("Applies for an adjusted score…")
    yield MenuEntry(SCORE, applied, lambda words: actions.ApplyForScore(seat, words), WHY, may_be_empty=True)


def of_director() -> MenuEntries:
    """The entries for what all agree on, and for what the director does of his own accord or hears of other tables."""
    agreed = tr("How many tricks declarer’s side has won:")
    yield MenuEntry(
        SCORE, tr("All agree on the tricks…"), lambda words: action(f"all agree on {words} tricks"), agreed, "9"
    )
    yield MenuEntry(SCORE, tr("Adjust the score…"), actions.AwardScore, WHY, may_be_empty=True)
    yield MenuEntry(
        SCORE, tr("The board is fouled…"), actions.FindFouled, tr("How it differed elsewhere:"), may_be_empty=True
    )
    why = tr("Why they cannot be compared:")
    yield MenuEntry(SCORE, tr("Results cannot be compared…"), actions.FindIncomparable, why, may_be_empty=True)
    there = tr("Contract, declarer and points, such as “4S S +420”, or “passed out”:")
    yield MenuEntry(SCORE, tr("The other table…"), lambda words: action(f"other table: {words}"), there, PASSED_OUT)
    field = tr("The scores in points of North–South, such as “+420 -50 +450”:")
    yield MenuEntry(SCORE, tr("The field…"), lambda words: action(f"field: NS {words}"), field, "+420")
    session = tr("What a side has on its other boards, such as “NS 64%” or “NS +28 IMPs on 7 boards”:")
    yield MenuEntry(SCORE, tr("The session…"), lambda words: action(f"session: {words}"), session, "NS 50%")
    yield plain(SCORE, tr("It is a knockout match"), actions.TellKnockout())
    worked = tr("What was worked out for this board, such as “A6040”:")
    yield MenuEntry(SCORE, tr("Enter a result in words…"), actions.EnterResult, worked, "A6040")
