"""The Laws of 2007 where they are other than those of 2017: one module a law, named as its sibling above this folder.

A clause is cited here as everywhere in the program, by its number in 2017 where the book of 2017 has it (the register
says it in the numbers of 2007), else by its own.
"""

from bridgetable.laws.edition_2007 import law_11_forfeiture as law_11_forfeiture
from bridgetable.laws.edition_2007 import law_12_directors_powers as law_12_directors_powers
from bridgetable.laws.edition_2007 import law_13_incorrect_number as law_13_incorrect_number
from bridgetable.laws.edition_2007 import law_15_wrong_board as law_15_wrong_board
from bridgetable.laws.edition_2007 import law_16_from_partner as law_16_from_partner
from bridgetable.laws.edition_2007 import law_16_other_sources as law_16_other_sources
from bridgetable.laws.edition_2007 import law_17_auction_period as law_17_auction_period
from bridgetable.laws.edition_2007 import law_21_misinformation as law_21_misinformation
from bridgetable.laws.edition_2007 import law_24_exposed_in_auction as law_24_exposed_in_auction
from bridgetable.laws.edition_2007 import law_25_change_of_call as law_25_change_of_call
from bridgetable.laws.edition_2007 import law_25_unintended_call as law_25_unintended_call
from bridgetable.laws.edition_2007 import law_26_lead_restrictions as law_26_lead_restrictions
from bridgetable.laws.edition_2007 import law_27_insufficient_bid as law_27_insufficient_bid
from bridgetable.laws.edition_2007 import law_30_calls_cancelled as law_30_calls_cancelled
from bridgetable.laws.edition_2007 import law_36_inadmissible_doubles as law_36_inadmissible_doubles
from bridgetable.laws.edition_2007 import law_40_understandings as law_40_understandings
from bridgetable.laws.edition_2007 import law_42_dummys_rights as law_42_dummys_rights
from bridgetable.laws.edition_2007 import law_43_dummys_limitations as law_43_dummys_limitations
from bridgetable.laws.edition_2007 import law_45_cards_of_dummy as law_45_cards_of_dummy
from bridgetable.laws.edition_2007 import law_50_penalty_cards as law_50_penalty_cards
from bridgetable.laws.edition_2007 import law_53_lead_accepted as law_53_lead_accepted
from bridgetable.laws.edition_2007 import law_57_choice as law_57_choice
from bridgetable.laws.edition_2007 import law_57_premature_play as law_57_premature_play
from bridgetable.laws.edition_2007 import law_62_correction as law_62_correction
from bridgetable.laws.edition_2007 import law_63_establishment as law_63_establishment
from bridgetable.laws.edition_2007 import law_64_established_revoke as law_64_established_revoke
from bridgetable.laws.edition_2007 import law_66_inspection_of_tricks as law_66_inspection_of_tricks
from bridgetable.laws.edition_2007 import law_68_claim as law_68_claim
from bridgetable.laws.edition_2007 import law_70_contested_claim as law_70_contested_claim
from bridgetable.laws.edition_2007 import law_70_lines as law_70_lines
from bridgetable.laws.edition_2007 import law_79_tricks_won as law_79_tricks_won
from bridgetable.laws.edition_2007 import law_86_team_play as law_86_team_play
from bridgetable.laws.edition_2007.edition import EDITION as EDITION
