"""Law 73: Communication, tempo and deception; who may use what a player lets slip."""

from bridgetable.game.calls import Call
from bridgetable.game.cards import Card
from bridgetable.game.messages import Msg
from bridgetable.game.screens import BESIDE_SCREEN, screenmate
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Information, Phase, Source, Table
from bridgetable.game.values import evolve
from bridgetable.laws.common.no_result import judge_penalty
from bridgetable.laws.law_12_directors_powers import assign_if_better
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Informed
from bridgetable.rulings.ruling import Ruling

CITES = {
    Source.HESITATION: "73D1",
    Source.HASTE: "73D1",
    Source.MANNER: "73D1",
    Source.REMARK: "73B1",
    Source.NAMED: "73B1",
    Source.QUESTION: "16B1",
    Source.EXPLANATION: "75A",
    Source.ALERT: "16B1",
    Source.NO_ALERT: "16B1",
}


@clause("16B1", "73B1", "73D1", "75A", "80B2e")
def let_slip(
    table: Table, seat: Seat, source: Source, words: str = "", call: Call | None = None, *, partner_away: bool = False
) -> Table:
    """The table when a player has let something slip: his opponents may use it at their own risk, his partner not."""
    beside = table.regulations.screens and source in BESIDE_SCREEN
    may_use = (screenmate(seat),) if beside else seat.side.other.seats
    may_not = () if beside or partner_away else who_may_not(table, seat)
    known = Information(seat, None, source, may_use, may_not, CITES[source], call, words)
    return carry_out(table, Informed(known.cite, evolve(known, after=table.acts)))


def said_to_hold(table: Table, seat: Seat, card: Card) -> Table:
    """The table when a player has said during the auction that he holds a card, which nobody sees."""
    cite = CITES[Source.NAMED]
    known = Information(seat, card, Source.NAMED, seat.side.other.seats, who_may_not(table, seat), cite)
    return carry_out(table, Informed(cite, evolve(known, after=table.acts)))


def who_may_not(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The partner of a player, unless as dummy he has nothing to decide any longer."""
    over = table.phase is Phase.END or (table.phase is Phase.PLAY and seat.partner is table.dummy)
    return () if over else (seat.partner,)


MISLED_BY = (
    Msg("Was the inference false, and drawn by an innocent player?"),
    Msg("Had the other no demonstrable reason in bridge for what he did?"),
    Msg("Could he have been aware, at the time, that it could work to his benefit?"),
)


@clause("73D2", "73E2")
def was_misled(seat: Seat, ruling: Ruling) -> None:
    """The director judges whether an opponent was misled by a manner for which there was no reason, and adjusts."""
    to = seat.side.other
    no = Option("no", Msg("No: at their own risk"), (), ("73D1",))
    yes = Option("yes", Msg("Yes, all three"), (Msg("The score is adjusted."),), ("73E2", "12C1b"))
    if ruling.judge("73E2", Msg("Were {side} misled by {seat}?", side=to, seat=seat), (no, yes), MISLED_BY) == "yes":
        assign_if_better(to, (to,), "73E2", ruling, (Msg("The probable result without it."),))


@clause("73C1", "73C2")
def is_penalised(seat: Seat, side: Side, ruling: Ruling) -> None:
    """The director may penalise a player who took advantage of what his partner let him know."""
    flagrant = "Only where the advantage was taken in a flagrant way; redress for {side} is another matter."
    judge_penalty("73C2", seat, Msg("Is {seat} penalised as well?", seat=seat), ruling, (Msg(flagrant, side=side),))
