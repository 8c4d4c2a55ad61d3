"""Law 11: Forfeiture of the right to rectification."""

from collections.abc import Iterator
from enum import Enum

from bridgetable.game.auction import Standing
from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.obligations import CallOwed, LeadMayBeBarred
from bridgetable.game.seats import Seat, Side
from bridgetable.game.table import Review, ReviewOf, Source, Table
from bridgetable.game.values import frozen
from bridgetable.laws.common.calls import is_gone, later_calls
from bridgetable.laws.common.matters import Matter, matter
from bridgetable.laws.common.no_result import perhaps_penalised
from bridgetable.laws.common.orders import not_for_partner
from bridgetable.laws.law_12_assigned_score import assign
from bridgetable.laws.law_26_lead_restrictions import FirstLead
from bridgetable.laws.law_50_lead_restriction import LeadChoice
from bridgetable.laws.law_51_several_penalty_cards import PenaltyCardChoice
from bridgetable.rulings import effects
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies, varying
from bridgetable.rulings.effects import CallAccepted, CallCancelled, Effect, Released
from bridgetable.rulings.ruling import Ruling


class DeclarersChoice(Enum):
    """The choices of declarer where no irregularity is ruled on."""

    SUIT_BARRED = "whether a suit is barred at the first lead"
    LEAD = "about a lead, while partner's penalty card lies there"
    PENALTY_CARD = "which penalty card is played"
    NONE = "nothing"


def choice_in(lost: Matter) -> DeclarersChoice:
    """The choice that a matter gives declarer, if it gives one."""
    match lost.subject:
        case FirstLead() | CallOwed():
            return DeclarersChoice.SUIT_BARRED
        case LeadChoice():
            return DeclarersChoice.LEAD
        case PenaltyCardChoice():
            return DeclarersChoice.PENALTY_CARD
        case _:
            return DeclarersChoice.NONE


@frozen
class Forfeited:
    """A right to rectification that is lost: the irregularity's number, or 0, what was to choose, and whose it was."""

    number: int
    choice: DeclarersChoice
    side: Side


def forfeiture_of(table: Table, lost: Matter) -> Matter:
    """The director's ruling that the right to what the matter in hand would bring is forfeited."""
    return matter("11", forfeiture, forfeited(table, lost.irregularity, choice_in(lost)), lost.irregularity)


def forfeited(table: Table, number: int, choice: DeclarersChoice = DeclarersChoice.NONE) -> Forfeited:
    """The right that is lost, and whose it was: the other side's, or declarer's where only a choice was in hand."""
    if number:
        return Forfeited(number, choice, table.irregularity(number).seat.side.other)
    return Forfeited(0, choice, Side.NS if table.declarer is None else table.declarer.side)


def right_lost_of(table: Table) -> Matter | None:
    """The director's ruling that the right was forfeited by the act that has let the last irregularity go, if any."""
    one = next((i for i in reversed(table.irregularities) if was_let_go(table, i)), None)
    return None if one is None else matter("11", right_lost, forfeited(table, one.number), one.number)


@clause("11A")
def was_let_go(table: Table, one: Irregularity) -> bool:
    """True where a later call or play has settled an irregularity before anybody drew attention to it."""
    # The director may have been told of it since, and have ruled that the call or the card stands.
    if one.stage is Stage.CONDONED:
        return True
    in_auction = one.place >= 0
    counts = in_auction and table.auction.made[one.place].standing is Standing.ACCEPTED
    stands = counts or one.settled in {Settlement.ACCEPTED, Settlement.LET_GO}
    if one.stage is not Stage.RULED or not stands or one.noticed_at is None or has_been_forfeited(table, one):
        return False
    return was_acted_unnoticed(table, one) or an_act_after_attention_forfeits(table)


def was_acted_unnoticed(table: Table, one: Irregularity) -> bool:
    """True where a call or play followed an irregularity before attention was drawn to it."""
    made = one.place + 1 if one.place >= 0 else len(table.auction.made) + cards_up_to(table, one)
    return one.noticed_at is None or one.noticed_at[0] > made


