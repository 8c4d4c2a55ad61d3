"""Sets of regulations with a name: small files of a book and the values that are laid down beside it."""

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import chain, count
from pathlib import Path

from bridgetable.formats.files import write_whole
from bridgetable.formats.lawbook import editions
from bridgetable.game.books import LAWS_2017
from bridgetable.game.errors import BridgetableError, sentence_of
from bridgetable.game.limits import LONGEST_TITLE
from bridgetable.game.regulations import BY_FIELD, ROWS, Regulations, contradiction, differing, own_of
from bridgetable.game.values import evolve, frozen
from bridgetable.language import tr
from bridgetable.resources import resource

SUFFIX = ".regulations"
BY_KEY = {row.key: row for row in ROWS}
Lines = dict[str, tuple[int, str]]
"""The lines of a file by their keys, each with its number (from 1) and its value."""


class UnreadableSet(BridgetableError):
    """A set of regulations that cannot be read: the file, the line, and what is wrong there."""


class SetNameTaken(BridgetableError):
    """A name for a set that one of the program's own has."""


@frozen
class RegulationSet:
    """A set: its name, a line about it, the edition of the Laws it belongs to, and its regulations, named by it."""

    name: str
    about: str
    edition: str
    regulations: Regulations

    @property
    def differing(self) -> int:
        """The number of its regulations that are not the book's own."""
        return len(differing(self.regulations, self.edition))


def read_set(text: str, where: str) -> RegulationSet:
    """Read a set from the text of its file. Raises UnreadableSet."""
    found: Lines = {}
    for number, line in enumerate(text.splitlines(), 1):
        key, colon, value = line.partition(":")
        if not line.strip() or line.startswith("#"):
            continue
        if not colon or key.strip() not in {"name", "about", "book", *BY_KEY}:
            raise wrong(where, number, tr("“{line}” is no line of a set: name, about, book or a regulation", line=line))
        if key.strip() in found:
            raise wrong(where, number, tr("“{key}” stands twice", key=key.strip()))
        found[key.strip()] = (number, value.strip())
    number, edition = found.get("book", (1, LAWS_2017.edition))
    if edition not in editions():
        raise wrong(where, number, tr("“{edition}” is no edition of the Laws", edition=edition))
    number, name = found.get("name", (1, ""))
    if not 0 < len(name) <= LONGEST_TITLE:
        raise wrong(where, number, tr("the set has no “name:” of at most {most} characters", most=LONGEST_TITLE))
    regulations = laid_down(found, evolve(own_of(edition), named=name), edition, partial(wrong, where))
    return RegulationSet(name, found.get("about", (1, ""))[1], edition, regulations)


def laid_down(
    lines: Lines, regulations: Regulations, edition: str, wrong: Callable[[int, str], BridgetableError]
) -> Regulations:
    """The regulations with what the lines of a file lay down. Raises what `wrong` makes of a line and its fault."""
    for key, (number, value) in lines.items():
        if key not in BY_KEY:
            continue
        if edition in BY_KEY[key].closed:
            words = tr("the Laws of {edition} leave no “{key}” to the authority", edition=edition, key=key)
            raise wrong(number, words)
        try:
            regulations = BY_KEY[key].settled(regulations, BY_KEY[key].form.read(value))
        except BridgetableError as error:
            raise wrong(number, str(error)) from None
    against = contradiction(regulations)
    if against is not None:
        raise wrong(max(lines.get(BY_FIELD[one].key, (1, ""))[0] for one in against.fields), against.why)
    return regulations


def wrong(where: str, line: int, why: str) -> UnreadableSet:
    """The error of a set, with its file and line."""
    return UnreadableSet(tr("{name}, line {line}: {why}", name=where, line=line, why=why))


def set_text(one: RegulationSet) -> str:
    """Write a set as the text of a file."""
    rows = differing(one.regulations, one.edition)
    values = (f"{row.key}: {row.form.write(getattr(one.regulations, row.field))}" for row in rows)
    return "\n".join((f"name: {one.name}", f"about: {one.about}", f"book: {one.edition}", *values, ""))


def keep_set(one: RegulationSet, folder: Path) -> Path:
    """Write a set among those of a folder, whole or not at all, in place of one of that name; the file.

    Raises SetNameTaken where a set of that name comes with the program, and OSError.
    """
    if set_named(one.name) is not None:
        raise SetNameTaken(tr("“{name}” comes with the program: choose another name", name=one.name))
    plain = "".join(letter if letter.isalnum() else "-" for letter in one.name.lower()).strip("-")
    folder.mkdir(parents=True, exist_ok=True)
    own = {path for path, read in each_in(folder) if isinstance(read, RegulationSet) and read.name == one.name}
    names = (f"{plain or 'set'}{number}{SUFFIX}" for number in chain(("",), (f"-{n}" for n in count(2))))
    path = next(path for path in map(folder.joinpath, names) if path in own or not path.exists())
    write_whole(path, set_text(one).encode())
    return path


@cache
def ready_sets() -> tuple[RegulationSet, ...]:
    """The sets that come with the program. Raises ResourceNotFound."""
    return tuple(sets_in(resource("regulations")))


def sets_in(folder: Path) -> list[RegulationSet]:
    """The sets whose files lie in a folder, by their files' names, as far as they can be read."""
    return [read for _, read in each_in(folder) if isinstance(read, RegulationSet)]


def each_in(folder: Path) -> Iterator[tuple[Path, RegulationSet | UnreadableSet]]:
    """The files of sets in a folder, by their names, each with the set or with the reason why it cannot be read."""
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            yield path, read_set(path.read_text(encoding="utf-8"), path.name)
        except UnreadableSet as error:
            yield path, error
        except UnicodeDecodeError:
            yield path, UnreadableSet(tr("{name} is no text in UTF-8", name=path.name))
        except OSError as error:
            yield path, UnreadableSet(sentence_of(error))


def set_named(name: str) -> RegulationSet | None:
    """The set of this name among those that come with the program; None for another name, or none."""
    return next((one for one in ready_sets() if one.name == name), None) if name else None


def known_set(name: str) -> RegulationSet:
    """The set of this name among those that come with the program. Raises UnreadableSet where there is none."""
    found = set_named(name)
    if found is None:
        names = ", ".join(one.name for one in ready_sets())
        raise UnreadableSet(tr("“{name}” is no set of regulations; known are: {names}", name=name, names=names))
    return found
