"""Law 14: Missing card."""

from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Review, ReviewOf, Source, Table
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.orders import not_for_partner
from bridgetable.laws.law_12_assigned_score import Damage, judge_damage
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card
from bridgetable.laws.law_67_defective_trick import missed
from bridgetable.laws.law_67_strayed_card import of_strayed_card
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import BoardCancelled, FoundCard, Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling

FOUND, REBUILT, REDEAL = "found", "not found", "redeal"


def of_missing_before_play(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card missing from a hand, if no lead had been faced when attention was drawn to it."""
    lost = any(x.card is one.cards[0] and not x.trick for x in table.arrangement.lost)
    in_play = bool(table.tricks) and (one.noticed_at is None or one.noticed_at[0] > len(table.auction.made))
    if in_play or not lost or table.cancelled:
        return None
    return matter("14", hand_is_short, one, one.number)


@varies
@clause("14A", "14A1", "14A2", "6D3")
def hand_is_short(missing: Irregularity, ruling: Ruling) -> None:
    """A hand is short and none has too many: the director looks for the card, or rebuilds the deal."""
    ruling.says(Msg("{seat} has fewer than thirteen cards, and nobody has too many.", seat=missing.seat), "14A")
    restored = Msg("{card} goes back to {seat:s} hand.", card=missing.cards[0], seat=missing.seat)
    options = [
        Option(FOUND, Msg("Yes"), (restored,), ("14A1",)),
        Option(REBUILT, Msg("No: the deal is rebuilt with another pack"), (restored,), ("14A2",)),
    ]
    if not ruling.table.auction.made:
        again = Msg("Only where the board is played for the first time.")
        options.append(Option(REDEAL, Msg("Nobody has called: deal again"), (again,), ("6D3",)))
    key = ruling.judge("14A", Msg("Is the missing {card} found?", card=missing.cards[0]), options)
    if key == REDEAL:
        ruling.orders(BoardCancelled("6D3"), Settled("6D3", missing.number, Stage.RULED))
        return
    cite = "14A1" if key == FOUND else "14A2"
    ruling.orders(FoundCard(cite, missing.seat, missing.cards[0]))
    calls_stand(missing, ruling)
    ruling.orders(Settled(cite, missing.number, Stage.RULED))


@clause("14A3", "14C")
def calls_stand(missing: Irregularity, ruling: Ruling) -> None:
    """No call is changed, and partner may not use that a card was replaced."""
    ruling.says(Msg("No call is changed; the card counts as having been there from the start."), "14A3")
    ruling.orders(not_for_partner(missing.seat, missing.cards[0], Source.MISSING, "14C"))


# --- found after the opening lead was faced; and Law 41D: a card of dummy's that was hidden ---------------------------


@clause("14B1")
def of_missing_card(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card that is missing: from the hand, or from among the played cards (Law 67)."""
    if any(lost.card is one.cards[0] and not lost.trick for lost in table.arrangement.lost):
        return matter("14", card_is_found, one, one.number)
    return of_strayed_card(table, one)


@clause("14B2", "14B3", "14B4")
def card_is_found(missing: Irregularity, ruling: Ruling) -> None:
    """The card goes back to its hand, and is deemed to have been there all the time."""
    # The revokes that it makes are found when the hand is whole: when the last card that it was found to lack is back.
    seat, card, of_dummy = missing.seat, missing.cards[0], missing.seat is ruling.table.dummy
    if of_dummy:
        ruling.says(Msg("{card} of dummy was hidden; only {seat} answers for that.", card=card, seat=seat), "41D")
    else:
        words = "{card} of {seat} was missing; found or replaced, it goes back."
        ruling.says(Msg(words, card=card, seat=seat), "14B2", "14B3")
    ruling.orders(FoundCard("14B2", seat, card))
    if of_dummy:
        ruling.orders(Reserved("41D", Review(ReviewOf.MISSING_FROM_DUMMY, missing.number)))
        ruling.orders(not_for_partner(seat, card, Source.MISSING, "14C"))
    elif ruling.table.phase is Phase.PLAY:
        may_have_been_seen(missing, ruling)
    if not others_missing(missing, ruling.table):
        since = min(i.trick for i in ruling.table.irregularities if has_lost_a_card(i, missing.seat))
        ruling.orders(*missed(ruling.table, missing.seat, max(0, since - 1), "14B4", ruling))
    ruling.orders(Settled("14B2", missing.number, Stage.RULED))


def has_lost_a_card(one: Irregularity, seat: Seat) -> bool:
    """True where it is on record that a card of this hand was missing."""
    return one.kind is Kind.CARD_MISSING and one.seat is seat


def others_missing(missing: Irregularity, table: Table) -> bool:
    """True where attention has been drawn to another card that the hand still lacks."""
    lost = {one.card for one in table.arrangement.lost if not one.trick}
    noticed = (i for i in table.irregularities if has_lost_a_card(i, missing.seat) and i.stage is Stage.NOTICED)
    return any(one.cards[0] in lost for one in noticed)


@clause("14C")
def may_have_been_seen(missing: Irregularity, ruling: Ruling) -> None:
    """The partner may not use his knowledge of the card; a defender's that partner could see becomes a penalty card."""
    # Not when he has played it meanwhile.
    if ruling.table.is_defender(missing.seat) and could_be_seen(missing, ruling):
        if missing.cards[0] in ruling.table.hands[missing.seat]:
            becomes_penalty_card("14B4", missing.seat, missing.cards[0], ruling, unintended=True)
        else:
            ruling.says(Msg("{seat} has played {card} meanwhile.", seat=missing.seat, card=missing.cards[0]), "14B4")
        return
    ruling.orders(not_for_partner(missing.seat, missing.cards[0], Source.MISSING, "14C"))


def could_be_seen(missing: Irregularity, ruling: Ruling) -> bool:
    """Find out whether the card lay so that partner could see its face."""
    question = Msg("Could {partner} see the face of {card}?", partner=missing.seat.partner, card=missing.cards[0])
    yes = Option("yes", Msg("Yes"), (Msg("{card} becomes a penalty card.", card=missing.cards[0]),), ("14B4", "49"))
    no = Option("no", Msg("No"), (Msg("{card} goes back to hand.", card=missing.cards[0]),), ("14B2",))
    return ruling.fact("14B4", question, yes=yes, no=no)


@clause("41D")
def did_hidden_card_damage(missing: Irregularity, ruling: Ruling) -> None:
    """Play has ended: whether the defenders were damaged because dummy was not spread as it should be."""
    ruling.says(Msg("{card} of dummy was hidden for a time.", card=missing.cards[0]), "41D")
    side = missing.seat.side.other
    judge_damage(Damage(side, "41D"), Msg("Were {side} damaged by the hidden card?", side=side), CRITERIA, ruling)
    ruling.orders(Reviewed("41D", Review(ReviewOf.MISSING_FROM_DUMMY, missing.number)))


CRITERIA = (Msg("What would the defenders have played, had they seen all of dummy’s cards?"),)
