"""The regulations of an event: each is read by a law, and has its line in a header and on the page."""

import re

from attrs import fields

from bridgetable.game.regulations import HEADER_LINES, STANDARD, Regulations, header_of, with_regulation
from bridgetable.resources import resource
from tests.packaging.test_house import SOURCES

FIELDS = [field.name for field in fields(Regulations)]


def examples() -> list[str]:
    """The values that the page of the notation gives for each line of a header, in their order."""
    page = resource("notation.md").read_text(encoding="utf-8")
    rows = (re.search(rf"^\| `{line.key}:` \|[^`\n]*`([^`\n]*)`", page, re.MULTILINE) for line in HEADER_LINES)
    return [row.group(1) if row is not None else "no row with an example" for row in rows]


def test_every_regulation_has_a_line_in_the_header() -> None:
    assert FIELDS == [line.field for line in HEADER_LINES]
    assert [] == list(header_of(STANDARD))


def test_every_regulation_is_read_by_a_law_or_decides_what_an_action_breaks() -> None:
    read = "".join(path.read_text(encoding="utf-8") for path in SOURCES if {"laws", "session"} & {*path.parts})
    assert [] == [name for name in FIELDS if not re.search(rf"\.regulations\.{name}\b", read)]


def test_the_example_on_the_page_of_the_notation_is_read_and_written_again() -> None:
    for line, text in zip(HEADER_LINES, examples(), strict=True):
        settled = with_regulation(STANDARD, line, line.read(text))
        assert [f"{line.key}: {text}"] == list(header_of(settled))
