"""Law 74: Conduct and etiquette; with what Laws 72B, 73 and 79A2 forbid outright: what was done, perhaps a penalty."""

from bridgetable.game.conduct import BREACHES
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.regulations import LaidDown
from bridgetable.game.seats import Seat
from bridgetable.game.table import Source, Table
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.no_result import judge_penalty
from bridgetable.laws.law_73_communication import let_slip
from bridgetable.rulings.citations import clause, law_of
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Settled
from bridgetable.rulings.ruling import Ruling


@clause("73B1", "74C2", "74C3", "74C4", "74C6")
def seen_by_others(table: Table, seat: Seat, cite: str, words: str) -> Table:
    """The table when a player has behaved so: what it tells, his partner may not use."""
    return (
        let_slip(table, seat, Source.MANNER, words or f"Law {table.book.number_of(cite)}")
        if BREACHES[cite].tells
        else table
    )


def of_conduct(_table: Table, one: Irregularity) -> Matter:
    """The matter of a breach of proper conduct, under the law that it breaks."""
    return matter(str(law_of(one.law)), breach_of_conduct, one, one.number)


@clause(*BREACHES)
def breach_of_conduct(conduct: Irregularity, ruling: Ruling) -> None:
    """A player has behaved against these laws: the director finds the right words, or penalises him."""
    ruling.says(Msg(BREACHES[conduct.law].words, seat=conduct.seat), conduct.law)
    if conduct.words:
        ruling.says(Msg("It was this: “{words}”", words=conduct.words))
    if BREACHES[conduct.law].to_lose and may_play_to_lose(ruling):
        ruling.orders(Settled(conduct.law, conduct.number, Stage.LAPSED))
        return
    if BREACHES[conduct.law].tells:
        ruling.says(Msg("{seat} may not use what it told.", seat=conduct.seat.partner), "16B1")
    question = Msg("Is {seat} penalised?", seat=conduct.seat)
    judge_penalty(conduct.law, conduct.seat, question, ruling, GRAVER, Msg("No, a word is enough"))
    ruling.orders(Settled(conduct.law, conduct.number, Stage.RULED))


def may_play_to_lose(ruling: Ruling) -> bool:
    """True where a regulation lets a side play badly for a gain elsewhere in the event, or the director finds so."""
    laid_down = ruling.table.regulations.playing_to_lose
    if laid_down is LaidDown.ASKED:
        yes = Option("yes", Msg("Yes"), (Msg("Nothing follows."),), ("72A",))
        no = Option("no", Msg("No"), (Msg("Perhaps a penalty."),), ("72A", "74A2"))
        return ruling.fact("72A", Msg("Do the conditions of the event allow that?"), yes=yes, no=no)
    if laid_down is LaidDown.ALLOWED:
        ruling.says(Msg("The regulations allow a side to play so for a gain elsewhere in the event."), "72A")
    return laid_down is LaidDown.ALLOWED


GRAVER = (
    Msg("Did it delay or obstruct the game, or inconvenience others?"),
    Msg("What “must not” be done is graver than what “may not”, and that than what “should not”."),
)
