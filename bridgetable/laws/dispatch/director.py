"""The laws of the director, for the session: attention is drawn, he comes, waives, rules a right forfeited, or errs."""

from bridgetable.laws.law_09_procedure import is_pointed_out
from bridgetable.laws.law_11_forfeiture import forfeiture_of, right_lost_of
from bridgetable.laws.law_12_directors_powers import application_of
from bridgetable.laws.law_16_from_partner import pointed_out
from bridgetable.laws.law_42_dummys_rights import director_is_there, may_speak
from bridgetable.laws.law_61_revoke import possible_revoke
from bridgetable.laws.law_68_claim import by_silence, director_comes
from bridgetable.laws.law_81_director import excuse_of, waiver_afterwards, waiver_of
from bridgetable.laws.law_82_directors_error import WrongRuling, lies_as_then, taken_back_of
from bridgetable.laws.law_86_team_play import incomparable_of
from bridgetable.laws.law_87_fouled_board import fouled_of
from bridgetable.laws.law_90_procedural_penalties import penalty_of
from bridgetable.laws.law_91_penalize_or_suspend import discipline_of
