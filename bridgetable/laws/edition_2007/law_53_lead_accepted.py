"""Law 53 of 2007: Lead out of turn accepted: also to trick thirteen."""

from bridgetable.laws import law_53_lead_accepted as law_53
from bridgetable.laws.edition_2007 import EDITION

# True where no lead out of turn to this trick (1 to 13) can be accepted: nowhere.
EDITION.has(law_53.cannot_be_accepted, "53A", value=False)
