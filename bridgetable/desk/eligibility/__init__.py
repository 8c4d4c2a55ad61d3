"""The players and what they may play: substitutes, sit-outs, withdrawals, reserves, captains, systems and alerts."""
