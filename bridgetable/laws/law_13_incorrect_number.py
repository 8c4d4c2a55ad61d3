"""Law 13: Incorrect number of cards."""

from bridgetable.game.cards import Card, descending
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Information, Phase, Review, ReviewOf, Source, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.no_result import no_result, perhaps_penalised
from bridgetable.laws.law_12_directors_powers import redress
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import CardMoved, Informed, Reserved, Reviewed, Settled
from bridgetable.rulings.ruling import Ruling

FULL = 13


@frozen
class Misplaced:
    """A card in a hand that it was not dealt to: who holds it or has played it, whose it is, whether still unplayed."""

    card: Card
    holder: Seat
    owner: Seat
    held: bool


@frozen
class IncorrectNumber:
    """One hand began with more than thirteen cards and another with fewer: whose, and the cards in the wrong hands."""

    # `called` are those of these players who had called when attention was drawn, `seen` those who are known to have
    # seen another's card.
    number: int
    over: tuple[Seat, ...]
    under: tuple[Seat, ...]
    cards: tuple[Misplaced, ...]
    called: tuple[Seat, ...]
    seen: tuple[Seat, ...]


def count(table: Table, seat: Seat) -> int:
    """The number of cards that this hand began with: those still in it, and those that it has played."""
    lost = sum(1 for x in table.arrangement.lost if x.seat is seat)
    return len(table.hands[seat]) + len(played_by(table, seat)) + lost


