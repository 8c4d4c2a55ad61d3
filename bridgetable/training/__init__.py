"""The trainer: what whoever rules first is asked, what is right of it, and how it is marked."""
