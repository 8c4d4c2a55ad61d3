"""The Laws of 2007 where they are other than those of 2017: one module a law, named as its sibling above this folder.

A clause is cited here as everywhere in the program, by its number in 2017 where the book of 2017 has it (the register
says it in the numbers of 2007), else by its own.
"""

from bridgetable.laws.edition_2007 import law_26_lead_restrictions as law_26_lead_restrictions
from bridgetable.laws.edition_2007 import law_27_insufficient_bid as law_27_insufficient_bid
from bridgetable.laws.edition_2007 import law_30_calls_cancelled as law_30_calls_cancelled
from bridgetable.laws.edition_2007 import law_53_lead_accepted as law_53_lead_accepted
from bridgetable.laws.edition_2007 import law_57_choice as law_57_choice
from bridgetable.laws.edition_2007 import law_68_claim as law_68_claim
from bridgetable.laws.edition_2007.edition import EDITION as EDITION
