"""Going on at a table as people do, regularly or not: every kind of irregularity can be staged, chosen by the caller."""
