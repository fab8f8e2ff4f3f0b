"""The addresses of the JSON interface, by noun."""
