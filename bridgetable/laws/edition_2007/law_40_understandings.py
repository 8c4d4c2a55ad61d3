"""Law 40B3 of 2007: Understandings varied by agreement: the Regulating Authority may disallow it, in every case."""

from __future__ import annotations

from bridgetable.laws import law_40_understandings as law_40
from bridgetable.laws.edition_2007.edition import EDITION
from bridgetable.rulings.ruling import Ruling


@EDITION.instead_of(law_40.may_be_varied)
@EDITION.clause("40B3")
def may_be_varied(said: law_40.Understanding, ruling: Ruling) -> bool:  # noqa: ARG001 -- told as its sibling is
    """A side may agree to vary after a question, an answer or any irregularity, unless a regulation forbids it."""
    return law_40.regulations_allow_it(ruling)
