"""Time: rounds and boards, slow play, late arrival, periods of correction and appeal, matches played privately."""
