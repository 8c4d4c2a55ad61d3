"""A folder of PBN and LIN files checked, every irregularity a line of a CSV that a spreadsheet opens.

python folder_to_csv.py FOLDER findings.csv
"""

import csv
import sys
from pathlib import Path

import bridgetable

COLUMNS = ("file", "line", "board", "room", "seat", "kind", "trick", "clause")


def write_findings(folder: Path, output: Path) -> int:
    """Write the findings in a folder; how many there are. Raises bridgetable.Error when nothing can be checked."""
    checked = bridgetable.check([folder])
    with output.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows([getattr(found, column) for column in COLUMNS] for found in checked.findings)
    return len(checked.findings)


if __name__ == "__main__":
    sys.stdout.write(f"{write_findings(Path(sys.argv[1]), Path(sys.argv[2]))} findings\n")
