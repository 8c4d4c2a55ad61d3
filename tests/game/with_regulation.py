"""The program with a regulation that it does not have, in a process of its own: two of its modules are read as they would be then."""

import json
import sys
from importlib.util import find_spec, module_from_spec
from pathlib import Path


def read_otherwise(name: str, changes: list[tuple[str, str]]) -> None:
    """Read a module as if its text were changed; each text to be replaced stands there once."""
    spec = find_spec(name)
    assert spec is not None
    assert spec.loader is not None
    assert spec.origin is not None
    text = Path(spec.origin).read_text(encoding="utf-8")
    for old, new in changes:
        assert 1 == text.count(old), (name, old)
        text = text.replace(old, new)
    module = sys.modules[name] = module_from_spec(spec)
    exec(compile(text, spec.origin, "exec"), module.__dict__)  # noqa: S102 -- as an import does


def told(text: str) -> dict[str, str]:
    """What the program makes of a journal: what it says of it, and where it tells of its regulations."""
    from bridgetable.api import from_text
    from bridgetable.formats.handbook import handbook
    from bridgetable.formats.journal import acted_out, journal_text, read_journal
    from bridgetable.views.regulations import open_rows
    from bridgetable.views.view import view_for

    journal = read_journal(text)
    view = view_for(acted_out(journal))
    table = from_text(text)
    return {
        "said": json.dumps(table.report(), ensure_ascii=False) + table.transcript(),
        "header": journal_text(journal),
        "plaque": " ".join(view.plaque.lines),
        "form": " ".join(row.title for row in open_rows(journal.book)),
        "page": handbook()[-1].text,
    }


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    for name, changes in asked["modules"].items():
        read_otherwise(name, changes)
    json.dump([told(text) for text in asked["journals"]], sys.stdout)
