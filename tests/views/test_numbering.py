"""Clauses in sentences by the numbers of the book in force."""

from bridgetable.formats.lawbook import book_of
from bridgetable.views.numbering import in_sentence


def test_a_clause_that_a_book_lacks_is_named_in_a_sentence_by_its_number_in_2017() -> None:
    assert ["64B7", "64B7 of 2017", "16D2"] == [
        in_sentence("64B7", book_of("2017")),
        in_sentence("64B7", book_of("draft2006")),
        in_sentence("16C2", book_of("2007")),
    ]
