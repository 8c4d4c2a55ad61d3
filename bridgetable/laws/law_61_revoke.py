"""Law 61: Failure to follow suit; inquiries concerning a revoke."""

from bridgetable.game.cards import Card, Suit, descending, of_suit
from bridgetable.game.irregularities import Irregularity, Kind, Manner, Requirement, Settlement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import Played, Trick
from bridgetable.game.seats import Seat
from bridgetable.game.table import Information, PenaltyCard, Phase, Source, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws.common.legal_play import Bar, bar_of, legal_cards
from bridgetable.laws.common.no_result import judge_penalty
from bridgetable.laws.law_44_sequence_of_play import has_had_its_turn
from bridgetable.rulings.carry_out import carry_out
from bridgetable.rulings.citations import clause
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import Found, Informed, Settled
from bridgetable.rulings.ruling import Ruling


@frozen
class Revoke:
    """A card that should not have been played: whose, in which trick (1 to 13), and what he could have played."""

    # `lead` is the card to which he did not follow suit, or nothing when he did not obey another requirement: `how`
    # tells which, `required` is its clause, and `why` says what it was, as long as that is known.
    number: int
    seat: Seat
    card: Card
    trick: int
    lead: Card | None
    could_have: tuple[Card, ...]
    required: str
    how: Manner | None
    why: Msg | None = None


@clause("61A")
def revoke_of(table: Table, one: Irregularity) -> Revoke:
    """The facts of a revoke as the table shows them now."""
    card, led = one.cards[0], table.tricks[one.trick - 1].lead
    then = as_it_was(table, one.trick, one.seat)
    if one.how is Requirement.FOLLOW_SUIT and led is not None:
        could = descending(of_suit(then.hands[one.seat], led.suit))
        return Revoke(one.number, one.seat, card, one.trick, led, could, one.required, one.how)
    could = descending(legal_cards(then, one.seat) - {card})
    why = still_known(table, then, one)
    return Revoke(one.number, one.seat, card, one.trick, None, could, one.required, one.how, why)


def leads_now(table: Table, one: Irregularity) -> bool:
    """True where the card that did not follow suit is the lead of its trick by now, and so has nothing to follow."""
    trick = table.tricks[one.trick - 1]
    return one.how is Requirement.FOLLOW_SUIT and one.seat is trick.leader and trick.lead is one.cards[0]


@clause("61A")
def lies_as_revoke(table: Table, one: Irregularity) -> bool:
    """True where the revoke's card is still in its trick, and does not follow suit as the trick now is."""
    trick, card = table.tricks[one.trick - 1], one.cards[0]
    follows = one.how is Requirement.FOLLOW_SUIT and trick.suit_led is card.suit
    return not follows and trick.card_of(one.seat) is card


def still_known(table: Table, then: Table, one: Irregularity) -> Msg | None:
    """The suit or card required of the revoker; None when it can no longer be told, his side having played on."""
    if any(p.seat.side is one.seat.side for t in table.tricks[one.trick :] for p in t.cards):
        return None
    bar = bar_of(then, one.seat, one.cards[0])
    return None if bar is None else bar.why


@clause("61B1", "61B3")
def possible_revoke(table: Table, hand: Seat) -> Irregularity | None:
    """The revoke, if it is one, of the card that this hand played last: what a question about it brings to light."""
    last = next((n for n in range(len(table.tricks), 0, -1) if table.card_in(n, hand) is not None), 0)
    stages = {Stage.COMMITTED, Stage.CONDONED}
    own = (i for i in table.irregularities if i.kind is Kind.REVOKE and i.seat is hand and i.stage in stages)
    return next((i for i in own if i.trick == last), None)


@clause("61B3", "16B1")
def asked_partner(table: Table, seat: Seat) -> Table:
    """The table when a defender has asked his partner about the card that he played last: it may tell him something."""
    card = next((c for t in reversed(table.tricks) if (c := t.card_of(seat.partner)) is not None), None)
    known = Information(
        seat, card, Source.SUIT_QUESTION, seat.side.other.seats, (seat.partner,), "61B3", after=table.acts
    )
    return carry_out(table, Informed("61B3", known))


@varies
@clause("61B3")
def law_of_asking(table: Table, seat: Seat, hand: Seat) -> str:
    """The clause broken by a defender who asks his partner about a revoke, where a regulation forbids that."""
    forbidden = table.is_defender(seat) and hand is seat.partner and not table.regulations.asking_partner
    return "61B3" if forbidden else ""


