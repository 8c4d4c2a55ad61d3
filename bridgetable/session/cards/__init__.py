"""Actions with cards: they are played, led, exposed, named, taken back and spread."""
