"""Courses are read as they are written, and refused in one sentence with the line."""

import contextlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.formats.course import (
    MAGIC,
    MOST_LESSONS,
    Course,
    CourseError,
    CourseLesson,
    is_course,
    open_course,
    own_courses,
    read_course,
)
from bridgetable.formats.course_places import (
    MOST_PLACES,
    CoursePlace,
    PlacesError,
    places_text,
    read_places,
    with_place,
)
from bridgetable.resources import courses, lessons, number_of

PLACES = st.builds(CoursePlace, st.text(), st.text(), st.integers(0, 999), st.integers(0, 999))


def test_a_course_names_lessons_by_number_and_files_by_name_with_titles_or_without() -> None:
    text = f'{MAGIC}\ntitle: Monday\nabout: Two\n# no lesson\n\nlesson 6\nlesson 1: "He \\"drops\\" it"\ntable a b.table: "Own"\n'
    own = (CourseLesson(6), CourseLesson(1, 'He "drops" it'), CourseLesson("a b.table", "Own"))
    assert Course("Monday", "Two", own) == read_course(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "c.course, line 1: expected “bridgetable course 1”"),
        (f"{MAGIC}\n", "c.course: no lesson; expected “lesson 6”"),
        (f"{MAGIC}\nlesson 6\nlessen 7\n", "c.course, line 3: “lessen 7” names no lesson; expected “lesson 6”"),
        (f"{MAGIC}\n\nlesson 99\n", "c.course, line 3: no lesson has the number 99"),
        (f'{MAGIC}\nlesson 6: "Too early\n', 'c.course, line 2: “lesson 6: "Too early” names no lesson'),
        (f"{MAGIC}\ntable gone.table\n", "c.course, line 2: there is no file gone.table in "),
        (f"{MAGIC}\n" + "lesson 1\n" * (MOST_LESSONS + 1), f"c.course, line 302: more than {MOST_LESSONS} lessons"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence_with_the_line(text: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "c.course"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CourseError) as told:
        open_course(path)
    assert str(told.value).startswith(why)
    assert 1 == len(str(told.value).splitlines())


@given(st.text())
def test_any_text_is_a_course_or_an_error_of_ours(text: str) -> None:
    for tried in (text, f"{MAGIC}\n{text}"):
        with contextlib.suppress(CourseError):
            assert read_course(tried).lessons


def test_a_file_is_a_course_by_its_first_words_or_by_its_ending() -> None:
    assert is_course(f"\ufeff{MAGIC}\n", Path("x"))
    assert is_course("", Path("x.COURSE"))
    assert not is_course("bridgetable 1\n", Path("x.table"))


def test_a_folder_is_the_course_in_it_or_else_its_journals_as_they_are_sorted(tmp_path: Path) -> None:
    with pytest.raises(CourseError, match="holds no lesson"):
        open_course(tmp_path)
    for name in ("10-b.table", "9-a.table", "read me.txt"):
        (tmp_path / name).write_text("", encoding="utf-8")
    assert (tmp_path.name, ["9-a.table", "10-b.table"]) == (
        open_course(tmp_path).title,
        [path.name for path in open_course(tmp_path).files],
    )
    (tmp_path / "monday.course").write_text(f"{MAGIC}\nlesson 6\ntable 9-a.table\n", encoding="utf-8")
    opened = open_course(tmp_path)
    assert ("monday", ["6-lead-out-of-turn.table", "9-a.table"]) == (opened.title, [p.name for p in opened.files])


def test_every_lesson_is_in_one_of_the_courses_that_came_with_the_program() -> None:
    shown = own_courses()
    assert len(courses()) == len(shown)
    assert all(one.course.title and one.course.about for one in shown)
    numbers = sorted(number_of(path) for one in shown for path in one.files)
    assert [number_of(path) for path in lessons()] == numbers


@given(st.lists(PLACES, max_size=MOST_PLACES).map(tuple))
def test_places_are_read_as_they_were_written(places: tuple[CoursePlace, ...]) -> None:
    assert places == read_places(places_text(places))


def test_a_course_has_one_place_and_the_latest_is_first() -> None:
    places: tuple[CoursePlace, ...] = ()
    for at, course in enumerate(["a", "b", "a"]):
        places = with_place(places, CoursePlace(course, "lesson 6", at, 0))
    assert [("a", 2), ("b", 1)] == [(one.course, one.at) for one in places]


@pytest.mark.parametrize("text", ["", "places\n", 'bridgetable places 1\nlesson x action 2 "" of ""\n', "\x00"])
def test_damaged_places_are_refused(text: str) -> None:
    with pytest.raises(PlacesError, match="line"):
        read_places(text)
