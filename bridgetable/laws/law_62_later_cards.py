"""Law 62C: Subsequent cards played, when a revoke is corrected."""

from bridgetable.game.cards import Card
from bridgetable.game.irregularities import Kind, Requirement, Stage
from bridgetable.game.messages import Msg
from bridgetable.game.play import TRICKS, Played
from bridgetable.game.seats import SEATS, Seat, Side
from bridgetable.game.table import Information, Source, Table
from bridgetable.game.values import evolve, frozen
from bridgetable.laws import law_61_revoke as law_61
from bridgetable.laws.common.legal_play import bar_of
from bridgetable.laws.law_44_sequence_of_play import lead_as_it_is_now, not_his_lead
from bridgetable.laws.law_47_retraction import KEEP, TAKE_BACK, by_exchange, by_taking_back, exchanged, lapses_with_card
from bridgetable.laws.law_50_penalty_cards import becomes_penalty_card
from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Option
from bridgetable.rulings.editions import varies
from bridgetable.rulings.effects import BackToHand, Informed, Substituted
from bridgetable.rulings.ruling import Ruling


@frozen
class Correction:
    """A trick (1 to 13) that is put right: the hands that revoked in it, each with its irregularity's number."""

    # `spared` is the clause by which no card becomes a penalty card, if there is one. `before_correction` are the hands
    # that had played since the revoke when its player put it right himself; nothing where the director has it done.
    trick: int
    revokes: tuple[tuple[Seat, int], ...]
    spared: str = ""
    before_correction: tuple[Seat, ...] | None = None

    @property
    def offenders(self) -> tuple[Seat, ...]:
        """The hands that revoked in the trick."""
        return tuple(seat for seat, _ in self.revokes)

    @property
    def sides(self) -> frozenset[Side]:
        """The sides that revoked in the trick."""
        return frozenset(seat.side for seat in self.offenders)

    @property
    def both_sides(self) -> bool:
        """True where both sides revoked in the trick."""
        return len(self.sides) > 1

    def known(self, cite: str, seat: Seat, card: Card) -> Information:
        """The knowledge of a card withdrawn: for the side that did not offend, and for nobody when both did (16C)."""
        may = tuple(s for s in SEATS if s.side not in self.sides)
        may_not = tuple(s for s in SEATS if s.side in self.sides)
        return Information(seat, card, Source.WITHDRAWN, may, may_not, cite)

    def back_to_hand(self, cite: str, played: Played, ruling: Ruling) -> None:
        """A card of a later trick goes back, what else was wrong with it lapses; a penalty card is one again."""
        ruling.orders(BackToHand(cite, played.seat, played.card))
        withdrawn(self, played, ruling)
        lapses_with_card(cite, 0, played.card, ruling)


def withdrawn(correction: Correction, old: Played, ruling: Ruling) -> None:
    """The knowledge of a card that goes back to hand without rectification; a penalty card lies there again (50A)."""
    if old.penalty:
        becomes_penalty_card("50A", old.seat, old.card, ruling, unintended=old.penalty == "minor")
    else:
        ruling.orders(Informed("16C", correction.known("16C", old.seat, old.card)))


def changes_later_card(seat: Seat, correction: Correction, changed: set[Seat], ruling: Ruling) -> bool:
    """Let a hand that did not revoke change its card if it may, or make it do so if the card is now illegal."""
    table = ruling.table
    old = law_61.in_trick(table, correction.trick, seat)
    cite = by_which_clause(table, seat, correction, changed)
    cards = may_change_to(table, seat, correction, changed)
    must = no_longer_follows_suit(table, correction.trick, old)
    if not must and (not cite or set(cards) <= {old.card}):
        return False
    if ruling.as_it_lies.card_in(correction.trick, seat) is None:
        ruling.looks_again()  # It has gone back with the lead while it was asked about (10B).
        return False
    if must:
        must_change(cite or "62B", old, cards, correction, ruling)
        return True
    player = table.player_of(seat)
    question = Msg("Does {seat} change {card}?", seat=player, card=old.card)
    keep = Option(KEEP, Msg("Leave {card}", card=old.card), who_wins(table, correction.trick, old, old.card), (cite,))
    others = substitutes(cite, old, cards, correction, table)
    acts = by_exchange(table, correction.trick, seat, old.card)
    key = ruling.choose(player, cite, question, (keep, *others), acts=acts)
    if key == KEEP:
        return False
    substitute(cite, old, next(c for c in cards if str(c) == key), correction, ruling)
    return True


@varies
# Another edition limits the change where the hand before has kept its card.
def may_change_to(table: Table, seat: Seat, correction: Correction, changed: set[Seat]) -> tuple[Card, ...]:  # noqa: ARG001
    """The cards, highest first, that a hand may have in the trick when it changes: any legal one."""
    return law_61.could_legally_play(table, correction.trick, seat)


