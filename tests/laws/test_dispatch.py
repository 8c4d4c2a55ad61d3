"""Dispatch names every law, and reads those alone that something on the table opens."""

import subprocess
import sys
from collections.abc import Callable, Mapping

import pytest

from bridgetable.laws.dispatch.calls import CALLED_OVER
from bridgetable.laws.dispatch.openings import OPENS
from bridgetable.laws.dispatch.reviews import TAKES_UP


@pytest.mark.parametrize("table", [OPENS, TAKES_UP, CALLED_OVER], ids=["OPENS", "TAKES_UP", "CALLED_OVER"])
def test_every_row_names_a_function_that_its_law_has(table: Mapping[object, Callable[[], object]]) -> None:
    assert [] == [key for key, row in table.items() if not callable(row())]


def test_a_law_is_read_when_it_first_opens() -> None:
    code = (
        "import sys\n"
        "from bridgetable.game.irregularities import Kind\n"
        "from bridgetable.laws.dispatch.openings import OPENS\n"
        "law = 'bridgetable.laws.law_66_inspection_of_tricks'\n"
        "before = law in sys.modules\n"
        "OPENS[Kind.CARDS_MIXED]()\n"
        "print(before, law in sys.modules)"
    )
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True, timeout=60)
    assert "False True" == told.stdout.strip()


def test_a_name_that_a_late_module_has_not_is_an_attribute_error() -> None:
    from bridgetable import laws

    with pytest.raises(AttributeError, match="_nothing"):
        _ = laws._nothing  # type: ignore[attr-defined]
