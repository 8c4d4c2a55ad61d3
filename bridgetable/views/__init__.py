"""Who may see what, and how it is said: the table, the panel and the transcript as values, without a screen."""
