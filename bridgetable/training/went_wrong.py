"""The things that went wrong at a table in a player's words, and what somebody takes them for, which is not so."""

from collections.abc import Callable, Iterator

from bridgetable.game.auction import Auction, is_over, seat_to_call
from bridgetable.game.calls import PASS, Bid, Call, Double, Redouble
from bridgetable.game.irregularities import Irregularity, Kind, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.seats import Seat
from bridgetable.game.table import Table
from bridgetable.game.values import frozen
from bridgetable.rulings.citations import law_of
from bridgetable.staging.choice import Pick, mixed
from bridgetable.staging.staged import STAGED
from bridgetable.training.player_words import SAID, TOGETHER, WAITS, Waits, Whose, said_of


@frozen
class Taken:
    """Something that is not so: how it would be told, why it is not so, and the law that rules on it where one does."""

    words: Msg
    why_not: Msg
    law: str = ""


def words_of(one: Irregularity) -> Msg:
    """An irregularity as a player would tell it."""
    return with_seat(said_of(one).words, one.seat)


def why_of(one: Irregularity) -> Msg:
    """The reason why an irregularity is one."""
    return with_seat(said_of(one).why, one.seat)


def with_seat(message: Msg, seat: Seat) -> Msg:
    """A sentence about this player."""
    return message.with_arguments(seat=seat) if "{seat" in message.template else message


def ruled_together(table: Table, number: int) -> tuple[Irregularity, ...]:
    """The irregularity ruled on, and others that wait for a ruling or came of the same call or card."""
    own = table.irregularity(number)
    waiting = waiting_for_ruling(table)
    others = (one for one in table.irregularities if one in waiting or is_same_act(one, own) or reveals(one, own))
    return (own, *(one for one in others if one.number != number))


def waiting_for_ruling(table: Table) -> tuple[Irregularity, ...]:
    """The irregularities to which attention was drawn, and which are not kept for the end of play."""
    kept = {review.irregularity for review in table.reviews}
    return tuple(one for one in table.irregularities if one.stage is Stage.NOTICED and one.number not in kept)


def reveals(one: Irregularity, own: Irregularity) -> bool:
    """True where partner's explanation was put right too soon, by which it has come out that it was wrong."""
    told = own.kind in {Kind.MISINFORMATION, Kind.MISEXPLAINED}
    return told and one.kind is Kind.CORRECTED_TOO_EARLY and one.seat.side is own.seat.side


def is_same_act(one: Irregularity, own: Irregularity) -> bool:
    """True where two irregularities, neither of them settled, came of the same call or the same card."""
    if one.stage is not Stage.COMMITTED or one.seat is not own.seat:
        return False
    return bool(set(one.cards) & set(own.cards)) or (one.place >= 0 and one.place == own.place)


def taken_for(table: Table, own: Irregularity, pick: Pick) -> Iterator[Taken]:
    """The things that somebody might take an irregularity for, none of which is so at this table."""
    row = said_of(own)
    beliefs = [Taken(with_seat(words, own.seat), with_seat(why, own.seat)) for words, why in row.beliefs]
    if row.nothing is not None:
        beliefs.append(Taken(with_seat(row.nothing, own.seat), why_of(own)))
    yield from mixed([*beliefs, *other_kinds(table, own)], pick)


def other_kinds(table: Table, own: Irregularity) -> Iterator[Taken]:
    """The kinds that an irregularity is taken for, of which none has happened at this table."""
    happened = {one.kind for one in table.irregularities}
    barred = happened | {kind for group in TOGETHER if group & happened for kind in group}
    for kind in said_of(own).like:
        seat = None if kind in barred else player_for(SAID[kind].whose, table, own.seat)
        if seat is not None and is_surely_not_so(kind, seat, table, own):
            words, why_not = (with_seat(message, seat) for message in (SAID[kind].words, SAID[kind].why_not))
            yield Taken(words, why_not, str(law_of(STAGED[kind].law)))


