"""The standing of an edition of the Laws in a few words."""

import pytest

from bridgetable.formats.lawbook import book_of
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.views.regulations import about_book


@pytest.mark.parametrize(
    ("book", "standing"),
    [
        (LAWS_2017, "in force now"),
        (book_of("2007"), "in force until 2017"),
        (book_of("draft2006"), "never in force, to compare with"),
        (Book(edition="2027", title="Laws of 2027"), "in force from 2027"),
    ],
    ids=lambda part: part.edition if isinstance(part, Book) else "",
)
def test_the_standing_of_a_book_follows_from_the_book(book: Book, standing: str) -> None:
    assert standing == about_book(book)
