"""The regulations of an event: each has its line in a journal's header, and the page of the notation names it."""

from attrs import fields

from bridgetable.game.regulations import HEADER_LINES, STANDARD, Regulations, header_of, with_regulation
from bridgetable.resources import resource


def test_every_regulation_has_a_line_in_the_header_that_the_page_of_the_notation_names() -> None:
    assert [f.name for f in fields(Regulations)] == [line.field for line in HEADER_LINES]
    page = resource("notation.md").read_text(encoding="utf-8")
    assert [] == [line.key for line in HEADER_LINES if f"| `{line.key}:` |" not in page]
    assert [] == list(header_of(STANDARD))


def test_a_regulation_that_is_settled_otherwise_is_written_and_read_again() -> None:
    for line, text in zip(HEADER_LINES, ("25", "face up"), strict=True):
        settled = with_regulation(STANDARD, line, line.read(text))
        assert [f"{line.key}: {text}"] == list(header_of(settled))
