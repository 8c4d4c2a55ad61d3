"""A bridge table where anything may go wrong; its public names are those of `bridgetable.api`, loaded when asked."""

from importlib import import_module

TYPE_CHECKING = False  # For type checkers always true. Not of `typing`: until that is loaded Ctrl+C prints a traceback.
if TYPE_CHECKING:
    from bridgetable.api import *

__all__ = [
    "REPORT_VERSION",
    "CalculationReport",
    "Error",
    "Fault",
    "FilesChecked",
    "Finding",
    "Option",
    "OptionWorth",
    "Question",
    "Report",
    "Session",
    "Table",
    "WorkingReport",
    "__version__",
    "boards",
    "calculate",
    "calculation",
    "calculations",
    "check",
    "from_text",
    "new_session",
    "new_table",
    "open_file",
    "open_session",
    "save_charts",
    "save_examination",
    "save_handbook",
    "save_handout",
    "stage",
]
__version__ = "0.9.0"


def __getattr__(name: str) -> object:
    """A public name, loaded when it is first asked for (PEP 562)."""
    if name not in __all__:
        msg = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(msg)
    return getattr(import_module("bridgetable.api"), name)


def __dir__() -> list[str]:
    """The public names beside those of the module itself."""
    return sorted({*globals(), *__all__})
