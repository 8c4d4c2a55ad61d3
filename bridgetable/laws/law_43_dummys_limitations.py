"""Law 43: Dummy's limitations."""
# What follows when dummy has lost his rights and then draws attention or asks (43B2b, 43B3) is in
# `law_43_without_rights`.

from __future__ import annotations

from bridgetable.game.irregularities import DummysWarning, Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import MustLeadFrom
from bridgetable.game.play import Played
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_47_retraction import goes_back
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import Imposed, LeadsNext, ProceduralPenalty, Released, Settled
from bridgetable.rulings.ruling import Ruling

LEAVE = "leave"


@frozen
class Limited:
    """Something that dummy, or a defender towards dummy, may not do: who did what, and the clause against it."""

    number: int
    seat: Seat
    dummy: Seat
    kind: Kind
    law: str


def of_limit(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a limit on dummy that was overstepped."""
    if table.dummy is None:
        return None
    done = Limited(one.number, one.seat, table.dummy, one.kind, one.law)
    return matter("43", limit_overstepped, done, one.number)


DONE = {
    "43A1c": "{seat}, as dummy without rights, spoke to declarer about the play.",
    "43A2a": "{seat}, as dummy, exchanged hands with declarer.",
    "43A2b": "{seat}, as dummy, left his seat to watch declarer.",
    "43A2c": "{seat}, as dummy, looked at a defender’s hand.",
    "43A3": "{seat} let dummy look at his hand.",
    "61B2b": "{seat}, as dummy, asked a defender about a possible revoke.",
}


@clause("43A1c", "43A2a", "43A2b", "43A2c", "43A3", "43B1")
def limit_overstepped(done: Limited, ruling: Ruling) -> None:
    """Whoever oversteps a limit may be penalised; for some, dummy loses the rights of Law 42B."""
    ruling.says(Msg(DONE[done.law], seat=done.seat), done.law)
    if done.kind is Kind.DUMMY_OVERSTEPPED:
        ruling.says(Msg("{seat} has lost dummy’s rights for this board.", seat=done.dummy), "42B", "43B2")
    if done.kind is Kind.HAND_SHOWN_TO_DUMMY:
        ruling.says(Msg("{seat} may not look all the same.", seat=done.dummy), "43A2c")
    if done.kind is Kind.DEFENDER_ASKED_BY_DUMMY:
        ruling.says(Msg("{seat} may not use what the question told him.", seat=done.dummy.partner), "16B1")
    own_clause = done.kind in {Kind.HAND_SHOWN_TO_DUMMY, Kind.DEFENDER_ASKED_BY_DUMMY}
    cite = done.law if own_clause else "43B1"
    ruling.orders(ProceduralPenalty(cite, done.seat), Settled(cite, done.number, Stage.RULED))


# --- dummy warns ------------------------------------------------------------------------------------------------------


@frozen
class Warned:
    """Dummy without rights warned declarer before the lead to a trick (1 to 13): the hand that was to lead."""

    # `led` is what declarer has led from it since attention was drawn to that.
    number: int
    dummy: Seat
    declarer: Seat
    trick: int
    leader: Seat
    led: Played | None = None


def of_warning(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a warning by dummy who has lost his rights."""
    declarer = table.declarer
    if declarer is None:
        return None
    if one.how is not DummysWarning.OF_LEAD:
        return of_limit(table, one)
    trick = table.trick(one.trick)
    leader = declarer if trick is None else trick.leader
    led = led_while_asked(table, one)
    return matter("43", warned, Warned(one.number, one.seat, declarer, one.trick, leader, led), one.number)


@clause("60C")
def led_while_asked(table: Table, one: Irregularity) -> Played | None:
    """Declarer's lead in turn since attention was drawn to the warning, while no defender has followed."""
    trick = table.trick(one.trick)
    if trick is None or one.noticed_at is None or len(table.tricks) != one.trick:
        return None
    if len(trick.cards) != 1 or trick.lead is None:
        return None
    lead = trick.cards[0]
    irregular = any(lead.card in i.cards for i in table.irregularities)
    return None if irregular or table.is_defender(lead.seat) or table.acts <= one.noticed_at[0] else lead


@clause("43B2a", "60A1")
def warned(warning: Warned, ruling: Ruling) -> None:
    """Dummy warned declarer not to lead from the wrong hand: either defender may choose the hand."""
    words = "{seat}, as dummy without rights, warned declarer about the hand to lead from."
    ruling.says(Msg(words, seat=warning.dummy), "43B2a")
    if warning.led is not None or lead_is_still_to_come(ruling.table, warning):
        hand = chosen_hand(warning, ruling)
        if hand is not None and not is_led_already(warning, hand, ruling):
            earlier = (d for d in ruling.table.obligations if isinstance(d, MustLeadFrom) and d.trick == warning.trick)
            ruling.orders(*(Released("43B2a", duty) for duty in earlier), LeadsNext("43B2a", hand))
            ruling.orders(Imposed("43B2a", MustLeadFrom(hand, warning.trick, "43B2a")))
    else:
        trick = ruling.table.trick(warning.trick)
        followed = trick is not None and any(ruling.table.is_defender(p.seat) for p in trick.cards)
        ruling.says(Msg("Declarer has led since."), "43B2a", *(("60A1",) if followed else ()))
    ruling.orders(ProceduralPenalty("43B1", warning.dummy), Settled("43B2a", warning.number, Stage.RULED))


@clause("60C")
def is_led_already(warning: Warned, hand: Seat, ruling: Ruling) -> bool:
    """Whether declarer has led from the chosen hand while it was asked; what he led from the other goes back."""
    if warning.led is None:
        return False
    if warning.led.seat is hand:
        return True
    ruling.says(Msg("{card} was led before the choice, which remains.", card=warning.led.card), "60C")
    goes_back("43B2a", warning.led.seat, warning.led.card, ruling, offenders=warning.dummy.side)
    return False


def lead_is_still_to_come(table: Table, warning: Warned) -> bool:
    """Whether nobody has played to the trick that declarer was to lead to."""
    here = table.phase is Phase.PLAY and len(table.tricks) == warning.trick
    return here and not table.tricks[-1].cards


def chosen_hand(warning: Warned, ruling: Ruling) -> Seat | None:
    """Ask the defenders from which hand declarer leads; who says nothing leaves it to his partner."""
    first, second = warning.declarer.lho, warning.declarer.rho
    key = asked(first, warning, Msg("{seat} chooses.", seat=second), ruling)
    if key == LEAVE:
        key = asked(second, warning, Msg("The lead stays where it is."), ruling)
    return None if key == LEAVE else Seat[key]


def asked(defender: Seat, warning: Warned, otherwise: Msg, ruling: Ruling) -> str:
    """Ask one defender from which hand declarer is to lead."""
    options = [
        Option(str(hand), Msg("From {seat:s} hand", seat=hand), (turn_words(hand, warning),), ("43B2a",))
        for hand in (warning.declarer, warning.dummy)
    ]
    leave = Option(LEAVE, Msg("No choice"), (otherwise,), ("43B2a",))
    return ruling.choose(defender, "43B2a", Msg("From which hand must declarer lead?"), (*options, leave))


def turn_words(hand: Seat, warning: Warned) -> Msg:
    """Whether this hand was to lead in any case, in words."""
    if hand is warning.leader:
        return Msg("That hand was to lead.")
    return Msg("Though the lead was {seat:s}.", seat=warning.leader)
