"""A record in which nothing is irregular, recognised without a table: by the functions that rule a table as well."""

from itertools import cycle

from bridgetable.formats.records import PlayRecord, Record
from bridgetable.game.auction import Auction, Contract, Made, Reached, closes, contract_of
from bridgetable.game.boards import Board
from bridgetable.game.play import beats
from bridgetable.game.seats import SEATS, clockwise_from
from bridgetable.laws.common.legal_play import fails_to_follow


def is_regular(record: Record) -> bool:
    """True where acting the record out would show no irregularity; false wherever that takes a table to tell."""
    board = record.board_played()
    if board is None:
        return True  # nothing that could be put on a table
    if record.swapped or (record.result is not None and record.result.mark):
        return False
    auction = regular_auction(record, board)
    if auction is None:
        return False
    if record.play is None or not record.play.in_order:
        return True
    # What was not bid begins with the contract that the record gives, as on the table.
    contract = record.final_contract or (contract_of(auction) if closes(auction.made) else None)
    return contract is None or is_regular_play(record.play, contract, board)


def regular_auction(record: Record, board: Board) -> Auction | None:
    """The auction of a record where every call is in turn and admissible (17, 18, 19, 22); None where one is not."""
    reached, made = Reached(), list[Made]()
    for due, entry in zip(cycle(clockwise_from(board.dealer)), record.auction.entries if record.auction else ()):
        call = entry.call
        if call is None or entry.mark is not None or entry.seat is not due:
            return None
        if closes(made) or not reached.admits(due, call):
            return None
        made.append(Made(due, call))
        reached = reached.then(made[-1])
    return Auction(board.dealer, tuple(made))


def is_regular_play(play: PlayRecord, contract: Contract, board: Board) -> bool:
    """True where every card is held, played in turn and follows suit where its hand can (41A, 44)."""
    hands = [set(board.deal[seat]) for seat in SEATS]
    leader, trump = contract.declarer.lho, contract.strain.suit
    for first in range(0, len(play.in_order), len(SEATS)):
        led = best = None
        for seat, entry in zip(clockwise_from(leader), play.in_order[first : first + len(SEATS)], strict=False):
            card, held = entry.card, hands[seat]
            if card is None or entry.mark is not None or entry.seat is not seat or card not in held:
                return False
            if led is None:
                led = card.suit
            elif card.suit is not led and fails_to_follow(card, held, led):
                return False
            held.remove(card)
            if best is None or beats(card, best, trump):
                leader, best = seat, card
    return True
