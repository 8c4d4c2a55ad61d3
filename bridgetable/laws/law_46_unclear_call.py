"""Law 46B: What is asked when declarer has not made clear which card of dummy's he calls for."""

from __future__ import annotations

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import RunsSuit
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_45_wrong_dummy_card import WrongDummyCard, both_sides_played_on, put_right
from bridgetable.laws.law_46_designation import Decider, Deemed
from bridgetable.laws.law_61_revoke import could_legally_play
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import ByAct, Option
from bridgetable.rulings.effects import CardPlayed, Released, Settled, Substituted
from bridgetable.rulings.ruling import Ruling

LEAVE = "leave"


@frozen
class Unclear:
    """Words of declarer's in a trick (1 to 13) that come to no one card: what he said, and what may be called."""

    # `several` tells that dummy has more than one card such as he named.
    dummy: Seat
    declarer: Seat
    trick: int
    words: str
    cards: tuple[Card, ...]
    cite: str
    several: bool


def of_unclear_call(table: Table, words: str, found: Deemed) -> Matter | None:
    """The matter of words that leave it open which card dummy plays."""
    declarer = table.declarer
    if declarer is None:
        return None
    several = found.row.outcome is Decider.WHICH
    unclear = Unclear(declarer.partner, declarer, len(table.tricks), words, found.cards, found.row.cite, several)
    return matter("46", defender_designates if found.row.outcome is Decider.DEFENDER else declarer_designates, unclear)


@clause("46B3b", "46B4")
def declarer_designates(unclear: Unclear, ruling: Ruling) -> None:
    """Declarer must say which card he means, or may call for any legal card because dummy has none such."""
    words = "{seat} called “{words}”: dummy has more than one such card." if unclear.several else NONE_SUCH
    ruling.says(Msg(words, seat=unclear.declarer, words=unclear.words), unclear.cite)
    question = Msg("Which card do you call for?")
    options = [option(c, unclear) for c in unclear.cards]
    if is_open(unclear, ruling):
        key = ruling.choose(unclear.declarer, unclear.cite, question, options, acts=(ByAct(unclear.dummy, ""),))
        plays(unclear, key, ruling)


NONE_SUCH = "{seat} called “{words}”: dummy cannot play such a card, so the call is invalid."


@clause("46B5")
def defender_designates(unclear: Unclear, ruling: Ruling) -> None:
    """Declarer has left the choice open, so either defender may make it."""
    words = "{seat} called “{words}”, which is neither a suit nor a rank: either defender may choose."
    ruling.says(Msg(words, seat=unclear.declarer, words=unclear.words), "46B5")
    first, second = unclear.dummy.lho, unclear.dummy.rho
    question = Msg("Which card does dummy play?")
    options = tuple(option(c, unclear) for c in unclear.cards)
    leave = Option(LEAVE, Msg("Leave it to partner"), (Msg("{seat} chooses.", seat=second),), ("46B5",))
    key = LEAVE
    for by, offered in ((first, (*options, leave)), (second, options)):
        if key == LEAVE:
            if not is_open(unclear, ruling):
                return
            followed = (ByAct(first, str(c)) for c in unclear.cards if c is lying(unclear, ruling.table))
            key = ruling.choose(by, "46B5", question, offered, acts=followed)
    plays(unclear, key, ruling)


def lying(unclear: Unclear, table: Table) -> Card | None:
    """The card that dummy has put to the trick meanwhile, if any."""
    return table.card_in(unclear.trick, unclear.dummy)


@clause("46B3b", "46B4", "46B5")
def is_open(unclear: Unclear, ruling: Ruling) -> bool:
    """Whether it is still to be said which card dummy plays, as the table has become while that was asked."""
    # What others play meanwhile ends no choice, nor does a card that declarer calls for instead: it is not his to
    # choose. A card led meanwhile to which dummy must follow suit does, for then no legal card was called for (44C).
    table = ruling.looks_again()
    is_turn = table.turn is unclear.dummy and len(table.tricks) == unclear.trick
    waits = (is_turn and {*unclear.cards} <= {*legal_cards(table, unclear.dummy)}) or (
        lying(unclear, table) is not None and not both_sides_played_on(table, unclear.trick)
    )
    if table.phase is not Phase.PLAY or not waits:
        ruling.says(Msg("The table has changed: this choice falls away."))
        return False
    return True


def option(card: Card, unclear: Unclear) -> Option:
    """One card that dummy may be told to play."""
    return Option(str(card), Msg("{card}", card=card), (), (unclear.cite,))


def plays(unclear: Unclear, key: str, ruling: Ruling) -> None:
    """Dummy plays the card that was chosen, in place of another that declarer has called for since."""
    card = next(c for c in unclear.cards if str(c) == key)
    other = lying(unclear, ruling.table)
    if other is None:
        ruling.orders(CardPlayed(unclear.cite, unclear.dummy, card))
    elif other is not card:
        wrong = WrongDummyCard(0, unclear.dummy, unclear.declarer, unclear.trick, other, card)
        put_right(wrong, unclear.cite, ruling)


