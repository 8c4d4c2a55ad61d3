"""The editor of a deal: four hands as cards round a compass, and beside them the board and what is wished for."""