def no_longer_follows_suit(table: Table, trick: int, old: Played) -> bool:
    """True where a card does not follow suit to the lead of its trick (1 to 13) as it is now, though it could."""
    bar = bar_of(law_61.as_it_was(table, trick, old.seat), old.seat, old.card)
    return bar is not None and bar.requirement is Requirement.FOLLOW_SUIT


@varies
def by_which_clause(table: Table, seat: Seat, correction: Correction, changed: set[Seat]) -> str:
    """The clause by which a hand may change the card it played after a revoke, or nothing when it may not."""
    if is_non_offenders(table, seat, correction):
        return "62C1"
    return "62C2" if follows_a_change(table, seat, correction, changed) else ""


@clause("62C1")
def is_non_offenders(table: Table, seat: Seat, correction: Correction) -> bool:
    """True where the hand's card was put down after a revoke by the other side."""
    trick = table.tricks[correction.trick - 1]
    if correction.before_correction is not None:
        return seat.side not in correction.sides and seat in correction.before_correction
    if not was_before_attention(table, correction, correction.trick, seat):
        return False
    theirs = (hand for hand in correction.offenders if hand.side is not seat.side)
    if lies_there_again(table, trick.card_of(seat)):
        return any(law_61.turn_order(trick, seat) > law_61.turn_order(trick, hand) for hand in theirs)
    return any(law_61.was_played_after(trick, seat, hand) for hand in theirs)


@clause("10B", "57C3")
def lies_there_again(table: Table, card: Card | None) -> bool:
    """True where a card was taken back and played again, or lay beside declarer’s lead: it counts from its turn."""
    back = (i for i in table.irregularities if i.kind in PUT_BACK and i.stage is Stage.RULED)
    return any(i.cards == (card,) and table.card_in(i.trick, i.seat) is card for i in back)


PUT_BACK = frozenset({Kind.TAKEN_BACK, Kind.DECLARER_EXPOSED})


@clause("62C1")
def was_before_attention(table: Table, correction: Correction, trick: int, seat: Seat) -> bool:
    """True where a hand's card in a trick (1 to 13) came before attention to the other side's revoke."""
    # For a card of the offenders it is their own revoke. One that has been ruled on although nobody drew attention to
    # it is known only now.
    theirs = tuple(number for hand, number in correction.revokes if hand.side is not seat.side)
    revokes = (table.irregularity(n) for n in theirs or (number for _, number in correction.revokes))
    when = [one.noticed_at[0] for one in revokes if one.noticed_at is not None]
    return not when or law_61.was_before(table, trick, seat, max(when))


@clause("62C2")
def follows_a_change(table: Table, seat: Seat, correction: Correction, changed: set[Seat]) -> bool:
    """True where the hand is of the offending side, and next in rotation after a non-offender who changed his card."""
    if seat.side not in correction.sides or seat.rho in correction.offenders or seat.rho not in changed:
        return False
    return law_61.was_played_after(table.tricks[correction.trick - 1], seat, seat.rho)


def must_change(cite: str, old: Played, cards: tuple[Card, ...], correction: Correction, ruling: Ruling) -> None:
    """The revoke was the lead, and the card does not follow suit to the lead as it is now: another is played."""
    ruling.says(Msg("{card} from {seat} is no longer legal.", card=old.card, seat=old.seat), "44C", cite)
    question = Msg("Which card does {seat} play instead of {card}?", seat=old.seat, card=old.card)
    options = substitutes(cite, old, cards, correction, ruling.table)
    acts = by_exchange(ruling.table, correction.trick, old.seat, old.card)
    key = ruling.choose(ruling.table.player_of(old.seat), cite, question, options, acts=acts)
    substitute(cite, old, next(c for c in cards if str(c) == key), correction, ruling)


def substitutes(
    cite: str, old: Played, cards: tuple[Card, ...], correction: Correction, table: Table
) -> tuple[Option, ...]:
    """An option for each card that may replace one played after the revoke."""
    fate = what_becomes(old, correction, table)

    def follows(card: Card) -> tuple[Msg, ...]:
        return fate, *who_wins(table, correction.trick, old, card)

    return tuple(
        Option(str(c), Msg("Play {card} instead", card=c), follows(c), (cite,)) for c in cards if c is not old.card
    )


def who_wins(table: Table, trick: int, old: Played, card: Card) -> tuple[Msg, ...]:
    """The hand that wins a trick (1 to 13) as the cards lie with this one in its place, in words, once it is whole."""
    whole = table.tricks[trick - 1]
    if table.contract is None or not whole.is_complete:
        return ()
    lying = tuple(evolve(p, card=card) if p.card is old.card else p for p in whole.cards)
    wins = evolve(whole, cards=lying).winner(table.contract.strain)
    if trick == TRICKS:
        return (Msg("As it lies, {seat} wins trick {trick}.", seat=wins, trick=trick),)
    # As it lies: hands that are asked later may still change their cards.
    return (Msg("As it lies, {seat} wins and leads to trick {trick}.", seat=wins, trick=trick + 1),)


