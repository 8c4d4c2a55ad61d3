"""The command `bridgetable lessons`: the lessons that come with the program with their laws, and one of them opened."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from bridgetable.api import open_file
from bridgetable.cli.open import open_window
from bridgetable.cli.output import put
from bridgetable.formats.course import OpenedCourse, own_courses
from bridgetable.formats.journal import read_journal
from bridgetable.formats.lawbook import law_heading
from bridgetable.game.books import LAWS_2017, Book
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.resources import lessons, number_of

ORDERS = ("number", "course", "law")


@frozen
class Lesson:
    """A lesson: its file and number, its title, and the laws of its book that it is about, in their order."""

    path: Path
    number: int
    title: str
    laws: tuple[int, ...]
    book: Book


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of the command."""
    help_text = tr("open the lesson of this number, or the one whose title has these words; without it all are listed")
    parser.add_argument("words", nargs="*", metavar="LESSON", help=help_text)
    parser.add_argument("--by", choices=ORDERS, default=ORDERS[0], help=tr("list them by number, by course or by law"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the lessons, or open the one that is named."""
    known = tuple(map(lesson, lessons()))
    if args.words:
        return open_window(named(known, " ".join(args.words)).path)
    put("".join(f"{line}\n" for line in listed(known, args.by)))
    return 0


def lesson(path: Path) -> Lesson:
    """The lesson of a file, acted out to its end."""
    table = open_file(path)
    book = read_journal(path.read_text(encoding="utf-8"), path.name).book
    return Lesson(path, number_of(path), table.title, table.laws(), book)


def listed(known: tuple[Lesson, ...], by: str) -> Iterator[str]:
    """The lines of the list, in one of ORDERS."""
    match by:
        case "course":
            for course in own_courses():
                yield from of_course(course, known)
        case "law":
            for book in dict.fromkeys(one.book for one in known):
                of_book = tuple(one for one in known if one.book == book)
                for law in sorted({law for one in of_book for law in one.laws}):
                    yield law_line(law, book)
                    yield from (f"{one.number:>5}  {one.title}" for one in of_book if law in one.laws)
        case _:
            yield from map(line, known)


def of_course(course: OpenedCourse, known: tuple[Lesson, ...]) -> Iterator[str]:
    """A course with its lessons."""
    yield course.title
    titles = {one.path: one for one in known}
    for named_there, path in zip(course.course.lessons, course.files, strict=True):
        one = titles.get(path) or lesson(path)
        yield f"{one.number:>5}  {named_there.title or one.title}"


def law_line(law: int, book: Book) -> str:
    """A law as a line over its lessons; of another book than that of 2017 with its title."""
    heading = law_heading(str(law), book)
    line = tr("Law {law}, {heading}", law=law, heading=heading) if heading else tr("Law {law}", law=law)
    return line if book == LAWS_2017 else tr("{title}: {line}", title=tr(book.title), line=line)


def line(one: Lesson) -> str:
    """A lesson as one line: its number, title and laws."""
    laws = f" ({'Law' if len(one.laws) == 1 else 'Laws'} {', '.join(map(str, one.laws))})" if one.laws else ""
    return f"{one.number:>3}  {one.title}{laws}"


def named(known: tuple[Lesson, ...], words: str) -> Lesson:
    """The lesson of this number, or the one whose title has all of these words. Raises BridgetableError."""
    wanted = words.casefold().split()
    found = [one for one in known if words == str(one.number)]
    if not words.isdigit():
        found = found or [one for one in known if all(word in one.title.casefold() for word in wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        several = ", ".join(f"{one.number} ({one.title})" for one in found)
        sentence = "“{words}” is in the titles of several lessons; name one by its number: {several}"
        raise BridgetableError(tr(sentence, words=words, several=several))
    sentence = "no lesson is called “{words}”; `bridgetable lessons` lists them, 1 to {count}"
    raise BridgetableError(tr(sentence, words=words, count=len(known)))
