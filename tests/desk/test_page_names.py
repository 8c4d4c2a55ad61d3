"""A name that is misspelt in a page of the desk is told in one sentence: the file, the part and the name."""

import tomllib
from pathlib import Path

import pytest

from bridgetable.desk.page_names import check_names

PAGE = Path(__file__).parents[2] / "resources/desk/pages/boards/arrow-switch.toml"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('title = "', 'titel = "', "the page lacks “title”"),
        ("handbook = ", 'colour = "red"\nhandbook = ', "nothing reads “colour” in the page"),
        ('about = "the way', 'abuot = "the way', "[asks.turned] lacks “about”"),
        ("required = true", "requierd = true", "nothing reads “requierd” in [asks.turned]"),
        ('says = "Turn it', 'sais = "Turn it', "row 1 lacks “says”"),
        ("started = false}", "startd = false}", "there is no question “startd”, as row 1 has it"),
        ('turned = "switched", started', 'turned = "swiched", started', "there is no answer to “turned” “swiched”, as row 1 has it"),
        ('clauses = ["82A"]', 'clauses = ["82A"]\nthen = ["wait"]', "there is no step “wait”, as row 1 has it"),
    ],
)  # fmt: skip
def test_a_misspelt_name_is_told_with_its_file_and_part(old: str, new: str, told: str) -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(ValueError, match="arrow-switch") as wrong:
        check_names("boards/arrow-switch.toml", tomllib.loads(text.replace(old, new, 1)))
    assert f"boards/arrow-switch.toml: {told}" == str(wrong.value)
