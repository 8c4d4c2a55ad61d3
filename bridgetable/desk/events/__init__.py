"""Events: victory points, percentages, the ranking and its ties, who meets whom."""