def what_becomes(old: Played, correction: Correction, table: Table) -> Msg:
    """The fate of a card played after the revoke that is taken back, in words."""
    if old.penalty:
        return Msg("{card} lies face up again, a penalty card.", card=old.card)
    if is_penal(old.seat, correction, table):
        return Msg("{card} stays face up, a major penalty card.", card=old.card)
    return Msg("{card} goes back to hand.", card=old.card)


def is_penal(seat: Seat, correction: Correction, table: Table) -> bool:
    """True where a card that this hand takes back becomes a penalty card: a defender's of a side that revoked."""
    return seat.side in correction.sides and table.is_defender(seat) and not correction.spared


def substitute(cite: str, old: Played, card: Card, correction: Correction, ruling: Ruling) -> None:
    """Put another card in the place of one played after the revoke."""
    exchanged(Substituted(cite, old.seat, correction.trick, old.card, card), ruling)
    if is_penal(old.seat, correction, ruling.table):
        both = "62C3" if correction.both_sides else cite
        becomes_penalty_card(both, old.seat, old.card, ruling, unintended=old.penalty == "minor")
    else:
        withdrawn(correction, old, ruling)


@clause("62C3")
def next_trick_comes_back(correction: Correction, ruling: Ruling) -> None:
    """Both sides revoked: what one side has put to the next trick comes back, a defender's card as a penalty card."""
    table = ruling.table
    ruling.says(Msg("Both sides revoked in trick {trick}: both correct it.", trick=correction.trick), "62C3")
    if len(table.tricks) <= correction.trick:
        return
    for played in table.tricks[correction.trick].cards:
        if table.is_defender(played.seat) and not correction.spared:
            becomes_penalty_card("62C3", played.seat, played.card, ruling, unintended=played.penalty == "minor")
            lapses_with_card("62C3", 0, played.card, ruling)
        else:
            correction.back_to_hand("62C3", played, ruling)


@clause("62C1")
def next_trick_taken_back(correction: Correction, ruling: Ruling) -> None:
    """A non-offender's lead to the next trick comes back when another hand won, or when he wants it back."""
    # What was led after attention had been drawn is no such card: it stays, or was led out of turn.
    table = ruling.table
    if table.contract is None or len(table.tricks) <= correction.trick or not table.tricks[correction.trick].cards:
        return
    early = table.tricks[correction.trick]
    winner, first = table.tricks[correction.trick - 1].winner(table.contract.strain), early.cards[0]
    if not was_before_attention(table, correction, correction.trick + 1, first.seat):
        led_after_attention(correction, winner, ruling)
        return
    if first.seat is not winner:
        words = "{seat} has won trick {trick}: {card} is taken back."
        ruling.says(Msg(words, seat=winner, trick=correction.trick, card=first.card), "62C1")
    elif not takes_back_lead(first, ruling):
        lead_as_it_is_now(correction.trick, "44G", ruling)
        return
    # Others may have played to that lead while the question waited: their cards go back with it.
    for played in ruling.table.tricks[correction.trick].cards:
        correction.back_to_hand("62C1", played, ruling)


@clause("44G", "47D", "60C")
def led_after_attention(correction: Correction, winner: Seat, ruling: Ruling) -> None:
    """The lead to the next trick, made while the revoke was being put right: out of turn if another hand has won."""
    # It stays if it is in turn, or if the next in rotation, an opponent, has followed and so accepted it. What made the
    # lead of a defender irregular is the change by his opponent: it goes back without further rectification.
    trick = ruling.table.tricks[correction.trick]
    lead = trick.cards[0]
    followed, unoffending = trick.card_of(lead.seat.lho) is not None, lead.seat.side not in correction.sides
    if lead.seat is winner or followed or not (unoffending and ruling.table.is_defender(lead.seat)):
        lead_as_it_is_now(correction.trick, "44G", ruling)
        return
    ruling.says(not_his_lead(winner, correction.trick, lead), "44G")
    for played in trick.cards:
        correction.back_to_hand("47D", played, ruling)


def takes_back_lead(lead: Played, ruling: Ruling) -> bool:
    """Ask the player who led to the next trick whether he takes his lead back."""
    question = Msg("Does {seat} take back the lead of {card}?", seat=lead.seat, card=lead.card)
    options = (
        Option(KEEP, Msg("No, {card} stays led", card=lead.card), (), ("62C1",)),
        Option(TAKE_BACK, Msg("Yes, take back {card}", card=lead.card), (), ("62C1",)),
    )
    acts = by_taking_back(lead.seat, lead.card)
    return ruling.choose(ruling.table.player_of(lead.seat), "62C1", question, options, acts=acts) == TAKE_BACK
