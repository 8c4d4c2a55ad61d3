"""A session read from files: a `.match` file, a folder, PBN with its tables of scores, CSV."""
