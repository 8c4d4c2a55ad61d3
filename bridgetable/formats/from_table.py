"""A table as a record, to be written as PBN: the final position, with PBN's marks for irregularities."""

from collections.abc import Iterator

from bridgetable.formats import records
from bridgetable.formats.event import NO_EVENT, Event
from bridgetable.formats.laws_told import tags_of
from bridgetable.game.auction import Auction, Contract, contract_of, is_over
from bridgetable.game.calls import Bid
from bridgetable.game.cards import Card
from bridgetable.game.play import TRICKS, Trick
from bridgetable.game.seats import Seat, Side, clockwise_from
from bridgetable.game.table import Phase, Table


def recorded(table: Table, event: Event = NO_EVENT) -> records.Record:
    """The record of a table: its event, calls and cards that stood, contract, and the result once play has ended."""
    contract, bid = table.contract, contract_of(table.auction)
    declarer = contract.declarer if contract else None
    exchanged = bid is not None and declarer is not None and bid.declarer is not declarer
    play = play_record(table, contract) if contract and table.tricks else None
    score = table.score_for(Side.NS)
    return records.Record(
        form=records.RecordForm.TABLE,
        board=table.board.number,
        tags=(
            *event.tags(),
            *tags_of(table),
            *(() if score is None else (records.Tag("Score", f"NS {score}", f"NS {score}"),)),
        ),
        dealer=table.board.dealer,
        vulnerability=table.board.vulnerability,
        deal=table.board.deal,
        auction=auction_record(table.auction),
        contract=records.ContractRecord(contract.bid.level, contract.strain, contract.doubled) if contract else None,
        passed_out="Pass" if contract is None and is_over(table.auction) else "",
        declarer=declarer,
        swapped="^" if exchanged else "",
        play=play,
        result=_result(table, contract) if contract and table.phase is Phase.END else None,
    )


def auction_record(auction: Auction) -> records.AuctionRecord | None:
    """The calls that stand, with the players who were skipped and the bids that were insufficient."""
    if not auction.standing:
        return None
    ending = records.RecordEnding.OPEN if is_over(auction) else records.RecordEnding.CONTINUED
    return records.AuctionRecord(auction.dealer, tuple(_calls(auction)), ending)


def _calls(auction: Auction) -> Iterator[records.CallEntry]:
    due = auction.dealer
    highest: Bid | None = None
    for made in auction.standing:
        while due is not made.seat:
            yield records.CallEntry(due, None, records.RecordMark.SKIPPED)
            due = due.lho
        mark = None
        if isinstance(made.call, Bid):
            mark = records.RecordMark.INSUFFICIENT if highest is not None and made.call <= highest else None
            highest = made.call
        yield records.CallEntry(
            made.seat, made.call, mark, (), made.meaning or made.alerted, "alert" if made.alerted else ""
        )
        due = made.seat.lho


def play_record(table: Table, contract: Contract) -> records.PlayRecord:
    """The tricks in columns from the opening leader, with leads out of turn that stood and revokes."""
    first = contract.declarer.lho
    held = {s: set(table.board.deal[s]) for s in Seat}
    due: Seat = first
    entries: list[records.CardEntry] = []
    in_order: list[records.CardEntry] = []
    for number, trick in enumerate((t for t in table.tricks if t.cards), 1):
        by_seat = {e.seat: e for e in _cards(trick, number, due, held)}
        in_order += [by_seat[s] for s in clockwise_from(trick.leader) if s in by_seat]
        entries += [by_seat.get(s) or records.CardEntry(s, None, number, sign="-") for s in clockwise_from(first)]
        if trick.is_complete:
            due = trick.winner(contract.strain)
    over = table.phase is Phase.END
    whole = len(in_order) == 4 * TRICKS
    ending = records.RecordEnding.OPEN if whole else records.RecordEnding.FINAL if over else records.RecordEnding.OPEN
    return records.PlayRecord(first, tuple(entries), tuple(in_order), ending)


def _cards(trick: Trick, number: int, due: Seat, held: dict[Seat, set[Card]]) -> Iterator[records.CardEntry]:
    by_leader = (c for c in trick.cards if c.seat is trick.leader)
    lead = next(by_leader, trick.cards[0])  # a card alone, out of turn, is a lead that nobody has accepted yet
    for played in trick.cards:
        mark = _lead_mark(played.seat, due) if played is lead else _mark(trick, played.card, held[played.seat])
        yield records.CardEntry(played.seat, played.card, number, mark)
        held[played.seat].discard(played.card)


def _lead_mark(seat: Seat, due: Seat) -> records.RecordMark | None:
    return records.RecordMark.LEAD if seat is not due else None


def _mark(trick: Trick, card: Card, hand: set[Card]) -> records.RecordMark | None:
    revoked = card.suit is not trick.suit_led and any(c.suit is trick.suit_led for c in hand)
    return records.RecordMark.REVOKE if revoked else None


def _result(table: Table, contract: Contract) -> records.Result:
    """The tricks credited to declarer, marked where the cards played do not give them (transfers, for one)."""
    ours = contract.declarer.side
    won = sum(1 for seat in table.winners if seat.side is ours)
    lost = len(table.winners) - won
    tricks = table.tricks_credited(ours)
    return records.Result(tricks, "" if won <= tricks <= TRICKS - lost else "^")
