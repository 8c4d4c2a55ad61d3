"""The draft of 2006, which was never enacted, where it is other than the Laws of 2017: one module a law of the draft.

Its clauses are cited by its own numbers with a D before them (D25C), and our readings of them where the text does not
decide with `inferred:` (inferred:41C); what rests on a clause of 2017 that has none here is shown by the number of
2017, because the draft is silent on it.
"""

from bridgetable.rulings.editions import Edition

EDITION = Edition()
