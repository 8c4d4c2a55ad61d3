"""What each option of a question is worth: tricks and score by best play of all, under the restrictions it imposes."""
