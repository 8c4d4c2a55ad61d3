"""The laws of a deal whose cards have gone astray or have been seen, for the session."""

from bridgetable.laws.law_13_incorrect_number import incorrect_number_of
from bridgetable.laws.law_16_other_sources import glimpsed, overheard
