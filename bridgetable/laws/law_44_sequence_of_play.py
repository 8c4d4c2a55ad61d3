"""Law 44: Sequence and procedure of play."""
# Which cards a hand may play (44A, 44C, 44D) is sorted out in `legal_play`, before every other rule.

from bridgetable.game.calls import Strain
from bridgetable.game.irregularities import Irregularity, Kind, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import Seat, clockwise_from
from bridgetable.game.table import Table
from bridgetable.game.values import evolve
from bridgetable.rulings.citations import clause
from bridgetable.rulings.effects import FaceUpInTurn, Found, LeadReverts, LeadStands, Settled
from bridgetable.rulings.ruling import Ruling

UNRULED = frozenset({Stage.COMMITTED, Stage.CONDONED, Stage.NOTICED})


@clause("44B")
def has_had_its_turn(trick: Trick, hand: Seat) -> bool:
    """True where every hand before this one, in rotation from the leader, has played to the trick."""
    order = clockwise_from(trick.leader)
    return all(trick.card_of(s) is not None for s in order[: order.index(hand)])


@clause("44E", "44F")
def winner_of(trick: Trick, strain: Strain) -> Seat:
    """The hand that wins a trick: the highest trump in it, or without one the highest card of the suit led."""
    return trick.winner(strain)


@clause("44G", "50D2", "53A", "60C")
def lead_as_it_is_now(number: int, cite: str, ruling: Ruling) -> None:
    """Let what has been led to the next trick be judged by who has won this one (1 to 13) now."""
    # The winner's own lead is in turn, though too early where declarer may choose because a major penalty card now lies
    # before the winner's partner; another hand's is out of turn, which the other side may accept (53A) or refuse: it
    # loses no choice by what was played before rectification (60C). A lead that was accepted stays.
    tricks, contract = ruling.table.tricks, ruling.table.contract
    if contract is None or len(tricks) <= number or not tricks[number].cards:
        return
    winner, lead = winner_of(tricks[number - 1], contract.strain), tricks[number].cards[0]
    if lead_was_accepted(ruling.table, lead, number + 1):
        return
    known = [i for i in leads_out_of_turn(ruling.table, lead, number + 1) if i.stage in UNRULED]
    if not known and lead.seat is not winner:
        ruling.says(not_his_lead(winner, number, lead), "44G")
        if tricks[number].card_of(lead.seat.lho) is not None:
            ruling.says(Msg("{seat} has followed, so {card} stays led.", seat=lead.seat.lho, card=lead.card), "53A")
            ruling.orders(LeadStands("53A", lead.seat, number + 1))
            return
    if winner is not tricks[number].leader:
        ruling.orders(LeadReverts(cite, winner, number + 1))
    if lead.seat is winner:
        ruling.orders(*(Settled(cite, one.number, Stage.LAPSED) for one in known))
        if known and ruling.table.has_major_penalty_card(lead.seat.partner):
            early = evolve(known[0], kind=Kind.LEAD_BEFORE_CHOICE, law="50D2", deliberate=True)
            ruling.orders(FaceUpInTurn("50D2", lead.seat, lead.card), Found("50D2", early))
    elif not known:
        law = "56" if ruling.table.is_defender(lead.seat) else "55"
        found = Irregularity(0, Kind.LEAD_OUT_OF_TURN, lead.seat, law, number + 1, (lead.card,))
        ruling.orders(Found(law, found))


def leads_out_of_turn(table: Table, lead: Played, number: int) -> tuple[Irregularity, ...]:
    """The irregularities recorded of this lead to a trick (1 to 13) as one out of turn."""
    own = (i for i in table.irregularities if i.kind is Kind.LEAD_OUT_OF_TURN and i.cards == (lead.card,))
    return tuple(i for i in own if (i.seat, i.trick) == (lead.seat, number))


@clause("53A")
def lead_was_accepted(table: Table, lead: Played, number: int) -> bool:
    """True where this lead to a trick (1 to 13) was out of turn and has been accepted."""
    return any(i.settled is Settlement.ACCEPTED for i in leads_out_of_turn(table, lead, number))


def not_his_lead(winner: Seat, number: int, lead: Played) -> Msg:
    """A sentence: another hand has won the trick (1 to 13) now, so that the next lead was out of turn."""
    words = "{seat} has won trick {trick}: the lead of {card} was not {other:s}."
    return Msg(words, seat=winner, trick=number, card=lead.card, other=lead.seat)
