"""The server: live tables, storage, sessions, the JSON interface and the page."""
