"""The trainer: the questions for somebody who rules first, the right answers, and the marking."""
