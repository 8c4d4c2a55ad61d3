"""The command line: open the window, or print what a file holds without one."""
