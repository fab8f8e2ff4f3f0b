"""What strangers try against a server, in groups, each attempt small, bounded and named."""
