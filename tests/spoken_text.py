"""Write what the program says in the language of the environment: rulings, a checked record, the register of the Laws.

    python -m tests.spoken_text FOLDER STEP

Every STEP-th golden ruling is told; FOLDER receives the record.
"""

import sys
from pathlib import Path

from bridgetable.cli.check import text_lines
from bridgetable.formats.check_files import check_paths
from bridgetable.formats.journal import acted_out, read_journal
from bridgetable.formats.lawbook import lawbook
from bridgetable.views.result.summary import summary_of
from bridgetable.views.result.text import summary_text
from bridgetable.views.transcript import transcript
from tests.formats.boards import MARKED, write

TOLD = Path(__file__).parent / "rulings_told"


def main(folder: Path, step: int) -> None:
    """Write everything."""
    for path in sorted(TOLD.glob("*/*.table"))[::step]:
        history = acted_out(read_journal(path.read_text(encoding="utf-8").split("\n---")[0]))
        sys.stdout.write(transcript(history) + summary_text(summary_of(history)))
    records = [write(folder, "1.pbn", MARKED), write(folder, "2.pbn", '[Deal "N:"]\n')]
    sys.stdout.write("\n".join((*text_lines(check_paths(records)), "")).replace(str(folder), "").replace(".pbn", ""))
    for law in lawbook().law:
        sys.stdout.write("\n".join((law.title, law.heading, law.part, *(clause.gloss for clause in law.clause), "")))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
