"""Law 12C1: The assigned adjusted score; and whether a side was damaged, asked when play has ended."""

from collections.abc import Iterable, Iterator

from bridgetable.game.auction import Auction, Contract, contract_of
from bridgetable.game.calls import Bid
from bridgetable.game.limits import is_number
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Adjustment, Outcome, Outcomes, outcomes
from bridgetable.game.play import TRICKS
from bridgetable.game.regulations import AssignedScore
from bridgetable.game.seats import Side
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.law_12_compared_score import form_of_scoring
from bridgetable.laws.law_12_compared_score import weighted as worth
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option, OutcomeForm
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import AdjustedScore
from bridgetable.rulings.ruling import Ruling

Criteria = tuple[Msg, ...]
Sides = tuple[Side, ...]
BOTH: Sides = (Side.NS, Side.EW)


# --- so many tricks in the contract played ----------------------------------------------------------------------------


def result_words(table: Table) -> Msg:
    """The result as it now stands, for the option that lets it stand."""
    if table.contract is None:
        return Msg("The board is passed out.")
    side = table.contract.declarer.side
    found = table.outcomes_for(side)
    if len(found) > 1:
        return Msg("{weighted}.", weighted=found)
    over = tricks_of(table, side) - table.contract.tricks_needed
    made = "{bid} made" if over == 0 else "{bid} made with {over} over" if over > 0 else "{bid} down {over}"
    points = table.score_for(side)
    shown = "" if points is None else f"{points:+d}"
    return Msg(made + ": {side:short} {points}.", bid=table.contract.bid, over=abs(over), side=side, points=shown)


def tricks_of(table: Table, side: Side) -> int:
    """The tricks (0 to 13) for which a side scores now: those assigned to it, else those credited."""
    given = next((a for a in reversed(table.adjustments) if side in a.sides), None)
    contract = table.contract if given is None else given.contract or table.contract
    if given is None or contract is None:
        return table.tricks_credited(side)
    return given.tricks if contract.declarer.side is side else TRICKS - given.tricks


def assign_more_tricks(to: Side, cite: str, ruling: Ruling, criteria: Criteria, sides: Sides = BOTH) -> None:
    """The director says how many tricks a damaged side would have won; never fewer than it has now."""
    more = range(tricks_of(ruling.table, to) + 1, TRICKS + 1)
    if not more:
        return
    found = judged_tricks(more, to, "12C1b", ruling, criteria)
    if isinstance(found, int):
        assign(found, to, cite, ruling, sides)
    else:
        give_if_better(found, to, (to,), cite, ruling, sides)


def assign_tricks(to: Side, cite: str, ruling: Ruling, criteria: Criteria, asks: str = "12C1b") -> None:
    """The director says how many tricks a side would have won, be it more or fewer than it has."""
    found = judged_tricks(range(TRICKS + 1), to, asks, ruling, criteria)
    if isinstance(found, int):
        assign(found, to, cite, ruling)
    else:
        give(found, BOTH, cite, ruling)


@clause("12C1b", "12C1c")
def judged_tricks(numbers: range, to: Side, asks: str, ruling: Ruling, criteria: Criteria) -> int | Outcomes:
    """Ask which of these numbers of tricks (0 to 13) a side would have won, or several results with their weights."""
    question, options = Msg("How many tricks would {side} have won?", side=to), tricks_options(numbers, to, asks)
    key = ruling.judge(asks, question, options, criteria, form=tricks_form(ruling.table))
    return int(key) if is_number(key) else outcomes(key)


def tricks_form(table: Table) -> OutcomeForm | None:
    """The form in which several numbers of tricks are weighed in the contract played, if there is one."""
    contract = table.contract
    if contract is None or table.regulations.assigned is not AssignedScore.WEIGHTED:
        return None
    return OutcomeForm(Outcome(contract, tricks_of(table, contract.declarer.side)), only_tricks=True)


def tricks_options(numbers: Iterable[int], side: Side, cite: str) -> list[Option]:
    """An option for each of these numbers of tricks (0 to 13) for a side."""
    return [Option(str(n), tricks_for(n, side), (), (cite,)) for n in numbers]


def tricks_for(tricks: int, side: Side) -> Msg:
    """So many tricks (0 to 13) for a side, as the title of an option."""
    one, many = "{tricks:word} trick for {side}", "{tricks:word} tricks for {side}"
    return Msg.counted(tricks, one, many, tricks=tricks, side=side)


