"""The functions of a pretended edition: another way out of an insufficient bid, a demand less, a cheaper revoke."""

from bridgetable.game.calls import Call
from bridgetable.game.cards import Suit
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import Wanted
from bridgetable.game.seats import Seat
from bridgetable.game.values import evolve
from bridgetable.laws import law_27_insufficient_bid as law_27
from bridgetable.laws import law_57_choice as law_57
from bridgetable.laws import law_64_established_revoke as law_64
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import Edition
from bridgetable.rulings.ruling import Ruling

EDITION = Edition()


@EDITION.instead_of(law_27.may_replace_freely)
@EDITION.clause("27B1b")
def may_replace_freely(ib: law_27.InsufficientBid, call: Call, ruling: Ruling) -> bool:
    """Ask with one answer more: a call of the same strength."""
    question = Msg("Is {new} comparable with {old}, or as strong?", new=call, old=ib.bid)
    options = (Option("comparable", Msg("Comparable")), Option("strength", Msg("As strong")), Option("no", Msg("No")))
    return ruling.judge("27B1b", question, options) != "no"


@EDITION.instead_of(law_57.choices)
def choices(partner: Seat, suit: Suit, played: tuple[Msg, ...], ruling: Ruling) -> tuple[Option, ...]:
    """The demands but that for another suit."""
    return tuple(o for o in law_57.four_choices(partner, suit, played) if law_57.KEYS[o.key] is not Wanted.SUIT)


@EDITION.instead_of(law_64.rows_for)
@EDITION.clause("64A1")
def rows_for(facts: law_64.Established, ruling: Ruling) -> tuple[law_64.TrickAdjustment, ...]:
    """The rows of 2017, with one trick in each that gives any."""
    return tuple(map(one_at_most, law_64.rows_of_2017(facts)))


def one_at_most(row: law_64.TrickAdjustment) -> law_64.TrickAdjustment:
    """A row that gives one trick where it gave any."""
    return evolve(row, tricks=lambda facts: min(1, row.tricks(facts)))
