"""What stands around the application: port, limits, addresses, the page's files."""
