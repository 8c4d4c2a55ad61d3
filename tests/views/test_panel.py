"""What the panel says: the last words of the director, the trail, what is in force, calls compared, outcomes made up."""

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.boards import Vulnerability
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.outcomes import Weighted, outcome, outcomes
from bridgetable.game.seats import Seat
from bridgetable.game.table import Review, ReviewOf
from bridgetable.resources import lessons
from bridgetable.session.history import History
from bridgetable.session.notation import action
from bridgetable.views.eyes import Eye, Watcher
from bridgetable.views.panel.compared_view import ComparedView
from bridgetable.views.panel.outcome_form import (
    OutcomeFormView,
    beginning,
    in_words,
    key_of,
    missing_words,
    moved,
    with_outcome,
)
from bridgetable.views.panel.panel import force_of
from bridgetable.views.table.table_view import Force
from bridgetable.views.view import view_for
from bridgetable.views.words.acts import act_words
from bridgetable.views.words.orders import IN_GENERAL, SUBJECTS, fields_of, named_in, subject_of
from bridgetable.views.words.prose import say
from tests.golden import CHECKOUT
from tests.views.test_plates import HEAD, LED

TRICK_POINTED = """bridgetable 1
title: A trick pointed wrongly
board: 3
dealer: S
vulnerable: EW
deal: N:KJ74.Q63.KQ85.92 95.K875.T3.A8763 AQT83.AJ4.742.K5 62.T92.AJ96.QJT4

S calls 4S
W calls Pass
N calls Pass
E calls Pass
W leads CQ
N plays C2
E plays CA
S plays C5
E plays DT
W points 1 lost
"""


def history_of(text: str) -> History:
    return acted_out(read_journal(text, "told.table"), "told.table")


def facts(history: History) -> list[str]:
    return [fact.text for fact in view_for(history).facts]


def test_a_ruling_without_a_question_is_told_until_something_else_is_done() -> None:
    noticed = history_of(TRICK_POINTED).act(action("N notices CQ"))
    assert noticed.now.pending is None
    assert "West’s card of trick 1 points wrongly: East–West won that trick." in facts(noticed)
    assert [] == facts(noticed.act(action("S plays D2")))
    assert [] == facts(noticed.undo())


def test_what_was_said_before_an_answer_is_not_told_again_after_it() -> None:
    asked = history_of(TRICK_POINTED.partition("W calls")[0] + "W calls 3H\nN notices\n")
    assert asked.now.pending is not None
    before = facts(asked)
    ended = asked.act(action("25A no")).act(action("27A1 yes"))
    assert ended.now.pending is None
    assert not set(before) & set(facts(ended))


def test_a_plate_calls_no_explanation_a_call() -> None:
    told = TRICK_POINTED.partition("W calls")[0] + 'W calls Pass\nN explains 4S: "weak"\n'
    plate = view_for(history_of(told + 'S corrects 4S: "strong"\n')).plates[Seat.N]
    assert ("", "MISEXPLAINED") == (plate.role, plate.pill)


UNABLE = "West cannot do what is required, and may play any card that is otherwise legal"


def lesson(name: str) -> History:
    """A shipped lesson, acted out to its end."""
    path = next(p for p in lessons() if name in p.name)
    return acted_out(read_journal(path.read_text(encoding="utf-8"), path.name), path.name)


def says_so(history: History, eye: Eye) -> bool:
    return any((line.text, line.right) == (UNABLE, "59") for line in view_for(history, eye).trail)


def test_who_sees_the_hand_reads_that_it_could_not_comply() -> None:
    history = lesson("cannot-lead-as-required")
    assert says_so(history, Watcher.ALL)
    assert says_so(history, Seat.W)


def test_who_does_not_see_the_hand_learns_nothing_of_it() -> None:
    history = lesson("cannot-lead-as-required")
    assert not any(says_so(history, seat) for seat in (Seat.N, Seat.E, Seat.S))


def test_a_card_that_complies_is_not_spoken_of() -> None:
    history = lesson("cannot-lead-as-required")
    while says_so(history, Watcher.ALL):
        history = history.undo()
    assert history.now.table.obligations
    assert not says_so(history, Watcher.ALL)


LINES = (
    'S calls 1S: "11-21, 5+ spades"\nW calls 2H\nN calls 2C: "10+, 4+ clubs"\nE notices\n25A no\n27A1 no\n'
    'N calls 3C: "6-9, 6+ clubs"\n27B1a no\n'
)


def compared(eye: Eye) -> ComparedView:
    decision = view_for(acted_out(read_journal(HEAD + LINES)), eye).decision
    assert decision is not None
    assert decision.compared is not None
    return decision.compared


@pytest.mark.parametrize("eye", [Watcher.ALL, Seat.N, Seat.S], ids=str)
def test_the_side_sees_both_meanings_and_the_tests(eye: Eye) -> None:
    shown = compared(eye)
    assert ("10+, 4+ clubs", "6-9, 6+ clubs", True) == (shown.old_meaning, shown.new_meaning, shown.is_open)
    assert [("23A1", None), ("23A2", False), ("23A3", None)] == [(one.cite, one.holds) for one in shown.tests]


@pytest.mark.parametrize("eye", [Watcher.TABLE, Seat.E, Seat.W], ids=str)
def test_opponents_and_onlookers_see_the_two_calls_alone(eye: Eye) -> None:
    assert ComparedView("2♣", "3♣", "", "", (), is_open=False) == compared(eye)


@pytest.mark.parametrize("eye", [Watcher.TABLE, Seat.E], ids=str)
def test_no_words_of_a_view_tell_opponents_what_a_call_means_by_the_methods(eye: Eye) -> None:
    assert "10+, 4+ clubs" not in repr(view_for(acted_out(read_journal(HEAD + LINES)), eye))


