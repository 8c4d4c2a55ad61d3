"""Law 12A, 12B and 12C1e: The director's power to adjust a score; damage, and damage that a side did to itself."""

from enum import Enum, StrEnum
from typing import assert_never

from bridgetable.game.irregularities import Moment
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Adjustment, Outcomes, Relief
from bridgetable.game.regulations import BY_FIELD
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws import law_12_assigned_score as law_12
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.no_result import artificial, no_result
from bridgetable.laws.law_82_directors_error import each_side
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies, varying
from bridgetable.rulings.effects import AdjustedScore, Reserved, Reviewed
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
    return matter("12", may_adjust, Application(by, late, table.phase is Phase.END), rests_on=())


def applied_for(table: Table) -> Matter | None:
    """The first application that was kept for the end of play."""
    found = next((r for r in table.reviews if r.about is ReviewOf.APPLICATION and not r.done), None)
    return None if found is None else application_of(table, found.by)


@clause("12A")
def tell_too_late(asked: Application, ruling: Ruling) -> None:
    """Say that no ruling can be asked for any more, and within what time it could where that is laid down."""
    regulations = ruling.table.regulations
    cites, period = ("79C", "92B"), BY_FIELD["appeals"]
    if asked.by is None:
        cites, period = ("79C", "81C3"), BY_FIELD["correction"]
    if period.differs(regulations, ruling.table.book.edition):
        words = "It is too late after {minutes} minutes: the score stands."
        ruling.says(Msg(words, minutes=getattr(regulations, period.field)), *cites)
    else:
        ruling.says(it_is_too_late(ruling), *cites)


it_is_too_late = varying(Msg("It is too late: the score stands."))
"""That nothing can be asked for any more."""


@clause("12A")
def may_adjust(asked: Application, ruling: Ruling) -> None:
    """The director's power to adjust the score, on a player's application or on his own initiative."""
    if asked.by is None:
        ruling.says(Msg("The director looks at the score on his own initiative."), "12A")
    else:
        ruling.says(Msg("{seat} applies for an adjusted score.", seat=asked.by), "12A")
    if asked.too_late:
        tell_too_late(asked, ruling)
    elif asked.ended:
        by_its_ground(ruling)
    else:
        while_playing(asked, ruling)
    if asked.review in ruling.table.reviews and (asked.ended or asked.too_late):
        ruling.orders(Reviewed("12A", asked.review))


@clause("12A2")
def while_playing(asked: Application, ruling: Ruling) -> None:
    """Before the end the board is played on, unless no rectification can let it be played normally."""
    if ruling.table.phase is Phase.SUSPENDED:
        ruling.says(Msg("Somebody has claimed: the score is looked at when that is settled."), "12A", "68D")
        ruling.orders(Reserved("12A", asked.review))
        return
    on = Option("later", Msg("Yes, it is played on"), (Msg("The score is looked at when play has ended."),), ("12A",))
    off = Option("no", Msg("No"), (Msg("No rectification can help: each side is given a score."),), ("12A2", "12C2a"))
    question = Msg("Can the board be played normally?")
    criteria = (Msg("Find a way under the Laws to have it played, if there is one."),)
    if ruling.judge("12A2", question, (on, off), criteria) == "no":
        no_result("12A2", Side.NS if asked.by is None else asked.by.side, ruling)
    else:
        ruling.orders(Reserved("12A", asked.review))


# --- the grounds ------------------------------------------------------------------------------------------------------


class Ground(StrEnum):
    """The grounds on which a score may be adjusted, or may not; the value is the key of the option."""

    VIOLATION = "violation"
    LAW = "law"
    RULING = "ruling"
    OWN_PART = "own part"
    HARSH = "harsh"
    NONE = "none"


@clause("12A1", "12B2")
def by_its_ground(ruling: Ruling) -> None:
    """Ask on what ground the score may be adjusted, and adjust it if there is one."""
    # A rectification that the Laws prescribe is not changed because it seems too severe, or of advantage to a side.
    ground = Ground(ruling.judge("12A", Msg("On what ground may the score be adjusted?"), grounds(ruling.table)))
    match ground:
        case Ground.VIOLATION:
            adjusted_for("12A1", ruling)
        case Ground.LAW:
            adjusted_for("12A", ruling, BOTH_OFFENDED)
        case Ground.RULING:
            each_side("12A3", ruling)
        case Ground.OWN_PART:
            part_of_their_own(ruling)
        case Ground.HARSH:
            ruling.says(Msg("What the Laws prescribe holds, however hard or soft it falls: the score stands."), "12B2")
        case Ground.NONE:
            ruling.says(Msg("No law empowers the director: the score stands."), "12A")
        case _:
            assert_never(ground)


