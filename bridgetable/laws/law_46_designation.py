"""Law 46: Incomplete or invalid designation of a card from dummy, and the question when it is not clear."""

from collections.abc import Callable
from enum import Enum

from bridgetable.game.cards import Card, Rank, descending, of_suit
from bridgetable.game.designations import Called, Form, designated
from bridgetable.game.irregularities import Irregularity, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import RunsSuit
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import SEATS, Seat
from bridgetable.game.table import Phase, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.legal_play import falls_away, legal_cards
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.law_45_cards_of_dummy import WrongDummyCard, put_right
from bridgetable.laws.law_47_retraction import both_sides_played_on
from bridgetable.laws.law_61_revoke import could_legally_play
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import ByAct, Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import CardPlayed, Released, Settled, Substituted
from bridgetable.rulings.ruling import Ruling


class Decider(Enum):
    """The person who decides on dummy's card after declarer's words."""

    DEEMED = "one card is deemed to have been called"
    WHICH = "declarer says which of several"
    AGAIN = "declarer calls for any legal card"
    DEFENDER = "either defender says which card"


@frozen
class Spoken:
    """The facts of declarer's words: the form, whether dummy leads, and how many cards answer (0 to 2)."""

    # `continues` tells that a card of the rank named is in the suit with which dummy won the trick before.
    form: Form
    leading: bool
    answers: int
    continues: bool


@frozen
class Interpretation:
    """One line of the book's table: the clause, whether it speaks of these facts, and who decides."""

    # `continues` tells that dummy goes on with the suit with which it won the trick before.
    cite: str
    speaks: Callable[[Spoken], bool]
    outcome: Decider
    continues: bool = False


BY_SUIT_LED = frozenset({Form.HIGH, Form.WIN, Form.LOW})
COMPLETE = frozenset({Form.CARD, Form.TOP_OF_SUIT})


def _names_nothing(said: Spoken) -> bool:
    return said.form is Form.ANYTHING or (said.form in BY_SUIT_LED and said.leading)


def _is_other_rank(said: Spoken) -> bool:
    return said.form is Form.RANK and not (said.leading and said.continues)


def _has_no_answer(said: Spoken) -> bool:
    return not _names_nothing(said) and not said.answers and (said.form is not Form.RANK or _is_other_rank(said))


def _answered(form: Form) -> Callable[[Spoken], bool]:
    return lambda said: said.form is form and not said.leading and said.answers > 0


ROWS: tuple[Interpretation, ...] = (
    Interpretation("46A", lambda s: s.form in COMPLETE and s.answers > 0, Decider.DEEMED),
    Interpretation("46B", lambda s: s.form is Form.RUN and s.answers > 0, Decider.DEEMED),
    Interpretation("46B1a", _answered(Form.HIGH), Decider.DEEMED),
    Interpretation("46B1b", _answered(Form.WIN), Decider.DEEMED),
    Interpretation("46B1c", _answered(Form.LOW), Decider.DEEMED),
    Interpretation("46B2", lambda s: s.form is Form.SUIT and s.answers > 0, Decider.DEEMED),
    Interpretation(
        "46B3a", lambda s: s.form is Form.RANK and s.leading and s.continues, Decider.DEEMED, continues=True
    ),
    Interpretation("46B3b", lambda s: _is_other_rank(s) and s.answers == 1, Decider.DEEMED),
    Interpretation("46B3b", lambda s: _is_other_rank(s) and s.answers > 1, Decider.WHICH),
    Interpretation("46B4", _has_no_answer, Decider.AGAIN),
    Interpretation("46B5", _names_nothing, Decider.DEFENDER),
)


@clause("46A", "46B", "46B1a", "46B1b", "46B1c", "46B2", "46B3a", "46B3b", "46B4", "46B5")
def row_for(said: Spoken) -> Interpretation:
    """The one row that speaks of these facts."""
    return next(r for r in ROWS if r.speaks(said))


@frozen
class Deemed:
    """The clause that decides declarer's words, and the one card deemed called, or the cards to choose from."""

    row: Interpretation
    cards: tuple[Card, ...]

    @property
    def card(self) -> Card | None:
        """The card deemed to have been called, if the words come to one."""
        return self.cards[0] if self.row.outcome is Decider.DEEMED else None


def named(table: Table, words: str) -> Called:
    """The designation in declarer's words at this table. Raises NotationError when they name nothing, or too much."""
    return designated(words, None if table.contract is None else table.contract.strain.suit)


def deemed(table: Table, dummy: Seat, words: Called) -> Deemed:
    """The card that declarer's words designate at this table, and the clause that decides it."""
    held, again = answering(table, dummy, words), suit_continued(table, dummy, words)
    leading = table.tricks[-1].lead is None
    row = row_for(Spoken(words.form, leading, min(len(held), 2), again is not None))
    legal = descending(legal_cards(table, dummy))
    match row.outcome:
        case Decider.DEEMED:
            return Deemed(row, (again,) if row.continues and again is not None else held[:1])
        case Decider.WHICH:
            return Deemed(row, held)
        case Decider.AGAIN | Decider.DEFENDER:
            return Deemed(row, legal)


