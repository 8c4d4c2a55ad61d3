"""The reckoning at the end of play: tricks won and moved, scores that the director gave, and what they are worth."""

from collections.abc import Callable, Iterator
from fractions import Fraction

from bridgetable.game.auction import Contract
from bridgetable.game.conditions import Grade
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.outcomes import Adjustment
from bridgetable.game.play import TRICKS
from bridgetable.game.rows import one_row_each
from bridgetable.game.scoring import contract_score
from bridgetable.game.seats import BySeat, Seat, Side
from bridgetable.game.table import Phase, Table, Transfer
from bridgetable.language import tr, tr_n
from bridgetable.laws import law_12_compared_score as law_12
from bridgetable.laws.law_61_revoke import revoke_of
from bridgetable.views.numbering import in_sentence
from bridgetable.views.table.faced_trick import led
from bridgetable.views.table.table_view import Back, CardView, LedgerRow, LedgerView, LossView, Mark, TrickView
from bridgetable.views.words import prose

GRADES = one_row_each(Grade, {Grade.PLUS: "A+", Grade.EVEN: "A", Grade.MINUS: "A−"})
RELIEF = tr("and back what the infraction cost")


def ledger_of(table: Table, trick: TrickView | None = None, sees: prose.Sees = prose.sees_all) -> LedgerView | None:
    """The reckoning of a board that has ended, with the trick that is ruled on; None where there is none."""
    contract = table.contract
    if table.phase is not Phase.END or (contract is None and not is_given(table)):
        return None
    revoke = shown_revoke(table, trick)
    lying = trick if trick is not None or revoke is None else trick_of(table, revoke)
    held = None if revoke is None else next((c for c in revoke_of(table, revoke).could_have if sees(c)), None)
    return LedgerView(
        heading(table),
        tuple(loss for t in table.transfers for loss in losses(table, t)),
        rows(table),
        result(table),
        as_played(table),
        lying,
        None if held is None else CardView(held),
        None if revoke is None else revoke.seat,
        ""
        if revoke is None or held is None
        else tr("{seat} held {held}", seat=prose.SEAT_NAMES[revoke.seat], held=prose.card_text(held)),
    )


def heading(table: Table) -> str:
    """The first line of the reckoning."""
    for side in Side:
        moved = sum(t.tricks for t in table.transfers if t.to is side)
        if moved:
            return tr_n(
                "{moved} trick to {side}",
                "{moved} tricks to {side}",
                moved,
                moved=prose.NUMBERS[moved].capitalize(),
                side=prose.SIDE_NAMES[side],
            )
    return tr("The board is not played on") if table.cancelled else tr("The board is played")


def losses(table: Table, transfer: Transfer) -> Iterator[LossView]:
    """A line for each trick that changes sides."""
    one = table.irregularity(transfer.irregularity)
    seat, side = prose.SEAT_NAMES[one.seat], prose.SHORT_SIDES[one.seat.side]
    for n in transfer.from_tricks:
        if n != one.trick:
            yield LossView(n, tr("Trick {n}: {side} won a later trick", n=n, side=side), Back.TRANSFERRED)
        elif table.winners[n - 1 : n] in {(), (one.seat,)}:
            yield LossView(n, tr("Trick {n}: {seat} won it, revoking", n=n, seat=seat), Back.REVOKE)
        else:
            yield LossView(n, tr("Trick {n}: {side} won it", n=n, side=side), Back.TRANSFERRED)


def rows(table: Table) -> tuple[LedgerRow, ...]:
    """Tricks won, each transfer by its law, and the result."""
    won = LedgerRow(tr("Tricks won"), str(table.tricks_won(Side.NS)), str(table.tricks_won(Side.EW)))
    moved = tuple(
        LedgerRow(
            tr("Law {cite}", cite=in_sentence(t.cite, table.book)),
            transfer_words(t, Side.NS),
            transfer_words(t, Side.EW),
            transfer=True,
        )
        for t in table.transfers
    )
    ns, ew = (str(table.tricks_credited(side)) for side in Side)
    credited = () if is_given(table) or not was_played(table) else (LedgerRow(tr("Result"), ns, ew),)
    return (
        *((won,) if was_played(table) else ()),
        *moved,
        *given_rows(table),
        *credited,
        *compared_rows(table),
        *penalty_rows(table),
    )


def was_played(table: Table) -> bool:
    """True where a contract was played to its end."""
    return table.contract is not None and not table.cancelled


