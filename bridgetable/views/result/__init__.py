"""What is shown of a result: ledger, score and summary."""
