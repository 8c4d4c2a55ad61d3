"""Law 80B2e: Screens: an irregularity that has not gone beneath the screen is put right on its side."""

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.screens import is_behind_screen, is_open, passed_by, screenmate
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.laws.common.calls import UNSETTLED, accept, before_call, cancel, later_calls, was_noticed_by, withdraw
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.rulings.citations import clause, law_of
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import BackToHand, Found, HandTakenUp, Reserved, Settled
from bridgetable.rulings.ruling import Ruling

PUT_RIGHT = frozenset(
    {Kind.INSUFFICIENT_BID, Kind.CALL_OUT_OF_ROTATION, Kind.INADMISSIBLE_DOUBLE, Kind.BID_OVER_SEVEN, Kind.BARRED_CALL}
)
"""The calls that are put right where they were made."""
ACCEPTED = {Kind.INSUFFICIENT_BID: "27A1", Kind.CALL_OUT_OF_ROTATION: "29A"}
"""The calls that LHO may accept, with the clause."""


def of_call(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a call that the screen hides, or that a screenmate has passed on; None for any other."""
    if table.phase is not Phase.AUCTION or one.kind not in PUT_RIGHT:
        return None
    if is_behind_screen(table, one.place):
        return matter(str(law_of(one.law)), put_right, one, one.number)
    if is_passed_on(table, one) and one.kind in ACCEPTED and (one.settled is None or was_noticed_by(one, one.place)):
        return matter(str(law_of(one.law)), passed_on, one, one.number)
    return None


@clause("80B2e")
def put_right(one: Irregularity, ruling: Ruling) -> None:
    """The call has not gone beneath the screen: it is cancelled without other rectification, and nobody there told."""
    words = "{call} by {seat} is irregular, and has not gone beneath the screen: it is put right without rectification."
    ruling.says(Msg(words, call=one.call, seat=one.seat), one.law, "80B2e")
    cancel("80B2e", one.place, ruling)
    taken_back_with_it(one, ruling)
    words = "Nothing else follows; only {mate} may have been misled by it, unless {seat} explains it to him."
    ruling.says(Msg(words, mate=screenmate(one.seat), seat=one.seat), "80B2e")
    nobody_is_told(ruling)
    ruling.orders(Settled("80B2e", one.number, Stage.RULED, Settlement.BEHIND_SCREEN))


@clause("80B2e")
def nobody_is_told(ruling: Ruling) -> None:
    """Say that what happened stays on its side of the screen."""
    ruling.says(Msg("Nobody on the other side of the screen is told."), "80B2e")


@clause("80B2e", "28B")
def taken_back_with_it(one: Irregularity, ruling: Ruling) -> None:
    """A call by the screenmate over it does not accept it, but goes back too; one in his own turn he has made."""
    before = before_call(ruling.table, one.place)
    for place, made in tuple(later_calls(ruling.table, one.place)):
        is_own = before.turn is made.seat and before.auction.reached.admits(made.seat, made.call)
        if made.seat is screenmate(one.seat) and is_behind_screen(ruling.table, place) and not is_own:
            withdraw("80B2e", place, ruling)
            for other in ruling.table.irregularities:
                if other.kind.record.is_call and other.place == place and other.stage in UNSETTLED:
                    ruling.orders(Settled("80B2e", other.number, Stage.LAPSED, Settlement.BEHIND_SCREEN))


@clause("80B2e")
def passed_on(one: Irregularity, ruling: Ruling) -> None:
    """The offender's screenmate has passed the tray: he has accepted the call on behalf of his side."""
    cite = ACCEPTED[one.kind]
    accepted_by_screenmate(one, cite, ruling)
    accept(cite, one.place, ruling)
    ruling.orders(Settled(cite, one.number, Stage.RULED, Settlement.ACCEPTED))


def is_passed_on(table: Table, one: Irregularity) -> bool:
    """True where the offender's screenmate has passed the tray with the call on it."""
    return table.regulations.screens and passed_by(table, one.place) is screenmate(one.seat)


@clause("80B2e", "72B1", "72C")
def accepted_by_screenmate(one: Irregularity, cite: str, ruling: Ruling) -> None:
    """The screenmate has accepted the call; on purpose, he has concealed it, and 72C may apply (White Book 151.4.1)."""
    mate = screenmate(one.seat)
    words = "{mate} passed the tray with {call} by {seat}: he has accepted it on behalf of his side."
    ruling.says(Msg(words, mate=mate, call=one.call, seat=one.seat), cite, "80B2e")
    question = Msg("Did {mate} pass it without knowing that it was irregular?", mate=mate)
    no = Option("no", Msg("No, on purpose: the director had to be called first"), cites=("72B1", "72C"))
    if not ruling.fact("80B2e", question, yes=Option("yes", Msg("Yes, inadvertently"), cites=(cite,)), no=no):
        passed = Irregularity(0, Kind.CONDUCT, mate, "72B1", 0)
        kept = Review(ReviewOf.AWARENESS, len(ruling.table.irregularities) + 1)
        ruling.orders(Found("72B1", passed), Reserved("72C", kept))


@clause("80B2e", "48A")
def go_back_freely(one: Irregularity, cards: tuple[Card, ...], ruling: Ruling) -> None:
    """Cards that partner cannot see, or that the declaring side faced as a lead, go back, and nothing follows."""
    table = ruling.table
    if is_open(table):
        ruling.says(
            Msg("Behind screens that is a matter of Law 48: back to hand, and nothing follows."), "80B2e", "48A"
        )
    else:
        words = "The screen is closed, and {partner} has seen nothing: back to hand, and nothing follows."
        ruling.says(Msg(words, partner=one.seat.partner), "80B2e")
    if one.seat in table.spread:
        ruling.orders(HandTakenUp("80B2e", one.seat))
    else:
        ruling.orders(*(BackToHand("80B2e", one.seat, card) for card in cards))
    ruling.orders(Settled("80B2e", one.number, Stage.RULED, None if is_open(table) else Settlement.BEHIND_SCREEN))


@clause("80B2e")
def is_second_lead(seat: Seat, card: Card, ruling: Ruling) -> bool:
    """True where the director finds that a card was not played to partner's lead, but led while the screen hid that."""
    if not ruling.table.regulations.screens:
        return False
    question = Msg("Did {seat} lead {card} before the screen was opened?", seat=seat, card=card)
    yes = Option(
        "yes", Msg("Yes: a second opening lead"), (Msg("{card} is a major penalty card.", card=card),), ("80B2e",)
    )
    no = Option("no", Msg("No, he played it to the lead that he saw"), cites=("57D",))
    return ruling.fact("80B2e", question, yes=yes, no=no)
