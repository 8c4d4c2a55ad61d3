"""The timeline under the table."""
