"""The public interface: a table that another program opens, acts on, asks and saves.

Everything here is exported by the package itself: `import bridgetable`, then `bridgetable.open_file("lesson.table")`.
What is public changes its meaning only together with `REPORT_VERSION`.
"""

from bridgetable.api.desk import calculate, calculation, calculations
from bridgetable.api.errors import Error
from bridgetable.api.files import Fault, FilesChecked, boards, check, from_text, new_table, open_file
from bridgetable.api.printed import save_charts, save_examination, save_handbook, save_handout
from bridgetable.api.session import Session, new_session, open_session
from bridgetable.api.staged import stage
from bridgetable.api.table import Option, OptionWorth, Question, Table
from bridgetable.formats.check import Finding
from bridgetable.views.desk import WorkingReport
from bridgetable.views.desk_list import CalculationReport
from bridgetable.views.report.shape import VERSION as REPORT_VERSION
from bridgetable.views.report.shape import Report

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
