"""The views of a result: ledger, score and summary."""
