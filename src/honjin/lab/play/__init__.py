"""Many games between bots: matches, simulations, tournaments, and where they are played and kept."""
