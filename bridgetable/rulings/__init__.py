"""How a law speaks: clauses, questions, answers and orders; no law is known here."""
