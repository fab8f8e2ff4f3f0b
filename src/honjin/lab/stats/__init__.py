"""What many games show, in numbers with their intervals."""