# --- when another intention was plain ---------------------------------------------------------------------------------


@frozen
class DeemedCalled:
    """A card of dummy's deemed to have been called in a trick (1 to 13), by which clause and after which words."""

    number: int
    dummy: Seat
    declarer: Seat
    card: Card
    trick: int
    cite: str
    words: str


def of_unclear_designation(table: Table, one: Irregularity) -> Matter | None:
    """The matter of what declarer meant by unclear words, while the card played lies there and can be changed."""
    declarer = table.declarer
    lies = table.card_in(one.trick, one.seat) is one.cards[0]
    if declarer is None or table.phase is not Phase.PLAY or not lies or both_sides_played_on(table, one.trick):
        return None
    deemed = DeemedCalled(one.number, one.seat, declarer, one.cards[0], one.trick, one.law, one.required)
    return matter("46", was_another_meant, deemed, one.number)


@clause("46B")
def was_another_meant(called: DeemedCalled, ruling: Ruling) -> None:
    """The card deemed called does not count when declarer plainly meant another card."""
    words = "{seat} called “{words}”: {card} is deemed to have been called."
    ruling.says(Msg(words, seat=called.declarer, words=called.words, card=called.card), called.cite)
    others = [c for c in could_legally_play(ruling.table, called.trick, called.dummy) if c is not called.card]
    if others and was_incontrovertible(called, ruling):
        options = [Option(str(c), Msg("{card}", card=c), (), ("46B",)) for c in others]
        key = ruling.judge("46B", Msg("Which card did {seat} mean?", seat=called.declarer), options, CRITERIA)
        meant = next(c for c in others if str(c) == key)
        wrong = WrongDummyCard(called.number, called.dummy, called.declarer, called.trick, called.card, meant)
        put_right(wrong, "46B", ruling)
    else:
        ruling.says(Msg("{card} stays played.", card=called.card), called.cite)
    ruling.orders(Settled("46B", called.number, Stage.RULED))


CRITERIA = (
    Msg("Only what is beyond doubt counts: at this moment nobody could have meant anything else."),
    Msg("What was likely, or would have been better, is not enough."),
)


def was_incontrovertible(called: DeemedCalled, ruling: Ruling) -> bool:
    """Ask the director whether it was beyond doubt that declarer meant another card."""
    changed = Msg("Dummy plays the card that was meant; the defenders may change theirs.")
    options = (
        Option("no", Msg("No, it may be doubted"), (Msg("{card} stays played.", card=called.card),), (called.cite,)),
        Option("yes", Msg("Yes, beyond doubt"), (changed,), ("46B",)),
    )
    question = Msg("Was it beyond doubt that {seat} meant another card?", seat=called.declarer)
    return ruling.judge("46B", question, options, CRITERIA) == "yes"


# --- run the suit -----------------------------------------------------------------------------------------------------


@frozen
class Stopped:
    """Declarer stops dummy, who has led the next card of a suit to a trick (1 to 13), and calls for another."""

    dummy: Seat
    declarer: Seat
    run: RunsSuit
    card: Card
    meant: Card
    has_followed: bool


def of_stop(table: Table, hand: Seat, meant: Card) -> Matter | None:
    """The matter of declarer's stopping the run of a suit, when dummy has put its next card down without a word."""
    run = next((o for o in table.obligations if isinstance(o, RunsSuit) and o.seat is hand), None)
    if run is None or run.placed != len(table.tricks) or table.declarer is None or meant not in table.hands[hand]:
        return None
    card = table.tricks[-1].card_of(hand)
    if card is None:
        return None
    followed = table.tricks[-1].card_of(hand.lho) is not None
    return matter("46", run_is_stopped, Stopped(hand, table.declarer, run, card, meant, followed))


@clause("46B")
def run_is_stopped(stop: Stopped, ruling: Ruling) -> None:
    """The next card of a suit that dummy runs counts as played when declarer's right-hand opponent has followed."""
    words = Msg("{seat} stops the run of {suit:s}.", seat=stop.declarer, suit=stop.run.suit)
    ruling.says(words, "46B")
    ruling.orders(Released("46B", stop.run))
    if stop.has_followed:
        words = Msg("{rho} has followed: {card} is played.", rho=stop.dummy.lho, card=stop.card)
        ruling.says(words, "46B")
        return
    ruling.says(Msg("{rho} has not followed yet: {card} is not played.", rho=stop.dummy.lho, card=stop.card), "46B")
    ruling.orders(Substituted("46B", stop.dummy, len(ruling.table.tricks), stop.card, stop.meant))
