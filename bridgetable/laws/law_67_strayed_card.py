"""Law 67B3: A card that was played, but is not among the played cards, or lies there with another in its place."""

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Requirement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Phase, Review, ReviewOf, Table
from bridgetable.game.values import frozen
from bridgetable.laws import law_67_defective_trick as defective
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_12_assigned_score import assign_tricks
from bridgetable.laws.law_45_cards_of_dummy import OPEN
from bridgetable.laws.law_47_retraction import both_sides_played_on
from bridgetable.laws.law_61_revoke import could_legally_play
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.effects import CardSupplied, LeftInTrick, Reserved, ReturnedToTrick, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling

OUT_OF_TURN = frozenset({Kind.LEAD_OUT_OF_TURN, Kind.PREMATURE_LEAD, Kind.PREMATURE_PLAY})
"""Plays that were not due from the hand that made them."""


@frozen
class Strayed:
    """A card that was played to a trick (1 to 13) and has left it; `again` is the later trick it was put to, or 0."""

    number: int
    seat: Seat
    card: Card
    trick: int
    again: int


def of_strayed_card(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card that is no longer where it was played, unless it has been put back."""
    card = one.cards[0]
    home = next((n for n, t in enumerate(table.tricks, 1) if card in t.gone), 0)
    if not home:
        return None
    again = next((n for n in range(home + 1, len(table.tricks) + 1) if table.card_in(n, one.seat) is card), 0)
    return matter("67", strayed_card, Strayed(one.number, one.seat, card, home, again), one.number)


def was_played_before(table: Table, seat: Seat, card: Card) -> bool:
    """True where this card of the hand was played to an earlier trick and has come back from there."""
    return any(card in t.gone and t.card_of(seat) is card for t in table.tricks)


@clause("67B3")
def strayed_card(strayed: Strayed, ruling: Ruling) -> None:
    """The card goes back to its place; if it was played a second time, that trick is the defective one."""
    words = "{seat} played {card} to trick {trick}, but it is not among the played cards."
    ruling.says(Msg(words, seat=strayed.seat, card=strayed.card, trick=strayed.trick), "67B3")
    if strayed.again:
        played_twice(strayed, ruling)
    else:
        ruling.orders(ReturnedToTrick("67B3", strayed.seat, strayed.trick, strayed.card))
        no_revokes_by_it(strayed, ruling)
    for one in ruling.table.irregularities:
        same = one.cards == (strayed.card,) and one.kind in {Kind.CARD_MISSING, Kind.PLAYED_TWICE}
        if same and one.stage in OPEN:
            ruling.orders(Settled("67B3", one.number, Stage.RULED))


def no_revokes_by_it(strayed: Strayed, ruling: Ruling) -> None:
    """Not to have followed suit with a card that was no longer one's own is no revoke."""
    table = ruling.table
    for one in table.irregularities:
        if one.seat is strayed.seat and one.how is Requirement.FOLLOW_SUIT and one.stage in OPEN:
            there = one.trick > strayed.trick and table.card_in(one.trick, one.seat) is one.cards[0]
            if there and one.cards[0] in could_legally_play(table, one.trick, one.seat):
                ruling.orders(Settled("67B3", one.number, Stage.LAPSED))


def played_twice(strayed: Strayed, ruling: Ruling) -> None:
    """The first trick was complete; in the second the offender plays another card."""
    words = "{card} was played again, to trick {again}: that trick is the defective one."
    ruling.says(Msg(words, card=strayed.card, again=strayed.again), "67B3")
    table = ruling.table
    late = table.phase is Phase.END or both_sides_played_on(table, strayed.again)
    adjusted = late and is_too_late(strayed, ruling)
    ruling.orders(ReturnedToTrick("67B3", strayed.seat, strayed.trick, strayed.card))
    cards = defective.to_supply(ruling.looks_again(), strayed.seat, strayed.again)
    if any(
        one.kind in OUT_OF_TURN and one.cards == (strayed.card,) and one.trick == strayed.again and one.stage in OPEN
        for one in table.irregularities
    ):
        ruling.says(Msg("It was not {seat}’s turn: no card takes its place.", seat=strayed.seat), "67B3")
    elif cards:
        card = defective.chosen(strayed.seat, strayed.again, cards, "67B3", ruling)
        owner = defective.owner_of(table, strayed.again) if late else None
        ruling.orders(CardSupplied("67B3", strayed.seat, strayed.again, card, owner))
        if not late:
            defective.next_trick_comes_back(strayed.seat, strayed.again, strayed.number, ruling)
    no_revokes_by_it(strayed, ruling)
    if adjusted:
        ruling.orders(Reserved("67B3", Review(ReviewOf.CARD_PLAYED_TWICE, strayed.number)))


def is_too_late(strayed: Strayed, ruling: Ruling) -> bool:
    """Ask the director whether it is too late to correct the second play."""
    corrected = Msg("{seat} plays another card; who won it does not change.", seat=strayed.seat)
    options = (
        Option("yes", Msg("Yes, too late"), (Msg("After play the score is adjusted."),), ("67B3",)),
        Option("no", Msg("No, it is corrected"), (corrected,), ("67B3",)),
    )
    criteria = (
        Msg("Both sides have played to the next trick, so it may be too late."),
        Msg("How much of the play since has depended on it?"),
    )
    question = Msg("Is it too late to correct trick {trick}?", trick=strayed.again)
    return ruling.judge("67B3", question, options, criteria) == "yes"


@frozen
class PlayedTwice:
    """A card that was played to two tricks, to be reckoned with when play has ended: whose, and the declaring side."""

    number: int
    seat: Seat
    card: Card
    side: Side


def played_twice_of(table: Table, number: int) -> PlayedTwice | None:
    """The facts for the review at the end of play."""
    one = table.irregularity(number)
    return None if table.declarer is None else PlayedTwice(number, one.seat, one.cards[0], table.declarer.side)


@clause("67B3", "12C1b")
def score_is_adjusted(twice: PlayedTwice, ruling: Ruling) -> None:
    """Play has ended: the director assigns the likely result had the card been played once."""
    ruling.says(Msg("{seat} played {card} to two tricks.", seat=twice.seat, card=twice.card), "67B3")
    criteria = (Msg("The likely result had the card been played once."),)
    assign_tricks(twice.side, "67B3", ruling, criteria, asks="67B3")
    ruling.orders(Reviewed("67B3", Review(ReviewOf.CARD_PLAYED_TWICE, twice.number)))


# --- another card was quitted than the one that was played ------------------------------------------------------------


@frozen
class WrongCardQuitted:
    """A card that lies in a quitted trick (1 to 13) in place of the one that was played to it."""

    # `strayed` is where the card played is now, unless it lies there again.
    number: int
    seat: Seat
    played: Card
    quitted: Card
    trick: int
    strayed: Strayed | None


def of_wrong_card_quitted(table: Table, one: Irregularity) -> Matter | None:
    """The matter of a card quitted in place of another, unless it lies there no longer."""
    played, quitted = one.cards
    if not any(p.card is quitted for p in table.tricks[one.trick - 1].extra):
        return None
    found = of_strayed_card(table, one)
    strayed = found.subject if found is not None and isinstance(found.subject, Strayed) else None
    wrong = WrongCardQuitted(one.number, one.seat, played, quitted, one.trick, strayed)
    return matter("67", wrong_card_quitted, wrong, one.number)


@clause("67B3", "67B2b")
def wrong_card_quitted(wrong: WrongCardQuitted, ruling: Ruling) -> None:
    """The card that was played goes to its place, and the other back to the hand, to which it always belonged."""
    words = "In trick {trick} {seat} quitted {quitted} in place of {played}, which he had played."
    fields = {"trick": wrong.trick, "seat": wrong.seat, "quitted": wrong.quitted, "played": wrong.played}
    ruling.says(Msg(words, **fields), "67B3")
    # Until both sides have played on, what else is put right in the trick may still change who wins it (67B2a).
    late = both_sides_played_on(ruling.table, wrong.trick)
    owner = defective.owner_of(ruling.table, wrong.trick) if late else None
    back = (wrong.quitted,)
    # Where the card had been played before, another has been supplied for it by now.
    stays = ruling.table.card_in(wrong.trick, wrong.seat) or wrong.played
    ruling.orders(LeftInTrick("67B3", wrong.seat, wrong.trick, stays, back, owner))
    if wrong.strayed is not None:
        strayed_card(wrong.strayed, ruling)
    if ruling.table.phase is Phase.PLAY and ruling.table.is_defender(wrong.seat):
        many = defective.TooManyCards(wrong.number, wrong.seat, wrong.played, back, wrong.trick, at_once=False)
        defective.exposed_in_restoring(many, wrong.quitted, ruling)
    ruling.orders(*defective.missed(ruling.table, wrong.seat, wrong.trick, "67B2b", ruling))
    ruling.orders(Settled("67B3", wrong.number, Stage.RULED))
