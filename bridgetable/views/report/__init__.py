"""The whole state of a table as plain values, for programs and for the transcript."""
