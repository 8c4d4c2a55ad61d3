"""A class sees what its teacher lets it see: its view holds no card, word, clause or step that is hidden from it."""

from collections.abc import Iterator
from enum import Enum
from pathlib import Path

import pytest
from attrs import evolve, fields, has

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.cards import Card
from bridgetable.game.seats import SEATS, Seat
from bridgetable.session.history import History
from bridgetable.views.classroom.class_view import (
    CURTAIN,
    HIDDEN_CARDS,
    HIDDEN_QUESTION,
    Ballot,
    BallotRow,
    ClassView,
    class_looking_back,
    class_view,
    covered_words,
)
from bridgetable.views.classroom.showing import (
    USUALLY_HIDDEN,
    Part,
    Showing,
    asked_of,
    cover_all,
    is_asked,
    next_covered,
    toggle,
    uncover,
    uncovered_now,
    with_eye,
)
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.table.table_view import Cell, Light, OptionView
from bridgetable.views.view import sight, view_for
from bridgetable.views.words.prose import card_text
from tests.golden import GOLDEN, golden

SHOTS = Path(__file__).parents[2] / "shots"
LEAD = acted_out(read_journal((SHOTS / "3-lead.table").read_text(encoding="utf-8")))
PLAYED = acted_out(read_journal((SHOTS / "1-play.table").read_text(encoding="utf-8")))
FIVE = (1, 2, 3, 4, 5)
SAMPLE = GOLDEN[::25]
ALL_SEEN = Showing(hides=frozenset())


def told(path: Path) -> History:
    """The history of a golden ruling, without its transcript."""
    return acted_out(read_journal(path.read_text(encoding="utf-8").partition("\n---\n")[0] + "\n"))


def leaves(value: object) -> Iterator[object]:
    """Every card, text and option that a value holds, however deep."""
    yield value
    if isinstance(value, Enum | str | Card):
        return
    kind = type(value)
    if has(kind):
        for one in fields(kind):
            yield from leaves(getattr(value, one.name))
    elif isinstance(value, tuple | frozenset):
        for part in value:
            yield from leaves(part)


def texts(view: ClassView) -> str:
    """Every text that a view holds."""
    return "\n".join(leaf for leaf in leaves(view) if isinstance(leaf, str) and not isinstance(leaf, Enum))


def moments(history: History) -> Iterator[History]:
    """The history at the last moment and at each at which a question waits."""
    counts = [n for n in range(len(history.done) + 1) if history.after(n).pending is not None]
    yield from (history.at(n) for n in sorted({*counts, len(history.done)}))


@pytest.mark.parametrize("path", SAMPLE, ids=lambda p: f"{p.parent.name}/{p.stem}")
def test_no_card_and_no_covered_option_is_anywhere_in_what_a_class_sees(path: Path) -> None:
    for history in moments(told(path)):
        table = history.now.table
        for eye, hides in (
            (Seat.S, USUALLY_HIDDEN),
            (Watcher.TABLE, frozenset(Part)),
            (Seat.N, {Part.OPTIONS, Part.DUMMY}),
        ):
            showing = Showing(eye=eye, hides=frozenset(hides))
            view = class_view(history, showing, ("For the teacher alone.",))
            covers = Part.DUMMY in hides
            sees = sight(table, eye, covers_dummy=covers)
            hidden = {c for seat in SEATS for c in table.hands[seat] if not sees(c)}
            found = list(leaves(view))
            assert not hidden.intersection(leaf for leaf in found if isinstance(leaf, Card))
            assert not [card_text(c) for c in hidden if card_text(c) in texts(view)]
            assert not [leaf for leaf in found if isinstance(leaf, OptionView)]
            if Part.NOTES in hides:
                assert "For the teacher alone." not in texts(view)


def test_the_teacher_hides_dummy_and_nothing_names_a_card_that_dummy_holds() -> None:
    table = PLAYED.now.table
    assert table.dummy is Seat.N
    for eye in (Seat.S, Seat.N, Watcher.ALL):
        seen = class_view(PLAYED, Showing(eye=eye))
        assert seen.table is not None
        assert all(card.card is not None for card in seen.table.hands[Seat.N].cards)
        view = class_view(PLAYED, toggle(Showing(eye=eye), Part.DUMMY))
        assert view.table is not None
        assert len(seen.table.hands[Seat.N].cards) == len(view.table.hands[Seat.N].cards)
        assert not table.hands[Seat.N] & {leaf for leaf in leaves(view) if isinstance(leaf, Card)}


def test_options_are_uncovered_one_by_one_in_their_order_and_keep_digit_and_place() -> None:
    showing, seen = Showing(), []
    for _ in FIVE:
        showing = uncover(showing, LEAD, (next_covered(showing, LEAD, FIVE),))
        question = class_view(LEAD, showing).question
        assert question is not None
        assert FIVE == tuple(option.number for option in question.options)
        seen.append(([option.number for option in question.options if option.option is not None], question.told))
    assert [
        ([1], "Four more. Which?"),
        ([1, 2], "Three more. Which?"),
        ([1, 2, 3], "Two more. Which?"),
        ([1, 2, 3, 4], "One more. Which?"),
        ([1, 2, 3, 4, 5], ""),
    ] == seen
    assert 0 == next_covered(showing, LEAD, FIVE)


def test_what_follows_is_told_only_where_it_is_not_hidden() -> None:
    showing = uncover(Showing(), LEAD, FIVE)
    assert "South’s hand is spread." not in texts(class_view(LEAD, showing))
    assert "South’s hand is spread." in texts(class_view(LEAD, toggle(showing, Part.FOLLOWS)))


