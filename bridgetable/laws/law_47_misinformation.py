"""Law 47E2: A card played because of a mistaken explanation."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.reviews import Damage, judge_damage
from bridgetable.laws.law_47_retraction import KEEP, TAKE_BACK, goes_back, lapses_with_card
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import BackToHand, HandTakenUp, Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class Misexplained:
    """An explanation put right in play: by whom, and the opponents' card that may still come back, with its hand.

    `opening` tells a faced opening lead to which dummy has been spread, perhaps only after the explanation.
    """

    number: int
    seat: Seat
    hand: Seat | None
    card: Card | None
    face_down: bool
    opening: bool = False


def last_card(table: Table, seat: Seat) -> tuple[Seat, Card, bool] | None:
    """The last card put down, if it is an opponent's and can still come back: its hand, and if it lies face down."""
    for down in table.face_down:
        if down.seat.side is not seat.side and not table.tricks:
            return down.seat, down.card, True
    last = next((t.cards[-1] for t in reversed(table.tricks) if t.cards), None)
    return None if last is None or last.seat.side is seat.side else (last.seat, last.card, False)


def put_right(table: Table, number: int, seat: Seat, card: Card | None = None) -> Misexplained:
    """The facts of an explanation that this player's side puts right now; the card, if given, must be the last one."""
    last = last_card(table, seat) if table.phase is not Phase.END else None
    hand, played, down = last if last is not None and card in {None, last[1]} else (None, None, False)
    opening = played is not None and len(table.tricks) == 1 and len(table.tricks[0].cards) == 1
    return Misexplained(number, seat, hand, played, down, opening=opening and table.dummy in table.spread)


def of_misexplanation(table: Table, one: Irregularity) -> Matter | None:
    """The matter of an explanation that was wrong, put right after the opponents had begun to play."""
    if table.contract is None:
        return None
    wrong = put_right(table, one.number, one.seat, one.cards[0]) if one.cards else None
    nothing = Misexplained(one.number, one.seat, None, None, face_down=False)
    return matter("47", misexplained, wrong or nothing, one.number)


@clause("47E2a")
def misexplained(wrong: Misexplained, ruling: Ruling) -> None:
    """A card played because of a wrong explanation may be taken back if no card has been played since."""
    words = Msg("{seat} puts right what {side} had explained wrongly.", seat=wrong.seat, side=wrong.seat.side)
    ruling.says(words, "47E2a")
    if not is_too_late(wrong, ruling):
        last_card_comes_back(wrong, ruling)
    elif was_too_late(wrong, ruling):
        ruling.orders(Reserved("47E2b", Review(ReviewOf.MISLED_IN_PLAY, wrong.number)))
    ruling.orders(Settled("47E2a", wrong.number, Stage.RULED))


@clause("47E2a")
def is_too_late(wrong: Misexplained, ruling: Ruling) -> bool:
    """Whether no card can come back: another has been played since, or dummy had faced one to the opening lead.

    The hand is spread here as soon as a lead is faced; whether it was so at the table the director finds out.
    """
    if wrong.card is None or not wrong.opening:
        return wrong.card is None
    faced = Option("yes", Msg("Yes"), (Msg("{card} stays led.", card=wrong.card),), ("47E2a",))
    not_yet = Option("no", Msg("No, not yet"), (Msg("{card} may still come back.", card=wrong.card),), ("47E2a",))
    question = Msg("Had {dummy} faced a card when that was put right?", dummy=ruling.table.dummy)
    return ruling.fact("47E2a", question, yes=faced, no=not_yet)


def last_card_comes_back(wrong: Misexplained, ruling: Ruling) -> None:
    """Let the last card come back, if it was played because of the explanation and its player wants that."""
    if wrong.hand is not None and wrong.card is not None and was_played_for_it(wrong.hand, wrong.card, ruling):
        may_be_retracted(wrong, wrong.hand, wrong.card, ruling)


def was_played_for_it(hand: Seat, card: Card, ruling: Ruling) -> bool:
    """Find out whether the last card was played because of the explanation."""
    player = ruling.table.player_of(hand)
    yes = Option("yes", Msg("Yes"), (Msg("{seat} may take {card} back.", seat=player, card=card),), ("47E2a",))
    no = Option("no", Msg("No"), (Msg("{card} stays played.", card=card),), ("47F2",))
    question = Msg("Did {seat} play {card} because of the explanation?", seat=player, card=card)
    return ruling.fact("47E2a", question, yes=yes, no=no)


