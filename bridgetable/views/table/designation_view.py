"""A preview of the card that declarer’s words would name from dummy, while he is still typing them."""

from bridgetable.game.cards import Card
from bridgetable.game.designations import Called, Form
from bridgetable.game.errors import NotationError
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Phase
from bridgetable.game.values import frozen
from bridgetable.laws.law_46_designation import COMPLETE, Decider, Deemed, deemed, named
from bridgetable.session.cards.actions import ChangeCard, PlayCard
from bridgetable.session.sitting import Sitting
from bridgetable.session.table.actions import CallFor
from bridgetable.views.table.offers import law_broken, may_be_meant
from bridgetable.views.words.prose import say


@frozen
class Understood:
    """The reading of declarer’s words: a sentence, its clauses, the call if it can be made, and the correction."""

    text: str
    cites: tuple[str, ...] = ()
    call: CallFor | None = None  # when declarer says so now
    change: ChangeCard | None = None  # when he says that he meant this from the first (45C4b)


NOTHING = Understood("")


def can_be_called(sitting: Sitting) -> bool:
    """True where dummy's hand lies there, so that declarer could call for a card of it."""
    table = sitting.table
    return table.phase is Phase.PLAY and table.dummy is not None and table.dummy in table.spread


def understood(sitting: Sitting, words: str) -> Understood:
    """The meaning of declarer's words at this table; without words, nothing is played."""
    dummy = sitting.table.dummy
    if not words.strip() or dummy is None or not can_be_called(sitting):
        return NOTHING
    try:
        called = named(sitting.table, words)
    except NotationError:
        return Understood(say(Msg("Say a card, a suit, a rank, high, low or win.")))
    found = deemed(sitting.table, dummy, called)
    return of_card(sitting, words, dummy, found, called) if found.card is not None else unclear(sitting, words, found)


def of_card(sitting: Sitting, words: str, dummy: Seat, found: Deemed, called: Called) -> Understood:
    """The card of dummy's that declarer's words designate, and the clause that decides it."""
    card = found.cards[0]
    change = ChangeCard(dummy, card) if may_be_meant(sitting, dummy, card) else None
    law = law_broken(sitting, PlayCard(dummy, card))
    told = sentence(card, called, law)
    return Understood(told, (found.row.cite, *((law,) if law else ())), CallFor(words), change)


def sentence(card: Card, called: Called, law: str) -> str:
    """That dummy plays the card, and under which reservation."""
    if law:
        return say(Msg("Dummy plays {card}: irregular.", card=card))
    if called.form in COMPLETE:
        return say(Msg("Dummy plays {card}.", card=card))
    if called.form is Form.RUN:
        return say(Msg("Dummy plays {card}, then the next one.", card=card))
    return say(Msg("Dummy plays {card}, unless plainly not meant.", card=card))


def unclear(sitting: Sitting, words: str, found: Deemed) -> Understood:
    """Words that leave open which card dummy plays, so that somebody will be asked."""
    cites, table = (found.row.cite,), sitting.table
    if sitting.cases or table.turn is not table.dummy:
        return Understood(say(Msg("That names no card, and dummy is not to play.")), cites)
    return Understood(say(asked(found, table.declarer)), cites, CallFor(words))


def asked(found: Deemed, declarer: Seat | None) -> Msg:
    """The player who will be asked for the card."""
    match found.row.outcome:
        case Decider.WHICH:
            return Msg("{declarer} will be asked: {cards:s or}?", declarer=declarer, cards=found.cards)
        case Decider.DEFENDER:
            return Msg("Either defender may choose the card.")
        case Decider.AGAIN | Decider.DEEMED:
            return Msg("No such card: {declarer} will be asked again.", declarer=declarer)
