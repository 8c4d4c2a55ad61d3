"""The laws of conduct at the table, and of spectators, for the session."""

from bridgetable.laws.law_74_conduct import seen_by_others
from bridgetable.laws.law_76_spectators import heard, law_of_spectator
