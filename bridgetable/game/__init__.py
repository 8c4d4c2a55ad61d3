"""The nouns of duplicate bridge: seats, cards, calls, boards, tricks and the table; no law is known here."""
