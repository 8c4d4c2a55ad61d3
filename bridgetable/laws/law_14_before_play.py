"""Law 14A: A missing card, found to be missing before the opening lead is faced."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Information, Source, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import BoardCancelled, FoundCard, Informed, Settled
from bridgetable.rulings.ruling import Ruling

FOUND, REBUILT, REDEAL = "found", "not found", "redeal"


@frozen
class MissingBeforePlay:
    """A card that is missing from a hand before a lead has been faced; `no_call` tells that nobody has called."""

    number: int
    seat: Seat
    card: Card
    no_call: bool


def of_missing_before_play(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card missing from a hand, if no lead had been faced when attention was drawn to it."""
    lost = any(x.card is one.cards[0] and not x.trick for x in table.arrangement.lost)
    in_play = bool(table.tricks) and (one.noticed_at is None or one.noticed_at[0] > len(table.auction.made))
    if in_play or not lost or table.cancelled:
        return None
    subject = MissingBeforePlay(one.number, one.seat, one.cards[0], not table.auction.made)
    return matter("14", hand_is_short, subject, one.number)


@clause("14A", "14A1", "14A2", "6D3")
def hand_is_short(missing: MissingBeforePlay, ruling: Ruling) -> None:
    """A hand is short and none has too many: the director looks for the card, or rebuilds the deal."""
    ruling.says(Msg("{seat} has only twelve cards, and nobody has too many.", seat=missing.seat), "14A")
    restored = Msg("{card} goes back to {seat:s} hand.", card=missing.card, seat=missing.seat)
    options = [
        Option(FOUND, Msg("Yes"), (restored,), ("14A1",)),
        Option(REBUILT, Msg("No: the deal is rebuilt with another pack"), (restored,), ("14A2",)),
    ]
    if missing.no_call:
        again = Msg("Only where the board is played for the first time.")
        options.append(Option(REDEAL, Msg("Nobody has called: deal again"), (again,), ("6D3",)))
    key = ruling.judge("14A", Msg("Is the missing card found?"), options)
    if key == REDEAL:
        ruling.orders(BoardCancelled("6D3"), Settled("6D3", missing.number, Stage.RULED))
        return
    cite = "14A1" if key == FOUND else "14A2"
    ruling.orders(FoundCard(cite, missing.seat, missing.card))
    calls_stand(missing, ruling)
    ruling.orders(Settled(cite, missing.number, Stage.RULED))


@clause("14A3", "14C")
def calls_stand(missing: MissingBeforePlay, ruling: Ruling) -> None:
    """No call is changed, and partner may not use that a card was replaced."""
    ruling.says(Msg("No call is changed; the card counts as having been there from the start."), "14A3")
    partner = missing.seat.partner
    others = tuple(s for s in SEATS if s is not partner)
    known = Information(missing.seat, missing.card, Source.MISSING, others, (partner,), "14C")
    ruling.orders(Informed("14C", known))
