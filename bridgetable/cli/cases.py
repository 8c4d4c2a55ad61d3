"""Golden rulings: a journal, a line of dashes, and the transcript that must come of it."""

from __future__ import annotations

from pathlib import Path

from bridgetable.formats.cases import IDS, tables
from bridgetable.formats.journal import RULE, acted_out, read_journal
from bridgetable.game.errors import BridgetableError
from bridgetable.game.values import frozen
from bridgetable.language import tr
from bridgetable.views.transcript import transcript


@frozen
class Told:
    """One golden ruling: its file, the ids of its cases, title, law, the text expected and the text that came."""

    path: Path
    ids: tuple[str, ...]
    title: str
    law: str
    expected: str
    came: str

    @property
    def stands(self) -> bool:
        """Whether the ruling comes out as it is told."""
        return self.expected == self.came


def tell(path: Path) -> Told:
    """Act a golden ruling out; where the journal cannot be acted out, `came` holds the error."""
    text = path.read_text(encoding="utf-8")
    journal_text, _, expected = text.partition(f"\n{RULE}\n")
    title = path.stem
    try:
        journal = read_journal(journal_text + "\n", path.name)
        title = journal.title or title
        came = transcript(acted_out(journal, path.name))
    except BridgetableError as error:
        came = tr("cannot be acted out: {error}\n", error=error)
    law = path.parent.name.removeprefix("law_").lstrip("0")
    ids = tuple(dict.fromkeys(IDS.findall(f"{path.stem} {title}")))
    return Told(path, ids, title, law, expected, came)


def told_cases(*folders: Path) -> list[tuple[str, Told]]:
    """Each case with an id, acted out, in the order of the ids."""
    told = [(i, t) for folder in folders for t in map(tell, tables(folder)) for i in t.ids]
    return sorted(told, key=lambda pair: (pair[0], pair[1].path.name))


def case_line(one: str, case: Told) -> str:
    """The line of a case: its id, its law, whether it comes out as told, and its title."""
    if case.stands:
        return tr("{one}  Law {law:<4}stands  {title}", one=one, law=case.law, title=case.title)
    return tr("{one}  Law {law:<4}FAILS   {title}", one=one, law=case.law, title=case.title)
