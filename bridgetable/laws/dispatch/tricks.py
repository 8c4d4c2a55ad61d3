"""The laws of played cards, for the session: asked about, turned, pointed and looked at again."""

from bridgetable.laws.law_61_revoke import asked_partner, law_of_asking
from bridgetable.laws.law_65_arrangement_of_tricks import law_of_pointing, may_be_turned, pointed
from bridgetable.laws.law_66_inspection_of_tricks import may_see_own_card, may_see_trick