@varies
@clause("61B3")
def asked_though_forbidden(asked: Irregularity, ruling: Ruling) -> None:
    """A defender asked his partner about a revoke against the regulations: a revoke is ruled on as usual."""
    ruling.says(Msg("The regulations forbid defenders to ask each other about a revoke."), asked.law)
    ruling.says(Msg("A revoke that it brought to light is not established by the question."), "61B3", "62A")
    ruling.says(Msg("{partner} may not use that he was asked.", partner=asked.seat.partner), "16B1")
    judge_penalty("61B3", asked.seat, Msg("Is {seat} penalised?", seat=asked.seat), ruling)
    ruling.orders(Settled(asked.law, asked.number, Stage.RULED))


def tell_revoke(revoke: Revoke, ruling: Ruling) -> None:
    """Say what was played, on what, and what could have been played."""
    if revoke.how is Requirement.ANY_CARD:
        words = "{seat} left a card out of trick {trick}: deemed a revoke."
        ruling.says(Msg(words, seat=revoke.seat, trick=revoke.trick), revoke.required)
        return
    seat, card, trick = revoke.seat, revoke.card, revoke.trick
    if revoke.lead is not None:
        words = "In trick {trick} {seat} played {card} on {lead} and held {cards}."
        ruling.says(Msg(words, trick=trick, seat=seat, card=card, lead=revoke.lead, cards=revoke.could_have), "61A")
        return
    words = "In trick {trick} {seat} played {card}, which was not allowed."
    ruling.says(Msg(words, trick=trick, seat=seat, card=card), "61A", revoke.required)
    if revoke.why is not None:
        ruling.says(revoke.why, revoke.required)


def wrong_with(table: Table, trick: int, seat: Seat, card: Card) -> Irregularity | None:
    """The irregularity, numbered 0, of the card that a hand has in a trick (1 to 13); None where it has none."""
    then = as_it_was(table, trick, seat)
    lay = tuple(p for p in then.penalty_cards if not lies_there_since(table, trick, seat, p))
    bar = bar_of(evolve(then, penalty_cards=lay), seat, card)
    return None if bar is None else wrong_by(bar, trick, seat, card)


@clause("10A", "50D1a", "52A")
def lies_there_since(table: Table, trick: int, seat: Seat, penalty: PenaltyCard) -> bool:
    """True where nobody had spoken of a penalty card before this hand played to a trick (1 to 13): it did not bind."""
    # What a penalty card binds to the director alone determines (10A).
    own = (i for i in table.irregularities if i.seat is penalty.seat and penalty.card in i.cards)
    spoken_of = [i.noticed_at[0] for i in own if i.noticed_at is not None]
    played = table.card_in(trick, seat) is not None
    return played and bool(spoken_of) and was_before(table, trick, seat, min(spoken_of))


@clause("61A")
def wrong_by(bar: Bar, trick: int, seat: Seat, card: Card) -> Irregularity:
    """A card put to a trick (1 to 13) against this bar: a revoke, or a penalty card left lying (52)."""
    kind, law = (Kind.PENALTY_CARD_NOT_PLAYED, "52") if bar.requirement.is_penalty_card else (Kind.REVOKE, "61A")
    return Irregularity(0, kind, seat, law, trick, (card,), required=bar.cite, how=bar.requirement)


def with_wrong(table: Table, trick: int, seat: Seat, card: Card) -> Table:
    """The table with what is wrong with a hand's card in a trick (1 to 13) on record, if anything is."""
    wrong = wrong_with(table, trick, seat, card)
    if wrong is None or any(_is_open_as(one, wrong) for one in table.irregularities):
        return table
    return evolve(table, irregularities=(*table.irregularities, evolve(wrong, number=len(table.irregularities) + 1)))


def did_not_follow(trick: int, seat: Seat, card: Card) -> Irregularity:
    """A revoke by a card put to a trick (1 to 13) that does not follow suit; its number is 0."""
    return Irregularity(0, Kind.REVOKE, seat, "61A", trick, (card,), required="44C", how=Requirement.FOLLOW_SUIT)


def quitted_tricks_stay(ruling: Ruling) -> None:
    """While play goes on nobody may turn quitted tricks to look for a revoke."""
    if ruling.table.phase is Phase.PLAY:
        ruling.reminds(Msg("Quitted tricks stay face down until play has ended."), "61C", "66C")


