"""Law 12: Director's discretionary powers; the assigned adjusted score."""

from __future__ import annotations

from bridgetable.game.auction import Contract
from bridgetable.game.messages import Msg
from bridgetable.game.outcomes import Adjustment
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Table
from bridgetable.laws.calls import BIDS
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import AdjustedScore
from bridgetable.rulings.ruling import Ruling

AS_PLAYED = "as played"
PASSED_OUT = "passed out"
DOUBLED = {"undoubled": 1, "X": 2, "XX": 4}


def result_words(table: Table) -> Msg:
    """The result as it now stands, for the option that lets it stand."""
    if table.contract is None:
        return Msg("The board is passed out.")
    side = table.contract.declarer.side
    over = tricks_of(table, side) - table.contract.tricks_needed
    made = "{bid} made" if over == 0 else "{bid} made with {over} over" if over > 0 else "{bid} down {over}"
    points = table.score_for(side)
    return Msg(
        made + ": {side:short} {points}.",
        bid=table.contract.bid,
        over=abs(over),
        side=side,
        points="" if points is None else f"{points:+d}",
    )


def tricks_of(table: Table, side: Side) -> int:
    """The tricks (0 to 13) for which a side scores now: those assigned to it, else those credited."""
    tricks = table.tricks_credited(side)
    for adjustment in table.adjustments:
        if side in adjustment.sides:
            declaring = table.declarer is not None and table.declarer.side is side
            tricks = adjustment.tricks if declaring else TRICKS - adjustment.tricks
    return tricks


@clause("12C1b")
def assign_more_tricks(to: Side, cite: str, ruling: Ruling, criteria: tuple[Msg, ...]) -> None:
    """The director says how many tricks the non-offenders would have won; never fewer than they have now."""
    options = [
        Option(str(n), tricks_for(n, to), (), ("12C1b",)) for n in range(tricks_of(ruling.table, to) + 1, TRICKS + 1)
    ]
    if options:
        question = Msg("How many tricks would {side} have won?", side=to)
        assign(int(ruling.judge("12C1b", question, options, criteria)), to, cite, ruling)


def tricks_for(tricks: int, side: Side) -> Msg:
    """So many tricks (0 to 13) for a side, as the title of an option."""
    words = "{tricks:word} trick for {side}" if tricks == 1 else "{tricks:word} tricks for {side}"
    return Msg(words, tricks=tricks, side=side)


def assign(tricks: int, to: Side, cite: str, ruling: Ruling) -> None:
    """Give a side so many tricks (0 to 13), and the other side the rest."""
    declarer = ruling.table.declarer
    declaring = tricks if declarer is not None and declarer.side is to else TRICKS - tricks
    ruling.orders(AdjustedScore(cite, Adjustment(declaring, (Side.NS, Side.EW), cite)))


Criteria = tuple[Msg, ...]


@clause("12C1b")
def assign_outcome(to: Side, cite: str, ruling: Ruling, criteria: Criteria) -> None:
    """The director says what would have come of the board: the contract, who plays it, and the tricks."""
    key = ruling.judge("12C1b", Msg("Which contract would have been played?"), contracts(ruling.table), criteria)
    if key == AS_PLAYED:
        assign_more_tricks(to, cite, ruling, criteria)
    elif key == PASSED_OUT:
        ruling.orders(AdjustedScore(cite, Adjustment(0, (Side.NS, Side.EW), cite, passed_out=True)))
    else:
        assign_contract(key, cite, ruling, criteria)


def contracts(table: Table) -> tuple[Option, ...]:
    """Every contract that the director can assign, the one that was played first."""
    cites = ("12C1b",)
    same = () if table.contract is None else (Option(AS_PLAYED, Msg("The same"), (result_words(table),), cites),)
    bids = (Option(str(b), Msg("{bid}", bid=b), (), cites) for b in BIDS)
    return (*same, *bids, Option(PASSED_OUT, Msg("None: passed out"), (), cites))


@clause("12C1b")
def assign_contract(key: str, cite: str, ruling: Ruling, criteria: Criteria) -> None:
    """The director says who plays the contract, whether it is doubled, and how many tricks are made."""
    bid = next(b for b in BIDS if str(b) == key)
    seats = [Option(str(s), Msg("{seat}", seat=s), (), ("12C1b",)) for s in SEATS]
    declarer = Seat[ruling.judge("12C1b", Msg("Who would have played {bid}?", bid=bid), seats, criteria)]
    titles = ("Undoubled", "Doubled", "Redoubled")
    doubles = [Option(k, Msg(t), (), ("12C1b",)) for k, t in zip(DOUBLED, titles, strict=True)]
    doubled = DOUBLED[ruling.judge("12C1b", Msg("Would {bid} have been doubled?", bid=bid), doubles, criteria)]
    tricks = [Option(str(n), tricks_for(n, declarer.side), (), ("12C1b",)) for n in range(TRICKS + 1)]
    question = Msg("How many tricks would {side} have won?", side=declarer.side)
    won = int(ruling.judge("12C1b", question, tricks, criteria))
    contract = Contract(bid, doubled, declarer)
    ruling.orders(AdjustedScore(cite, Adjustment(won, (Side.NS, Side.EW), cite, contract)))


@clause("12B1")
def was_damaged(cite: str, question: Msg, to: Side, ruling: Ruling, criteria: Criteria) -> bool:
    """Ask the director whether the non-offenders were damaged."""
    no = Option("no", Msg("No, the score stands"), (result_words(ruling.table),), (cite,))
    given = Msg("{side} are given the probable result without it.", side=to)
    yes = Option("yes", Msg("Yes, adjust the score"), (given,), (cite, "12C1b"))
    return ruling.judge(cite, question, (no, yes), criteria) == "yes"