def grounds(table: Table) -> tuple[Option, ...]:
    """The grounds that there can be, and what is none."""
    for_them = (Msg("The side that did nothing wrong may be given an adjusted score."),)
    as_it_says = (Msg("The score is adjusted as that law says."),)
    neither = (Msg("Both sides count as having done nothing wrong."),)
    stands = (Msg("That is no ground: the score stands."),)
    offered = [
        Option(Ground.VIOLATION, Msg("No rectification is prescribed for such a violation"), for_them, ("12A1",)),
        Option(Ground.LAW, Msg("A law says that the score is adjusted"), as_it_says, ("12A",)),
        Option(Ground.RULING, Msg("A rectification was carried out wrongly"), neither, ("12A3", "82C")),
        Option(Ground.HARSH, Msg("The rectification was too harsh, or too kind"), stands, ("12B2",)),
        Option(Ground.NONE, Msg("None of these"), (law_12.result_words(table),), ("12A",)),
    ]
    if given_to_both(table) is not None:
        apart = (Msg("Each side is scored apart."),)
        offered.insert(3, Option(Ground.OWN_PART, Msg("A side did part of the damage itself"), apart, ("12C1e",)))
    return tuple(offered)


WITHOUT_IT = (Msg("The probable outcome had the infraction not occurred."),)


def adjusted_for(cite: str, ruling: Ruling, *others: Option) -> None:
    """Ask whose infraction it was, and whether it did damage."""
    # 12A1 indemnifies a side that did nothing wrong: there both cannot have offended.
    side = innocent_side(cite, ruling, *others)
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
        law_12.assign_outcome(side.other, cite, ruling, (against,), sides=(side,))


# --- a score already assigned -----------------------------------------------------------------------------------------


def given_to_both(table: Table) -> Adjustment | None:
    """The score that was assigned to both sides in place of one got at the table, if it stands."""
    last = table.adjustments[-1] if table.adjustments else None
    return last if last is not None and last.sides == law_12.BOTH and not table.cancelled else None


@clause("12C1e")
def part_of_their_own(ruling: Ruling) -> None:
    """A score was assigned to both sides: it stays with the offenders, the others get relief for their part alone."""
    given = given_to_both(ruling.table)
    side = None if given is None else innocent_side("12C1e", ruling)
    if given is not None and side is not None:
        divide(given.outcomes(ruling.table.contract), side, ruling)


# --- damage, and damage that a side did to itself ---------------------------------------------------------------------


class DamageFinding(Enum):
    """The director's finding about damage; the value is the key of the option."""

    NONE = "no"
    DONE = "yes"
    OWN_PART = "own part"
    UNCLEAR = "unclear"


def damage_options(cite: str, to: Side, ruling: Ruling) -> tuple[Option, Option]:
    """That there was no damage, and that there was."""
    no = Option("no", Msg("No, the score stands"), (law_12.result_words(ruling.table),), (cite,))
    given = Msg("{side} are given the probable result without it.", side=to)
    return no, Option("yes", Msg("Yes, adjust the score"), (given,), (cite, "12C1b"))


@clause("12B1")
def was_damaged(cite: str, question: Msg, to: Side, ruling: Ruling, criteria: law_12.Criteria) -> bool:
    """Ask the director whether the non-offenders were damaged."""
    return ruling.judge(cite, question, damage_options(cite, to, ruling), criteria) == "yes"


@clause("12B1", "12C1d", "12C1e")
def redress(
    cite: str,
    question: Msg,
    to: Side,
    ruling: Ruling,
    criteria: law_12.Criteria,
    probable: law_12.Criteria | None = None,
) -> None:
    """Ask the director whether the non-offenders were damaged, and whether all of it was done to them; then adjust."""
    # `probable` are the criteria for the outcome assigned, where they are others than those for the damage.
    found = what_damage(cite, question, to, ruling, criteria)
    adjust(found, cite, to, (to,), ruling, criteria if probable is None else probable)


@clause("12B1", "12C1d", "12C1e")
def what_damage(cite: str, question: Msg, to: Side, ruling: Ruling, criteria: law_12.Criteria) -> DamageFinding:
    """Ask the director whether a side was damaged, and whether all of it was done to it."""
    part = own_fault_in_short(ruling)
    title = Msg("Yes, but {side:short} did part of it themselves", side=to)
    own = Option(DamageFinding.OWN_PART.value, title, (part,), ("12C1e",))
    by_fault = Msg("Each side is given an artificial score by its fault.")
    unclear = Option("unclear", Msg("Yes, but too much could have happened"), (by_fault,), ("12C1d", "12C2a"))
    return DamageFinding(ruling.judge(cite, question, (*damage_options(cite, to, ruling), own, unclear), criteria))


def adjust(
    found: DamageFinding, cite: str, to: Side, innocent: tuple[Side, ...], ruling: Ruling, probable: law_12.Criteria
) -> None:
    """Adjust the score as the director found; `innocent` are the sides that did nothing wrong, perhaps both."""
    match found:
        case DamageFinding.NONE:
            return
        case DamageFinding.DONE:
            assign_if_better(to, innocent, cite, ruling, probable)
        case DamageFinding.OWN_PART:
            each_apart(cite, to, ruling, probable)
        case DamageFinding.UNCLEAR:
            artificial(cite, tuple(Side), ruling)
        case _:
            assert_never(found)


