"""Law 47E2: A card played because of a mistaken explanation."""

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import Played
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_12_assigned_score import Damage, judge_damage
from bridgetable.laws.law_47_retraction import KEEP, TAKE_BACK, by_taking_back, goes_back, lapses_with_card
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import BackToHand, HandTakenUp, Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class Misexplained:
    """An explanation put right in play: by whom, and the opponents' card that may still come back, with its hand."""

    # `opening` tells a faced opening lead to which dummy has been spread, perhaps only after the explanation; `since`
    # are the cards that the side of the explanation has played since it was put right.
    number: int
    seat: Seat
    hand: Seat | None
    card: Card | None
    face_down: bool
    opening: bool = False
    since: tuple[Played, ...] = ()


def last_card(table: Table, seat: Seat) -> tuple[Seat, Card, bool] | None:
    """The last card put down, if it is an opponent's and can still come back: its hand, and if it lies face down."""
    for down in table.face_down:
        if down.seat.side is not seat.side and not table.tricks:
            return down.seat, down.card, True
    last = next((t.cards[-1] for t in reversed(table.tricks) if t.cards), None)
    return None if last is None or last.seat.side is seat.side else (last.seat, last.card, False)


@clause("47E2a", "60C")
def put_right(table: Table, one: Irregularity) -> Misexplained:
    """The facts of an explanation that was put right when a card was the last one, as they are now."""
    # A card comes back only if none was played after it (47E2a). What the side that explained wrongly plays before the
    # director has ruled does not affect the right of its opponents (60C); by a card of their own they give it up.
    nothing = Misexplained(one.number, one.seat, None, None, face_down=False)
    if not one.cards or table.phase is Phase.END:
        return nothing
    card = one.cards[0]
    for down in table.face_down:
        if down.card is card and not table.tricks:
            return Misexplained(one.number, one.seat, down.seat, card, face_down=True)
    order = all_played(table)
    at = next((place for place, p in enumerate(order) if p.card is card), None)
    if at is None or any(p.seat.side is not one.seat.side for p in order[at + 1 :]):
        return nothing
    opening = at == 0 and table.dummy in table.spread
    return Misexplained(
        one.number, one.seat, order[at].seat, card, face_down=False, opening=opening, since=order[at + 1 :]
    )


def all_played(table: Table) -> tuple[Played, ...]:
    """Every card of every trick, in the order in which they were put down."""
    return tuple(p for t in table.tricks for p in t.cards)


def of_misexplanation(table: Table, one: Irregularity) -> Matter | None:
    """The matter of an explanation that was wrong, put right after the opponents had begun to play."""
    if table.contract is None:
        return None
    return matter("47", misexplained, put_right(table, one), one.number)


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
    """True where no card can come back: another has been played since, or dummy had faced one to the opening lead."""
    # The hand is spread here as soon as a lead is faced; whether it was so at the table the director finds out.
    if wrong.card is None or not wrong.opening:
        return wrong.card is None
    faced = Option("yes", Msg("Yes"), (Msg("{card} stays led.", card=wrong.card),), ("47E2a",))
    not_yet = Option("no", Msg("No, not yet"), (Msg("{card} may still come back.", card=wrong.card),), ("47E2a",))
    question = Msg("Had {dummy} faced a card when the explanation was put right?", dummy=ruling.table.dummy)
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
    back = (Msg("{cards} back as well.", cards=tuple(p.card for p in wrong.since)),) if wrong.since else ()
    options = (
        Option(TAKE_BACK, Msg("Take back {card}", card=card), (Msg("He plays again."), *back), ("47E2a",)),
        Option(KEEP, Msg("Leave {card}", card=card), (), ("47E2a",)),
    )
    question = Msg("Does {seat} take back {card}?", seat=player, card=card)
    if ruling.choose(player, "47E2a", question, options, acts=by_taking_back(hand, card)) == KEEP:
        return
    if wrong.face_down:
        ruling.orders(BackToHand("47E2a", hand, card))
    else:
        is_retracted(wrong, hand, card, ruling)


def is_retracted(wrong: Misexplained, hand: Seat, card: Card, ruling: Ruling) -> None:
    """The card goes back without rectification, with what followed it; from an opening lead dummy takes up his hand."""
    what_followed_goes_back(wrong, ruling)
    goes_back("47E2a", hand, card, ruling, offenders=wrong.seat.side)
    lapses_with_card("47E2a", wrong.number, card, ruling)
    if wrong.opening and ruling.table.dummy is not None:
        ruling.orders(HandTakenUp("41D", ruling.table.dummy))


