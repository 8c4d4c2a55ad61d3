"""The common part of the laws by which a board is not played on: an assigned or an artificial score, and penalties."""

from collections.abc import Iterator

from bridgetable.game.conditions import Artificial, Grade
from bridgetable.game.messages import Msg
from bridgetable.game.regulations import STANDARD
from bridgetable.game.rows import one_row_each
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Table
from bridgetable.laws import law_12_assigned_score as law_12_assigned
from bridgetable.laws import law_12_compared_score as law_12_compared
from bridgetable.laws import law_86_team_play as law_86
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import ArtificialScore, BoardCancelled, ProceduralPenalty
from bridgetable.rulings.ruling import Ruling

GRADES = {
    "not at fault": (Grade.PLUS, Msg("In no way at fault"), "Average plus: at least {percent} %, or +3 IMPs."),
    "partly": (Grade.EVEN, Msg("Partly at fault"), "Average: {percent} %, or 0 IMPs."),
    "at fault": (Grade.MINUS, Msg("Directly at fault"), "Average minus: at most {percent} %, or −3 IMPs."),
}
IN_IMPS = one_row_each(
    Grade,
    {
        Grade.PLUS: "Average plus: {imps} IMPs.",
        Grade.EVEN: "Average: {imps} IMPs.",
        Grade.MINUS: "Average minus: {imps} IMPs.",
    },
)


@clause("12A2", "12C1a", "12C1d")
def no_result(cite: str, to: Side, ruling: Ruling) -> None:
    """The board is not played on: the director assigns a result where he can, else artificial scores."""
    ruling.orders(BoardCancelled(cite))
    yes = Option("assigned", Msg("Yes: assign it"), (Msg("Preferred where possible."),), ("12C1a",))
    by_fault = Msg("Each side is scored by its fault.")
    no = Option("artificial", Msg("No: too many, or not obvious"), (by_fault,), ("12C1d", "12C2a"))
    if ruling.judge("12C1d", Msg("Can it be said what the result would have been?"), (yes, no)) == "assigned":
        law_12_assigned.assign_outcome(to, cite, ruling, (Msg("The probable result without the irregularity."),))
    else:
        artificial(cite, tuple(Side), ruling)


@clause("12C2a")
def artificial(cite: str, sides: tuple[Side, ...], ruling: Ruling) -> None:
    """Each of these sides is given an artificial score by how far it was at fault."""
    # In team play an assigned score is given instead, where the result at the other table clearly favours a side.
    if law_86.is_clearly_favourable(ruling):
        law_86.assign_by_other_table(sides, ruling)
        return
    table = ruling.table
    for side in sides:
        options = [
            Option(k, title, (worth(grade, words, side, table), *worth_to_pairs(grade, table)), ("12C2a",))
            for k, (grade, title, words) in GRADES.items()
        ]
        key = ruling.judge("12C2a", Msg("How far were {side} at fault?", side=side), options)
        ruling.orders(ArtificialScore("12C2a", Artificial(side, GRADES[key][0], cite)))


@varies
def worth(grade: Grade, words: str, side: Side, table: Table) -> Msg:
    """The worth of an artificial score to a side: in IMPs where the board is scored so, else in words of both forms."""
    return in_imps(grade, side, table) or Msg(words, percent=int(law_12_compared.percent_of(grade, table.regulations)))


@clause("12C2b", "12C2c")
def in_imps(grade: Grade, side: Side, table: Table) -> Msg | None:
    """The worth in IMPs of an artificial score to a side, where it is known that the board is scored so."""
    if not table.contest.is_in_imps:
        return None
    imps = float(law_12_compared.artificial_imps(grade, table.contest.session_of(side)))
    return Msg(IN_IMPS[grade], imps=f"{imps:+.1f}".removesuffix(".0").replace("-", "−").replace("+0", "0"))


@clause("12C2b", "78D")
def worth_to_pairs(grade: Grade, table: Table) -> Iterator[Msg]:
    """The IMPs of an artificial score to pairs, where they are not those of teams and the board may be scored so."""
    contest, step = table.contest, table.regulations.average_imps
    may_be = contest.other_table is None and not contest.field
    if may_be and step != STANDARD.average_imps and grade is not Grade.EVEN:
        sign = "+" if grade is Grade.PLUS else "−"
        yield Msg("Pairs in IMPs: {imps}.", imps=f"{sign}{step}")


def perhaps_penalised(cite: str, ruling: Ruling) -> None:
    """The director may give somebody a procedural penalty."""
    options = [Option("no", Msg("No"), (), (cite,))]
    options.extend(Option(str(s), Msg("{seat}", seat=s), (), (cite, "90A")) for s in SEATS)
    key = ruling.judge(cite, Msg("Is anybody given a procedural penalty?"), options)
    if key != "no":
        ruling.orders(ProceduralPenalty(cite, Seat[key]))


NO = Msg("No")


def judge_penalty(
    cite: str, seat: Seat, question: Msg, ruling: Ruling, criteria: tuple[Msg, ...] = (), no: Msg = NO
) -> None:
    """Ask whether a player is given a procedural penalty, and give it to him."""
    options = (Option("no", no, (), (cite,)), Option("yes", Msg("Yes, a procedural penalty"), (), (cite, "90A")))
    if ruling.judge(cite, question, options, criteria) == "yes":
        ruling.orders(ProceduralPenalty(cite, seat))
