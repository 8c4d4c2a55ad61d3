"""The laws of declarer’s words to dummy and of dummy’s own acts, for the session."""

from bridgetable.laws.law_42_dummys_rights import may_ask, may_prevent
from bridgetable.laws.law_45_cards_of_dummy import (
    is_still_to_be_named,
    last_named,
    named_from,
    next_of_run,
    of_designation,
    wrong_card_lying,
)
from bridgetable.laws.law_46_designation import COMPLETE, deemed, named, of_stop, of_unclear_call