def transfer_words(transfer: Transfer, side: Side) -> str:
    """The tricks of a transfer with their sign for this side."""
    return f"+{transfer.tricks}" if transfer.to is side else f"−{transfer.tricks}"


def result(table: Table) -> tuple[str, str]:
    """The contract with its result, and the score of the declaring side; for other scores their sort."""
    apart = given_result(table)
    if apart is not None:
        return apart
    outcome = table.outcomes_for(Side.NS)[0].outcome
    if outcome.contract is None:
        return tr("passed out"), points_words(Side.NS if table.declarer is None else table.declarer.side, 0)
    side = outcome.contract.declarer.side
    return made_words(outcome.contract, outcome.tricks), points_words(side, table.score_for(side) or 0)


def as_played(table: Table) -> tuple[str, str]:
    """The result without transfers and adjustments, when there were any and the board was played."""
    contract = table.contract
    if contract is None or not was_played(table) or (not table.transfers and not is_given(table)):
        return "", ""
    side = contract.declarer.side
    tricks = table.tricks_won(side)
    points = contract_score(contract, vulnerable=table.board.vulnerability.of(side), tricks=tricks)
    return tr("as played: {made}", made=made_words(contract, tricks)), points_words(side, points)


def made_words(contract: Contract, tricks: int) -> str:
    """A contract and how it came out: made, +1, −2."""
    return prose.contract_text(contract) + prose.ending(contract, tricks)


def points_words(side: Side, points: int) -> str:
    """A score in points with the side it belongs to."""
    return f"{prose.SHORT_SIDES[side]} {'+' if points >= 0 else '−'}{abs(points)}"


def shown_revoke(table: Table, trick: TrickView | None) -> Irregularity | None:
    """The revoke whose trick is shown: that of the trick ruled on, else the last that was reckoned with."""
    revokes = [i for i in table.irregularities if i.kind is Kind.REVOKE and i.stage is not Stage.LAPSED]
    found = [i for i in revokes if i.noticed_by is not None]
    if trick is not None:
        return next((i for i in found if i.trick == trick.number), None)
    return found[-1] if found else None


def trick_of(table: Table, one: Irregularity) -> TrickView:
    """The trick of a revoke, the card marked."""
    trick = table.tricks[one.trick - 1]

    def view(seat: Seat) -> CardView | None:
        card = trick.card_of(seat)
        if card is None:
            return None
        return CardView(card, Mark.IRREGULAR, tr("REVOKE")) if card in one.cards else CardView(card)

    title, said = tr("Trick {trick}", trick=one.trick), led(trick.leader, trick.lead)
    return TrickView(one.trick, trick.leader, BySeat.each(view), None, "", title, said)


def is_given(table: Table) -> bool:
    """True where the director gave a score."""
    return bool(table.adjustments or table.artificial)


def last_given(table: Table, side: Side) -> Adjustment | None:
    """The score that was assigned to a side last, and that no artificial one replaced."""
    if law_12.grade_of(table, side) is not None:
        return None
    return next((a for a in reversed(table.adjustments) if side in a.sides), None)


def given_rows(table: Table) -> Iterator[LedgerRow]:
    """The figures that the director gave: tricks in one outcome for both sides, else the points of each side."""
    ns, ew = (last_given(table, side) for side in Side)
    if ns is not None and ns == ew and not ns.weighted:
        yield tricks_row(ns, table)
    elif ns is not None and ns == ew:
        yield from outcome_rows(ns, table, tuple(Side))
    else:
        for side, given in ((Side.NS, ns), (Side.EW, ew)):
            if given is not None:
                yield from outcome_rows(given, table, (side,))
    yield from row(tr("Law 12C2a"), lambda side: grade_words(table, side), transfer=True)
    yield from row(tr("Law 12C2c: on the other boards"), lambda side: on_other_boards(table, side), transfer=True)


def row(text: str, figure: Callable[[Side], str], *, transfer: bool = False) -> Iterator[LedgerRow]:
    """A row of the figures of both sides, if one of them has any."""
    ns, ew = figure(Side.NS), figure(Side.EW)
    if ns or ew:
        yield LedgerRow(text, ns, ew, transfer)


def grade_words(table: Table, side: Side) -> str:
    """The artificial score of a side, in short, if it has one."""
    given = law_12.artificial_of(table, side)
    if given is None:
        return ""
    return "−(A+)" if given.complement else GRADES[given.grade]


