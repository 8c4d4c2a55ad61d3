"""Law 23: Comparable call."""

from bridgetable.game.calls import Call
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Review
from bridgetable.game.values import frozen
from bridgetable.laws.law_12_directors_powers import redress
from bridgetable.laws.law_23_meanings import side_by_side
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Reviewed
from bridgetable.rulings.ruling import Ruling

ASSISTED = "23C"
NOT_COMPARABLE = "no"
BY_METHODS = Msg("Judge by the methods of {side}, not by the cards held.")
SIMILAR, SUBSET, PURPOSE = TESTS = ("similar", "subset", "purpose")
"""The keys of the three tests of Law 23A."""
AS_SHOWN = Msg("What an artificial call shows counts, not what it names.")


@frozen
class Compared:
    """A call taken back and the call made instead, and what follows if they are comparable, and if they are not."""

    seat: Seat
    withdrawn: Call
    call: Call
    if_comparable: Msg
    if_not: Msg
    cites_if_comparable: tuple[str, ...]
    cites_if_not: tuple[str, ...]


@clause("23A1", "23A2", "23A3")
def is_comparable(compared: Compared, ruling: Ruling) -> bool:
    """Ask the director which of the three tests the call meets, if any; one is enough."""
    old, new = compared.withdrawn, compared.call
    good = (compared.if_comparable,)
    cites = compared.cites_if_comparable
    options = (
        Option(SIMILAR, Msg("Yes: it has the same or a similar meaning"), good, ("23A1", *cites)),
        Option(SUBSET, Msg("Yes: all it can show, {old} could show too", old=old), good, ("23A2", *cites)),
        Option(PURPOSE, Msg("Yes: it has the same purpose, such as asking"), good, ("23A3", *cites)),
        Option(NOT_COMPARABLE, Msg("No"), (compared.if_not,), compared.cites_if_not),
    )
    question = Msg("Is {new} comparable with {old}?", new=new, old=old)
    shown = tuple(side_by_side(ruling.looks_again(), compared.seat, old, new))
    return ruling.judge("23A", question, options, (*shown, *criteria(compared))) != NOT_COMPARABLE


@clause("29C")
def criteria(compared: Compared) -> tuple[Msg, ...]:
    """The criteria by which the director judges: the methods of the pair, and the meanings of the calls."""
    return BY_METHODS.with_arguments(side=compared.seat.side), AS_SHOWN


@clause("23C", "27D", "12B1", "12C1b")
def did_it_help(review: Review, ruling: Ruling) -> None:
    """Play has ended: whether the outcome could well have been different without what the infraction helped."""
    one = ruling.table.irregularity(review.irregularity)
    words = "{seat}: {kind}, {call}. It was replaced, and the auction went on freely."
    ruling.says(Msg(words, seat=one.seat, kind=one.kind.value, call=one.call), review.about.cite)
    side = one.seat.side.other
    question = Msg("Did it help {own:short} to a result that damages {side:short}?", own=side.other, side=side)
    redress(review.about.cite, question, side, ruling, HELP, PROBABLE)
    ruling.orders(Reviewed(review.about.cite, review))


HELP = (
    Msg("Could the outcome well have been different without the help of the infraction?"),
    Msg("A lucky guess stands; a result that the pair could hardly have reached otherwise does not."),
)
PROBABLE = (Msg("The probable outcome had the infraction not occurred."),)
