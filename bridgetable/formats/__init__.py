"""Records of boards in files: PBN and LIN are read into one type, PBN is written, and records are acted out."""
