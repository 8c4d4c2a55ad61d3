"""The clauses that the panel names at this moment."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.views.table.table_view import OptionView, TableView


def cites_shown(view: TableView) -> tuple[str, ...]:
    """The clauses on the screen: of question and options, of what is said, asked quietly, known and in force."""
    return tuple(dict.fromkeys(cite for cite in _cites(view) if cite))


def _cites(view: TableView) -> Iterator[str]:
    if view.decision is not None:
        yield view.decision.cite
        if view.decision.compared is not None:
            yield from (one.cite for one in view.decision.compared.tests)
        yield from _of_options(view.decision.options)
    for fact in (view.closing, *view.facts):
        yield from fact.cites if fact is not None else ()
    for asked in view.folded:
        yield asked.cite
        yield from _of_options(asked.options)
    yield from view.sheet.cites if view.sheet is not None else ()
    yield from (one.cite for one in view.force)
    yield from (one.cite for one in view.information)


def _of_options(options: tuple[OptionView, ...]) -> Iterator[str]:
    for option in options:
        yield from option.cites
        for detail in option.details:
            yield from detail.cites
