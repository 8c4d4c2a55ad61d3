"""Who may play what: substitutes, sit-outs, withdrawals, reserves, captains, systems and alerts."""
