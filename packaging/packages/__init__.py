"""The packages of the program: built, and then checked by installing and starting them.

`packaging/dev.py package` starts this in the environment of the checkout; each module is one kind of package, or one
thing that goes into several.
"""
