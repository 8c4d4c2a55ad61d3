"""The page on which the program opens where nobody named a file."""
