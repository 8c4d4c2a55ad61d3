"""Going on at a table as people do, regularly or not: the caller chooses which irregularity is staged."""