def played_by(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The cards that this hand has played."""
    return tuple(p.card for t in table.tricks for p in (*t.cards, *t.extra) if p.seat is seat)


def misplaced(table: Table) -> tuple[Misplaced, ...]:
    """The cards that are, or were played, from another hand than they were dealt to."""
    owner = {c: s for s in SEATS for c in table.board.deal[s]}
    found = [
        Misplaced(c, s, owner[c], held)
        for s in SEATS
        for held, cards in ((True, descending(table.hands[s])), (False, played_by(table, s)))
        for c in cards
        if owner.get(c, s) is not s
    ]
    return tuple(found)


def incorrect_number_of(table: Table, number: int) -> IncorrectNumber | None:
    """The facts of hands with wrong numbers of cards, or nothing when every hand had thirteen."""
    over = tuple(s for s in SEATS if count(table, s) > FULL)
    if not over:
        return None
    under = tuple(s for s in SEATS if count(table, s) < FULL)
    cards = misplaced(table)
    # Once a card has been played from a wrong hand it cannot be put right as before the first call.
    since = number if all(one.held for one in cards) else 0
    called = tuple(s for s in (*over, *under) if had_called(table, s, since))
    saw = (i.seat for i in table.irregularities if i.kind is Kind.CARD_SEEN and any(m.card in i.cards for m in cards))
    return IncorrectNumber(number, over, under, cards, called, tuple(dict.fromkeys(saw)))


def had_called(table: Table, seat: Seat, number: int) -> bool:
    """True where a player had called when attention was drawn to an irregularity (0: none); without an auction, yes."""
    # What is called while the director is asking does not take the board out of 13A.
    if table.contract is not None and not table.auction.made:
        return True
    noticed_at = table.irregularity(number).noticed_at if number else None
    return any(m.seat is seat for m in table.auction.made[: None if noticed_at is None else noticed_at[0]])


def of_incorrect_number(table: Table, one: Irregularity) -> Matter | None:
    """The matter of hands with wrong numbers of cards, unless the board is done with."""
    wrong = None if table.cancelled else incorrect_number_of(table, one.number)
    return None if wrong is None else matter("13", incorrect_number, wrong, one.number)


def nothing_to_play(table: Table) -> Matter | None:
    """A fault that comes out by itself: a hand has no card left to play because another one had it."""
    turn = table.turn
    if turn is None or table.hands[turn]:
        return None
    found = (i for i in table.irregularities if i.kind is Kind.INCORRECT_NUMBER)
    return next((m for i in found if (m := of_incorrect_number(table, i)) is not None), None)


@clause("13A", "13B", "13D")
def incorrect_number(wrong: IncorrectNumber, ruling: Ruling) -> None:
    """One hand has too many cards and another too few: what can be saved of the board."""
    for seat in wrong.over:
        words = "{seat} had {count} cards; of other hands: {cards}."
        mine = tuple(m.card for m in wrong.cards if m.holder is seat)
        ruling.says(Msg(words, seat=seat, count=count(ruling.table, seat), cards=mine), "13A")
    if ruling.table.phase is Phase.END:
        play_completed(wrong, ruling)
    elif wrong.called:
        discovered_later(wrong, ruling)
    else:
        no_call_made(wrong, ruling)
    cite = "13D" if ruling.table.cancelled == "13D" else "13B" if wrong.called else "13A"
    ruling.orders(Settled(cite, wrong.number, Stage.RULED))


@varies
@clause("13A1", "13A2")
def no_call_made(wrong: IncorrectNumber, ruling: Ruling) -> None:
    """Nobody with a wrong number has called: the cards are put right; a card seen may matter when play has ended."""
    ruling.says(Msg("No player with a wrong number of cards has called."), "13A")
    seen = bool(wrong.seen) or has_seen(ruling)
    put_right("13A1", wrong, ruling, seen=seen)
    if seen:
        ruling.says(Msg("The board is played; whether what was seen mattered is judged after play."), "13A2")
        ruling.orders(Reserved("13A2", Review(ReviewOf.CARDS_SEEN, wrong.number)))
    else:
        ruling.says(Msg("The board is played normally."), "13A1")


def has_seen(ruling: Ruling) -> bool:
    """Establish whether a player has seen a card of another's hand."""
    question = Msg("Has a player seen a card of another’s hand?")
    no = Option("no", Msg("No"), (Msg("The board is played normally."),), ("13A1",))
    yes = Option("yes", Msg("Yes"), (Msg("The board is played; perhaps the score is adjusted."),), ("13A2",))
    return ruling.fact("13A", question, yes=yes, no=no)


def put_right(cite: str, wrong: IncorrectNumber, ruling: Ruling, *, seen: bool) -> None:
    """Each card that is still held goes where it belongs; who held it may have seen it."""
    for one in wrong.cards:
        if not one.held:
            continue
        ruling.orders(CardMoved(cite, one.card, one.holder, one.owner))
        if seen:
            known = Information(one.owner, one.card, Source.GLIMPSED, (), (one.holder,), "16D1")
            ruling.orders(Informed("16D1", known))


@clause("13B1", "13B2")
def discovered_later(wrong: IncorrectNumber, ruling: Ruling) -> None:
    """A player with a wrong number has called: the director judges whether the deal can be corrected and played."""
    ruling.says(Msg("Called with a wrong number of cards: {seats}.", seats=wrong.called), "13B")
    if any(not m.held for m in wrong.cards):
        ruling.says(Msg("A card has been played from the wrong hand: the deal cannot be corrected."), "13B2")
        cannot_be_played(wrong, ruling)
    elif can_be_corrected(ruling):
        put_right("13B1", wrong, ruling, seen=True)
        ruling.says(Msg("The board is played on, and no call is changed."), "13B1")
        may_matter_later(wrong, ruling)
    else:
        cannot_be_played(wrong, ruling)


def can_be_corrected(ruling: Ruling) -> bool:
    """Ask the director whether the deal can be corrected and played."""
    yes = Option("yes", Msg("Yes"), (Msg("No call changes; perhaps the score is adjusted after play."),), ("13B1",))
    no = Option("no", Msg("No"), (Msg("The score is adjusted."),), ("13B2",))
    criteria = (
        Msg("If at all possible, let them play."),
        Msg("What was seen may prove immaterial: the hand may become dummy’s."),
    )
    return ruling.judge("13B1", Msg("Can the deal be corrected and played?"), (yes, no), criteria) == "yes"


@varies
@clause("13B1")
def may_matter_later(wrong: IncorrectNumber, ruling: Ruling) -> None:
    """The board is played on: whether the call with a wrong hand mattered is judged after play."""
    ruling.orders(Reserved("13B1", Review(ReviewOf.CALLED_WITH_WRONG_HAND, wrong.number)))


@varies
@clause("13B2")
def cannot_be_played(wrong: IncorrectNumber, ruling: Ruling) -> None:
    """The board is not played on."""
    is_adjusted("13B2", wrong, ruling)


def is_adjusted(cite: str, wrong: IncorrectNumber, ruling: Ruling) -> None:
    """The score is adjusted, and somebody may be penalised."""
    no_result(cite, wrong.over[0].side.other, ruling)
    perhaps_penalised(cite, ruling)


@clause("13D")
def play_completed(wrong: IncorrectNumber, ruling: Ruling) -> None:
    """Found when play has ended: the result is cancelled."""
    ruling.says(Msg("Play has ended: the result is cancelled."), "13D")
    is_adjusted("13D", wrong, ruling)


# --- when play has ended ---------------------------------------------------------------------------------------------


AFFECTED = (
    Msg("Compare with the result had nobody seen a card of another’s hand."),
    Msg("Not whether the auction was the same, but whether a normal contract was reached."),
)


@clause("13A2", "13B1")
def was_it_affected(review: Review, ruling: Ruling) -> None:
    """Play has ended: whether what was seen, or called with a wrong hand, has affected the outcome."""
    cite = review.about.cite
    side = ruling.table.irregularity(review.irregularity).seat.side.other
    redress(cite, Msg("Did the wrong number of cards affect the outcome?"), side, ruling, AFFECTED)
    ruling.orders(Reviewed(cite, review))


# --- a card that is not of the deal ----------------------------------------------------------------------------------


@clause("13C")
def surplus_card(found: Irregularity, ruling: Ruling) -> None:
    """It is removed, and auction and play go on; only if it was played to a quitted trick may the score be adjusted."""
    ruling.says(Msg("A card that is not of this deal is taken out of {seat:s} cards.", seat=found.seat), "13C")
    # `deliberate` tells that it was played to the trick, and `trick` that it has been quitted.
    if not found.deliberate or not found.trick:
        ruling.says(Msg("Nothing more follows."), "13C")
    else:
        words = "It was played to trick {trick}, which is quitted. Law {law} does not apply."
        ruling.says(Msg(words, trick=found.trick, law=ruling.table.book.number_of("67")), "13C")
        to = found.seat.side.other
        yes = Option("yes", Msg("Yes, adjust the score"), (), ("13C", "12C1b"))
        no = Option("no", Msg("No, play on"), (), ("13C",))
        fault = Msg("A player who was dealt thirteen different cards is in no way at fault.")
        if ruling.judge("13C", Msg("Has it spoilt the board?"), (no, yes), (fault,)) == "yes":
            no_result("13C", to, ruling)
    ruling.orders(Settled("13C", found.number, Stage.RULED))