def assign_if_better(
    to: Side, innocent: tuple[Side, ...], cite: str, ruling: Ruling, criteria: law_12.Criteria
) -> None:
    """Assign the probable outcome, unless it is no better for those who did nothing wrong than the score they have."""
    if innocent == (to,) and law_12.is_two_sided(ruling):
        law_12.two_sided(to, cite, ruling, criteria)
        return
    probable = law_12.judged_outcomes(to, law_12.PROBABLY, ruling, criteria, one_is_innocent=len(innocent) == 1)
    law_12.give_if_better(probable, to, innocent, cite, ruling)


# --- damage that a side did to itself ---------------------------------------------------------------------------------


own_fault_in_short = varying(Msg("An extremely serious error, or a gamble: each side is scored apart."))
"""The measure of what a side has done to itself, in one sentence."""


SERIOUS = (
    Msg("It must have come after the infraction: a fact, not a matter of weights."),
    Msg("An error must be extremely serious for a player of this class, and have nothing to do with the infraction."),
    Msg("A gamble: had it failed, he might have hoped to get the loss back by a ruling."),
    Msg("To bid or play badly, or unsoundly, is not enough."),
)


@varies
@clause("12C1e")
def is_own_fault(to: Side, ruling: Ruling) -> bool:
    """The director judges whether the non-offenders have added to the damage in a way that counts."""
    error = Option("error", Msg("An extremely serious error, unrelated"), (), ("12C1e",))
    gamble = Option("gamble", Msg("A gambling action"), (), ("12C1e",))
    neither = Option("neither", Msg("Neither of the two"), (Msg("Both sides get the same score."),), ("12C1b",))
    question = Msg("What did {side} do themselves?", side=to)
    return ruling.judge("12C1e", question, (error, gamble, neither), SERIOUS, tried=("error", "neither")) != "neither"


def each_apart(cite: str, to: Side, ruling: Ruling, criteria: law_12.Criteria) -> None:
    """The offenders get the outcome without the infraction; the others relief for what was done to them alone."""
    if not is_own_fault(to, ruling):
        law_12.assign_outcome(to, cite, ruling, criteria)
        return
    question = Msg("What would have come of the board without the infraction?")
    each_scored_apart(law_12.judged_outcomes(to, question, ruling, criteria), to, ruling)


def divide(probable: Outcomes, to: Side, ruling: Ruling) -> None:
    """Of a score that was assigned to both sides leave one of them only what the infraction itself cost it."""
    if is_own_fault(to, ruling):
        each_scored_apart(probable, to, ruling)


@varies
@clause("12C1ei", "12C1eii")
def each_scored_apart(probable: Outcomes, to: Side, ruling: Ruling) -> None:
    """The offenders get the score to which rectifying their infraction leads, the others their own and relief."""
    law_12.give(probable, (to.other,), "12C1ei", ruling)
    relief_for_the_rest("12C1eii", probable, to, ruling)


AS_IT_WAS = (
    Msg("What lies between this and the outcome without the infraction is what the infraction itself cost."),
    Msg("That alone is given back, in matchpoints or IMPs, on top of what was got at the table."),
)


def relief_for_the_rest(cite: str, probable: Outcomes, to: Side, ruling: Ruling) -> None:
    """The non-offenders keep what they got at the table, and get back what the infraction alone cost them."""
    question = Msg("What would have come of it with the infraction, had {side} not done that?", side=to)
    with_it = law_12.judged_outcomes(to, question, ruling, AS_IT_WAS)
    if cost_nothing(probable, with_it, to, ruling.table):
        words = "The infraction itself has cost {side} nothing: all the damage is their own."
        ruling.says(Msg(words, side=to), cite)
        relief = None
    else:
        relief = Relief(probable, with_it)
    ruling.orders(AdjustedScore(cite, keeps_result(cite, ruling.table, to, relief)))


def cost_nothing(without: Outcomes, with_it: Outcomes, to: Side, table: Table) -> bool:
    """True where the infraction alone did no damage to a side; never certain where outcomes are weighted."""
    if len(without) > 1 or len(with_it) > 1:
        return False
    vulnerability = table.board.vulnerability
    return with_it[0].outcome.score_for(to, vulnerability) >= without[0].outcome.score_for(to, vulnerability)


def keeps_result(cite: str, table: Table, side: Side, relief: Relief | None) -> Adjustment:
    """A side scores for what the board came to at the table, and gets relief beside it where there is any."""
    made = table.outcome
    passed_out = made.contract is None
    return Adjustment(made.tricks, (side,), cite, made.contract, passed_out=passed_out, relief=relief)
