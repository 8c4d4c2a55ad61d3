"""Law 79: Tricks won: the number agreed on, a disagreement about it, and an error in the score."""

from bridgetable.game.irregularities import Irregularity, Kind, Moment, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Adjustment
from bridgetable.game.regulations import LaidDown, own_of
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.no_result import judge_penalty
from bridgetable.laws.law_12_assigned_score import tricks_for
from bridgetable.laws.law_66_inspection_of_tricks import facts_can_be_found
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import AdjustedScore, ScoreCorrected, Settled, TricksRecorded
from bridgetable.rulings.ruling import Ruling

STANDS, LOWERED, EACH = "stands", "lowered", "each"
ROUND_OVER = frozenset({Moment.ROUND_ENDED, Moment.CORRECTION_OVER})


@clause("79A1")
def law_of_agreeing(table: Table, tricks: int) -> str:
    """The clause by which so many tricks (0 to 13) of declarer's side are agreed on wrongly, or nothing."""
    declarer = table.declarer
    return "79A1" if declarer is not None and tricks != table.tricks_counted(declarer.side) else ""


def gains_by(table: Table, tricks: int) -> Seat:
    """The player whose side would gain if declarer's side had so many tricks (0 to 13): declarer, or his LHO."""
    declarer = table.declarer
    if declarer is None:
        return table.board.dealer
    return declarer if tricks > table.tricks_counted(declarer.side) else declarer.lho


@clause("79B", "79B1")
def law_of_disagreement(table: Table) -> str:
    """The clause that governs a disagreement on the tricks: a claim or concession leads to Law 69B or 71."""
    return "79B" if table.claim is None else "79B1"


# --- disagreement -----------------------------------------------------------------------------------------------------


@frozen
class Disagreement:
    """Somebody says that another number of tricks was won; numbers are those of the declaring side (0 to 13)."""

    # `counted` is what the cards on the table come to, `recorded` what stands now, `agreed` whether that was agreed on;
    # `mixed` are the sides that have mixed their cards, `miscount` is the number of the wrong agreement, or 0.
    number: int
    seat: Seat
    declaring: Side
    says: int
    recorded: int
    counted: int
    words: str
    agreed: bool
    returned: bool
    after_round: bool
    too_late: bool
    mixed: frozenset[Side]
    miscount: int

    @property
    def others(self) -> tuple[int, ...]:
        """The numbers that can be meant beside the one recorded."""
        return tuple(dict.fromkeys(n for n in (self.says, self.counted) if n != self.recorded))

    def favours(self, tricks: int) -> Side:
        """The side for which this number is better than the one recorded."""
        return self.declaring if tricks > self.recorded else self.declaring.other


