"""History: the games that a guest has played, what they come to, and all of them to take home."""
