"""PBN files: scanned, read, checked and written."""
