"""The director's desk: what is calculated after a ruling. A calculation is one file in the folder of its group."""
