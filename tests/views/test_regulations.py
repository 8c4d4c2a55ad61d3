"""The standing of an edition of the Laws in a few words, and what a plaque says of the regulations."""

import pytest

from bridgetable.formats.lawbook import book_of
from bridgetable.formats.regulation_sets import ready_sets
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.regulations import BY_FIELD, STANDARD, Regulations
from bridgetable.game.values import evolve
from bridgetable.views.regulations import about_book, in_short


@pytest.mark.parametrize(
    ("book", "standing"),
    [
        (LAWS_2017, "in force now"),
        (book_of("2007"), "in force until 2017"),
        (book_of("draft2006"), "a draft laid aside, to compare with"),
        (Book(edition="2027", title="Laws of 2027"), "in force from 2027"),
    ],
    ids=lambda part: part.edition if isinstance(part, Book) else "",
)
def test_the_standing_of_a_book_follows_from_the_book(book: Book, standing: str) -> None:
    assert standing == about_book(book)


def laid_down(**values: str) -> Regulations:
    """The regulations of 2017 with some laid down, as they are written in a journal."""
    read = {field: BY_FIELD[field].form.read(value) for field, value in values.items()}
    return evolve(STANDARD, **read)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("regulations", "lines"),
    [
        (STANDARD, ()),
        (laid_down(opening_leads="face up"), ("Opening leads: face up",)),
        (laid_down(opening_leads="face up", bidding="spoken"), ("Opening leads: face up", "Calls are made by: voice")),
        (laid_down(correction="20"), ("Correction period:", "20 minutes")),
        (laid_down(opening_leads="face up", correction="20"), ("2 regulations differ",)),
        (laid_down(significant="50"), ("1 regulation differs",)),
    ],
    ids=["none", "short", "two", "long", "too many", "too long"],
)
def test_a_plaque_says_which_regulation_is_laid_down_where_it_has_room(
    regulations: Regulations, lines: tuple[str, ...]
) -> None:
    assert lines == in_short(regulations, LAWS_2017)


def test_a_plaque_names_a_set_where_it_differs_from_the_book() -> None:
    club = next(one for one in ready_sets() if one.name == "Club").regulations
    assert ("Club",) == in_short(club, LAWS_2017)
    assert () == in_short(evolve(STANDARD, named="Club"), LAWS_2017)
