"""Law 10: Assessment of rectification."""

from __future__ import annotations

from bridgetable.rulings.citations import clause
from bridgetable.rulings.decisions import Decision


@clause("10C1", "10C2")
def is_put_fairly(decision: Decision) -> bool:
    """Whether a question names every option once, each with its words, to the one who alone answers."""
    named = decision.keys
    return bool(named) and len(set(named)) == len(named) and all(o.title.template for o in decision.options)
