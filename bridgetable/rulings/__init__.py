"""The speech of a law: clauses, questions, answers and orders; no law is known here."""
