"""The auction in the window: the grid of calls, the bidding box, and the form for what a call means."""
