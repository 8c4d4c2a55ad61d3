"""The docket: the facts that each irregularity settles and rests on, and so the order in which they are ruled."""

from collections.abc import Callable, Iterable

from bridgetable.game.auction import Standing
from bridgetable.game.irregularities import CALLS, Early, Irregularity, Kind, Stage, Visible
from bridgetable.game.seats import SEATS
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.laws import law_10_assessment as law_10
from bridgetable.laws import law_25_change_of_call, law_45_card_played, law_57_premature_play, law_62_correction
from bridgetable.laws import law_53_lead_accepted as law_53
from bridgetable.laws import law_63_establishment as law_63
from bridgetable.laws.common.calls import UNSETTLED, call_of, turn_at
from bridgetable.laws.common.matters import Fact, FactSort, Matter, value
from bridgetable.laws.dispatch.openings import matter_of
from bridgetable.rulings.citations import clause

Facts = Callable[[Table, Irregularity], Iterable[Fact]]


@frozen
class Row:
    """The facts that the ruling on a kind of irregularity settles, and those it rests on."""

    settles: Facts
    rests_on: Facts


def none(_table: Table, _one: Irregularity) -> Iterable[Fact]:
    """No fact."""
    return ()


# --- the auction ------------------------------------------------------------------------------------------------------


@clause("24B", "24C", "28A")
def partner_bound(_table: Table, one: Irregularity) -> Iterable[Fact]:
    """A card exposed in the auction: perhaps its owner's partner must pass."""
    return (Fact(FactSort.BOUND, seat=one.seat.partner),)


