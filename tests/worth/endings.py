"""Endings of few cards in which something has gone wrong."""

import random

from bridgetable.game.boards import numbered
from bridgetable.game.calls import PASS, call
from bridgetable.game.deals import shuffled
from bridgetable.game.play import TRICKS
from bridgetable.game.seats import clockwise_from
from bridgetable.laws.common.legal_play import legal_cards
from bridgetable.rulings.decisions import Answer, Sort
from bridgetable.session.calls.actions import MakeCall
from bridgetable.session.cards.actions import DropCard, PlayCard
from bridgetable.session.director.actions import Notice, Reply
from bridgetable.session.history import History, begin


def ending(seed: int, cards: int) -> History:
    """A board played at random, so that each hand has so many cards left."""
    chance = random.Random(seed)  # noqa: S311 -- the same endings from the same seed
    history = begin(numbered(1 + seed % 16, shuffled(seed)))
    dealer = history.now.table.board.dealer
    made = (call(chance.choice(("3NT", "4S", "3D"))), PASS, PASS, PASS)
    for seat, one in zip(clockwise_from(dealer), made, strict=True):
        history = history.act(MakeCall(seat, one))
    while history.now.table.trick_number <= TRICKS - cards:
        turn = history.now.table.turn
        assert turn is not None
        history = history.act(PlayCard(turn, chance.choice(sorted(legal_cards(history.now.table, turn)))))
    return history


def with_penalty_cards(seed: int, cards: int) -> History:
    """Such an ending in which a defender has dropped a card or two, ruled on until a player chooses, if one does."""
    chance = random.Random(seed)  # noqa: S311 -- the same endings from the same seed
    history = ending(seed, cards)
    declarer = history.now.table.declarer
    assert declarer is not None
    seat = chance.choice((declarer.lho, declarer.rho))
    for dropped in chance.sample(sorted(history.now.table.hands[seat]), chance.choice((1, 1, 2))):
        history = history.act(DropCard(seat, dropped))
    history = history.act(Notice(declarer, None))
    while (asked := history.now.pending) is not None and asked.sort is not Sort.CHOICE:
        history = history.act(Reply(Answer(asked.cite, asked.keys[-1])))
    return history
