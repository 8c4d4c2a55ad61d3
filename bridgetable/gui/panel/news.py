"""The changes between two views, in words for a screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetable.views.panel.grouped_calls import grouped_calls
from bridgetable.views.table.table_view import TableView

if TYPE_CHECKING:
    from bridgetable.views.claims.sheet import AnswerRow


def news(before: TableView | None, after: TableView) -> str:
    """The difference between two views in words: a ruling that closed, or the last line of the trail; the question."""
    parts = []
    if after.closing is not None and (before is None or before.closing != after.closing):
        parts.append(after.closing.text.replace("\n", " "))
    elif after.trail and (before is None or before.trail != after.trail):
        parts.append(after.trail[-1].text.replace("**", "") + ".")
    if after.decision is not None and (before is None or before.decision != after.decision):
        asked = after.decision
        parts.append("".join(asked.banner))
        parts.append(asked.question)
        if asked.by_call:
            parts.extend(f"{sort.text}." for sort in grouped_calls(asked))
        else:
            parts.extend(f"{option.number}: {option.title}." for option in asked.options)
    elif after.sheet is not None and (before is None or before.sheet != after.sheet):
        parts.append("".join(after.sheet.banner))
        parts.extend(f"{choice.number}: {choice.words}." for choice in after.sheet.for_all)
        parts.extend(_answers(row) for row in after.sheet.rows if row.choices)
    elif not parts and (before is None or before.status != after.status):
        parts.append(after.status)
    return " ".join(parts)


def _answers(row: AnswerRow) -> str:
    said = f", {row.said}" if row.said else ""
    return f"{row.name}{said}: " + ", ".join(f"{choice.number % 10} {choice.words}" for choice in row.choices)