@varies
def an_act_after_attention_forfeits(table: Table) -> bool:  # noqa: ARG001 -- another edition differs
    """True where the director may rule that an act after attention forfeits what it has accepted by its own law."""
    return False


def has_been_forfeited(table: Table, one: Irregularity) -> bool:
    """True where the right to rectify an irregularity has been ruled forfeited already."""
    return any((r.about, r.irregularity) == (ReviewOf.FORFEITURE, one.number) for r in table.reviews)


def cards_up_to(table: Table, one: Irregularity) -> int:
    """The number of cards played up to that of an irregularity, it included."""
    played = [p.card for trick in table.tricks for p in trick.cards]
    return played.index(one.cards[0]) + 1 if one.cards and one.cards[0] in played else len(played)


@varies
@clause("11A")
def right_lost(lost: Forfeited, ruling: Ruling) -> None:
    """An act of the non-offenders before the director was called has settled it by its own law; nothing is undone."""
    one = ruling.table.irregularity(lost.number)
    cites = dict.fromkeys(cite for cite in ("11A", one.settled_by) if cite)
    ruling.says(Msg(loss_in_words(ruling), side=lost.side), *cites)
    # First, for what is asked then rests on no card any more.
    ruling.orders(effects.Settled("11A", lost.number, Stage.RULED, one.settled))
    what_comes_of_it(lost, ruling)


@clause("11A")
def forfeiture(lost: Forfeited, ruling: Ruling) -> None:
    """The non-offenders acted too soon, and lose the right to what would have been ordered."""
    ruling.says(Msg(loss_in_words(ruling), side=lost.side), "11A")
    let_go("11A", lost.number, lost.choice, ruling)
    if lost.number:
        ruling.orders(effects.Settled("11A", lost.number, Stage.RULED))
    what_comes_of_it(lost, ruling)


loss_in_words = varying("{side} acted before the director was called: no rectification.")
"""The right that a `side` has lost, and by which act."""


@varies
@clause("11A")
def what_comes_of_it(lost: Forfeited, ruling: Ruling) -> None:
    """After play it is seen what was gained."""
    ruling.orders(effects.Reserved("11A", Review(ReviewOf.FORFEITURE, lost.number)))


def let_go(cite: str, number: int, choice: DeclarersChoice, ruling: Ruling) -> None:
    """Leave the table by this clause as if nothing had to be rectified, so that play can go on."""
    for review in ruling.table.reviews:
        if review.irregularity == number and not review.done:
            ruling.orders(effects.Reviewed(review.law, review))
    if number:
        ruling.orders(*unrectified(cite, ruling.table, ruling.table.irregularity(number)))
    ruling.orders(*duties_unrectified(cite, ruling.table, 0 if choice is DeclarersChoice.SUIT_BARRED else number))
    if not number and choice in {DeclarersChoice.LEAD, DeclarersChoice.PENALTY_CARD}:
        ruling.orders(*unchosen(cite, ruling.table, choice))


def unrectified(cite: str, table: Table, one: Irregularity) -> Iterator[effects.Effect]:
    """Orders that let play go on when an irregularity is not rectified: leads and plays stand, cards shown go back."""
    match one.kind:
        case Kind.LEAD_OUT_OF_TURN | Kind.OPENING_LEAD_OUT_OF_TURN:
            yield from lead_counts(cite, table, one)
        case Kind.PREMATURE_LEAD:
            return
        case _ if one.place >= 0:
            yield from call_unrectified(cite, table, one)
        case _:
            face_up = {e.card for e in table.exposed} | {p.card for p in table.penalty_cards}
            for card in one.cards:
                if card in face_up:
                    yield effects.BackToHand(cite, one.seat, card)
                    yield from not_for_defender(table, one.seat, card)


def lead_counts(cite: str, table: Table, one: Irregularity) -> Iterator[effects.Effect]:
    """A lead out of turn that nobody rectifies counts as the lead, and after an opening lead dummy is spread."""
    trick = table.tricks[-1] if table.tricks else None
    if trick is not None and trick.lead is None and trick.card_of(one.seat) is one.cards[0]:
        yield effects.LeadStands(cite, one.seat)
        if one.kind is Kind.OPENING_LEAD_OUT_OF_TURN and table.dummy is not None:
            yield effects.Spread(cite, table.dummy)