def answering(table: Table, dummy: Seat, words: Called) -> tuple[Card, ...]:
    """Dummy's cards that answer the words, the one deemed to be meant first."""
    held, led = table.hands[dummy], table.tricks[-1].suit_led
    suit = led if words.form in BY_SUIT_LED else words.suit
    own = descending(of_suit(held, suit)) if suit is not None else ()
    match words.form:
        case Form.CARD:
            return tuple(c for c in held if c is words.card)
        case Form.TOP_OF_SUIT | Form.RUN:
            return own
        case Form.HIGH:
            return deemed_high(table, dummy, own)
        case Form.LOW | Form.SUIT:
            return own[::-1]
        case Form.WIN:
            return () if led is None else known_to_win(table, dummy)
        case Form.RANK:
            return descending(c for c in legal_cards(table, dummy) if c.rank is words.rank)
        case Form.ANYTHING | Form.NO_TRUMP:
            return ()


@varies
# Another edition looks whether dummy plays last.
def deemed_high(table: Table, dummy: Seat, own: tuple[Card, ...]) -> tuple[Card, ...]:  # noqa: ARG001
    """Dummy's cards of the suit led, the one deemed called by “high” first: the highest."""
    return own


def suit_continued(table: Table, dummy: Seat, words: Called) -> Card | None:
    """The card of the rank named in the suit with which dummy has won the trick before, if there is one."""
    before = table.tricks[-2] if len(table.tricks) > 1 else None
    card = None if before is None or table.winners[-1] is not dummy else before.card_of(dummy)
    if card is None or words.form is not Form.RANK:
        return None
    return next((c for c in of_suit(table.hands[dummy], card.suit) if c.rank is words.rank), None)


def known_to_win(table: Table, dummy: Seat) -> tuple[Card, ...]:
    """Dummy's cards that are known to win the trick in progress, lowest first."""
    # A card is known to win when no card that a defender still to play may have can beat it. Where there is none such,
    # it is taken that the defenders will follow suit.
    winning = [c for c in legal_cards(table, dummy) if holds_trick(table, dummy, c)]
    sure = [c for c in winning if not any(can_beat(table, dummy, c, u) for u in yet_to_come(table))]
    followed = [c for c in winning if not any(can_beat(table, dummy, c, u) for u in of_suit_led(table))]
    return tuple(sorted(sure or followed, key=_rank))


def _rank(card: Card) -> Rank:
    return card.rank


def holds_trick(table: Table, dummy: Seat, card: Card) -> bool:
    """True where this card from dummy would hold the trick as it lies now."""
    return table.contract is not None and with_dummys(table, dummy, card).winner(table.contract.strain) is dummy


def with_dummys(table: Table, dummy: Seat, card: Card) -> Trick:
    """The trick in progress with a card from dummy."""
    return table.tricks[-1].with_card(Played(dummy, card))


def yet_to_come(table: Table) -> frozenset[Card]:
    """The cards that the defenders hold between them, if one of them has still to play to the trick."""
    defenders = [s for s in SEATS if table.is_defender(s)]
    if all(table.tricks[-1].card_of(s) is not None for s in defenders):
        return frozenset()
    return frozenset(c for s in defenders for c in table.hands[s])


def of_suit_led(table: Table) -> frozenset[Card]:
    """The cards of the suit led among those that are yet to come."""
    led = table.tricks[-1].suit_led
    return frozenset() if led is None else of_suit(yet_to_come(table), led)


def can_beat(table: Table, dummy: Seat, card: Card, other: Card) -> bool:
    """True where a defender's card put down later would win the trick from dummy's card."""
    defender = next((s for s in SEATS if table.is_defender(s) and table.tricks[-1].card_of(s) is None), None)
    if defender is None or table.contract is None:
        return False
    return with_dummys(table, dummy, card).with_card(Played(defender, other)).winner(table.contract.strain) is defender


# --- what is asked when declarer has not made clear which card he calls for -------------------------------------------


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
    choosers = who_may_choose(unclear, ruling)
    first, cards = choosers[0], may_be_wanted(unclear, ruling)
    question = Msg("Which card does dummy play?")
    options = tuple(option(c, unclear) for c in cards)
    leave = Option(LEAVE, Msg("Leave it to partner"), (Msg("{seat} chooses.", seat=choosers[-1]),), ("46B5",))
    key = LEAVE
    for by in choosers:
        offered = options if by is choosers[-1] else (*options, leave)
        if key == LEAVE:
            if not is_open(unclear, ruling):
                return
            followed = (ByAct(first, str(c)) for c in cards if c is lying(unclear, ruling.table))
            key = ruling.choose(by, "46B5", question, offered, acts=followed)
    plays(unclear, key, ruling)


