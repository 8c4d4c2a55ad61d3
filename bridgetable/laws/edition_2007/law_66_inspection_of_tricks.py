"""Law 66B of 2007: Inspection of tricks: one's own last card, until anybody leads to the next trick."""

from bridgetable.laws import law_66_inspection_of_tricks as law_66
from bridgetable.laws.edition_2007 import EDITION

# True where a lead of either side to the next trick closes the last one to who would see his own card in it.
EDITION.has(law_66.is_closed_by_a_lead, "66B", value=True)