def may_be_retracted(wrong: Misexplained, hand: Seat, card: Card, ruling: Ruling) -> None:
    """Let the misled player take his card back, without any rectification."""
    player = ruling.table.player_of(hand)
    options = (
        Option(TAKE_BACK, Msg("Take back {card}", card=card), (Msg("He plays again."),), ("47E2a",)),
        Option(KEEP, Msg("Leave {card}", card=card), (), ("47E2a",)),
    )
    question = Msg("Does {seat} take back {card}?", seat=player, card=card)
    if ruling.choose(player, "47E2a", question, options) == KEEP:
        return
    if wrong.face_down:
        ruling.orders(BackToHand("47E2a", hand, card))
        return
    goes_back("47E2a", hand, card, ruling, offenders=wrong.seat.side)
    lapses_with_card("47E2a", wrong.number, card, ruling)
    if wrong.opening and ruling.table.dummy is not None:
        ruling.orders(HandTakenUp("41D", ruling.table.dummy))


def taken_back_for_it(table: Table, seat: Seat, card: Card, number: int) -> Misexplained | None:
    """The explanation put right before this player, by that irregularity, took back the card he had played last."""
    for one in reversed(table.irregularities[: number - 1]):
        is_it = one.kind is Kind.MISEXPLAINED and one.cards == (card,) and one.seat.side is not seat.side
        if is_it and one.stage in {Stage.COMMITTED, Stage.NOTICED}:
            opening = len(table.tricks) <= 1 and table.dummy in table.spread and table.is_defender(seat)
            return Misexplained(one.number, one.seat, seat, card, face_down=False, opening=opening)
    return None


@clause("47E2a")
def rightly_taken_back(wrong: Misexplained, ruling: Ruling) -> bool:
    """Whether a card that a player took back unasked was played because of the explanation, and could come back."""
    if wrong.hand is None or wrong.card is None:
        return False
    ruling.orders(Settled("47E2a", wrong.number, Stage.RULED))
    if is_too_late(wrong, ruling):
        if was_too_late(wrong, ruling):
            ruling.orders(Reserved("47E2b", Review(ReviewOf.MISLED_IN_PLAY, wrong.number)))
        return False
    if not was_played_for_it(wrong.hand, wrong.card, ruling):
        return False
    goes_back("47E2a", wrong.hand, wrong.card, ruling, offenders=wrong.seat.side)
    lapses_with_card("47E2a", wrong.number, wrong.card, ruling)
    if wrong.opening and ruling.table.dummy is not None:
        ruling.orders(HandTakenUp("41D", ruling.table.dummy))
    return True


@clause("47E2b")
def was_too_late(wrong: Misexplained, ruling: Ruling) -> bool:
    """Find out whether a card that can no longer come back was played because of the explanation."""
    later = (Msg("No card comes back; damage is looked at after play."),)
    yes = Option("yes", Msg("Yes"), later, ("47E2b",))
    no = Option("no", Msg("No"), (), ("47F2",))
    question = Msg("Did {side} play a card because of the explanation?", side=wrong.seat.side.other)
    return ruling.fact("47E2b", question, yes=yes, no=no)


@clause("47E2b")
def were_they_misled(wrong: Misexplained, ruling: Ruling) -> None:
    """Play has ended: whether the side that was misled was damaged by a card it could not take back."""
    side = wrong.seat.side.other
    words = Msg("{side} played a card because of a wrong explanation by {seat:s} side.", side=side, seat=wrong.seat)
    ruling.says(words, "47E2b")
    question = Msg("Was {side} damaged by the wrong explanation?", side=side)
    judge_damage(Damage(side, "47E2b"), question, CRITERIA, ruling)
    ruling.orders(Reviewed("47E2b", Review(ReviewOf.MISLED_IN_PLAY, wrong.number)))


CRITERIA = (Msg("The likely result had the right explanation been given in time."),)


def misled_of(table: Table, number: int) -> Misexplained:
    """The facts for the review at the end of play."""
    return Misexplained(number, table.irregularity(number).seat, None, None, face_down=False)
