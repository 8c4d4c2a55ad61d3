"""What is in force says what will be looked at when play has ended."""

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.seats import Seat
from bridgetable.game.table import Review, ReviewOf
from bridgetable.views.panel.panel import force_of
from bridgetable.views.table.table_view import Force
from bridgetable.views.words.orders import IN_GENERAL, SUBJECTS, fields_of, named_in, subject_of
from bridgetable.views.words.prose import say
from tests.views.test_plates import HEAD, LED

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
