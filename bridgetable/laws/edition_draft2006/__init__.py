"""The draft of 2006, which was never enacted, where it is other than the Laws of 2017: one module a law of the draft.

Its clauses are cited by its own numbers with a D before them (D25C), and our readings of them where the text does not
decide with `inferred:` (inferred:41C); what rests on a clause of 2017 that has none here is shown by the number of
2017, because the draft is silent on it.
"""

from bridgetable.laws.edition_draft2006 import law_06_rectification as law_06_rectification
from bridgetable.laws.edition_draft2006 import law_07_adjusted_scores as law_07_adjusted_scores
from bridgetable.laws.edition_draft2006 import law_08_information as law_08_information
from bridgetable.laws.edition_draft2006 import law_09_awareness as law_09_awareness
from bridgetable.laws.edition_draft2006 import law_15_deal_and_cards as law_15_deal_and_cards
from bridgetable.laws.edition_draft2006 import law_18_wrong_cards as law_18_wrong_cards
from bridgetable.laws.edition_draft2006 import law_21_explanations as law_21_explanations
from bridgetable.laws.edition_draft2006 import law_23_change_of_call as law_23_change_of_call
from bridgetable.laws.edition_draft2006 import law_25_insufficient_bid as law_25_insufficient_bid
from bridgetable.laws.edition_draft2006 import law_26_call_out_of_rotation as law_26_call_out_of_rotation
from bridgetable.laws.edition_draft2006 import law_27_inadmissible_calls as law_27_inadmissible_calls
from bridgetable.laws.edition_draft2006 import law_31_lead_out_of_turn as law_31_lead_out_of_turn
from bridgetable.laws.edition_draft2006 import law_32_premature_play as law_32_premature_play
from bridgetable.laws.edition_draft2006 import law_33_dummys_rights as law_33_dummys_rights
from bridgetable.laws.edition_draft2006 import law_34_cards_played as law_34_cards_played
from bridgetable.laws.edition_draft2006 import law_36_unclear_designation as law_36_unclear_designation
from bridgetable.laws.edition_draft2006 import law_38_defective_trick as law_38_defective_trick
from bridgetable.laws.edition_draft2006 import law_40_penalty_card as law_40_penalty_card
from bridgetable.laws.edition_draft2006 import law_43_revoke_and_enquiries as law_43_revoke_and_enquiries
from bridgetable.laws.edition_draft2006 import law_44_correction_of_revoke as law_44_correction_of_revoke
from bridgetable.laws.edition_draft2006 import law_45_establishment_of_revoke as law_45_establishment_of_revoke
from bridgetable.laws.edition_draft2006 import law_46_rectification_of_revoke as law_46_rectification_of_revoke
from bridgetable.laws.edition_draft2006 import law_47_claim as law_47_claim
from bridgetable.laws.edition_draft2006 import law_48_acquiescence as law_48_acquiescence
from bridgetable.laws.edition_draft2006 import law_49_contested_claim as law_49_contested_claim
from bridgetable.laws.edition_draft2006 import law_51_tricks_and_fouled_boards as law_51_tricks_and_fouled_boards
from bridgetable.laws.edition_draft2006.edition import EDITION as EDITION
