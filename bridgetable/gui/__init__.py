"""What is on the screen: Qt draws views and sends actions; it decides nothing."""
