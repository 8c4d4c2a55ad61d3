"""The golden rulings, wherever they lie: among the tests, or among the cases that travel with the program."""

from pathlib import Path

CHECKOUT = Path(__file__).parents[1]
FOLDERS = (CHECKOUT / "tests" / "rulings_told", CHECKOUT / "resources" / "cases")
GOLDEN = tuple(
    sorted((path for folder in FOLDERS for path in folder.glob("law_*/*.table")), key=lambda p: (p.parent.name, p.name))
)
LAWS = tuple(sorted({path.parent.name for path in GOLDEN}))
"""The folders of the laws on which a golden ruling is told: law_02 …"""


def golden(name: str) -> Path:
    """The golden ruling of this law and name: `law_27/accepted`."""
    return next(path for path in GOLDEN if f"{path.parent.name}/{path.stem}" == name)


def golden_of(law: str) -> tuple[Path, ...]:
    """The golden rulings of a law: `law_27`."""
    return tuple(path for path in GOLDEN if path.parent.name == law)


EDITIONS = tuple(sorted((CHECKOUT / "tests" / "editions").glob("*/law_*/*.table")))
"""The golden rulings of other editions of the Laws than that of 2017."""
