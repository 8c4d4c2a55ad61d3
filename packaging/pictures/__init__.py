"""The pictures of the README, drawn by the program itself: scenes of its lessons, and one that moves."""
