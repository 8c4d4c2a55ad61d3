"""The headings of the laws in each book."""

import pytest

from bridgetable.formats.lawbook import book_of, editions, heading_of, law_heading


@pytest.mark.parametrize("edition", editions())
def test_every_law_has_a_heading_in_every_book_or_that_of_2017_where_the_book_is_silent(edition: str) -> None:
    book = book_of(edition)
    assert [] == [law for law in range(1, 94) if not heading_of(str(law), book)]
    assert heading_of("", book) == ""


def test_a_heading_is_that_of_the_law_with_the_number_of_the_book() -> None:
    draft = book_of("draft2006")
    assert law_heading("49", draft) == heading_of("70", draft)
    assert law_heading("7") == heading_of("7", draft)
