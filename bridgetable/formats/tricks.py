"""The tricks of a recorded play: whose turn it is to lead, who followed suit, who won."""

from __future__ import annotations

from attrs import Factory, define

from bridgetable.formats.pbn.words import Faults
from bridgetable.formats.records import CardEntry, RecordMark
from bridgetable.game.calls import Strain
from bridgetable.game.cards import Card, Suit
from bridgetable.game.deals import Deal
from bridgetable.game.play import beats
from bridgetable.game.seats import SEATS, Seat, Side, clockwise_from
from bridgetable.language import tr


@define
class Tricks:
    """The tricks of recorded rows, from the opening lead up to the first unknown card."""

    leader: Seat | None
    strain: Strain | None
    trump: Suit | None
    holder: dict[Card | None, Seat]
    held: dict[Seat, set[Card]]
    faults: Faults
    in_order: list[CardEntry] = Factory(list)
    winners: list[Seat] = Factory(list)
    out: bool = False

    @classmethod
    def begun(cls, leader: Seat, strain: Strain | None, deal: Deal | None, faults: Faults) -> Tricks:
        """Begin with the opening leader, the denomination and what is known of the hands."""
        holder: dict[Card | None, Seat] = {} if deal is None else {c: s for s in SEATS for c in deal[s]}
        held = {} if deal is None else {s: set(deal[s]) for s in SEATS if deal[s]}
        return cls(leader, strain, None if strain is None else strain.suit, holder, held, faults)

    def won(self, side: Side) -> int:
        """The number of tricks that a side has won."""
        return sum(seat.side is side for seat in self.winners)

    def take_row(self, row: list[CardEntry]) -> None:
        """Take the four cards (or fewer) of a row, in whatever column they stand."""
        for e in row:
            hand = self.held.get(e.seat)
            if hand is not None and e.card in hand:
                hand.remove(e.card)
            elif e.card is not None and (hand is not None or e.card in self.holder):
                # Of a hand that the file does not give nothing can be said, unless the card was dealt to another.
                found = tr("{card} by {seat} in trick {trick}", card=str(e.card), seat=str(e.seat), trick=e.trick)
                self.faults.refuse(e.line, found, tr("a card that he holds then"))
        leader = self._leader_of(row)
        # After an unknown card the order of play is lost, though the cards of later rows can still be checked against
        # the hands.
        if leader is None or self.out:
            self.out = True
        else:
            self._take_trick(row, leader)

    def _take_trick(self, row: list[CardEntry], leader: Seat) -> None:
        by_seat = {e.seat: e for e in row}
        best: Card | None = None
        led: Suit | None = None
        winner = leader
        # Where a card is missing, or the trumps are not told, it is not known who wins and leads next.
        self.leader = None
        for seat in clockwise_from(leader):
            entry = by_seat.get(seat)
            if entry is None or (card := entry.card) is None:
                self._untold(entry, by_seat)
                break
            # Nearly every card follows suit.
            if entry.mark is not None or (led is not None and card.suit is not led):
                self._follow(entry, card, led)
            led = card.suit if led is None else led
            if best is None or beats(card, best, self.trump):
                winner, best = seat, card
            self.in_order.append(entry)
        else:
            if self.strain is not None:
                self.leader = winner
                self.winners.append(winner)

    def _leader_of(self, row: list[CardEntry]) -> Seat | None:
        """The leader of this row: the player whom a mark shows, or the one on turn; columns do not show it."""
        marked = [e for e in row if e.mark is not None and e.mark is RecordMark.LEAD]
        if len(marked) > 1:
            self.faults.refuse(marked[1].line, tr("a second ^L in one trick"), tr("one lead in each trick"))
        if marked:
            if marked[0].seat is self.leader:
                expected = tr("no mark, as it is his lead")
                self.faults.remark(
                    marked[0].line, tr("^L before the lead of {leader}", leader=str(self.leader)), expected
                )
            return marked[0].seat
        return self.leader

    def _untold(self, entry: CardEntry | None, by_seat: dict[Seat, CardEntry]) -> None:
        """Stop at an unknown card; none may follow the card that is awaited."""
        self.out = True
        if entry is None or entry.sign != "+":
            return
        later = next((e for s, e in by_seat.items() if e.card is not None and e not in self.in_order), None)
        if later is not None:
            self.faults.refuse(
                later.line,
                tr("{card} by {seat} behind “+”", card=str(later.card), seat=str(later.seat)),
                tr("no card there"),
            )

    def _follow(self, e: CardEntry, card: Card, led: Suit | None) -> None:
        """Compare what the mark of a card says with what the rest of the hand could do; the suit led, if it follows."""
        hand = self.held.get(e.seat)
        follows = led is None or card.suit is led
        revoked = not follows and hand is not None and any(c.suit is led for c in hand)
        if e.mark is RecordMark.REVOKE and not revoked and (hand is not None or follows):
            expected = tr("a card by which he revokes")
            self.faults.remark(e.line, tr("^R before {card} by {seat}", card=str(card), seat=str(e.seat)), expected)
        if revoked and e.mark is None:
            expected = tr("a card of the suit led, or ^R before it")
            self.faults.remark(e.line, tr("revoke {card} by {seat}", card=str(card), seat=str(e.seat)), expected)