def assign(tricks: int, to: Side, cite: str, ruling: Ruling, sides: Sides = BOTH) -> None:
    """Give a side so many tricks (0 to 13), and the other side the rest, in the score of these sides."""
    declarer = ruling.table.declarer
    declaring = tricks if declarer is not None and declarer.side is to else TRICKS - tricks
    ruling.orders(AdjustedScore(cite, Adjustment(declaring, sides, cite)))


# --- any outcome, or several with their weights -----------------------------------------------------------------------


@clause("12C1a", "12C1b")
def assign_outcome(to: Side, cite: str, ruling: Ruling, criteria: Criteria, sides: Sides = BOTH) -> None:
    """The director decides the likely outcome of the board: the contract, who plays it, and the tricks."""
    # Where each side has a score of its own, the criteria say for or against whom doubt is resolved.
    if sides == BOTH and is_two_sided(ruling):
        two_sided(to, cite, ruling, criteria)
        return
    probable = judged_outcomes(to, PROBABLY, ruling, criteria, one_is_innocent=sides == BOTH)
    give(probable, sides, cite, ruling)


def is_two_sided(ruling: Ruling) -> bool:
    """True where by regulation each side is assigned a result of its own."""
    return ruling.table.regulations.assigned is AssignedScore.TWO_SIDED


@varies
def two_sided(to: Side, cite: str, ruling: Ruling, criteria: Criteria) -> None:
    """The innocent side is assigned its most favourable likely result if better, the offenders their worst probable."""
    give_if_better(judged_outcomes(to, MOST_FAVOURABLE, ruling, criteria), to, (to,), cite, ruling, sides=(to,))
    give(judged_outcomes(to, MOST_UNFAVOURABLE, ruling, criteria), (to.other,), cite, ruling)


PROBABLY = Msg("What would have come of the board?")
MOST_FAVOURABLE = Msg("For who did nothing wrong: which was the most favourable result that was likely?")
MOST_UNFAVOURABLE = Msg("For the offenders: which was the most unfavourable result that was at all probable?")
LEGALLY = Msg("Weigh only what could have been reached legally, never through the infraction.")
IN_DOUBT = Msg("Doubt about the weights goes to the side that did nothing wrong.")


@clause("12C1c", "84D")
def judged_outcomes(
    to: Side, question: Msg, ruling: Ruling, criteria: Criteria, *, one_is_innocent: bool = True, asks: str = "12C1b"
) -> Outcomes:
    """Ask for an outcome of the board, or for several with their weights; those offered are examples for a side."""
    found = tuple(dict.fromkeys(examples(ruling.table, to)))
    options = tuple(outcome_option(o, ruling.table, asks) for o in found)
    if ruling.table.regulations.assigned is not AssignedScore.WEIGHTED:
        form = OutcomeForm(found[0], single=True)
        return outcomes(ruling.judge(asks, question, options, criteria, form=form))
    shown = (*criteria, LEGALLY, IN_DOUBT) if one_is_innocent else (*criteria, LEGALLY)
    return outcomes(ruling.judge(asks, question, options, shown, form=OutcomeForm(found[0])))


def examples(table: Table, to: Side) -> Iterator[Outcome]:
    """Outcomes that are often assigned to a side."""
    # A trick more for it, the contract just made or defeated, the contract of those who lost the auction, passed out.
    base = reached(table)
    if base.contract is not None:
        ours = base.contract.declarer.side is to
        needed = base.contract.tricks_needed
        best = max(needed, base.tricks) if ours else min(needed - 1, base.tricks)
        better = base.tricks + (1 if ours else -1)
        made = table.phase is Phase.END and not table.cancelled
        for tricks in (better, best):
            if 0 <= tricks <= TRICKS and not (made and tricks == base.tricks):
                yield evolve(base, tricks=tricks)
    theirs = before_the_last_word(table.auction)
    if theirs is not None:
        yield Outcome(theirs, theirs.tricks_needed)
    yield Outcome(None)


