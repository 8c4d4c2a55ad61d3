"""Whoever rules first sees the table as it lies, and nothing that tells what was wrong with it."""

from random import Random

import pytest

from bridgetable.formats.own_question import OwnQuestion
from bridgetable.staging.case import Level
from bridgetable.training.quiz import opening_parts
from bridgetable.training.series import CaseName, laws, make
from bridgetable.training.trial import Trial, begin_own
from bridgetable.training.veil import JUDGED, veiled
from bridgetable.views.eyes import Watcher
from bridgetable.views.table.table_view import NOTHING_BESIDE, Back, TableView
from bridgetable.views.view import view_for


def shown(name: CaseName) -> tuple[TableView, TableView]:
    """The table of a case as it is, and as somebody sees it who rules first."""
    history = make(name).history
    whole = view_for(history, Watcher.ALL)
    return whole, veiled(whole, begin_own(history.now, OwnQuestion()))


@pytest.mark.parametrize("law", [law for law in laws() if law > 40])
def test_the_table_does_not_tell_what_was_wrong(law: int) -> None:
    _, seen = shown(CaseName(law, 3, Level.EASY))
    ledger = seen.ledger
    tricks = [seen.trick, *([] if ledger is None or ledger.trick is None else [ledger.trick])]
    cards = [card for trick in tricks for card in trick.cards if card is not None]
    assert [] == [card for card in cards if card.mark in JUDGED or card.tab.isupper()]
    assert [] == [trick for trick in tricks if trick.winner is not None or trick.waiting_word]
    assert NOTHING_BESIDE == seen.beside
    assert {one.back for one in seen.quitted} <= {Back.PLAIN, Back.OPEN}
    assert ledger is None or not (ledger.losses or ledger.held or any(row.transfer for row in ledger.rows))


def test_the_trick_that_is_ruled_on_lies_open_without_the_word_revoke() -> None:
    whole, seen = shown(CaseName(64, 3, Level.EASY))
    assert whole.ledger is not None
    assert seen.ledger is not None
    assert whole.ledger.losses
    assert seen.ledger.trick is not None
    assert whole.ledger.trick is not None
    assert [c and c.card for c in whole.ledger.trick.cards] == [c and c.card for c in seen.ledger.trick.cards]
    assert whole.ledger.as_played == seen.ledger.result


def test_when_it_is_known_what_went_wrong_the_table_shows_it() -> None:
    history = make(CaseName(64, 3, Level.EASY)).history
    whole = view_for(history, Watcher.ALL)
    part, *later = opening_parts(history.now, Random(1).randrange)  # noqa: S311  (the same each time)
    trial = Trial(history.now, 0, (part, *later)).mark(part.right)
    assert whole.ledger == veiled(whole, trial).ledger
