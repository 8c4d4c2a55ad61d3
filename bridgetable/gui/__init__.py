"""The screen: Qt draws views of the table and sends actions; it decides nothing."""
