"""What is in force says what will be looked at when play has ended."""

import pytest

from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.game.irregularities import Irregularity, Kind
from bridgetable.game.seats import Seat
from bridgetable.game.table import Review
from bridgetable.laws import (
    law_11_forfeiture,
    law_12_directors_powers,
    law_13_incorrect_number,
    law_14_missing_card,
    law_16_from_partner,
    law_16_other_sources,
    law_21_misinformation,
    law_23_comparable_call,
    law_27_insufficient_bid,
    law_40_understandings,
    law_43_without_rights,
    law_45_dummy_indicates,
    law_47_misinformation,
    law_50_information,
    law_62_correction,
    law_64_established_revoke,
    law_65_arrangement_of_tricks,
    law_67_strayed_card,
    law_68_no_claim,
    law_72_general_principles,
    law_82_directors_error,
)
from bridgetable.views.panel.panel import force_of
from bridgetable.views.table.table_view import Force
from bridgetable.views.words.prose import say
from bridgetable.views.words.review import IN_GENERAL, SUBJECTS, fields_of, named_in, subject_of
from tests.views.test_plates import HEAD, LED

LAWS = {
    law_11_forfeiture.FORFEITED,
    law_12_directors_powers.APPLIED,
    law_13_incorrect_number.SEEN,
    law_13_incorrect_number.CALLED,
    law_14_missing_card.HIDDEN,
    law_16_from_partner.USED,
    law_16_from_partner.USED_WITHDRAWN,
    law_16_other_sources.AFFECTED,
    law_21_misinformation.TOO_LATE,
    law_23_comparable_call.ASSISTED,
    law_27_insufficient_bid.HELPED,
    *law_40_understandings.REVIEWS,
    law_43_without_rights.GAINED,
    law_45_dummy_indicates.SUGGESTED,
    law_47_misinformation.MISLED,
    law_50_information.ASSISTANCE,
    law_62_correction.PARTNERS_CHOICE,
    law_64_established_revoke.REDRESS,
    law_65_arrangement_of_tricks.LATE,
    law_67_strayed_card.TWICE,
    law_68_no_claim.DUMMY_HELPED,
    law_72_general_principles.AWARENESS,
    law_82_directors_error.ERROR,
}
DROPPED = HEAD[:-1] + LED + "N plays C2\nE plays CA\nE drops HK\nS notices\n"
PLAYED_ON = DROPPED + "S plays C5\nE leads C3\nS plays CK\nW plays C4\n"


def test_every_review_that_a_law_keeps_has_its_question() -> None:
    assert SUBJECTS.keys() == LAWS


@pytest.mark.parametrize("template", [*SUBJECTS.values(), *IN_GENERAL.values()])
def test_a_question_names_only_what_an_irregularity_has(template: str) -> None:
    one = Irregularity(1, Kind.REVOKE, Seat.E, "61A", 3)
    assert named_in(template) <= {*fields_of(one), "card"}
    assert template.endswith("?")


@pytest.mark.parametrize(
    ("review", "expected"),
    [
        (Review("50E4", 1), "Did ♥K help the defenders?"),
        (Review("50E4"), "Did a penalty card help the defenders?"),
        (Review("72C", 1), "Could East have known that it would help E–W?"),
        (Review("64", 1), "Are N–S short of tricks after East’s revoke?"),
        (Review("16C3", 1), "Did West use what East took back?"),
        (Review("11A", 1), "What did N–S gain by the opponents’ ignorance?"),
        (Review("11A"), "What was gained by the opponents’ ignorance?"),
        (Review("12A", by=Seat.W), "Is there a ground to adjust the score, as West asks?"),
        (Review("12A"), "Is there a ground to adjust the score?"),
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
