"""Pictures of what lies on the table: cards, plates, tricks, targets."""