def unchosen(cite: str, table: Table, choice: DeclarersChoice) -> Iterator[effects.Effect]:
    """Orders that let play go on when declarer loses a choice about a lead (50D2) or a play (51A): cards go back."""
    turn = table.turn
    if turn is not None and table.is_defender(turn):
        holder = turn.partner if choice is DeclarersChoice.LEAD else turn
        cards = tuple(p.card for p in table.penalty_cards_of(holder))
        if cards:
            yield effects.PickedUp(cite, holder, cards)
        for card in cards:
            yield from not_for_defender(table, holder, card)


def not_for_defender(table: Table, seat: Seat, card: Card) -> Iterator[effects.Effect]:
    """The knowledge of a defender's card that goes back: his partner may not use it (50E2)."""
    if table.is_defender(seat):
        yield not_for_partner(seat, card, Source.PICKED_UP, "50E2")


IN_IGNORANCE = (
    Msg("Count only what an opponent gave away by acting without knowing the law."),
    Msg("Only this side’s score is reduced; the other side keeps its own."),
)


@varies
@clause("11A", "11B")
def take_away_advantage(lost: Forfeited, ruling: Ruling) -> None:
    """After play the director takes away what the side gained through an opponent's ignorance, from that side alone."""
    table = ruling.table
    ruling.says(Msg("{side} had forfeited the right to rectification.", side=lost.side), "11A")
    had = table.tricks_credited(lost.side)
    options = [Option("0", Msg("Nothing: the score stands"), (), ("11A",))]
    for gained in range(1, had + 1):
        follows = Msg("{side} score as with {tricks} tricks.", side=lost.side, tricks=had - gained)
        title = Msg.counted(gained, "{tricks:word} trick", "{tricks:word} tricks", tricks=gained)
        options.append(Option(str(gained), title, (follows,), ("11A",)))
    question = Msg("What did {side} gain by the opponents’ ignorance?", side=lost.side)
    gained = int(ruling.judge("11A", question, options, IN_IGNORANCE))
    if gained:
        assign(had - gained, lost.side, "11A", ruling, (lost.side,))
    perhaps_penalised("11B", ruling)
    ruling.orders(effects.Reviewed("11A", Review(ReviewOf.FORFEITURE, lost.number)))


# --- orders by which the auction goes on unrectified: a right forfeited (11A), or rectification waived (81C5) ---------


STAND = frozenset({Kind.INSUFFICIENT_BID, Kind.BARRED_CALL, Kind.CALL_OUT_OF_ROTATION})
NEVER_STAND = frozenset({Kind.INADMISSIBLE_DOUBLE, Kind.BID_OVER_SEVEN})


def call_unrectified(cite: str, table: Table, one: Irregularity) -> Iterator[Effect]:
    """The fate of an irregular call: it stands where it could have been accepted, else it is cancelled."""
    if one.place < 0 or one.call is None or is_gone(table, one):
        return
    made = table.auction.made[one.place]
    over = tuple(later_calls(table, one.place))
    waits = made.standing is Standing.WAITING
    if one.kind in STAND and not (waits and any(m.stands for _, m in over)):
        yield CallAccepted(cite, one.place, one.seat, one.call)
        yield from (CallCancelled(cite, at, m.seat, m.call) for at, m in over if not m.stands and m.seat is one.seat)
    elif waits:
        yield CallCancelled(cite, one.place, one.seat, one.call)
    if one.kind in NEVER_STAND and not waits:
        yield from (CallCancelled(cite, at, m.seat, m.call) for at, m in over)
        yield CallCancelled(cite, one.place, one.seat, one.call)


def duties_unrectified(cite: str, table: Table, number: int) -> Iterator[Effect]:
    """The duties that end: to call what is judged, for an irregularity, or (0) the choice about a first lead."""
    for duty in table.obligations:
        if isinstance(duty, CallOwed) and duty.irregularity == number:
            yield Released(cite, duty)
        if isinstance(duty, LeadMayBeBarred) and number == 0 and table.turn is duty.seat.partner:
            yield Released(cite, duty)