def player_for(whose: Whose, table: Table, seat: Seat) -> Seat | None:
    """The player of whom this can be said, rather the one who went wrong; nobody where there is none of that role."""
    declarer, dummy = table.declarer, table.dummy
    if whose is Whose.ANYBODY:
        return seat
    if declarer is None or dummy is None:
        return None
    fits = {
        Whose.DEFENDER: (declarer.lho, declarer.rho),
        Whose.DECLARER: (declarer,),
        Whose.DECLARERS_SIDE: (declarer, dummy),
        Whose.DUMMY: (dummy,),
    }[whose]
    if whose is Whose.DEFENDER and seat not in fits:
        return None
    return seat if seat in fits else fits[0]


def is_surely_not_so(kind: Kind, seat: Seat, table: Table, own: Irregularity) -> bool:
    """True where the record shows that this is not so, and somebody could think that it is."""
    if kind is Kind.PENALTY_CARD_NOT_PLAYED:
        # Without a penalty card nobody would think of it.
        return bool(table.penalty_cards)
    if kind is Kind.REVOKE:
        return any(trick.card_of(seat) is not None and trick.leader is not seat for trick in table.tricks)
    made, is_free_of = table.auction.made, FREE_OF.get(kind)
    if is_free_of is None:
        return True
    # Where it went wrong with no call, every call of this player could be meant.
    places = [own.place] if own.place >= 0 else [n for n, m in enumerate(made) if m.seat is seat]
    places = [n for n in places if n < len(made)]
    # A call can have several faults, of which one is recorded.
    return bool(places) and all(is_free_of(table.auction.before(n), seat, made[n].call) for n in places)


def is_enough(before: Auction, seat: Seat, call: Call) -> bool:
    """True where this is a bid that was higher than the last one."""
    return isinstance(call, Bid) and before.reached.bid is not None and before.reached.admits(seat, call)


def is_in_turn(before: Auction, seat: Seat, _call: Call) -> bool:
    """True where it was the turn of whoever called."""
    return not is_over(before) and seat_to_call(before) is seat


def is_admissible(before: Auction, seat: Seat, call: Call) -> bool:
    """True where this is a double or redouble that could be made."""
    return isinstance(call, Double | Redouble) and before.reached.admits(seat, call)


def is_before_the_end(before: Auction, _seat: Seat, _call: Call) -> bool:
    """True where the auction still lasted, though the last two calls were passes."""
    last = [made.call for made in before.made[-2:]]
    return not is_over(before) and last == [PASS, PASS]


def has_called(before: Auction, seat: Seat, _call: Call) -> bool:
    """True where this player had called before."""
    return any(made.seat is seat for made in before.made)


FREE_OF: dict[Kind, Callable[[Auction, Seat, Call], bool]] = {
    Kind.INSUFFICIENT_BID: is_enough,
    Kind.CALL_OUT_OF_ROTATION: is_in_turn,
    Kind.INADMISSIBLE_DOUBLE: is_admissible,
    Kind.CALL_AFTER_FINAL_PASS: is_before_the_end,
    Kind.CHANGE_OF_CALL: has_called,
}
"""Proofs from the auction that a call had not this fault, where somebody could think that it had."""


# --- where nobody has broken a law --------------------------------------------------------------------------------

AT_THE_END = frozenset({"12"})
"""Laws of the first part of the book that are met when a board is over."""
NEAR = 3
"""The number of laws before and behind one in the book for which it is taken."""


def waits_instead(own: Waits, table: Table, pick: Pick) -> Iterator[Taken]:
    """The things that somebody might think waits in place of this, none of which does at this table."""
    here = 80 if own.law in AT_THE_END else int(own.law)
    near = [row for row in WAITS.values() if row.law != own.law and abs(int(row.law) - here) <= NEAR]
    others = (Taken(row.words, row.why_not, row.law) for row in near if row.is_free(table))
    yield from mixed([*(Taken(*belief) for belief in own.beliefs), *others], pick)
