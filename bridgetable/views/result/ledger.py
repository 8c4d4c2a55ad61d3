"""The reckoning at the end of play."""

from __future__ import annotations

from bridgetable.game.auction import Contract
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.scoring import contract_score
from bridgetable.game.seats import BySeat, Seat, Side
from bridgetable.game.table import Phase, Table, Transfer
from bridgetable.laws.law_61_revoke import revoke_of
from bridgetable.views.result.ledger_adjusted import compared_rows, given_result, given_rows, is_given
from bridgetable.views.table.table_view import Back, CardView, LedgerRow, LedgerView, LossView, Mark, TrickView
from bridgetable.views.words.outcome import ending
from bridgetable.views.words.prose import (
    NUMBERS,
    SEAT_NAMES,
    SHORT_SIDES,
    SIDE_NAMES,
    Sees,
    card_text,
    contract_text,
    sees_all,
)


def ledger_of(table: Table, trick: int = 0, sees: Sees = sees_all) -> LedgerView | None:
    """The reckoning of a board that has ended; nothing before, or when nobody played it and no score was given.

    `trick` (1 to 13) is the trick that is being asked about, or 0. A card that the eye has not seen is not shown.
    """
    contract = table.contract
    if table.phase is not Phase.END or (contract is None and not is_given(table)):
        return None
    revoke = shown_revoke(table, trick)
    held = None if revoke is None else next((c for c in revoke_of(table, revoke).could_have if sees(c)), None)
    return LedgerView(
        heading(table),
        tuple(loss for t in table.transfers for loss in losses(table, t)),
        rows(table),
        result(table),
        as_played(table),
        None if revoke is None else trick_of(table, revoke),
        None if held is None else CardView(held),
        None if revoke is None else revoke.seat,
        "" if revoke is None or held is None else f"{SEAT_NAMES[revoke.seat]} held {card_text(held)}",
    )


def heading(table: Table) -> str:
    """What the reckoning says first."""
    for side in Side:
        moved = sum(t.tricks for t in table.transfers if t.to is side)
        if moved:
            return f"{NUMBERS[moved].capitalize()} trick{'s' if moved > 1 else ''} to {SIDE_NAMES[side]}"
    return "The board is not played on" if table.cancelled else "The board is played"


def losses(table: Table, transfer: Transfer) -> tuple[LossView, ...]:
    """A line for each trick that changes sides."""
    one = table.irregularity(transfer.irregularity)
    return tuple(
        LossView(n, f"Trick {n}: {SEAT_NAMES[one.seat]} won it, revoking", Back.REVOKE)
        if n == one.trick and table.winners[n - 1 : n] in {(), (one.seat,)}
        else LossView(
            n,
            f"Trick {n}: {SHORT_SIDES[one.seat.side]} won {'it' if n == one.trick else 'a later trick'}",
            Back.TRANSFERRED,
        )
        for n in transfer.from_tricks
    )


def rows(table: Table) -> tuple[LedgerRow, ...]:
    """Tricks won, each transfer by its law, and the result."""
    won = LedgerRow("Tricks won", str(table.tricks_won(Side.NS)), str(table.tricks_won(Side.EW)))
    moved = tuple(
        LedgerRow(f"Law {t.cite}", signed(t, Side.NS), signed(t, Side.EW), transfer=True) for t in table.transfers
    )
    ns, ew = (str(table.tricks_credited(side)) for side in Side)
    credited = () if is_given(table) or not was_played(table) else (LedgerRow("Result", ns, ew),)
    return (*((won,) if was_played(table) else ()), *moved, *given_rows(table), *credited, *compared_rows(table))


def was_played(table: Table) -> bool:
    """Whether a contract was played to its end."""
    return table.contract is not None and not table.cancelled


def signed(transfer: Transfer, side: Side) -> str:
    """The tricks of a transfer with their sign for this side."""
    return f"+{transfer.tricks}" if transfer.to is side else f"−{transfer.tricks}"


def result(table: Table) -> tuple[str, str]:
    """The contract with its result, and the score of the declaring side; for other scores what sort they are."""
    apart = given_result(table)
    if apart is not None:
        return apart
    outcome = table.outcomes_for(Side.NS)[0].outcome
    if outcome.contract is None:
        return "passed out", points_words(Side.NS if table.declarer is None else table.declarer.side, 0)
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
    return f"as played: {made_words(contract, tricks)}", points_words(side, points)


def made_words(contract: Contract, tricks: int) -> str:
    """A contract and how it came out: made, +1, −2."""
    return contract_text(contract) + ending(contract, tricks)


def points_words(side: Side, points: int) -> str:
    """A score in points with the side it belongs to."""
    return f"{SHORT_SIDES[side]} {'+' if points >= 0 else '−'}{abs(points)}"


def shown_revoke(table: Table, trick: int) -> Irregularity | None:
    """The revoke whose trick is shown: that of the trick asked about, else the last that was reckoned with."""
    revokes = [i for i in table.irregularities if i.kind is Kind.REVOKE and i.stage is not Stage.LAPSED]
    found = [i for i in revokes if i.noticed_by is not None]
    return next((i for i in found if i.trick == trick), found[-1] if found else None)


def trick_of(table: Table, one: Irregularity) -> TrickView:
    """The trick of a revoke, the card marked."""
    trick = table.tricks[one.trick - 1]

    def view(seat: Seat) -> CardView | None:
        card = trick.card_of(seat)
        if card is None:
            return None
        return CardView(card, Mark.IRREGULAR, "REVOKE") if card in one.cards else CardView(card)

    lead = trick.lead
    led = "" if lead is None else f"{SEAT_NAMES[trick.leader]} led {card_text(lead)}"
    return TrickView(one.trick, trick.leader, BySeat.each(view), None, "", f"Trick {one.trick}", led)
