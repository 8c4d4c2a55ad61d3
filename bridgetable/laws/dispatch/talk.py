"""The laws of players' words, questions, explanations, aids and signs, for the session."""

from bridgetable.laws.law_16_from_partner import last_given, mentioned
from bridgetable.laws.law_20_review_and_explanation import (
    asked_for_review,
    caller_of,
    corrected_at_once,
    law_of_asking,
    law_of_asking_partner,
    law_of_correcting,
    may_read_auction,
    wrong_restatement,
)
from bridgetable.laws.law_23_meanings import said_to_mean
from bridgetable.laws.law_40_understandings import (
    are_calls_explained_unasked,
    kind_of_look,
    law_of_opponents_card,
    law_of_other_aids,
    law_of_own_card,
    law_of_understanding,
)
from bridgetable.laws.law_47_misinformation import last_card
from bridgetable.laws.law_73_communication import let_slip
