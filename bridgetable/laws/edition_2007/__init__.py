"""The Laws of 2007 where they are other than those of 2017: one module a law, named as its sibling above this folder.

A clause is cited here as everywhere in the program, by its number in 2017 where the book of 2017 has it (the register
says it in the numbers of 2007), else by its own.
"""

from bridgetable.rulings.editions import Edition

EDITION = Edition()