def revokes(table: Table) -> tuple[Irregularity, ...]:
    """Every revoke of the board that has not lapsed, in order, and penalty cards not played that nobody accepted."""
    return tuple(
        i
        for i in table.irregularities
        if (i.kind is Kind.REVOKE and i.stage is not Stage.LAPSED)
        or (i.kind is Kind.PENALTY_CARD_NOT_PLAYED and i.settled is Settlement.STANDS)
    )


@varies
def suit_of(table: Table, one: Irregularity) -> Suit | None:
    """The suit to which a revoke did not follow, or nothing when something else was required."""
    return table.tricks[one.trick - 1].suit_led if one.how is Requirement.FOLLOW_SUIT else None


def as_it_was(table: Table, trick: int, seat: Seat) -> Table:
    """The table at this hand's turn in a trick (1 to 13), with all that the hand still had."""
    # Penalty cards of the hand that it has played since, in this trick or later, lie there again.
    whole = table.tricks[trick - 1]
    since = tuple(p for t in table.tricks[trick - 1 :] for p in t.cards if p.seat is seat)
    kept = tuple(p for p in whole.cards if turn_order(whole, p.seat) < turn_order(whole, seat))
    hand = table.hands[seat] | frozenset(p.card for p in since)
    lay = tuple(PenaltyCard(seat, p.card, p.penalty == "major", "50A") for p in since if p.penalty)
    return evolve(
        table,
        tricks=(*table.tricks[: trick - 1], evolve(whole, cards=kept)),
        hands=table.hands.set(seat, hand),
        penalty_cards=(*table.penalty_cards, *lay),
    )


def turn_order(trick: Trick, seat: Seat) -> int:
    """The place of a hand in a trick's rotation, 0 for the leader to 3."""
    return (seat - trick.leader) % 4


def was_played_after(trick: Trick, seat: Seat, other: Seat) -> bool:
    """True where this hand's card in the trick was put down after the other hand's."""
    order = [p.seat for p in trick.cards]
    # A card that was taken back while somebody is asked lay in its turn; a lead came first, were it taken back and put
    # down again.
    if other not in order or seat is trick.leader:
        return turn_order(trick, seat) > turn_order(trick, other)
    return order.index(seat) > order.index(other)


def was_before(table: Table, trick: int, seat: Seat, acts: int) -> bool:
    """True where a hand's card in a trick (1 to 13) is among the first `acts` calls and cards of the board."""
    earlier = len(table.auction.made) + sum(len(t.cards) for t in table.tricks[: trick - 1])
    return earlier + [p.seat for p in table.tricks[trick - 1].cards].index(seat) < acts


def in_trick(table: Table, trick: int, seat: Seat) -> Played:
    """The card that a hand has in a trick (1 to 13), with what it was before."""
    return next(p for p in table.tricks[trick - 1].cards if p.seat is seat)


def could_legally_play(table: Table, trick: int, seat: Seat) -> tuple[Card, ...]:
    """The cards, highest first, that this hand may legally have in this trick (1 to 13)."""
    return descending(legal_cards(as_it_was(table, trick, seat), seat))


@clause("61A")
def legal_now_lapse(trick: int, cite: str, ruling: Ruling) -> None:
    """Let lapse what was a revoke in a trick (1 to 13) only because of a card that has been changed."""
    for one in ruling.table.irregularities:
        if one.kind is not Kind.REVOKE or one.trick != trick or one.stage in {Stage.RULED, Stage.LAPSED}:
            continue
        there = ruling.table.card_in(trick, one.seat) is one.cards[0]
        if not there or one.cards[0] in could_legally_play(ruling.table, trick, one.seat):
            ruling.orders(Settled(cite, one.number, Stage.LAPSED))


@clause("61A")
def illegal_now_are_found(trick: int, ruling: Ruling) -> None:
    """Put on record what is a revoke in a trick (1 to 13) only because of a card that has been changed or put back."""
    there = ruling.table.tricks[trick - 1]
    for played in there.cards:
        if not has_had_its_turn(there, played.seat):
            continue
        wrong = wrong_with(ruling.table, trick, played.seat, played.card)
        if wrong is None or wrong.kind is not Kind.REVOKE:
            continue
        if not any(_is_open_as(one, wrong) for one in ruling.table.irregularities):
            ruling.orders(Found(wrong.law, wrong))


def _is_open_as(one: Irregularity, wrong: Irregularity) -> bool:
    same = (one.kind, one.seat, one.trick, one.cards) == (wrong.kind, wrong.seat, wrong.trick, wrong.cards)
    return same and one.stage is not Stage.LAPSED
