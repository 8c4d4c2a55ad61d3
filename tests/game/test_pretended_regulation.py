"""A new regulation is a field with its row, and one place that reads it: six are pretended, one of each kind."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.game.values import frozen
from tests.game.test_regulations import NO_CONTRACT, PLAYED, TOLD, text_of

ROOT = Path(__file__).parents[2]
PLAYED_ON = PLAYED + "S leads S3\nW plays ST\nN plays SJ\nE plays S2\nN leads SA\nE plays S6\nS plays S8\nW plays S5\n"
CHOICE = '''class Lamps(Enum):
    """The light at a table."""

    ANY = "any"
    BRIGHT = "bright light"


'''


@frozen
class Pretended:
    """A regulation `lamps` and its reader: a module in which one text is replaced, and what is said without it alone."""

    field: str
    form: str
    clause: str
    reader: str
    old: str
    new: str
    journal: str
    value: str
    said: str


KINDS = {
    "read by the law that rules on the act": Pretended(
        "lamps: bool = False", "YES_NO", "7B2",
        "bridgetable.laws.law_07_control_of_cards",
        '    is_penalised("7B2", "90B7", handled, ruling)\n',
        '    if not ruling.table.regulations.lamps:\n        is_penalised("7B2", "90B7", handled, ruling)\n',
        NO_CONTRACT + "N skips the count\nS notices\n", "yes", "procedural penalty",
    ),
    "read by a law that the session asks": Pretended(
        "lamps: bool = False", "YES_NO", "66C",
        "bridgetable.laws.law_66_inspection_of_tricks",
        "    if table.phase is Phase.END:\n        return True\n",
        "    if table.phase is Phase.END or table.regulations.lamps:\n        return True\n",
        PLAYED_ON + "S looks at trick 1\n", "yes", '"law": "66C"',
    ),
    "read deep inside a law that nobody asked about regulations": Pretended(
        "lamps: bool = False", "YES_NO", "58A",
        "bridgetable.laws.law_33_simultaneous_calls",
        "    turn = one[0] if table.turn is None else table.turn\n",
        "    turn = one[0] if table.turn is None or table.regulations.lamps else table.turn\n",
        NO_CONTRACT + "S calls 1S while N calls 1C\n", "yes", "1♠ counts as made after 1♣",
    ),
    "read by the session": Pretended(
        "lamps: bool = False", "YES_NO", "65D",
        "bridgetable.session.table.breaches",
        "        case actions.MixCards():\n            return",
        "        case actions.MixCards():\n            return () if table.regulations.lamps else",
        PLAYED_ON + "S mixes\n", "yes", '"law": "65D"',
    ),
    "only shown": Pretended(
        "lamps: int = 0", 'WholeNumber(0, 9, 1, tr("{n} lamps"))', "83",
        "bridgetable.views.words.closing",
        "    if not judged or ",
        "    if table.regulations.lamps or not judged or ",
        TOLD + "law_12/WB-058.table", "3", "a review may be asked for",
    ),
    "a choice with words": Pretended(
        "lamps: Lamps = Lamps.ANY", 'OneOf((*Lamps,), (tr("any"), tr("bright")))', "74A2",
        "bridgetable.laws.law_74_conduct",
        "    if conduct.words:\n",
        '    if conduct.words and ruling.table.regulations.lamps.value == "any":\n',
        NO_CONTRACT + 'N calls 1S\nE breaches 74A2: "dazzled"\nS notices\n', "bright light", "It was this",
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", KINDS)
def test_a_regulation_is_made_in_two_files_of_the_program(kind: str) -> None:
    one = KINDS[kind]
    row = (
        f'Regulation("lamps", "light", Heading.PLAY, tr("Lamps"), tr("the book: none"), {one.form}, ("{one.clause}",)),'
    )
    modules = {
        "bridgetable.game.regulations": [
            ("@frozen\nclass Regulations:", CHOICE + "@frozen\nclass Regulations:"),
            ("    aids: bool = False\n", f"    aids: bool = False\n    {one.field}\n"),
            ("ROWS = (\n", f"ROWS = (\n    {row}\n"),
        ],
        one.reader: [(one.old, one.new)],
    }
    text, line = text_of(one.journal, "2017"), f"light: {one.value}\n"
    process = subprocess.run(
        [sys.executable, "-m", "tests.game.with_regulation"],
        input=json.dumps({"modules": modules, "journals": [text, text.replace("deal:", f"{line}deal:", 1)]}),
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        timeout=120,
    )
    without, laid_down = json.loads(process.stdout)
    assert (True, False) == (one.said in without["said"], one.said in laid_down["said"])
    assert (False, True) == (line in without["header"], line in laid_down["header"])
    assert (False, True) == ("Lamps" in without["plaque"], "Lamps" in laid_down["plaque"])
    assert "Lamps" in laid_down["form"]
    assert "| `light:` | " in laid_down["page"]
