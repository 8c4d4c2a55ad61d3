"""Everything that can be staged has a row with its gesture, is found by its names, and can be done at some table."""

import pytest

from bridgetable.formats.cases import examples_under
from bridgetable.formats.lawbook import lawbook
from bridgetable.game.books import LAWS_2017
from bridgetable.game.irregularities import Kind
from bridgetable.game.seats import Seat
from bridgetable.session.act import act
from bridgetable.session.sitting import Sitting
from bridgetable.views.book.clauses import standing_for
from bridgetable.views.book.stageable import Act, Row, When, index, rows, written
from bridgetable.views.book.staged_acts import choices, fitting, staged_acts, stages, why_nobody
from tests.gui.told import AUCTION, HEAD, PLAY, history_of

ROWS = tuple(rows().values())
CASES = examples_under(LAWS_2017)


def row_of(of: Kind | Act) -> Row:
    return rows()[of]


def sitting(text: str) -> Sitting:
    return history_of(HEAD + text).now


IN_AUCTION, IN_PLAY = sitting("S calls 1S\n"), sitting(AUCTION + PLAY)


def test_there_is_one_row_for_each_kind_and_each_act_in_the_order_of_the_board() -> None:
    assert {*Kind, *Act} == {row.of for row in ROWS}
    assert len(ROWS) == len({row.name for row in ROWS})
    assert list(When) == list(dict.fromkeys(row.when for row in ROWS))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_row_names_a_law_of_the_book_and_tells_the_gesture_in_a_sentence(row: Row) -> None:
    clause = standing_for(lawbook(), row.law)
    assert clause is not None
    assert clause.id.startswith(row.law) or row.law.startswith(clause.id)
    assert row.gesture.endswith((".", "”."))
    assert row.name[0].isupper()
    assert not row.name.endswith(".")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_what_can_be_staged_is_done_at_the_table_that_is_offered_for_it(row: Row) -> None:
    fits = fitting(row, CASES)
    assert fits is not None, "no case shows it"
    scene, _ = fits
    if row.acts is None:
        assert row.why
        assert row.why in why_nobody(row, scene.history.now)
        return
    able = staged_acts(row, scene.history.now)
    assert able
    for staged in able[:2]:
        now = scene.history.now
        for before in staged.before:
            now = act(now, before)
        assert stages(row, now, staged.action)
        after = act(now, staged.action)
        if isinstance(row.of, Kind):
            new = after.table.irregularities[len(now.table.irregularities) :]
            assert row.of in {one.kind for one in new}


def test_a_card_may_be_chosen_and_each_does_it() -> None:
    row = row_of(Kind.CARD_EXPOSED)
    east = next(staged for staged in staged_acts(row, IN_PLAY) if staged.seat is Seat.E)
    told = choices(row, IN_PLAY, east)
    held = IN_PLAY.table.hands[Seat.E]
    assert 2 * len(held) == len(told), "each card dropped, and each shown"
    assert all(staged.seat is Seat.E for staged in told)
    assert all(stages(row, IN_PLAY, staged.action) for staged in told)


def test_no_card_is_named_that_the_eye_may_not_see() -> None:
    row = row_of(Kind.CARD_EXPOSED)
    east = next(staged for staged in staged_acts(row, IN_PLAY, Seat.S) if staged.seat is Seat.E)
    assert "East drops a card" == east.words
    assert ["East drops a card", "East shows a card"] == [
        staged.words for staged in choices(row, IN_PLAY, east, Seat.S)
    ]
    own = next(staged for staged in staged_acts(row, IN_PLAY, Seat.E) if staged.seat is Seat.E)
    assert 2 * len(IN_PLAY.table.hands[Seat.E]) == len(choices(row, IN_PLAY, own, Seat.E))


def test_every_bid_that_is_too_low_may_be_chosen() -> None:
    row = row_of(Kind.INSUFFICIENT_BID)
    (west,) = staged_acts(row, IN_AUCTION)
    told = {staged.words for staged in choices(row, IN_AUCTION, west)}
    assert {"West calls 1♣", "West calls 1♦", "West calls 1♥", "West calls 1♠"} == told


def test_what_has_to_be_done_before_is_done_with_it() -> None:
    # North has something to think about; West, whose turn it was before him, has not.
    before = sitting("S calls 1S\nW calls Pass\n")
    staged = staged_acts(row_of(Kind.FROM_PARTNER), before)[0]
    assert 1 == len(staged.before)
    now = act(act(before, staged.before[0]), staged.action)
    assert Kind.FROM_PARTNER is now.table.irregularities[-1].kind


@pytest.mark.parametrize(
    ("of", "where", "why"),
    [
        (Kind.INSUFFICIENT_BID, IN_PLAY, "The auction is over at this table."),
        (Kind.REVOKE, IN_AUCTION, "The auction still goes on at this table."),
        (Act.APPLIES, IN_PLAY, "Play has not ended at this table."),
        (Act.LEADS_FACE_DOWN, IN_PLAY, "The opening lead lies on this table already."),
        (Kind.PENALTY_CARD_NOT_PLAYED, IN_PLAY, "It takes a ruling first: “A defender’s card dropped”."),
    ],
)
def test_where_nobody_can_do_it_a_sentence_says_why(of: Kind | Act, where: Sitting, why: str) -> None:
    row = row_of(of)
    assert () == staged_acts(row, where)
    assert why == why_nobody(row, where)


@pytest.mark.parametrize(
    ("typed", "of"),
    [
        ("drops a card", Kind.CARD_EXPOSED),
        ("bids too low", Kind.INSUFFICIENT_BID),
        ("insufficient", Kind.INSUFFICIENT_BID),
        ("partner hesitates", Act.HESITATES),
        ("57", Kind.PREMATURE_PLAY),
        ("45c4b", Act.CHANGES_DUMMYS_CARD),
        ("follow suit", Kind.REVOKE),
        ("REVOKE", Kind.REVOKE),
    ],
)
def test_it_is_found_by_everyday_name_by_the_books_name_and_by_law(typed: str, of: Kind | Act) -> None:
    assert of in [row.of for row in index().find(typed).rows[:3]]


def test_nothing_typed_finds_everything_and_nonsense_nothing() -> None:
    assert ROWS == index().find("  ").rows
    assert () == index().find("caravan").rows


def test_a_kind_has_its_names_in_its_own_record_alone() -> None:
    assert not [
        of for rows in written().values() for of, row in rows.items() if of in Kind.__members__ and "name" in row
    ]