@clause("25A1", "29B")
def call_meant(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A change of call settles which call was intended, and with it whether the call stands."""
    old = law_25_change_of_call.place_of_old(table, one.place)
    return () if old is None else (Fact(FactSort.MEANT, old), Fact(FactSort.STANDS, old))


def call_stands(_table: Table, one: Irregularity) -> Iterable[Fact]:
    """The facts that an irregular call stands, or does not, and that its side must pass, or need not (28A)."""
    bound = (Fact(FactSort.BOUND, seat=seat) for seat in (one.seat, one.seat.partner))
    return Fact(FactSort.STANDS, one.place), *bound


@clause("25A1")
def calls_meant(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A call rests on which calls were intended up to its own; one that was not repeated but for its own (31A1)."""
    old = law_25_change_of_call.place_of_old(table, one.place) if one.kind is Kind.CHANGE_OF_CALL else None
    last = one.place - (one.kind is Kind.CALL_NOT_REPEATED) if old is None else old - 1
    return tuple(Fact(FactSort.MEANT, place, later=True) for place in range(last + 1))


@clause("28A", "28B", "29A")
def calls_beneath(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A call rests on those out of rotation beneath it, which it may have accepted, and on whether RHO had to pass."""
    yield from calls_meant(table, one)
    if turn_at(table, one.place) is one.seat.rho:
        yield Fact(FactSort.BOUND, seat=one.seat.rho)
    beneath = enumerate(table.auction.made[: one.place])
    yield from (Fact(FactSort.STANDS, place) for place, made in beneath if made.standing is Standing.WAITING)


@clause("27A1", "28B", "36A", "29B")
def calls_over_it(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A bid too low or an inadmissible double rests on the calls out of rotation over it, but LHO's, and beneath it."""
    # The turn of those over it can be told only while it lies there.
    yield from calls_beneath(table, one)
    for place, made in enumerate(table.auction.made[one.place + 1 :], one.place + 1):
        if made.seat is not one.seat.lho and turn_at(table, place) is not made.seat:
            yield Fact(FactSort.STANDS, place, later=True)


@clause("25A1", "25A2")
def asked_about(_table: Table, one: Irregularity) -> Iterable[Fact]:
    """A call that its player asks to change, or takes back: was it meant, and does it stand."""
    return Fact(FactSort.MEANT, one.place), Fact(FactSort.STANDS, one.place)


@clause("21B1a", "29A")
def called_on_it(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A mistaken explanation rests on whether what the other side has called on it out of rotation stands."""
    for place, made in enumerate(table.auction.made):
        if place >= one.after and made.standing is Standing.WAITING and made.seat.side is not one.seat.side:
            yield Fact(FactSort.STANDS, place, later=True)


# --- the play ---------------------------------------------------------------------------------------------------------


@clause("10A", "47D", "81C3")
def turn_in_trick(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A card taken back: what turn it was in its trick depends on it, what was led to it, and who wins it."""
    yield from (Fact(FactSort.TURN, one.trick), Fact(FactSort.WON, one.trick))
    if lead_is_gone(table, one.trick):
        yield Fact(FactSort.LED, one.trick)


@clause("52B1a", "52B2")
def owed_instead(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A card taken up that lay apart: declarer may still have it put to a trick in which another was played for it."""
    wrong = (i for i in table.irregularities if i.kind is Kind.PENALTY_CARD_NOT_PLAYED and i.seat is one.seat)
    return (Fact(FactSort.PLAYED, i.trick, i.seat) for i in wrong if law_10.lay_apart(one))


def lead_is_gone(table: Table, number: int) -> bool:
    """True where cards lie in a trick (1 to 13) whose lead has been taken back."""
    trick = table.trick(number)
    return trick is not None and trick.lead is None and bool(trick.cards)


@clause("53A", "53B", "81C3")
def lead_to_trick(table: Table, one: Irregularity) -> Iterable[Fact]:
    """An irregular lead in the trick in progress, which everybody sees, who has won that, and a revoke by it (63A1)."""
    if one.kind not in law_53.LEADS or law_53.is_pending(table, one) or law_53.is_followed_or_led(table, one):
        yield from (Fact(FactSort.LED, one.trick), Fact(FactSort.WON, one.trick))
    yield from is_established(table, one)


@clause("47D", "54E")
def led_by_wrong_side(_table: Table, one: Irregularity) -> Iterable[Fact]:
    """A card that the declaring side faced as the opening lead: what a defender put to it was no lead."""
    yield Fact(FactSort.LED, one.trick)


@clause("47E1", "57A")
def is_established(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A card led or played too early may establish a revoke, unless its player was misled; partner awaits a choice."""
    revokes = (i for i in table.irregularities if i.kind is Kind.REVOKE and one.kind in law_63.MAY_BE_MISLED)
    for revoke in revokes:
        if law_63.is_play_to_next_trick(one, revoke):
            yield Fact(FactSort.ESTABLISHED, revoke.trick, revoke.seat)
    if one.kind not in law_53.LEADS:
        yield Fact(FactSort.CHOSEN, one.trick, one.seat.partner)


@clause("52B1a", "52B2")
def accepted(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A card played instead of a penalty card stands, or the penalty card takes its place."""
    yield from is_established(table, one)
    yield Fact(FactSort.PLAYED, one.trick, one.seat)


@clause("57D")
def lies_early(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A card played before its turn may lie face up until then; what declarer chooses may change the trick (57A)."""
    yield from is_established(table, one)
    yield Fact(FactSort.WON, one.trick)
    if law_57_premature_play.is_play_to_come(table, one):
        yield Fact(FactSort.EARLY, seat=one.seat)


@clause("45C1", "45C2")
def shown_before(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A card shown, dropped, led or put down with others again rests on whether it was played when shown first."""
    own = (i for i in table.irregularities[: one.number - 1] if i.seat is one.seat)
    return (Fact(FactSort.SHOWN, trick, one.seat) for trick in {i.trick for i in own if {*i.cards} & {*one.cards}})


@clause("54E", "47D", "58A", "80B2e")
def before_choice(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A lead made too early may be in turn after all, by what partner or the wrong side led before it, unmentioned."""
    yield from shown_before(table, one)
    for i in table.irregularities:
        is_partners = i.kind in law_53.LEADS and i.seat is one.seat.partner and i.stage is Stage.COMMITTED
        if i.kind is Kind.OPENING_LEAD_BY_WRONG_SIDE or (is_partners and i.trick == one.trick):
            yield Fact(FactSort.LED, one.trick)


@clause("57D", "50B")
def beside_early(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A card exposed beside one that was played too early, whether before or since, is ruled on with it."""
    yield from shown_before(table, one)
    if table.is_defender(one.seat):
        yield Fact(FactSort.EARLY, seat=one.seat)


@clause("44G", "47E2a")
def trick_before(_table: Table, one: Irregularity) -> Iterable[Fact]:
    """A play rests on turn, what had been played, a claim, who has won the trick before, and whether it comes back."""
    shown = (Fact(FactSort.SHOWN, one.trick, seat) for seat in SEATS)
    won = (Fact(FactSort.WON, one.trick - 1),) if one.trick > 1 else ()
    back = Fact(FactSort.RETRACTED, one.trick, one.seat, later=True)
    return Fact(FactSort.TURN, one.trick), Fact(FactSort.LED, one.trick), Fact(FactSort.CLAIMED), *shown, *won, back


@clause("47E2a")
def retracted(table: Table, one: Irregularity) -> Iterable[Fact]:
    """An explanation put right settles whether the card that was played last comes back."""
    for number, trick in enumerate(table.tricks, 1):
        yield from (Fact(FactSort.RETRACTED, number, p.seat) for p in trick.cards if p.card in one.cards)


@clause("55A", "56A", "57C1", "44G")
def trick_in_progress(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A premature lead that an opponent may accept, as one out of turn, rests on who wins the trick in progress too."""
    yield from trick_before(table, one)
    if isinstance(one.how, Early) and one.how.is_out_of_turn:
        yield Fact(FactSort.WON, one.trick)


@clause("45C2", "57D", "50B", "58B", "60A1")
def legality(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A premature card rests on what LHO has played since, and on whether it can be played legally (52B2, 57A, 60C)."""
    yield from trick_before(table, one)
    yield Fact(FactSort.SHOWN, one.trick, one.seat.lho, later=True)
    if law_57_premature_play.is_play_to_come(table, one):
        yield Fact(FactSort.CHOSEN, one.trick, one.seat)
        yield Fact(FactSort.EXPOSED, seat=one.seat)


@clause("50D1a", "57D", "62B", "67A1")
def card_to_put(table: Table, one: Irregularity) -> Iterable[Fact]:
    """The facts that a card put to a trick rests on: its turn, penalty cards, and the next trick (47E1, 57A, 62C1)."""
    yield from trick_before(table, one)
    yield Fact(FactSort.TURN, one.trick + 1, later=True)
    yield Fact(FactSort.PLAYED, one.trick, one.seat)
    if one.trick == len(table.tricks):
        yield Fact(FactSort.EARLY, seat=one.seat)
    yield Fact(FactSort.ESTABLISHED, one.trick, one.seat, later=True)
    if lead_is_gone(table, one.trick):
        yield Fact(FactSort.LED, one.trick, later=True)
    if one.kind is Kind.CARD_OMITTED:
        yield Fact(FactSort.HELD, seat=one.seat, later=True)
        yield Fact(FactSort.CHOSEN, one.trick, one.seat, later=True)
    if law_62_correction.is_to_play(table, one):
        yield Fact(FactSort.PENALTY, seat=one.seat, later=True)


def played_and_won(_table: Table, one: Irregularity) -> Iterable[Fact]:
    """The card of a hand in a trick, and so who wins it."""
    return Fact(FactSort.PLAYED, one.trick, one.seat), Fact(FactSort.WON, one.trick)


@clause("14B1", "67B2b", "67B3")
def cards_held(_table: Table, one: Irregularity) -> Iterable[Fact]:
    """A card that is not where it belongs goes back to its trick, or to the hand that has always had it."""
    yield Fact(FactSort.HELD, seat=one.seat)


@clause("62A")
def corrected(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A revoke that is corrected, or is being so, changes its trick; one that is established changes no trick (64)."""
    begun = table.card_in(one.trick, one.seat) not in one.cards
    return played_and_won(table, one) if begun or law_63.may_be_corrected(table, one) else none(table, one)


@clause("49", "45C1", "45C2")
def card_shown(table: Table, one: Irregularity) -> Iterable[Fact]:
    """A card shown may have been played; one that a defender dropped is a penalty card."""
    if law_45_card_played.of_held_card(table, one) is not None:
        yield Fact(FactSort.SHOWN, one.trick, one.seat)
        yield from card_of_hand(table, one)
    elif table.is_defender(one.seat) and any(e.card in one.cards for e in table.exposed):
        yield Fact(FactSort.EXPOSED, seat=one.seat)
        if one.kind is Kind.CARD_EXPOSED and not one.deliberate:
            yield Fact(FactSort.PENALTY, seat=one.seat)


@clause("57C3")
def put_to_own_lead(table: Table, one: Irregularity) -> Iterable[Fact]:
    """The facts that a card put to declarer's own lead out of turn rests on: it is played if that lead stands."""
    yield from shown_before(table, one)
    partners = (i for i in table.irregularities if i.seat is one.seat.partner and i.kind in law_53.LEADS)
    leads = (i for i in partners if law_53.is_pending(table, i))
    if any(law_53.put_down_at_partners_lead(table, i.seat) in one.cards for i in leads):
        yield Fact(FactSort.LED, one.trick)


@clause("45D1", "58B")
def card_of_hand(table: Table, one: Irregularity) -> Iterable[Fact]:
    """The facts that a choice between a hand's cards settles: the card played, and the lead if it is the leader's."""
    yield from played_and_won(table, one)
    trick = table.trick(one.trick)
    if trick is not None and trick.leader is one.seat:
        yield Fact(FactSort.LED, one.trick)


@clause("68D", "68D2a")
def suspended(_table: Table, _one: Irregularity) -> Iterable[Fact]:
    """The cards played after a claim are cancelled: there is nothing else to rule about them."""
    yield Fact(FactSort.CLAIMED)


CALLED = Row(call_stands, calls_meant)
CALLED_OVER = Row(call_stands, calls_over_it)
ROWS: dict[Kind, Row] = {
    **dict.fromkeys(CALLS, CALLED),
    Kind.CHANGE_OF_CALL: Row(call_meant, calls_meant),
    Kind.CALL_OUT_OF_ROTATION: Row(call_stands, calls_beneath),
    Kind.CHANGE_ASKED: Row(asked_about, none),
    Kind.MISINFORMATION: Row(none, called_on_it),
    Kind.INSUFFICIENT_BID: CALLED_OVER,
    Kind.INADMISSIBLE_DOUBLE: CALLED_OVER,
    **dict.fromkeys((Kind.CARD_IN_AUCTION, Kind.LED_IN_AUCTION), Row(partner_bound, none)),
    Kind.TAKEN_BACK: Row(turn_in_trick, owed_instead),
    Kind.OPENING_LEAD_OUT_OF_TURN: Row(lead_to_trick, trick_before),
    Kind.LEAD_OUT_OF_TURN: Row(lead_to_trick, trick_before),
    Kind.MISEXPLAINED: Row(retracted, none),
    Kind.PREMATURE_LEAD: Row(is_established, trick_in_progress),
    Kind.PREMATURE_PLAY: Row(lies_early, legality),
    Kind.PENALTY_CARD_NOT_PLAYED: Row(accepted, trick_before),
    Kind.REVOKE: Row(corrected, card_to_put),
    Kind.CARD_OMITTED: Row(played_and_won, card_to_put),
    Kind.WRONG_DUMMY_CARD: Row(card_of_hand, trick_before),
    Kind.CARD_EXPOSED: Row(card_shown, beside_early),
    **dict.fromkeys((Kind.CARD_NAMED, Kind.EXTRA_CARD), Row(card_shown, beside_early)),
    Kind.DECLARER_EXPOSED: Row(card_shown, put_to_own_lead),
    Kind.OPENING_LEAD_BY_WRONG_SIDE: Row(led_by_wrong_side, none),
    Kind.LEAD_BEFORE_CHOICE: Row(none, before_choice),
    Kind.SIMULTANEOUS_CARDS: Row(card_of_hand, shown_before),
    **dict.fromkeys((Kind.CARD_MISSING, Kind.PLAYED_TWICE, Kind.WRONG_CARD_QUITTED), Row(cards_held, none)),
    Kind.PLAY_AFTER_CLAIM: Row(suspended, none),
}
"""The facts that each kind settles and rests on; a kind without a row has none."""
NO_ROW = Row(none, none)
BESIDE = frozenset({FactSort.EXPOSED, FactSort.EARLY})
"""Cards that lie before the director together: each bears on the other, and they are ruled in the order of the acts."""


def rests(table: Table, one: Irregularity, other: Irregularity, beside: frozenset[FactSort] = frozenset()) -> bool:
    """True where an irregularity rests on what the ruling on another settles, earlier or of a sort in `beside`."""
    facts = settled_by(table, other)
    return bool(facts) and is_upon(facts, needed_by(table, one), earlier=other.number < one.number, beside=beside)


BOARD = Fact(FactSort.BOARD, later=True)
SETTLES_BOARD = frozenset(
    {Kind.DEAL_FAULT, Kind.NEW_DEAL_ASKED, Kind.INCORRECT_NUMBER, Kind.WRONG_CARDS, Kind.WRONG_BOARD}
)
"""Kinds that may end the board, or cancel calls with the cards they were made on: all else is ruled on after them."""


@clause("6D", "13A", "15A1", "15B1")
def settled_by(table: Table, one: Irregularity) -> frozenset[Fact]:
    """The facts that the ruling on an irregularity settles."""
    settled = frozenset(ROWS.get(one.kind, NO_ROW).settles(table, one))
    return settled | {BOARD} if one.kind in SETTLES_BOARD else settled


def needed_by(table: Table, one: Irregularity) -> Iterable[Fact]:
    """The facts on which the ruling on an irregularity rests."""
    if one.kind not in SETTLES_BOARD:
        yield BOARD
    yield from ROWS.get(one.kind, NO_ROW).rests_on(table, one)


def is_upon(
    facts: frozenset[Fact], needed: Iterable[Fact], *, earlier: bool, beside: frozenset[FactSort] = frozenset()
) -> bool:
    """True where a ruling needs one of these facts; of a later act only those that bear on what came before it."""
    return any(f in facts and (earlier or f.later or f.sort in beside) for f in needed)


def in_order(table: Table, found: tuple[Irregularity, ...]) -> tuple[Irregularity, ...]:
    """The order in which irregularities are ruled: facts rested upon first, among equals the earlier act."""
    left = {i.number: i for i in sorted(found, key=lambda i: i.number)}
    settled = {number: settled_by(table, i) for number, i in left.items()}
    needed = {number: tuple(needed_by(table, i)) for number, i in left.items()}
    order: list[Irregularity] = []
    while left:
        free = (
            one for one in left if not any(is_upon(settled[n], needed[one], earlier=n < one) for n in left if n != one)
        )
        # A circle would be a fault of the rows; the earlier act then goes first, so that the table is never stuck.
        order.append(left.pop(next(free, next(iter(left)))))
    return tuple(order)


def bearing(table: Table, found: tuple[Irregularity, ...]) -> tuple[Irregularity, ...]:
    """The irregularities found, and those they rest on that lie open to all and can be ruled on now."""
    # What is added may rest on something else that lies open: repeat until nothing comes.
    while True:
        there = (i for i in table.irregularities if i not in found and i.stage in UNSETTLED)
        seen = (i for i in there if i.kind.record.shows is Visible.TO_ALL)
        bear = (i for i in seen if any(rests(table, one, i, BESIDE) for one in found))
        more = tuple(i for i in bear if matter_of(table, i) is not None)
        if not more:
            return found
        found = (*found, *more)


def docket(table: Table, found: tuple[Irregularity, ...]) -> tuple[Irregularity, ...]:
    """The matters that the director rules on when this was found, in his order."""
    return in_order(table, bearing(table, found)) if found else ()


# --- the open case ----------------------------------------------------------------------------------------------------


def rests_on_case(table: Table, one: Irregularity, open_case: Matter) -> bool:
    """True where an irregularity rests on what the open case settles, so that it is ruled on behind it."""
    if open_case.irregularity:
        return rests(table, one, table.irregularity(open_case.irregularity))
    return any(fact in open_case.settles for fact in needed_by(table, one))


def stands(before: Table, table: Table, matter: Matter) -> bool:
    """True where a question stands when the table has changed: its facts are the same, or open the very same matter."""
    if basis(before, matter) == basis(table, matter):
        return True
    one = table.irregularity(matter.irregularity) if matter.irregularity else None
    return one is not None and matter_of(table, one) == matter


def ends_with_board(before: Table, table: Table, matter: Matter) -> bool:
    """True where the board is not played any more, and nothing follows from the call or the card in question."""
    one = table.irregularity(matter.irregularity) if matter.irregularity else None
    return bool(table.cancelled and not before.cancelled) and one is not None and matter_of(table, one) is None


def basis(table: Table, matter: Matter) -> object:
    """The values of the facts on which a ruling rests; the end of an auction, a trick or the play changes none."""
    own = tuple(value(table, fact) for fact in matter.rests_on or ())
    one = table.irregularity(matter.irregularity) if matter.irregularity else None
    if one is not None and one.kind.record.is_call:
        calls = table.auction.before(one.place).standing
        return own, tuple((m.seat, m.call) for m in calls), call_of(table, one)
    if matter.rests_on is not None or (one is not None and not one.trick):
        return own
    if one is None:
        return table.tricks, table.contract, table.claim
    return table.tricks[: one.trick], table.contract, table.claim, played_since(table, one)


@clause("45A", "45B")
def played_since(table: Table, one: Irregularity) -> bool:
    """True where an irregularity's card was played to a later trick, or to that in which it was shown or taken up."""
    first = one.trick - (one.kind in {Kind.CARD_EXPOSED, Kind.CARD_NAMED, Kind.DECLARER_EXPOSED, Kind.TAKEN_BACK})
    return any(trick.card_of(one.seat) in one.cards for trick in table.tricks[first:])