def of_disagreement(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a disagreement, or of a miscount that somebody has pointed out."""
    if table.contract is None or table.claim is not None:
        return None
    side = table.contract.declarer.side
    counted, recorded = table.tricks_counted(side), table.tricks_won(side)
    disputed = one.kind is Kind.TRICKS_DISPUTED
    says = int(one.required) if disputed else counted
    if says == recorded:
        return None
    seat = one.seat if disputed or one.noticed_by is None else one.noticed_by
    subject = Disagreement(
        one.number,
        seat,
        side,
        says,
        recorded,
        counted,
        one.words,
        table.agreed is not None,
        Moment.HANDS_RETURNED in table.moments,
        bool(table.moments & ROUND_OVER),
        Moment.CORRECTION_OVER in table.moments,
        frozenset(s.side for s in table.arrangement.mixed),
        next((i.number for i in table.irregularities if i.kind is Kind.TRICKS_MISCOUNTED and i.is_open), 0),
    )
    return matter("79", tricks_disputed, subject, one.number)


@clause("79B")
def tricks_disputed(found: Disagreement, ruling: Ruling) -> None:
    """The players disagree on the tricks: the director must be called, and decides by when he was."""
    words = "{seat} says that {side:short} won {says:word} tricks as declarer; {recorded:word} are recorded."
    ruling.says(Msg(words, seat=found.seat, side=found.declaring, says=found.says, recorded=found.recorded), "79B")
    if found.words:
        ruling.says(Msg("{seat}: “{words}”", seat=found.seat, words=found.words))
    if found.returned and not found.agreed:
        ruling.says(Msg("The tricks were to be agreed before the hands went back into the board."), "79A1")
    if found.too_late:
        ruling.says(Msg("The correction period is over: the score stands."), "92B")
    elif found.after_round:
        after_the_round(found, ruling)
    else:
        before_the_round_ends(found, ruling)
    ruling.orders(Settled("79B", found.number, Stage.RULED))
    if found.miscount:
        ruling.orders(Settled("79B", found.miscount, Stage.RULED))


@clause("79B2")
def before_the_round_ends(found: Disagreement, ruling: Ruling) -> None:
    """There was no claim, and the round goes on: the director rules how many tricks are recorded."""
    ruling.says(Msg("Nobody claimed or conceded: the director rules what is recorded."), "79B2")
    if len(found.mixed) == 1 and not facts_can_be_found(ruling):
        believed(found, ruling)
        return
    options = (*(number_option(n, found, "79B2") for n in (found.recorded, *found.others)), *in_doubt(found, ruling))
    question = Msg("How many tricks did {side} win?", side=found.declaring)
    key = ruling.judge("79B2", question, options, evidence(found))
    if key == LOWERED:
        lower_one_side("79B2", found, ruling)
    elif key == EACH:
        lower_each_side("79B2", found, ruling)
    else:
        record(int(key), "79B2", found, ruling)


@varies
# Another edition leaves room for doubt here too.
def in_doubt(found: Disagreement, ruling: Ruling) -> tuple[Option, ...]:  # noqa: ARG001
    """The answers, before the round ends, of a director who cannot find out how many tricks were won."""
    return ()


def lowered_alone(cite: str, found: Disagreement) -> Option:
    """In doubt the score of one side is lowered, and that of the other stays."""
    side = found.favours(found.says).other
    return Option(LOWERED, Msg("In doubt: lower {side} alone", side=side), (KEEPS,), (cite,))


def lower_one_side(cite: str, found: Disagreement, ruling: Ruling) -> None:
    """Lower the score of the side that the number recorded favours; the other side keeps its own."""
    moved = ruling.table.tricks_credited(found.declaring) - ruling.table.tricks_won(found.declaring)
    side = found.favours(found.says).other
    ruling.orders(AdjustedScore(cite, Adjustment(found.says + moved, (side,), cite)))


def number_option(tricks: int, found: Disagreement, cite: str) -> Option:
    """The option that so many tricks (0 to 13) are recorded for the declaring side."""
    follows = Msg("As recorded.") if tricks == found.recorded else Msg("The score is changed for both sides.")
    return Option(str(tricks), tricks_for(tricks, found.declaring), (follows,), (cite,))


def evidence(found: Disagreement) -> tuple[Msg, ...]:
    """The evidence: the cards as long as they lie there in order, else the players' word."""
    if found.returned or found.mixed:
        return (Msg("The cards no longer tell: hear all four players, and have the play repeated."),)
    words = "The quitted cards of all four hands, compared trick by trick, show {tricks:word} for {side:short}."
    return (Msg(words, tricks=found.counted, side=found.declaring),)


def lower_each_side(cite: str, found: Disagreement, ruling: Ruling) -> None:
    """Each side scores by the number that is the worse for it."""
    moved = ruling.table.tricks_credited(found.declaring) - ruling.table.tricks_won(found.declaring)
    fewer, more = sorted((found.says, found.recorded))
    for side, tricks in ((found.declaring, fewer), (found.declaring.other, more)):
        ruling.orders(AdjustedScore(cite, Adjustment(tricks + moved, (side,), cite)))


@clause("65D", "66D")
def believed(found: Disagreement, ruling: Ruling) -> None:
    """One side alone has mixed its cards, so that the facts are lost: the director rules for the other side."""
    (mixed,) = found.mixed
    words = Msg("Only {side} have mixed their cards: {other} are believed.", side=mixed, other=mixed.other)
    ruling.says(words, "65D", "66D")
    record(found.says if found.favours(found.says) is mixed.other else found.recorded, "66D", found, ruling)


def record(tricks: int, cite: str, found: Disagreement, ruling: Ruling) -> None:
    """Record so many tricks (0 to 13) of the declaring side, when that is another number than now."""
    if tricks == found.recorded:
        ruling.says(Msg("The score stands."), cite)
        return
    ruling.orders(TricksRecorded(cite, tricks))
    if found.agreed:
        perhaps_knowingly(found.favours(tricks).other, found, ruling)


@clause("79A2")
def perhaps_knowingly(gained: Side, found: Disagreement, ruling: Ruling) -> None:
    """The director judges whether the side that the wrong number favoured knew it."""
    declarer = ruling.table.declarer
    if declarer is None:
        return
    seat = declarer if gained is found.declaring else declarer.lho
    question = Msg("Did {side} knowingly accept a trick that was not theirs?", side=gained)
    criteria = (Msg("A player must not do so, though nobody is bound to point out other slips of his own side."),)
    judge_penalty("79A2", seat, question, ruling, criteria, Msg("No: a slip of memory"))


@clause("79B3")
def after_the_round(found: Disagreement, ruling: Ruling) -> None:
    """The round is over: nobody's score is raised in doubt, and at most one side's is lowered."""
    ruling.says(Msg("The director was not called before the round ended."), "79B3")
    convinced = "Clearly convinced: {tricks:word} for {side}"
    options = [
        *(Option(str(n), Msg(convinced, tricks=n, side=found.declaring), (BOTH,), ("79B3",)) for n in found.others),
        Option(STANDS, Msg("In doubt: the recorded score stands"), (Msg("Nobody gains."),), ("79B3",)),
        lowered_alone("79B3", found),
    ]
    question = Msg("Is it clear how many tricks {side} won at the table?", side=found.declaring)
    key = ruling.judge("79B3", question, options, (*evidence(found), NOT_RAISED))
    if key == LOWERED:
        lower_one_side("79B3", found, ruling)
    else:
        record(found.recorded if key == STANDS else int(key), "79B3", found, ruling)


BOTH = Msg("The score is changed for both sides.")
KEEPS = Msg("The other side keeps the score that is recorded.")
NOT_RAISED = Msg("In doubt no score is raised.")


# --- error in the score -----------------------------------------------------------------------------------------------


@frozen
class WrongScore:
    """A score entered that the agreed tricks do not come to; both in points of North-South."""

    number: int
    seat: Seat
    entered: int
    right: int
    too_late: bool


def right_score(table: Table) -> int | None:
    """The score in points of North-South that the tricks and rulings come to; nothing where they come to none."""
    return evolve(table, entered=None).score_for(Side.NS)


@clause("79C1")
def law_of_entering(table: Table, ns: int) -> str:
    """The clause by which a score entered, in points of North-South, is corrected, or nothing when it is right."""
    return "" if right_score(table) == ns else "79C1"


def of_wrong_score(table: Table, one: Irregularity) -> Matter | None:
    """The matter of an error in the score, as long as it stands."""
    right = right_score(table)
    if table.entered is None or right is None or table.entered == right:
        return None
    late = Moment.CORRECTION_OVER in table.moments
    return matter("79", score_in_error, WrongScore(one.number, one.seat, table.entered, right, late), one.number)


def score_in_error(wrong: WrongScore, ruling: Ruling) -> None:
    """The agreed score was recorded or computed wrongly: it is corrected, late only under conditions."""
    words = "N–S {entered} was entered; the agreed tricks come to N–S {right}."
    ruling.says(Msg(words, entered=f"{wrong.entered:+d}", right=f"{wrong.right:+d}"), "79C1")
    if not wrong.too_late or corrected_late(ruling):
        ruling.orders(ScoreCorrected("79C2" if wrong.too_late else "79C1", wrong.right))
    else:
        ruling.says(Msg("The recorded score stands."), "79C2")
    ruling.orders(Settled("79C2" if wrong.too_late else "79C1", wrong.number, Stage.RULED))


@clause("79C1")
def tell_period(ruling: Ruling) -> None:
    """Say that the correction period is over, and how long it was where that is laid down."""
    minutes = ruling.table.regulations.correction
    if minutes == own_of(ruling.table.book.edition).correction:
        ruling.says(Msg("The correction period is over."), "79C2")
    else:
        ruling.says(Msg("The correction period of {minutes} minutes is over.", minutes=minutes), "79C2")


@varies
@clause("79C2")
def corrected_late(ruling: Ruling) -> bool:
    """The correction period is over: whether there is no reasonable doubt, and the organiser approves."""
    tell_period(ruling)
    no = Option("no", Msg("No"), (Msg("The recorded score stands."),), ("79C2",))
    laid_down = ruling.table.regulations.late_correction
    if laid_down is LaidDown.FORBIDDEN:
        ruling.says(Msg("The organiser allows no later correction."), "79C2")
        return False
    yes = Option("yes", Msg("Yes"), (Msg("It may be corrected if the organiser approves."),), ("79C2",))
    if ruling.judge("79C2", Msg("Is it beyond reasonable doubt that the record is wrong?"), (no, yes)) == "no":
        return False
    if laid_down is LaidDown.ALLOWED:
        ruling.says(Msg("The organiser allows the correction."), "79C2")
        return True
    approved = Option("yes", Msg("Yes"), (Msg("The score is corrected."),), ("79C2",))
    refused = Option("no", Msg("No"), (Msg("The recorded score stands."),), ("79C2",))
    return ruling.fact("79C2", Msg("Does the tournament organiser approve?"), yes=approved, no=refused)
