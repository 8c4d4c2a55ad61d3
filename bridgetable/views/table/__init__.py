"""What each watcher sees of the table."""
