"""LIN files, the records of BBO: scanned, read and checked."""
