"""The views: the table, the panel and the transcript as values for one eye, without a screen."""