def test_another_question_is_covered_though_the_last_was_uncovered() -> None:
    first = LEAD.at(len(LEAD.done) - 1)
    assert asked_of(first) != asked_of(LEAD)
    showing = uncover(Showing(), first, (1, 2))
    assert frozenset({1, 2}) == uncovered_now(showing, first, (1, 2))
    assert frozenset() == uncovered_now(showing, LEAD, FIVE)
    question = class_view(LEAD, showing).question
    assert question is not None
    assert all(option.option is None for option in question.options)


def test_covering_all_covers_what_was_never_covered() -> None:
    assert frozenset(FIVE) == uncovered_now(ALL_SEEN, LEAD, FIVE)
    assert frozenset() == uncovered_now(cover_all(ALL_SEEN), LEAD, FIVE)


def test_behind_the_curtain_there_is_nothing() -> None:
    assert CURTAIN == ClassView() == class_view(LEAD, Showing(curtain=True, all_hands=True), ("A note.",))


def test_a_hidden_question_is_said_to_be_hidden_and_no_plate_tells_who_is_asked() -> None:
    hidden = toggle(Showing(), Part.QUESTION)
    view = class_view(LEAD, hidden)
    assert HIDDEN_QUESTION == view.hidden
    assert None is view.question
    assert view.table is not None
    assert {"CHOOSES"}.isdisjoint(plate.pill for plate in view.table.plates)
    assert Light.LIT not in {plate.light for plate in view.table.plates}
    assert "Do you accept" not in texts(view)
    assert "S to choose" not in texts(view)


def test_a_hidden_question_is_put_to_the_class_before_its_options_and_the_next_one_is_hidden_again() -> None:
    first = LEAD.at(len(LEAD.done) - 1)
    asked = uncover(toggle(Showing(), Part.QUESTION), first, ())
    assert is_asked(asked, first)
    question = class_view(first, asked).question
    assert question is not None
    assert all(option.option is None for option in question.options)
    assert not is_asked(asked, LEAD)


def test_options_that_name_hidden_cards_are_not_offered_and_it_is_said_why() -> None:
    seen = class_view(LEAD, with_eye(ALL_SEEN, Watcher.TABLE)).question
    assert seen is not None
    assert 5 == len(seen.options)
    exposed = next(history for history in moments(told(golden("law_57/partner-disobeys"))) if names_cards(history))
    question = class_view(exposed, with_eye(ALL_SEEN, Watcher.TABLE)).question
    assert question is not None
    assert ((), HIDDEN_CARDS) == (question.options, question.told)


def names_cards(history: History) -> bool:
    """Whether the options of the question that waits name cards that lie in a hand."""
    seen, unseen = (view_for(history, eye).decision for eye in (Watcher.ALL, Watcher.TABLE))
    return seen is not None and unseen is not None and bool(seen.options) and not unseen.options


def test_the_timeline_ends_at_the_present_where_the_future_is_hidden() -> None:
    history = LEAD.at(4)
    shown = frozenset(Part) - {Part.TIMELINE}
    view = class_view(history, Showing(hides=shown))
    assert view.timeline is not None
    assert view.hides_future
    assert 4 == sum(len(segment.ticks) for segment in view.timeline.segments)
    whole = class_view(history, Showing(hides=shown - {Part.FUTURE})).timeline
    assert whole is not None
    assert len(LEAD.done) == sum(len(segment.ticks) for segment in whole.segments)
    assert None is class_view(history, Showing()).timeline


def test_the_auction_names_no_law_and_marks_no_call_where_the_question_is_hidden() -> None:
    history = acted_out(read_journal((SHOTS / "2-auction.table").read_text(encoding="utf-8")))
    cells = []
    for showing in (Showing(), toggle(Showing(), Part.QUESTION)):
        table = class_view(history, showing).table
        assert table is not None
        assert {""} == {call.law for call in table.auction.calls}
        cells.append(Cell.IRREGULAR in {call.cell for call in table.auction.calls})
    assert [True, False] == cells


def test_all_hands_are_shown_for_a_while_and_the_eye_stays() -> None:
    peeks = evolve(Showing(eye=Seat.W), all_hands=True)
    eyes: list[Eye] = [peeks.looks, with_eye(peeks, Seat.E).looks, evolve(peeks, all_hands=False).looks]
    assert [Watcher.ALL, Seat.E, Seat.W] == eyes


def test_a_class_that_votes_reads_the_ballot_and_no_option() -> None:
    ballot = Ballot("What went wrong?", (BallotRow("A lead out of turn", 3, True),))
    view = class_view(LEAD, ALL_SEEN, ballot=ballot)
    assert (None, ballot) == (view.question, view.ballot)
    hidden = class_view(LEAD, evolve(ALL_SEEN, hides=frozenset({Part.QUESTION})), ballot=ballot)
    assert None is hidden.ballot


def test_the_last_trick_lies_on_the_mat_while_the_teacher_looks_back() -> None:
    back = class_looking_back(PLAYED, class_view(PLAYED, Showing()))
    assert back.table is not None
    number = len(PLAYED.now.table.winners)
    assert (number, f"Trick {number} as it was played") == (back.table.trick.number, back.table.looked)
    assert {card.card for card in back.table.trick.cards if card is not None} == {
        play.card for play in PLAYED.now.table.tricks[number - 1].cards
    }
    assert CURTAIN == class_looking_back(PLAYED, CURTAIN)


def test_the_covered_options_are_counted_in_words() -> None:
    assert ["One option. Which?", "Two options. Which?", "", "Eleven more. Which?", "14 more. Which?"] == [
        covered_words(1, 1),
        covered_words(2, 2),
        covered_words(0, 4),
        covered_words(11, 12),
        covered_words(14, 15),
    ]
