"""The draft of 2006, never enacted, to which the modules beside this one add their functions."""

from bridgetable.rulings.editions import Edition

EDITION = Edition()