@clause("46B")
def may_be_wanted(unclear: Unclear, ruling: Ruling) -> tuple[Card, ...]:
    """The cards among which the defenders choose: all, but for the one that declarer plainly did not want."""
    # Nobody is asked: it is so only where somebody says it.
    if not is_one_plainly_unwanted(unclear, ruling):
        return unclear.cards
    ruling.looks_again()  # dummy may put down a card meanwhile, which takes no choice away
    question = Msg("Which card was it that {seat} plainly did not want?", seat=unclear.declarer)
    options = tuple(Option(str(c), Msg("{card}", card=c), (), ("46B",)) for c in unclear.cards)
    key = ruling.judge("46B", question, options, CRITERIA)
    return tuple(c for c in unclear.cards if str(c) != key)


def is_one_plainly_unwanted(unclear: Unclear, ruling: Ruling) -> bool:
    """True where somebody says that declarer's intention was beyond doubt, though he left the choice open."""
    question = Msg("Was it beyond doubt that {seat} did not want one of these cards?", seat=unclear.declarer)
    yes = Option("yes", Msg("Yes, beyond doubt"), (Msg("The defenders choose among the others."),), ("46B",))
    no = Option("no", Msg("No, it may be doubted"), (Msg("The defenders choose among all."),), ("46B5",))
    silence = Msg("Nobody says that declarer plainly did not want one of the cards.")
    return len(unclear.cards) > 1 and ruling.spoken_of("46B", question, silence, yes=yes, no=no)


@varies
def who_may_choose(unclear: Unclear, ruling: Ruling) -> tuple[Seat, ...]:
    """The defenders who may say which card dummy plays, in the order in which they are asked."""
    words = "{seat} called “{words}”, which is neither a suit nor a rank: either defender may choose."
    ruling.says(Msg(words, seat=unclear.declarer, words=unclear.words), "46B5")
    return unclear.dummy.lho, unclear.dummy.rho


def lying(unclear: Unclear, table: Table) -> Card | None:
    """The card that dummy has put to the trick meanwhile, if any."""
    return table.card_in(unclear.trick, unclear.dummy)


@clause("46B3b", "46B4", "46B5")
def is_open(unclear: Unclear, ruling: Ruling) -> bool:
    """True where it is still to be said which card dummy plays, as the table has become while that was asked."""
    # What others play meanwhile ends no choice, nor does a card that declarer calls for instead: it is not his to
    # choose. A card led meanwhile to which dummy must follow suit does, for then no legal card was called for (44C).
    table = ruling.looks_again()
    is_turn = table.turn is unclear.dummy and len(table.tricks) == unclear.trick
    waits = (is_turn and {*unclear.cards} <= {*legal_cards(table, unclear.dummy)}) or (
        lying(unclear, table) is not None and not both_sides_played_on(table, unclear.trick)
    )
    if table.phase is not Phase.PLAY or not waits:
        # Dummy's card can be put right until each side has played to the next trick.
        ended = () if lying(unclear, table) is None else ("45D1",)
        ruling.says(falls_away(unclear.dummy, table), *ended)
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


def of_unclear_designation(table: Table, one: Irregularity) -> Matter | None:
    """The matter of what declarer meant by unclear words, while the card played lies there and can be changed."""
    declarer = table.declarer
    lies = table.card_in(one.trick, one.seat) is one.cards[0]
    if declarer is None or table.phase is not Phase.PLAY or not lies or both_sides_played_on(table, one.trick):
        return None
    return matter("46", was_another_meant, one, one.number)


@clause("46B")
def was_another_meant(called: Irregularity, ruling: Ruling) -> None:
    """The card deemed called does not count when declarer plainly meant another card."""
    words = "{seat} called “{words}”: {card} is deemed to have been called."
    ruling.says(Msg(words, seat=called.seat.partner, words=called.required, card=called.cards[0]), called.law)
    others = [c for c in could_legally_play(ruling.table, called.trick, called.seat) if c is not called.cards[0]]
    if others and was_incontrovertible(called, ruling):
        options = [Option(str(c), Msg("{card}", card=c), (), ("46B",)) for c in others]
        key = ruling.judge("46B", Msg("Which card did {seat} mean?", seat=called.seat.partner), options, CRITERIA)
        meant = next(c for c in others if str(c) == key)
        wrong = WrongDummyCard(0, called.seat, called.seat.partner, called.trick, called.cards[0], meant)
        put_right(wrong, "46B", ruling)
    else:
        ruling.says(Msg("{card} stays played.", card=called.cards[0]), called.law)
    ruling.orders(Settled("46B", called.number, Stage.RULED))


CRITERIA = (
    Msg("Only what is beyond doubt counts: at this moment nobody could have meant anything else."),
    Msg("What was likely, or would have been better, is not enough."),
)


def was_incontrovertible(called: Irregularity, ruling: Ruling) -> bool:
    """Ask the director whether it was beyond doubt that declarer meant another card."""
    changed = Msg("Dummy plays the card that was meant; the defenders may change theirs.")
    options = (
        Option("no", Msg("No, it may be doubted"), (Msg("{card} stays played.", card=called.cards[0]),), (called.law,)),
        Option("yes", Msg("Yes, beyond doubt"), (changed,), ("46B",)),
    )
    question = Msg("Was it beyond doubt that {seat} meant another card?", seat=called.seat.partner)
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