def test_what_is_done_is_named_without_what_is_not_for_everybody() -> None:
    before = acted_out(read_journal(HEAD)).now
    assert "South calls 2♦" == act_words(before, action('S calls 2D: "6-10, 6+ hearts"'))
    assert "West leads face down" == act_words(before, action("W leads CA face down"))


TEN, NINE, EIGHT = (outcome(f"4H by N {n}") for n in (10, 9, 8))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("4H by N 10", "4♥ North made, N–S +620"),
        ("4HX by W 8", "4♥X West −2, E–W −300"),
        ("3NT by S 11", "3NT South +2, N–S +660"),
        ("passed out", "passed out, N–S 0"),
    ],
)
def test_an_outcome_is_told_with_its_score(text: str, words: str) -> None:
    assert words == in_words(outcome(text), Vulnerability.NS)


def test_one_begins_with_a_contract_where_the_board_was_passed_out() -> None:
    assert outcome("1NT by N 7") == beginning(OutcomeFormView(outcome("passed out"), Vulnerability.NONE))
    assert TEN == beginning(OutcomeFormView(TEN, Vulnerability.NONE))


def test_outcomes_share_the_weight_of_the_greatest() -> None:
    one = with_outcome((), TEN)
    two = with_outcome(one, NINE)
    three = with_outcome(two, EIGHT)
    assert ["4H by N 10", "50% 4H by N 10, 50% 4H by N 9"] == [key_of(one), key_of(two)]
    assert outcomes("25% 4H by N 10, 50% 4H by N 9, 25% 4H by N 8") == three
    assert three == with_outcome(three, NINE)


def test_a_new_outcome_gets_what_is_missing() -> None:
    lacking = (Weighted(70, TEN),)
    assert "The weights come to 70 %: 30 too few." == missing_words(lacking)
    assert outcomes("70% 4H by N 10, 30% 4H by N 9") == with_outcome(lacking, NINE)


def test_a_weight_is_moved_by_steps_and_an_outcome_without_weight_goes() -> None:
    two = outcomes("50% 4H by N 10, 50% 4H by N 9")
    assert (Weighted(50, TEN), Weighted(55, NINE)) == moved(two, 1, 5)
    assert "The weights come to 105 %: 5 too many." == missing_words(moved(two, 1, 5))
    assert (Weighted(50, NINE),) == moved(two, 0, -50)


DROPPED = HEAD[:-1] + LED + "N plays C2\nE plays CA\nE drops HK\nS notices\n"
PLAYED_ON = DROPPED + "S plays C5\nE leads C3\nS plays CK\nW plays C4\n"


@pytest.mark.parametrize("template", [*SUBJECTS.values(), *IN_GENERAL.values()])
def test_a_question_names_only_what_an_irregularity_has(template: str) -> None:
    one = Irregularity(1, Kind.REVOKE, Seat.E, "61A", 3)
    assert named_in(template) <= {*fields_of(one), "card"}
    assert template.endswith("?")


@pytest.mark.parametrize(
    ("review", "expected"),
    [
        (Review(ReviewOf.PENALTY_CARD, 1), "Did ♥K help the defenders?"),
        (Review(ReviewOf.PENALTY_CARD), "Did a penalty card help the defenders?"),
        (Review(ReviewOf.AWARENESS, 1), "Could East have known that it would help E–W?"),
        (Review(ReviewOf.REVOKE, 1), "Are N–S short of tricks after East’s revoke?"),
        (Review(ReviewOf.WITHDRAWN_ACTION_USED, 1), "Did West use what East took back?"),
        (Review(ReviewOf.FORFEITURE, 1), "What did N–S gain by the opponents’ ignorance?"),
        (Review(ReviewOf.FORFEITURE), "What was gained by the opponents’ ignorance?"),
        (Review(ReviewOf.APPLICATION, by=Seat.W), "Is there a ground to adjust the score, as West asks?"),
        (Review(ReviewOf.APPLICATION), "Is there a ground to adjust the score?"),
    ],
)
def test_a_review_kept_is_a_question_about_its_irregularity(review: Review, expected: str) -> None:
    table = acted_out(read_journal(DROPPED, "told.table"), "told.table").now.table
    assert expected == say(subject_of(review, table))


def test_what_is_in_force_names_the_card_that_may_help_the_defenders() -> None:
    table = acted_out(read_journal(PLAYED_ON, "told.table"), "told.table").now.table
    kept = [row for row in force_of(table) if row.sort is Force.REVIEW]
    assert [("Did ♥K help the defenders?", "50E4", "asked when play has ended")] == [
        (row.text, row.cite, row.until) for row in kept
    ]


def test_two_withdrawn_calls_of_one_player_are_told_as_one_line_in_force() -> None:
    path = CHECKOUT / "tests" / "editions" / "2007" / "law_26" / "26-two-calls-one-line.table"
    told = path.read_text(encoding="utf-8").partition("\n---\n")[0]
    lines = [(line.text, line.until) for line in force_of(history_of(told).now.table) if line.cite == "26"]
    assert [("If East defends, declarer may restrict what West leads", "at West’s first turn to lead")] == lines


def test_what_happened_so_far_is_cited_by_the_numbers_of_the_book_on_the_table() -> None:
    path = CHECKOUT / "tests" / "editions" / "2007" / "law_17" / "17D2-another-call.table"
    told = path.read_text(encoding="utf-8").partition("\n---\n")[0]
    lines = {line.text: line.right for line in view_for(history_of(told)).trail}
    assert "17D1" == lines["2♦ by West is cancelled"]
    assert "17D2" == lines["South takes the right cards"]
