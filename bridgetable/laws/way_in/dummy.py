"""The door to the laws of declarer’s words to dummy, and of dummy’s own acts."""

from __future__ import annotations

from bridgetable.laws.law_42_dummys_rights import may_ask, may_prevent
from bridgetable.laws.law_45_designation import of_designation
from bridgetable.laws.law_45_dummy_indicates import is_still_to_be_named
from bridgetable.laws.law_45_wrong_dummy_card import last_named, next_of_run, wrong_card_lying
from bridgetable.laws.law_46_designation import COMPLETE, deemed, named, of_stop, of_unclear_call
