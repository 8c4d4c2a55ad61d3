"""The edition of 2007, to which the modules beside this one add their functions."""

from bridgetable.rulings.editions import Edition

EDITION = Edition()
