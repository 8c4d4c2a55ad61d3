"""Words for people: orders, irregularities, meanings, outcomes and reviews."""
