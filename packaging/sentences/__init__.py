"""The sentences that a person reads: found in the program, written into its catalogue, and looked for outside it."""
