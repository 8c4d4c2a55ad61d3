"""Bytes of record files as text."""

import pytest

from bridgetable.formats.encodings import CUT, decode

TEXT = '[Event "é – …"]\n'


@pytest.mark.parametrize("name", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
def test_every_encoding_in_the_wild_gives_the_same_text(name: str) -> None:
    mark = {"utf-16-le": b"\xff\xfe", "utf-16-be": b"\xfe\xff"}.get(name, b"")
    assert decode(mark + TEXT.encode(name)).text == TEXT


def test_latin_1_is_told_from_cp1252_by_its_control_characters() -> None:
    assert decode(b"\xe9").encoding == "latin-1"
    assert decode(b"\xe9\x85").encoding == "cp1252"


def test_a_byte_that_cp1252_does_not_know_is_kept() -> None:
    assert decode(b"\xe9\x81").text == "é\x81"


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_lines_end_with_a_newline_alone(ending: str) -> None:
    assert decode(f"a{ending}b{ending}".encode()).text == "a\nb\n"


@pytest.mark.parametrize("text", ["title: René et Chloé", "title: Renée", "title: 4♠", "title: “Owls”"])
def test_a_text_that_is_cut_in_the_middle_of_a_letter_keeps_all_letters_before(text: str) -> None:
    content = text.encode()
    # The first byte alone of the only sign that is not ASCII may be a letter of Latin-1.
    for end in {*range(1, len(content))} - {content.find(b"\xe2") + 1}:
        decoded = decode(content[:end])
        assert (decoded.encoding, decoded.text.rstrip(CUT)) == ("utf-8", content[:end].decode(errors="ignore"))
