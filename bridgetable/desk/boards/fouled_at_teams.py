"""A board found fouled or not playable in a team match."""

from enum import Enum
from typing import Annotated

from bridgetable.desk.calculation import Only, calculation
from bridgetable.desk.protocol import Finding, Judged, Question, finding, found
from bridgetable.desk.sorts import Choice, YesOrNo
from bridgetable.desk.working import Step, Working
from bridgetable.game.rows import one_row_each
from bridgetable.game.values import frozen
from bridgetable.language import tr


class Cause(Enum):
    """The way in which a board came to be fouled."""

    COUNT_UNSEEN = tr("a wrong number of cards, and none has looked")
    COUNT_SEEN = tr("fourteen cards looked at before they were counted")
    ANGLE_FIRST = tr("put back at right angles in the first room")
    ANGLE_SECOND = tr("laid at right angles in the second room")
    ONE_SIDE = tr("cards exchanged or faced by one side alone")
    WITH_OPPONENT = tr("cards exchanged with an opponent’s hand")
    SAME_WAY = tr("played the same way at both tables")


@frozen(kw_only=True)
class Fouled(Judged):
    """The cause, whether it is played again, and the one result that was made."""

    cause: Annotated[Cause, Choice(tr("the way in which it came about"), Cause)]
    playable: Annotated[
        Question, YesOrNo(tr("the cards can be put right, and the board be played without changing a call"))
    ] = None
    good_result: Annotated[Question, YesOrNo(tr("the only result made is clearly favourable to one side"))] = None
    used: Annotated[
        Question, YesOrNo(tr("the director uses it, as he may (in England not for a team at fault)")), Only("2007")
    ] = None
    known: Annotated[Question, YesOrNo(tr("somebody could know the result of the match without this board"))] = None
    disrupts: Annotated[Question, YesOrNo(tr("playing it again would disturb the progress of the event"))] = None


CORRECTED = finding(
    tr("Put the cards right and play on"),
    tr("Nobody who had too many cards has seen them: no penalty."),
    "13A1",
    cause=Cause.COUNT_UNSEEN,
)
PLAYED = finding(
    tr("Put the cards right and play; adjust if it mattered"),
    tr("The board is played although a card was seen, or a hand called on."),
    "13A2",
    "13B1",
    cause=Cause.COUNT_SEEN,
    playable=True,
    then=(Step(tr("Who did not count his cards may be penalised."), ("90B7",)),),
)
PLAYED_ONCE = tuple(cause for cause in Cause if cause not in {Cause.COUNT_UNSEEN, Cause.SAME_WAY})
GOOD_RESULT = finding(
    tr("An assigned score that keeps the good result"),
    tr("One result was obtained, clearly favourable to the side: a score is assigned, whoever is at fault."),
    "86B1",
    cause=PLAYED_ONCE,
    good_result=True,
    then=(Step(tr("There is no further penalty. See “Result at the other table”."), ("12C1c",)),),
)
BOTH = Step(
    tr("Both sides are at fault: each pays the standard amount, or has average minus where it is cancelled."), ("90B7",)
)
ONE = Step(tr("The side at fault pays the standard amount, or has average minus where it is cancelled."), ("90B7",))
LOOKED = Step(
    tr("Each side that looked pays the standard amount, or has average minus where it is cancelled."), ("90B7",)
)
COUNTED_WRONG = finding(
    tr("Cancel the board; artificial scores"),
    tr("It cannot be put right, or was found after play: the score is adjusted, and no new deal takes its place."),
    "13B2",
    "13D",
    cause=Cause.COUNT_SEEN,
    then=(Step(tr("A side of which a player did not count is at fault, and may be penalised."), ("90B7",)),),
)
PAYS: dict[Cause, Step | None] = one_row_each(
    Cause,
    {
        Cause.COUNT_UNSEEN: None,
        Cause.COUNT_SEEN: None,
        Cause.ANGLE_FIRST: BOTH,
        Cause.ANGLE_SECOND: LOOKED,
        Cause.ONE_SIDE: ONE,
        Cause.WITH_OPPONENT: BOTH,
        Cause.SAME_WAY: BOTH,
    },
)
"""The step that says which side pays where the board is cancelled or dealt anew; a wrong number has its own rows."""


def rows_of(good_result: Finding, held_up: str) -> tuple[Finding, ...]:
    """The rows with that of a good result at the other table, and the clause by which what holds the event up goes."""
    return (
        CORRECTED,
        PLAYED,
        good_result,
        COUNTED_WRONG,
        *(
            row
            for cause, step in PAYS.items()
            if step is not None
            for row in (
                finding(
                    tr("Cancel the board; artificial scores"),
                    tr("No board is dealt anew where somebody could know the match without it."),
                    "86A",
                    cause=cause,
                    known=True,
                    then=(step,),
                ),
                finding(
                    tr("Cancel the board; artificial scores"),
                    tr("The event would be held up."),
                    held_up,
                    cause=cause,
                    disrupts=True,
                    then=(step,),
                ),
                finding(
                    tr("Deal the board anew and play it"),
                    tr("At the first chance: in this stanza, or in the next; a whole set with the same line-up."),
                    "6D3",
                    cause=cause,
                    then=(step,),
                ),
            )
        ),
    )


ROWS = rows_of(GOOD_RESULT, "86B2")


@calculation(
    tr("Fouled board at teams"),
    tr("A board fouled or unplayable at the second table of a team match: deal anew, cancel or assign, and who pays."),
    "86A",
    "86B2",
    "87A",
    "87C",
    handbook=("6.2", "147.3", "147.4", "147.5"),
)
def fouled_at_teams(given: Fouled) -> Working:
    """The first row that fits."""
    return found(ROWS, given, REMARKS)


TURNED = Step(tr("Hands turned by 90 degrees are fouled, not arrow-switched."), ("87A",))
REMARKS = (
    Step(
        tr("With one result at one table 86B1 holds; with results at both, made in different forms, 86B2."),
        ("86B1", "86B2"),
    ),
    TURNED,
)
