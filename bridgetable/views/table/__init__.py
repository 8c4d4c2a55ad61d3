"""The table as each watcher sees it."""