@clause("47D", "60C")
def what_followed_goes_back(wrong: Misexplained, ruling: Ruling) -> None:
    """The cards that the side that explained wrongly has played since go back too, the last one first."""
    # It followed a card that is changed (47D), so that no card of a defender becomes a penalty card; whoever has played
    # something that is irregular of itself has been ruled on before (60C).
    for played in reversed(wrong.since):
        if any(p.card is played.card for p in all_played(ruling.table)):
            goes_back("47D", played.seat, played.card, ruling, offenders=wrong.seat.side)
            lapses_with_card("47D", wrong.number, played.card, ruling)


def taken_back_for_it(table: Table, taken: Irregularity) -> Misexplained | None:
    """The explanation put right before this player took back the card that he had played last; nothing without one."""
    seat, card = taken.seat, taken.cards[0]
    for one in reversed(table.irregularities[: taken.number - 1]):
        is_it = one.kind is Kind.MISEXPLAINED and one.cards == (card,) and one.seat.side is not seat.side
        if is_it and one.stage in {Stage.COMMITTED, Stage.NOTICED}:
            return put_right_before(table, one, taken)
    return None


@clause("47E2a", "60C")
def put_right_before(table: Table, one: Irregularity, taken: Irregularity) -> Misexplained:
    """The facts of an explanation when the card that was the last one has been taken back since, unasked."""
    # If his own side had played after it he took it back too late, whatever the other side had played.
    seat, card = taken.seat, taken.cards[0]
    opening = len(table.tricks) <= 1 and table.dummy in table.spread and table.is_defender(seat)
    since = played_between(table, one, taken)
    if any(p.seat.side is seat.side for p in since):
        return Misexplained(one.number, one.seat, None, None, face_down=False)
    return Misexplained(one.number, one.seat, seat, card, face_down=False, opening=opening, since=since)


def played_between(table: Table, one: Irregularity, taken: Irregularity) -> tuple[Played, ...]:
    """The cards that were played after an explanation was put right, and before a card was taken back for it."""
    if one.noticed_at is None or taken.noticed_at is None:
        return ()
    calls = len(table.auction.made)
    return all_played(table)[one.noticed_at[0] - calls : taken.noticed_at[0] - calls]


@clause("47E2a")
def rightly_taken_back(wrong: Misexplained, ruling: Ruling) -> bool:
    """True where a card that a player took back unasked was played because of the explanation, and could come back."""
    ruling.orders(Settled("47E2a", wrong.number, Stage.RULED))
    if is_too_late(wrong, ruling):
        if was_too_late(wrong, ruling):
            ruling.orders(Reserved("47E2b", Review(ReviewOf.MISLED_IN_PLAY, wrong.number)))
        return False
    if wrong.hand is None or wrong.card is None or not was_played_for_it(wrong.hand, wrong.card, ruling):
        return False
    is_retracted(wrong, wrong.hand, wrong.card, ruling)
    return True


@clause("47E2b")
def was_too_late(wrong: Misexplained, ruling: Ruling) -> bool:
    """Find out whether a card that can no longer come back was played because of the explanation."""
    yes = Option("yes", Msg("Yes"), (Msg("No card comes back; damage is looked at after play."),), ("47E2b",))
    no = Option("no", Msg("No"), (), ("47F2",))
    question = Msg("Did {side} play a card because of the explanation?", side=wrong.seat.side.other)
    return ruling.fact("47E2b", question, yes=yes, no=no)


@clause("47E2b")
def were_they_misled(wrong: Irregularity, ruling: Ruling) -> None:
    """Play has ended: whether the side that was misled was damaged by a card it could not take back."""
    side = wrong.seat.side.other
    words = Msg("{side} played a card because of a wrong explanation by {seat:s} side.", side=side, seat=wrong.seat)
    ruling.says(words, "47E2b")
    question = Msg("Were {side} damaged by the wrong explanation?", side=side)
    judge_damage(Damage(side, "47E2b"), question, CRITERIA, ruling)
    ruling.orders(Reviewed("47E2b", Review(ReviewOf.MISLED_IN_PLAY, wrong.number)))


CRITERIA = (Msg("The likely result had the right explanation been given in time."),)