def before_the_last_word(auction: Auction) -> Contract | None:
    """The contract that the side which lost the auction had reached with its last bid, if it bid."""
    final = auction.reached.bid
    lost = [n for n, m in enumerate(auction.made) if final and m.seat.side is final.seat.side.other and m.stands]
    last = next((n for n in reversed(lost) if isinstance(auction.made[n].call, Bid)), None)
    return None if last is None else contract_of(auction.before(last + 1))


def reached(table: Table) -> Outcome:
    """The outcome of the board, or the one the contract reached were just made; passed out where nobody bid."""
    contract = table.contract or contract_of(table.auction)
    if contract is None or table.cancelled or table.phase is not Phase.END:
        return Outcome(contract, 0 if contract is None else contract.tricks_needed)
    return table.outcome


def outcome_option(outcome: Outcome, table: Table, cite: str) -> Option:
    """An outcome as an option, with its score."""
    side = Side.NS if outcome.contract is None else outcome.contract.declarer.side
    points = outcome.score_for(side, table.board.vulnerability)
    signed = f"+{points}" if points >= 0 else f"−{-points}"
    follows = (Msg("{side:short} {points}.", side=side, points=signed),) if outcome.contract else ()
    return Option(str(outcome), Msg("{outcome}", outcome=outcome), follows, (cite,))


@clause("12C1a")
def give(weighted: Outcomes, sides: Sides, cite: str, ruling: Ruling, innocent: Side | None = None) -> None:
    """Assign an outcome, or several with their weights, to these sides in place of the score obtained in play."""
    ruling.orders(AdjustedScore(cite, evolve(assigned(weighted, sides, cite), innocent=innocent)))


@clause("12B1")
def give_if_better(
    probable: Outcomes, to: Side, innocent: Sides, cite: str, ruling: Ruling, sides: Sides = BOTH
) -> None:
    """Assign outcomes to these sides, unless they are no better for those who did nothing wrong than what they have."""
    if any(may_be_better(probable, side, ruling.table) for side in innocent):
        give(probable, sides, cite, ruling, innocent=to if innocent == (to,) and sides == BOTH else None)
    else:
        ruling.says(Msg("That is no better for {side}: there was no damage, and the score stands.", side=to), "12B1")


def may_be_better(probable: Outcomes, side: Side, table: Table) -> bool:
    """True where these outcomes are worth more to a side than what it has now, if that is known."""
    # They are weighed in matchpoints or IMPs where it is known with what the board is compared; else it is enough that
    # one of them is worth more points.
    now = None if table.artificial else table.score_for(side)
    score = form_of_scoring(table, side)
    if now is not None and score is not None:
        return worth(probable, table, side, score) > score(now)
    return now is None or any(w.outcome.score_for(side, table.board.vulnerability) > now for w in probable)


def assigned(weighted: Outcomes, sides: Sides, cite: str) -> Adjustment:
    """The outcome, or outcomes, as a score assigned to these sides."""
    likeliest = max(weighted, key=lambda w: w.percent).outcome
    single = Adjustment(likeliest.tricks, sides, cite, likeliest.contract, passed_out=likeliest.contract is None)
    return single if len(weighted) == 1 else evolve(single, weighted=weighted)


# --- the common part of reviews at the end of play: was a side damaged, and what would it have won --------------------


@frozen
class Damage:
    """A side that may have been damaged, the clause by which its score is adjusted, and whose score changes."""

    side: Side
    cite: str
    changes: Sides = BOTH


def judge_damage(damage: Damage, question: Msg, criteria: Iterable[Msg], ruling: Ruling) -> None:
    """Ask whether a side was damaged, and if so how many tricks it would have won; never fewer than it has."""
    shown = tuple(criteria)
    if tricks_of(ruling.table, damage.side) == TRICKS:
        ruling.says(Msg("{side} have all thirteen tricks: no damage is left.", side=damage.side), damage.cite)
        return
    stands = Option("no", Msg("No, the score stands"), (result_words(ruling.table),), (damage.cite,))
    result = Msg("{side:short} are given the likely result without it.", side=damage.side)
    if len(damage.changes) == 1:
        result = Msg("Only the score of {side:short} changes.", side=damage.changes[0])
    adjust = Option("yes", Msg("Yes, adjust the score"), (result,), (damage.cite, "12C1b"))
    if ruling.judge(damage.cite, question, (stands, adjust), shown) == "yes":
        assign_more_tricks(damage.side, damage.cite, ruling, shown, damage.changes)