def on_other_boards(table: Table, side: Side) -> str:
    """The score of a side on its other boards, where that takes the place of its artificial score."""
    given, session = law_12.artificial_of(table, side), table.contest.session_of(side)
    if given is None or given.complement or session is None:
        return ""
    grade = given.grade
    if session.boards:
        won = law_12.artificial_imps(grade, session)
        return "" if won == law_12.artificial_imps(grade, None) else prose.signed_number(won)
    percent = law_12.artificial_percent(grade, session, table.regulations)
    return "" if percent == law_12.percent_of(grade, table.regulations) else f"{prose.number(percent)} %"


def tricks_row(given: Adjustment, table: Table) -> LedgerRow:
    """The tricks of one outcome that both sides score for."""
    if given.passed_out:
        said = tr("Law {cite}: passed out", cite=in_sentence(given.cite, table.book))
        return LedgerRow(said, "0", "0", transfer=True)
    contract = given.contract or table.contract
    declaring = contract is not None and contract.declarer.side is Side.NS
    ns = given.tricks if declaring else TRICKS - given.tricks
    said = tr("Law {cite}", cite=in_sentence(given.cite, table.book))
    return LedgerRow(said, str(ns), str(TRICKS - ns), transfer=True)


def outcome_rows(given: Adjustment, table: Table, sides: tuple[Side, ...]) -> Iterator[LedgerRow]:
    """The points of these sides for each outcome, with its weight."""
    outcomes = given.outcomes(table.contract)
    # Several stand beneath their clause, so that no row is so long that it has to be set in small print.
    if len(outcomes) > 1:
        yield LedgerRow(tr("Law {cite}", cite=in_sentence(given.cite, table.book)), "", "", transfer=True)
    for one in outcomes:
        told = prose.outcome_words(one.outcome, table.contract)
        text = tr("Law {cite}: {outcome}", cite=in_sentence(given.cite, table.book), outcome=told)
        if len(outcomes) > 1:
            text = tr("{weight} of {told}", weight=prose.weight_words(one.percent), told=told)
        points = {s: prose.signed(one.outcome.score_for(s, table.board.vulnerability)) for s in sides}
        yield LedgerRow(text, points.get(Side.NS, ""), points.get(Side.EW, ""), transfer=True)
    if given.relief is not None:
        yield LedgerRow(RELIEF, "+" if Side.NS in sides else "", "+" if Side.EW in sides else "", transfer=True)


def given_result(table: Table) -> tuple[str, str] | None:
    """The last line for a score that is weighted, split or artificial; None for one outcome that counts for both."""
    each = {side: table.outcomes_for(side) for side in Side}
    is_relieved = any(table.relief_for(side) is not None for side in Side)
    if each[Side.NS] == each[Side.EW] and len(each[Side.NS]) == 1 and not is_relieved:
        return None
    if any(law_12.grade_of(table, side) for side in Side):
        sort = tr("Artificial score")
    elif not any(each.values()):
        return tr("Not played on"), ""
    else:
        sort = tr("Weighted score") if each[Side.NS] == each[Side.EW] else tr("Split score")
    shown = ((side, side_score(table, side)) for side in Side)
    return sort, ", ".join(f"{prose.SHORT_SIDES[side]} {text}" for side, text in shown if text)


def side_score(table: Table, side: Side) -> str:
    """The score of a side: its grade, or its points where it has one score."""
    points = table.score_for(side)
    if law_12.grade_of(table, side) is not None:
        return grade_words(table, side)
    return "" if points is None else prose.signed(points) + (tr(" and relief") if table.relief_for(side) else "")


def compared_rows(table: Table) -> Iterator[LedgerRow]:
    """The scores of both sides in IMPs and in matchpoints, where it is known with what they are compared."""
    if table.contest.other_table is not None:
        yield from row(tr("IMPs"), lambda side: written(law_12.in_imps(table, side), prose.signed_number))
    top = 2 * len(table.contest.field)
    yield from row(
        tr("Matchpoints of {top}", top=top), lambda side: written(law_12.in_matchpoints(table, side), prose.number)
    )


def penalty_rows(table: Table) -> Iterator[LedgerRow]:
    """The penalties of both sides: they come off the total of the session, and nobody gains them."""
    for one in table.penalties:
        text = tr("Law {cite}: penalty", cite=in_sentence(one.cite, table.book))
        ns, ew = (f"−{one.fine.short}" if one.seat.side is side else "" for side in Side)
        yield LedgerRow(text, ns, ew, transfer=True)


def written(value: Fraction | None, how: Callable[[Fraction], str]) -> str:
    """A number written out, or an empty text."""
    return "" if value is None else how(value)
