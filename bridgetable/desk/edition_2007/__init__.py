"""Pages that the Laws of 2007 have otherwise than those of 2017, each named as its sibling in the folder of a group.

A clause is cited as everywhere in the program, by its number in 2017 where the book of 2017 has it, else by its own.
"""
