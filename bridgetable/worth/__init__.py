"""The worth of each option of a question: tricks and score by best play of all, under the restrictions it imposes."""
